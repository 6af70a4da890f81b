# What people are told while they are away: on the page, by a webhook, by mail.

notice-your-turn = { $game }: it is your turn.
notice-started = { $game }: everybody is there, the game begins.
notice-over = { $game }: the game is over.
notice-rematch = { $game }: you are invited to another game.
notice-time-short =
    { $hours ->
        [one] { $game }: you have one hour left for your move.
       *[other] { $game }: you have { $hours } hours left for your move.
    }
notice-why = You get this mail because you have a game at Insula. Change that here: { $url }
notice-code-subject = Insula: your code
notice-code =
    Your code is { $code }. It is valid for 15 minutes.
    If you do not know what this is about, somebody mistyped an address: you need do nothing.
