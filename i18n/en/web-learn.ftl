# Words of the guided first matches, and of where they are offered.

learn-of = First match: { $game }
learn-loading = The table is being set…
learn-again = Try again
learn-guide = Guide
learn-progress = How far you are
learn-next = Next
learn-back = Back
learn-show = Do it for me
learn-hurry = Faster
learn-leave = Leave
learn-end = Finish
learn-watching = The others are playing…
learn-other = You could do that. But here let us go the way that is marked.
learn-not-here = Not in a guided match. At a table of your own you can do that.
learn-you = You
learn-first = First time?
learn-by-playing = Learn { $game } by playing
learn-ten-minutes = A guided match, about ten minutes
learn-resume = Go on learning { $game }
