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

edition-other-game = C’est une édition de « { $game } », pas de « oltre-mare ».
edition-other-format = Le format { $format } est inconnu. Ce programme lit le format 1.
edition-name = Le nom « { $name } » doit avoir de 1 à { $limit } caractères, tous imprimables.
edition-unknown-part = « { $part } » n’est pas une partie qui puisse être reconstituée. Les parties : { $known }.

## Marchandises et cartes

edition-unknown-good = Il n’y a pas de marchandise « { $good } ». Les marchandises : { $known }.
edition-good-twice = La marchandise « { $good } » figure deux fois.
edition-good-missing = La marchandise « { $good } » ne figure pas.
edition-copies = Il y a { $expected } cartes de « { $good } », pas { $found }.
edition-payout = Les lots de « { $good } » rapportent { $expected }, pas { $found }.
edition-card-count =
    { $found ->
        [one] Le fichier a { $found } carte de « { $good } » ; il y en a { $expected } dans le jeu.
       *[other] Le fichier a { $found } cartes de « { $good } » ; il y en a { $expected } dans le jeu.
    }
edition-power = La puissance d’une carte va de { $least } à { $most } ; { $found } n’est pas possible.
edition-load = Une carte a de { $least } à { $most } symboles Cargaison ; { $found } n’est pas possible.
edition-unknown-symbol = Il n’y a pas de symbole « { $symbol } ». Les symboles : { $known }.
edition-symbol-count = Une carte montre exactement 2 symboles, pas { $found }.
edition-symbol-twice = Les symboles d’une carte sont différents ; « { $symbol } » figure ici deux fois.
edition-card-port = La carte nomme « { $port } », qui n’est pas parmi les ports.
edition-few-start-ports = Cartes qui nomment un port : { $found } seulement. Il en faut au moins { $needed } pour trouver les ports de départ de cinq joueurs.
edition-few-start-ports-without-grain = Cartes autres que céréale qui nomment un port : { $found } seulement. Il en faut au moins { $needed } : à deux, on joue sans céréales.

## Ports

edition-port-name-empty = Le port n’a pas de nom.
edition-port-name-character = Le nom « { $port } » contient « { $character } ». Un nom de port est fait de lettres, chiffres, espaces, traits d’union, apostrophes et points ; une lettre accentuée doit être un seul caractère.
edition-port-name-start = Le nom « { $port } » ne commence pas par une lettre.
edition-port-name-long = Le nom « { $port } » dépasse { $limit } caractères.
edition-port-name-reserved = Un port ne peut pas s’appeler « { $port } » : ce mot a un autre sens quand on tape une action.
edition-port-twice = Il y a déjà un port « { $port } » à la ligne { $line }. Majuscules et minuscules se valent, et une espace vaut un trait d’union.
edition-longitude = La longitude { $found } n’est pas entre -180 et 180.
edition-latitude = La latitude { $found } n’est pas entre -90 et 90.
edition-few-ports = Ports sur le plateau : { $found } ; il en faut au moins { $least }.
edition-many-ports = Le plateau a { $found } ports, mais il n’y a de marqueurs que pour { $most }.
edition-no-venice = Venise n’est pas parmi les ports. Elle peut s’appeler : { $known }.
edition-venice-twice = Venise est plusieurs fois parmi les ports : { $ports }.

## Routes

edition-route-ends = Une route relie exactement 2 ports, pas { $found }.
edition-route-port = La route mène à « { $port } », qui n’est pas parmi les ports.
edition-route-loop = La route part de « { $port } » et y revient.
edition-route-twice = La route entre « { $from } » et « { $to } » figure déjà à la ligne { $line }.
edition-port-without-route = Aucune route ne mène à « { $port } ».
edition-board-split = Aucun chemin ne mène de « { $from } » à { $ports }.

## Marqueurs

edition-unknown-marker = Il n’y a pas de marqueur « { $kind } ». Les marqueurs : { $known }.
edition-marker-twice = Le marqueur « { $kind } » figure deux fois.
edition-marker-missing = Le marqueur « { $kind } » ne figure pas.
edition-marker-count = Un nombre de marqueurs va de 0 à { $most } ; { $found } n’est pas possible.
edition-marker-sum = Il y a { $expected } marqueurs en tout, pas { $found }.
