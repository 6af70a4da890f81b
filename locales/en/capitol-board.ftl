# Capitol: words on the board, in the dock and in the tables beside them.

# The map
capitol-board-map = Plan of Rome with nine areas
capitol-board-river = Tiberis
capitol-board-rome = ROMA
capitol-board-area = { $area ->
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
capitol-board-stone = { $stone ->
    [white] white
    [black] black
   *[red] red
}
capitol-board-full = full
capitol-board-plate = { $shape ->
    [none] { $area }: full
    [round] { $area }: next a round building, floors: { $floors }
    [triangular] { $area }: next a triangular building, floors: { $floors }
   *[any] { $area }: next a round or triangular building, floors: { $floors }
}
capitol-board-choose = { $area }: choose a building

# Pieces and cards
capitol-board-piece = { $piece ->
    [fountain] Fountain
    [amphitheater] Amphitheater
   *[temple] Temple
}
capitol-board-shape = { $shape ->
    [round] round
   *[triangular] triangular
}
capitol-board-building = { $floors ->
    [one] { $floors } floor, { $shape }
   *[other] { $floors } floors, { $shape }
}
capitol-board-unroofed = { $floors ->
    [one] { $floors } floor, no roof
   *[other] { $floors } floors, no roof
}
capitol-board-kind = { $kind ->
    [roof] Roof
    [floor] Floor
    [white] White permit
    [black] Black permit
   *[red] Red permit
}
capitol-board-kind-short = { $kind ->
    [roof] Roof
    [floor] Floor
    [white] White
    [black] Black
   *[red] Red
}
capitol-board-card = { $kind ->
    [roof] Roof card { $value }
    [floor] Floor card { $value }
    [white] White permit { $value }
    [black] Black permit { $value }
   *[red] Red permit { $value }
}
capitol-board-place = { $place ->
    [1] 1st place
    [2] 2nd place
   *[0] no place
}

# Auctions
capitol-board-auctions = Auctions
capitol-board-auctions-round = Auctions of round { $n }
capitol-board-next = up next
capitol-board-nth = { $n } of 3
capitol-board-done = done
capitol-board-revealed = Bids of auction { $n }
capitol-board-won = { $name } won
capitol-board-nobody = Nobody bid
capitol-board-no-bid = no bid
capitol-board-your-bid = your bid
capitol-board-bid = Your bid: { $total }
capitol-board-bid-empty = Pick cards to bid, or seal no bid
capitol-board-seal = Seal bid
capitol-board-seal-none = No bid
capitol-board-unbid = Take { $card } out of the bid
capitol-board-rebid = Add { $card } to the bid
capitol-board-sealed = Sealed
capitol-board-thinking = Choosing
capitol-board-close = Close

# Hand and buildings
capitol-board-hand = Your hand
capitol-board-no-cards = No cards
capitol-board-stop = Stop
capitol-board-pass = Pass
capitol-board-nothing = Without effect
capitol-board-unplay = Take { $card } back
capitol-board-replay = Play { $card } instead
capitol-board-yours = Your buildings
capitol-board-nothing-built = No building in front of you
capitol-board-new = New building
capitol-board-areas = { $n ->
    [one] { $n } area
   *[other] { $n } areas
}
capitol-board-floors = { $n ->
    [one] { $n } floor
   *[other] { $n } floors
}
capitol-board-more = +{ $n }
capitol-board-roofs-left = Roofs left
capitol-board-roofs = { $shape ->
    [round] Round roofs left: { $n }
   *[triangular] Triangular roofs left: { $n }
}
capitol-board-stacks = The three stacks and the supply
capitol-board-left = left
capitol-board-discards = Discarded: { $n }
capitol-board-supply = { $n ->
    [one] floor
   *[other] floors
}

# Seats
capitol-board-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
capitol-board-cards-word = { $n ->
    [one] card
   *[other] cards
}
capitol-board-roofs-word = roofs
capitol-board-to-place = To place
capitol-board-all-built = Everything is built
capitol-board-front = Buildings not placed yet: { $n }
capitol-board-seen = Cards everybody has seen
capitol-board-passed = Passed
capitol-board-starts = Starts this round
capitol-board-due = { $n ->
    [one] Draws { $n } more card
   *[other] Draws { $n } more cards
}
capitol-board-gain = +{ $n } so far

# Header
capitol-board-round = Round { $n }
capitol-board-round-of = Round { $n } of { $of }
capitol-board-step = { $step ->
    [construction] Construction
    [auctions] Auctions
    [scoring] Scoring
   *[cards] New cards
}

# If scored now
capitol-board-standing = If scored now
capitol-board-so-far = So far
capitol-board-with-this = With this move
capitol-board-bonus = Extra cards
capitol-board-why = { $floors ->
    [one] { $name }: { $floors } floor, tallest { $tallest }, { $place }
   *[other] { $name }: { $floors } floors, tallest { $tallest }, { $place }
}

# Scorings
capitol-board-winner = Winner
capitol-board-total = Total
capitol-board-scored = Scoring of round { $n }
capitol-board-fountains = { $n ->
    [one] { $n } fountain
   *[other] { $n } fountains
}
capitol-board-doubled = Temple: every point is doubled
capitol-board-has = { $floors ->
    [one] { $floors } floor, tallest { $tallest }
   *[other] { $floors } floors, tallest { $tallest }
}
capitol-board-reason = { $place ->
    [1] { $fountains ->
        [0] { $temple ->
            [yes] 2, doubled
           *[no] 2
        }
       *[other] { $temple ->
            [yes] 2 + { capitol-board-fountains-short }, doubled
           *[no] 2 + { capitol-board-fountains-short }
        }
    }
   *[2] { $fountains ->
        [0] no fountain
       *[other] { $temple ->
            [yes] { capitol-board-fountains-short }, doubled
           *[no] { capitol-board-fountains-short }
        }
    }
}
capitol-board-fountains-short = { $fountains ->
    [one] { $fountains } fountain
   *[other] { $fountains } fountains
}
capitol-board-unbuilt = Nobody has built here yet:
capitol-board-no-scoring = No round has been scored yet.
# A piece that nobody bid for.
capitol-board-gone = left the game
