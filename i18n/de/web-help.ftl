# Hilfe: was ein Ding auf dem Tisch jetzt für den Leser tut, in einem Satz; was darin genannt ist, wird gezeichnet.

help-title = Hilfe
help-mark = Etwas erklären
help-ask = Wähle aus, was erklärt werden soll.
keys-help = erklären, was ausgewählt ist, oder das Nächste, was du auswählst
play-sound-on = Ton einschalten

## Oltre Mare

om-help-card = Spiele sie für ihre Symbole { $symbols } aus, tausche sie oder behalte sie: Oben auf deinem Frachtstapel bestimmt sie deinen nächsten Zug.
om-help-power = { $power } der Löwe: Zu Beginn deines nächsten Zuges darfst du bis zu { $n } Handkarten behalten.
om-help-load = { $load } die Kiste: Im nächsten Zug spielst du genau { $n } Karten aus.
om-help-copies = { $copies } die kleine Zahl: So viele Karten { $good } sind im Spiel.
om-help-payout = { $payout } die Reihe: was 1, 2, 3 … Karten { $good } bringen, die in deinem Frachtstapel beisammenliegen.
om-help-symbols = Ein, zwei, drei { $symbol } auf den ausgespielten Karten zählen 1, 3, 6.
om-help-cargo-own = Im nächsten Zug darfst du { $power } Karten halten und spielst { $load } aus: So sagt es die oberste Karte deines Frachtstapels.
om-help-cargo-other = Im nächsten Zug darf { $name } { $power } Karten halten und spielt { $load } aus: So sagt es die oberste Karte des Frachtstapels.
om-help-cargo-groups = Am Ende bilden Karten einer Ware, die direkt aufeinander folgen, eine Warengruppe und bringen { $ducats }.
om-help-ducats = Die meisten { $ducats } gewinnen; man darf mehr ausgeben, als man hat.
om-help-prestige = Wer mit dem aktiven Spieler handelt, gewinnt Prestige; das meiste bringt bei Venedig und am Ende 6 { $ducats }, dann 3, dann 1.
om-help-hand = Was zu Beginn eines Zuges über dem Handkartenlimit { $power } liegt, kommt auf den Piratenstapel; sonst darf die Hand beliebig groß sein.
om-help-pirates = Jede Karte hier kostet am Ende 1 { $ducats }; in deinem Zug kannst du die oberste zurückkaufen.
om-help-markers = Die meisten Marker bringen am Ende 6 { $ducats }, dann 3, dann 1; nur der zuletzt genommene wirkt.
om-help-marker-calm-sea = Solange er wirkt, bekommst du 1 { $ducats } für jedes { $ship }, das du ausspielst.
om-help-marker-good-business = Solange er wirkt, hast du in jedem Zug ein { $ducat } mehr.
om-help-marker-pirates-beaten = Solange er wirkt, bringt dir keine { $pirate }, die du ausspielst, Piraten.
om-help-marker-favourable-relations = Solange er wirkt, kosten deine Käufe 1, 2, 3 und 4 { $ducats }.
om-help-marker-compass = Wer hier ankommt, darf sofort in jeden Hafen ohne Kompass weiterziehen.
om-help-marker-local-influence = Solange er wirkt, beginnt dein Zug mit Ducati: die Seefahrtsmacht { $power } deiner obersten Frachtkarte minus 3.
om-help-port-marker = Wer hier eine Reise beendet, nimmt ihn.
om-help-port-empty = Wer hier eine Reise beendet, hat keinen wirkenden Marker mehr.
om-help-phase-seafaring = Wer mehr Karten hält, als der Löwe { $power } des Zuges erlaubt, legt den Rest auf seinen Piratenstapel.
om-help-phase-trade = Wer am Zug ist, handelt mit allen und kauft bis zu 4 Karten, bis { $load } Karten ausgespielt werden können.
om-help-phase-actions = Wer am Zug ist, spielt genau { $load } Karten aus; ihre Symbole wirken in der Reihenfolge { $symbols }.
om-help-phase-cargo = Die ausgespielten Karten kommen in beliebiger Folge auf den Frachtstapel; die oberste bestimmt den nächsten Zug.
om-help-deck = Wird die letzte Karte gezogen, ist diese Spielrunde die letzte.
om-help-venice = Wird Venedig gezogen oder liegt es am Ende eines Zuges oben, werden Prestige und Fracht sofort gewertet.
om-help-start = Die Partie endet, bevor dieser Spieler eine weitere Spielrunde beginnen würde.
om-help-claim = Sicher ist nur die Ware: Alles andere, was über eine Karte gesagt wird, kann gelogen sein.
om-help-rialto-own = Es ist dein Handel: Du kannst mit allen handeln; wer mit dir handelt, gewinnt 1 Prestigeplättchen.
om-help-rialto-other = Jetzt sind nur Geschäfte mit { $name } möglich; eines mit einer Karte bringt dir 1 Prestigeplättchen, einmal im Zug.

