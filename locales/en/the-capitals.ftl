# The Capitals: what the game says. Cells are named by column and row: City Hall is H8.

the-capitals-name = The Capitals
the-capitals-blurb = Grow a modern capital through three eras and balance six tracks.
the-capitals-option-prosperity = Prosperity variant
the-capitals-option-prosperity-off = Without
the-capitals-option-prosperity-on = With prosperity tiles and lakes
the-capitals-option-refill = Projects Area
the-capitals-option-refill-normal = Refilled up to its size
the-capitals-option-refill-full = Full refill every round
the-capitals-option-prestige = Prestige of the others
the-capitals-option-prestige-show = Shown
the-capitals-option-prestige-hide = Hidden until the end

## Places

the-capitals-cell = { $column }{ $row }
the-capitals-column =
    { $at ->
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
        [l] L
        [m] M
        [n] N
        [o] O
        [west] { $n } west of A, row{ " " }
       *[east] { $n } east of O, row{ " " }
    }
the-capitals-corner = corner { $a }–{ $b }

## What tiles do

the-capitals-gain =
    { $sign ->
        [plus] +
       *[minus] −
    }{ $track ->
        [progress] { $n } progress
        [employment] { $n } employment
        [population] { $n } population
        [public] { $n } public services
        [culture] { $n } culture
        [energy] { $n ->
            [one] { $n } energy cube
           *[other] { $n } energy cubes
        }
        [prestige] { $n } prestige
       *[economy] ${ $n }
    }
the-capitals-signed =
    { $sign ->
        [plus] +{ $n }
        [zero] { $n }
       *[minus] −{ $n }
    }
the-capitals-gain-eras =
    { $one }/{ $two }/{ $three } { $track ->
        [progress] progress
        [employment] employment
        [population] population
        [public] public services
        [culture] culture
        [energy] energy cubes
        [prestige] prestige
       *[economy] money
    } by era
the-capitals-gain-per = { $gain } { $per }
the-capitals-per-adj = for each { $what } next to it
the-capitals-per-city = for each { $what } in your city
the-capitals-per-type = for each type of building next to it other than its own
the-capitals-per-every =
    { $track ->
        [progress] for every { $n } progress
        [employment] for every { $n } employment
        [population] for every { $n } population
        [public] for every { $n } public services
        [culture] for every { $n } culture
        [energy] for every { $n } energy cubes
        [prestige] for every { $n } prestige
       *[economy] for every ${ $n }
    }
the-capitals-per-public-level = for each level of your public services
the-capitals-per-plant-level = for each level of your power plant
the-capitals-per-ahead = for each culture marker ahead of yours
the-capitals-per-tourist = for each tourist in your city
the-capitals-special-activate = one tile next to it may be activated for free
the-capitals-special-build = one more tile is built from the Projects Area, at its usual price
the-capitals-special-spares = tiles that you build next to it pay no building penalty
the-capitals-each =
    { $other ->
        [yes] { $what ->
            [housing] other housing tile
            [housing-low] other low-density housing tile
            [housing-medium] other medium-density housing tile
            [housing-high] other high-density housing tile
            [industry] other industry tile
            [commerce] other commerce tile
            [public] other public tile
            [tourism] other tourism tile
            [prosperity] other prosperity tile
            [prog3] other progress-3 tile
            [museum] other museum
            [housing-or-tourism] other housing or tourism tile
            [industry-or-commerce] other industry or commerce tile
            [housing-low-or-housing-medium] other low- or medium-density housing tile
           *[any] other tile
        }
       *[no] { $what ->
            [housing] housing tile
            [housing-low] low-density housing tile
            [housing-medium] medium-density housing tile
            [housing-high] high-density housing tile
            [industry] industry tile
            [commerce] commerce tile
            [public] public tile
            [tourism] tourism tile
            [prosperity] prosperity tile
            [prog3] progress-3 tile
            [museum] museum
            [housing-or-tourism] housing or tourism tile
            [industry-or-commerce] industry or commerce tile
            [housing-low-or-housing-medium] low- or medium-density housing tile
           *[any] tile
        }
    }
the-capitals-any =
    { $what ->
        [housing] a housing tile
        [housing-low] a low-density housing tile
        [housing-medium] a medium-density housing tile
        [housing-high] a high-density housing tile
        [industry] an industry tile
        [commerce] a commerce tile
        [public] a public tile
        [tourism] a tourism tile
        [prosperity] a prosperity tile
        [prog3] a progress-3 tile
        [museum] a museum
        [housing-or-tourism] a housing or tourism tile
        [industry-or-commerce] an industry or commerce tile
        [housing-low-or-housing-medium] a low- or medium-density housing tile
       *[any] a tile
    }
