# New York: what the game says. Cells are named as on a city plan, alike in every language.

new-york-name = New York
new-york-blurb = Buy towers and parks with exact money, and run the longest street.
new-york-option-seen = What has been seen of the hands
new-york-option-seen-hide = Remember it yourself
new-york-option-seen-show = Show it on the screen

## Things

new-york-card =
    { $bank ->
        [blue] blue { $n }
        [green] green { $n }
        [yellow] yellow { $n }
       *[red] red { $n }
    }
new-york-tile =
    { $kind ->
        [museum] museum { $n }
        [theater] theater { $n }
        [station] station { $n }
        [church] church { $n }
        [park] park { $n }
       *[skyscraper] skyscraper { $n }
    }
new-york-side =
    { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
new-york-sided =
    { $tile } ({ $n ->
        [one] street
       *[other] streets
    } { $sides })
new-york-plain = { $tile } (no street)
new-york-start = Times Square
new-york-cell = { $column } & { $row }
new-york-column =
    { $at ->
        [w5] 12 Av
        [w4] 11 Av
        [w3] 10 Av
        [w2] 9 Av
        [w1] 8 Av
        [c] 7 Av
        [e1] 6 Av
        [e2] 5 Av
        [e3] Madison
        [e4] Park
        [e5] Lexington
        [e6] 3 Av
        [e7] 2 Av
        [e8] 1 Av
        [west] { $n ->
            [one] 1 block west of 12 Av
           *[other] { $n } blocks west of 12 Av
        }
       *[east] { $n ->
            [one] 1 block east of 1 Av
           *[other] { $n } blocks east of 1 Av
        }
    }
new-york-row =
    { $at ->
        [street] { $n } St
       *[south] { $n ->
            [one] 1 block south of 1 St
           *[other] { $n } blocks south of 1 St
        }
    }
new-york-street-same = street { $n }
new-york-street-change = street { $from } → { $to }
new-york-reason =
    { $tied ->
        [yes] shared { $place ->
            [1] 1st
            [2] 2nd
           *[other] 3rd
        }
       *[no] { $place ->
            [1] 1st
            [2] 2nd
           *[other] 3rd
        }
    } in { $kind ->
        [museum] museums
        [theater] theaters
        [station] stations
        [church] churches
        [park] parks
       *[skyscraper] skyscrapers
    } ({ $n })

## Log

new-york-log-took = { $seat } takes { $cards } ({ $n } in all).
new-york-log-bought =
    { $seat } buys { $tile } at the { $bank ->
        [blue] blue
        [green] green
        [yellow] yellow
       *[red] red
    } bank for { $cards }, { $over ->
        [0] exactly
       *[other] { $over } too much
    }.{ $again ->
        [yes] { " " }Another action follows.
       *[no] { "" }
    }
new-york-log-added = { $seat } adds { $tile } from the reserve at { $cell } ({ $street }).
new-york-log-laid = { $seat } lays { $tile } at { $cell } ({ $street }).
new-york-log-dismantled = { $seat } dismantles { $tile } at { $cell } into the reserve ({ $street }).
new-york-log-swapped = { $seat } swaps { $old } at { $cell } for { $tile } ({ $street }).
new-york-log-kept = { $seat } puts { $tile } into the reserve.
new-york-log-gave = { $seat } gives { $tile } to Dirk.
new-york-log-passed = { $seat } has no legal action and passes.
new-york-log-scoring =
    { $letter ->
        [A] Scoring A.
        [B] Scoring B.
       *[C] Scoring C, the last.
    }
new-york-log-scored =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } { $seat } scores { $n ->
        [one] 1 point
       *[other] { $n } points
    }: { $kinds }; street { $street }.
new-york-log-scored-street =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } { $seat } scores { $n ->
        [0] nothing
        [one] 1 point for the street
       *[other] { $n } points for the street
    }.
new-york-log-scored-dirk =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } Dirk scores { $n ->
        [one] 1 point
       *[other] { $n } points
    }: { $kinds }.
new-york-log-scored-dirk-none =
    { $letter ->
        [A] A:
        [B] B:
       *[C] C:
    } Dirk scores nothing.
new-york-log-dirk =
    { $n ->
        [0] The bag has nothing for Dirk.
        [one] Dirk collects 1 tile: { $tiles }.
       *[other] Dirk collects { $n } tiles: { $tiles }.
    }
new-york-log-shuffled = The discards are shuffled into a new money deck.
new-york-log-ended =
    { $why ->
        [bag] The bag is empty and a slot stays empty: the game ends.
       *[idle] Sixty turns without a purchase or money: the game ends.
    }
new-york-log-leftover =
    { $seat } has the most { $bank ->
        [blue] blue
        [green] green
        [yellow] yellow
       *[red] red
    } money ({ $n }) and gets { $tile }.
