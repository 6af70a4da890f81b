# The Capitals: i nomi delle tessere. I giochi di parole sui nomi restano uguali in ogni lingua.

the-capitals-plant = Centrale elettrica { $n }

## Edifici di partenza e il lago

the-capitals-tile-city-hall = Municipio
the-capitals-tile-hotel = Hotel
the-capitals-tile-lake = Lago

## Era I

the-capitals-tile-baker = Fornaio
the-capitals-tile-barrel-factory = Fabbrica di botti
the-capitals-tile-bookseller = Libraio
the-capitals-tile-brick-works = Fabbrica di mattoni
the-capitals-tile-cobbler = Calzolaio
the-capitals-tile-cog-factory = Fabbrica di ingranaggi
the-capitals-tile-courthouse = Tribunale
the-capitals-tile-dancing-horse-statue = Statua del cavallo danzante
the-capitals-tile-danncil-estate = Tenuta Danncil
the-capitals-tile-dillo-residences = Residenze Dillo
the-capitals-tile-doctor = Dottore
the-capitals-tile-downtown-abode = Downtown Abode
the-capitals-tile-fountain = Fontana
the-capitals-tile-heritage-windmill = Mulino a vento storico
the-capitals-tile-iron-foundry = Fonderia
the-capitals-tile-king-george-mansion = Palazzo Re Giorgio
the-capitals-tile-library = Biblioteca
the-capitals-tile-market = Mercato
the-capitals-tile-museum-of-industry = Museo dell’Industria
the-capitals-tile-opera-house = Teatro dell’Opera
the-capitals-tile-park = Parco
the-capitals-tile-restaurant = Ristorante
the-capitals-tile-school-1 = Scuola (I)
the-capitals-tile-steam-engine-plant = Fabbrica di macchine a vapore
the-capitals-tile-train-station = Stazione ferroviaria
the-capitals-tile-tudor-townhouses = Case a schiera Tudor
the-capitals-tile-victoria-terraces = Terrazze Victoria

## Era II

the-capitals-tile-bulls-eye-emporium = Bulls-Eye Emporium
the-capitals-tile-cogswell-cogs = Cogswell Cogs
the-capitals-tile-cole-harbor = Cole Harbor
the-capitals-tile-delight-consulting = Delight Consulting
the-capitals-tile-exxedout-oil-refinery = Raffineria Exxedout
the-capitals-tile-fire-department = Caserma dei pompieri
the-capitals-tile-furley-apartments = Appartamenti Furley
the-capitals-tile-garden-gnome-mfg = Fabbrica di nani da giardino
the-capitals-tile-generally-electrical = Generally Electrical
the-capitals-tile-hotrock-tire-factory = Fabbrica di pneumatici Hotrock
the-capitals-tile-inspiration-fountain = Fontana dell’Ispirazione
the-capitals-tile-jefferson-apartments = Appartamenti Jefferson
the-capitals-tile-luxury-lanes-mall = Galleria Luxury Lanes
the-capitals-tile-magnificent-arch = Magnifico Arco
the-capitals-tile-museum-of-art = Museo d’Arte
the-capitals-tile-natural-history-museum = Museo di Storia Naturale
the-capitals-tile-office-furniture-mfg = Fabbrica di mobili per ufficio
the-capitals-tile-osler-general = Ospedale Osler
the-capitals-tile-police-station = Stazione di polizia
the-capitals-tile-public-utilities = Azienda municipalizzata
the-capitals-tile-school-2 = Scuola (II)
the-capitals-tile-science-center = Centro Scientifico
the-capitals-tile-titan-of-progress = Titano del Progresso
the-capitals-tile-university = Università
the-capitals-tile-walled-mart = Walled Mart
the-capitals-tile-west-81st-street = West 81st Street
the-capitals-tile-windsor-cottages = Villini Windsor

## Era III

the-capitals-tile-abl-semiconductor = Semiconduttori ABL
the-capitals-tile-airport = Aeroporto
the-capitals-tile-bel-air-tower = Torre Bel-Air
the-capitals-tile-belt-howl-labs = Laboratori Belt & Howl
the-capitals-tile-boardgame-factory = Fabbrica di giochi da tavolo
the-capitals-tile-boing-aerospace = Boing Aerospace
the-capitals-tile-botanical-gardens = Giardini botanici
the-capitals-tile-community-center = Centro civico
the-capitals-tile-convention-center = Centro congressi
the-capitals-tile-executive-estates = Ville dei dirigenti
the-capitals-tile-fertilizer-plant = Fabbrica di fertilizzanti
the-capitals-tile-hartwood-heights = Hartwood Heights
the-capitals-tile-high-finance-square = Piazza dell’Alta Finanza
the-capitals-tile-legacy-park-homes = Case Legacy Park
the-capitals-tile-modern-dance-tribute = Omaggio alla danza moderna
the-capitals-tile-museum-of-history = Museo di Storia
the-capitals-tile-nature-trails = Sentieri nella natura
the-capitals-tile-penfield-health = Clinica Penfield
the-capitals-tile-prescott-pharmaceuticals = Farmaceutica Prescott
the-capitals-tile-recycling-facility = Impianto di riciclaggio
the-capitals-tile-royal-cinema = Cinema Royal
the-capitals-tile-stadium = Stadio
the-capitals-tile-technotech-inc = Technotech Inc.
the-capitals-tile-the-villa = La Villa

## Prosperità

the-capitals-tile-art-gallery = Galleria d’arte
the-capitals-tile-bus-station = Stazione degli autobus
the-capitals-tile-casino = Casinò
the-capitals-tile-church = Chiesa
the-capitals-tile-energy-research = Centro di ricerca energetica
the-capitals-tile-environmental-institute = Istituto per l’ambiente
the-capitals-tile-financial-district = Distretto finanziario
the-capitals-tile-gene-research-lab = Laboratorio di genetica
the-capitals-tile-international-bank = Banca internazionale
the-capitals-tile-mayors-house = Casa del sindaco
the-capitals-tile-military-base = Base militare
the-capitals-tile-movie-studio = Studio cinematografico
the-capitals-tile-multinational-corp = Multinazionale
the-capitals-tile-public-meeting-hall = Sala delle assemblee
the-capitals-tile-public-works-office = Ufficio lavori pubblici
the-capitals-tile-resort = Resort
the-capitals-tile-shopping-center = Centro commerciale
the-capitals-tile-space-research-lab = Laboratorio spaziale
the-capitals-tile-stock-exchange = Borsa valori
the-capitals-tile-subway = Metropolitana
the-capitals-tile-technology-park = Parco tecnologico
the-capitals-tile-theatre = Teatro
the-capitals-tile-three-pennants = Three Pennants
the-capitals-tile-warehouse = Magazzino
the-capitals-tile-world-wonder = Meraviglia del mondo
