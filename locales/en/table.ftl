# At the table with others, and a finished game that is stepped through.

page-gone = Somebody who left

# Seats
page-here = At the table
page-away = Away
page-stand-in = A bot stands in
page-clock-left = { $left } left
page-clock-days = { $days }d { $hours }h
page-watchers = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}

# Bots that stand in, pauses, taking back
page-bot-plays = A bot plays for you.
page-bot-plays-for = A bot plays for { $names }.
page-come-back = Come back
page-hand-over = Let a bot play for me
page-hand-over-more = You can come back at any time.
page-pause = Pause the game
page-take-back = Take my last turn back
page-with-consent = Everybody has to agree.
page-paused = The game is paused.
page-resume = Go on playing
page-vote-pause = { $name } would like to pause the game.
page-vote-take-back = { $name } would like to take the last turn back.
page-own-vote-pause = You have asked for a pause.
page-own-vote-take-back = You have asked to take your last turn back.
page-vote-waiting = No answer yet from { $names }.
page-agree = Agree
page-decline = Decline
page-voted-pause = Everybody agreed: the game is paused.
page-voted-take-back = Everybody agreed: the turn is taken back.
page-vote-declined = { $name } said no.
page-vote-lapsed = The game has gone on, so nothing is taken back.

# Asking before a turn ends
page-confirm-turn = Is that your turn?
page-confirm-more = { $act }: there may be no way back.
page-confirm = Confirm
page-back = Back

# Chat and notes
page-tab-chat = Chat
page-tab-notes = Notes
page-chat-empty = Nobody has said anything yet.
page-chat-write = Write to the table
page-chat-send = Send
page-chat-watching = Those who play write here; you can read along.
page-chat-unread = { $n ->
    [one] one new message
   *[other] { $n } new messages
}
page-notes-write = Your notes
page-notes-more = Only you can read them. They are kept with the table.

# Switches
page-alerts = When it is your turn
page-switch-sound = Play a sound
page-switch-confirm = Ask before a turn ends
page-switch-notify = Notify me in the browser
page-switch-notify-off = Switched off in the browser’s settings.
page-notice-turn = It is your turn.
page-notice-over = The game is over.
page-notice-vote = You are asked something.

# The shuffle
page-fair = Fair shuffle
page-fair-more = The shuffle was fixed before the first move. This is its fingerprint; the seed behind it is shown after the game, and anybody can check that they match.
page-fair-hash = Fingerprint
page-fair-seed = Seed

# Afterwards
page-rematch = Rematch
page-rematch-join = Join the rematch
page-rematch-watch = Watch the rematch
page-parent = The game it was played on from

# Replay
page-replay = Replay
page-replay-of = Replay · { $game }
page-replay-running-more = Once it is, you can step through it here.
page-replay-start = Play
page-replay-stop = Stop
page-replay-share = Share position
page-replay-shared = Link copied
page-replay-link = Link to this position
page-replay-save = Download game file
page-replay-on = Play on from here
page-replay-tab-chances = Analysis
page-replay-jump = To this move

# Play on
page-on-more = A new private table begins with this position. Who plays each seat?
page-on-seat = Who plays for { $name }
page-on-me = Me
page-on-none = At least one seat must be yours.

# Verdict
page-verdict-checking = Checking the game …
page-verdict-sound = All { $n } moves verified, shuffle matches its commitment
page-verdict-sound-short = { $n } verified
page-verdict-unsound = This game is not as it was played
page-verdict-unsound-short = Not sound
page-verdict-unsound-more = Carried out again, it does not give what its file says. Somebody may have changed the file, or the disk has a fault. The scores may be wrong.
page-verdict-fault = What the check found
page-verdict-unknown = The game could not be checked
page-verdict-moves = Moves
page-verdict-moves-more = { $n } of { $n } carried out again by the rules; every state is as it was{ $undone ->
    [0] .
    [one] , one of them taken back.
   *[other] , { $undone } of them taken back.
}
page-verdict-shuffle = Shuffle
page-verdict-shuffle-more = The seed that was revealed after the end gives the hash that was shown before the first move.
page-verdict-rules = Rules
page-verdict-rules-more = Version { $n }, the one with which the game began.
page-verdict-fair = Commitment
page-verdict-last = Last state
page-verdict-command = checks it on any computer
page-verdict-copy = Copy
page-verdict-copied = Copied
