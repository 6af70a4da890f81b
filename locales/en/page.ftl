# The page around the games: lobby, new table, table, rules, about.

page-title = Insula, a table for city builders
page-title-table = { $game } · Insula
page-title-turn = ● Your turn · { $game }
page-home = All games
page-foot = More
page-sections = Sections
page-language = Language
page-theme-light = Light theme
page-theme-dark = Dark theme
page-close = Close
page-cancel = Cancel
page-again = Try again
page-loading = Loading …
page-not-found = This is not here any more.
page-unreachable = The server does not answer. As soon as it does, you can go on where you were.
page-unreachable-title = No connection
page-lost = There is nothing at this address
page-lost-more = Perhaps the link is incomplete. The games are one click away.

# Lobby
page-lead = Build a city tonight.
page-lead-more = Four board games about cities. Play the bots now, or open a table for friends.
page-play-now = Play now
page-play-now-more = against bots
page-set-up = Play
page-set-up-more = with friends
page-players = { $n } players
page-rules = Rules
page-rules-of = Rules of { $game }
page-about = About and rights
page-no-account = No account needed.
page-tab-play = Play
page-tab-tables = Tables
page-tab-finished = Finished
page-my-tables = My tables
page-your-turn = Your turn
page-your-turn-small = your turn
page-at-tables = { $n ->
    [one] at one table
   *[other] at { $n } tables
}
page-thinks = { $name } thinks
page-with = with { $names }
page-no-tables = No tables yet
page-no-tables-more = Play the bots: one click is enough. Your tables wait for you here.
page-finished = Finished games
page-no-finished = Games you finish are kept here.
page-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
page-how = How it works
page-how-live = Where it glows, you can act
page-how-live-more = One color shows every legal move; point at it to see what it brings.
page-how-why = Not allowed? It says why
page-how-why-more = Every refusal names its rule, one click from the full text.
page-how-keep = Nothing gets lost
page-how-keep-more = Every move is saved. Close the page and go on whenever you like.

# New table
page-new-table = New table
page-number = Players
page-seats = Seats
page-options = Game
page-cards = Cards
page-cards-built-in = Built-in
page-seat-kind = Who takes seat { $n }
page-seat-name = Name at seat { $n }
page-bot-kind = Kind of bot at seat { $n }
page-kind-you = You
page-kind-guest = Same screen
page-kind-open = Friend by link
page-kind-bot = Bot
page-bot-random = Gentle
page-bot-greedy = Fair
page-bot-easy = Easy
page-bot-normal = Normal
page-bot-hard = Hard
page-bot-expert = Expert
page-guest = Guest
page-person = Person { $n }
page-seats-sum = { $people ->
    [one] One person
   *[other] { $people } persons
}, { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}.
page-hot-seat = You pass the screen around; hands stay hidden in between.
page-open-table = Open the table