the-capitals-many =
    { $what ->
        [housing] housing tiles
        [housing-low] low-density housing tiles
        [housing-medium] medium-density housing tiles
        [housing-high] high-density housing tiles
        [industry] industry tiles
        [commerce] commerce tiles
        [public] public tiles
        [tourism] tourism tiles
        [prosperity] prosperity tiles
        [prog3] progress-3 tiles
        [museum] museums
        [housing-low-or-housing-medium] low- and medium-density housing tiles together
        [housing-or-industry] housing and industry tiles together
        [housing-or-commerce] housing and commerce tiles together
        [housing-or-public] housing and public tiles together
        [housing-or-tourism] housing and tourism tiles together
        [industry-or-commerce] industry and commerce tiles together
        [industry-or-public] industry and public tiles together
        [industry-or-tourism] industry and tourism tiles together
        [commerce-or-public] commerce and public tiles together
        [commerce-or-tourism] commerce and tourism tiles together
        [public-or-tourism] public and tourism tiles together
       *[any] tiles
    }
the-capitals-on-activate-adj = Each time you activate { $what } next to it
the-capitals-on-activate-city = Each time you activate { $what } anywhere in your city
the-capitals-on-upgrade = Each time your power plant is upgraded
the-capitals-on-end-of-tourism = At the end of each Tourism phase
the-capitals-says-immediate = When built: { $effects }.
the-capitals-says-construction = When built, and again with later builds: { $effect }.
the-capitals-says-later = From then on: { $effect }.
the-capitals-says-activate = When activated: { $effects }.
the-capitals-says-permanent = { $on }: { $effect }.
the-capitals-says-before-expo = Once, before the third World Expo: { $effect }.
the-capitals-says-end = At the end of the game: { $effects }.
the-capitals-need-most-or-tied = Requirement: at least as many { $what } as any other city, and at least one.
the-capitals-need-most = Requirement: more { $what } than any other city.
the-capitals-need-least = Requirement: fewer { $what } than any other city.
the-capitals-need-highest =
    Requirement: { $track ->
        [progress] the furthest progress
        [employment] the highest employment
        [population] the highest population
        [public] the highest public services
        [culture] the highest culture
        [energy] the most cubes on the power plant
        [prestige] the most prestige
       *[economy] the most money
    }.
the-capitals-need-lowest =
    Requirement: { $track ->
        [progress] the lowest power plant or, at the same level, the least progress
        [employment] the lowest employment
        [population] the lowest population
        [public] the lowest public services
        [culture] the lowest culture
        [energy] the fewest cubes on the power plant
        [prestige] the least prestige
       *[economy] the least money
    }.
the-capitals-need-pay = Requirement, paid before it is placed: { $price }.

## Log

the-capitals-log-round =
    Round { $n }, Era { $era ->
        [1] I
        [2] II
       *[other] III
    }.
the-capitals-log-space =
    { $seat } takes initiative space { $n } for ${ $price }{ $taxed ->
        [0] { "" }
        [one] , with 1 Extra Taxation
       *[other] , with { $taxed } Extra Taxations
    }.
the-capitals-log-built =
    { $seat } builds { $tile } at { $cell } for ${ $price }{ $penalty ->
        [0] { "" }
       *[other] , { $penalty } prestige lost as a building penalty
    }{ $taxed ->
        [0] { "" }
        [one] , with 1 Extra Taxation
       *[other] , with { $taxed } Extra Taxations
    }.
the-capitals-log-lake =
    { $seat } turns { $tile } over and builds a Lake at { $cell }: { $n ->
        [one] 1 energy cube
       *[other] { $n } energy cubes
    }.
the-capitals-log-effects = { $seat }, { $tile }: { $gains }.
the-capitals-log-upgraded =
    { $seat } upgrades to a level-{ $n } power plant: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
the-capitals-log-arrow =
    { $seat } { $end ->
        [high] goes past the end
       *[low] falls below the start
    } of the { $track ->
        [progress] progress
        [employment] employment
        [population] population
        [public] public services
        [culture] culture
        [energy] energy
        [prestige] prestige
       *[economy] economy
    } track: { $gain }.
