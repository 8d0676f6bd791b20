# Words of the pages in the browser: lobby, waiting room, table.

## Everywhere

app-name = Portolan
app-nav = Pages
app-skip = Skip to content
tab-title = { $page } · Portolan
nav-home = Home
nav-about = About
nav-you = Profile
cancel = Cancel
nowhere-title = There is nothing at this address.
nowhere-text = No chart shows this place. The link may be incomplete, or the page has moved.
footer-unofficial = An unofficial implementation of games by Emanuele Ornella and Stefan Risthaus.
footer-more = About
switch-language = Language
switch-theme = Theme: { $now }. Switch to: { $next }.
theme-system = system setting
theme-light = daylight
theme-dark = lamplight
app-offline = You are offline. This page works; the tables are waiting for a connection.
web-no-answer = The server is not answering. Are you online?
web-store-full = This could not be stored: the browser has no room left for it. Nothing has changed.
here-forgets = This browser cannot store anything: a match is lost when you close the page.
here-full = The browser is out of space, so the match waits here. Nothing you have seen is lost, and finished matches can still be downloaded. Free some space, and it continues.
here-kept = Your matches are kept only in this browser. Safari deletes them after seven days without a visit, unless Portolan is on your home screen.
here-open-table = Open a table on this device
here-open-explained = For several people who pass this device around, with bots in the other seats.
here-forget-explained = Your name and all your matches are deleted from this browser for good.

## Games and seats

seat-bot = { $name } (bot, { $level })
# Names for guests, between commas: short, and known to everybody in this language.
guest-names = Bianca, Caterina, Dario, Elena, Fosca, Giacomo, Ilario, Nerina, Orsola, Rocco, Silvestro, Tullio, Vittoria

# How strong bots play, for people who choose one; new kinds are called by their own names until they have one here.
level-greedy = Easy
level-greedy-says = Takes what pays at once: a relaxed match.
level-expert = Fair
level-expert-says = Plans, counts cards and knows what a deal is worth.
level-expert-friendly = Fair, friendly
level-expert-friendly-says = Is content with little, says why it refuses and never lies.
level-expert-ruthless = Fair, ruthless
level-expert-ruthless-says = Bargains hard, lies where it pays and says little.
level-search = Good
level-search-says = Plays the match through in its head before deciding.
level-master = Master
level-master-says = Learned from a hundred thousand matches: be on your guard.

## How long ago

ago-now = just now
ago-minutes =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
ago-hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
ago-days =
    { $n ->
        [one] { $n } day ago
       *[other] { $n } days ago
    }

## The first page

lobby-lead = Trade, sail and bluff your way across the sea, with friends or against bots.
lobby-picture = A table in the middle of a match: the sea chart, offers, and a hand of cards.
lobby-play-now = Play now
lobby-play-bots = Play against bots
lobby-dealing = Dealing the cards…
lobby-game = Game
lobby-players = Players, including you
lobby-level = Bots
lobby-text-view = { $game } has no screen of its own yet: it is played in the text view.
lobby-mine = Your tables
lobby-ended = Matches you have played
lobby-listed-tables = Open tables
lobby-none-listed = No public table is open just now. Open one, and tick “Public table”.
lobby-seats = Seats
lobby-seat-free = free seat
lobby-seat-bot = bot
lobby-your-turn = Your turn
lobby-resume = Resume
lobby-look-back = Look back
lobby-sit-down = Sit down
lobby-watch = Watch
lobby-look = View
lobby-open-table = Open a table for friends
lobby-open-explained = For friends on their own devices, with a link for each seat, or for several people on this one.
lobby-open = Open a table of { $game } for { $n }
lobby-here = People on this device
lobby-here-count =
    { $n ->
        [one] only me
       *[other] { $n }: it is passed around, with a curtain between turns
    }
lobby-tempo = Clock
tempo-none = no clock
tempo-calm = calm: 15 minutes, plus 30 seconds per decision
tempo-brisk = brisk: 5 minutes, plus 15 seconds per decision
tempo-slow = slow: two days per decision
tempo-own = a custom clock
lobby-place = Where it is played
lobby-place-server = on the server
lobby-place-here = in this browser
lobby-place-explained = The rules and the bots run on this device, and the match stays in this browser: no network is needed.
lobby-order = Seating
order-as-seated = as people sit down
order-drawn = drawn at the start
lobby-listed = Public table
lobby-spectators = Allow spectators
lobby-edition = Edition
lobby-edition-usual = standard

lobby-games = The games
lobby-game-by = by { $designer }
lobby-game-players = { $min } to { $max } players

## Options of the games

option-seat = seat { $number }

## The waiting room

