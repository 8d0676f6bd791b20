# Wörter von Oltre Mare. Die Begriffe sind die der deutschen Regel: siehe docs/style.md.
#
# Eine Karte steht da wie in der Notation: „salt.07 p5 l2 ducat+ship @Zara“ ist eine Karte Salz mit Seefahrtsmacht 5, 2 Frachtsymbolen, zwei Symbolen und einem Hafen.
# Angebote heißen nach ihrer Nummer: #4.

## Waren, Marker, Phasen

good-gems = Edelsteine
good-scrolls = Schriftrollen
good-silk = Seide
good-salt = Salz
good-pottery = Tonwaren
good-olives = Oliven
good-grain = Korn
good-any = beliebige Karte

marker-calm-sea = Ruhige See
marker-good-business = Gutes Geschäft
marker-pirates-beaten = Erfolgreicher Kampf gegen Piraten
marker-favourable-relations = Günstige Beziehungen
marker-compass = Kompass
marker-local-influence = Lokaler Einfluss

phase-dealing = die Karten werden ausgeteilt
phase-seafaring = überzählige Handkarten müssen abgeworfen werden
phase-trade = es ist Handelsphase
phase-actions = Karten müssen ausgespielt werden
phase-sailing = das Schiff muss segeln
phase-compass = erst muss entschieden werden, ob das Schiff dem Kompass folgt
phase-cargo = die ausgespielten Karten müssen geladen werden
phase-end-of-turn = der Zug muss beendet werden
phase-over = die Partie ist zu Ende

## Das Austeilen

om-start-player =
    { $seat_is ->
        [you] Du bist Startspieler.
       *[other] { $seat } ist Startspieler.
    }
om-start-card =
    { $seat_is ->
        [you] Du beginnst in { $port }, erste Karte deines Frachtstapels: { $card }.
       *[other] { $seat } beginnt in { $port }, erste Karte des Frachtstapels: { $card }.
    }
om-hand-dealt = Du erhältst { $cards }.
om-hands-dealt = Die Handkarten sind ausgeteilt.

## Ein Zug beginnt

om-turn-began =
    { $seat_is ->
        [you] Du bist am Zug: Seefahrtsmacht { $power }, Frachtsymbole { $load }.
       *[other] { $seat } ist am Zug: Seefahrtsmacht { $power }, Frachtsymbole { $load }.
    }
om-influence-paid =
    Lokaler Einfluss bringt { $seat_is ->
        [you] dir
       *[other] { $seat }
    } { $ducats ->
        [one] { $ducats } Ducato
       *[other] { $ducats } Ducati
    }.
om-you-discarded = Mehr Karten als deine Seefahrtsmacht: Du legst { $cards } auf deinen Piratenstapel.
om-discarded =
    Mehr Karten als die Seefahrtsmacht: { $seat } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } verdeckt auf den eigenen Piratenstapel.

## Käufe und gezogene Karten

om-paid-deck =
    { $seat_is ->
        [you] Du zahlst { $price ->
            [one] { $price } Ducato
           *[other] { $price } Ducati
        } für die oberste Karte des Warenstapels.
       *[other] { $seat } zahlt { $price ->
            [one] { $price } Ducato
           *[other] { $price } Ducati
        } für die oberste Karte des Warenstapels.
    }
om-paid-pirates =
    { $seat_is ->
        [you] Du zahlst { $price ->
            [one] { $price } Ducato
           *[other] { $price } Ducati
        } für die oberste Karte deines Piratenstapels.
       *[other] { $seat } zahlt { $price ->
            [one] { $price } Ducato
           *[other] { $price } Ducati
        } für die oberste Karte des eigenen Piratenstapels.
    }
om-you-drew = Du ziehst { $card }.
om-drew = { $seat } zieht eine Karte.
om-you-ransomed = Du nimmst { $card } von deinem Piratenstapel zurück.
om-ransomed = { $seat } nimmt eine Karte vom eigenen Piratenstapel zurück.
om-pirate-boarded =
    { $seat_is ->
        [you] Eine Karte vom Warenstapel kommt ungesehen auf deinen Piratenstapel.
       *[other] Eine Karte vom Warenstapel kommt ungesehen auf den Piratenstapel von { $seat }.
    }
om-venice-surfaced = Die Venedigkarte liegt oben auf dem Warenstapel.
om-discard-recycled =
    Der Warenstapel ist leer: { $cards ->
        [one] { $cards } Karte vom Ablagestapel bildet
       *[other] { $cards } Karten vom Ablagestapel bilden
    } den neuen.
om-stacks-recycled =
    { $seat_is ->
        [you] Warenstapel und Ablagestapel sind leer: Dein Frachtstapel und dein Piratenstapel, { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }, bilden den neuen Warenstapel.
       *[other] Warenstapel und Ablagestapel sind leer: Frachtstapel und Piratenstapel von { $seat }, { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }, bilden den neuen Warenstapel.
    }

## Verhandeln und handeln

om-offer-made = Angebot #{ $id } ({ $seat } → { $to }): { $gives } gegen { $wants }.
om-counter-made = Gegenangebot #{ $id } zu #{ $answers } ({ $seat } → { $to }): { $gives } gegen { $wants }.
om-claimed = { $good } (angeblich { $claim })
symbol-ducat = Ducato
symbol-pirate = Piratenflagge
symbol-market = Kartenstapel
symbol-ship = Schiff
card-claim-power = Seefahrtsmacht { $power }
card-claim-load = Frachtsymbole { $load }
om-claim-no-port = kein Hafen
om-ducats =
    { $ducats ->
        [one] { $ducats } Ducato
       *[other] { $ducats } Ducati
    }
om-offer-refused =
    { $seat_is ->
        [you] Du lehnst Angebot #{ $id } ab.
       *[other] { $seat } lehnt Angebot #{ $id } ab.
    }
om-offer-refused-because =
    { $seat_is ->
        [you] Du lehnst Angebot #{ $id } ab: „{ $reason }“.
       *[other] { $seat } lehnt Angebot #{ $id } ab: „{ $reason }“.
    }
om-offer-withdrawn = Angebot #{ $id } ist zurückgezogen.
om-deal-struck =
    Handel #{ $id }: { $giver_is ->
        [you] Du gibst { $taker } { $given } gegen { $taken }.
       *[other] { $giver } gibt { $taker_is ->
            [you] dir
           *[other] { $taker }
        } { $given } gegen { $taken }.
    }{ $prestige_count ->
        [0] { "" }
       *[other] { " " }Prestige +1: { $prestige }.
    }{ $voids_count ->
        [0] { "" }
        [one] { " " }Damit ist Angebot { $voids } erledigt.
       *[other] { " " }Damit sind die Angebote { $voids } erledigt.
    }
om-lied-to-you = { $seat } hat dich belogen, was { $card } angeht: angeblich { $said }, in Wahrheit { $is }.
om-lied-about-one = { $seat } hat dich belogen: { $said } stimmt für keine der Karten { $cards }.
om-lied-to =
    { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $to_is ->
        [you] dich
       *[other] { $to }
    } belogen, was { $card } angeht: angeblich { $said }, in Wahrheit { $is }.
om-posted-want =
    { $seat_is ->
        [you] Du sagst, dass du { $good } suchst.
       *[other] { $seat } sucht { $good }.
    }
om-posted-have =
    { $seat_is ->
        [you] Du sagst, dass du { $good } hast.
       *[other] { $seat } hat { $good }.
    }
om-trade-left =
    { $seat_is ->
        [you] Du beendest den Handel.
       *[other] { $seat } beendet den Handel.
    }

reason-not-enough = nicht zu diesem Preis
reason-no-use = das nützt mir nichts
reason-do-not-have = das habe ich nicht
reason-hand-full = meine Hand ist voll
reason-do-not-trust = das glaube ich nicht
reason-later = vielleicht später
reason-you-lead = du liegst vorn
reason-have-enough = davon habe ich genug

## Aktionen, Schiff, Fracht

om-played =
    { $seat_is ->
        [you] Du spielst { $cards } aus.
       *[other] { $seat } spielt { $cards } aus.
    }
