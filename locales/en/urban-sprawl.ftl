# Urban Sprawl: what the game says. Lots are named by column and row: the top left one is A1.

urban-sprawl-name = Urban Sprawl
urban-sprawl-blurb = Permits, elections and prestige, from a small town to a metropolis.
urban-sprawl-option-length = Length
urban-sprawl-option-length-standard = Standard
urban-sprawl-option-length-short = Short
urban-sprawl-option-length-long = Long
urban-sprawl-option-metropolis = Strongest Metropolis contracts
urban-sprawl-option-metropolis-printed = As printed
urban-sprawl-option-metropolis-tamed = Tamed: 2 instead of 4
urban-sprawl-option-airport = Offices after Airport
urban-sprawl-option-airport-vacant = Vacant until their next election
urban-sprawl-option-airport-elected = Elected at once

## What can be answered beforehand

urban-sprawl-standing-vocation = A vocation tile of yours scores
urban-sprawl-standing-vocation-wealth = Always wealth
urban-sprawl-standing-vocation-prestige = Always prestige
urban-sprawl-standing-pay-you = You pay the builder, in wealth or prestige
urban-sprawl-standing-pay-you-wealth = Always wealth
urban-sprawl-standing-pay-you-prestige = Always prestige
urban-sprawl-standing-pay-or-lose = You pay or lose a building
urban-sprawl-standing-pay-or-lose-pay = Always pay, if I can
urban-sprawl-standing-steal = You may take a vocation tile from an opponent
urban-sprawl-standing-steal-decline = Never take one
urban-sprawl-standing-move = You may move a marker
urban-sprawl-standing-move-decline = Never move one
urban-sprawl-standing-uncontrol = You may take the cube off a building
urban-sprawl-standing-uncontrol-decline = Never take one off
urban-sprawl-standing-claim = You may put a cube on an uncontrolled building
urban-sprawl-standing-claim-decline = Never claim one
urban-sprawl-standing-elect = You decide a tie in an election
urban-sprawl-standing-elect-self = Always me, if I am tied
urban-sprawl-standing-contractor = You decide a tie for the Contractor
urban-sprawl-standing-contractor-self = Always me, if I am tied
urban-sprawl-standing-order = Several must choose: you set the order
urban-sprawl-standing-order-clockwise = Always clockwise

## Places and things

urban-sprawl-lot =
    { $column ->
        [a] A
        [b] B
        [c] C
        [d] D
        [e] E
        [f] F
        [g] G
        [h] H
        [i] I
        [j] J
        [k] K
       *[l] L
    }{ $row }
urban-sprawl-lots = { $a }+{ $b }
urban-sprawl-space =
    { $space ->
        [T0] top space A–D
        [T1] top space E–H
        [T2] top space I–L
        [R0] right space 1–2
        [R1] right space 3–4
        [R2] right space 5–6
        [R3] right space 7–8
        [R4] right space 9–10
       *[R5] right space 11–12
    }
urban-sprawl-row =
    { $row ->
        [L0] lots in rows 1–4
        [L1] lots in rows 5–8
        [L2] lots in rows 9–12
        [B0] lots in columns A–B
        [B1] lots in columns C–D
        [B2] lots in columns E–F
        [B3] lots in columns G–H
        [B4] lots in columns I–J
        [B5] lots in columns K–L
        [T0] lots in columns A–D
        [T1] lots in columns E–H
        [T2] lots in columns I–L
        [R0] lots in rows 1–2
        [R1] lots in rows 3–4
        [R2] lots in rows 5–6
        [R3] lots in rows 7–8
        [R4] lots in rows 9–10
       *[R5] lots in rows 11–12
    }
urban-sprawl-permit =
    Build Permit ({ $n ->
        [one] 1 permit
       *[other] { $n } permits
    }, { $zones }; { $wealth })
urban-sprawl-comma = { $a }, { $b }
urban-sprawl-or = { $a } or { $b }
urban-sprawl-adjective =
    { $zone ->
        [civ] civic
        [com] commercial
        [ind] industrial
        [res] residential
       *[park] park
    }
urban-sprawl-kind =
    { $kind ->
        [civ] civic building
        [com] commercial building
        [ind] industrial building
        [res] residential building
       *[park] park
    }
urban-sprawl-amount =
    { $res ->
        [wealth] { $n } wealth
        [both] { $n } wealth and { $n } prestige
       *[prestige] { $n } prestige
    }

## Build Permits, as they are told apart

