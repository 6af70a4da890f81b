# The Capitals: words on the board, in the dock and in the tables beside them.

# Types, tracks, tiles
the-capitals-board-kind = { $kind ->
    [housing] Housing
    [industry] Industry
    [commerce] Commerce
    [public] Public
    [tourism] Tourism
    [prosperity] Prosperity
   *[lake] Lake
}
the-capitals-board-sort = { $density ->
    [low] low-density housing
    [medium] medium-density housing
    [high] high-density housing
   *[none] { $kind ->
        [housing] housing
        [industry] industry
        [commerce] commerce
        [public] public building
        [tourism] tourism
        [prosperity] prosperity
       *[lake] no type
    }
}
the-capitals-board-era = Era { $era }
the-capitals-board-track = { $track ->
    [progress] Progress
    [employment] Employment
    [population] Population
    [public] Services
    [culture] Culture
    [energy] Energy
    [prestige] Prestige
   *[economy] Economy
}
the-capitals-board-when = { $kind ->
    [immediate] when built
    [activate] when activated
    [construction] when built, and with later tiles
    [permanent] each time something happens
    [before] before the third World Expo
   *[end] at the end of the game
}
the-capitals-board-look = Point at a tile to read what it does.
the-capitals-board-lake-more = Nothing counts or activates a lake; it fills its square.
the-capitals-board-cubes = { $n ->
    [one] { $n } energy cube
   *[other] { $n } energy cubes
}
the-capitals-board-tourists = { $n ->
    [one] { $n } tourist
   *[other] { $n } tourists
}
the-capitals-board-activations = { $n ->
    [one] { $n } activation a round
   *[other] { $n } activations a round
}
the-capitals-board-tourist-of = { $used ->
    [yes] Tourist: { $name }, used
   *[no] Tourist: { $name }
}
the-capitals-board-parking = Tourists beside the city
the-capitals-board-highest = Highest Culture token
the-capitals-board-token = Construction token

# The plan
the-capitals-board-your-city = Your city
the-capitals-board-city-of = City of { $name }
the-capitals-board-back = Back to your city
the-capitals-board-show = Show the city of { $name }
the-capitals-board-show-own = Show your city
the-capitals-board-view = View of the plan
the-capitals-board-zoom-in = Zoom in
the-capitals-board-zoom-out = Zoom out
the-capitals-board-fit = Show the whole city
the-capitals-board-census = Tiles by type
the-capitals-board-no-penalty = no penalty
the-capitals-board-not-at = Not at { $cell }
the-capitals-board-rule-a = { $kept ->
    [yes] at your token
    [subway] by the Subway
   *[no] away from your tokens
}
the-capitals-board-rule-b = { $kept ->
    [no] { $kind ->
        [housing] away from housing
        [industry] away from industry
        [commerce] away from commerce
        [public] away from public buildings
        [tourism] away from tourism
       *[prosperity] away from prosperity
    }
    [subway] by the Subway
    [first] { $kind ->
        [housing] first housing
        [industry] first industry
        [commerce] first commerce
        [public] first public building
        [tourism] first tourism
       *[prosperity] first prosperity
    }
   *[yes] { $kind ->
        [housing] beside housing
        [industry] beside industry
        [commerce] beside commerce
        [public] beside a public building
        [tourism] beside tourism
       *[prosperity] beside prosperity
    }
}
the-capitals-board-fires = Sets off { $tiles }
the-capitals-board-preview = What it would bring
the-capitals-board-figures = Figures of the city
the-capitals-board-expo-change = Next World Expo: { $from } → { $to }