om-played-nothing =
    { $seat_is ->
        [you] Du hast keine Karte auszuspielen.
       *[other] { $seat } hat keine Karte auszuspielen.
    }
om-ducats-earned =
    { $seat_is ->
        [you] Du erhältst { $ducats ->
            [one] { $ducats } Ducato
           *[other] { $ducats } Ducati
        }
       *[other] { $seat } erhält { $ducats ->
            [one] { $ducats } Ducato
           *[other] { $ducats } Ducati
        }
    }{ $calm ->
        [0] .
       *[other] , davon { $calm } für Schiffe auf ruhiger See.
    }
om-sailed =
    { $seat_is ->
        [you] Du segelst nach { $port } und nimmst den Marker „{ $marker }“.
       *[other] { $seat } segelt nach { $port } und nimmt den Marker „{ $marker }“.
    }
om-sailed-empty =
    { $seat_is ->
        [you] Du segelst nach { $port }, dort liegt kein Marker.
       *[other] { $seat } segelt nach { $port }, dort liegt kein Marker.
    }
om-sailed-compass =
    { $seat_is ->
        [you] Du segelst nach { $port } und findest den Marker „{ $marker }“.
       *[other] { $seat } segelt nach { $port } und findet den Marker „{ $marker }“.
    }
om-compass =
    { $seat_is ->
        [you] Der Kompass führt dich nach { $port }, dort nimmst du den Marker „{ $marker }“.
       *[other] Der Kompass führt { $seat } nach { $port }, zum Marker „{ $marker }“.
    }
om-compass-empty =
    { $seat_is ->
        [you] Der Kompass führt dich nach { $port }, dort liegt kein Marker.
       *[other] Der Kompass führt { $seat } nach { $port }, dort liegt kein Marker.
    }
om-compass-stay =
    { $seat_is ->
        [you] Du folgst dem Kompass nicht.
       *[other] { $seat } folgt dem Kompass nicht.
    }
om-stowed =
    { $seat_is ->
        [you] Du lädst, die letzte obenauf: { $cards }.
       *[other] { $seat } lädt, die letzte obenauf: { $cards }.
    }

## Venedig und das Ende

om-venice-drawn = { om-venice-by-draw } Zwischenwertung: { $lines }.
om-venice-on-top = { om-venice-by-end } Zwischenwertung: { $lines }.
om-venice-line = { $seat } +{ $prestige } für Prestige und +{ $cargo } für Fracht
om-last-round = Die letzte Karte des Warenstapels ist gezogen: Das ist die letzte Spielrunde.
om-seat-scored =
    { $seat_is ->
        [you] Du wirst jetzt gewertet: Fracht { $cargo }, Piraten { $pirates }, Marker { $markers }.
       *[other] { $seat } wird jetzt gewertet: Fracht { $cargo }, Piraten { $pirates }, Marker { $markers }.
    }
om-match-ended = Die Partie ist zu Ende: { $lines }.
om-final-line =
    { $place }. { $seat } mit { $total ->
        [one] { $total } Ducato
       *[other] { $total } Ducati
    } (zuvor { $track }; Prestige { $prestige }; Fracht { $cargo }; Piraten { $pirates }; Marker { $markers })

## Warum eine Aktion nicht möglich ist

om-refusal-match-over = Die Partie ist zu Ende.
om-refusal-not-your-turn = { $seat } ist am Zug.
om-refusal-wrong-phase = Jetzt nicht: { $phase }.
om-refusal-card-not-held = Du hast { $card } nicht.
om-refusal-card-twice = { $card } ist zweimal genannt.
om-refusal-wrong-discard =
    { $excess ->
        [one] Genau { $excess } Karte ist überzählig; du hast { $named } genannt.
       *[other] Genau { $excess } Karten sind überzählig; du hast { $named } genannt.
    }
om-refusal-no-purchase-left = Du hast in diesem Zug schon 4 Karten gekauft; mehr geht nicht.
om-refusal-price-changed =
    Der Preis ist jetzt { $price ->
        [one] { $price } Ducato
       *[other] { $price } Ducati
    }.
om-refusal-source-empty = Dort gibt es keine Karte mehr zu kaufen.
om-refusal-no-talk = An diesem Tisch wird gerade nicht verhandelt.
om-refusal-not-with-active = Gehandelt wird nur mit dem aktiven Spieler.
om-refusal-no-partner = Ein Angebot geht an andere Spieler; ein Gegenangebot geht an die Person, die das Angebot gemacht hat.
om-refusal-nothing-moves = Bei einem Handel muss etwas den Besitzer wechseln.
om-refusal-too-many-ducats = Bei einem Handel wechseln höchstens 99 Ducati den Besitzer.
om-refusal-too-much-wanted = Ein Angebot kann höchstens 31 Karten verlangen.
om-refusal-bad-claim = Die Behauptung über { $card } passt nicht: Sie muss etwas sagen, einmal, über eine Karte des Angebots.
om-refusal-too-many-open-offers = Du hast schon 3 offene Angebote; mehr geht nicht.
om-refusal-too-many-offers = Du hast in diesem Zug schon 12 Angebote gemacht; mehr geht nicht.
om-refusal-refused-before = Genau dieses Angebot wurde in diesem Zug schon abgelehnt.
om-refusal-offer-closed = Angebot #{ $id } ist nicht offen.
om-refusal-not-for-you = Angebot #{ $id } wartet nicht auf deine Antwort.
om-refusal-not-your-offer = Angebot #{ $id } ist nicht deines; du kannst es nicht zurückziehen.
om-refusal-countered-already = Du hast schon ein offenes Gegenangebot zu #{ $id }.
om-refusal-want-not-met = Um Angebot #{ $id } anzunehmen, brauchst du genau die Karten, die es verlangt.
om-refusal-deal-leaves-too-few =
    Nach diesem Handel könnten höchstens { $reach ->
        [one] { $reach } Karte
       *[other] { $reach } Karten
    } auf der Hand sein, und { $load } müssen ausgespielt werden.
om-refusal-have-is-false = Dass du { $good } hast, darfst du nur sagen, wenn es stimmt.
om-refusal-no-posting-left = Du hast in diesem Zug schon viermal etwas angesagt; mehr geht nicht.
om-refusal-posted-already = Das hast du über { $good } schon angesagt.
om-refusal-leave-instead = Du bist am Zug und kannst nicht passen: Beende den Handel, wenn du fertig bist.
om-refusal-offer-waits = Du kannst jetzt nicht passen: Angebot #{ $id } wartet auf deine Antwort.
om-refusal-spoken-already = Du hast schon gepasst, etwas angeboten oder angesagt und brauchst nicht zu passen.
om-refusal-hand-too-small =
    Du hast { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } auf der Hand, aber { $load } müssen ausgespielt werden: Kaufe oder handle zuerst.
om-refusal-wrong-load =
    { $load ->
        [one] Genau { $load } Karte muss ausgespielt werden; du hast { $named } genannt.
       *[other] Genau { $load } Karten müssen ausgespielt werden; du hast { $named } genannt.
    }
om-refusal-out-of-reach =
    { $routes ->
        [one] Mit { $routes } Seeroute kommt man nicht nach { $port }.
       *[other] Mit { $routes } Seerouten kommt man nicht nach { $port }.
    }
om-refusal-compass-forbids = Der Kompass führt nicht nach { $port }: Es muss ein anderer Hafen ohne Kompass sein.
om-refusal-wrong-stowage =
    { $played ->
        [one] Die { $played } ausgespielte Karte muss geladen werden; du hast { $named } genannt.
       *[other] Alle { $played } ausgespielten Karten müssen geladen werden, jede einmal; du hast { $named } genannt.
    }

## Was eine Aktion bewirken würde

om-preview-discard =
    { $pirates ->
        [one] Dein Piratenstapel wird { $pirates } Karte haben.
       *[other] Dein Piratenstapel wird { $pirates } Karten haben.
    }
om-preview-ducats =
    { $ducats ->
        [one] Du wirst { $ducats } Ducato haben.
       *[other] Du wirst { $ducats } Ducati haben.
    }
