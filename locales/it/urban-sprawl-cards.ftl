# Urban Sprawl: i nomi delle carte, delle cariche, delle zone, dei professionisti e dei mazzi.

## Cariche

urban-sprawl-office =
    { $office ->
        [mayor] Sindaco
        [district-attorney] Procuratore Distrettuale
        [treasurer] Tesoriere
        [police-chief] Capo della Polizia
       *[union-boss] Presidente del Sindacato
    }

## Zone; un parco non ne ha, ma ha qui il suo nome

urban-sprawl-zone =
    { $zone ->
        [civ] civica
        [com] commerciale
        [ind] industriale
        [res] residenziale
       *[park] parco
    }

## Professionisti

urban-sprawl-vocation =
    { $vocation ->
        [finance] Finanza
        [transportation] Trasporti
        [education] Istruzione
        [energy] Energia
        [tourism] Turismo
        [factory] Fabbrica
        [public-service] Servizi Pubblici
       *[media] Pubblicitario
    }

## Mazzi

urban-sprawl-deck =
    { $deck ->
        [planning] Progettazione
        [town] Paese
        [city] Città
       *[metropolis] Metropoli
    }

## Mazzo Progettazione

urban-sprawl-card-build-permit = Permesso Edilizio
urban-sprawl-card-urban-renewal = Riqualificazione Urbana
urban-sprawl-card-local-headlines = Notizie Locali
urban-sprawl-card-luxury-taxes = Imposta sul Lusso
urban-sprawl-card-estate-auction = Asta Immobiliare
urban-sprawl-card-urban-decay = Decadenza Urbana
urban-sprawl-card-flood = Alluvione
urban-sprawl-card-fire = Incendio
urban-sprawl-card-earthquake = Terremoto
urban-sprawl-card-market-survey = Indagine di Mercato
urban-sprawl-card-property-reassessment = Revisione Catastale
urban-sprawl-card-special-election = Elezione Straordinaria
urban-sprawl-card-parks-levy = Tassa per i Parchi
urban-sprawl-card-tourist-season = Stagione Turistica
urban-sprawl-card-housing-boom = Boom degli Alloggi
urban-sprawl-card-state-grant = Contributo Statale

## Mazzo Paese

urban-sprawl-card-clinic = Clinica
urban-sprawl-card-courthouse = Palazzo di Giustizia
urban-sprawl-card-fire-station = Caserma dei Pompieri
urban-sprawl-card-high-school = Scuola Superiore
urban-sprawl-card-library = Biblioteca
urban-sprawl-card-police-station = Commissariato
urban-sprawl-card-town-hall = Municipio
urban-sprawl-card-bank = Banca
urban-sprawl-card-newspaper = Giornale
urban-sprawl-card-general-store = Emporio
urban-sprawl-card-hotel = Albergo
urban-sprawl-card-diner = Tavola Calda
urban-sprawl-card-movie-house = Cinema
urban-sprawl-card-farmers-market = Mercato Contadino
urban-sprawl-card-filling-station = Stazione di Servizio
urban-sprawl-card-brewery = Birrificio
urban-sprawl-card-cannery = Conservificio
urban-sprawl-card-sawmill = Segheria
urban-sprawl-card-oil-well = Pozzo di Petrolio
urban-sprawl-card-train-depot = Stazione Ferroviaria
urban-sprawl-card-quarry = Cava
urban-sprawl-card-lumber-yard = Deposito di Legname
urban-sprawl-card-bungalows = Villini
urban-sprawl-card-boarding-house = Pensione
urban-sprawl-card-duplex = Casa Bifamiliare
urban-sprawl-card-farmhouse = Casa Colonica
urban-sprawl-card-lakeside-cabins = Casette sul Lago
urban-sprawl-card-row-houses = Case a Schiera
urban-sprawl-card-trailer-park = Campo di Case Mobili
urban-sprawl-card-victorian-manor = Villa Vittoriana
urban-sprawl-card-founders-day = Festa dei Fondatori
urban-sprawl-card-new-main-street = Nuovo Corso Principale
urban-sprawl-card-railroad-arrives = Arriva la Ferrovia
urban-sprawl-card-county-seat = Capoluogo di Contea
urban-sprawl-card-zoning-dispute = Disputa sulle Zone
urban-sprawl-card-recall-petition = Petizione di Revoca
urban-sprawl-card-airport = Aeroporto

## Mazzo Città

