# Capitol: what the game says. Names of areas stay Latin in every language.

capitol-name = Capitol
capitol-blurb = Raise roofs on the hills of Rome, hold its quarters and bid for its fountains.
capitol-option-seen = What has been seen of the hands
capitol-option-seen-hide = Remember it yourself
capitol-option-seen-show = Show it on the screen

## Things

capitol-card =
    { $suit ->
        [roof] roof { $value }
        [floor] floor { $value }
        [white] white permit { $value }
        [black] black permit { $value }
       *[red] red permit { $value }
    }
capitol-area =
    { $area ->
        [capitolinus] Capitolinus
        [palatinus] Palatinus
        [aventinus] Aventinus
        [campus-martius] Campus Martius
        [quirinalis] Quirinalis
        [viminalis] Viminalis
        [insula-tiberina] Insula Tiberina
        [esquilinus] Esquilinus
       *[caelius] Caelius
    }

## Log

capitol-log-round = Round { $n } begins; { $seat } starts.
capitol-log-nothing = { $seat } plays { $card } without effect.
capitol-log-floors = { $seat } plays { $card }: a floor { $floors }.
capitol-log-floor =
    { $n ->
        [0] for a new building
        [one] on a building of 1 floor
       *[other] on a building of { $n } floors
    }
capitol-log-roof =
    { $seat } plays { $card }: a { $shape ->
        [round] round
       *[triangular] triangular
    } roof on { $n ->
        [one] 1 floor
       *[other] { $n } floors
    }.
capitol-log-place =
    { $seat } plays { $card }: a { $shape ->
        [round] round
       *[triangular] triangular
    } building of { $n ->
        [one] 1 floor
       *[other] { $n } floors
    } goes to { $area }.
capitol-log-pass = { $seat } passes.
capitol-log-pass-empty = { $seat } has no cards and passes.
capitol-log-bids =
    Auction { $n }, { $piece ->
        [fountain] a fountain
        [amphitheater] an amphitheater
       *[temple] a temple
    }: { $bids }.
capitol-log-bid = { $seat } bids { $n } ({ $cards })
capitol-log-no-bid = { $seat } makes no bid
capitol-log-won =
    { $seat } wins the { $piece ->
        [fountain] fountain
        [amphitheater] amphitheater
       *[temple] temple
    } with { $n }.
capitol-log-gone =
    Nobody bids: the { $piece ->
        [fountain] fountain
        [amphitheater] amphitheater
       *[temple] temple
    } leaves the game.
capitol-log-put =
    { $seat } puts the { $piece ->
        [fountain] fountain
        [amphitheater] amphitheater
       *[temple] temple
    } in { $area }.