om-preview-card = Du wirst { $card } bekommen.
om-preview-deal =
    Danach: { $ducats ->
        [one] { $ducats } Ducato
       *[other] { $ducats } Ducati
    }, { $hand ->
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    }.
om-preview-load =
    { $lacking ->
        [0] In diesem Zug auszuspielen: { $load }.
       *[other] In diesem Zug auszuspielen: { $load }; es fehlen noch: { $lacking }.
    }
om-preview-groups = Mögliche Warengruppen: { $groups }.
om-preview-group = { $good } { $cards_before } → { $cards_after } (Wert { $value_before } → { $value_after })
om-preview-outlook = Nächster Zug, je nach deiner obersten Karte: Seefahrtsmacht { $power }, Frachtsymbole { $load }, noch auf der Hand { $hand }.
om-preview-prestige =
    { $seat_is ->
        [you] Du wirst 1 Prestigeplättchen bekommen.
       *[other] { $seat } wird 1 Prestigeplättchen bekommen.
    }
om-preview-prestige-among = 1 Prestigeplättchen, falls angenommen von: { $seats }.
om-preview-play = Das bringt: { $effects }.
om-preview-effect-ducats =
    { $ducats ->
        [one] { $ducats } Ducato
       *[other] { $ducats } Ducati
    }
om-preview-effect-pirates =
    { $cards ->
        [one] { $cards } Karte auf deinen Piratenstapel
       *[other] { $cards } Karten auf deinen Piratenstapel
    }
om-preview-effect-market =
    { $cards ->
        [one] { $cards } Karte auf deine Hand
       *[other] { $cards } Karten auf deine Hand
    }
om-preview-effect-ship =
    { $routes ->
        [one] { $routes } Seeroute zu befahren
       *[other] { $routes } Seerouten zu befahren
    }
om-preview-marker = In { $port } wirst du den Marker „{ $marker }“ nehmen.
om-preview-compass = In { $port } liegt ein Kompass: Du wirst weiterziehen können.
om-preview-empty-port = In { $port } liegt kein Marker.
om-preview-turned-over = Dein Marker „{ $marker }“ wird umgedreht.
om-preview-next-turn =
    Nächster Zug: Seefahrtsmacht { $power }, Frachtsymbole { $load }; { $excess ->
        [0] keine Karte wird zu viel sein.
        [one] du wirst { $excess } Karte zu viel haben.
       *[other] du wirst { $excess } Karten zu viel haben.
    }
om-preview-cargo =
    Dein Frachtstapel wird { $after } wert sein (jetzt { $before }), mit { $group ->
        [one] { $group } Karte
       *[other] { $group } Karten
    } in der obersten Warengruppe.

## Möglichkeiten

verb-buy = eine Karte kaufen
verb-from-deck = vom Warenstapel
verb-from-pirates = vom eigenen Piratenstapel
verb-answer = auf ein Angebot antworten
verb-accept = annehmen
verb-refuse = ablehnen
verb-explain = mit Begründung ablehnen
verb-counter = ein Gegenangebot machen
verb-speak = reden: ein Angebot machen oder zurückziehen, sagen, was du suchst oder hast
verb-offer = ein Angebot machen
verb-want = sagen, was du suchst
verb-have = sagen, was du hast
verb-withdraw = ein eigenes Angebot zurückziehen
verb-pass = passen: vorerst nichts zu sagen
verb-leave = den Handel beenden

option-stay = hierbleiben
option-enough = genug
option-one-more = noch eine
option-no-ducats = keine Ducati
option-pay = du zahlst Ducati
option-ask = du verlangst Ducati
option-no-claim = nichts behaupten

## Aktionen zum Eingeben

om-example-swap = du gibst diese Karte und 1 Ducato für eine Karte; „to 2,3“ nennt Spieler, „any“ ist irgendeine Karte
om-example-sell = du verkaufst diese Karte
om-example-claim = ebenso, und du sagst, was darauf ist: Symbole, p5 (Seefahrtsmacht), l2 (Frachtsymbole), @zara (Hafen); es muss nicht stimmen
om-example-ask = du kaufst eine Karte irgendeiner Ware
om-example-accept = du nimmst dieses Angebot an; „with salt.07“ nennt die Karten, die du gibst
om-example-counter = du antwortest auf dieses Angebot mit einem eigenen
om-example-refuse = du lehnst es ab; der Grund ist freiwillig
om-example-want = du sagst allen, was du suchst
om-example-have = du sagst allen, was du hast
om-example-buy = du kaufst die oberste Karte des Warenstapels zum jetzigen Preis
om-example-ransom = du kaufst die oberste Karte deines Piratenstapels zum jetzigen Preis zurück
om-example-leave = du beendest den Handel
om-example-pass = du hast im Moment nichts zu sagen
om-example-discard = du legst diese Karten auf deinen Piratenstapel; „salt.07“ nennt eine Karte, „salt“ irgendeine von deinen
om-example-play = du spielst diese Karten aus; „salt.07“ nennt eine Karte, „salt“ irgendeine von deinen
om-example-sail = du segelst dorthin
om-example-compass = du folgst dem Kompass dorthin
om-example-stay = du bleibst, wo du bist
om-example-stow = du lädst diese Karten in dieser Reihenfolge, die letzte obenauf
om-example-end = dein Zug ist zu Ende

## Was in einer eingegebenen Aktion stehen sollte

expected-verb = ein Wort für das, was du tust, etwa „buy“, „offer“ oder „play“
expected-end = das Ende der Zeile
expected-reason = einer der Gründe not-enough, no-use, do-not-have, hand-full, do-not-trust, later, you-lead oder have-enough
expected-held-card = eine Ware, von der du noch eine Karte hast, oder eine Karte mit ihrem Namen
expected-card = eine Karte, etwa „salt.07“ oder „salt“
expected-another-card = eine noch nicht genannte Karte
expected-good = eine Ware, etwa „salt“
expected-port = der Name eines Hafens
expected-offer = die Nummer eines Angebots, etwa „#4“
expected-source = „deck“ oder „pirates“
expected-price = ein Preis, etwa „3d“
expected-with = „with“ und die Karten, die du gibst
expected-one-amount = nur ein Betrag an Ducati, gezahlt oder verlangt
expected-to = „to“ und die Spieler, etwa „to 2,3“
expected-seats = Spieler am Tisch, etwa „2“ oder „2,3“
expected-kind = eine Ware, „any“ oder Ducati
expected-fewer-claims = höchstens 6 Behauptungen
expected-claim = eine Behauptung, etwa „[ducat+ship,p5,l2,@zara]“
expected-ducats = 1 bis 99 Ducati, etwa „2d“

### The game, as the lobby presents it

game-oltre-mare = Oltre Mare
lobby-about-oltre-mare = Ihr seid Händler aus Venedig. Handelt Karten mit allen, ladet euer Schiff in der richtigen Reihenfolge, segelt von Hafen zu Hafen und haltet die Piraten fern: Was in der Fracht beisammenliegt, bringt am meisten.
lobby-reconstructed-oltre-mare = Bei Oltre Mare: Seefahrtsmacht, Symbole und Hafennamen der Karten und die Seerouten zwischen den Häfen.
lobby-edition-big-box-reconstructed = große Schachtel, teils rekonstruiert
option-oltre-mare-start = Startspieler
option-oltre-mare-start-random = ausgelost
option-oltre-mare-memory = Was der Bildschirm von Frachtstapeln behält
option-oltre-mare-memory-as-printed = nichts, wie in der Spielregel
option-oltre-mare-memory-own-stacks = den eigenen Fracht- und Piratenstapel
option-oltre-mare-memory-all-cargos = die Frachtstapel aller
option-oltre-mare-talk = Verhandeln in der Handelsphase
option-oltre-mare-talk-on = Angebote aller Art
option-oltre-mare-talk-off = ohne

### The screen

## Was jetzt zu tun ist

om-title = Oltre Mare
om-say-discard =
    { $count ->
        [one] Du: Lege { $count } Karte auf deinen Piratenstapel
       *[other] Du: Lege { $count } Karten auf deinen Piratenstapel, die letzte obenauf
    }
