# Words that every game and every screen needs.
#
# An argument that is a player comes with a second one, named like it with `_is` behind: `you` or `other`.
# So a sentence can be right for both: { $seat_is -> [you] You buy *[other] { $seat } buys } a card.
# An argument that is a list comes with its length, named like it with `_count` behind.

seat-you = you
seat-name = player { $number }
list-empty = nothing

## Setup

setup-players = { $got } players cannot play this game: it is for { $min } to { $max }.
setup-unknown-option = There is no option “{ $option }”.
setup-bad-value = The option “{ $option }” has no value “{ $value }”.

## Reading an action

misread-word = “{ $word }” is not understood: { $expected } should stand there.
misread-data = That is no action of this game: { $text }.
misread-end = Something is missing: { $expected } should follow.

## Taking steps back

no-undo-over = The match is over: nothing can be taken back.
no-undo-start = Nothing has been done yet that could be taken back.
no-undo-other =
    { $seat_is ->
        [you] You acted last: this cannot be taken back by another.
       *[other] Nothing can be taken back: { $seat } has acted since.
    }
no-undo-revealed = Nothing can be taken back: the last step let somebody learn something.
no-undo-rules = Nothing can be taken back beyond the step at which the rules changed.
no-undo-far =
    { $most ->
        [one] Only the last step can be taken back, not { $asked }.
       *[other] The last { $most } steps at most can be taken back, not { $asked }.
    }

## Faults of a match file

file-fault-line = line { $line }: { $reason }
file-fault-step = line { $line }, step { $step }: { $reason }
file-form = it does not have the form of a match file: { $text }.
file-format = the format is “{ $got }”, which this version does not know.
file-game = it is a match of “{ $got }”, which is not a game known here.
file-rules = it was played by version { $got } of the rules; this version knows { $known }.
file-renewal = it goes over to version { $got } of the rules, which is not a newer one that is known here.
file-events = its events fit no position.
file-edition = it was played with the edition “{ $name }”, which is not the one given; name its file with --edition.
file-setup = this setup cannot be played. { $reason }
file-shuffle-nonces = the shuffle has { $got } nonces, which is not one for each seat.
file-shuffle-commitment = the secret of the shuffle is not the one the house was bound to.
file-shuffle-seed = the seed does not come from the secret and the nonces of the shuffle.
file-version = it has the version { $got }, but records are counted 0, 1, 2 and so on.
file-ply = it has the ply { $got }, but the match stands at { $stands }.
file-deal = the first record must be the deal, and only the first.
file-seat = there is no seat { $number } at this table.
file-action = the action cannot be read. { $reason }
file-spelling = the action is not written as it should be, which is “{ $right }”.
file-over = the match was over already.
file-refused = the action is against the rules. { $reason } [{ $clause }]
file-event = event { $number } is not what came of it.
file-undo = this cannot be taken back. { $reason }
file-standings = these are not the standings of the match.
file-hash = the hash is not that of the lines: something was changed.
file-after-end = something follows the last line.
file-no-end = the last line is missing: the file was cut off, or the match is still being played.

## One pick after another

slot-verb = What do you do?
slot-offer = Which offer?
slot-seat = Which player?
slot-card = Which card?
slot-good = Which good?
slot-side = Does money change hands?
slot-money = How much?
slot-port = Which port?
slot-place = Where?
slot-count = How many?
slot-claim = About which card do you claim something?
slot-claim-symbols = Which symbols do you claim?
slot-claim-power = Which power do you claim?
slot-claim-load = Which load do you claim?
slot-claim-port = Which port do you claim?
slot-reason = With which reason?
