# Words that every game and every screen needs.
#
# An argument that is a player comes with a second one, named like it with `_is` behind: `you` or `other`.
# So a sentence can be right for both: { $seat_is -> [you] You buy *[other] { $seat } buys } a card.
# An argument that is a list comes with its length, named like it with `_count` behind.

seat-you = you
seat-name = player { $number }
list-empty = nothing

## Setup

setup-players = This game is for { $min } to { $max } players, not { $got }.
setup-unknown-option = There is no option “{ $option }”.
setup-bad-value = “{ $value }” is not a value of the option “{ $option }”.

## Reading an action

misread-word = “{ $word }” is not understood. Expected: { $expected }.
misread-data = That is not an action of this game: { $text }.
misread-end = Something is missing. Expected: { $expected }.

## Taking steps back

no-undo-over = The match is over: nothing can be taken back.
no-undo-start = There is nothing to take back yet.
no-undo-other =
    { $seat_is ->
        [you] You acted last: nobody else can take that back.
       *[other] Nothing can be taken back: { $seat } has acted since.
    }
no-undo-revealed = Nothing can be taken back: somebody learned something from the last step.
no-undo-rules = Nothing can be taken back past the step at which the rules changed.
no-undo-far =
    { $most ->
        [one] Only the last step can be taken back, not { $asked }.
       *[other] At most the last { $most } steps can be taken back, not { $asked }.
    }

## Faults of a match file

file-fault-line = line { $line }: { $reason }
file-fault-step = line { $line }, step { $step }: { $reason }
file-form = it is not a match file: { $text }.
file-format = its format is “{ $got }”, which this version does not know.
file-game = it is a match of “{ $got }”, which is not a game known here.
file-rules = it was played by version { $got } of the rules; this version knows { $known }.
file-renewal = it changes to version { $got } of the rules, which is not a newer version known here.
file-events = its events contradict each other.
file-edition = it was played with the edition “{ $name }”, not the one given; name its file with --edition.
file-setup = this setup cannot be played. { $reason }
file-shuffle-nonces = the shuffle has { $got } nonces, not one for each seat.
file-shuffle-commitment = the secret of the shuffle is not the one the server committed to.
file-shuffle-seed = the seed does not follow from the secret and the nonces of the shuffle.
file-version = it has the version { $got }, but records are counted 0, 1, 2 and so on.
file-ply = it has the ply { $got }, but the match stands at { $stands }.
file-deal = the first record must be the deal, and only the first.
file-seat = there is no seat { $number } at this table.
file-action = the action cannot be read. { $reason }
file-spelling = the action should be written “{ $right }”.
file-over = the match was already over.
file-refused = the action is against the rules. { $reason } [{ $clause }]
file-event = event { $number } is not what the action led to.
file-undo = this cannot be taken back. { $reason }
file-standings = these are not the standings of the match.
file-hash = the hash does not match the lines: something was changed.
file-after-end = there is something after the last line.
file-no-end = the last line is missing: the file was cut short, or the match is still being played.

## One pick after another

slot-verb = What will you do?
slot-offer = Which offer?
slot-seat = Which player?
slot-card = Which card?
slot-good = Which good?
slot-side = Does money change hands?
slot-money = How much?
slot-port = Which port?
slot-place = Where?
slot-count = How many?
slot-claim = Which card is the claim about?
slot-claim-symbols = Which symbols do you claim?
slot-claim-power = Which power do you claim?
slot-claim-load = Which load do you claim?
slot-claim-port = Which port do you claim?
slot-reason = For what reason?