om-say-play =
    { $count ->
        [one] Du: Spiele { $count } Karte aus
       *[other] Du: Spiele { $count } Karten aus
    }
om-say-sail =
    { $routes ->
        [one] Du: Befahre { $routes } Seeroute
       *[other] Du: Befahre { $routes } Seerouten
    }
om-say-compass = Du: Folge dem Kompass zu einem Hafen, oder bleib
om-say-stow =
    { $count ->
        [0] Du: Es gibt nichts zu laden
        [one] Du: Lade die Karte
       *[other] Du: Lade { $count } Karten; was obenauf liegt, bestimmt deinen nächsten Zug
    }
om-say-end = Du: Beende deinen Zug
om-say-answer =
    { $count ->
        [one] Du: Beantworte das Angebot
       *[other] Du: Beantworte { $count } Angebote
    }
om-say-trade =
    Du: Handle und kaufe, dann spiele { $load ->
        [one] { $load } Karte
       *[other] { $load } Karten
    } aus
om-say-floor = { $name } handelt: Mach ein Angebot, oder passe
om-hint-discard = Mit Seefahrtsmacht { $limit } darfst du { $limit } Karten behalten. Jede Karte auf deinem Piratenstapel kostet am Ende 1 Ducato.
om-hint-play = Wähle Karten aus deiner Hand: Ihre Symbole wirken, dann werden sie deine Fracht.
om-hint-sail = Wähle einen leuchtenden Hafen.
om-hint-compass = Wähle einen leuchtenden Hafen.
om-say-wait = Warten auf { $names }: { $phase }
om-wait-dealing = die Karten werden ausgeteilt
om-wait-seafaring = Abwerfen auf den Piratenstapel
om-wait-trade = Handel
om-wait-actions = Auswahl der Karten
om-wait-sailing = Segeln
om-wait-compass = Kompass
om-wait-cargo = Laden
om-wait-end-of-turn = Ende des Zuges
om-wait-over = die Partie ist zu Ende
om-last-round-notice = Letzte Spielrunde

## Knöpfe

om-do-discard = Abwerfen
om-do-play = Ausspielen
om-do-stow = Laden
om-do-sail =
    { $port ->
        [none] Wähle einen Hafen
       *[other] Nach { $port } segeln
    }
om-do-compass =
    { $port ->
        [none] Wähle einen Hafen
       *[other] Nach { $port } ziehen
    }
om-do-stay = Hierbleiben
om-do-buy-deck = Karte kaufen · { $price }
om-do-buy-pirates = Pirat zurückkaufen · { $price }
om-do-leave-trade = Handel beenden
om-do-pass = Passen
om-do-end-turn = Zug beenden

om-undo-discard = das Abwerfen
om-undo-buy = den Kauf
om-undo-offer = das Angebot
om-undo-counter = das Gegenangebot
om-undo-accept = den Handel
om-undo-refuse = die Ablehnung
om-undo-withdraw = das Zurückziehen
om-undo-want = was du suchst
om-undo-have = was du hast
om-undo-pass = das Passen
om-undo-leave-trade = das Ende des Handels
om-undo-play = die ausgespielten Karten
om-undo-sail = die Fahrt
om-undo-follow-compass = den Kompass
om-undo-stow = das Laden
om-undo-end-turn = das Ende des Zuges

## Hand, Fracht, Tisch

om-hand-label =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
om-hand-empty = Deine Hand ist leer.
om-sorted = Sortiert nach { $order }
om-sort-next = Die Hand nach { $order } sortieren
om-sort-good = Ware
om-sort-power = Seefahrtsmacht
om-sort-symbols = Symbolen
om-card-text =
    { $good } (Seefahrtsmacht { $power }, Frachtsymbole { $load }, { $symbols }{ $port ->
        [none] )
       *[other] , { $port })
    }
om-cargo = Frachtstapel
om-pirates = Piratenstapel
om-on-table = Auf dem Tisch
om-on-table-of = Ausgespielt von { $name }
om-stow-hint = Wähle eine Karte, um sie obenauf zu legen
om-stow-tap = Obenauf legen
om-stow-top = oben
om-phases = Phasen des Zuges von { $name }
om-phase-seafaring = Seefahrtsmacht
om-phase-trade = Handel
om-phase-actions = Aktionen
om-phase-cargo = Fracht
om-deck = Warenstapel
om-discard-pile = Ablagestapel
om-venice-is-buried = im Stapel
om-venice-is-on-top = liegt oben!
om-venice-is-gone = gewertet
om-legend-great = Rot: Drei oder mehr Seerouten treffen sich
om-port-with = { $port }: { $marker }

## Spieler

om-fig-ducats =
    { $n ->
        [one] { $n } Ducato
       *[other] { $n } Ducati
    }
om-fig-prestige = { $n } Prestigeplättchen
om-fig-hand =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
om-fig-pirates =
    { $n ->
        [one] { $n } Karte im Piratenstapel
       *[other] { $n } Karten im Piratenstapel
    }
om-fig-markers = { $n } Marker
om-top-power = Seefahrtsmacht im nächsten Zug, so viele Karten darf man behalten: { $power }
om-top-load = Frachtsymbole im nächsten Zug, so viele Karten sind auszuspielen: { $load }
om-cargo-count =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

## Der Handelsplatz

om-rialto = Rialto
om-rialto-yours = deine Handelsphase
om-rialto-of = gehandelt wird mit { $name }
om-rialto-quiet = Niemand bietet etwas an.
om-you-give = Du gibst
om-you-get = Du bekommst
om-gives = { $name } gibt
om-gets = { $name } bekommt
om-give-hint = Wähle Karten aus deiner Hand.
om-get-hint = Wähle unten Waren.
om-any =
    { $n ->
        [one] { $n } beliebige Karte
       *[other] { $n } beliebige Karten
    }
om-money = Ducati
om-money-pay = zahlst du
om-money-get = bekommst du
om-money-none = Ducati
om-money-more-pay = 1 Ducato mehr geben
om-money-more-get = 1 Ducato mehr bekommen
om-want-row = Gewünschte Waren
om-want-add = { $good } wünschen
om-partners = An wen
om-offer-new = Neues Angebot
om-offer-countering = Gegenangebot zu #{ $id }. Leere es, um dein eigenes Angebot zurückzuholen.
om-offer-take-back = Aus dem Angebot nehmen
om-offer-clear = Leeren
om-offer-send = Angebot machen
om-offer-send-counter = Gegenangebot
om-offer-label = Angebot #{ $id } von { $name }
om-offer-from = { $name } bietet an
om-offer-to = { $name } an { $to }
om-offer-answers = antwortet auf #{ $id }
om-offer-waits = Wartet auf { $to }
om-accept = Annehmen
om-accept-these = Mit diesen annehmen
om-accept-choose =
    { $count ->
        [one] Wähle { $count } Karte aus deiner Hand ({ $chosen } gewählt).
       *[other] Wähle { $count } Karten aus deiner Hand ({ $chosen } gewählt).
    }
om-counter = Gegenangebot
om-refuse = Ablehnen
om-refuse-why = weil …
om-withdraw = Zurückziehen
om-postings = Gesucht und vorhanden
om-posted-wants = sucht
om-posted-haves = hat
om-post-want = Sagen, was du suchst
om-post-have = Sagen, was du hast

om-claim-title = Nur behauptet
om-claim-said = angeblich
om-claim-about = Was du über deine Karte sagst ({ $good })
om-claim-open = Etwas über diese Karte sagen, wahr oder nicht
om-claim-power = Seefahrtsmacht
om-claim-load = Frachtsymbole
om-claim-port = Hafen: nicht gesagt
om-claim-nothing = Nichts sagen
om-claim-truth = Die Wahrheit sagen

## Venedig und das Ende

