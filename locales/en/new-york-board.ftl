# New York: words on the board, in the dock and in the tables beside them.

# Banks, types, sides
new-york-board-bank = { $bank ->
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[red] Red
}
new-york-board-card = { $bank ->
    [blue] Blue { $n }
    [green] Green { $n }
    [yellow] Yellow { $n }
   *[red] Red { $n }
}
new-york-board-kind = { $kind ->
    [museum] Museum
    [theater] Theater
    [station] Station
    [church] Church
    [park] Park
   *[skyscraper] Skyscraper
}
new-york-board-tile = { $streets ->
    [0] { new-york-board-kind }, price { $n }, no street
    [one] { new-york-board-kind }, price { $n }, street { $sides }
   *[other] { new-york-board-kind }, price { $n }, streets { $sides }
}
new-york-board-side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
new-york-board-start = Times Square, the start tile

# The plan
new-york-board-column = { $at ->
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
    [west] 12 Av − { $n }
   *[east] 1 Av + { $n }
}
new-york-board-row = { $at ->
    [street] { $n } St
   *[south] 1 St − { $n }
}
new-york-board-cell = { $column } & { $row }
new-york-board-your-city = Your city
new-york-board-city-of = City of { $name }
new-york-board-back = Back to your city
new-york-board-show = Show the city of { $name }
new-york-board-show-own = Show your city
new-york-board-view = View of the plan
new-york-board-zoom-in = Zoom in
new-york-board-zoom-out = Zoom out
new-york-board-fit = Show the whole city
new-york-board-street = Street
new-york-board-street-change = { $change } street
new-york-board-longest = Longest street: { $n }
new-york-board-not-at = Not at { $cell }
new-york-board-chosen = Chosen: { $cell }
new-york-board-unchoose = Change
new-york-board-fits = { $n ->
    [0] It fits nowhere in your city.
    [one] One cell fits.
   *[other] { $n } cells fit.
}
new-york-board-swaps = { $n ->
    [one] One tile can be swapped.
   *[other] { $n } tiles can be swapped.
}
new-york-board-confirm = { $verb ->
   *[lay] Place here
    [put] Place here
    [swap] Swap here
    [dismantle] Dismantle
    [keep] Keep in reserve
    [give] Give to Dirk
}

# Market and money
new-york-board-market = Market
new-york-board-bag = { $n } in the bag
new-york-board-money = Money
new-york-board-deck = { $n } in the deck
new-york-board-discards = { $n } discarded
new-york-board-no-money = No card on display
new-york-board-sold = sold
new-york-board-none = empty
new-york-board-slot-empty = No tile
new-york-board-yours = Yours
new-york-board-exact = exact
new-york-board-over = { $n } over
new-york-board-short = { $n } short
new-york-board-unbuy = { $slot }. Chosen; press to leave it
new-york-board-buy-instead = { $slot }. Buy this instead
new-york-board-untake = Put { $card } back
new-york-board-take-too = Take { $card } as well, or instead
new-york-board-take-instead = Take { $card } instead
new-york-board-take = Take { $n }
new-york-board-pay = { $over ->
    [0] Pay exactly { $n }
   *[other] Pay { $n }, { $over } over
}
new-york-board-pay-exactly = Pay exactly { $cards }
new-york-board-pay-with = Pay { $cards }, { $over } over
new-york-board-paid-of = { $n } of { $price }
new-york-board-pick-cards = Or pick other cards from your hand.
new-york-board-could-exactly = { $cards } would be exact: one more action.
new-york-board-use = Use { $cards }
new-york-board-unpay = Take { $card } back
new-york-board-pay-too = Pay with { $card } too
new-york-board-paid = paid { $cards }

# Tiles beside the plan
new-york-board-waiting = { $n ->
    [one] To place
   *[other] { $n } to place
}
new-york-board-choose = Place this one first: { $tile }
new-york-board-keep = Keep in reserve
new-york-board-give = Give to Dirk
new-york-board-reserve = Reserve
new-york-board-reserve-empty = empty
new-york-board-in-reserve = { $n ->
    [0] no reserve
    [one] in reserve
   *[other] { $n } in reserve
}
new-york-board-unmove = Back to the reserve: { $tile }
new-york-board-move-instead = Use this instead: { $tile }
new-york-board-dismantle-mode = Dismantle

# Hand and seats
new-york-board-hand = Your money
new-york-board-opening = Opening deal
new-york-board-seen = Cards everybody has seen
new-york-board-tiles = { $n ->
    [one] { $n } tile in the city
   *[other] { $n } tiles in the city
}
new-york-board-tiles-word = Tiles
new-york-board-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
new-york-board-cards-word = Cards
new-york-board-next-seat = Next
new-york-board-starts = Starts
new-york-board-gain = { $letter } +{ $n }
new-york-board-dirk = Dirk
new-york-board-dirk-more = { $n ->
    [one] { $n } tile, no turns
   *[other] { $n } tiles, no turns
}

# Header
new-york-board-step = { $step ->
    [bought] Bought: { $n }
    [act] Action
    [again] Another action
    [lay] Place tiles
    [refill] Refill
    [leftover] Leftover tiles
   *[final] Final scoring
}
new-york-board-next = { $letter ->
    [C] at the end
   *[other] { $to ->
        [one] next card
       *[other] within { $to } cards
    }
}

# Score sheet and scorings
new-york-board-sheet = Score sheet
new-york-board-with-preview = with your preview
new-york-board-scorings = Scorings
new-york-board-pays = { $letter } pays
new-york-board-each = 1 each
new-york-board-would-give = { $letter } would give
new-york-board-gave = { $letter } gave
new-york-board-score = Score
new-york-board-from = { $letter } gave you { $n }:
new-york-board-from-nothing = { $letter } gave you nothing.
new-york-board-why-street = { $name }: longest street { $n }
new-york-board-why = { $name }, { new-york-board-kind }: { $n }, { new-york-board-place } → { $points }
new-york-board-place = { $place ->
    [0] no place
    [1] { $tied ->
        [yes] shared 1st
       *[no] 1st place
    }
    [2] { $tied ->
        [yes] shared 2nd
       *[no] 2nd place
    }
   *[3] { $tied ->
        [yes] shared 3rd
       *[no] 3rd place
    }
}
new-york-board-count = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
new-york-board-edges = { $n ->
    [one] { $n } edge
   *[other] { $n } edges
}
new-york-board-total = Total
new-york-board-scoring = Scoring { $letter }
new-york-board-scored = Scoring { $letter } in detail
new-york-board-ties = Parties that tie add up the places they take, divide, and round down.
new-york-board-no-scoring = Nothing has been scored yet.
