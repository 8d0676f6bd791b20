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
