# Les mots d’une table où l’on joue.

## Pourquoi quelque chose n’a pas été fait

table-known = C’est déjà fait.
table-stale = La question a changé entre-temps : regardez de nouveau.
table-no-seat = Cette place n’existe pas à cette table.
table-not-your-seat =
    { $seat_is ->
        [you] C’est votre propre place.
       *[other] Ce n’est pas votre place, mais celle d’un autre joueur : { $seat }.
    }
table-taken =
    { $seat_is ->
        [you] Vous y êtes déjà.
       *[other] Quelqu’un y est déjà.
    }
table-wrong-link = Ce lien n’est pas celui de cette place, ou n’est plus valable.
table-host-only = Seul l’hôte de la table peut le faire.
table-players-only = Seuls les joueurs de cette table peuvent le faire.
table-not-started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-over = La partie est finie.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-bot-plays = Un bot joue à cette place : reprenez-la d’abord.
table-no-such-bot = Ce jeu n’a pas de bot « { $level } ».
table-new-rules = Les règles de cette partie ont changé : elle va continuer avec les nouvelles. Réessayez dans un instant.
table-no-bot = Aucun bot ne joue à cette place.
table-resigned = Cette place a été abandonnée pour de bon.
table-empty-seats = Des places sont vides : attendez quelqu’un, ou mettez-y des bots.
table-no-people = Personne n’est à la table.
table-nobody = Aucun joueur n’est à cette place.
table-house-only = Seul le serveur lui-même peut le faire.
table-bad-text = C’est vide, trop long, ou cela contient des caractères qui ne peuvent pas être affichés.
table-too-late = Trop tard : quelque chose s’est passé depuis.
table-not-over = Cela ne peut se faire qu’après la partie.
table-rematch-at = Une table existe déjà pour rejouer.
table-not-alone = D’autres personnes jouent aussi à cette table.
table-your-turn = C’est déjà à vous.
table-not-awaited = Personne n’attend ce joueur.
table-nothing-asked = Personne ne demande à annuler un coup en ce moment.
table-kept = Le temps de cette place s’est écoulé trois fois : le bot la garde, sauf si tous les autres acceptent le retour de son joueur.
table-not-kept = Le joueur de cette place peut revenir sans rien demander.
table-seen-another = Dans cette partie, vous avez vu la main d’une autre place : celle-ci est pour quelqu’un d’autre.
table-same-vote = Vous avez déjà voté ainsi.
table-too-much = C’est beaucoup en peu de temps : patientez un peu.
table-crowded = Il s’est passé tant de choses à cette table que seuls les coups qui font avancer la partie sont encore acceptés.

## Un journal illisible

table-stored-form = le coup enregistré a une autre forme : { $text }
table-stored-kind = le coup enregistré n’est pas ce que dit son nom : { $kind }
table-stored-player = le joueur du coup enregistré n’a pas de nom valable.
table-stored-action = l’action du coup enregistré est illisible. { $reason }

## Phrases toutes faites

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-any-offers = Des offres ?
phrase-no-thanks = Non, merci.
phrase-thanks = Merci !
phrase-oops = Oups.
phrase-good-game = Belle partie !

## Où en est une table

stage-open = ouverte
stage-playing = en jeu
stage-paused = en pause
stage-over = finie
stage-abandoned = abandonnée

## Pourquoi un bot joue à la place de quelqu’un

takeover-asked = sur demande
takeover-clock = temps écoulé
takeover-resigned = a abandonné
takeover-away = absence

## Les bots selon leur force

bot-random = au hasard
bot-greedy = avide
bot-expert = chevronné
bot-expert-friendly = chevronné et aimable
bot-expert-ruthless = chevronné et impitoyable
bot-search = calculateur
bot-instant = instantané
bot-master = maître
