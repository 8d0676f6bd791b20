# Words of the review of a finished match.

end-review = Review
judged-title = Review of the match
judged-close = Close the review
judged-ask = Go through the match
judged-explained = A strong bot goes through the whole match: everybody’s chance to win, where the match turned, and what would have been better. That takes about a minute, and is kept with the match.
judged-waiting = { $ahead ->
    [one] Waiting: { $ahead } other match comes first.
   *[other] Waiting: { $ahead } other matches come first.
}
judged-running = The match is being gone through: { $done } of { $of }
judged-starting = The match is being gone through…
judged-lost = The review was not finished. You can ask for it again.
judged-curve = Chances to win
judged-curve-explained = Each line is what that player could expect at that moment, by what that player knew. So they need not add up to 100 %.
judged-place = Place in the match
judged-place-is = Step { $step } of { $of }: { $chances }
judged-chance = { $name } { $chance } %
judged-as-table = The same as a table
judged-step = Step { $step }
judged-turns = Turning points
judged-turns-none = There is no moment at which the match clearly turned.
judged-rise = Since their last decision the match has turned in favour of { $name }: { $points } points.
judged-fall = Since their last decision the match has turned against { $name }: { $points } points.
judged-decisions = Decisions
judged-of = Decisions of
judged-only = Only where something was better
judged-only-none = Nothing would have been clearly better.
judged-all-none = There was nothing to decide.
judged-best = The best that was found
judged-better = Better: { $action }
judged-instead = Done: { $action }
judged-chances = { $before } % with it, { $after } % with what was done
judged-percent = { $chance } %
judged-why = What the better one would have brought
judged-brought = What was done brought
judged-others = Also weighed
judged-other = { $action } ({ $chance } %)
judged-tried = { $tried ->
    [one] By { $tried } match played on from here.
   *[other] By { $tried } matches played on from here.
}
judged-grade-slip = Slip
judged-grade-mistake = Mistake
judged-grade-blunder = Grave mistake
judged-deals = Deals
judged-deals-none = Nobody dealt with anybody.
judged-deals-explained = What a deal did to the chance to win of both: with it, and without it.
judged-side = { $name }: { $with } % instead of { $without } %
judged-side-gain = better off
judged-side-even = about the same
judged-side-loss = worse off
judged-summary = Everybody in figures
judged-seat = Player
judged-count = Decisions
judged-slips = Slips
judged-mistakes = Mistakes
judged-blunders = Grave mistakes
judged-given = Given away on average
judged-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
judged-action = { $action }
