# Mots du terminal.

## Jouer

play-welcome = Jeu : { $game }. Tapez un numéro, une action ou « help ».
play-seed = Cartes distribuées à partir de la graine { $seed }.
play-help =
    Vous pouvez taper
      un numéro       l’une des options (pour un montant : le montant lui-même)
      une action      en notation, telle qu’elle s’affiche avant confirmation
      back            revenir au choix précédent
      preview ACTION  ce qu’une action entraînerait, d’après ce que vous savez
      view            la position
      undo            annuler votre dernier coup, tant qu’il n’a rien appris à personne
      undo N          annuler les N derniers coups
      undo list       ce qui peut être annulé
      ? ARTICLE       un article des règles, par exemple ? { $clause } ; ? { $chapter } pour le chapitre
      wait            laisser d’abord agir quelqu’un d’autre
      bot             laisser un bot choisir pour vous, cette fois
      save FICHIER    enregistrer la partie dans un fichier, puis le tenir à jour
      quit            quitter la table
play-help-actions = Par exemple, vous pourriez taper maintenant
play-example = Ou tapez une action, par exemple « { $action } » (« help » en montre d’autres).
play-nobody-to-wait-for = Personne d’autre ne peut agir maintenant : c’est à vous.
play-blocked = Pas maintenant : « { $action } ». { $reason }
play-no-option = Il n’y a pas ici d’option { $number }.
play-confirm = On y va ? « { $action } » (entrée : oui ; « back » : autre choix)
play-preview = Ce qu’entraînerait « { $action } », d’après ce que vous savez :
play-try-help = « help » dit ce qu’on peut taper.
play-over = La partie est finie.
play-no-clause = Il n’y a pas d’article « { $clause } ».
play-undoable = Vous pourriez annuler, en commençant par le plus récent : { $actions }.
play-undone = Vous annulez : { $actions }.
play-torn =
    { $bytes ->
        [one] La dernière ligne de { $file } est tronquée. Elle est laissée de côté ({ $bytes } octet).
       *[other] La dernière ligne de { $file } est tronquée. Elle est laissée de côté ({ $bytes } octets).
    }
play-saving = La partie est enregistrée au fur et à mesure dans { $file }.
play-save-where = Dites où : save FICHIER
play-not-saved = Pas enregistré. { $reason }
play-saved = Enregistré : { $file }
play-left = Vous quittez la table.

# What bots weighed: a worth in their own units, or the chance of winning found by playing the match on.
explain-bot = { $seat } hésite entre : { $ideas }
explain-you = À votre place, un bot hésiterait entre : { $ideas }
explain-action = « { $action } »
explain-worth = « { $action } » ({ $worth })
explain-chance = « { $action } » ({ $chance } %, { $visits } essais)

## Un choix après l’autre

slot-more = { $next } Encore un choix, ou est-ce tout ?

## Revoir une partie

replay-deal = La donne
replay-own = { $seat } : { $action }
replay-other = { $seat }
replay-rules = À partir d’ici avec la version { $rules } des règles
replay-undo =
    { $plies ->
        [one] { $seat } : { $plies } coup annulé
       *[other] { $seat } : { $plies } coups annulés
    }

## Analyser une partie

# Chances of winning in per cent: with the best choice, and after what was played.
review-best = « { $action } » : { $before } %
review-better = « { $action } » : { $after } % ; « { $best } » promettait { $before } %
review-mistake = « { $action } » : { $after } % seulement ; « { $best } » promettait { $before } %
review-rise = Depuis la dernière décision, la partie a tourné en faveur de cette place.
review-fall = Depuis la dernière décision, la partie a tourné contre cette place.
review-sum =
    { $decisions ->
        [one] { $decisions } décision, dont { $best } sans reproche ; { $lost } points de chances de victoire perdus.
       *[other] { $decisions } décisions, dont { $best } sans reproche ; { $lost } points de chances de victoire perdus.
    }
review-turned = Tournants de la partie, par coup : { $steps }

## La fin

standings-head = La partie est finie :
standings-line = { $place }. { $seat }, { $score }
standings-open = La partie n’est pas encore finie.

## Vérifications

verify-finished = { $game }, { $players } joueurs, { $steps } coups, jouée jusqu’au bout : tous les événements et l’empreinte concordent.
verify-open = { $game }, { $players } joueurs, { $steps } coups, inachevée : tous les événements et l’empreinte concordent.
verify-rules = chaque événement découle de la graine, des actions et de la version { $rules } des règles.
verify-events = la partie a été jouée avec la version { $rules } des règles, qui n’est plus connue ici : ses événements et son empreinte concordent, mais rien ne dit ici s’ils découlent de ces règles.
verify-renewed = la partie a commencé avec la version { $rules } des règles ; tous ses événements concordent et, à partir du coup { $step }, découlent de la version { $known }.
verify-shuffle = le mélange est prouvé : sa graine vient d’un secret sur lequel le serveur s’était engagé et d’un nombre de chaque place.
edition-good = édition valable ({ $game }) : « { $name } », empreinte { $hash }