new-york-log-leftover-stays =
    Nobody has the most { $bank ->
        [blue] blue
        [green] green
        [yellow] yellow
       *[red] red
    } money: { $tile } stays.
new-york-log-won =
    The game is over. The win goes to { $seats }, with { $n ->
        [one] 1 point
       *[other] { $n } points
    }.

## What is asked

new-york-ask-act =
    { $again ->
        [yes] Paid exactly: another action! Take money, buy or redesign.
       *[no] Your turn: take money, buy a building or redesign your city.
    }
new-york-ask-take =
    { $more ->
        [yes] Picked: { $cards }, { $n } in all. Pick more, up to 5, or finish.
       *[no] Picked: { $cards }, { $n } in all. Nothing can be added; finish, or undo to choose again.
    }
new-york-ask-pay =
    { $tile } costs { $price }, { $n } picked: { $more ->
        [0] that is enough.
       *[other] { $more } to go.
    }
new-york-ask-move = Where in your city does { $tile } go?
new-york-ask-lay =
    { $n ->
        [one] Place the tile that you bought: city or reserve?
       *[other] Place the { $n } tiles that you bought, in any order.
    }
new-york-ask-lay-one = Place { $tile }: city or reserve?
new-york-ask-leftover =
    { $n ->
        [one] A leftover tile is yours: city or reserve?
       *[other] { $n } leftover tiles are yours: place them in any order.
    }
new-york-ask-leftover-one = The leftover { $tile } is yours: city or reserve?
new-york-ask-pass = You have no legal action: pass.

## What can be done

new-york-do-take = Take { $card }
new-york-do-take-done = Done: { $n } in all
new-york-do-buy =
    Buy { $tile } at the { $bank ->
        [blue] blue
        [green] green
        [yellow] yellow
       *[red] red
    } bank
new-york-do-pay = Pay with { $card }
new-york-do-pay-done =
    Pay { $n } for { $price }: { $over ->
        [0] exactly
       *[other] { $over } too much
    }
new-york-do-move = Take { $tile } from the reserve
new-york-do-put = Add { $tile } at { $cell }
new-york-do-swap = Swap { $old } at { $cell } for { $tile }
new-york-do-dismantle = Dismantle { $tile } at { $cell }
new-york-do-lay = Lay { $tile } at { $cell }
new-york-do-keep = Put { $tile } into the reserve
new-york-do-give = Give { $tile } to Dirk
new-york-do-pass = Pass

## Why not

new-york-no-over = The game is over.
new-york-no-turn = It is { $seat }’s turn.
new-york-no-waiting = You have no leftover tile to place; others are still placing theirs.
new-york-no-phase =
    { $what ->
        [take] No money can be taken now
        [buy] Nothing can be bought now
        [pay] There is nothing to pay now
        [done] There is nothing to finish now
        [move] The reserve cannot be used now
        [put] No reserve tile is chosen
        [swap] No reserve tile is chosen
        [dismantle] Nothing can be dismantled now
        [lay] No tile is to be laid now
        [keep] No tile is to be reserved now
        [give] No tile can be given away now
       *[pass] You cannot pass now
    }: { $phase ->
        [act] choose an action.
        [take] finish taking money first.
        [pay] finish the payment first.
        [move] place the chosen tile first.
        [lay] place the bought tiles first.
        [leftover] the leftover tiles are being placed.
       *[over] the game is over.
    }
new-york-no-shown = { $card } is not in the display.
new-york-no-five = Several cards may total 5 at most, not { $n }.
new-york-no-order = Pick cards upward: { $card } comes before { $last }.
new-york-no-slot =
    The slot of the { $bank ->
        [blue] blue
        [green] green
        [yellow] yellow
       *[red] red
    } bank is empty.
new-york-no-short = { $tile } costs { $price }; you have { $n } of that bank.
new-york-no-held = You do not have { $card }.
new-york-no-bank =
    Only money of the { $bank ->
        [blue] blue
        [green] green
        [yellow] yellow
       *[red] red
    } bank pays here, not { $card }.
new-york-no-stuck = With { $card } as the next card the price stays { $n } out of reach: pick a smaller one first.
new-york-no-unpaid = { $n } is not enough: the price is { $price }.
new-york-no-none = Pick a card first.
new-york-no-reserve = { $tile } is not in your reserve.
new-york-no-fit = { $tile } fits nowhere in your city now.
new-york-no-bought-now = { $tile } was bought in this turn: it takes no part in a redesign.
new-york-no-start = Times Square never moves.
new-york-no-city = { $tile } is not in your city.
new-york-no-taken = { $cell } is taken.
new-york-no-touch = At { $cell } no side would touch your city.
new-york-no-sides =
    At { $cell } the { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } side does not match: { $street ->
        [yes] { $tile } has a street there, { $neighbor } has none.
       *[no] { $neighbor } has a street there, { $tile } has none.
    }