the-capitals-log-followed = { $seat }: employment falls by { $n } with the population.
the-capitals-log-first =
    { $seat } takes { $first ->
        [gain] the gain
       *[loss] the loss
    } of { $track ->
        [progress] progress
        [employment] employment
        [population] population
        [public] public services
        [culture] culture
        [energy] energy
        [prestige] prestige
       *[economy] economy
    } first.
the-capitals-log-culture = { $seat } has the most culture ({ $n }) and takes the Highest Culture token.
the-capitals-log-tourist = The tourist of { $owner } goes to { $host }.
the-capitals-log-tourist-home = The tourist of { $owner } comes home.
the-capitals-log-tourist-neutral = The neutral tourist goes to { $host }.
the-capitals-log-activated =
    { $seat } activates { $tile } at a cost of { $cost }{ $tourists ->
        [0] { "" }
        [one] , one of it paid by a tourist
       *[other] , { $tourists } of it paid by tourists
    }{ $taxed ->
        [0] { "" }
        [one] , with 1 Extra Taxation
       *[other] , with { $taxed } Extra Taxations
    }.
the-capitals-log-activated-free = { $seat } activates { $tile } for free, through { $source }.
the-capitals-log-declined = { $seat } makes no use of the free activation of { $tile }.
the-capitals-log-bonus = { $seat } activates nothing: { $gain }.
the-capitals-log-stopped = { $seat } ends the activations.
the-capitals-log-neutral = The neutral culture rises to { $n }.
the-capitals-log-token = { $seat } moves a construction token to { $corner }.
the-capitals-log-revealed =
    { $n ->
        [one] New in the Projects Area: { $tiles }.
       *[other] { $n } new tiles in the Projects Area: { $tiles }.
    }
the-capitals-log-era =
    Era { $n ->
        [1] I
        [2] II
       *[other] III
    } begins.
the-capitals-log-slid = Out of the game: { $tiles }.
the-capitals-log-expo =
    { $n ->
        [1] First World Expo.
        [2] Second World Expo.
       *[other] Third World Expo.
    }
the-capitals-log-expo-seat =
    { $seat }: jobs { $jobs }, unemployment { $unemployment }, public services { $bonus ->
        [none] none
       *[other] { $gain }
    }, cities ahead { $behind }; prestige { $total } in all.
the-capitals-log-before-expo = { $seat }: { $tile } takes effect before the World Expo.
the-capitals-log-payment =
    { $seat } pays ${ $price } for the last initiative space{ $taxed ->
        [0] { "" }
        [one] , with 1 Extra Taxation
       *[other] , with { $taxed } Extra Taxations
    }.
the-capitals-log-end-tile = { $seat }, { $tile } at the end: { $gain }.
the-capitals-log-converted = { $seat } gets prestige for the rest: energy { $energy }, money { $economy }, culture { $culture }, progress { $progress }.
the-capitals-log-won = The game is over. { $seat } wins with { $n } prestige.
the-capitals-log-discarded = The last prosperity tiles are discarded unseen.

## What is asked

the-capitals-ask-space = Choose your initiative space: its $ times your old multiplier is the price.
the-capitals-ask-tile = Choose a tile from the Projects Area to build.
the-capitals-ask-place = Where in your city does { $tile } go?
the-capitals-ask-place-lake = Where does the Lake go?
the-capitals-ask-order =
    A gain and a loss of { $track ->
        [progress] progress
        [employment] employment
        [population] population
        [public] public services
        [culture] culture
        [energy] energy
        [prestige] prestige
       *[economy] economy
    } meet: which comes first?
the-capitals-ask-activate =
    { $n ->
        [one] Activate one more tile ({ $n } of { $of } left), or end your activations.
       *[other] Activate another tile ({ $n } of { $of } left), or end your activations.
    }
the-capitals-ask-activate-first =
    { $n ->
        [one] Activate a tile, or activate nothing and take a bonus.
       *[other] Activate up to { $n } tiles, or activate nothing and take a bonus.
    }
the-capitals-ask-bonus = You cannot activate anything: take your bonus.
the-capitals-ask-pay =
    { $tile } costs { $cost }: { $n ->
        [one] 1 is still to pay, by a tourist or with a cube.
       *[other] { $n } are still to pay, by tourists or with cubes.
    }
