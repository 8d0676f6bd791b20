# Die Textansicht: eine Partie in Worten, für alle, die sie hören oder es schlicht mögen.

text-on = Textansicht
text-off = Gezeichnete Ansicht
text-your-turn = Du bist dran
text-you-may = Du kannst handeln
text-over = Die Partie ist zu Ende
text-waiting = Warten auf: { $seats }
text-sure = Das käme dabei heraus. Ausführen?
text-more = Noch etwas, oder ist das alles?
text-do = Ausführen: { $action }
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

## Oltre Mare

om-text-turn = Zug { $turn }, am Zug: { $seat }; Seefahrtsmacht { $power }, Frachtsymbole { $load }.
om-text-last-round = Dies ist die letzte Runde.
om-text-deck = Karten im Warenstapel: { $n }. Die Venedigkarte: { $venice }.
om-text-price = Die nächste Karte kostet { $n }.
om-text-played = Ausgespielt und noch nicht verstaut: { $cards }.
om-text-discard = Abgelegt: { $cards }.
om-text-offer = Angebot #{ $id }. Bietet an: { $seat }. Gefragt: { $to }. Gibt { $gives }, will { $wants }.
om-text-answers = Es antwortet auf #{ $id }.
om-text-claims = Nur behauptet: { $claims }.
om-text-cargo = Frachtstapel von oben: { $goods }.
om-text-ship = Schiff: { $port }.
om-text-marker = Wirkender Marker: { $marker }.
om-text-wants = Sucht: { $goods }.
om-text-haves = Hat: { $goods }.
om-text-chart = Die Seekarte
om-text-port = { $port }. Marker: { $marker }. Routen nach: { $ports }.

## Ostia

os-text-stock = Im Vorrat: { $cards }.
os-text-ship = Auf dem Boot: { $cards }.
os-text-picked = Umsonst genommen: { $good }.
os-text-laid = Ans Forum gelegt: { $forum }. An den Senat: { $senate }. Der Rest kommt in den Speicher.
os-text-stands = Du lässt es liegen.
os-text-start = Startspieler: { $seat }.
os-text-senate = Der Senat bewertet jetzt: { $goods }.
os-text-next-senate = In der nächsten Runde: { $goods }.
os-text-put-away = Die beiseitegelegte Karte: { $goods }.
os-text-pile = Karten im Nachziehstapel: { $n }.
os-text-ready = Haben entschieden: { $seats }.
os-text-lot = Posten (Verkäufer: { $seat }): { $cards }. Mindestgebot: { $minimum }.
os-text-lot-sold = Der letzte Posten (Verkäufer: { $seat }): { $cards }.
os-text-bids = Gebote: { $bids }.
os-text-out = Ausgeschieden.
os-text-sizes = Ausgelegte Karten: Forum { $forum }, Senat { $senate }, Speicher { $storehouse }.
os-text-sure = Besitzt sicher: { $cards }.
os-text-sold = Am Forum verkauft: { $cards }.
os-text-offered = Dem Senat angeboten: { $cards }.
os-text-thrown = Weggeworfen: { $cards }.
os-text-prices = Preis je Karte, wenn 1, 2, 3 … einer Sorte da sind: { $prices }.
os-text-values = Werte: { $goods }.
os-text-market = Marktkarten: { $cards }.
os-text-discards = Abgelegt: { $cards }.
