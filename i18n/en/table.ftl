# Words of a table where people sit.

## Why something was not done

table-known = That has already been done.
table-stale = The question has changed in the meantime. Look again.
table-no-seat = There is no such seat at this table.
table-not-your-seat =
    { $seat_is ->
        [you] This is your own seat.
       *[other] This is { $seat }’s seat, not yours.
    }
table-taken =
    { $seat_is ->
        [you] You already sit there.
       *[other] Somebody already sits there.
    }
table-wrong-link = This link is not for this seat, or no longer works.
table-host-only = Only the host of the table may do that.
table-players-only = Only players at this table may do that.
table-not-started = The match has not started yet.
table-started = The match has already started.
table-over = The match is over.
table-paused = The match is paused.
table-not-paused = The match is not paused.
table-bot-plays = A bot plays this seat: take the seat back first.
table-no-such-bot = There is no bot “{ $level }” for this game.
table-new-rules = The rules of this match have changed, and it is about to continue under the new ones. Try again in a moment.
table-no-bot = No bot plays this seat.
table-resigned = This seat was given up for good.
table-empty-seats = Some seats are empty: wait for somebody, or fill them with bots.
table-no-people = Nobody sits at the table.
table-nobody = No player sits there.
table-house-only = Only the server itself may do that.
table-bad-text = That is empty, too long, or has characters that cannot be shown.
table-too-late = Too late: something has happened since.
table-not-over = You can do this only after the match.
table-rematch-at = There is already a table for the rematch.
table-not-alone = Other people play at this table too.
table-your-turn = It is already your turn.
table-not-awaited = Nobody is waiting for this player.
table-nothing-asked = Nobody is asking to take anything back right now.
table-kept = The clock of this seat ran out three times: the bot keeps it unless all the others let its player come back.
table-not-kept = The player of this seat may come back without asking.
table-seen-another = You have seen another seat’s hand in this match: this seat is for somebody else.
table-same-vote = You have already voted that way.
table-too-much = That’s a lot in a short time. Wait a moment.
table-crowded = So much has happened at this table that it now accepts only moves that advance the match.

## A log that cannot be read

table-stored-form = the stored step has a different form: { $text }
table-stored-kind = the stored step is not of the kind it claims to be: { $kind }
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
stage-abandoned = abandoned

## Why a bot plays in a player’s place

takeover-asked = by request
takeover-clock = time ran out
takeover-resigned = gave up
takeover-away = was away

## Bots by strength

bot-random = random
bot-greedy = greedy
bot-expert = expert
bot-expert-friendly = friendly expert
bot-expert-ruthless = ruthless expert
bot-search = search
bot-instant = instant
bot-master = master