# Table
page-you = You
page-to-act = To act
page-thinking = Thinking
page-winner = Winner
page-dead = Not possible now
page-menu = Menu
page-leave = Leave the table
page-save = Save the game file
page-phases = Phases of the round
page-board = Board
page-panel = Log, rules and offers
page-dock = Your hand
page-prompt = What is asked
page-undo = Undo
page-tab-hand = Hand
page-tab-offers = Offers
page-tab-players = Players
page-tab-log = Log
page-tab-rules = Rules
page-log-empty = Nothing has happened yet.
page-no-offers = Nothing to do for you right now.
page-waiting = { $n ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
page-watching = You are watching.
page-rule = Rule { $rule }
page-offline = Connection lost. Reconnecting …
page-retry = Retry now
page-loading-table = Setting the table …
page-unknown-table = There is no such table
page-unknown-table-more = Perhaps the link is incomplete, or the table was on another computer.
page-stopped = This table has stopped
page-stopped-more = Something went wrong on the server. All moves up to here are safe.
page-undrawn = This game cannot be shown
page-undrawn-more = Its pictures could not be loaded. Reloading may help.
page-pass-screen = Pass the screen to { $name }
page-pass-screen-more = Everybody else looks away. The hand appears when you say so.
page-i-am = I am { $name }
page-scoring = Scoring
page-scores = Scores
page-go-on = Go on
page-over = The game is over.
page-wins = { $names } wins with { $points ->
    [one] one point
   *[other] { $points } points
}
page-you-win = You win with { $points ->
    [one] one point
   *[other] { $points } points
}
page-shared-win = { $names } share the win with { $points ->
    [one] one point
   *[other] { $points } points
}
page-play-again = Play again

# About
page-about-what = Insula is Latin for a city block. It is a digital table for board games about building cities: with friends far away or around one screen, or against bots, by the complete rules.
page-about-rights = Rights
page-about-own = Every word, picture and line of code here is our own. No text or artwork of the publishers is used.
page-about-games = The names and the designs of the games belong to their owners. Capitol is a game by Alan R. Moon and Aaron Weissblum, New York by Dirk Henn. Insula is not connected with the authors or the publishers. If you like a game here, buy the box.
page-about-license = The source is free under the MIT License or the Apache License 2.0, as you choose.
page-about-privacy = Your data
page-about-cookie = Nobody has to sign up, and there are no trackers. One cookie with a random number lets the server know who you are. It keeps your name, your games and what you write at the table; a password only in a form that nobody can read. Language, theme and sound stay in this browser. You can delete your account at any time: the games stay, your name goes.
page-in-words = The table in words

# Standing answers
page-standing = Standing answers
page-standing-more = The table gives these answers for you at once, even while your page is closed. Only you see them.
page-standing-ask = Ask me
page-standing-count = { $n } set

# Hints
page-hint = Hint
page-hint-title = { $n ->
    [one] The best move
    [2] The two best moves
   *[other] Three best moves
}
page-hint-effort = { $seconds } s, { $n } tries
page-hint-thinking = Looking for good moves
page-hint-thinking-more = It takes about a second, and uses only what you can see yourself.
page-hint-win = { $chance } to win
page-hint-points = points
page-hint-points-of = { $points } points
page-hint-chance = to win
page-hint-everybody = What everybody can expect
page-hint-fold = Show the moves
page-hint-show = Show on the board
page-hint-do = Do this
page-hint-do-first = Do the first
page-hint-marked = { $what } (hint { $n })

# Analysis of a finished game
page-analysis = Analysis
page-analysis-of = Analysis · { $game }
page-analysis-table = Back to the table
page-analysis-running = This game is not over yet
page-analysis-none = Where was the game decided?
page-analysis-none-more = Every decision is looked at again: how the winning chances changed, which moves lost most, and what would have been better. It takes less than a minute.
page-analysis-start = Analyze this game
page-analysis-working = Going through the game …
page-analysis-progress = { $done } of { $total } moves
page-analysis-seen-by = Seen by
page-analysis-all = All
page-analysis-public = what everybody saw
page-analysis-own = own hand open
page-analysis-side = Beside the board
page-analysis-time = Position in the game
page-analysis-at = Move { $n } of { $of }
page-analysis-first = To the beginning
page-analysis-previous = One move back
page-analysis-next = One move on
page-analysis-last = To the end
page-analysis-worst = Worst move
page-analysis-chances = Winning chances
page-analysis-chance-of = { $name } { $chance }
page-analysis-slip = Slip
page-analysis-mistake = Mistake
page-analysis-blunder = Blunder
page-analysis-sign = { $kind }: { $name }, move { $n }, { $chance } lost
page-analysis-who = { $name }, move { $n }
page-analysis-nth = { $n } of { $of }
page-analysis-previous-mistake = Previous mistake
page-analysis-next-mistake = Next mistake
page-analysis-lost-chance = winning chance
page-analysis-lost-points = expected points
page-analysis-played = Played
page-analysis-better = Better
page-analysis-fine = A good move
page-analysis-fine-more = Nothing clearly better was found.
page-analysis-clean = No mistakes
page-analysis-clean-more = No move lost as much as three percent.
page-analysis-forced = There was only one move
page-analysis-moves = Moves
page-analysis-which = Which moves
page-analysis-moves-all = All ({ $n })
page-analysis-moves-mistakes = Mistakes ({ $n })
page-analysis-tab-mistake = Mistake
page-analysis-tab-chances = Chances
page-analysis-tab-moves = Moves
page-analysis-tab-seats = Seats
