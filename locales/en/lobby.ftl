# Finding each other: the lobby's lists, a new table's seats and pace, invitations, the waiting room, the account.

# Games
page-start-here = Start here
page-minutes = { $n } min
page-minutes-about = About { $n } minutes around a table
page-level-of = Difficulty { $n } of 4
page-level-1 = Easy
page-level-2 = Medium
page-level-3 = Hard
page-level-4 = Expert

# Lists
page-waits = Waiting
page-stopped-short = Stopped
page-copy-link = Copy link
page-copied = Copied
page-seats-free = { $n ->
    [0] No seat free
   *[other] { $n } of { $of } seats free
}
page-left-days = { $n ->
    [one] one day left
   *[other] { $n } days left
}
page-left-hours = { $n } h left
page-left-minutes = { $n } min left
page-points-to = { $own } to { $other }
page-open-tables = Open tables
page-join = Join
page-join-table = Join { $game } with { $names }
page-none-open = Nobody is looking for company right now.
page-none-open-of = Nothing open for { $games }.
page-open-one = Open a table for all
page-show-all = All
page-show-few = Fewer
page-lobby-replay = Replay
page-lobby-replay-of = Replay · { $game }
page-notification = Insula

# Pace
page-pace = Pace
page-pace-live = Live clock
page-pace-days = Days per move
page-pace-none = No clock
page-pace-none-more = take your time
page-pace-is-live = live, { $minutes } min{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s
}
page-pace-is-days = { $n ->
    [one] one day a move
   *[other] { $n } days a move
}
page-pace-is-none = no clock
page-minutes-each = { $n } min each
page-days = { $n ->
    [one] one day
   *[other] { $n } days
}
page-clock-each = Time for the whole game
page-clock-more = More time with each turn
page-seconds-more = { $n ->
    [0] none
   *[other] { $n } seconds
}
page-days-each = Time for each move
page-clock-end = When time is over, a bot plays on until you come back.

# Who may come
page-door = Who may join
page-door-link = Only by link
page-door-link-more = Whoever has the invitation may sit down; whoever has the address may watch.
page-door-public = Listed for all
page-door-public-more = Everybody finds the table in the lobby and may sit down or watch.
page-door-private = Private
page-door-private-more = Only who has the invitation comes in; nobody else sees the table.
page-random-order = Random order
page-link-later = You get a link to send
page-friends-come = { $n ->
    [one] One friend is to come by link; you can start with a bot in that seat at any time.
   *[other] { $n } friends are to come by link; you can start with bots in those seats at any time.
}

# The reader
page-name = Name
page-your-name = Your name
page-change-name = Change your name
page-name-when = A new name counts for tables you sit down at from now on.
page-keep = Save
page-kept = Saved.
page-sign-in = Sign in
page-account = Account
page-account-or-sign-in = Account and sign-in

# Invitation
page-invited = { $name } invites you to a game of { $game }
page-join-name = What should the others call you?
page-join-no-account = No account needed. Your seat waits for you in this browser.
page-join-no-invite = This invitation leads nowhere
page-join-no-invite-more = Perhaps the link is incomplete, or the table was taken away. Ask for a new one.
page-join-invite-expired = This invitation has expired
page-join-invite-expired-more = The game has begun without you, or the table waited too long. Ask for a new invitation.
page-join-trouble = The invitation could not be opened
page-sit = Sit down
page-sit-as = Sit down as { $name }

# Waiting room
page-room-title = { $n ->
    [0] Everybody is here
    [one] Waiting for one more
   *[other] Waiting for { $n } more
}
page-seat-free = Free seat
page-seat-free-more = for whoever comes first
page-bot-of-kind = Bot, { $kind }
page-room-here = is here
page-room-away = away
page-invitation = Invitation
page-invitation-more = Send this link. Whoever opens it takes a free seat with one click.
page-share = Share
page-room-bot = Bots in free seats
page-room-start = Start now with bots
page-room-wait = It begins when every seat is taken, or when the one who opened the table starts it.
page-room-watch = You need the invitation to sit down here. Ask somebody at the table for it.
page-room-remove = Take the table away
page-room-remove-sure = The table and its invitation will be gone for everybody who sits here.

# Account
page-account-nobody = Choose a name and play: you are a guest then, without an account.
page-account-guest = You are a guest. Your tables belong to this browser; with a password you reach them from anywhere.
page-account-account = This name is yours alone. You sign in with it and your password.
page-add-password = Add a password
page-add-password-more = It makes “{ $name }” your account: the name is yours alone, and you can sign in from any device. At least 8 characters.
page-change-password = Change the password
page-change-password-more = At least 8 characters. Everywhere else you will be signed out.
page-password = Password
page-old-password = Password so far
page-new-password = New password
page-sign-in-more = If you have a password already: your name and your tables come with you.
page-sign-in-guest = If you have an account already: the tables you play as a guest move to it.
page-signed-in = Signed in
page-elsewhere = { $n ->
    [0] You are signed in only here.
    [one] You are signed in here and in one other browser.
   *[other] You are signed in here and in { $n } other browsers.
}
page-sign-out = Sign out
page-sign-out-elsewhere = Sign out everywhere else
page-signed-out-elsewhere = Signed out everywhere else.
page-notices = Notices
page-notices-more = For games without a live clock, when you have not got the table on screen: your turn, start, end, little time left. They come in the language of this page.
page-webhook = Webhook
page-webhook-more = A message to a chat of yours, or to a program.
page-webhook-address = Webhook address
page-mail = Mail
page-mail-more = A short mail each time.
page-mail-address = Mail address
page-mail-impossible = This server sends no mail.
page-mail-confirmed = The address is confirmed.
page-mail-confirmed-as = { $mail } is confirmed.
page-code = Code
page-code-sent = Saved. A code is on its way to you.
page-code-more = A mail with six digits was sent to { $mail }. It is valid for 15 minutes; until you enter it, nothing else is sent there.
page-code-do = Confirm
page-device = On this device
page-account-notify = Notifications of the browser
page-account-notify-more = While Insula is open in some tab.
page-account-notify-denied = The browser forbids them for this page; you can allow them in its settings.
page-account-notify-unable = This browser, or this connection without https, cannot show any.
page-account-sound = Sound when it is your turn
page-account-sound-more = A short one, and only when the table waits for you.
page-account-confirm = Ask me before a turn ends
page-account-confirm-more = Once more before your turn is over or something hidden is revealed.
page-delete = Delete my account
page-delete-more = Your name and everything about you goes; the games you played stay.
page-delete-sure = Do you really want to leave for good?
page-delete-name = Your name, password, notes and settings are deleted, and your name disappears from all games.
page-delete-running = In games that are under way a bot takes your seat; tables you opened that still wait for people are taken away.
page-delete-games = Finished games stay for the others, without your name.
page-delete-never = Nobody can bring it back.
page-delete-do = Delete for good
