# Mots dont chaque jeu et chaque écran ont besoin.
#
# Un argument qui est un joueur en amène un second, du même nom suivi de `_is` : `you` ou `other`.
# Un argument qui est une liste amène sa longueur, du même nom suivi de `_count`.
# En français, zéro est au singulier : on écrit donc le nombre lui-même aussi dans la forme [one].
# Un nom peut commencer par une voyelle : on évite « de » devant { $seat } et { $port }.

seat-you = vous
seat-name = Joueur { $number }
list-empty = rien

## Mise en place

setup-players = Ce jeu se joue de { $min } à { $max } joueurs, pas à { $got }.
setup-unknown-option = Il n’y a pas d’option « { $option } ».
setup-bad-value = « { $value } » n’est pas une valeur de l’option « { $option } ».

## Lecture d’une action

misread-word = « { $word } » n’est pas compris ; on attend ici { $expected }.
misread-data = Ce n’est pas une action de ce jeu : { $text }.
misread-end = Il manque quelque chose ; on attend ensuite { $expected }.

## Revenir en arrière

no-undo-over = La partie est finie : rien ne peut être annulé.
no-undo-start = Il n’y a encore rien à annuler.
no-undo-other =
    { $seat_is ->
        [you] Vous avez agi en dernier : personne d’autre ne peut l’annuler.
       *[other] Rien ne peut être annulé : { $seat } a agi depuis.
    }
no-undo-revealed = Rien ne peut être annulé : quelqu’un a appris quelque chose au dernier coup.
no-undo-rules = Rien ne peut être annulé au-delà du coup où les règles ont changé.
no-undo-far =
    { $most ->
        [one] On peut annuler { $most } coup au plus, pas { $asked }.
       *[other] On peut annuler { $most } coups au plus, pas { $asked }.
    }

## Défauts d’un fichier de partie

file-fault-line = ligne { $line } : { $reason }
file-fault-step = ligne { $line }, coup { $step } : { $reason }
file-form = cela n’a pas la forme d’un fichier de partie : { $text }.
file-format = le format est « { $got } », inconnu de cette version.
file-game = c’est une partie de « { $got } », un jeu inconnu ici.
file-rules = la partie a été jouée avec la version { $got } des règles ; cette version connaît { $known }.
file-renewal = elle passe à la version { $got } des règles, qui n’est pas une version plus récente connue ici.
file-events = ses événements se contredisent.
file-edition = la partie a été jouée avec l’édition « { $name } », qui n’est pas celle donnée ; indiquez son fichier avec --edition.
file-setup = cette mise en place ne peut pas être jouée. { $reason }
file-shuffle-nonces = le mélange a { $got } nombres, ce qui ne fait pas un par place.
file-shuffle-commitment = le secret du mélange n’est pas celui sur lequel le serveur s’était engagé.
file-shuffle-seed = la graine ne vient pas du secret et des nombres du mélange.
file-version = le numéro de version est { $got }, mais on compte 0, 1, 2 et ainsi de suite.
file-ply = le numéro de coup est { $got }, mais la partie en est à { $stands }.
file-deal = la donne doit être la première entrée, et seulement la première.
file-seat = il n’y a pas de place { $number } à cette table.
file-action = l’action est illisible. { $reason }
file-spelling = l’action n’est pas écrite comme il faut ; on écrit « { $right } ».
file-over = la partie était déjà finie.
file-refused = l’action est contraire aux règles. { $reason } [{ $clause }]
file-event = l’événement { $number } n’est pas celui que l’action a produit.
file-undo = cela ne peut pas être annulé. { $reason }
file-standings = ce n’est pas le classement de la partie.
file-hash = l’empreinte n’est pas celle des lignes : quelque chose a été modifié.
file-after-end = quelque chose suit la dernière ligne.
file-no-end = la dernière ligne manque : le fichier a été coupé, ou la partie est encore en cours.

## One pick after another

slot-verb = Que faites-vous ?
slot-offer = Quelle offre ?
slot-seat = Quel joueur ?
slot-card = Quelle carte ?
slot-good = Quelle marchandise ?
slot-side = Y a-t-il de l’argent en jeu ?
slot-money = Combien ?
slot-port = Quel port ?
slot-place = Où ?
slot-count = Combien ?
slot-claim = Sur quelle carte faites-vous une déclaration ?
slot-claim-symbols = Quels symboles déclarez-vous ?
slot-claim-power = Quelle puissance déclarez-vous ?
slot-claim-load = Combien de symboles Cargaison déclarez-vous ?
slot-claim-port = Quel port déclarez-vous ?
slot-reason = Pour quelle raison ?
