# Urban Sprawl: los nombres de las cartas, los puestos, las zonas, las vocaciones y los mazos.

## Puestos

urban-sprawl-office =
    { $office ->
        [mayor] Alcalde
        [district-attorney] Abogado del Distrito
        [treasurer] Tesorero
        [police-chief] Jefe de Policía
       *[union-boss] Jefe Sindical
    }

## Zonas; un parque no tiene, pero se nombra aquí

urban-sprawl-zone =
    { $zone ->
        [civ] cívica
        [com] comercial
        [ind] industrial
        [res] residencial
       *[park] parque
    }

## Vocaciones

urban-sprawl-vocation =
    { $vocation ->
        [finance] Finanzas
        [transportation] Transporte
        [education] Educación
        [energy] Energía
        [tourism] Turismo
        [factory] Fábrica
        [public-service] Servicios Públicos
       *[media] Medios de Comunicación
    }

## Mazos

urban-sprawl-deck =
    { $deck ->
        [planning] Planificación
        [town] Pueblo
        [city] Ciudad
       *[metropolis] Metrópolis
    }

## Mazo de Planificación

urban-sprawl-card-build-permit = Licencia de Construcción
urban-sprawl-card-urban-renewal = Renovación Urbana
urban-sprawl-card-local-headlines = Titulares Locales
urban-sprawl-card-luxury-taxes = Impuestos de Lujo
urban-sprawl-card-estate-auction = Subasta de Inmuebles
urban-sprawl-card-urban-decay = Deterioro Urbano
urban-sprawl-card-flood = Inundación
urban-sprawl-card-fire = Incendio
urban-sprawl-card-earthquake = Terremoto
urban-sprawl-card-market-survey = Estudio de Mercado
urban-sprawl-card-property-reassessment = Revisión Catastral
urban-sprawl-card-special-election = Elecciones Extraordinarias
urban-sprawl-card-parks-levy = Tasa de Parques
urban-sprawl-card-tourist-season = Temporada Turística
urban-sprawl-card-housing-boom = Auge de la Vivienda
urban-sprawl-card-state-grant = Subvención Estatal

## Mazo de Pueblo

urban-sprawl-card-clinic = Clínica
urban-sprawl-card-courthouse = Palacio de Justicia
urban-sprawl-card-fire-station = Parque de Bomberos
urban-sprawl-card-high-school = Instituto
urban-sprawl-card-library = Biblioteca
urban-sprawl-card-police-station = Comisaría
urban-sprawl-card-town-hall = Ayuntamiento
urban-sprawl-card-bank = Banco
urban-sprawl-card-newspaper = Periódico
urban-sprawl-card-general-store = Ultramarinos
urban-sprawl-card-hotel = Hotel
urban-sprawl-card-diner = Cafetería
urban-sprawl-card-movie-house = Cine
urban-sprawl-card-farmers-market = Mercado Agrícola
urban-sprawl-card-filling-station = Gasolinera
urban-sprawl-card-brewery = Fábrica de Cerveza
urban-sprawl-card-cannery = Fábrica de Conservas
urban-sprawl-card-sawmill = Aserradero
urban-sprawl-card-oil-well = Pozo de Petróleo
urban-sprawl-card-train-depot = Estación de Tren
urban-sprawl-card-quarry = Cantera
urban-sprawl-card-lumber-yard = Almacén de Madera
urban-sprawl-card-bungalows = Bungalós
urban-sprawl-card-boarding-house = Pensión
urban-sprawl-card-duplex = Casa Pareada
urban-sprawl-card-farmhouse = Granja
urban-sprawl-card-lakeside-cabins = Cabañas del Lago
urban-sprawl-card-row-houses = Casas Adosadas
urban-sprawl-card-trailer-park = Parque de Caravanas
urban-sprawl-card-victorian-manor = Mansión Victoriana
urban-sprawl-card-founders-day = Día de los Fundadores
urban-sprawl-card-new-main-street = Nueva Calle Mayor
urban-sprawl-card-railroad-arrives = Llega el Ferrocarril
urban-sprawl-card-county-seat = Capital del Condado
urban-sprawl-card-zoning-dispute = Disputa de Zonas
urban-sprawl-card-recall-petition = Petición de Revocación
urban-sprawl-card-airport = Aeropuerto

## Mazo de Ciudad

