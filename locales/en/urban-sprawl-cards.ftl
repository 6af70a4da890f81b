# Urban Sprawl: the names of the cards, offices, zones, vocations and decks.

## Offices

urban-sprawl-office =
    { $office ->
        [mayor] Mayor
        [district-attorney] District Attorney
        [treasurer] Treasurer
        [police-chief] Police Chief
       *[union-boss] Union Boss
    }

## Zones; a park is of none, but is named here too

urban-sprawl-zone =
    { $zone ->
        [civ] civic
        [com] commercial
        [ind] industrial
        [res] residential
       *[park] park
    }

## Vocations

urban-sprawl-vocation =
    { $vocation ->
        [finance] Finance
        [transportation] Transportation
        [education] Education
        [energy] Energy
        [tourism] Tourism
        [factory] Factory
        [public-service] Public Service
       *[media] Media
    }

## Decks

urban-sprawl-deck =
    { $deck ->
        [planning] Planning
        [town] Town
        [city] City
       *[metropolis] Metropolis
    }

## Planning deck

urban-sprawl-card-build-permit = Build Permit
urban-sprawl-card-urban-renewal = Urban Renewal
urban-sprawl-card-local-headlines = Local Headlines
urban-sprawl-card-luxury-taxes = Luxury Taxes
urban-sprawl-card-estate-auction = Estate Auction
urban-sprawl-card-urban-decay = Urban Decay
urban-sprawl-card-flood = Flood
urban-sprawl-card-fire = Fire
urban-sprawl-card-earthquake = Earthquake
urban-sprawl-card-market-survey = Market Survey
urban-sprawl-card-property-reassessment = Property Reassessment
urban-sprawl-card-special-election = Special Election
urban-sprawl-card-parks-levy = Parks Levy
urban-sprawl-card-tourist-season = Tourist Season
urban-sprawl-card-housing-boom = Housing Boom
urban-sprawl-card-state-grant = State Grant

## Town deck

urban-sprawl-card-clinic = Clinic
urban-sprawl-card-courthouse = Courthouse
urban-sprawl-card-fire-station = Fire Station
urban-sprawl-card-high-school = High School
urban-sprawl-card-library = Library
urban-sprawl-card-police-station = Police Station
urban-sprawl-card-town-hall = Town Hall
urban-sprawl-card-bank = Bank
urban-sprawl-card-newspaper = Newspaper
urban-sprawl-card-general-store = General Store
urban-sprawl-card-hotel = Hotel
urban-sprawl-card-diner = Diner
urban-sprawl-card-movie-house = Movie House
urban-sprawl-card-farmers-market = Farmers Market
urban-sprawl-card-filling-station = Filling Station
urban-sprawl-card-brewery = Brewery
urban-sprawl-card-cannery = Cannery
urban-sprawl-card-sawmill = Sawmill
urban-sprawl-card-oil-well = Oil Well
urban-sprawl-card-train-depot = Train Depot
urban-sprawl-card-quarry = Quarry
urban-sprawl-card-lumber-yard = Lumber Yard
urban-sprawl-card-bungalows = Bungalows
urban-sprawl-card-boarding-house = Boarding House
urban-sprawl-card-duplex = Duplex
urban-sprawl-card-farmhouse = Farmhouse
urban-sprawl-card-lakeside-cabins = Lakeside Cabins
urban-sprawl-card-row-houses = Row Houses
urban-sprawl-card-trailer-park = Trailer Park
urban-sprawl-card-victorian-manor = Victorian Manor
urban-sprawl-card-founders-day = Founders Day
urban-sprawl-card-new-main-street = New Main Street
urban-sprawl-card-railroad-arrives = Railroad Arrives
urban-sprawl-card-county-seat = County Seat
urban-sprawl-card-zoning-dispute = Zoning Dispute
urban-sprawl-card-recall-petition = Recall Petition
urban-sprawl-card-airport = Airport

## City deck

