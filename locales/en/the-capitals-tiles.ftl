# The Capitals: the names of the tiles. Jokes on names stay as they are in every language.

the-capitals-plant = Power Plant { $n }

## Starting tiles and the Lake

the-capitals-tile-city-hall = City Hall
the-capitals-tile-hotel = Hotel
the-capitals-tile-lake = Lake

## Era I

the-capitals-tile-baker = Baker
the-capitals-tile-barrel-factory = Barrel Factory
the-capitals-tile-bookseller = Bookseller
the-capitals-tile-brick-works = Brick Works
the-capitals-tile-cobbler = Cobbler
the-capitals-tile-cog-factory = Cog Factory
the-capitals-tile-courthouse = Courthouse
the-capitals-tile-dancing-horse-statue = Dancing Horse Statue
the-capitals-tile-danncil-estate = Danncil Estate
the-capitals-tile-dillo-residences = Dillo Residences
the-capitals-tile-doctor = Doctor
the-capitals-tile-downtown-abode = Downtown Abode
the-capitals-tile-fountain = Fountain
the-capitals-tile-heritage-windmill = Heritage Windmill
the-capitals-tile-iron-foundry = Iron Foundry
the-capitals-tile-king-george-mansion = King George Mansion
the-capitals-tile-library = Library
the-capitals-tile-market = Market
the-capitals-tile-museum-of-industry = Museum of Industry
the-capitals-tile-opera-house = Opera House
the-capitals-tile-park = Park
the-capitals-tile-restaurant = Restaurant
the-capitals-tile-school-1 = School (I)
the-capitals-tile-steam-engine-plant = Steam Engine Plant
the-capitals-tile-train-station = Train Station
the-capitals-tile-tudor-townhouses = Tudor Townhouses
the-capitals-tile-victoria-terraces = Victoria Terraces

## Era II

the-capitals-tile-bulls-eye-emporium = Bulls-Eye Emporium
the-capitals-tile-cogswell-cogs = Cogswell Cogs
the-capitals-tile-cole-harbor = Cole Harbor
the-capitals-tile-delight-consulting = Delight Consulting
the-capitals-tile-exxedout-oil-refinery = Exxedout Oil Refinery
the-capitals-tile-fire-department = Fire Department
the-capitals-tile-furley-apartments = Furley Apartments
the-capitals-tile-garden-gnome-mfg = Garden Gnome Mfg
the-capitals-tile-generally-electrical = Generally Electrical
the-capitals-tile-hotrock-tire-factory = Hotrock Tire Factory
the-capitals-tile-inspiration-fountain = Inspiration Fountain
the-capitals-tile-jefferson-apartments = Jefferson Apartments
the-capitals-tile-luxury-lanes-mall = Luxury Lanes Mall
the-capitals-tile-magnificent-arch = Magnificent Arch
the-capitals-tile-museum-of-art = Museum of Art
the-capitals-tile-natural-history-museum = Natural History Museum
the-capitals-tile-office-furniture-mfg = Office Furniture Mfg
the-capitals-tile-osler-general = Osler General
the-capitals-tile-police-station = Police Station
the-capitals-tile-public-utilities = Public Utilities
the-capitals-tile-school-2 = School (II)
the-capitals-tile-science-center = Science Center
the-capitals-tile-titan-of-progress = Titan of Progress
the-capitals-tile-university = University
the-capitals-tile-walled-mart = Walled Mart
the-capitals-tile-west-81st-street = West 81st Street
the-capitals-tile-windsor-cottages = Windsor Cottages

## Era III

the-capitals-tile-abl-semiconductor = ABL Semiconductor
the-capitals-tile-airport = Airport
the-capitals-tile-bel-air-tower = Bel-Air Tower
the-capitals-tile-belt-howl-labs = Belt & Howl Labs
the-capitals-tile-boardgame-factory = Boardgame Factory
the-capitals-tile-boing-aerospace = Boing Aerospace
the-capitals-tile-botanical-gardens = Botanical Gardens
the-capitals-tile-community-center = Community Center
the-capitals-tile-convention-center = Convention Center
the-capitals-tile-executive-estates = Executive Estates
the-capitals-tile-fertilizer-plant = Fertilizer Plant
the-capitals-tile-hartwood-heights = Hartwood Heights
the-capitals-tile-high-finance-square = High Finance Square
the-capitals-tile-legacy-park-homes = Legacy Park Homes
the-capitals-tile-modern-dance-tribute = Modern Dance Tribute
the-capitals-tile-museum-of-history = Museum of History
the-capitals-tile-nature-trails = Nature Trails
the-capitals-tile-penfield-health = Penfield Health
the-capitals-tile-prescott-pharmaceuticals = Prescott Pharmaceuticals
the-capitals-tile-recycling-facility = Recycling Facility
the-capitals-tile-royal-cinema = Royal Cinema
the-capitals-tile-stadium = Stadium
the-capitals-tile-technotech-inc = Technotech Inc.
the-capitals-tile-the-villa = The Villa

## Prosperity

the-capitals-tile-art-gallery = Art Gallery
the-capitals-tile-bus-station = Bus Station
the-capitals-tile-casino = Casino
the-capitals-tile-church = Church
the-capitals-tile-energy-research = Energy Research
the-capitals-tile-environmental-institute = Environmental Institute
the-capitals-tile-financial-district = Financial District
the-capitals-tile-gene-research-lab = Gene Research Lab
the-capitals-tile-international-bank = International Bank
the-capitals-tile-mayors-house = Mayor’s House
the-capitals-tile-military-base = Military Base
the-capitals-tile-movie-studio = Movie Studio
the-capitals-tile-multinational-corp = Multinational Corp
the-capitals-tile-public-meeting-hall = Public Meeting Hall
the-capitals-tile-public-works-office = Public Works Office
the-capitals-tile-resort = Resort
the-capitals-tile-shopping-center = Shopping Center
the-capitals-tile-space-research-lab = Space Research Lab
the-capitals-tile-stock-exchange = Stock Exchange
the-capitals-tile-subway = Subway
the-capitals-tile-technology-park = Technology Park
the-capitals-tile-theatre = Theatre
the-capitals-tile-three-pennants = Three Pennants
the-capitals-tile-warehouse = Warehouse
the-capitals-tile-world-wonder = World Wonder
