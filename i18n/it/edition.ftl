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

edition-other-game = Questa è un’edizione di «{ $game }», non di «{ $expected }».
edition-other-format = Il formato { $format } è sconosciuto. Questo programma legge il formato 1.
edition-name = Il nome «{ $name }» deve avere da 1 a { $limit } caratteri, tutti stampabili.
edition-unknown-part = «{ $part }» non è una parte che si possa ricostruire. Le parti: { $known }.