urban-sprawl-card-permit-01 = Build Permit (1 permit, civic or commercial; 12)
urban-sprawl-card-permit-02 = Build Permit (1 permit, commercial or industrial; 12)
urban-sprawl-card-permit-03 = Build Permit (1 permit, industrial or residential; 12)
urban-sprawl-card-permit-04 = Build Permit (1 permit, civic or residential; 11)
urban-sprawl-card-permit-05 = Build Permit (1 permit, civic or industrial; 11)
urban-sprawl-card-permit-06 = Build Permit (1 permit, commercial or residential; 11)
urban-sprawl-card-permit-07 = Build Permit (1 permit, civic, commercial or industrial; 9)
urban-sprawl-card-permit-08 = Build Permit (1 permit, civic, commercial or residential; 9)
urban-sprawl-card-permit-09 = Build Permit (1 permit, civic, industrial or residential; 8)
urban-sprawl-card-permit-10 = Build Permit (1 permit, commercial, industrial or residential; 8)
urban-sprawl-card-permit-11 = Build Permit (2 permits, civic; 9)
urban-sprawl-card-permit-12 = Build Permit (2 permits, commercial; 10)
urban-sprawl-card-permit-13 = Build Permit (2 permits, industrial; 10)
urban-sprawl-card-permit-14 = Build Permit (2 permits, residential; 10)
urban-sprawl-card-permit-15 = Build Permit (2 permits, civic or commercial; 6)
urban-sprawl-card-permit-16 = Build Permit (2 permits, civic or industrial; 7)
urban-sprawl-card-permit-17 = Build Permit (2 permits, civic or residential; 7)
urban-sprawl-card-permit-18 = Build Permit (2 permits, commercial or industrial; 8)
urban-sprawl-card-permit-19 = Build Permit (2 permits, commercial or residential; 6)
urban-sprawl-card-permit-20 = Build Permit (2 permits, industrial or residential; 7)
urban-sprawl-card-permit-21 = Build Permit (2 permits, civic, commercial, industrial or residential; 2)
urban-sprawl-card-permit-22 = Build Permit (2 permits, civic, commercial, industrial or residential; 1)
urban-sprawl-card-permit-23 = Build Permit (3 permits, civic; 6)
urban-sprawl-card-permit-24 = Build Permit (3 permits, commercial; 5)
urban-sprawl-card-permit-25 = Build Permit (3 permits, industrial; 5)
urban-sprawl-card-permit-26 = Build Permit (3 permits, residential; 5)
urban-sprawl-card-permit-27 = Build Permit (3 permits, civic or industrial; 4)
urban-sprawl-card-permit-28 = Build Permit (3 permits, civic or residential; 4)
urban-sprawl-card-permit-29 = Build Permit (3 permits, commercial or industrial; 4)
urban-sprawl-card-permit-30 = Build Permit (3 permits, commercial or residential; 3)
urban-sprawl-card-permit-31 = Build Permit (4 permits, civic; 2)
urban-sprawl-card-permit-32 = Build Permit (4 permits, commercial; 3)
urban-sprawl-card-permit-33 = Build Permit (4 permits, industrial; 3)
urban-sprawl-card-permit-34 = Build Permit (4 permits, residential; 2)
urban-sprawl-card-permit-35 = Build Permit (4 permits, civic or commercial; 1)
urban-sprawl-card-permit-36 = Build Permit (4 permits, industrial or residential; 1)

## What cards do

urban-sprawl-who =
    { $who ->
        [you] You
        [opponents] Each opponent
        [media] The holder of Media
        [mayor] The Mayor
        [district-attorney] The District Attorney
        [treasurer] The Treasurer
        [police-chief] The Police Chief
        [union-boss] The Union Boss
        [leader] The player with the most prestige
        [last] The player with the least prestige
        [owner-of-highest] Whoever controls the highest-value building
        [owner-of-lowest] Whoever controls the lowest-value building
       *[each] Each player
    }
urban-sprawl-counted =
    { $size ->
        [exactly] { $lots }-lot{ " " }
       *[other] { "" }
    }{ $owner ->
        [any] { $what ->
            [zone] { $zones } building
            [zone-or-park] { $zones } building or park
            [park] park
           *[any] building
        }
       *[other] { $what ->
            [zone] { $zones } buildings
            [zone-or-park] { $zones } buildings or parks
            [park] parks
           *[any] buildings
        }
    }{ $size ->
        [from] { " " }of { $lots } or more lots
       *[other] { "" }
    }
urban-sprawl-per =
    for { $owner ->
        [any] each
        [you] each of your
       *[they] each of their
    } { $what }{ $scope ->
        [rows] { " " }in these rows
        [adj] { " " }adjacent to it
        [block] { " " }in this block
        [water] { " " }adjacent to water
        [adj-park] { " " }adjacent to a park
        [highest-block] { " " }in the highest-value block that has a building
       *[all] { $owner ->
            [any] { " " }in the city
           *[other] { "" }
        }
    }
urban-sprawl-per-vocation =
    for each vocation tile { $owner ->
        [you] you hold
       *[they] they hold
    }
urban-sprawl-per-office =
    for each politician { $owner ->
        [you] you hold
       *[they] they hold
    }
urban-sprawl-lost =
    { $size ->
        [exactly] { $lots }-lot buildings
        [from] buildings of { $lots } or more lots
        [water] buildings adjacent to water
       *[any] buildings
    }
urban-sprawl-effect-gain =
    { $subject } { $who ->
        [you] gain
       *[other] gains
    } { $amount }.
urban-sprawl-effect-gain-per =
    { $subject } { $who ->
        [you] gain
       *[other] gains
    } { $amount } { $per }.
urban-sprawl-effect-lose =
    { $subject } { $who ->
        [you] lose
       *[other] loses
    } { $amount }.
urban-sprawl-effect-lose-per =
    { $subject } { $who ->
        [you] lose
       *[other] loses
    } { $amount } { $per }.
urban-sprawl-effect-pay-you = Each opponent pays you { $n } wealth or { $n } prestige, as they choose each time, { $per }.
urban-sprawl-effect-pay-or-lose =
    { $subject } { $who ->
        [you] pay { $amount } or lose one of your { $of }, if you have any.
       *[other] pays { $amount } or loses one of their { $of }, if they have any.
    }
urban-sprawl-effect-pay-or-lose-lowest = Whoever controls the lowest-value building pays { $amount } or loses it; an uncontrolled one is removed.
urban-sprawl-effect-payout =
    { $worth ->
        [wealth] The printed wealth row through this block pays at once.
       *[prestige] The printed prestige row through this block pays at once.
    }
urban-sprawl-effect-place =
    { $subject } { $who ->
        [you] place
       *[other] places
    } the lowest unplaced { $worth ->
        [wealth] wealth
       *[prestige] prestige
    } marker on an empty gray space.