om-venice-title = Zwischenwertung
om-venice-again = die Wertung noch einmal ansehen
om-venice-by-draw = Die Venedigkarte wurde gezogen.
om-venice-by-end = Am Ende des Zuges lag die Venedigkarte oben.
om-venice-kept = Behaltene Karten
om-venice-gain = Gewinn
om-end-track = Unterwegs verdient
om-end-prestige = Prestige
om-end-cargo = Frachtstapel
om-end-pirates = Piratenstapel
om-end-markers = Marker
om-end-total = Summe
om-end-chart = Zur Seekarte
om-end-scores = Zur Wertung
om-do-rest = Passen bis zu meinem Zug
om-refuse-all = Alle ablehnen
om-listen = Wieder zuhören
om-quiet-turn = Du lehnst in diesem Zug jedes Angebot ab.
om-quiet-until-mine = Du passt und lehnst ab, bis du am Zug bist.
om-lies = Wer wen belogen hat ({ $n })

## The chart

chart-label = Seekarte
chart-port =
    { $port }: { $marker }{ $ships_count ->
        [0] { "" }
       *[other] , mit { $ships }
    }{ $state ->
        [chosen] , gewählt
        [legal] , kann gewählt werden
       *[plain] { "" }
    }
chart-no-marker = kein Marker
chart-zoom-in = Näher
chart-zoom-out = Weiter weg
chart-show-all = Die ganze Seekarte

## Cards: a few letters for each good, no two alike

good-letters-gems = Ed
good-letters-scrolls = Sc
good-letters-silk = Se
good-letters-salt = Sa
good-letters-pottery = To
good-letters-olives = Ol
good-letters-grain = Ko
card-label =
    { $good }, Seefahrtsmacht { $power }, Frachtsymbole { $load }, { $symbols }{ $port ->
        [none] { "" }
       *[other] , { $port }
    }
card-back = Eine verdeckte Karte
card-venice = Venedig
card-pays = Eine Warengruppe bringt { $payout }.
card-cargo =
    { $count ->
        [0] Frachtstapel: leer
        [one] Frachtstapel: eine Karte, { $top }
       *[other] Frachtstapel: { $count } Karten, obenauf { $top }
    }
card-pirates =
    { $count ->
        [0] Piratenstapel: leer
        [one] Piratenstapel: eine Karte
       *[other] Piratenstapel: { $count } Karten
    }

## Mistakes in an edition file: goods and cards

edition-unknown-good = Es gibt keine Ware „{ $good }“. Die Waren: { $known }.
edition-good-twice = Die Ware „{ $good }“ ist zweimal aufgeführt.
edition-good-missing = Die Ware „{ $good }“ ist nicht aufgeführt.
edition-copies = Es gibt { $expected } Karten „{ $good }“, nicht { $found }.
edition-payout = Warengruppen „{ $good }“ bringen { $expected }, nicht { $found }.
edition-card-count =
    { $found ->
        [one] Die Datei hat { $found } Karte „{ $good }“; im Spiel gibt es { $expected }.
       *[other] Die Datei hat { $found } Karten „{ $good }“; im Spiel gibt es { $expected }.
    }
edition-power = Eine Karte hat eine Seefahrtsmacht von { $least } bis { $most }, nicht { $found }.
edition-load = Eine Karte hat { $least } bis { $most } Frachtsymbole, nicht { $found }.
edition-unknown-symbol = Es gibt kein Symbol „{ $symbol }“. Die Symbole: { $known }.
edition-symbol-count = Eine Karte zeigt genau 2 Symbole, nicht { $found }.
edition-symbol-twice = Die Symbole einer Karte sind verschieden; „{ $symbol }“ steht hier zweimal.
edition-card-port = Die Karte nennt „{ $port }“, das nicht unter den Häfen ist.
edition-few-start-ports = Karten, die einen Hafen nennen: nur { $found }. Mindestens { $needed } sind nötig, um die Starthäfen von fünf Spielern zu finden.
edition-few-start-ports-without-grain = Karten außer Korn, die einen Hafen nennen: nur { $found }. Mindestens { $needed } sind nötig: Zu zweit wird ohne Korn gespielt.

## Mistakes in an edition file: ports

edition-port-name-empty = Der Hafen hat keinen Namen.
edition-port-name-character = Der Name „{ $port }“ enthält „{ $character }“. Ein Hafenname besteht aus Buchstaben, Ziffern, Leerzeichen, Bindestrichen, Apostrophen und Punkten; ein Buchstabe mit Akzent muss ein einziges Zeichen sein.
edition-port-name-start = Der Name „{ $port }“ beginnt nicht mit einem Buchstaben.
edition-port-name-long = Der Name „{ $port }“ ist länger als { $limit } Zeichen.
edition-port-name-reserved = Ein Hafen kann nicht „{ $port }“ heißen: Das Wort hat beim Eingeben von Aktionen eine andere Bedeutung.
edition-port-twice = Einen Hafen „{ $port }“ gibt es schon in Zeile { $line }. Groß- und Kleinbuchstaben gelten als gleich, ebenso Leerzeichen und Bindestrich.
edition-longitude = Die Länge { $found } liegt nicht zwischen -180 und 180.
edition-latitude = Die Breite { $found } liegt nicht zwischen -90 und 90.
edition-few-ports = Häfen auf dem Spielplan: { $found }; mindestens { $least } sind nötig.
edition-many-ports = Der Spielplan hat { $found } Häfen, aber Marker gibt es nur für { $most }.
edition-no-venice = Venedig ist nicht unter den Häfen. Es kann heißen: { $known }.
edition-venice-twice = Venedig ist mehrmals unter den Häfen: { $ports }.

## Mistakes in an edition file: routes

edition-route-ends = Eine Seeroute verbindet genau 2 Häfen, nicht { $found }.
edition-route-port = Die Seeroute führt nach „{ $port }“, das nicht unter den Häfen ist.
edition-route-loop = Die Seeroute führt von „{ $port }“ zum selben Hafen.
edition-route-twice = Die Seeroute zwischen „{ $from }“ und „{ $to }“ steht schon in Zeile { $line }.
edition-port-without-route = Keine Seeroute führt nach „{ $port }“.
edition-board-split = Kein Weg führt von „{ $from }“ nach { $ports }.

## Mistakes in an edition file: markers

edition-unknown-marker = Es gibt keinen Marker „{ $kind }“. Die Marker: { $known }.
edition-marker-twice = Der Marker „{ $kind }“ ist zweimal aufgeführt.
edition-marker-missing = Der Marker „{ $kind }“ ist nicht aufgeführt.
edition-marker-count = Eine Anzahl von Markern ist 0 bis { $most }, nicht { $found }.
edition-marker-sum = Es gibt insgesamt { $expected } Marker, nicht { $found }.

## Said to people who do not see the screen

om-money-says =
    { $way ->
        [pay] Du zahlst { $n ->
            [one] { $n } Ducato
           *[other] { $n } Ducati
        }
        [get] Du bekommst { $n ->
            [one] { $n } Ducato
           *[other] { $n } Ducati
        }
       *[none] Keine Ducati wechseln den Besitzer
    }
om-cargo-says =
    Frachtstapel: { $good } obenauf, Seefahrtsmacht { $power }, Frachtsymbole { $load }; insgesamt { $n ->
        [one] { $n } Karte.
       *[other] { $n } Karten.
    }
om-chip-says =
    { $name }: { $ducats ->
        [one] { $ducats } Ducato
       *[other] { $ducats } Ducati
    }, { $hand ->
        [one] { $hand } Handkarte.
       *[other] { $hand } Handkarten.
    }

## Help: what a thing on the table does now

om-help-card = Spiele sie für ihre Symbole { $symbols } aus, tausche sie oder behalte sie: Oben auf deinem Frachtstapel bestimmt sie deinen nächsten Zug.
om-help-power = { $power } die Seefahrtsmacht (der Löwe): Zu Beginn deines nächsten Zuges darfst du bis zu { $n } Handkarten behalten.
om-help-load =
    { $load } die Frachtsymbole (die Kiste): Im nächsten Zug spielst du genau { $n ->
        [one] { $n } Karte aus.
       *[other] { $n } Karten aus.
    }