the-capitals-ask-free = { $tile }: activate a tile next to it for free?
the-capitals-ask-token = A construction token is enclosed: move it to another corner.
the-capitals-ask-prosperity = Build a prosperity tile whose requirement you meet, or any of them as a Lake.
the-capitals-ask-extra = Financial District: choose another tile from the Projects Area to build.
the-capitals-ask-effect = Which effect comes next, before the World Expo?

## What can be done

the-capitals-do-space = Take space { $n } for ${ $price }
the-capitals-do-tile = Build { $tile } for ${ $price }
the-capitals-do-hand = Build { $tile } from your hand
the-capitals-do-lake = Turn { $tile } over: build a Lake
the-capitals-do-place = Place { $tile } at { $cell }
the-capitals-do-place-lake = Place the Lake at { $cell }
the-capitals-do-first =
    { $first ->
        [gain] The gain of { $track ->
                [progress] progress
                [employment] employment
                [population] population
                [public] public services
                [culture] culture
                [energy] energy
                [prestige] prestige
               *[economy] economy
            } first
       *[loss] The loss of { $track ->
                [progress] progress
                [employment] employment
                [population] population
                [public] public services
                [culture] culture
                [energy] energy
                [prestige] prestige
               *[economy] economy
            } first
    }
the-capitals-do-free = Activate { $tile } for free
the-capitals-do-decline = Activate nothing for free
the-capitals-do-activate = Activate { $tile } for { $cost }
the-capitals-do-tourist = Pay 1 with the tourist of { $owner }
the-capitals-do-tourist-neutral = Pay 1 with the neutral tourist
the-capitals-do-pay =
    { $n ->
        [0] Activate it
        [one] Pay with 1 cube
       *[other] Pay with { $n } cubes
    }
the-capitals-do-bonus = Activate nothing: { $gain }
the-capitals-do-end = End your activations
the-capitals-do-token = Move the token to { $corner }
the-capitals-do-effect = Next: { $tile }

## Why not

the-capitals-no-over = The game is over.
the-capitals-no-turn = It is { $seat }’s turn.
the-capitals-no-phase =
    { $what ->
        [space] No initiative space can be chosen now
        [tile] No tile can be chosen now
        [lake] No Lake can be built now
        [place] There is nothing to place now
        [first] No order is to be chosen now
        [free] There is no free activation now
        [decline] There is nothing to decline now
        [activate] Nothing can be activated now
        [tourist] No tourist can pay now
        [pay] There is nothing to pay now
        [bonus] There is no bonus now
        [end] There is nothing to end now
        [token] No construction token can be moved now
       *[effect] No effect is to be chosen now
    }: { $phase ->
        [political] initiative is being chosen.
        [building] a tile is to be chosen.
        [executive] tiles are being activated.
        [tokens] an enclosed token is to be moved.
        [prosperity] a prosperity tile is to be chosen.
        [extra] the extra tile is to be chosen.
        [before-expo] the effects before the World Expo are being settled.
        [place] the chosen tile is to be placed first.
        [order] choose first whether the gain or the loss comes first.
        [free] settle the free activation first.
        [pay] finish the payment first.
       *[over] the game is over.
    }
the-capitals-no-space = Space { $n } is taken by { $seat }.
the-capitals-no-space-count = Space { $n } is not used with this number of players.
the-capitals-no-project = { $tile } is not in the Projects Area.
the-capitals-no-hand = { $tile } is not in your hand.
the-capitals-no-requirement = You cannot build { $tile } as itself now. { $need } You have { $have }, the nearest rival { $rival }.
the-capitals-no-taken = { $cell } is taken.
the-capitals-no-apart = { $cell } does not touch your city.
the-capitals-no-order = Nothing is asked about the order of a gain and a loss.
the-capitals-no-activations =
    { $n ->
        [one] You have made your 1 activation.
       *[other] You have made your { $n } activations.
    }
the-capitals-no-effect = { $tile } has no activation effect.
the-capitals-no-city = { $tile } is not in your city.
the-capitals-no-cost = Activating { $tile } costs { $cost }; your cubes and tourists can pay { $have }.
the-capitals-no-pay =
    { $n ->
        [one] 1 cube is missing.
       *[other] { $n } cubes are missing.
    }
the-capitals-no-tourists-enough = The cost of { $cost } is already paid.
the-capitals-no-tourist-order = Pick tourists in the order of the seats, the neutral one last.
the-capitals-no-tourist-stuck =
    { $n ->
        [one] Then 1 would stay unpaid: pick an earlier tourist first.
       *[other] Then { $n } would stay unpaid: pick an earlier tourist first.
    }