urban-sprawl-effect-move =
    { $subject } { $who ->
        [you] may move
       *[other] may move
    } one marker to another empty gray space.
urban-sprawl-effect-park =
    { $subject } { $who ->
        [you] place
       *[other] places
    } a 1-lot park on any empty lot and { $who ->
        [you] control
       *[other] controls
    } it.
urban-sprawl-effect-uncontrol =
    { $subject } { $who ->
        [you] may take
       *[other] may take
    } the cube off any one { $zone ->
        [civ] civic
        [com] commercial
        [ind] industrial
       *[res] residential
    } building.
urban-sprawl-effect-claim =
    { $subject } may { $cost ->
        [0] put a cube for free
       *[other] pay { $amount } to put a cube
    } on { $who ->
        [you] any one
       *[other] one
    } uncontrolled { $zone ->
        [civ] civic building
        [com] commercial building
        [ind] industrial building
        [res] residential building
       *[any] building, parks included
    }.
urban-sprawl-effect-elect = An election is held: { $office }.
urban-sprawl-effect-elect-next = The election pawn moves one space on, and that office is elected.
urban-sprawl-effect-elect-all = All five elections are held, from Mayor to Union Boss.
urban-sprawl-effect-win-office =
    { $subject } { $who ->
        [you] take
       *[other] takes
    } any one politician in play, as if elected.
urban-sprawl-effect-extra-favor =
    { $subject } { $who ->
        [you] take the Extra Favor tile: from now on you may hold two Favors.
       *[other] takes the Extra Favor tile and may hold two Favors from now on.
    }
urban-sprawl-effect-take-permits =
    { $subject } { $who ->
        [you] take
       *[other] takes
    } { $n ->
        [one] a Build Permit from the cheapest planning box that has one
       *[other] { $n } Build Permits from the cheapest planning boxes that have one
    }, for 0 AP.
urban-sprawl-effect-ap = You gain { $n } AP for this turn.
urban-sprawl-effect-discount = The next contract you build this turn costs { $amount } less.
urban-sprawl-effect-score = Each { $vocation } tile scores { $n }: its holder takes wealth or prestige.
urban-sprawl-effect-activate =
    { $deck ->
        [town] The Town deck becomes active.
        [city] The City deck becomes active.
       *[metropolis] The Metropolis deck becomes active.
    }
urban-sprawl-effect-unlock-offices = The other four politicians come into play.
urban-sprawl-effect-unlock-contractor = The Contractor comes into play.
urban-sprawl-effect-end-game = The game stops at once, and the final scoring follows.
urban-sprawl-effect-allow-demolition = Discard it while you build a contract: you may demolish buildings to make room.
urban-sprawl-needs-water = It must touch water.
urban-sprawl-needs-wilderness = It must touch wilderness.
urban-sprawl-needs-adjacent =
    { $kind ->
        [civ] A civic building must be adjacent.
        [com] A commercial building must be adjacent.
        [ind] An industrial building must be adjacent.
        [res] A residential building must be adjacent.
       *[park] A park must be adjacent.
    }
urban-sprawl-needs-not-adjacent =
    { $kind ->
        [civ] No civic building may be adjacent.
        [com] No commercial building may be adjacent.
        [ind] No industrial building may be adjacent.
        [res] No residential building may be adjacent.
       *[park] No park may be adjacent.
    }
urban-sprawl-needs-most = Only in a block worth { $n } at most.
urban-sprawl-needs-least = Only in a block worth { $n } at least.
urban-sprawl-needs-no-zoning = It ignores zoning.
urban-sprawl-says-permit =
    { $n ->
        [one] 1 permit
       *[other] { $n } permits
    } for { $zones } contracts.
urban-sprawl-says-invest = As an investment it brings { $n } wealth.
urban-sprawl-says-ballot = When revealed: the election pawn moves on and that office is elected.
urban-sprawl-says-payout =
    { $worth ->
        [wealth] When revealed: wealth row { $n } pays.
       *[prestige] When revealed: prestige row { $n } pays.
    }
urban-sprawl-says-contract =
    { $zone ->
        [civ] Civic building
        [com] Commercial building
        [ind] Industrial building
       *[res] Residential building
    } of { $lots ->
        [one] 1 lot
       *[other] { $lots } lots
    }.
urban-sprawl-says-vocation = { $vocation } { $n }: you take one such tile; then each one in play gives its holder { $n } wealth or { $n } prestige.
urban-sprawl-says-office =
    { $office ->
        [mayor] Elected: most vocation tiles. When elected, places a park. At the end: 1 prestige for each own building adjacent to a park.
        [district-attorney] Elected: the highest-value civic building. Doubles the adjacency bonus of the first contract of each turn. At the end: 1 prestige for each civic building in the city.
        [treasurer] Elected: the highest-value commercial building. Takes 2 wealth from each opponent at the start of each turn. At the end: 1 prestige for each commercial building in the city.
        [police-chief] Elected: the highest-value residential building. Gets both wealth and prestige from vocation contracts. At the end: 1 prestige for each residential building in the city.
       *[union-boss] Elected: the highest-value industrial building. Has 8 AP instead of 6. At the end: 1 prestige for each industrial building in the city.
    }

## Log

urban-sprawl-log-bought = { $seat } buys the { $building } at { $lot } for { $price } wealth.
urban-sprawl-log-media =
    { $seat } takes the Media tile{ $tied ->
        [yes] , as controller of the residential building of value 3
       *[no] , with the most wealth left
    }.
urban-sprawl-log-turn = Turn { $n }: { $seat }.
urban-sprawl-log-gained-effect =
    { $seat } gains { $wealth ->
        [0] { $prestige } prestige
       *[other] { $prestige ->
            [0] { $wealth } wealth
           *[other] { $wealth } wealth and { $prestige } prestige
        }
    } ({ $card }).
