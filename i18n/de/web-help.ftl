# Hilfe: was ein Ding auf dem Tisch jetzt für den Leser tut, in einem Satz; was darin genannt ist, wird gezeichnet.

help-title = Hilfe
help-mark = Etwas erklären
help-ask = Wähle aus, was erklärt werden soll.
keys-help = erklären, was ausgewählt ist, oder das Nächste, was du auswählst
play-sound-on = Ton einschalten