the-capitals-no-tourist-used = This tourist has already paid in this phase.
the-capitals-no-tourist-here = This tourist stands on { $tile } and cannot pay for it.
the-capitals-no-tourist-away = This tourist is not in your city.
the-capitals-no-target = { $tile } cannot be activated for free here: it must lie next to the source and have an activation effect.
the-capitals-no-bonus = The bonus is for those who activate nothing.
the-capitals-no-token-apart = No tile of your city touches this corner.
the-capitals-no-token-full = All four squares around this corner are filled.
the-capitals-no-token-taken = Your other construction token lies there.
the-capitals-no-before = { $tile } has no effect left before the World Expo.

## What it would give

the-capitals-note-track =
    { $track ->
        [progress] Progress: { $from } → { $to }
        [employment] Employment: { $from } → { $to }
        [population] Population: { $from } → { $to }
        [public] Public services: { $from } → { $to }
        [culture] Culture: { $from } → { $to }
        [energy] Energy: { $from } → { $to }
        [prestige] Prestige: { $from } → { $to }
       *[economy] Money: ${ $from } → ${ $to }
    } ({ $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }): { $parts }.
the-capitals-part =
    { $tile } { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-penalty =
    building penalty { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-taxation =
    Extra Taxation { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-arrow =
    end of the { $track ->
        [progress] progress
        [employment] employment
        [population] population
        [public] public services
        [culture] culture
        [energy] energy
        [prestige] prestige
       *[economy] economy
    } track { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-plant =
    level-{ $level } power plant { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-price =
    price { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-cubes =
    cost of the activation { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-lake =
    Lake { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-bonus =
    bonus { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-part-followed =
    fewer people { $sign ->
        [plus] +{ $n }
       *[minus] { $n }
    }
the-capitals-note-rule-a =
    { $kept ->
        [yes] At a construction token: no penalty.
        [subway] Away from the construction tokens, but next to the Subway: no penalty.
       *[no] Away from your construction tokens: a penalty.
    }
the-capitals-note-rule-b =
    { $kept ->
        [yes] Next to { $kind ->
            [housing] another housing tile
            [industry] another industry tile
            [commerce] another commerce tile
            [public] another public tile
            [tourism] another tourism tile
           *[prosperity] another prosperity tile
        }: no penalty.
        [first] The first { $kind ->
            [housing] housing
            [industry] industry
            [commerce] commerce
            [public] public
            [tourism] tourism
           *[prosperity] prosperity
        } tile of the city: no penalty.
        [subway] Away from your { $kind ->
            [housing] housing
            [industry] industry
            [commerce] commerce
            [public] public
            [tourism] tourism
           *[prosperity] prosperity
        } tiles, but next to the Subway: no penalty.
       *[no] Away from your { $kind ->
            [housing] housing
            [industry] industry
            [commerce] commerce
            [public] public
            [tourism] tourism
           *[prosperity] prosperity
        } tiles: a penalty.
    }
the-capitals-note-penalty = Building penalty: −{ $n } prestige.
the-capitals-note-taxed =
    { $n ->
        [one] It takes 1 Extra Taxation.
       *[other] It takes { $n } Extra Taxations.
    }
the-capitals-note-upgrade =
    Upgrade to a level-{ $n } power plant with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
the-capitals-note-order =
    A gain and a loss of { $track ->
        [progress] progress
        [employment] employment
        [population] population
        [public] public services
        [culture] culture
        [energy] energy
        [prestige] prestige
       *[economy] economy
    } meet here: you will be asked which comes first.
the-capitals-note-expo = The next World Expo, as things stand: { $from } → { $to } prestige.
the-capitals-note-culture = You would have the most culture.
the-capitals-note-cost = Activating { $tile } again would then cost { $n }.
the-capitals-note-left =
    { $n ->
        [0] No cube would be left.
        [one] 1 cube would be left.
       *[other] { $n } cubes would be left.
    }
the-capitals-note-lake =
    { $n ->
        [one] A Lake: 1 energy cube; it has no type, and nothing counts it.
       *[other] A Lake: { $n } energy cubes; it has no type, and nothing counts it.
    }
the-capitals-note-best =
    { $n ->
        [0] No cell is free of penalty.
        [one] 1 cell without penalty.
       *[other] { $n } cells without penalty.
    }
the-capitals-note-free = You may then activate a tile next to it for free.
the-capitals-note-extra = Then you build another tile from the Projects Area.
the-capitals-note-next = Next round you would pay { $n } times the $ of your new space.
the-capitals-note-final = At the end of the game you would pay ${ $n } for it once more.

## The table in words

the-capitals-tell-round =
    Round { $n } of { $of }, Era { $era ->
        [1] I
        [2] II
       *[other] III
    }; { $phase ->
        [political] the Political phase
        [building] the Building phase
        [executive] the Executive phase
        [tokens] construction tokens are being moved
        [prosperity] prosperity tiles are being built
        [extra] an extra tile is being built
        [before-expo] effects come before the World Expo
       *[over] the game is over
    }.
the-capitals-tell-turn = It is { $seat }’s turn.
the-capitals-tell-order = Initiative order: { $seats }.
the-capitals-tell-over = The game is over. { $seat } wins.
the-capitals-tell-spaces = Initiative track: { $spaces }.
the-capitals-tell-space = space { $n } (${ $price }, { $times }×) { $seat }
the-capitals-tell-space-free = space { $n } (${ $price }, { $times }×) free
the-capitals-tell-cost =
    Space { $n } would cost you ${ $cost }{ $taxed ->
        [0] { "" }
        [one] , with 1 Extra Taxation
       *[other] , with { $taxed } Extra Taxations
    }.
the-capitals-tell-row = Projects for ${ $price }: { $tiles }.
the-capitals-tell-stack =
    { $n ->
        [0] The stack is empty.
        [one] 1 tile is left in the stack.
       *[other] { $n } tiles are left in the stack.
    }
the-capitals-tell-tile = { $tile }: { $says }
the-capitals-tell-hand = Your prosperity tiles: { $tiles }.
the-capitals-tell-hand-tile =
    { $met ->
        [yes] { $tile } (requirement met)
       *[no] { $tile } (requirement not met)
    }
the-capitals-tell-seat = { $seat }: prestige { $prestige }, population { $population }, employment { $employment }, public services { $public }, culture { $culture }, money ${ $economy }, progress { $progress }.
the-capitals-tell-seat-hidden = { $seat }: population { $population }, employment { $employment }, public services { $public }, culture { $culture }, money ${ $economy }, progress { $progress }.
the-capitals-tell-plant =
    { $seat }: power plant of level { $n } with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }, { $activations ->
        [one] 1 activation
       *[other] { $activations } activations
    } this round; initiative space { $space }.
the-capitals-tell-placed =
    { $tile } at { $cell }{ $cubes ->
        [0] { "" }
        [one] , with 1 cube on it
       *[other] , with { $cubes } cubes on it
    }
the-capitals-tell-lake = Lake at { $cell } ({ $tile })
the-capitals-tell-city = { $seat }, city: { $tiles }.
the-capitals-tell-tokens = { $seat }, construction tokens: { $corners }.
the-capitals-tell-tourists = Tourists in the city of { $seat }: { $tourists }.
the-capitals-tell-tourist-on = the tourist of { $owner } on { $tile }
the-capitals-tell-tourist-beside = the tourist of { $owner } beside the city
the-capitals-tell-tourist-neutral-on = the neutral tourist on { $tile }
the-capitals-tell-tourist-neutral-beside = the neutral tourist beside the city
the-capitals-tell-held =
    { $n ->
        [one] { $seat } holds 1 prosperity tile.
       *[other] { $seat } holds { $n } prosperity tiles.
    }
the-capitals-tell-culture = { $seat } holds the Highest Culture token.
the-capitals-tell-neutral = The neutral color has { $n } culture.
the-capitals-tell-expo = The next World Expo, as things stand: { $standings }.
the-capitals-tell-standing = { $seat } { $n }
the-capitals-tell-nothing = nothing

## What a position holds

the-capitals-term-prestige = prestige
the-capitals-term-employment = employment at the World Expos
the-capitals-term-people = people without work
the-capitals-term-public = public services
the-capitals-term-culture = culture
the-capitals-term-tourists = tourists and the Highest Culture token
the-capitals-term-money = money
the-capitals-term-progress = progress
the-capitals-term-activations = later activations
the-capitals-term-energy = energy cubes
the-capitals-term-room = room to build
the-capitals-term-end = effects at the end of the game
the-capitals-term-initiative = initiative
the-capitals-term-hand = the prosperity hand
the-capitals-term-turn = this round