urban-sprawl-log-lost-effect =
    { $seat } loses { $wealth ->
        [0] { $prestige } prestige
       *[other] { $prestige ->
            [0] { $wealth } wealth
           *[other] { $wealth } wealth and { $prestige } prestige
        }
    } ({ $card }).
urban-sprawl-log-gained-vocation =
    { $seat } gains { $wealth ->
        [0] { $prestige } prestige
       *[other] { $prestige ->
            [0] { $wealth } wealth
           *[other] { $wealth } wealth and { $prestige } prestige
        }
    } for one { $vocation } tile ({ $card }).
urban-sprawl-log-gained-adjacency =
    { $seat } gains { $wealth ->
        [0] { $prestige } prestige
       *[other] { $wealth } wealth and { $prestige } prestige
    } as the adjacency bonus of { $card }: { $n ->
        [one] 1 building of its zone
       *[other] { $n } buildings of its zone
    }{ $doubled ->
        [yes] , doubled by the District Attorney
       *[no] { "" }
    }.
urban-sprawl-log-gained-payout =
    { $seat } gains { $wealth ->
        [0] { $prestige } prestige
       *[other] { $prestige ->
            [0] { $wealth } wealth
           *[other] { $wealth } wealth and { $prestige } prestige
        }
    } ({ $row }).
urban-sprawl-log-gained-investment =
    { $seat } invests { $card }: { $wealth ->
        [0] { $prestige } prestige
       *[other] { $prestige ->
            [0] { $wealth } wealth
           *[other] { $wealth } wealth and { $prestige } prestige
        }
    }.
urban-sprawl-log-gained-wealth =
    { $seat } gains { $prestige } prestige for wealth{ $wealth ->
        [0] { "" }
       *[other] { " " }({ $wealth })
    }.
urban-sprawl-log-gained-office =
    { $seat } gains { $prestige } prestige as { $office }{ $wealth ->
        [0] { "" }
       *[other] { " " }and { $wealth } wealth
    }.
urban-sprawl-log-paid =
    { $from } pays { $to } { $wealth ->
        [0] { $prestige } prestige
       *[other] { $prestige ->
            [0] { $wealth } wealth
           *[other] { $wealth } wealth and { $prestige } prestige
        }
    } ({ $card }).
urban-sprawl-log-paid-treasurer =
    { $from } pays { $wealth } wealth{ $prestige ->
        [0] { "" }
       *[other] { " " }and { $prestige } prestige
    } to { $to }, the Treasurer.
urban-sprawl-log-took =
    { $seat } takes { $card } for { $ap } AP{ $place ->
        [box] { " " }from planning box { $box }
       *[top] { " " }from the top of the planning deck
    }.
urban-sprawl-log-favored =
    { $seat } takes { $card } as a Favor for { $ap } AP{ $place ->
        [box] { " " }from contract box { $box }
       *[top] { " " }from the top of its deck
    }.
urban-sprawl-log-built =
    { $seat } builds { $card } at { $site } for { $ap } AP and { $price } wealth{ $place ->
        [box] , from contract box { $box },
        [favor] , a Favor,
       *[top] , from the top of its deck,
    } with { $n ->
        [0] no permit
       *[other] { $permits }
    }{ $renewal ->
        [yes] { " " }and Urban Renewal
       *[no] { "" }
    }.
urban-sprawl-log-demolished =
    { $seat } demolishes the { $building } at { $lot }{ $by ->
        [seat] { " " }of { $other }
       *[nobody] , which was uncontrolled
    }.
urban-sprawl-log-vocation =
    { $seat } takes one { $vocation } tile from { $by ->
        [seat] { $other }
       *[nobody] the supply
    }.
urban-sprawl-log-declined = { $seat } makes no use of { $card }.
urban-sprawl-log-next = { $seat } chooses next.
urban-sprawl-log-pawn =
    The election pawn moves on: { $office }{ $open ->
        [yes] { "" }
       *[no] , not in play yet
    }.
urban-sprawl-log-elected =
    { $seat } is { $again ->
        [yes] re-elected
       *[no] elected
    } { $office }{ $by ->
        [seat] , by decision of { $other }
       *[nobody] { "" }
    }.
urban-sprawl-log-office = { $seat } takes the office of { $office } ({ $card }).
urban-sprawl-log-nobody = Nobody qualifies for the office of { $office }: it stays as it is.
urban-sprawl-log-contractor =
    { $seat } has the least prestige and holds the Contractor{ $by ->
        [seat] , by decision of { $other }
       *[nobody] { "" }
    }.
urban-sprawl-log-park = { $seat } places a park at { $lot } ({ $card }).
urban-sprawl-log-park-mayor = { $seat }, as Mayor, places a park at { $lot }.
urban-sprawl-log-marker =
    { $seat } places the { $worth ->
        [wealth] wealth
       *[prestige] prestige
    } marker { $n } on { $space } ({ $card }).
urban-sprawl-log-marker-moved =
    { $seat } moves the { $worth ->
        [wealth] wealth
       *[prestige] prestige
    } marker { $n } from { $from } to { $to } ({ $card }).
urban-sprawl-log-uncontrolled = { $seat } takes the cube of { $owner } off the { $building } at { $lot } ({ $card }).
urban-sprawl-log-claimed =
    { $seat } puts a cube on the { $building } at { $lot }{ $price ->
        [0] , for free
       *[other] { " " }for { $price } wealth
    } ({ $card }).
urban-sprawl-log-lost =
    { $by ->
        [seat] { $other } loses the { $building } at { $lot }
       *[nobody] The uncontrolled { $building } at { $lot } is removed
    } ({ $card }).