capitol-log-scored = Round { $n } is scored: { $points }.
capitol-log-points = { $seat } { $n }
capitol-log-drew = { $seat } draws { $card }.
capitol-log-lost =
    No cards are left to draw: { $seat } goes without { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
capitol-log-over =
    The game is over: { $points }. { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## What is asked

capitol-ask-play = Play a card, or pass.
capitol-ask-floor =
    { $n ->
        [0] The supply is empty, so { $card } has no effect.
        [one] Where does the last floor go ({ $card })?
       *[other] Where does the first of two floors go ({ $card })?
    }
capitol-ask-second = Where does the second floor go ({ $card })?
capitol-ask-roof = Which building gets a roof ({ $card })?
capitol-ask-place =
    Place a finished building in a { $color ->
        [white] white
        [black] black
       *[red] red
    } area ({ $card }).
capitol-ask-bid =
    Auction { $n } is for { $piece ->
        [fountain] a fountain
        [amphitheater] an amphitheater
       *[temple] a temple
    }: pick the cards of your bid, then seal it. Your bid so far: { $total }.
capitol-ask-put =
    You won: choose an area for the { $piece ->
        [fountain] fountain
        [amphitheater] amphitheater
       *[temple] temple
    }.
capitol-ask-draw =
    { $n ->
        [one] Draw one more card from the stack of your choice.
       *[other] Draw { $n } cards, one at a time, from the stacks of your choice.
    }
capitol-ask-wait =
    { $phase ->
        [draw] { $seat } is drawing cards.
       *[construction] It is { $seat }’s turn.
    }
capitol-ask-wait-put =
    { $seat } is choosing an area for the { $piece ->
        [fountain] fountain
        [amphitheater] amphitheater
       *[temple] temple
    }.
capitol-ask-wait-bids = Waiting for the bids of { $seats }.
capitol-ask-over =
    The game is over. { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## What can be done

capitol-do-pass = Pass
capitol-do-play = Play { $card }
capitol-do-nothing = No effect
capitol-do-floor =
    { $n ->
        [0] A floor for a new building
        [one] A floor on a building of 1 floor
       *[other] A floor on a building of { $n } floors
    }
capitol-do-roof =
    A { $shape ->
        [round] round
       *[triangular] triangular
    } roof on { $n ->
        [one] 1 floor
       *[other] { $n } floors
    }
capitol-do-place =
    { $n ->
        [one] 1 floor
       *[other] { $n } floors
    }, { $shape ->
        [round] round
       *[triangular] triangular
    } roof, to { $area }
capitol-do-bid = Add { $card } to the bid
capitol-do-seal =
    { $n ->
        [0] No bid
       *[other] Seal the bid of { $n }
    }
capitol-do-put =
    Put the { $piece ->
        [fountain] fountain
        [amphitheater] amphitheater
       *[temple] temple
    } in { $area }
capitol-do-draw = Draw { $card }

## Why not

capitol-no-over = The game is over.
capitol-no-turn = It is { $seat }’s turn.
capitol-no-sealed = Your bid is sealed.
capitol-no-cards = You have no cards to bid with.
capitol-no-phase =
    { $phase ->
        [construction] This is not done in the construction phase.
        [auction] Bids are being made now.
        [put] The piece just won must be placed first.
        [draw] Cards are being drawn now.
       *[over] The game is over.
    }
capitol-no-held = You do not have { $card }.
capitol-no-bid = You have no { $card } left to bid.
capitol-no-chosen = You have chosen { $card }: carry it out first.
capitol-no-card = Choose a card first.
capitol-no-kind =
    { $kind ->
        [roof] That takes a roof card; you have chosen { $card }.
        [floor] That takes a floor card; you have chosen { $card }.
       *[permit] That takes a permit; you have chosen { $card }.
    }
capitol-no-floors = The supply is empty.
capitol-no-both = The first floor is put: use both floors or take it back.
capitol-no-raise =
    You have no unroofed building of { $n ->
        [one] 1 floor
       *[other] { $n } floors
    } to raise.
capitol-no-unroofed =
    You have no unroofed building of { $n ->
        [one] 1 floor
       *[other] { $n } floors
    }.
capitol-no-roof =
    You have no { $shape ->
        [round] round
       *[triangular] triangular
    } roof left.
capitol-no-finished =
    You have no finished building of { $n ->
        [one] 1 floor
       *[other] { $n } floors
    } under a { $shape ->
        [round] round
       *[triangular] triangular
    } roof.
capitol-no-color =
    { $area } is { $color ->
        [white] white
        [black] black
       *[red] red
    }, the permit is { $permit ->
        [white] white
        [black] black
       *[red] red
    }.
capitol-no-square = { $area } has no free small square.
capitol-no-shape =
    The roofs of { $area } are { $shape ->
        [round] round
       *[triangular] triangular
    }.
capitol-no-alike =
    Two { $color ->
        [white] white
        [black] black
       *[red] red
    } areas are { $shape ->
        [round] round: the third must be triangular.
       *[triangular] triangular: the third must be round.
    }
capitol-no-first = The first building of { $area } must have exactly 1 floor, not { $n }.
capitol-no-height = The next building of { $area } must have { $low } or { $high } floors, not { $n }.
capitol-no-order = Pick the cards of a bid upward: { $card } comes before { $last }.
capitol-no-large =
    The large square of { $area } is taken by { $piece ->
        [temple] a temple
       *[amphitheater] an amphitheater
    }.
capitol-no-stack =
    No { $kind ->
        [roof] roof cards
        [floor] floor cards
       *[permit] permits
    } are left to draw.

## What it would give

capitol-note-kept =
    You keep { $n ->
        [one] 1 card
       *[other] { $n } cards
    } for the auctions.
capitol-note-supply =
    { $n ->
        [one] 1 floor is left in the supply.
       *[other] { $n } floors are left in the supply.
    }
capitol-note-roofs = You have { $round } round and { $triangular } triangular roofs left.
capitol-note-finished =
    { $n ->
        [one] You have 1 finished building.
       *[other] You have { $n } finished buildings.
    }
capitol-note-raise = Height: { $from } → { $to }.
capitol-note-roof =
    { $shape ->
        [round] { $n ->
            [one] 1 round roof left.
           *[other] { $n } round roofs left.
        }
       *[triangular] { $n ->
            [one] 1 triangular roof left.
           *[other] { $n } triangular roofs left.
        }
    }
capitol-note-floors = Your floors here: { $from } → { $to }.
capitol-note-place =
    Your place: { $from ->
        [0] none
        [1] 1st
       *[other] 2nd
    } → { $to ->
        [0] none
        [1] 1st
       *[other] 2nd
    }.
capitol-note-fountains =
    { $n ->
        [one] 1 fountain here.
       *[other] { $n } fountains here.
    }
capitol-note-cards = 2 extra cards as things stand: { $seats }.
capitol-note-total = Bid: { $n }.
capitol-note-due =
    { $n ->
        [0] Your last card.
        [one] Then 1 more card.
       *[other] Then { $n } more cards.
    }

## The table in words

capitol-tell-round =
    Round { $n } of { $of }, { $phase ->
        [construction] construction
        [auction] auctions
        [put] auctions
        [draw] new cards
       *[over] the end
    }. { $seat } is the start player. Floors in the supply: { $supply }.
capitol-tell-area =
    { $area } ({ $color ->
        [white] white
        [black] black
       *[red] red
    }): { $standing }. { $next } Fountains: { $fountains }.{ $large ->
        [none] { "" }
        [amphitheater] { " " }An amphitheater.
       *[temple] { " " }A temple.
    }
capitol-tell-standing =
    { $seat } { $n ->
        [one] 1 floor
       *[other] { $n } floors
    } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
capitol-tell-next =
    { $shape ->
        [full] Full.
        [any] Next: any roof, 1 floor.
        [round] Next: round roof, { $low ->
            [one] { $high ->
                [one] 1 floor.
               *[other] { $low }–{ $high } floors.
            }
           *[other] { $low }–{ $high } floors.
        }
       *[triangular] Next: triangular roof, { $low ->
            [one] { $high ->
                [one] 1 floor.
               *[other] { $low }–{ $high } floors.
            }
           *[other] { $low }–{ $high } floors.
        }
    }
capitol-tell-seat =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; roofs left: { $round } round, { $triangular } triangular; to place: { $front }.
capitol-tell-front =
    { $n ->
        [one] 1 floor
       *[other] { $n } floors
    } { $shape ->
        [round] (round)
        [triangular] (triangular)
       *[none] (no roof)
    }
capitol-tell-stack =
    { $kind ->
        [roof] Roof cards
        [floor] Floor cards
       *[permit] Permits
    }: { $n } in the stack, { $card } on top.
capitol-tell-hand = Your hand: { $cards }.
capitol-tell-nothing = nothing

## What decides, for hints

capitol-term-score = the points made so far
capitol-term-scoring = the next scoring
capitol-term-later = the later scorings
capitol-term-lead = leads in the areas
capitol-term-safety = areas that nobody can take
capitol-term-amphitheater = extra cards from amphitheaters
capitol-term-draws = cards still to draw
capitol-term-ready = buildings ready to be placed
capitol-term-finished = finished buildings
capitol-term-unroofed = buildings without a roof
capitol-term-roofs = roof cards
capitol-term-floors = floor cards
capitol-term-permits = permits
capitol-term-bids = high numbers for the auctions
capitol-term-piece = the piece on auction
