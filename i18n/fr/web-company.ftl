# Une table d’amis : qui l’on attend, ce qu’on annule, un appareil pour plusieurs, les invitations.
log-nudged =
    { $seat_is ->
        [you] { $name } demande si vous êtes là.
       *[other] { $name } demande si { $seat } est là.
    }
log-stand-in =
    { $seat_is ->
        [you] { $name } est pour qu’un bot joue à votre place.
       *[other] { $name } est pour qu’un bot joue à cette place ({ $seat }).
    }
log-undo-asked =
    { $seat_is ->
        [you] Vous demandez à annuler votre dernier coup.
       *[other] { $seat } demande à annuler son dernier coup.
    }
log-undo-voted =
    { $how ->
        [for] { $name } est d’accord.
       *[against] { $name } refuse.
    }
notice-idle =
    { $minutes ->
        [0] Tout le monde attend { $name }.
        [one] { $name } n’a pas joué depuis une minute.
       *[other] { $name } n’a pas joué depuis { $minutes } minutes.
    }
notice-nudge = Relancer
notice-nudged = { $name } demande : êtes-vous toujours là ?
notice-here = Je suis là
notice-stand-in-for = Pour qu’un bot remplace { $name } : { $names }.
notice-undo = { $name } aimerait annuler son dernier coup.
notice-undo-allow = Accepter
notice-undo-refuse = Refuser
notice-undo-own = Vous avez demandé à annuler votre coup : les autres décident.
notice-dismiss = Masquer cet avis
curtain-together = Tout le monde peut regarder
curtain-secretly = { $name } décide en secret
you-file = Télécharger mes données
you-file-explained = Un fichier avec votre nom, vos tables et tout ce que vous avez écrit ici.
you-change-password = Changer de mot de passe
you-old-password = Mot de passe actuel
you-new-password = Nouveau mot de passe, 10 caractères au moins
you-password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés.
you-lost = Si vous perdez le mot de passe
you-lost-explained = Personne ici ne connaît votre adresse e-mail : personne ne peut vous envoyer un nouveau mot de passe. Des codes de secours vous rouvrent la porte : créez-en maintenant et gardez-les en lieu sûr.
you-codes-make = Créer des codes de secours
you-codes-made = Notez-les maintenant : ils ne seront plus affichés. Chacun sert une fois ; les anciens codes ne servent plus.
you-codes-copy = Copier les codes
you-recover = Mot de passe perdu ?
you-recover-code = Code de secours
you-recover-do = Définir le nouveau mot de passe
you-recovered = Bon retour parmi nous. Votre nouveau mot de passe est valable dès maintenant.
you-webhook-mail = C’est une adresse e-mail. Donnez une adresse web qui commence par https://.
notice-test = M’envoyer un essai
notice-test-none = Il n’y a nulle part où l’envoyer : autorisez les avis dans ce navigateur, ou enregistrez une adresse web.
notice-test-sent = L’essai est arrivé à l’adresse web.
notice-test-pushed = Le service du navigateur a accepté l’essai : il devrait s’afficher dans un instant.
notice-test-refused = L’adresse web a répondu { $status } : les avis n’arriveraient pas.
notice-test-failed = L’adresse web n’a pas répondu.
notice-test-unpushed = Le service du navigateur n’a pas accepté l’essai. Désactivez puis réactivez les avis.
push-test = Voilà à quoi ressemble un avis.
lobby-waits-you = À vous de jouer
lobby-waits = En attente de : { $names }
lobby-since = depuis { $time }
lobby-until = encore { $time }
lobby-until-late = temps écoulé
span-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
span-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
span-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
tempo-hour = lent : une heure par décision
tempo-hours = lent : huit heures par décision
tempo-day = lent : un jour par décision
tempo-days = lent : trois jours par décision
lobby-weekends = Pendules arrêtées le week-end (UTC)
tempo-weekends = hors week-ends
tempo-zero = Quand une pendule arrive à zéro, un bot joue à cette place. On peut la reprendre ; après la troisième fois, seulement si tous les autres acceptent.
lobby-bot-after = Si quelqu’un ne joue pas
bot-after-0 = tout le monde attend
bot-after-2 = un bot prend le relais après 2 minutes
bot-after-3 = un bot prend le relais après 3 minutes
bot-after-10 = un bot prend le relais après 10 minutes
room-bot-after = un bot prend le relais après { $minutes } minutes
lobby-your-name = Votre nom
room-invite = Inviter des amis
room-invite-explained = Un seul lien pour tous : qui l’ouvre choisit une place libre.
room-share-do = Partager…
room-share-text = Venez jouer à { $game } avec moi.
room-more = Un lien par place
room-bot-level = Bot pour la place { $number }
room-bot-choose = Ajouter un bot…
room-chat = En attendant
lobby-table-options = Pendule, placement, spectateurs
room-while = Les règles et une première partie guidée s’ouvrent dans un autre onglet.