om-help-copies = { $copies } die kleine Zahl: wie viele Karten { $good } im Spiel sind.
om-help-payout = { $payout } die Reihe: was 1, 2, 3 … Karten { $good } bringen, die in deinem Frachtstapel beisammenliegen.
om-help-symbols = Ein, zwei oder drei { $symbol } auf den ausgespielten Karten zählen 1, 3 oder 6.
om-help-cargo-own = Die oberste Karte deines Frachtstapels bestimmt deinen nächsten Zug: höchstens { $power } Handkarten, und { $load } sind auszuspielen.
om-help-cargo-other = Die oberste Karte dieses Frachtstapels bestimmt den nächsten Zug ({ $name }): höchstens { $power } Handkarten, und { $load } sind auszuspielen.
om-help-cargo-groups = Am Ende bilden Karten einer Ware, die direkt aufeinander folgen, eine Warengruppe und bringen { $ducats }.
om-help-ducats = Wer die meisten { $ducats } hat, gewinnt. Du darfst mehr ausgeben, als du hast.
om-help-prestige = Du gewinnst Prestige, wenn du mit dem aktiven Spieler handelst. Wer das meiste hat, bekommt bei Venedig und am Ende 6 { $ducats }, der Nächste 3, dann 1.
om-help-hand = Zu Beginn deines Zuges kommen Karten über deiner Seefahrtsmacht { $power } auf deinen Piratenstapel. Sonst darfst du beliebig viele halten.
om-help-pirates = Jede Karte hier kostet am Ende 1 { $ducats }; in deinem Zug kannst du die oberste zurückkaufen.
om-help-markers = Wer die meisten Marker hat, bekommt am Ende 6 { $ducats }, der Nächste 3, dann 1. Nur der zuletzt genommene ist aktiv.
om-help-marker-calm-sea = Solange er aktiv ist, bekommst du 1 { $ducats } für jedes { $ship }, das du ausspielst.
om-help-marker-good-business = Solange er aktiv ist, hast du in jedem Zug ein { $ducat } mehr.
om-help-marker-pirates-beaten = Solange er aktiv ist, bringen dir die { $pirate }, die du ausspielst, keine Piratenkarten.
om-help-marker-favourable-relations = Solange er aktiv ist, kosten deine Käufe 1, 2, 3 und 4 { $ducats }.
om-help-marker-compass = Kommst du hier an, darfst du sofort in jeden Hafen ohne Kompass weiterziehen.
om-help-marker-local-influence = Solange er aktiv ist, beginnt dein Zug mit Ducati: die Seefahrtsmacht { $power } deiner obersten Frachtkarte minus 3.
om-help-port-marker = Endet deine Fahrt hier, nimmst du ihn.
om-help-port-empty = Endet deine Fahrt hier, hast du keinen aktiven Marker mehr.
om-help-phase-seafaring = Der aktive Spieler legt Karten, die über die Seefahrtsmacht { $power } dieses Zuges hinausgehen, auf seinen Piratenstapel.
om-help-phase-trade = Der aktive Spieler handelt mit allen und kauft bis zu 4 Karten, damit er { $load } ausspielen kann.
om-help-phase-actions = Der aktive Spieler spielt genau { $load } Karten aus. Ihre Symbole wirken in dieser Reihenfolge: { $symbols }.
om-help-phase-cargo = Die ausgespielten Karten kommen in beliebiger Reihenfolge auf den Frachtstapel. Die oberste bestimmt den nächsten Zug.
om-help-deck = Wird die letzte Karte gezogen, ist diese Spielrunde die letzte.
om-help-venice = Wird Venedig gezogen oder liegt es am Ende eines Zuges obenauf, werden Prestige und Fracht sofort gewertet.
om-help-start = Die Partie endet, bevor dieser Spieler eine weitere Spielrunde beginnen würde.
om-help-claim = Sicher ist nur die Ware: Alles andere, was über eine Karte gesagt wird, kann gelogen sein.
om-help-rialto-own = Es ist deine Handelsphase: Du darfst mit allen handeln. Jeder Partner gewinnt 1 Prestigeplättchen.
om-help-rialto-other = Im Augenblick kannst du nur mit { $name } handeln. Ein Handel, bei dem eine Karte den Besitzer wechselt, bringt dir 1 Prestigeplättchen, einmal je Zug.

## Places to jump to in a replay

om-mark-deal = Handel
om-mark-venice = Venedig
om-lie = Lüge
om-worst-lie = Die größte Lüge

## Standing orders

om-orders-brief =
    { $goods ->
        [0] { $otherwise ->
            [refuse] Alle Angebote werden abgelehnt.
           *[wait] Alle Angebote warten auf dich.
        }
        [one] Eine Ware wird gekauft; { $otherwise ->
            [refuse] andere Angebote werden abgelehnt.
           *[wait] andere Angebote warten auf dich.
        }
       *[other] { $goods } Waren werden gekauft; { $otherwise ->
            [refuse] andere Angebote werden abgelehnt.
           *[wait] andere Angebote warten auf dich.
        }
    }
om-orders-accept = Diese Angebote für mich annehmen
om-orders-accept-explained = Wie viele Ducati du höchstens für eine Karte einer Ware zahlst. Leer: nicht kaufen. Angebote, die Karten von dir wollen, werden nie angenommen.
om-orders-price = Ducati höchstens für { $good }
om-orders-leave = Ducati, die ich immer behalte
om-orders-otherwise = Alle anderen Angebote
om-orders-refuse = ablehnen

## The text view

om-text-turn = Zug { $turn }, am Zug: { $seat }; Seefahrtsmacht { $power }, Frachtsymbole { $load }.
om-text-last-round = Dies ist die letzte Spielrunde.
om-text-deck = Karten im Warenstapel: { $n }. Die Venedigkarte: { $venice }.
om-text-price = Die nächste Karte kostet { $n }.
om-text-played = Ausgespielt und noch nicht geladen: { $cards }.
om-text-discard = Abgeworfen: { $cards }.
om-text-offer = Angebot #{ $id } ({ $seat } → { $to }): { $gives } gegen { $wants }.
om-text-answers = Es antwortet auf #{ $id }.
om-text-claims = Nur behauptet: { $claims }.
om-text-cargo = Frachtstapel von oben: { $goods }.
om-text-ship = Schiff: { $port }.
om-text-marker = Aktiver Marker: { $marker }.
om-text-wants = Sucht: { $goods }.
om-text-haves = Hat: { $goods }.
om-text-chart = Die Seekarte
om-text-port = { $port }. Marker: { $marker }. Seerouten nach: { $ports }.

## Actions written on one line

om-written-offer = Spieler 2 und 3 eine Karte Salz und 2 Ducati anbieten, für eine Karte Seide und eine beliebige Karte. Ohne „to“: allen, mit denen du handeln kannst.
om-written-claim = Sagen, was auf einer Karte steht, wahr oder nicht: Seefahrtsmacht 5, Ducato und Schiff. Die anderen lesen das; du willst 3 Ducati.
om-written-counter = Auf Angebot 4 mit einem Gegenangebot antworten.
om-written-accept = Angebot 4 annehmen. Hast du die Wahl, welche Karten du gibst, schreib „with“ und die Karten dazu.
om-written-refuse = Angebot 4 ablehnen. Andere Gründe: no-use, do-not-have, hand-full, do-not-trust, you-lead, have-enough, oder keiner.
om-written-pass = Nichts mehr anbieten und beantworten. Um deine eigene Handelsphase zu beenden, schreib „leave“.
om-written-buy = Die oberste Karte des Warenstapels zu ihrem Preis kaufen. Oder: buy pirates.
om-written-play = Diese Handkarten ausspielen.
om-written-sail = In diesen Hafen segeln. An einem Kompass: compass und ein Hafen, oder compass stay.
om-written-stow = Die ausgespielten Karten laden; die letzte liegt oben.
om-written-end = Deinen Zug beenden.
om-written-goods = Eine Ware steht für deine erste Karte davon; mit Nummer für genau diese Karte. { $goods }.

### The guided first match

# Die Anmerkungen zur ersten Partie Oltre Mare, der Reihe nach. p2 und p3 sind die anderen Spieler.

