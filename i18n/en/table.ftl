# Words of a table where people sit.

## Why something was not done

table-known = This was done already.
table-stale = The question has changed in the meantime: look again.
table-no-seat = There is no such seat at this table.
table-not-your-seat =
    { $seat_is ->
        [you] This is your own seat.
       *[other] This is not your seat, it is { $seat }’s.
    }
table-taken =
    { $seat_is ->
        [you] You sit there yourself.
       *[other] Somebody sits there already.
    }
table-wrong-link = This link is not the one of the seat, or no longer.
table-host-only = Only the host of the table may do this.
table-players-only = Only players of this table may do this.
table-not-started = The match has not started yet.
table-started = The match has started already.
table-over = The match is over.
table-paused = The match is paused.
table-not-paused = The match is not paused.
table-bot-plays = A bot plays this seat: take the seat back first.
table-no-such-bot = There is no bot “{ $level }” for this game.
table-new-rules = The rules of this match have changed, and it is about to go on by the new ones. Try again in a moment.
table-no-bot = No bot plays this seat.
table-resigned = This seat was given up for good.
table-empty-seats = Seats are empty: wait for somebody, or fill them with bots.
table-no-people = Nobody sits at the table.
table-nobody = No player sits there.
table-house-only = Only the house may do this.
table-bad-text = This is empty, too long, or has characters that cannot be shown.
table-too-late = This came too late: something has happened since.
table-not-over = This can be done only after the match.
table-rematch-at = There is a table to play again already.
table-not-alone = Others play at this table too.
table-your-turn = It is your turn already.
table-kept = The clock of this seat ran out three times: the bot keeps it, unless all others let its player come back.
table-not-kept = Nobody need be asked: the player of this seat may come back to it.
table-seen-another = You have seen the hand of another seat in this match: this one is for somebody else.
table-same-vote = That is how you have voted already.
table-too-much = That is a lot in a short time: wait a little.
table-crowded = So much has been done at this table that now only moves that bring the match on are taken.

## A log that cannot be read

table-stored-form = the stored step has another form: { $text }
table-stored-kind = the stored step is not what it is called: { $kind }
table-stored-player = the player of the stored step has no valid name.
table-stored-action = the action of the stored step cannot be read. { $reason }

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-one-moment = One moment, please.
phrase-any-offers = Any offers?
phrase-no-thanks = No, thanks.
phrase-thanks = Thank you!
phrase-oops = Oops.
phrase-good-game = Good game!

## How far a table has come

stage-open = open
stage-playing = in play
stage-paused = paused
stage-over = over
stage-abandoned = given up

## Why a bot plays in a player’s place

takeover-asked = by request
takeover-clock = time ran out
takeover-resigned = gave up
takeover-away = was away

## Bots by strength

bot-random = random
bot-greedy = greedy
bot-expert = expert
bot-search = search
bot-instant = instant
bot-master = master
