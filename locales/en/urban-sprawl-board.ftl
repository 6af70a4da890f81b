# Urban Sprawl: words on the map, in the market, in the dock and in the tables beside them.

# Zones, wealth and prestige, places
urban-sprawl-board-zone = { $zone ->
    [civ] Civic
    [com] Commercial
    [ind] Industrial
    [res] Residential
   *[park] Park
}
urban-sprawl-board-worth = { $worth ->
    [wealth] wealth
   *[prestige] prestige
}
urban-sprawl-board-plain = { $kind ->
    [civ] Civic building
    [com] Commercial building
    [ind] Industrial building
    [res] Residential building
   *[park] Park
}
urban-sprawl-board-sort = { $n ->
    [one] { $zone }, { $n } lot
   *[other] { $zone }, { $n } lots
}
urban-sprawl-board-lots = { $n ->
    [one] { $n } lot
   *[other] { $n } lots
}
urban-sprawl-board-value = value { $n }
urban-sprawl-board-uncontrolled = uncontrolled
urban-sprawl-board-row = { $line ->
    [row] rows { $from } to { $to }
   *[column] columns { $from } to { $to }
}
urban-sprawl-board-row-worth = { $worth ->
    [wealth] wealth row { $n }
   *[prestige] prestige row { $n }
}
urban-sprawl-board-row-pays = Pays { $n }
urban-sprawl-board-leads = { $n ->
    [one] { $names } leads
   *[other] tied: { $names }
}
urban-sprawl-board-space = Gray space
urban-sprawl-board-city = The city
urban-sprawl-board-water = Water
urban-sprawl-board-wilderness = Wilderness
urban-sprawl-board-fit = Whole city
urban-sprawl-board-supply = Vocations left
urban-sprawl-board-markers = Markers not yet placed

# The market and one’s own cards
urban-sprawl-board-contracts = Contracts
urban-sprawl-board-market-more = press to build; envelope: Favor
urban-sprawl-board-pack = Own cards: { $name }
urban-sprawl-board-planning = Planning
urban-sprawl-board-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
urban-sprawl-board-opens = { $deck ->
    [city] opens with Airport
    [metropolis] opens with Sports Team
   *[town] open
}
urban-sprawl-board-costs-ap = { $n } AP
urban-sprawl-board-ap = AP
urban-sprawl-board-ap-left = { $n } of { $of } AP left
urban-sprawl-board-empty = empty
urban-sprawl-board-face-down = face down until the turn ends
urban-sprawl-board-favor = Favor
urban-sprawl-board-favor-of = Favor: { $card }
urban-sprawl-board-favors = Your Favors
urban-sprawl-board-fresh = from your next turn on
urban-sprawl-board-hand = Your permits
urban-sprawl-board-no-cards = You hold no planning cards.
urban-sprawl-board-pays = pays
urban-sprawl-board-ballot = calls an election

# Effects in signs
urban-sprawl-board-per = per
urban-sprawl-board-vocation-word = vocation
urban-sprawl-board-office-word = office
urban-sprawl-board-who = { $who ->
    [you] You
    [opponents] Others
    [media] Media
    [mayor] Mayor
    [district-attorney] D. Attorney
    [treasurer] Treasurer
    [police-chief] Police Chief
    [union-boss] Union Boss
    [leader] Leader
    [last] Last
    [owner-of-highest] Highest building
    [owner-of-lowest] Lowest building
   *[each] All
}
urban-sprawl-board-does = { $does ->
    [pay-you] from each opponent
    [pay-or-lose] or lose
    [payout] row pays
    [place] new marker
    [move] move a marker
    [uncontrol] take a cube off
    [claim] claim a building
    [elect] election
    [elect-next] next election
    [elect-all] all elections
    [win-office] take an office
    [extra-favor] Extra Favor
    [take-permits] free permit
    [discount] next contract
    [unlock-offices] offices open
    [unlock-contractor] Contractor
    [end-game] the game ends
    [allow-demolition] demolish
   *[gain] gain
}

# Prompt, choices and what they would bring
urban-sprawl-board-chosen = Press again to confirm.
urban-sprawl-board-unchoose = Choose again
urban-sprawl-board-build-for = Build for { $n }
urban-sprawl-board-buy-for = Buy for { $n }
urban-sprawl-board-site-more = { $n ->
    [one] { $n } place; you pay the block’s value out of your { $wealth }.
   *[other] { $n } places; you pay the block’s value out of your { $wealth }.
}
urban-sprawl-board-buy-more = You have { $wealth }. A building costs the value of its block.
urban-sprawl-board-move-from = First press the marker that moves.
urban-sprawl-board-move-to = Now press the space that it goes to.
urban-sprawl-board-here = { $card } on { $lots }
urban-sprawl-board-cost = Cost
urban-sprawl-board-adjacency = Neighbors
urban-sprawl-board-not-here = Not possible
urban-sprawl-board-rule = Rule { $rule }
urban-sprawl-board-question = Question
urban-sprawl-board-asks = { $name } decides. { $kind ->
    [vocation] Wealth or prestige for each tile?
    [steal] The supply is empty: take one from an opponent?
    [order] Several must choose: who is next?
    [elect] A tie: who is elected?
    [contractor] A tie: who becomes the Contractor?
    [park] Where does the park go?
    [marker] Where does the new marker go?
    [move] Move a marker?
    [uncontrol] Take the cube off a building?
    [claim] Pay for an uncontrolled building?
    [pay-or-lose] Pay, or lose a building?
    [pay-you] Wealth or prestige to the builder?
    [office] Which office is taken?
    [seat] A tie: who is meant?
    [building] A tie: which building?
   *[block] A tie: which block?
}

# Seats and city hall
urban-sprawl-board-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
urban-sprawl-board-income = If every row paid now: { $wealth } wealth, { $prestige } prestige
urban-sprawl-board-at-end = { $n } at end
urban-sprawl-board-active = on turn
urban-sprawl-board-next-seat = next
urban-sprawl-board-hall = City hall
urban-sprawl-board-held = { $state ->
    [held] { $name }
    [vacant] vacant
   *[closed] not in play
}
urban-sprawl-board-pawn = last election
urban-sprawl-board-next-election = Next: { $office }
urban-sprawl-board-no-election = not in play yet: nobody is elected
urban-sprawl-board-would-win = { $n ->
    [one] would be elected:
   *[other] tied:
}
urban-sprawl-board-nobody = nobody
urban-sprawl-board-decides = { $you ->
    [yes] you decide
   *[no] { $name } decides
}
urban-sprawl-board-contractor = Contractor

# Turn and end
urban-sprawl-board-news = What happened
urban-sprawl-board-skip = Skip
urban-sprawl-board-event = Event
urban-sprawl-board-on-deck = on its deck
urban-sprawl-board-turn = Turn { $n }
urban-sprawl-board-buying = Buying round
urban-sprawl-board-step = { $step ->
    [invest] Invest
    [act] Act
   *[end] Card or election
}
urban-sprawl-board-if-now = If the game ended now
urban-sprawl-board-in-play = During the game
urban-sprawl-board-per-wealth = 1 per { $n } wealth
urban-sprawl-board-tie = Tie: more wealth wins