urban-sprawl-card-community-college = Colegio Universitario
urban-sprawl-card-hospital = Hospital
urban-sprawl-card-municipal-court = Juzgado Municipal
urban-sprawl-card-museum = Museo
urban-sprawl-card-prison = Prisión
urban-sprawl-card-public-works-depot = Depósito de Obras Públicas
urban-sprawl-card-botanical-garden = Jardín Botánico
urban-sprawl-card-civic-center = Centro Cívico
urban-sprawl-card-radio-station = Emisora de Radio
urban-sprawl-card-savings-and-loan = Caja de Ahorros
urban-sprawl-card-department-store = Grandes Almacenes
urban-sprawl-card-grand-hotel = Gran Hotel
urban-sprawl-card-nightclub = Club Nocturno
urban-sprawl-card-office-building = Edificio de Oficinas
urban-sprawl-card-shopping-center = Centro Comercial
urban-sprawl-card-amusement-park = Parque de Atracciones
urban-sprawl-card-warehouse = Almacén
urban-sprawl-card-power-plant = Central Eléctrica
urban-sprawl-card-auto-plant = Fábrica de Automóviles
urban-sprawl-card-rail-yard = Patio de Maniobras
urban-sprawl-card-oil-refinery = Refinería de Petróleo
urban-sprawl-card-steel-mill = Acería
urban-sprawl-card-landfill = Vertedero
urban-sprawl-card-apartment-block = Bloque de Pisos
urban-sprawl-card-condominiums = Condominio
urban-sprawl-card-garden-homes = Casas con Jardín
urban-sprawl-card-gated-community = Urbanización Cerrada
urban-sprawl-card-subdivision = Urbanización
urban-sprawl-card-tenement = Casa de Vecindad
urban-sprawl-card-lake-house-estates = Villas del Lago
urban-sprawl-card-business-relocation = Traslado de Empresas
urban-sprawl-card-labor-strike = Huelga
urban-sprawl-card-court-injunction = Orden Judicial
urban-sprawl-card-crackdown = Mano Dura
urban-sprawl-card-bond-measure = Emisión de Bonos
urban-sprawl-card-downtown-revival = Renacer del Centro
urban-sprawl-card-sports-team = Equipo de Deportes

## Mazo de Metrópolis

urban-sprawl-card-university = Universidad
urban-sprawl-card-temple = Templo
urban-sprawl-card-medical-center = Centro Médico
urban-sprawl-card-capitol-building = Capitolio
urban-sprawl-card-art-museum = Museo de Arte
urban-sprawl-card-research-institute = Instituto de Investigación
urban-sprawl-card-federal-building = Edificio Federal
urban-sprawl-card-sports-arena = Palacio de Deportes
urban-sprawl-card-corporate-hq = CG Corporativo
urban-sprawl-card-marina = Puerto Deportivo
urban-sprawl-card-television-station = Emisora de Televisión
urban-sprawl-card-casino = Casino
urban-sprawl-card-mega-mall = Hipermercado
urban-sprawl-card-skyscraper = Rascacielos
urban-sprawl-card-stock-exchange = Bolsa de Valores
urban-sprawl-card-trade-center = Centro de Negocios
urban-sprawl-card-port = Puerto
urban-sprawl-card-nuclear-plant = Central Nuclear
urban-sprawl-card-chemical-works = Planta Química
urban-sprawl-card-distribution-hub = Centro Logístico
urban-sprawl-card-electronics-plant = Fábrica de Electrónica
urban-sprawl-card-hydroelectric-dam = Presa Hidroeléctrica
urban-sprawl-card-recycling-center = Centro de Reciclaje
urban-sprawl-card-high-rise-apartments = Torre Residencial
urban-sprawl-card-luxury-condos = Pisos de Lujo
urban-sprawl-card-artist-lofts = Lofts de Artistas
urban-sprawl-card-historic-district = Barrio Histórico
urban-sprawl-card-planned-community = Comunidad Planificada
urban-sprawl-card-waterfront-towers = Torres Frente al Agua
urban-sprawl-card-penthouse-tower = Torre de Áticos
urban-sprawl-card-skyline-award = Premio Skyline
urban-sprawl-card-market-boom = Auge del Mercado
urban-sprawl-card-enterprise-zone = Zona Empresarial
urban-sprawl-card-gentrification = Gentrificación
urban-sprawl-card-hostile-takeover = Adquisición Hostil
urban-sprawl-card-corruption-probe = Investigación por Corrupción
urban-sprawl-card-olympic-games = Juegos Olímpicos