# Asking and confirming
the-capitals-board-chosen = Press again, or confirm.
the-capitals-board-unchoose = Change
the-capitals-board-free-cells = { $n ->
    [0] Every cell costs prestige.
    [one] One cell costs no prestige.
   *[other] { $n } cells cost no prestige.
}
the-capitals-board-anywhere = Anywhere beside your city, without a penalty.
the-capitals-board-confirm-place = { $lake ->
    [yes] Lake at { $cell }
   *[no] { $price ->
        [0] Build at { $cell }
       *[other] Build at { $cell }, pay ${ $price }
    }
}
the-capitals-board-confirm-space = Take space { $n }, pay ${ $price }
the-capitals-board-confirm-token = Move the token here
the-capitals-board-confirm-activate = Activate { $tile }, cost { $n }
the-capitals-board-confirm-free = Activate { $tile } free
the-capitals-board-confirm-effect = { $tile } next
the-capitals-board-pay-cubes = { $n ->
    [0] Activate
    [one] Pay { $n } cube
   *[other] Pay { $n } cubes
}
the-capitals-board-paying = Pay for { $tile }
the-capitals-board-paying-more = A tourist pays like one cube. The rest is paid with cubes.
the-capitals-board-pay-too = Pay with { $tourist } too
the-capitals-board-unpay = Take back { $tourist }
the-capitals-board-order = { $tile }: which comes first?
the-capitals-board-order-more = A gain and a loss meet: { $track }.
the-capitals-board-first = { $first ->
    [gain] Gain first
   *[loss] Loss first
}
the-capitals-board-bonus = Or activate nothing:

# Projects, hand, plant
the-capitals-board-dock = Projects or hand
the-capitals-board-projects = Projects
the-capitals-board-stack = Era { $era }, { $n } left
the-capitals-board-row = Row for ${ $price }
the-capitals-board-hand = Prosperity hand
the-capitals-board-hand-of = { $n ->
    [one] { $n } prosperity tile in hand
   *[other] { $n } prosperity tiles in hand
}
the-capitals-board-no-hand = No prosperity tile left
the-capitals-board-met = { $met ->
    [yes] met
   *[no] not met
}
the-capitals-board-as-lake = Lake +{ $n }
the-capitals-board-as-lake-of = { $words }, { $tile }
the-capitals-board-put-back = { $tile }. Chosen; press to put it back
the-capitals-board-take-instead = { $tile }. Take this instead
the-capitals-board-plant = Plant
the-capitals-board-level = Level { $n }
the-capitals-board-beyond = Last level
the-capitals-board-progress-of = Progress { $n } of { $of }

# Rails
the-capitals-board-cities = Cities
the-capitals-board-tracks = Tracks
the-capitals-board-after = after this
the-capitals-board-initiative = Initiative
the-capitals-board-pay-next = you pay $ × { $times } next round
the-capitals-board-pay-now = you pay $ × { $times }
the-capitals-board-space = Space { $n }: ${ $price }, { $times } times
the-capitals-board-space-cost = { $taxed ->
    [0] costs you ${ $n }
    [one] costs you ${ $n }, with { $taxed } Extra Taxation
   *[other] costs you ${ $n }, with { $taxed } Extra Taxations
}
the-capitals-board-taxed = { $n ->
    [one] { $n } Extra Taxation
   *[other] { $n } Extra Taxations
}
the-capitals-board-neutral = Neutral
the-capitals-board-neutral-waits = tourist by the board
the-capitals-board-neutral-in = tourist with { $name }
the-capitals-board-next-seat = Next
the-capitals-board-has-built = Has built
the-capitals-board-gain = Expo { $era } { $n }

# Header
the-capitals-board-round = Round { $n } of { $of }
the-capitals-board-step = { $step ->
    [political] Political
    [building] Building
    [tourism] Tourism
    [executive] Executive
   *[administrative] Administrative
}

# Scorings
the-capitals-board-expo = World Expo { $era }
the-capitals-board-expo-today = World Expo { $era } today: { $n } prestige
the-capitals-board-after-round = after round { $n }
the-capitals-board-scorings = Scorings
the-capitals-board-today = Today
the-capitals-board-jobs = Jobs
the-capitals-board-unemployed = Unemployment
the-capitals-board-bonus-word = Services bonus
the-capitals-board-behind = Cities ahead
the-capitals-board-ahead = { $n } ahead
the-capitals-board-out-of-work = { $n } out of work
the-capitals-board-service-level = level { $n }
the-capitals-board-expo-detail = World Expo { $era } in detail
the-capitals-board-in-play = In play
the-capitals-board-final = End of the game
the-capitals-board-final-detail = The end of the game in detail
the-capitals-board-if-now = If the game ended now
the-capitals-board-payment = Last payment
the-capitals-board-end-effects = Tiles at the end
the-capitals-board-each = 1 for every { $n }
the-capitals-board-cubes-left = Cubes left over
the-capitals-board-total = Total
the-capitals-board-tie = A tie is decided by the cubes left over, then by money, then by initiative.