new-york-no-walk = At { $cell } it could not be reached on foot from Times Square.
new-york-no-hole = At { $cell } it would shut in an empty place.
new-york-no-cut = Without { $tile } part of your city could not be reached on foot.
new-york-no-pit = Without { $tile } your city would have a hole.
new-york-no-swap-sides =
    { $tile } does not fit in the place of { $old }: on the { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } side { $street ->
        [yes] it has a street and its neighbor has none.
       *[no] it has no street and its neighbor has one.
    }
new-york-no-waits = { $tile } is no tile of yours that waits to be placed.
new-york-no-dirk = Only a tile bought in this turn can be given to Dirk, and only with two players.
new-york-no-pass = You can still act, so you cannot pass.

## What it would give

new-york-note-exact = Exact: another action follows.
new-york-note-over = { $n } too much: your actions end.
new-york-note-exact-possible = You could pay exactly with { $cards } and act again.
new-york-note-street = Longest street: { $from } → { $to }.
new-york-note-leads =
    You would lead in { $kind ->
        [museum] museums
        [theater] theaters
        [station] stations
        [church] churches
        [park] parks
       *[skyscraper] skyscrapers
    }, { $n } to { $rival }.
new-york-note-ties =
    You would share the lead in { $kind ->
        [museum] museums
        [theater] theaters
        [station] stations
        [church] churches
        [park] parks
       *[skyscraper] skyscrapers
    }, with { $n } each.
new-york-note-total =
    { $letter ->
        [A] Scoring A
        [B] Scoring B
       *[C] Scoring C
    } would give you { $from } → { $to }.
new-york-note-paid = Picked: { $n } of { $price }.
new-york-note-money = You would hold { $n } in all.
new-york-note-fits =
    { $n ->
        [0] It fits nowhere in your city.
        [one] It fits on 1 cell.
       *[other] It fits on { $n } cells.
    }
new-york-note-dirk =
    Dirk would have { $kind ->
        [museum] { $n ->
            [one] 1 museum
           *[other] { $n } museums
        }
        [theater] { $n ->
            [one] 1 theater
           *[other] { $n } theaters
        }
        [station] { $n ->
            [one] 1 station
           *[other] { $n } stations
        }
        [church] { $n ->
            [one] 1 church
           *[other] { $n } churches
        }
        [park] { $n ->
            [one] 1 park
           *[other] { $n } parks
        }
       *[skyscraper] { $n ->
            [one] 1 skyscraper
           *[other] { $n } skyscrapers
        }
    }.

## The table in words

new-york-tell-turn = It is { $seat }’s turn.
new-york-tell-slot =
    { $bank ->
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[red] Red
    } slot: { $tile }, price { $price }.
new-york-tell-slot-empty =
    { $bank ->
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[red] Red
    } slot: empty.
new-york-tell-display = Display: { $cards }.
new-york-tell-hand = Your hand: { $cards }.
new-york-tell-city =
    { $seat }: { $n ->
        [0] only Times Square
        [one] 1 tile in the city
       *[other] { $n } tiles in the city
    }, longest street { $street }.
new-york-tell-placed = { $tile }: { $cell }.
new-york-tell-reserve = { $seat }, reserve: { $tiles }.
new-york-tell-waiting = { $seat } has to place: { $tiles }.
new-york-tell-kind =
    { $kind ->
        [museum] Museums
        [theater] Theaters
        [station] Stations
        [church] Churches
        [park] Parks
       *[skyscraper] Skyscrapers
    }: { $standings }.
new-york-tell-standing = { $seat } { $n }
new-york-tell-standing-dirk = Dirk { $n }
new-york-tell-dirk = Dirk’s tiles: { $tiles }.
new-york-tell-next =
    { $letter ->
        [A] Scoring A: card { $from } to { $to } from the top of the deck.
        [B] Scoring B: card { $from } to { $to } from the top of the deck.
       *[C] Scoring C comes at the end of the game.
    }
new-york-tell-deck =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }, { $bag ->
        [one] 1 tile in the bag
       *[other] { $bag } tiles in the bag
    }.
new-york-tell-score =
    { $seat }: { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
new-york-tell-nothing = nothing

## What decides, for hints

new-york-term-score = the points made so far
new-york-term-majorities = majorities at the next scoring
new-york-term-majorities-later = majorities at later scorings
new-york-term-safety = safe majorities
new-york-term-street = the longest street
new-york-term-street-later = the longest street at later scorings
new-york-term-places = room for more tiles
new-york-term-waiting = tiles to be placed
new-york-term-reserve = tiles in the reserve
new-york-term-money = money
new-york-term-prices = cards that pay many prices exactly
new-york-term-exact = tiles that can be paid exactly
new-york-term-purchase = the best tile within reach
new-york-term-leftover = tiles that may be left over at the end
new-york-term-turn = the next turn
