# Parole delle prime partite guidate, e di dove si propongono.

learn-of = Prima partita: { $game }
learn-loading = Preparazione della partita…
learn-again = Riprova
learn-guide = Guida
learn-progress = A che punto sei
learn-next = Avanti
learn-back = Indietro
learn-show = Fallo per me
learn-hurry = Più veloce
learn-leave = Esci
learn-end = Fine
learn-watching = Giocano gli altri…
learn-other = Si potrebbe fare, ma qui seguiamo la strada indicata.
learn-not-here = Non in una partita guidata. A un tuo tavolo potrai farlo.
learn-you = Tu
learn-first = È la prima volta?
learn-by-playing = Impara { $game } giocando
learn-ten-minutes = Una partita guidata, circa dieci minuti
learn-resume = Continua a imparare { $game }
