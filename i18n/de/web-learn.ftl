# Worte der angeleiteten ersten Partien, und wo sie angeboten werden.

learn-of = Erste Partie: { $game }
learn-loading = Das Spiel wird aufgebaut …
learn-again = Noch einmal versuchen
learn-guide = Anleitung
learn-progress = Wie weit du bist
learn-next = Weiter
learn-back = Zurück
learn-show = Mach es für mich
learn-hurry = Schneller
learn-leave = Verlassen
learn-end = Fertig
learn-watching = Die anderen spielen …
learn-other = Das ginge auch, aber hier gehen wir den markierten Weg.
learn-not-here = Nicht in der angeleiteten Partie. An einem eigenen Tisch geht das.
learn-you = Du
learn-first = Zum ersten Mal hier?
learn-by-playing = { $game } spielend lernen
learn-ten-minutes = Eine angeleitete Partie, etwa zehn Minuten
learn-resume = { $game } weiter lernen