urban-sprawl-log-picked-seat = { $card } concerns { $seat }, picked among those tied.
urban-sprawl-log-picked-building = { $card } concerns the building at { $lot }, picked among those tied.
urban-sprawl-log-picked-block = { $card } concerns the block of { $lot }, picked among those tied.
urban-sprawl-log-extra-favor = { $seat } takes the Extra Favor tile.
urban-sprawl-log-took-permits =
    { $seat } takes { $n ->
        [0] no Build Permit: there is none
       *[other] { $cards } for free
    } ({ $card }).
urban-sprawl-log-ap = { $seat } gains { $n } AP ({ $card }).
urban-sprawl-log-discount = The next contract of { $seat } this turn costs { $n } wealth less ({ $card }).
urban-sprawl-log-end-of-turn = { $seat } ends the turn.
urban-sprawl-log-event = Event: { $card }.
urban-sprawl-log-revealed =
    { $card } is revealed{ $place ->
        [box] { $deck ->
            [planning] { " " }for planning box { $box }
           *[other] { " " }for contract box { $box }
        }
       *[top] { $deck ->
            [planning] { " " }on the planning deck
            [town] { " " }on the Town deck
            [city] { " " }on the City deck
           *[metropolis] { " " }on the Metropolis deck
        }
    }.
urban-sprawl-log-reshuffled = The { $n } planning discards are shuffled into a new deck.
urban-sprawl-log-deck-out =
    { $deck ->
        [planning] The planning deck has run out.
        [town] The Town deck has run out.
        [city] The City deck has run out.
       *[metropolis] The Metropolis deck has run out.
    }
urban-sprawl-log-activated =
    { $deck ->
        [town] The Town deck is active.
        [city] The City deck is active.
       *[metropolis] The Metropolis deck is active.
    }
urban-sprawl-log-offices-open = The other four politicians are in play.
urban-sprawl-log-contractor-open = The Contractor is in play.
urban-sprawl-log-payout =
    { $worth ->
        [wealth] Wealth row { $n } pays: { $row }.
       *[prestige] Prestige row { $n } pays: { $row }.
    }
urban-sprawl-log-payout-end =
    { $worth ->
        [wealth] At the end, wealth row { $n } pays: { $row }.
       *[prestige] At the end, prestige row { $n } pays: { $row }.
    }
urban-sprawl-log-end = The Olympic Games have come: the game ends.
urban-sprawl-log-won = { $seat } wins with { $n } prestige.

## What is asked

urban-sprawl-ask-buy = Buy an uncontrolled starting building: it costs its value.
urban-sprawl-ask-invest =
    { $n ->
        [one] You have 1 AP. Invest Build Permits first if you like, or act.
       *[other] You have { $n } AP. Invest Build Permits first if you like, or act.
    }
urban-sprawl-ask-turn =
    { $n ->
        [0] You have no AP left: end your turn, or build what costs none.
        [one] You have 1 AP left: take a card, build a contract, take a Favor, or end your turn.
       *[other] You have { $n } AP left: take a card, build a contract, take a Favor, or end your turn.
    }
urban-sprawl-ask-site = Where is { $card } built?
urban-sprawl-ask-permit =
    { $n ->
        [one] { $card } needs 1 more permit: which card pays?
       *[other] { $card } needs { $n } more permits: which cards pay?
    }
urban-sprawl-ask-vocation =
    { $items ->
        [one] Your { $vocation } tile scores { $n }: wealth or prestige?
       *[other] Your { $vocation } tile scores { $n }: wealth or prestige? ({ $items } tiles left)
    }
urban-sprawl-ask-steal = { $card }: no { $vocation } tile is left. Take one from an opponent?
urban-sprawl-ask-order = { $card }: who chooses next?
urban-sprawl-ask-elect = A tie for { $office }: whom do you elect?
urban-sprawl-ask-contractor = A tie for the least prestige: who holds the Contractor?
urban-sprawl-ask-park = { $card }: where do you place a park?
urban-sprawl-ask-park-mayor = You are Mayor: where do you place your park?
urban-sprawl-ask-marker =
    { $card }: where do you place the { $worth ->
        [wealth] wealth
       *[prestige] prestige
    } marker { $n }?
urban-sprawl-ask-move = { $card }: move a marker to another empty gray space?
urban-sprawl-ask-uncontrol =
    { $card }: take the cube off { $zone ->
        [civ] a civic
        [com] a commercial
        [ind] an industrial
       *[res] a residential
    } building?
urban-sprawl-ask-claim =
    { $card }: put a cube on an uncontrolled building{ $cost ->
        [0] { " " }for free
       *[other] { " " }for { $cost } wealth
    }?
urban-sprawl-ask-pay-or-lose = { $card }: pay { $amount }, or which building do you lose?
urban-sprawl-ask-pay-you =
    { $items ->
        [one] { $card }: pay { $to } { $n } wealth or { $n } prestige?
       *[other] { $card }: pay { $to } { $n } wealth or { $n } prestige? ({ $items } buildings left)
    }
urban-sprawl-ask-office = { $card }: which politician do you take?
urban-sprawl-ask-seat = { $card }: several players are tied. Whom does it concern?
urban-sprawl-ask-building = { $card }: several buildings are tied. Which one does it concern?
urban-sprawl-ask-block = { $card }: several blocks are tied. Which one does it concern?

## What can be done

