# Wörter des Bildschirms von Oltre Mare im Browser.

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
om-say-end = Du: Beende deinen Zug, oder nimm etwas zurück
om-say-answer =
    { $count ->
        [one] Du: Ein Angebot wartet auf deine Antwort
       *[other] Du: { $count } Angebote warten auf deine Antwort
    }
om-say-trade =
    Du: Handle und kaufe, dann spiele { $load ->
        [one] { $load } Karte
       *[other] { $load } Karten
    } aus
om-say-floor = { $name } handelt: Mach ein Angebot, oder passe
om-hint-discard = Dein Handkartenlimit ist in diesem Zug { $limit }. Jede Karte auf deinem Piratenstapel kostet am Ende 1 Ducato.
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
om-top-power = Handkartenlimit im nächsten Zug: { $power }
om-top-load = Im nächsten Zug auszuspielen: { $load }
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
om-refuse-why = weil…
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
om-claim-load = Fracht
om-claim-port = Hafen: nicht gesagt
om-claim-nothing = Nichts sagen
om-claim-truth = Die Wahrheit sagen

## Venedig und das Ende

om-venice-title = Zwischenwertung
om-venice-again = die Wertung noch einmal ansehen
om-venice-by-draw = Die Venedigkarte wurde gezogen.
om-venice-by-end = Am Ende des Zuges lag die Venedigkarte oben.
om-venice-kept = Karten behalten
om-venice-gain = Gewinn
om-end-track = Ducati
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
