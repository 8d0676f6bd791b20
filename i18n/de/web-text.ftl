# Die Textansicht: eine Partie in Worten, für alle, die sie hören oder es schlicht mögen.

text-on = Textansicht
text-off = Gezeichnete Ansicht
text-your-turn = Du bist dran
text-you-may = Du kannst handeln
text-over = Die Partie ist zu Ende
text-waiting = Warten auf: { $seats }
text-sure = Das würde geschehen. Willst du es?
text-more = Noch etwas, oder ist das alles?
text-do = Ausführen: { $action }
text-figure = Von { $least } bis { $most }:
text-figure-choose = Auswählen
text-back = Zurück
text-undo = Zurücknehmen: { $action }
text-seat = { $seat }
text-table = Der Tisch
text-clocks = Uhren
text-log = Was geschah
text-log-all = Alles von Anfang an
text-data = Alles, was du siehst, als Daten
text-place =
    { $seat_is ->
        [you] Du bist auf Rang { $place }, mit { $score }.
       *[other] { $seat } ist auf Rang { $place }, mit { $score }.
    }
