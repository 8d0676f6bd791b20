# Mots de l’écran de partie dans le navigateur, communs à tous les jeux.

## Le cadre d’une partie

play-tabs = Zones de la table
play-tab-board = Plateau
play-tab-players = Joueurs
play-tab-log = Journal
play-talk-log = Journal
play-talk-chat = Discussion
play-log-private = Vous seul voyez ceci.
play-chat-empty = Personne n’a encore rien dit.
play-chat-say = Dire quelque chose
play-chat-send = Envoyer
play-mute = Ignorer { $name }
play-close = Fermer
play-skip = Passer
recap-title = Depuis votre dernier tour
play-understood = Compris
play-undo = Annuler
play-undo-what = Annuler : { $what }
play-sound = Couper le son

help-none = Aucun article des règles n’en parle.

# Des noms pour les bots, un par place.
bot-name-1 = Marco
bot-name-2 = Zoe
bot-name-3 = Andrea
bot-name-4 = Lucia
bot-name-5 = Pietro

match-is-over = La partie est finie.
play-abandoned = La partie a été arrêtée sans résultat.
play-watching = Vous assistez à la partie.
play-seat-label =
    { $mine ->
        [yes] { $name } (vous)
       *[no] { $name }
    }
play-seat-you = (vous)
play-seat-bot = Un bot
play-seat-here = Connexion établie
play-seat-away = Connexion perdue
play-seat-gone = absent
play-seat-stand-in = un bot joue
play-seat-asked = On attend ce joueur
play-seat-ready = a décidé
play-start-mark = Premier joueur
pace-title = Vitesse des bots
pace-now = Vitesse des bots : { $pace }
pace-calm = Calme
pace-calm-says = Le temps de lire chaque coup.
pace-brisk = Rapide
pace-brisk-says = Une courte pause avant chaque coup.
pace-instant = Immédiat
pace-instant-says = Aucune pause. Vous gardez votre temps de parole.
pace-host = L’hôte règle la vitesse.
pace-skip = Aller à mon tour

## Touches

keys-title = Touches
keys-card = prendre cette carte, ou la remettre
keys-commit = confirmer votre choix
keys-undo = annuler votre dernier coup
keys-skip = faire jouer les bots sans pause jusqu’à ce que ce soit à vous
keys-list = montrer cette liste

## Après la partie

end-you-won = Vous avez gagné !
end-you-share = Vous partagez la victoire avec { $names } !
end-won =
    { $names_count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
end-why = Ce qui a fait la différence : { $source }, { $value } sur { $total }.
end-why-lost = Ce qui a fait la différence : { $source }, seulement −{ $lost } pour la première place.
end-behind = Votre plus grand retard : { $source }, { $mine } contre { $first }.
play-past = { $names } : { $phase }
learn-part = Élément { $n } sur { $of } de la carte
end-rematch = Rejouer
end-same-deal = Rejouer la même donne
end-same-deal-hint = Les mêmes cartes dans le même ordre, pour essayer autre chose. Vous connaissez déjà les cartes.
end-export = Télécharger la partie
end-hand-in = Confier au serveur
end-hand-in-hint = Le serveur vérifie la partie et la conserve. Elle a alors un lien que vous pouvez partager.
end-home = Accueil
proof-title = Le mélange était-il honnête ?
proof-text = Avant que quiconque s’asseye, le serveur a montré son engagement. Le mélange vient du secret du serveur et d’un nombre ajouté par chaque place : personne n’a pu le choisir. Une partie téléchargée se vérifie avec « portolan verify ».
proof-commitment = Engagement, montré avant la partie
proof-secret = Secret du serveur
proof-nonce = Nombre ajouté par la place { $number }
play-wait-left = encore { $seconds } s pour parler

## Cards

card-copies = Cartes de cette marchandise ({ $good }) dans le jeu : { $copies }.
