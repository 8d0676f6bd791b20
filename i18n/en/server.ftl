# What the server says: sessions, limits, and when something could not be stored.

server-bad-login = A login has 3 to 40 letters, digits and “. - _ @ +”.
server-bad-message = This message was not understood.
server-bad-name = A name has 1 to 40 characters that can be seen.
server-bad-password = A password has at least 10 characters, blanks not counted.
server-bad-request = This request was not understood.
server-bad-tempo = This clock leaves no time to play: give at least a second.
server-bad-push = This browser cannot be told: its service was not understood.
server-bad-webhook = This is not an address that a notice can be sent to: it begins with http:// or https://.
server-foreign-page = This request came from the page of another site.
server-login-taken = This login is taken.
server-no-edition = There is no such edition here.
server-no-method = That cannot be done here.
server-no-page = There is nothing here.
server-no-session = Say who you are first: there is no session, or it has ended.
server-no-spectators = This table is played without onlookers.
server-no-such-session = There is no such session, or it has ended already.
server-no-table = There is no such table.
server-not-over = This can be done only after the match.
server-no-lesson = There is no guided match of this game.
server-no-hints = Hints are given only to somebody who plays alone against bots.
server-nothing-to-hint = There is nothing to decide just now.
server-private-webhook = Notices are not sent to this address: it cannot be found, or it lies in a private network.
server-reviews-full = Too many reviews are waiting: try again in a few minutes.
server-table-fell = Something went wrong at this table. Nothing that was done is lost: look at it again.
server-too-large = This is too large.
server-too-many = Too many requests: wait a little.
server-too-many-tables = You have too many open tables: end one first.
server-too-many-watched = You follow too many tables at once.
server-too-slow = This took too long to arrive.
server-try-again = This did not work out just now: try again.
server-unknown-game = There is no such game here.
server-wrong-login = Login or password is wrong.

## What could not be stored

store-conflict = Somebody else was faster: look again.
store-corrupt = What is stored here cannot be read. The one who runs this server can help.
store-full = This could not be stored: the server has no room left. Nothing has changed.
store-invalid = This cannot be stored.
store-locked = This could not be stored: another program holds the database. Nothing has changed; try again.
store-lost = This could not be stored: the database cannot be reached. Try again.
store-newer = The database belongs to a newer version of the program.
store-not-found = There is no such thing here any more.
store-other = This could not be stored. Nothing has changed; try again.
store-read-only = This could not be stored: the database may only be read. Nothing has changed.
server-still-here = They are here and play for themselves.