## Ostia

os-help-piece-cash = Denare
os-help-piece-points = Siegpunkte
os-help-piece-storehouses = Speicher
os-help-piece-credits = Kredit
os-help-good = Lege sie aufs Forum für { $cash }, in den Senat für { $points } oder in einen { $storehouses } für die nächste Runde.
os-help-good-senate =
    { $good } zählt diese Runde im Senat { $now }{ $next ->
        [none] .
       *[other] , in der nächsten { $next }.
    }
os-help-good-printed = { $copies } { $good } sind im Spiel; in einem Posten zählt jede Karte { $value } zum Mindestgebot.
os-help-bluff = Sie liegt verdeckt bei deinen Waren und täuscht alle, die deine Stapel zählen; danach kommt sie zu dir zurück.
os-help-forum = Jede hier verkaufte Karte bringt so viele { $cash }, wie ihre Stufe sagt: Je mehr von ihrer Sorte da sind, desto weniger.
os-help-prices = Was eine Karte der Sorte auf dem Forum bringt, wenn noch so viele dazukommen.
os-help-market = Sie zählen auf den Stufen wie alle Karten und bringen niemandem etwas.
os-help-senate = Eine Spende ist so viel wert wie die Zahlen neben ihren Waren; die besten bekommen 3, 2 und 1 { $points }.
os-help-storehouse = Jeder { $storehouses } behält eine Karte für die nächste Runde; am Ende bringt jede Sorte im Speicher 1 { $points }.
os-help-build = Ein { $storehouses } kostet 10 { $cash }; am Ende bringt jede Sorte im Speicher 1 { $points }, ein leerer 7 { $cash }.
os-help-credit = Jeder { $credits } kostet 2 { $cash } in der Runde, oder 10 beim Tilgen; wer am Ende nicht alle tilgen kann, scheidet aus.
os-help-cash = Damit kaufst du Posten und Speicher; am Ende bekommen die Reichsten 3, 2 und 1 { $points }.
os-help-points = Die meisten { $points } gewinnen: vom Senat, für die Sorten im Speicher am Ende und für Geld.
os-help-stock = Eigene Waren: Alle werden diese Runde im Kontor gelegt.
os-help-sure = Sie wurden offen gekauft, also kennen alle sie.
os-help-ship = Waren, die noch niemandem gehören: Eine ist kostenlos, die anderen werden zu zweit versteigert.
os-help-start = Versteigert den ersten Posten; die Marke geht jede Runde nach links weiter.
os-help-lot = Alle anderen bieten einmal; dann verkauft der Verkäufer an einen von ihnen oder behält den Posten für das höchste Gebot plus 1.
os-help-bid = Du bietest einmal, mindestens beide Werte zusammen; du musst die anderen nicht überbieten.
os-help-limit = Du kannst deine { $cash } bieten, 7 für jeden { $storehouses } und 7 für jeden { $credits }, den du noch nehmen könntest, bis zu 4.
os-help-decision = Die Hälfte des Preises gehört dir, die andere der Bank; um den Posten zu behalten, zahlst du das höchste Gebot plus 1 in bar.
os-help-types = Forum und Senat fassen zusammen 3 deiner Sorten; sind es mehr, verlierst du, was der Senat am höchsten schätzt.
os-help-offer = Was die Waren, die die anderen sichtlich besitzen, dem Senat wert sein könnten.
os-help-room = Jeder { $storehouses } behält eine Karte; der Rest wird offen abgeworfen.
os-help-sizes = So viele Karten liegen dort, Bluffkarten eingeschlossen; du kannst dabei bleiben oder noch einmal legen.
os-help-sale = Jeder leere { $storehouses } bringt 7 { $cash }; danach wird jeder { $credits } mit 10 getilgt.
os-help-harbour = Eine deiner fünf Waren behältst du kostenlos; die anderen vier werden in zwei Posten versteigert.
os-help-counter = Alle legen ihre Waren verdeckt auf Forum, Senat und Speicher, dazu zwei Bluffkarten.
os-help-settling = Kredite, Bau und was bleibt: Alle entscheiden verdeckt, dann wird es ausgeführt.
os-help-end = Zum letzten Mal wird eingelagert: 1 { $points } für jede Sorte.