learn-oltre-mare-welcome = Willkommen an Bord! Du bringst Waren über das Meer, wie deine Rivalen { $p2 } und { $p3 }. Wer am Ende die meisten Ducati hat, gewinnt.
learn-oltre-mare-ship = Das ist dein Schiff, in Brindisi.
learn-oltre-mare-card = Das ist eine deiner vier Karten, ganz nah. Sie ist eine Ware: Salz. Wähle, was du auf ihr wissen willst, oder Weiter.
learn-oltre-mare-card-symbols = Ihre zwei Symbole wirken, wenn du sie ausspielst: Das obere bringt Ducati, der Markt darunter neue Handkarten.
learn-oltre-mare-card-power = Die Seefahrtsmacht (der Löwe) gilt, solange die Karte oben auf deiner Fracht liegt: Dann beginnst du deinen Zug mit höchstens 4 Handkarten. Der Rest kommt zu deinen Piraten.
learn-oltre-mare-card-load = Die Frachtsymbole (die Kiste) gelten dort auch: In deinem Zug spielst du dann genau 3 Karten aus.
learn-oltre-mare-card-payout = Was Salz bringt, das in deiner Fracht beisammenliegt: eine Karte 1 Ducato, zwei 3, drei 6, vier 10. Je seltener die Ware, desto mehr bringt eine Karte.
learn-oltre-mare-card-copies = 14 Salzkarten gibt es im Spiel. Das ist die ganze Karte; später erklärt „?“ jede noch einmal.
learn-oltre-mare-top = Die oberste Karte deines Frachtstapels bestimmt deinen Zug. Seefahrtsmacht 3 (der Löwe): 3 Karten darfst du behalten. Frachtsymbole 4 (die Kiste): Genau 4 spielst du später aus.
learn-oltre-mare-discard = Du hast 4 Handkarten, eine mehr, als du behalten darfst. Leg ein Salz verdeckt auf deinen Piratenstapel: Der Ring zeigt, welches.
learn-oltre-mare-need = Jetzt handelst du. Du hast 3 Karten, musst aber 4 ausspielen: Eine fehlt dir noch. Schau: Die anderen machen dir Angebote.
learn-oltre-mare-accept = { $p3 } bietet dir Salz für 2 Ducati. Das passt zu deinem anderen Salz: Nimm an.
learn-oltre-mare-prestige = Für den Handel bekommt dein Partner ein Prestigeplättchen. In deinem eigenen Zug bekommst du nie eines. Prestige bringt später Ducati.
learn-oltre-mare-refuse = { $p2 } will Tonwaren und 3 Ducati für Edelsteine. Das ist zu teuer: Lehne ab.
learn-oltre-mare-buy = Du darfst auch bis zu 4 Karten je Zug kaufen, für je 3 Ducati: vom Warenstapel oder von deinem Piratenstapel. Kauf dein Salz zurück.
learn-oltre-mare-truth = Mach jetzt selbst ein Angebot. Bei der Ware einer Karte musst du die Wahrheit sagen; alles andere darf gelogen sein.
learn-oltre-mare-offer = Verlange 3 Ducati für die Tonwaren mit dem Ring. Sag, sie hätten Ducato und Schiff; in Wahrheit haben sie eine Piratenflagge.
learn-oltre-mare-lie = { $p2 } hat dir geglaubt und sieht die Piratenflagge erst jetzt. Überleg dir also, wem du glaubst!
learn-oltre-mare-leave = Du hast 4 Karten, so viele, wie du ausspielen musst. Beende den Handel.
learn-oltre-mare-play = Spiel sie aus. Gleiche Symbole zählen zusammen: Eines gibt 1, zwei geben 3, drei geben 6. Nur beim Schiff ist es je Symbol eine Seeroute.
learn-oltre-mare-symbols = Zwei Ducato-Symbole: 3 Ducati. Zwei Piratenflaggen: 3 Karten auf deinen Piratenstapel. Drei Kartenstapel: 6 Karten auf die Hand.
learn-oltre-mare-sail = Ein Schiffssymbol: Du segelst eine Seeroute weit. In Messina liegt ein Marker. Hol ihn dir.
learn-oltre-mare-marker = Gutes Geschäft: Bis dein Schiff in einem anderen Hafen ankommt, zählt er in jedem deiner Züge als ein Ducato-Symbol mehr.
learn-oltre-mare-stow = Die ausgespielten Karten kommen auf deinen Frachtstapel. Gleiche Waren sollten beisammenliegen: Wähle die Salzkarten nacheinander, damit sie obenauf liegen.
learn-oltre-mare-group = Eine Warengruppe aus drei Salzkarten bringt 6 Ducati, eine aus vier 10. Und die oberste Karte bestimmt deinen nächsten Zug.
learn-oltre-mare-end-turn = Das war ein ganzer Zug: Seefahrtsmacht, Handel, Aktionen, Fracht. Beende ihn.
learn-oltre-mare-partner = { $p2 } ist am Zug und bietet 3 Ducati für Tonwaren. Jetzt bist du der Partner und bekommst das Prestige: Nimm an.
learn-oltre-mare-limit = Du bist wieder am Zug. Du hast 5 Karten, und mit der Seefahrtsmacht des Salzes obenauf darfst du 4 behalten. Die Schriftrollen kommen auf den Piratenstapel.
learn-oltre-mare-leave-again = Niemand bietet etwas an, und du hast genug Karten. Beende den Handel.
learn-oltre-mare-play-again = Spiel drei Karten aus, nacheinander, wie der Ring zeigt: Seide, Salz, Korn. Mit deinem Marker sind das drei Ducato-Symbole: 6 Ducati.
learn-oltre-mare-sail-again = Zwei Schiffssymbole: genau zwei Seerouten, und nur der Zielhafen zählt. Segle nach Tunisi.
learn-oltre-mare-stow-again = Das neue Salz soll direkt auf deine drei Salzkarten, also kommt es zuerst. Wähle die Seide: Sie kommt ganz nach oben.
learn-oltre-mare-end-again = Jetzt liegen vier Salzkarten beisammen. Beende deinen Zug.
learn-oltre-mare-venice = Etwa in der Mitte des Warenstapels wartet die Venedigkarte. Kommt sie, zahlt Prestige 6, 3 und 1, und jede Fracht wird verkauft, bis auf die oberste Warengruppe.
learn-oltre-mare-aim = Am Ende bringt all das noch einmal Ducati, und auch die meisten Marker zahlen sich aus; jeder Pirat kostet 1. Also: lange Gruppen, Handel in fremden Zügen, wenige Piraten.
learn-oltre-mare-end = Du weißt, wie ein Zug geht. Den Rest lernst du in einer echten Partie: zu dritt, gegen leichte Gegner, ohne Eile und mit einem Trainer daneben.

## Keys

om-keys-next-port = den nächsten Hafen wählen
om-keys-previous-port = den vorigen Hafen wählen
om-keys-stay = hierbleiben, dem Kompass nicht folgen
om-keys-accept = das Angebot annehmen
om-keys-accept-cancel = zurück, ohne Karten dafür zu wählen
om-keys-counter = ein Gegenangebot machen
om-keys-refuse = das Angebot ablehnen
om-keys-offer = das Angebot machen
om-keys-pay-more = 1 Ducato mehr geben
om-keys-get-more = 1 Ducato mehr bekommen
om-keys-wishes = mit den Ziffern Wünsche wählen
om-keys-wishes-end = mit den Ziffern wieder Karten wählen
om-keys-wish = diese Ware wünschen
om-keys-wish-less = den letzten Wunsch zurücknehmen
om-keys-trade = zum Handel gehen
om-keys-chart = zur Seekarte gehen
om-keys-buy-deck = die oberste Karte des Warenstapels kaufen
om-keys-buy-pirates = die oberste Karte deines Piratenstapels zurückkaufen
om-keys-leave-trade = den Handel beenden
om-keys-pass = passen: nichts zu sagen
om-keys-end-turn = deinen Zug beenden
om-keys-close-venice = die Zwischenwertung schließen
om-keys-refuse-all = alle Angebote dieses Zuges ablehnen
om-keys-rest = passen bis zu deinem Zug, oder wieder zuhören

## The trade floor as a tab

om-tab-trade = Handel