urban-sprawl-card-community-college = Community College
urban-sprawl-card-hospital = Hospital
urban-sprawl-card-municipal-court = Municipal Court
urban-sprawl-card-museum = Museum
urban-sprawl-card-prison = Prison
urban-sprawl-card-public-works-depot = Public Works Depot
urban-sprawl-card-botanical-garden = Botanical Garden
urban-sprawl-card-civic-center = Civic Center
urban-sprawl-card-radio-station = Radio Station
urban-sprawl-card-savings-and-loan = Savings and Loan
urban-sprawl-card-department-store = Department Store
urban-sprawl-card-grand-hotel = Grand Hotel
urban-sprawl-card-nightclub = Nightclub
urban-sprawl-card-office-building = Office Building
urban-sprawl-card-shopping-center = Shopping Center
urban-sprawl-card-amusement-park = Amusement Park
urban-sprawl-card-warehouse = Warehouse
urban-sprawl-card-power-plant = Power Plant
urban-sprawl-card-auto-plant = Auto Plant
urban-sprawl-card-rail-yard = Rail Yard
urban-sprawl-card-oil-refinery = Oil Refinery
urban-sprawl-card-steel-mill = Steel Mill
urban-sprawl-card-landfill = Landfill
urban-sprawl-card-apartment-block = Apartment Block
urban-sprawl-card-condominiums = Condominiums
urban-sprawl-card-garden-homes = Garden Homes
urban-sprawl-card-gated-community = Gated Community
urban-sprawl-card-subdivision = Subdivision
urban-sprawl-card-tenement = Tenement
urban-sprawl-card-lake-house-estates = Lake House Estates
urban-sprawl-card-business-relocation = Business Relocation
urban-sprawl-card-labor-strike = Labor Strike
urban-sprawl-card-court-injunction = Court Injunction
urban-sprawl-card-crackdown = Crackdown
urban-sprawl-card-bond-measure = Bond Measure
urban-sprawl-card-downtown-revival = Downtown Revival
urban-sprawl-card-sports-team = Sports Team

## Metropolis deck

urban-sprawl-card-university = University
urban-sprawl-card-temple = Temple
urban-sprawl-card-medical-center = Medical Center
urban-sprawl-card-capitol-building = Capitol Building
urban-sprawl-card-art-museum = Art Museum
urban-sprawl-card-research-institute = Research Institute
urban-sprawl-card-federal-building = Federal Building
urban-sprawl-card-sports-arena = Sports Arena
urban-sprawl-card-corporate-hq = Corporate HQ
urban-sprawl-card-marina = Marina
urban-sprawl-card-television-station = Television Station
urban-sprawl-card-casino = Casino
urban-sprawl-card-mega-mall = Mega Mall
urban-sprawl-card-skyscraper = Skyscraper
urban-sprawl-card-stock-exchange = Stock Exchange
urban-sprawl-card-trade-center = Trade Center
urban-sprawl-card-port = Port
urban-sprawl-card-nuclear-plant = Nuclear Plant
urban-sprawl-card-chemical-works = Chemical Works
urban-sprawl-card-distribution-hub = Distribution Hub
urban-sprawl-card-electronics-plant = Electronics Plant
urban-sprawl-card-hydroelectric-dam = Hydroelectric Dam
urban-sprawl-card-recycling-center = Recycling Center
urban-sprawl-card-high-rise-apartments = High-Rise Apartments
urban-sprawl-card-luxury-condos = Luxury Condos
urban-sprawl-card-artist-lofts = Artist Lofts
urban-sprawl-card-historic-district = Historic District
urban-sprawl-card-planned-community = Planned Community
urban-sprawl-card-waterfront-towers = Waterfront Towers
urban-sprawl-card-penthouse-tower = Penthouse Tower
urban-sprawl-card-skyline-award = Skyline Award
urban-sprawl-card-market-boom = Market Boom
urban-sprawl-card-enterprise-zone = Enterprise Zone
urban-sprawl-card-gentrification = Gentrification
urban-sprawl-card-hostile-takeover = Hostile Takeover
urban-sprawl-card-corruption-probe = Corruption Probe
urban-sprawl-card-olympic-games = Olympic Games
