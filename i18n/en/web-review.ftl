# Words of the review of a finished match.

end-review = Review
judged-title = Review of the match
judged-close = Close the review
judged-ask = Analyse the match
judged-explained = A strong bot goes through the whole match: everybody’s chances of winning, the turning points, and what would have been better. It takes about a minute, and the result stays with the match.
judged-waiting = { $ahead ->
    [one] Waiting: { $ahead } other match goes first.
   *[other] Waiting: { $ahead } other matches go first.
}
judged-running = Analysing: { $done } of { $of }
judged-starting = Analysing…
judged-lost = The review was not finished. You can ask for it again.
judged-curve = Chances of winning
judged-curve-explained = Each line is what that player could expect at that moment, knowing what that player knew. So they need not add up to 100%.
judged-place = Place in the match
judged-place-is = Step { $step } of { $of }: { $chances }
judged-chance = { $name } { $chance }%
judged-as-table = As a table
judged-step = Step { $step }
judged-turns = Turning points
judged-turns-none = There was no clear turning point.
judged-rise = Since their last decision the match has turned in favour of { $name }: { $points } percentage points.
judged-fall = Since their last decision the match has turned against { $name }: { $points } percentage points.
judged-decisions = Decisions
judged-of = Decisions of
judged-only = Only where something better was found
judged-only-none = Nothing would have been clearly better.
judged-all-none = There was nothing to decide.
judged-best = Best choice found
judged-better = Better: { $action }
judged-instead = Played: { $action }
judged-chances = { $before }% with it, { $after }% with what was played
judged-within = { $within ->
    [one] give or take { $within } point
   *[other] give or take { $within } points
}
judged-percent = { $chance }%
judged-why = What the better choice would have gained
judged-brought = What the actual choice gained
judged-others = Also considered
judged-other = { $action } ({ $chance }%)
judged-tried = { $tried ->
    [one] Based on { $tried } match played on from here.
   *[other] Based on { $tried } matches played on from here.
}
judged-grade-slip = Slip
judged-grade-mistake = Mistake
judged-grade-blunder = Blunder
judged-deals = Deals
judged-deals-none = Nobody traded with anybody.
judged-deals-explained = What each deal did to both sides’ chances of winning: with it, and without it.
judged-side = { $name }: { $with }% instead of { $without }%
judged-side-gain = better off
judged-side-even = about the same
judged-side-loss = worse off
judged-summary = Everybody in figures
judged-seat = Player
judged-count = Decisions
judged-slips = Slips
judged-mistakes = Mistakes
judged-blunders = Blunders
judged-given = Lost on average
judged-points = { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}
judged-action = { $action }
judged-lessons = What you can learn
judged-lessons-wait = Looking for what you can learn…
judged-lessons-none = No other choice would surely have been better.
judged-show = Show the position
judged-try-again = Try again from here
judged-back = Back to the review
judged-places = On average you would have finished in place { $better } instead of { $played }.
judged-cost-chance = { $points ->
    [one] −{ $points } percentage point
   *[other] −{ $points } percentage points
}