urban-sprawl-do-buy = Buy the { $building } at { $lot } for { $price } wealth
urban-sprawl-do-invest = Invest { $card }: { $n } wealth
urban-sprawl-do-take = Take { $card } for { $ap } AP
urban-sprawl-do-favor = Take { $card } as a Favor for { $ap } AP
urban-sprawl-do-build = Build { $card } for { $ap } AP
urban-sprawl-do-build-favor = Build your Favor { $card }
urban-sprawl-do-site = Build { $card } at { $site } for { $price } wealth
urban-sprawl-do-permit = Pay with { $card }
urban-sprawl-do-end = End your turn
urban-sprawl-do-score = Take { $amount }
urban-sprawl-do-pay-seat = Pay { $amount } to { $to }
urban-sprawl-do-steal = Take one { $vocation } tile from { $seat }
urban-sprawl-do-decline = Do not do it
urban-sprawl-do-next = { $seat } chooses next
urban-sprawl-do-elect = Elect { $seat }: { $office }
urban-sprawl-do-contractor = The Contractor goes to { $seat }
urban-sprawl-do-park = Place a park at { $lot }
urban-sprawl-do-marker =
    Place the { $worth ->
        [wealth] wealth
       *[prestige] prestige
    } marker { $n } on { $space }
urban-sprawl-do-move =
    Move the { $worth ->
        [wealth] wealth
       *[prestige] prestige
    } marker { $n } from { $from } to { $to }
urban-sprawl-do-uncontrol = Take the cube of { $owner } off the { $building } at { $lot }
urban-sprawl-do-claim =
    Put a cube on the { $building } at { $lot }{ $price ->
        [0] { " " }for free
       *[other] { " " }for { $price } wealth
    }
urban-sprawl-do-pay = Pay { $amount }
urban-sprawl-do-lose = Lose the { $building } at { $lot }
urban-sprawl-do-office = Take the office of { $office }
urban-sprawl-do-seat = It concerns { $seat }
urban-sprawl-do-building = It concerns the { $building } at { $lot }
urban-sprawl-do-block = It concerns the block of { $lot }, worth { $n }

## Why not

urban-sprawl-no-over = The game is over.
urban-sprawl-no-turn = { $seat } is to act now.
urban-sprawl-no-part =
    { $what ->
        [buy] Starting buildings cannot be bought
        [invest] Nothing can be invested
        [take] No planning card can be taken
        [favor] No Favor can be taken
        [build] No contract can be built
        [site] No place is being chosen
        [permit] No permits are being chosen
        [end] The turn cannot end
        [wealth] Nothing scores or is paid
        [prestige] Nothing scores or is paid
        [steal] No vocation tile can be taken from anybody
        [next] Nobody’s turn to choose is being set
        [elect] Nobody is being elected
        [contractor] The Contractor is not being assigned
        [park] No park is being placed
        [marker] No marker is being placed
        [move] No marker can be moved
        [uncontrol] No cube can be taken off
        [claim] No building can be claimed
        [pay] Nothing can be bought off
        [lose] No building is to be lost
        [office] No office can be taken
        [seat] No player is being picked
        [building] No building is being picked
        [block] No block is being picked
       *[decline] There is nothing to decline
    } now: { $part ->
        [buying] starting buildings are being bought
        [turn] it is time for the actions of the turn
        [site] the place of a contract is being chosen
        [permits] the permits for a contract are being chosen
        [vocation] a vocation tile scores
        [steal] a vocation tile may be taken
        [order] the order of choosing is being set
        [elect] an election is being decided
        [contractor] the Contractor is being assigned
        [park] a park is being placed
        [marker] a marker is being placed
        [move] a marker may be moved
        [uncontrol] a cube may be taken off
        [claim] a building may be claimed
        [pay-or-lose] a building may be lost
        [pay-you] the builder is being paid
        [office] an office is being taken
        [seat] a tied player is being picked
        [building] a tied building is being picked
        [block] a tied block is being picked
       *[over] the game is over
    }.
urban-sprawl-no-for-sale = No uncontrolled starting building stands at { $lot }.
urban-sprawl-no-pass = Nobody passes in the buying round.
urban-sprawl-no-permit = You do not have this permit: { $card }.
urban-sprawl-no-renewal-invested = Urban Renewal cannot be invested.
urban-sprawl-no-late = Permits can only be invested before the first action of the turn.
urban-sprawl-no-ap = This costs { $cost } AP; you have { $have }.
urban-sprawl-no-planning-card = This planning card is not on offer: { $card }.
urban-sprawl-no-contract = This contract is not on offer: { $card }.
urban-sprawl-no-active =
    { $deck ->
        [town] The Town deck is not active.
        [city] The City deck is not active yet.
       *[metropolis] The Metropolis deck is not active yet.
    }
urban-sprawl-no-face-down =
    { $deck ->
        [planning] The top of the planning deck is face down until the end of the turn.
        [town] The top of the Town deck is face down until the end of the turn.
        [city] The top of the City deck is face down until the end of the turn.
       *[metropolis] The top of the Metropolis deck is face down until the end of the turn.
    }
urban-sprawl-no-favors =
    { $n ->
        [one] You can hold only 1 Favor.
       *[other] You can hold only { $n } Favors.
    }
urban-sprawl-no-fresh-favor = { $card } was taken as a Favor this turn: it can be built on a later one.
urban-sprawl-no-others-favor = { $card } is a Favor of { $seat }.
urban-sprawl-no-held-favor = { $card } is your Favor already.
urban-sprawl-no-permits =
    { $zone ->
        [civ] It needs { $need } civic permits; you have { $have }.
        [com] It needs { $need } commercial permits; you have { $have }.
        [ind] It needs { $need } industrial permits; you have { $have }.
       *[res] It needs { $need } residential permits; you have { $have }.
    }
