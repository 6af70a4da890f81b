# The Capitals: los nombres de las losetas. Las bromas con nombres se quedan igual en todos los idiomas.

the-capitals-plant = Central eléctrica { $n }

## Losetas iniciales y el lago

the-capitals-tile-city-hall = Ayuntamiento
the-capitals-tile-hotel = Hotel
the-capitals-tile-lake = Lago

## Era I

the-capitals-tile-baker = Panadero
the-capitals-tile-barrel-factory = Fábrica de toneles
the-capitals-tile-bookseller = Librero
the-capitals-tile-brick-works = Fábrica de ladrillos
the-capitals-tile-cobbler = Zapatero
the-capitals-tile-cog-factory = Fábrica de engranajes
the-capitals-tile-courthouse = Palacio de Justicia
the-capitals-tile-dancing-horse-statue = Estatua del caballo danzante
the-capitals-tile-danncil-estate = Finca Danncil
the-capitals-tile-dillo-residences = Residencias Dillo
the-capitals-tile-doctor = Médico
the-capitals-tile-downtown-abode = Downtown Abode
the-capitals-tile-fountain = Fuente
the-capitals-tile-heritage-windmill = Molino de viento histórico
the-capitals-tile-iron-foundry = Fundición
the-capitals-tile-king-george-mansion = Mansión del Rey Jorge
the-capitals-tile-library = Biblioteca
the-capitals-tile-market = Mercado
the-capitals-tile-museum-of-industry = Museo de la Industria
the-capitals-tile-opera-house = Teatro de la Ópera
the-capitals-tile-park = Parque
the-capitals-tile-restaurant = Restaurante
the-capitals-tile-school-1 = Escuela (I)
the-capitals-tile-steam-engine-plant = Fábrica de máquinas de vapor
the-capitals-tile-train-station = Estación de tren
the-capitals-tile-tudor-townhouses = Casas adosadas Tudor
the-capitals-tile-victoria-terraces = Terrazas Victoria

## Era II

the-capitals-tile-bulls-eye-emporium = Bulls-Eye Emporium
the-capitals-tile-cogswell-cogs = Cogswell Cogs
the-capitals-tile-cole-harbor = Cole Harbor
the-capitals-tile-delight-consulting = Delight Consulting
the-capitals-tile-exxedout-oil-refinery = Refinería Exxedout
the-capitals-tile-fire-department = Parque de bomberos
the-capitals-tile-furley-apartments = Apartamentos Furley
the-capitals-tile-garden-gnome-mfg = Fábrica de enanos de jardín
the-capitals-tile-generally-electrical = Generally Electrical
the-capitals-tile-hotrock-tire-factory = Fábrica de neumáticos Hotrock
the-capitals-tile-inspiration-fountain = Fuente de la Inspiración
the-capitals-tile-jefferson-apartments = Apartamentos Jefferson
the-capitals-tile-luxury-lanes-mall = Galerías Luxury Lanes
the-capitals-tile-magnificent-arch = Arco Magnífico
the-capitals-tile-museum-of-art = Museo de Arte
the-capitals-tile-natural-history-museum = Museo de Historia Natural
the-capitals-tile-office-furniture-mfg = Fábrica de muebles de oficina
the-capitals-tile-osler-general = Hospital Osler
the-capitals-tile-police-station = Comisaría de policía
the-capitals-tile-public-utilities = Compañía de suministros
the-capitals-tile-school-2 = Escuela (II)
the-capitals-tile-science-center = Centro de Ciencias
the-capitals-tile-titan-of-progress = Titán del Progreso
the-capitals-tile-university = Universidad
the-capitals-tile-walled-mart = Walled Mart
the-capitals-tile-west-81st-street = West 81st Street
the-capitals-tile-windsor-cottages = Chalets Windsor

## Era III

the-capitals-tile-abl-semiconductor = Semiconductores ABL
the-capitals-tile-airport = Aeropuerto
the-capitals-tile-bel-air-tower = Torre Bel-Air
the-capitals-tile-belt-howl-labs = Laboratorios Belt & Howl
the-capitals-tile-boardgame-factory = Fábrica de juegos de mesa
the-capitals-tile-boing-aerospace = Boing Aerospace
the-capitals-tile-botanical-gardens = Jardín botánico
the-capitals-tile-community-center = Centro cívico
the-capitals-tile-convention-center = Centro de convenciones
the-capitals-tile-executive-estates = Villas de ejecutivos
the-capitals-tile-fertilizer-plant = Fábrica de fertilizantes
the-capitals-tile-hartwood-heights = Hartwood Heights
the-capitals-tile-high-finance-square = Plaza de las Altas Finanzas
the-capitals-tile-legacy-park-homes = Casas Legacy Park
the-capitals-tile-modern-dance-tribute = Homenaje a la danza moderna
the-capitals-tile-museum-of-history = Museo de Historia
the-capitals-tile-nature-trails = Senderos naturales
the-capitals-tile-penfield-health = Clínica Penfield
the-capitals-tile-prescott-pharmaceuticals = Farmacéutica Prescott
the-capitals-tile-recycling-facility = Planta de reciclaje
the-capitals-tile-royal-cinema = Cine Royal
the-capitals-tile-stadium = Estadio
the-capitals-tile-technotech-inc = Technotech Inc.
the-capitals-tile-the-villa = La Villa

## Prosperidad

the-capitals-tile-art-gallery = Galería de arte
the-capitals-tile-bus-station = Estación de autobuses
the-capitals-tile-casino = Casino
the-capitals-tile-church = Iglesia
the-capitals-tile-energy-research = Centro de investigación energética
the-capitals-tile-environmental-institute = Instituto medioambiental
the-capitals-tile-financial-district = Distrito financiero
the-capitals-tile-gene-research-lab = Laboratorio de genética
the-capitals-tile-international-bank = Banco internacional
the-capitals-tile-mayors-house = Casa del alcalde
the-capitals-tile-military-base = Base militar
the-capitals-tile-movie-studio = Estudio de cine
the-capitals-tile-multinational-corp = Multinacional
the-capitals-tile-public-meeting-hall = Sala de asambleas
the-capitals-tile-public-works-office = Oficina de obras públicas
the-capitals-tile-resort = Complejo turístico
the-capitals-tile-shopping-center = Centro comercial
the-capitals-tile-space-research-lab = Laboratorio espacial
the-capitals-tile-stock-exchange = Bolsa de valores
the-capitals-tile-subway = Metro
the-capitals-tile-technology-park = Parque tecnológico
the-capitals-tile-theatre = Teatro
the-capitals-tile-three-pennants = Three Pennants
the-capitals-tile-warehouse = Almacén
the-capitals-tile-world-wonder = Maravilla del mundo