room-title = { $game }: before the start
room-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
room-listed = public
room-unlisted = by link only
room-spectators = spectators welcome
room-no-spectators = no spectators
room-edition = edition: { $name }
room-seats = Seats
room-you = you
room-host = host
room-away = not here right now
room-sit = Sit here
room-sit-too = Sit here too
room-stand = Stand up
room-bot = Add a bot
room-hand-host = Make host
room-remove = Remove
room-share = Send each friend the link to one seat. The first to open it sits there.
room-here-only = These links work on this computer only. To play over the network, start the server with “serve --listen 0.0.0.0:{ $port }” and open this page at this computer’s address.
room-name-of = Name of the person in seat { $number }
room-household = Several people share this device. Everybody at the table sees the names you give them here.
room-link-of = Link to seat { $number }
room-copy = Copy
room-copied = Copied
room-scan = QR code
room-new-link = New link (the old one stops working)
room-qr = QR code for the link to seat { $number }
room-fill =
    { $n ->
        [one] Add a bot to the free seat
       *[other] Add bots to the { $n } free seats
    }
room-start = Start
room-start-bots = Start, with bots in the free seats
room-wait-host = The host starts the match once everybody is here.
room-look-on = You are a spectator. To play, sit down in a free seat.
room-look-on-link = You are a spectator. To play, you need the link to a free seat: ask the host for it.
room-as = Your name here is { $name }.
room-fair = How you can tell that the shuffle is fair
room-fair-explained = The server has already chosen its part of the shuffle and committed to it with the number below. Each player’s browser adds a part of its own when sitting down. After the match the server reveals its part, and the match file proves that the shuffle came from all parts together: nobody could choose the cards.
join-title = A seat is waiting for you: number { $number }
join-taken = Seat { $number } is taken
join-mine = Seat { $number } is already yours
join-table = { $host } invites you to { $game }, for { $n } players.
join-sit = Sit down
join-look = Look at the table

## At the table

clock-days = { $days }d { $hours }h
table-loading = Loading the table…
table-gone = This table cannot be shown
line-offline =
    { $n ->
        [0] Connection lost. Reconnecting…
       *[other] Connection lost. What you did will be sent once it is back.
    }
line-outdated = The server has a newer version.
line-reload = Load it
curtain-title = Hand the device to { $name }
curtain-explained = Nothing secret is shown until you open the curtain.
curtain-open = I am { $name }: open
curtain-others = Or open it for somebody else:
menu-title = About this table
menu-leave = Home
menu-copy = Copy the link for spectators
menu-hand-on = Pass the device on
menu-take-back = Take my seat back
menu-pause = Ask for a pause
menu-no-pause = Withdraw the pause
menu-resume = Resume play
menu-bot = Let a bot play for me
menu-resign = Resign
menu-resign-sure = Resign for good: a bot plays to the end
menu-abandon = End the match without a result
menu-abandon-sure = Propose that everybody ends it now
menu-no-abandon = Keep playing after all
notice-paused = The match is paused.
notice-pause = { $names } would like a pause.
notice-abandon = { $names } would like to end the match without a result.
notice-agree = Agree
notice-rematch = { $name } wants to play again.
notice-same-deal = { $name } wants to play the same shuffle again.
notice-follow = To the new table
notice-bot =
    { $why ->
        [asked] A bot plays for you: you asked for it.
        [clock] A bot plays for you: your time ran out.
        [resigned] A bot plays for you: you gave up.
       *[away] A bot plays for you: you were away.
    }
notice-kept = Your clock ran out three times: a bot keeps your seat unless all the others let you come back.
notice-kept-other = { $name }’s clock ran out three times, and a bot keeps the seat.
notice-let-return = Let them come back
notice-asked = { $name } has something to decide.

## The log, where the table itself speaks

log-opened = The table was opened.
log-sat-down = { $name } sat down.
log-seat-opened = Seat { $number } is free again.
log-bot-sat-down = A bot ({ $level }) sat down in seat { $number }.
log-host-changed = { $name } is now the host.
log-pace =
    From now on the bots play { $pace ->
        [calm] calmly
        [instant] without a pause
       *[brisk] briskly
    }.
log-rematch = { $name } has opened a table to play again.
log-undone =
    { $seat_is ->
        [you] You took back
       *[other] { $seat } took back
    } { $plies ->
        [one] one step.
       *[other] { $plies } steps.
    }
log-bot-took-over =
    { $seat_is ->
        [you] A bot is playing for you: { $why }.
       *[other] A bot is playing for { $seat }: { $why }.
    }
log-taken-back =
    { $seat_is ->
        [you] You are playing again.
       *[other] { $seat } is playing again.
    }
