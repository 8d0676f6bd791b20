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
phase-seafaring = die überzähligen Handkarten sind abzuwerfen
phase-trade = es ist Handelsphase
phase-actions = Karten sind auszuspielen
phase-sailing = das Schiff ist zu ziehen
phase-compass = dem Kompass ist zu folgen, oder nicht
phase-cargo = die ausgespielten Karten sind zu laden
phase-end-of-turn = der Zug ist zu beenden
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
        [you] Du bist am Zug: Handkartenlimit { $power }, { $load ->
            [one] { $load } Karte
           *[other] { $load } Karten
        } auszuspielen.
       *[other] { $seat } ist am Zug: Handkartenlimit { $power }, { $load ->
            [one] { $load } Karte
           *[other] { $load } Karten
        } auszuspielen.
    }
om-influence-paid =
    Lokaler Einfluss bringt { $seat_is ->
        [you] dir
       *[other] { $seat }
    } { $ducats ->
        [one] { $ducats } Ducato
       *[other] { $ducats } Ducati
    }.
om-you-discarded = Über dem Handkartenlimit: Du legst { $cards } auf deinen Piratenstapel.
om-discarded =
    Über dem Handkartenlimit: { $seat } legt { $count ->
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

reason-not-enough = das ist nicht genug
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

om-venice-drawn = Die Venedigkarte ist gezogen, es folgt die Zwischenwertung: { $lines }.
om-venice-on-top = Am Ende des Zuges liegt die Venedigkarte oben, es folgt die Zwischenwertung: { $lines }.
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
om-refusal-no-purchase-left = Du hast in diesem Zug 4 Karten gekauft; mehr geht nicht.
om-refusal-price-changed =
    Der Preis ist jetzt { $price ->
        [one] { $price } Ducato
       *[other] { $price } Ducati
    }.
om-refusal-source-empty = Dort gibt es keine Karte mehr zu kaufen.
om-refusal-no-talk = An diesem Tisch darf jetzt niemand reden.
om-refusal-not-with-active = Gehandelt wird nur mit dem aktiven Spieler.
om-refusal-no-partner = Ein Angebot geht an andere am Tisch; ein Gegenangebot geht an den, der das Angebot gemacht hat.
om-refusal-nothing-moves = Bei einem Handel muss etwas den Besitzer wechseln.
om-refusal-too-many-ducats = Bei einem Handel wechseln höchstens 99 Ducati den Besitzer.
om-refusal-too-much-wanted = Ein Angebot kann höchstens 31 Karten verlangen.
om-refusal-bad-claim = Die Behauptung über { $card } passt nicht: Sie muss etwas sagen, einmal, über eine Karte des Angebots.
om-refusal-too-many-open-offers = Du hast 3 offene Angebote; mehr geht nicht.
om-refusal-too-many-offers = Du hast in diesem Zug 12 Angebote gemacht; mehr geht nicht.
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
om-refusal-no-posting-left = Du hast in diesem Zug 4-mal etwas angesagt; mehr geht nicht.
om-refusal-posted-already = Das hast du über { $good } schon angesagt.
om-refusal-leave-instead = Du bist am Zug und passt nicht: Verlasse die Handelsphase, wenn du fertig bist.
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
om-preview-outlook = Nächster Zug, je nach deiner obersten Karte: Handkartenlimit { $power }, auszuspielen { $load }, noch auf der Hand { $hand }.
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
    Nächster Zug: Handkartenlimit { $power }, { $load ->
        [one] { $load } Karte
       *[other] { $load } Karten
    } auszuspielen; { $excess ->
        [0] deine Hand passt.
        [one] { $excess } deiner Handkarten wird zu viel sein.
       *[other] { $excess } deiner Handkarten werden zu viel sein.
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

om-example-swap = du gibst diese Karte und 1 Dukaten für eine Karte; „to 2,3“ nennt Spieler, „any“ ist irgendeine Karte
om-example-sell = du verkaufst diese Karte
om-example-claim = ebenso, und du sagst, was darauf ist: Symbole, p5 (Seefahrtsmacht), l2 (Frachtsymbole), @zara (Hafen); es muss nicht stimmen
om-example-ask = du kaufst eine Karte irgendeiner Ware
om-example-accept = du nimmst dieses Angebot an; „with salt.07“ nennt die Karten, die du gibst
om-example-counter = du antwortest auf dieses Angebot mit einem eigenen
om-example-refuse = du lehnst es ab; der Grund kann fehlen
om-example-want = du sagst allen, was du suchst
om-example-have = du sagst allen, was du hast
om-example-buy = du kaufst die oberste Karte des Warenstapels zum jetzigen Preis
om-example-ransom = du kaufst deinen obersten Piraten zum jetzigen Preis zurück
om-example-leave = du beendest den Handel
om-example-pass = du hast im Moment nichts zu sagen
om-example-discard = du legst diese Karten auf deinen Piratenstapel; „salt.07“ nennt eine Karte, „salt“ irgendeine von deinen
om-example-play = du spielst diese Karten aus; „salt.07“ nennt eine Karte, „salt“ irgendeine von deinen
om-example-sail = du segelst dorthin
om-example-compass = du folgst dem Kompass dorthin
om-example-stay = du bleibst, wo du bist
om-example-stow = du verstaust diese Karten in dieser Reihenfolge, die letzte obenauf
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
