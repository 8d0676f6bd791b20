# Words of the terminal.

## Playing

play-welcome = A match of { $game }. Type a number, an action, or “help”.
play-seed = Cards dealt from seed { $seed }.
play-help =
    You can type
      a number        one of the options (for an amount: the amount itself)
      an action       in notation, as shown when you are asked to confirm
      back            return to the previous pick
      preview ACTION  what an action would do, as far as you can know
      view            show the position
      undo            take back your last step, as long as nobody has learned anything from it
      undo N          take back the last N steps
      undo list       what could be taken back
      ? CLAUSE        a clause of the rules, such as ? { $clause }; ? { $chapter } for the chapter
      wait            let another player act first
      bot             let a bot choose for you, this once
      save FILE       write the match to a file, and keep it up to date
      quit            leave the table
play-help-actions = Now you could type, for example
play-example = Or type an action, such as “{ $action }” (“help” shows more).
play-nobody-to-wait-for = Nobody else can act now: it is up to you.
play-blocked = Not now: “{ $action }”. { $reason }
play-no-option = There is no option { $number } here.
play-confirm = Do this? “{ $action }” (enter: yes, “back”: choose again)
play-preview = What “{ $action }” would do, as far as you can know:
play-try-help = Type “help” to see what you can type.
play-over = The match is over.
play-no-clause = There is no clause “{ $clause }”.
play-undoable = You could take back, latest first: { $actions }.
play-undone = You take back: { $actions }.
play-torn =
    { $bytes ->
        [one] The last line of { $file } was cut off. It is left out ({ $bytes } byte).
       *[other] The last line of { $file } was cut off. It is left out ({ $bytes } bytes).
    }
play-saving = The match is saved in { $file } as you play.
play-save-where = Say where to save: save FILE
play-not-saved = Not saved. { $reason }
play-saved = Saved: { $file }
play-left = You leave the table.

# What bots weighed: a worth in their own units, or the chance of winning found by playing the match on.
explain-bot = { $seat } weighs: { $ideas }
explain-you = In your place, a bot weighs: { $ideas }
explain-action = “{ $action }”
explain-worth = “{ $action }” ({ $worth })
explain-chance = “{ $action }” ({ $chance }%, tried { $visits } times)

## One pick after another

slot-more = { $next } One more, or no more?

## Replay

replay-deal = The deal
replay-own = { $seat }: { $action }
replay-other = { $seat }
replay-rules = From here on under version { $rules } of the rules
replay-undo =
    { $plies ->
        [one] { $seat }: one step back
       *[other] { $seat }: { $plies } steps back
    }

## Review

# Chances of winning in per cent: with the best choice, and after what was played.
review-best = “{ $action }”: { $before }%
review-better = “{ $action }”: { $after }%; “{ $best }” promised { $before }%
review-mistake = “{ $action }”: only { $after }%; “{ $best }” promised { $before }%
review-rise = Since the last decision the match has turned in this seat’s favour.
review-fall = Since the last decision the match has turned against this seat.
review-sum =
    { $decisions ->
        [one] One decision, { $best } as good as any; { $lost } points of winning chance given away.
       *[other] { $decisions } decisions, { $best } of them as good as any; { $lost } points of winning chance given away.
    }
review-turned = Turning points, by step: { $steps }

## The end

standings-head = The match is over:
standings-line = { $place }. { $seat }, { $score }
standings-open = The match is not over yet.

## Checks

verify-finished = { $game }, { $players } players, { $steps } steps, played to the end: every event and the hash check out.
verify-open = { $game }, { $players } players, { $steps } steps, not played to the end: every event and the hash check out.
verify-rules = every event follows from the seed, the actions and version { $rules } of the rules.
verify-events = it was played under version { $rules } of the rules, which is no longer known here: its events and its hash check out, but nobody here can tell whether they follow from those rules.
verify-renewed = it began under version { $rules } of the rules; all its events check out, and from step { $step } on they follow from version { $known }.
verify-shuffle = the shuffle is proven: its seed comes from a secret the server committed to and a number from every seat.
edition-good = a valid edition of { $game }: “{ $name }”, hash { $hash }