log-pause =
    { $how ->
        [carried] { $name } agrees: the clocks stop.
        [for] { $name } asks for a pause.
       *[against] { $name } no longer wants a pause.
    }
log-resumed = The clocks are running again.
log-rules-changed = From here on the match follows version { $rules } of the rules.
log-abandon =
    { $how ->
        [carried] { $name } agrees: the match ends without a result.
        [for] { $name } wants to end the match without a result.
       *[against] { $name } would rather play on.
    }
log-return =
    { $how ->
        [for] { $name } wants to let { $seat } come back.
       *[against] { $name } would rather the bot kept playing for { $seat }.
    }

## You

you-title = Profile
you-name = Name
you-keep-name = Save this name
you-name-kept = This is your name now.
you-account = Account
you-account-explained = You don’t need one to play. With an account you can find your tables again on another device.
you-account-is = You are logged in as { $login }.
you-login-name = Login
you-password = Password, at least 10 characters
you-login = Log in
you-register = Create an account
you-login-both = Log in and take both seats
you-logout = Log out
you-logged-in = Welcome back.
you-logged-out = You are logged out.
you-devices = Devices logged in
you-device-here = This device
you-device-other = Another device
you-device-since = logged in { $ago }
you-device-end = Log out
you-device-ended = The other device is logged out.
you-end-others = Log out all other devices
you-others-ended = All other devices are logged out.
you-registered = Your account is ready.
push-title = Tell me when it’s my turn
push-explained = For slow play: this browser tells you, even with no page open. The message goes through the browser maker’s own service, which cannot read it.
push-start = Tell me here
push-stop = No more notices here
push-on = This browser will tell you.
push-off = Off.
push-denied = This browser does not allow notices from this site. You can change that in its settings.
push-never = This browser cannot do that. On a phone, add the page to the home screen first.
push-failed = The browser could not reach its maker’s service. Try again later.
push-turn = It is your turn in { $game }.
push-turn-any = It is your turn.
you-webhook = Web address (webhook) for a notice when it is your turn
you-webhook-explained = For slow play: the server sends a short message there, for example to a chat channel or to ntfy.sh. The address must begin with https:// or http://; an e-mail address cannot be used. Leave it empty for none.
you-keep-webhook = Save this address
you-webhook-kept = Saved.
you-forget-title = Delete my data
you-forget = Delete my data
you-forget-explained = Your name, account, sessions and everything you said are deleted for good. Matches stay whole, without your name.
you-forget-sure = Yes, delete everything
you-forgotten = Everything about you is deleted.

## About

about-title = About Portolan
about-lead = A place to play two board games about trade, to study them, and to teach them to machines.
about-games-title = The games
about-game-by = { $game } is a game by { $designer }.
about-games = If you like them here, play them at a real table: they are even better over a glass of wine.
about-unofficial-title = Unofficial
about-unofficial = Portolan is made by people who like these games. It is not connected with their designers or publishers. All drawings are our own, and nothing was copied from the boxes.
about-reconstructed-title = What is reconstructed
about-reconstructed = The rules are complete. Some figures exist only on the printed cards and boards. Where nobody could read them off for us, we reconstructed them to agree with everything the rulebooks say. If you own a box, you can put its real data into a file and play with that.
about-fair-title = A fair shuffle
about-fair = Before anybody sits down, the server commits to its part of the shuffle, and every browser adds a part of its own. After the match all parts are shown, so that everybody can check that nobody chose the cards.
about-private-title = What we keep about you
about-private = The name you choose, your matches, and what you say at the table. One cookie holds your session. Nothing is loaded from other servers, and nothing is passed on. You can delete all of it in your profile.
about-credits-title = Credits
about-credit-coast = Coast line: Natural Earth, in the public domain.
about-credit-serif = Typeface for titles and ports: EB Garamond, by Georg Duffner and Octavio Pardo, SIL Open Font License.
about-credit-sans = Typeface for figures and controls: Inter, by Rasmus Andersson, SIL Open Font License.
about-credit-drawings = Chart, cards, icons and emblems: drawn for Portolan.
about-credit-software = Pages: Svelte and Fluent; QR codes: uqr.
about-licences = All licences
join-any = Seats are waiting for you
join-pick = Pick a seat
join-none = All seats are taken
room-share-table = One link for everybody: anyone who opens it picks a free seat
room-link-table = Link to the table
room-qr-table = QR code for the link to the table
lobby-options = More options
notice-stand-in = Bot for now
notice-read = Got it
notice-away =
    { $minutes ->
        [0] { $name } has been gone for less than a minute.
        [one] { $name } has been gone for a minute.
       *[other] { $name } has been gone for { $minutes } minutes.
    }