urban-sprawl-no-wrong-permit =
    { $zone ->
        [civ] { $card } does not serve civic contracts.
        [com] { $card } does not serve commercial contracts.
        [ind] { $card } does not serve industrial contracts.
       *[res] { $card } does not serve residential contracts.
    }
urban-sprawl-no-permit-too-many = With { $card } one of the cards could be left out, or it comes out of order.
urban-sprawl-no-price = This block costs { $price } wealth; you have { $have }.
urban-sprawl-no-afford = Every place for it costs more than the { $have } wealth you have.
urban-sprawl-no-place = { $card } fits nowhere now.
urban-sprawl-no-size =
    { $n ->
        [one] The contract covers exactly 1 lot.
       *[other] The contract covers exactly { $n } lots.
    }
urban-sprawl-no-taken = { $lot } is not empty, and you cannot demolish.
urban-sprawl-no-uncovered = The building at { $lot } would not be covered wholly.
urban-sprawl-no-protected = The building at { $lot } is protected by the Contractor.
urban-sprawl-no-value-most = The block is worth { $value }; the card allows { $n } at most.
urban-sprawl-no-value-least = The block is worth { $value }; the card asks for { $n } at least.
urban-sprawl-no-water = It must touch water.
urban-sprawl-no-wilderness = It must touch wilderness.
urban-sprawl-no-beside = It may not be adjacent to the building at { $lot }.
urban-sprawl-no-not-beside = It must be adjacent to a building of this kind: { $building }.
urban-sprawl-no-zoning = Zoning: the building at { $lot } is of another zone, and none of its own zone is adjacent.
urban-sprawl-no-cube = You have no cube left.
urban-sprawl-no-renewal = Urban Renewal is used by itself, and only to demolish.
urban-sprawl-no-choose = You must choose wealth or prestige.
urban-sprawl-no-vocation = { $seat } has no { $vocation } tile.
urban-sprawl-no-full =
    { $worth ->
        [wealth] You cannot pay { $n } wealth in full.
       *[prestige] You cannot pay { $n } prestige in full.
    }
urban-sprawl-no-pay-off =
    { $worth ->
        [wealth] You do not have { $n } wealth to pay.
       *[prestige] You do not have { $n } prestige to pay.
    }
urban-sprawl-no-must = This cannot be declined.
urban-sprawl-no-next = { $seat } has nothing to choose, or has chosen.
urban-sprawl-no-elect = { $seat } is not among those tied.
urban-sprawl-no-tied = That is not among those tied.
urban-sprawl-no-park = A park needs an empty lot: { $lot } is none.
urban-sprawl-no-space = The gray space is taken: { $space }.
urban-sprawl-no-marker = There is no marker there: { $space }.
urban-sprawl-no-move = A marker moves to another, empty gray space: not { $space }.
urban-sprawl-no-uncontrol =
    { $zone ->
        [civ] No controlled civic building stands at { $lot }.
        [com] No controlled commercial building stands at { $lot }.
        [ind] No controlled industrial building stands at { $lot }.
       *[res] No controlled residential building stands at { $lot }.
    }
urban-sprawl-no-claim = No uncontrolled building that you can claim stands at { $lot }.
urban-sprawl-no-lose = No building of yours that you can lose stands at { $lot }.
urban-sprawl-no-lowest = The building at { $lot } is not the lowest.
urban-sprawl-no-office = This office is not in play: { $office }.

## What it would give

urban-sprawl-note-price =
    It costs { $n } wealth; { $left ->
        [0] none would be left
       *[other] { $left } would be left
    }.
urban-sprawl-note-discount = The discount of { $n } wealth is used.
urban-sprawl-note-value = The block is worth { $n }.
urban-sprawl-note-zoning =
    { $zoning ->
        [own] Zoning: a building of its own zone is adjacent.
        [alone] Zoning: no building of another zone is adjacent.
       *[ignored] Zoning does not matter for it here.
    }
urban-sprawl-note-adjacency =
    { $n ->
        [0] No adjacency bonus.
        [one] Adjacency bonus: { $prestige } prestige for 1 building of its zone{ $doubled ->
            [yes] , doubled
           *[no] { "" }
        }.
       *[other] Adjacency bonus: { $prestige } prestige for { $n } buildings of its zone{ $doubled ->
            [yes] , doubled
           *[no] { "" }
        }.
    }
urban-sprawl-note-demolish =
    It demolishes the { $building } at { $lot }{ $by ->
        [seat] { " " }of { $other }
       *[nobody] , uncontrolled
    }.
urban-sprawl-note-renewal = An Urban Renewal card is discarded.
urban-sprawl-note-vocation = You take one { $vocation } tile.
urban-sprawl-note-scores =
    { $n ->
        [one] { $seat } scores { $each } wealth or prestige for 1 { $vocation } tile.
       *[other] { $seat } scores { $each } wealth or prestige for each of { $n } { $vocation } tiles.
    }
urban-sprawl-note-moved = { $seat }: { $wealth }, { $prestige }.
urban-sprawl-note-wealth =
    { $sign ->
        [plus] +{ $n } wealth
       *[minus] −{ $n } wealth
    }
urban-sprawl-note-prestige =
    { $sign ->
        [plus] +{ $n } prestige
       *[minus] −{ $n } prestige
    }
urban-sprawl-note-only = { $seat }: { $moved }.
urban-sprawl-note-then = Then { $seat } is asked: { $say }
urban-sprawl-note-income =
    { $worth ->
        [wealth] Your wealth rows would pay { $from } → { $to }.
       *[prestige] Your prestige rows would pay { $from } → { $to }.
    }
urban-sprawl-note-others-income =
    { $worth ->
        [wealth] Wealth rows of { $seat }: { $from } → { $to }.
       *[prestige] Prestige rows of { $seat }: { $from } → { $to }.
    }
