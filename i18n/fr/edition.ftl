# Erreurs dans un fichier d’édition. Chacune s’affiche après son numéro de ligne et, s’il y a lieu, l’article enfreint.

## La forme du fichier

edition-too-long = Le fichier dépasse { $limit } octets.
edition-bad-toml = Ce n’est pas du TOML : { $reason }.
edition-unknown-key = Il n’y a pas ici de clé « { $key } ». Clés connues : { $known }.
edition-missing-key = La clé « { $key } » manque.
edition-missing-section = La section « { $section } » manque.
edition-wrong-type = On attend pour « { $key } » { $expected }, et non { $found }.
edition-unreadable-number = Le nombre de « { $key } » est illisible.
edition-type-text = un texte entre guillemets
edition-type-whole-number = un nombre entier
edition-type-number = un nombre
edition-type-truth = true ou false
edition-type-date = une date
edition-type-list = une liste
edition-type-table = un tableau

## L’en-tête

edition-other-game = C’est une édition de « { $game } », pas de « { $expected } ».
edition-other-format = Le format { $format } est inconnu. Ce programme lit le format 1.
edition-name = Le nom « { $name } » doit avoir de 1 à { $limit } caractères, tous imprimables.
edition-unknown-part = « { $part } » n’est pas une partie qui puisse être reconstituée. Les parties : { $known }.