## Looking back

om-moment = Zug { $turn }: { $phase }
judged-cost-oltre-mare =
    { $points ->
        [one] −{ $points } Ducato
       *[other] −{ $points } Ducati
    }
om-why-group =
    { $count ->
        [one] Obenauf hätte { $good } { $value } gebracht.
       *[other] { $count } Karten { $good } zusammen obenauf hätten { $value } gebracht.
    }
om-why-cargo = Deine Fracht wäre { $better } wert gewesen statt { $played }.
om-why-top =
    { $load ->
        [one] Mit { $good } obenauf hättest du im nächsten Zug { $power } Karten behalten dürfen und 1 Karte ausspielen müssen.
       *[other] Mit { $good } obenauf hättest du im nächsten Zug { $power } Karten behalten dürfen und { $load } Karten ausspielen müssen.
    }
om-why-ducats =
    { $ducats ->
        [one] Du hättest 1 Ducato mehr verdient.
       *[other] Du hättest { $ducats } Ducati mehr verdient.
    }
om-why-pirates =
    { $cards ->
        [one] Zu deinen Piraten wäre 1 Karte weniger gekommen.
       *[other] Zu deinen Piraten wären { $cards } Karten weniger gekommen.
    }
om-why-market =
    { $cards ->
        [one] Du hättest 1 Karte mehr gezogen.
       *[other] Du hättest { $cards } Karten mehr gezogen.
    }
om-why-sails =
    { $routes ->
        [one] Dein Schiff wäre 1 Seeroute weiter gesegelt.
       *[other] Dein Schiff wäre { $routes } Seerouten weiter gesegelt.
    }
om-why-marker = Jeder Marker zählt: Die meisten bringen am Ende { $ducats } Ducati.
om-why-calm-sea = Ruhige See hätte dir für jedes ausgespielte Schiff 1 Ducato gebracht.
om-why-good-business = Gutes Geschäft hätte in jedem deiner Züge als ein Ducato-Symbol mehr gezählt.
om-why-pirates-beaten = Nach einem erfolgreichen Kampf hätten dir deine Flaggen keine Piraten gebracht.
om-why-favourable-relations = Mit günstigen Beziehungen hätten dich Karten weniger gekostet.
om-why-compass = Der Kompass hätte dich in einen weiteren Hafen gebracht.
om-why-local-influence = Lokaler Einfluss hätte dir zu Beginn deiner Züge Ducati gebracht.
om-why-said-want = Vielleicht hat jemand { $good } übrig: Sagst du, dass du das suchst, kann man es dir anbieten.
om-why-said-have = Vielleicht sammelt jemand { $good }: Sagst du, dass du das hast, kann man dir ein Angebot machen.
om-why-deal = Dieser Handel hätte dir mehr gebracht als keiner.
om-why-deal-card = Du hättest eine Karte mehr zum Ausspielen gehabt.
om-why-deal-group =
    { $count ->
        [one] Du hättest { $good } oben haben können: { $better } statt { $played } wert.
       *[other] Du hättest { $count } Karten { $good } zusammenlegen können: { $better } statt { $played } wert.
    }
om-why-deal-prestige = Du hättest Prestige bekommen: Das meiste bringt { $ducats } Ducati in Venedig und noch einmal am Ende.
om-why-no-deal = Dieser Handel hat der anderen Seite mehr gebracht als dir.
om-why-no-offer = Dieses Angebot versprach mehr, als es verlangte.
om-why-kept-marker = Du hättest deinen Marker „{ $marker }“ behalten.
om-why-kept-cards = Du hättest { $cards } behalten.
om-why-bought = Du hättest eine Karte mehr für deinen Zug gehabt.
om-why-kept-ducats =
    { $ducats ->
        [one] Du hättest 1 Ducato behalten.
       *[other] Du hättest { $ducats } Ducati behalten.
    }

### The coach of a first real match

coach-oltre-mare-aim = Wer am Ende die meisten Ducati hat, gewinnt. Sie kommen von gleichen Waren, die im Frachtstapel beisammenliegen, von Prestige, von Markern und von Ducato-Symbolen. Darum geht es in jedem Zug.
coach-oltre-mare-last = Das ist die letzte Spielrunde. Was jetzt in deiner Fracht liegt, wird am Ende verkauft: Mach deine oberste Gruppe so lang wie möglich, und kauf Piraten nur zurück, wenn es sich lohnt.
coach-oltre-mare-venice = Venedig ist gewertet: Nur die obersten Gruppen sind geblieben, und Prestige beginnt wieder bei 0. Am Ende wird dasselbe noch einmal gezählt.
coach-oltre-mare-limit = Die Seefahrtsmacht (der Löwe) deiner obersten Frachtkarte sagt, wie viele Karten du behalten darfst. Der Rest kommt zu den Piraten und kostet am Ende je 1 Ducato, wenn du ihn nicht zurückkaufst.
coach-oltre-mare-partner = Im Zug eines anderen dürfen alle mit ihm handeln. Ein Handel mit einer Karte bringt dir 1 Prestige, einmal je Zug; wer das meiste hat, bekommt 6 Ducati, zweimal je Partie.
coach-oltre-mare-counter = Ein Angebot gefällt dir fast? Mach ein Gegenangebot: Es liegt umgekehrt vor dir, und du änderst, was du willst. Ein faires nehmen Bots oft an.
coach-oltre-mare-need = Du musst so viele Karten ausspielen, wie die Frachtsymbole (die Kiste) sagen. Hast du weniger, erhandle eine Karte, oder kauf für 3 Ducati eine vom Warenstapel.
coach-oltre-mare-buy-back = Kauf die oberste Karte deines Piratenstapels für 3 Ducati zurück: Sie kostet am Ende nicht mehr 1, und du hast eine Karte zum Ausspielen. Hast du sie selbst dorthin gelegt, kennst du sie.
coach-oltre-mare-offer = Mach selbst Angebote: Wähle Karten, die du gibst, dann Ducati oder Waren, die du willst. Eine einzelne Ware ist dir wenig wert, aber viel für jemanden, der sie sammelt.
coach-oltre-mare-groups = Was sammeln? Eine Gruppe bringt mit jeder Karte mehr, und seltene Waren bringen am meisten. Bleib bei der Ware, die schon obenauf liegt.
coach-oltre-mare-symbols = Die Symbole der ausgespielten Karten zählen zusammen: Eines gibt 1, zwei geben 3, drei geben 6. Nur beim Schiff ist es je Symbol eine Seeroute.
coach-oltre-mare-pirates = Piratenflaggen tun weh: Drei davon bringen sechs Karten, und jede kostet am Ende 1 Ducato. Spiel Karten mit Flagge lieber einzeln.
coach-oltre-mare-markers = Wo deine Fahrt endet, nimmst du den Marker des Hafens. Wer die meisten hat, bekommt am Ende 6 Ducati, der Nächste 3, dann 1; nur der zuletzt genommene ist aktiv.
coach-oltre-mare-marker-kinds = Sechs Marker: Ruhige See zahlt 1 Ducato je Schiff, Gutes Geschäft ist ein Ducato-Symbol mehr, Kampf gegen Piraten hebt deine Flaggen auf, Günstige Beziehungen machen Käufe billiger, Lokaler Einfluss zahlt jeden Zug, der Kompass trägt dich weiter.
coach-oltre-mare-compass = Mit dem Kompass ziehst du sofort weiter in einen beliebigen Hafen ohne Kompass. Geh dorthin, wo ein Marker liegt.
coach-oltre-mare-stow = Die ausgespielten Karten kommen in beliebiger Reihenfolge auf deinen Frachtstapel. Halte gleiche Waren beisammen, und schließ sie an die an, die dort schon liegen.
coach-oltre-mare-top = Die zuletzt gewählte Karte liegt obenauf. Mit viel Seefahrtsmacht behältst du im nächsten Zug mehr Karten; mit vielen Frachtsymbolen musst du mehr ausspielen.
coach-oltre-mare-end-turn = Mehr ist nicht zu tun: Beende deinen Zug. Während die anderen spielen, können Angebote an dich kommen.