urban-sprawl-note-lead = You would lead the election: { $office }.
urban-sprawl-note-ap-left =
    { $n ->
        [0] No AP would be left.
       *[other] { $n } AP would be left.
    }
urban-sprawl-note-ap-lost =
    { $n ->
        [one] 1 AP is lost.
       *[other] { $n } AP are lost.
    }
urban-sprawl-note-says = { $say }
urban-sprawl-note-permits =
    { $zone ->
        [civ] Civic permits: { $from } → { $to }.
        [com] Commercial permits: { $from } → { $to }.
        [ind] Industrial permits: { $from } → { $to }.
       *[res] Residential permits: { $from } → { $to }.
    }
urban-sprawl-note-favor = You can build it on a later turn for 0 AP; nobody else can.
urban-sprawl-note-money = Your wealth: { $from } → { $to }.
urban-sprawl-note-sites =
    { $n ->
        [0] There is no place for it that you could pay.
        [one] There is 1 place for it, for { $least } wealth.
       *[other] There are { $n } places for it, from { $least } to { $most } wealth.
    }
urban-sprawl-note-blocks =
    { $n ->
        [one] 1 block would gain { $value } in value.
       *[other] { $n } blocks would gain { $value } in value.
    }
urban-sprawl-note-blocks-lose =
    { $n ->
        [one] 1 block would lose { $value } in value.
       *[other] { $n } blocks would lose { $value } in value.
    }
urban-sprawl-note-excess =
    { $n ->
        [one] 1 permit would be lost.
       *[other] { $n } permits would be lost.
    }

## The table in words

urban-sprawl-tell-phase =
    { $phase ->
        [buying] Starting buildings are being bought.
        [turn] Turn { $n }.
        [ask] Turn { $n }: somebody has to choose.
       *[over] The game is over after { $n } turns.
    }
urban-sprawl-tell-active = It is { $seat }’s turn, with { $ap } AP left.
urban-sprawl-tell-asked = { $seat } is asked.
urban-sprawl-tell-won = { $seat } wins.
urban-sprawl-tell-seat = { $seat }: wealth { $wealth }, prestige { $prestige }, { $buildings } buildings; rows would pay { $income } wealth and { $pays } prestige now; the end would give { $end } prestige.
urban-sprawl-tell-permits = { $seat } has { $cards }.
urban-sprawl-tell-renewals = { $n } × Urban Renewal
urban-sprawl-tell-favors = Favors of { $seat }: { $cards }.
urban-sprawl-tell-vocations = Vocation tiles of { $seat }: { $tiles }.
urban-sprawl-tell-tiles = { $vocation } { $n }
urban-sprawl-tell-holds = { $seat } holds: { $offices }.
urban-sprawl-tell-contractor = the Contractor
urban-sprawl-tell-extra-favor = the Extra Favor tile
urban-sprawl-tell-buildings = Buildings of { $seat }: { $buildings }.
urban-sprawl-tell-uncontrolled = Uncontrolled: { $buildings }.
urban-sprawl-tell-building = { $name } at { $lots } (value { $n })
urban-sprawl-tell-box =
    { $deck ->
        [planning] Planning card for { $ap } AP: { $card }.
       *[contract] Contract for { $ap } AP: { $card }.
    }
urban-sprawl-tell-top =
    { $deck ->
        [planning] On the planning deck, for { $ap } AP: { $card }.
        [town] On the Town deck, for { $ap } AP: { $card }.
        [city] On the City deck, for { $ap } AP: { $card }.
       *[metropolis] On the Metropolis deck, for { $ap } AP: { $card }.
    }
urban-sprawl-tell-deck =
    { $deck ->
        [planning] Planning deck: { $n } cards.
        [town] Town deck: { $n } cards.
        [city] City deck: { $n } cards.
       *[metropolis] Metropolis deck: { $n } cards.
    }
urban-sprawl-tell-card = { $card }: { $say }
urban-sprawl-tell-row =
    { $worth ->
        [wealth] Wealth row { $n }, { $row }: { $shares }.
       *[prestige] Prestige row { $n }, { $row }: { $shares }.
    }
urban-sprawl-tell-share =
    { $count ->
        [one] { $seat } with 1 building gets { $pays }
       *[other] { $seat } with { $count } buildings gets { $pays }
    }
urban-sprawl-tell-unplaced =
    { $worth ->
        [wealth] The next wealth marker is { $n }.
       *[prestige] The next prestige marker is { $n }.
    }
urban-sprawl-tell-office =
    { $office }: { $by ->
        [seat] { $other }
       *[nobody] vacant
    }.
urban-sprawl-tell-leads = The next election of { $office } would go to: { $seats }.
urban-sprawl-tell-pawn = The election pawn stands on { $office }.
urban-sprawl-tell-pending = You are building { $card }.
urban-sprawl-tell-nobody = nobody

## What a position holds

urban-sprawl-term-prestige = prestige
urban-sprawl-term-wealth = wealth at the end of the game
urban-sprawl-term-means = wealth to build with
urban-sprawl-term-final-rows = prestige rows at the end of the game
urban-sprawl-term-prestige-rows = prestige rows until then
urban-sprawl-term-wealth-rows = wealth rows
urban-sprawl-term-footing = buildings in the rows
urban-sprawl-term-vocations = vocations
urban-sprawl-term-permits = planning cards
urban-sprawl-term-favors = Favors
urban-sprawl-term-contracts = contracts within reach
urban-sprawl-term-offices = offices
urban-sprawl-term-bonuses = the end bonuses of offices
urban-sprawl-term-elections = elections to come
urban-sprawl-term-turn = this turn