urban-sprawl-card-community-college = Collegio Universitario
urban-sprawl-card-hospital = Ospedale
urban-sprawl-card-municipal-court = Corte Comunale
urban-sprawl-card-museum = Museo
urban-sprawl-card-prison = Prigione
urban-sprawl-card-public-works-depot = Deposito Lavori Pubblici
urban-sprawl-card-botanical-garden = Orto Botanico
urban-sprawl-card-civic-center = Centro Civico
urban-sprawl-card-radio-station = Stazione Radio
urban-sprawl-card-savings-and-loan = Cassa di Risparmio
urban-sprawl-card-department-store = Grande Magazzino
urban-sprawl-card-grand-hotel = Grand Hotel
urban-sprawl-card-nightclub = Locale Notturno
urban-sprawl-card-office-building = Palazzo per Uffici
urban-sprawl-card-shopping-center = Centro Commerciale
urban-sprawl-card-amusement-park = Parco Divertimenti
urban-sprawl-card-warehouse = Magazzino
urban-sprawl-card-power-plant = Centrale Elettrica
urban-sprawl-card-auto-plant = Fabbrica di Automobili
urban-sprawl-card-rail-yard = Scalo Ferroviario
urban-sprawl-card-oil-refinery = Raffineria di Petrolio
urban-sprawl-card-steel-mill = Acciaieria
urban-sprawl-card-landfill = Discarica
urban-sprawl-card-apartment-block = Palazzo di Appartamenti
urban-sprawl-card-condominiums = Condominio
urban-sprawl-card-garden-homes = Case con Giardino
urban-sprawl-card-gated-community = Complesso Recintato
urban-sprawl-card-subdivision = Lottizzazione
urban-sprawl-card-tenement = Caseggiato
urban-sprawl-card-lake-house-estates = Ville sul Lago
urban-sprawl-card-business-relocation = Trasferimento Ufficio
urban-sprawl-card-labor-strike = Sciopero
urban-sprawl-card-court-injunction = Ingiunzione del Tribunale
urban-sprawl-card-crackdown = Giro di Vite
urban-sprawl-card-bond-measure = Emissione di Obbligazioni
urban-sprawl-card-downtown-revival = Rinascita del Centro
urban-sprawl-card-sports-team = Squadra Sportiva

## Mazzo Metropoli

urban-sprawl-card-university = Università
urban-sprawl-card-temple = Tempio
urban-sprawl-card-medical-center = Centro Medico
urban-sprawl-card-capitol-building = Campidoglio
urban-sprawl-card-art-museum = Museo d’Arte
urban-sprawl-card-research-institute = Istituto di Ricerca
urban-sprawl-card-federal-building = Palazzo Federale
urban-sprawl-card-sports-arena = Palazzo dello Sport
urban-sprawl-card-corporate-hq = Sede Aziendale
urban-sprawl-card-marina = Marina
urban-sprawl-card-television-station = Stazione Televisiva
urban-sprawl-card-casino = Casinò
urban-sprawl-card-mega-mall = Ipermercato
urban-sprawl-card-skyscraper = Grattacielo
urban-sprawl-card-stock-exchange = Borsa Valori
urban-sprawl-card-trade-center = Centro d’Affari
urban-sprawl-card-port = Porto
urban-sprawl-card-nuclear-plant = Centrale Nucleare
urban-sprawl-card-chemical-works = Stabilimento Chimico
urban-sprawl-card-distribution-hub = Polo Logistico
urban-sprawl-card-electronics-plant = Fabbrica di Elettronica
urban-sprawl-card-hydroelectric-dam = Diga Idroelettrica
urban-sprawl-card-recycling-center = Centro di Riciclaggio
urban-sprawl-card-high-rise-apartments = Torre Residenziale
urban-sprawl-card-luxury-condos = Residenze di Lusso
urban-sprawl-card-artist-lofts = Loft per Artisti
urban-sprawl-card-historic-district = Quartiere Storico
urban-sprawl-card-planned-community = Comunità Pianificata
urban-sprawl-card-waterfront-towers = Torri sull’Acqua
urban-sprawl-card-penthouse-tower = Torre degli Attici
urban-sprawl-card-skyline-award = Premio Skyline
urban-sprawl-card-market-boom = Boom di Mercato
urban-sprawl-card-enterprise-zone = Zona d’Impresa
urban-sprawl-card-gentrification = Gentrificazione
urban-sprawl-card-hostile-takeover = Scalata Ostile
urban-sprawl-card-corruption-probe = Inchiesta per Corruzione
urban-sprawl-card-olympic-games = Giochi Olimpici
