# Errori in un file di edizione. Ognuno appare dopo il suo numero di riga e, se ne viola uno, l’articolo.

## La forma del file

edition-too-long = Il file supera { $limit } byte.
edition-bad-toml = Questo non è TOML: { $reason }.
edition-unknown-key = Qui non c’è una chiave «{ $key }». Chiavi note: { $known }.
edition-missing-key = Manca la chiave «{ $key }».
edition-missing-section = Manca la sezione «{ $section }».
edition-wrong-type = In «{ $key }» ci vuole { $expected }, non { $found }.
edition-unreadable-number = Il numero in «{ $key }» non è leggibile.
edition-type-text = un testo tra virgolette
edition-type-whole-number = un numero intero
edition-type-number = un numero
edition-type-truth = true o false
edition-type-date = una data
edition-type-list = un elenco
edition-type-table = una tabella

## L’intestazione

edition-other-game = Questa è un’edizione di «{ $game }», non di «oltre-mare».
edition-other-format = Il formato { $format } è sconosciuto. Questo programma legge il formato 1.
edition-name = Il nome «{ $name }» deve avere da 1 a { $limit } caratteri, tutti stampabili.
edition-unknown-part = «{ $part }» non è una parte che si possa ricostruire. Le parti: { $known }.

## Merci e carte

edition-unknown-good = Non c’è una merce «{ $good }». Le merci: { $known }.
edition-good-twice = La merce «{ $good }» compare due volte.
edition-good-missing = La merce «{ $good }» non compare.
edition-copies = Ci sono { $expected } carte di «{ $good }», non { $found }.
edition-payout = I gruppi di «{ $good }» rendono { $expected }, non { $found }.
edition-card-count =
    { $found ->
        [one] Il file ha { $found } carta di «{ $good }»; nel gioco ce ne sono { $expected }.
       *[other] Il file ha { $found } carte di «{ $good }»; nel gioco ce ne sono { $expected }.
    }
edition-power = Una carta ha una Potenza Marinara da { $least } a { $most }, non { $found }.
edition-load = Una carta ha da { $least } a { $most } simboli Carico, non { $found }.
edition-unknown-symbol = Non c’è un simbolo «{ $symbol }». I simboli: { $known }.
edition-symbol-count = Una carta mostra esattamente 2 simboli, non { $found }.
edition-symbol-twice = I simboli di una carta sono diversi; «{ $symbol }» qui compare due volte.
edition-card-port = La carta nomina «{ $port }», che non è tra i porti.
edition-few-start-ports = Carte che nominano un porto: solo { $found }. Ne servono almeno { $needed } per trovare i porti di partenza di cinque giocatori.
edition-few-start-ports-without-grain = Carte, grano escluso, che nominano un porto: solo { $found }. Ne servono almeno { $needed }: in due si gioca senza grano.

## Porti

edition-port-name-empty = Il porto non ha nome.
edition-port-name-character = Il nome «{ $port }» contiene «{ $character }». Il nome di un porto è fatto di lettere, cifre, spazi, trattini, apostrofi e punti; una lettera accentata deve essere un solo carattere.
edition-port-name-start = Il nome «{ $port }» non comincia con una lettera.
edition-port-name-long = Il nome «{ $port }» supera { $limit } caratteri.
edition-port-name-reserved = Un porto non può chiamarsi «{ $port }»: la parola ha un altro significato quando si scrive un’azione.
edition-port-twice = C’è già un porto «{ $port }» alla riga { $line }. Maiuscole e minuscole si equivalgono, e uno spazio vale un trattino.
edition-longitude = La longitudine { $found } non è tra -180 e 180.
edition-latitude = La latitudine { $found } non è tra -90 e 90.
edition-few-ports = Porti sul tabellone: { $found }; ne servono almeno { $least }.
edition-many-ports = Il tabellone ha { $found } porti, ma i segnalini bastano solo per { $most }.
edition-no-venice = Venezia non è tra i porti. Può chiamarsi: { $known }.
edition-venice-twice = Venezia è più di una volta tra i porti: { $ports }.

## Rotte

edition-route-ends = Una rotta unisce esattamente 2 porti, non { $found }.
edition-route-port = La rotta porta a «{ $port }», che non è tra i porti.
edition-route-loop = La rotta parte da «{ $port }» e torna allo stesso porto.
edition-route-twice = La rotta tra «{ $from }» e «{ $to }» compare già alla riga { $line }.
edition-port-without-route = Nessuna rotta porta a «{ $port }».
edition-board-split = Nessuna via porta da «{ $from }» a { $ports }.

## Segnalini

edition-unknown-marker = Non c’è un segnalino «{ $kind }». I segnalini: { $known }.
edition-marker-twice = Il segnalino «{ $kind }» compare due volte.
edition-marker-missing = Il segnalino «{ $kind }» non compare.
edition-marker-count = Un numero di segnalini va da 0 a { $most }, non può essere { $found }.
edition-marker-sum = I segnalini in tutto sono { $expected }, non { $found }.
