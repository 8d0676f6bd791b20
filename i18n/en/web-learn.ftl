# Words of the guided first matches, and of where they are offered.

learn-of = First match: { $game }
learn-loading = Setting up the table…
learn-again = Try again
learn-guide = Guide
learn-progress = Your progress
learn-next = Next
learn-back = Back
learn-show = Do it for me
learn-hurry = Faster
learn-leave = Leave
learn-end = Finish
learn-watching = The others are playing…
learn-other = You could do that, but let’s follow the marked path here.
learn-not-here = Not in a guided match. You can do that at a table of your own.
learn-you = You
learn-first = First time?
learn-by-playing = Learn { $game } by playing
learn-ten-minutes = A guided match, about ten minutes
learn-resume = Keep learning { $game }
