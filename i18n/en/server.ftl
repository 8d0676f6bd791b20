# What the server says: sessions, limits, and when something could not be stored.

server-bad-login = A login must be 3 to 40 characters: letters, digits and “. - _ @ +”.
server-bad-message = This message was not understood.
server-bad-name = A name must have 1 to 40 visible characters.
server-bad-password = A password must have at least 10 characters, not counting spaces.
server-bad-request = This request was not understood.
server-bad-tempo = That clock leaves no time to play: allow at least a second.
server-bad-push = Notices cannot be sent to this browser: its push service was not recognised.
server-bad-webhook = Notices cannot be sent to this address: it must begin with http:// or https://.
server-foreign-page = This request came from another site’s page.
server-login-taken = This login is taken.
server-no-edition = There is no such edition here.
server-no-method = You cannot do that here.
server-no-page = There is nothing here.
server-no-session = Please sign in first: there is no session, or it has ended.
server-no-spectators = This table does not admit spectators.
server-no-such-session = There is no such session, or it has already ended.
server-no-table = There is no such table.
server-not-over = You can do this only after the match.
server-no-lesson = There is no guided match for this game.
server-no-hints = You get hints only when you play alone against bots.
server-nothing-to-hint = There is nothing to decide right now.
server-private-webhook = Notices are not sent to this address: it cannot be found, or it is in a private network.
server-reviews-full = Too many reviews are waiting. Try again in a few minutes.
server-table-fell = Something went wrong at this table. Nothing is lost: open it again.
server-too-large = This is too large.
server-too-many = Too many requests: wait a moment.
server-too-many-tables = You have too many open tables: close one first.
server-too-many-matches = You have given this server too many matches already.
server-too-many-watched = You are following too many tables at once.
server-too-slow = This took too long to arrive.
server-try-again = That didn’t work just now. Try again.
server-unknown-game = There is no such game here.
server-wrong-login = Wrong login or password.
server-wrong-code = Wrong login or recovery code. Each code works once.
server-wrong-password = That is not your password.
server-no-account = You are a guest: create an account first.
server-both-seated = You and this account both have a seat at the same table. Is that you twice? Then log in and take both seats.

## What could not be stored

store-conflict = Somebody else was faster. Look again.
store-corrupt = What is stored here cannot be read. The person who runs this server can help.
store-full = This could not be stored: the server is full. Nothing has changed.
store-invalid = This cannot be stored.
store-locked = This could not be stored: another program is using the database. Nothing has changed; try again.
store-lost = This could not be stored: the database cannot be reached. Try again.
store-newer = The database belongs to a newer version of the program.
store-not-found = That is no longer here.
store-other = This could not be stored. Nothing has changed; try again.
store-read-only = This could not be stored: the database is read-only. Nothing has changed.
server-still-here = They are here and playing for themselves.
