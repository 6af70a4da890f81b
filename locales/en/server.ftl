# What the server says when something does not go.

## At the table

server-stale = The table has moved on in the meantime. Look again and choose.
server-unreadable = “{ $text }” is no action of this game.
server-garbled = The server could not read that message.
server-not-your-seat = That seat is not yours.
server-not-your-turn = It is not your turn.
server-over = The game is over.
server-journal = That could not be saved, so it did not happen. Try again.
server-no-store = The server cannot reach its tables just now. Nothing is lost: try again in a moment.
server-no-undo = There is nothing left to take back.
server-no-such-answer = There is no such standing answer.
server-too-long = That message is too long.
server-stopped = This table has stopped because of a fault in the program. Everything played so far is saved.
server-other-rules = This game was begun by version { $written } of its rules; version { $known } is here, and it would play it differently. Nothing was changed: the game is kept as it is.
server-busy = There is too much to think about just now. Try again in a moment.
server-not-started = The game has not begun: the table is still waiting for people.
server-time-over = Your time was over, so a bot is playing for you. Come back and play on whenever you like.
server-stood-in = A bot is playing for you. Come back first.
server-paused = The table is paused.
server-no-vote = That cannot be agreed upon right now.
server-bad-text = That is empty, too long, or too much at once.

## A new table

server-unknown-game = There is no game called “{ $game }” here.
server-seat-count =
    { $seats ->
        [one] One seat was chosen; this game is for { $min } to { $max }.
       *[other] { $seats } seats were chosen; this game is for { $min } to { $max }.
    }
server-unknown-option = This game has no option “{ $key }”.
server-bad-value = The option “{ $key }” cannot be “{ $value }”.
server-no-pack = The cards “{ $pack }” are not here. Start the server with --cards and the folder that has them.
server-unknown-bot = There is no bot called “{ $bot }”.
server-bad-name = A name has 1 to { $max } characters that can be seen.
server-bad-pace = A live game begins with 10 seconds to 24 hours and adds up to 10 minutes a turn; a slow one has 1 to 30 days a move.

## Coming to a table

server-no-invite = There is no such invitation. Check the address, or ask for a new one.
server-invite-expired = This invitation is over: the game has begun without you.
server-table-full = Somebody was faster: the table is full.
server-seat-taken = Somebody has just taken that seat. Choose another one.
server-not-yours = That is up to others at this table.
server-not-open = The game has already begun.

## People

server-bad-password = A password has 8 to 200 characters.
server-name-taken = Somebody here already has this name. Choose another one; if it is yours, sign in.
server-bad-sign-in = The name and the password do not match.
server-too-many-tries =
    { $seconds ->
        [one] That was tried too often. Wait one second, then try again.
       *[other] That was tried too often. Wait { $seconds } seconds, then try again.
    }
server-no-person = You are not known in this browser yet. Choose a name or sign in.
server-bad-webhook = This address cannot be used. It has to begin with https:// or http:// and lead to a public server.
server-bad-mail = This mail address cannot be used.
server-bad-code = This is not the code, or it is no longer valid. Save the address again to get a new one.

## Addresses

server-no-table = There is no such table. Check the address.
server-not-over = That is available once the game is over.
server-no-seat = This game has no such seat.
server-no-position = The game was over before that.
server-not-found = There is nothing at this address.
server-foreign = This request comes from another site and was not carried out.
