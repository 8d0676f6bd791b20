# Mots des pages dans le navigateur : accueil, salle d’attente, table.

## Partout

app-name = Portolan
app-nav = Pages du site
app-skip = Aller au contenu
tab-title = { $page } · Portolan
nav-home = Accueil
nav-about = À propos
nav-you = Profil
cancel = Annuler
nowhere-title = Il n’y a rien à cette adresse.
nowhere-text = Aucune carte ne montre cet endroit. Le lien est peut-être incomplet, ou la page a changé d’adresse.
footer-unofficial = Une réalisation non officielle de jeux d’Emanuele Ornella et de Stefan Risthaus.
footer-more = À propos
switch-language = Langue
switch-theme = Thème : { $now }. Passer à : { $next }.
theme-system = réglage du système
theme-light = lumière du jour
theme-dark = lueur de la lampe
app-offline = Vous êtes hors ligne. La page fonctionne ; les tables attendent la connexion.
web-no-answer = Le serveur ne répond pas. Êtes-vous en ligne ?
web-store-full = Impossible d’enregistrer : le navigateur n’a plus de place. Rien n’a changé.
here-forgets = Ce navigateur ne peut rien enregistrer : une partie est perdue quand vous fermez la page.
here-full = Le navigateur n’a plus de place : la partie attend ici. Rien de ce que vous avez vu n’est perdu, et les parties terminées peuvent toujours être téléchargées. Libérez de la place, et elle reprendra.
here-kept = Vos parties sont conservées uniquement dans ce navigateur. Safari les efface après sept jours sans visite, sauf si Portolan est sur votre écran d’accueil.
here-open-table = Ouvrir une table sur cet appareil
here-open-explained = Pour plusieurs personnes qui se passent cet appareil, avec des bots aux autres places.
here-forget-explained = Votre nom et toutes vos parties sont définitivement effacés de ce navigateur.

## Jeux et places

seat-bot = { $name } (bot, { $level })
# La force des bots, pour qui en choisit un ; une nouvelle sorte porte son propre nom tant qu’elle n’en a pas ici.
level-greedy = Facile
level-greedy-says = Prend ce qui rapporte tout de suite : une partie détendue.
level-expert = Moyen
level-expert-says = Prévoit, compte les cartes et sait ce que vaut un échange.
level-expert-friendly = Moyen, aimable
level-expert-friendly-says = Se contente de peu, dit pourquoi il refuse et ne ment jamais.
level-expert-ruthless = Moyen, impitoyable
level-expert-ruthless-says = Négocie durement, ment quand cela lui profite et en dit peu.
level-search = Bon
level-search-says = Joue la suite de la partie dans sa tête avant de se décider.
level-master = Maître
level-master-says = Formé sur cent mille parties : tenez-vous sur vos gardes.

# Des noms pour les invités, séparés par des virgules : courts et connus de tous dans cette langue.
guest-names = Basile, Camille, Denis, Élise, Florent, Gaspard, Hélène, Jules, Noé, Odile, Rémi, Sylvain, Thaïs, Valentin

## Il y a combien de temps

ago-now = à l’instant
ago-minutes =
    { $n ->
        [one] il y a { $n } minute
       *[other] il y a { $n } minutes
    }
ago-hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
ago-days =
    { $n ->
        [one] il y a { $n } jour
       *[other] il y a { $n } jours
    }

## La première page

lobby-lead = Commercez, naviguez et bluffez d’un bout à l’autre de la mer, entre amis ou contre des bots.
lobby-picture = Une table en pleine partie : carte marine, offres et cartes en main.
lobby-play-now = Jouer maintenant
lobby-play-bots = Jouer contre des bots
lobby-dealing = On distribue les cartes…
lobby-game = Jeu
lobby-players = Joueurs, vous compris
lobby-level = Niveau des bots
lobby-text-view = { $game } n’a pas encore d’écran à lui : on y joue dans la vue texte.
lobby-mine = Vos tables
lobby-ended = Parties que vous avez jouées
lobby-listed-tables = Tables ouvertes
lobby-none-listed = Aucune table n’est ouverte à tous en ce moment. Ouvrez-en une, et cochez « Visible de tous ».
lobby-seats = Places
lobby-seat-free = place libre
lobby-seat-bot = un bot
lobby-your-turn = À vous de jouer
lobby-resume = Reprendre
lobby-look-back = Revoir
lobby-sit-down = S’asseoir
lobby-watch = Regarder
lobby-look = Voir
lobby-open-table = Ouvrir une table pour des amis
lobby-open-explained = Pour des amis sur leurs propres appareils, avec un lien par place ; ou pour plusieurs personnes sur celui-ci.
lobby-open = Ouvrir une table ({ $game }) pour { $n }
lobby-here = Personnes sur cet appareil
lobby-here-count =
    { $n ->
        [0] personne
        [one] moi seulement
       *[other] { $n } : l’appareil passe de main en main, avec un rideau entre les tours
    }
lobby-tempo = Pendule
tempo-none = sans pendule
tempo-calm = calme : 15 minutes, plus 30 secondes par décision
tempo-brisk = rapide : 5 minutes, plus 15 secondes par décision
tempo-slow = lent : deux jours par décision
tempo-own = une pendule personnalisée
lobby-place = Où la partie se joue
lobby-place-server = sur le serveur
lobby-place-here = dans ce navigateur
lobby-place-explained = Les règles et les bots tournent sur cet appareil, et la partie reste dans ce navigateur : aucun réseau n’est nécessaire.
lobby-order = Placement
order-as-seated = dans l’ordre d’arrivée
order-drawn = tiré au sort au début
lobby-listed = Visible de tous
lobby-spectators = Spectateurs admis
lobby-edition = Édition
lobby-edition-usual = l’édition habituelle

lobby-games = Les jeux
lobby-game-by = auteur : { $designer }
lobby-game-players = de { $min } à { $max } joueurs

## Options des jeux

option-seat = place { $number }

## La salle d’attente

room-title = { $game } : avant le début
room-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
room-listed = visible de tous
room-unlisted = par lien seulement
room-spectators = spectateurs admis
room-no-spectators = sans spectateurs
room-edition = édition : { $name }
room-seats = Places
room-you = vous
room-host = hôte
room-away = absent en ce moment
room-sit = S’asseoir ici
room-sit-too = S’asseoir ici aussi
room-stand = Se lever
room-bot = Ajouter un bot
room-hand-host = Nommer hôte
room-remove = Retirer
room-share = Envoyez à chaque ami le lien d’une place. Le premier qui l’ouvre s’y assied.
room-here-only = Ces liens ne marchent que sur cet ordinateur. Pour jouer par le réseau, lancez le serveur avec « serve --listen 0.0.0.0:{ $port } » et ouvrez cette page par l’adresse de cet ordinateur.
room-name-of = Nom de la personne à la place { $number }
room-household = Plusieurs personnes partagent cet appareil. Toute la table voit les noms que vous leur donnez ici.
room-link-of = Lien de la place { $number }
room-copy = Copier
room-copied = Copié
room-scan = Code QR
room-new-link = Nouveau lien (l’ancien ne servira plus)
room-qr = Code QR du lien de la place { $number }
room-fill =
    { $n ->
        [0] Aucune place libre
        [one] Ajouter un bot à la place libre
       *[other] Ajouter des bots aux { $n } places libres
    }
room-start = Commencer
room-start-bots = Commencer, avec des bots aux places libres
room-wait-host = L’hôte lance la partie dès que tous sont là.
room-look-on = Vous regardez. Asseyez-vous à une place libre pour jouer.
room-look-on-link = Vous regardez. Pour jouer, il vous faut le lien d’une place libre : demandez-le à l’hôte.
room-as = Votre nom ici : { $name }.
room-fair = Comment savoir que le mélange est honnête
room-fair-explained = Le serveur a déjà choisi sa part du mélange, et le nombre ci-dessous l’y engage. Le navigateur de chaque joueur ajoute sa propre part au moment où l’on s’assied. Après la partie, le serveur montre la sienne, et le fichier de partie prouve que la donne vient de toutes les parts réunies : personne n’a pu choisir les cartes.
join-title = La place { $number } vous attend
join-taken = La place { $number } est prise
join-mine = La place { $number } est déjà la vôtre
join-sit = S’asseoir
join-look = Regarder la table
join-table = { $host } vous invite à une partie à { $n } : { $game }.

## À la table

clock-days = { $days } j { $hours } h
table-loading = Chargement de la table…
table-gone = Cette table ne peut pas être montrée
line-offline =
    { $n ->
        [0] Connexion perdue. Reconnexion…
       *[other] Connexion perdue. Ce que vous avez fait sera envoyé dès son retour.
    }
line-outdated = Le serveur a une version plus récente.
line-reload = La charger
curtain-title = Passez l’appareil à { $name }
curtain-explained = Rien de secret ne s’affiche avant que vous ouvriez le rideau.
curtain-open = C’est moi, { $name } : ouvrir
curtain-others = Ou ouvrez-le pour quelqu’un d’autre :
menu-title = Cette table
menu-leave = Accueil
menu-copy = Copier le lien pour les spectateurs
menu-hand-on = Passer l’appareil
menu-take-back = Reprendre la main
menu-pause = Demander une pause
menu-no-pause = Renoncer à la pause
menu-resume = Continuer la partie
menu-bot = Laisser un bot jouer pour moi
menu-resign = Abandonner cette partie
menu-resign-sure = Abandonner pour de bon : un bot joue jusqu’au bout
menu-abandon = Arrêter la partie sans résultat
menu-abandon-sure = Proposer à tous d’arrêter maintenant
menu-no-abandon = Continuer malgré tout
notice-paused = La partie est en pause.
notice-pause = Demande de pause : { $names }.
notice-abandon = Pour arrêter la partie sans résultat : { $names }.
notice-agree = D’accord
notice-rematch = { $name } aimerait rejouer.
notice-same-deal = { $name } aimerait rejouer la même donne.
notice-follow = Aller à la nouvelle table
notice-bot =
    { $why ->
        [asked] Un bot joue pour vous : vous l’avez demandé.
        [clock] Un bot joue pour vous : votre temps est écoulé.
        [resigned] Un bot joue pour vous : vous avez abandonné.
       *[away] Un bot joue pour vous : vous n’étiez pas là.
    }
notice-kept = Le temps s’est écoulé trois fois : un bot garde votre place, sauf si tous les autres acceptent votre retour.
notice-kept-other = { $name } a laissé son temps s’écouler trois fois, et un bot garde la place.
notice-let-return = Accepter le retour
notice-asked = { $name } a quelque chose à décider.

## Le journal, quand la table elle-même parle

log-opened = La table est ouverte.
log-sat-down = { $name } prend place.
log-seat-opened = La place { $number } est de nouveau libre.
log-bot-sat-down = Un bot ({ $level }) s’assied à la place { $number }.
log-host-changed = Le rôle d’hôte passe à { $name }.
log-pace =
    Désormais, les bots jouent { $pace ->
        [calm] calmement
        [instant] sans pause
       *[brisk] rapidement
    }.
log-rematch = { $name } a ouvert une table pour rejouer.
log-undone =
    { $seat_is ->
        [you] Vous annulez
       *[other] { $seat } annule
    } { $plies ->
        [one] { $plies } coup.
       *[other] { $plies } coups.
    }
log-bot-took-over =
    { $seat_is ->
        [you] Un bot joue pour vous : { $why }.
       *[other] Un bot joue pour { $seat } : { $why }.
    }
log-taken-back =
    { $seat_is ->
        [you] Vous reprenez la main.
       *[other] { $seat } reprend la main.
    }
log-pause =
    { $how ->
        [carried] { $name } est d’accord : les pendules s’arrêtent.
        [for] { $name } demande une pause.
       *[against] { $name } ne veut plus de pause.
    }
log-resumed = Les pendules repartent.
log-rules-changed = À partir d’ici, la partie se joue selon la version { $rules } des règles.
log-abandon =
    { $how ->
        [carried] { $name } est d’accord : la partie s’arrête sans résultat.
        [for] { $name } voudrait arrêter la partie sans résultat.
       *[against] { $name } préfère continuer.
    }
log-return =
    { $how ->
        [for] { $name } accepterait que { $seat } revienne.
       *[against] { $name } préfère que le bot continue pour { $seat }.
    }

## Vous

you-title = Profil
you-name = Nom
you-keep-name = Enregistrer ce nom
you-name-kept = C’est maintenant votre nom.
you-account = Compte
you-account-explained = Pas besoin de compte pour jouer. Mais il vous permet de retrouver vos tables sur un autre appareil.
you-account-is = Votre compte : { $login }.
you-login-name = Identifiant
you-password = Mot de passe, au moins 10 caractères
you-login = Se connecter
you-login-both = Se connecter et garder les deux places
you-register = Créer un compte
you-logout = Se déconnecter
you-logged-in = Bon retour parmi nous.
you-logged-out = La session est fermée.
you-devices = Appareils connectés
you-device-here = Cet appareil
you-device-other = Un autre appareil
you-device-since = connecté { $ago }
you-device-end = Déconnecter
you-device-ended = L’autre appareil est déconnecté.
you-end-others = Déconnecter tous les autres appareils
you-others-ended = Tous les autres appareils sont déconnectés.
you-registered = Votre compte est créé.
push-title = M’avertir quand c’est à moi de jouer
push-explained = Pour les parties lentes : ce navigateur vous le dit, même sans page ouverte. Le message passe par le service de l’éditeur du navigateur, qui ne peut pas le lire.
push-start = M’avertir ici
push-stop = Ne plus m’avertir ici
push-on = Ce navigateur vous avertit.
push-off = Désactivé.
push-denied = Ce navigateur refuse les avis de ce site. Ses réglages permettent de changer cela.
push-never = Ce navigateur ne sait pas le faire. Sur un téléphone, ajoutez d’abord la page à l’écran d’accueil.
push-failed = Le navigateur n’a pas pu joindre le service de son éditeur. Réessayez plus tard.
push-turn = C’est à vous de jouer à { $game }.
push-turn-any = C’est à vous de jouer.
you-webhook = Adresse web (webhook) pour un avis quand c’est à vous
you-webhook-explained = Pour les parties lentes : le serveur y envoie un court message, par exemple vers un salon de discussion ou vers ntfy.sh. L’adresse commence par https:// ou http:// ; une adresse e-mail ne convient pas. Laissez vide pour ne rien recevoir.
you-keep-webhook = Enregistrer cette adresse
you-webhook-kept = Enregistré.
you-forget-title = Effacer mes données
you-forget = Effacer mes données
you-forget-explained = Nom, compte, sessions et tout ce que vous avez dit sont effacés pour de bon. Les parties restent entières, sans votre nom.
you-forget-sure = Oui, tout effacer
you-forgotten = Tout ce qui vous concerne est effacé.

## À propos

about-title = À propos de Portolan
about-lead = Un lieu pour jouer à deux jeux de société sur le commerce, les étudier et les enseigner aux machines.
about-games-title = Les jeux
about-game-by = { $designer } a créé { $game }.
about-games = Si ces jeux vous plaisent ici, jouez-y autour d’une vraie table : avec un verre de vin, ils sont encore meilleurs.
about-unofficial-title = Non officiel
about-unofficial = Portolan est fait par des gens qui aiment ces jeux. Il n’a aucun lien avec leurs auteurs ni leurs éditeurs. Tous les dessins sont les nôtres, et rien n’a été copié des boîtes.
about-reconstructed-title = Ce qui est reconstitué
about-reconstructed = Les règles sont complètes. Certains chiffres ne figurent que sur les cartes et plateaux imprimés. Là où personne n’a pu les lire pour nous, nous les avons reconstitués en accord avec tout ce que disent les règles. Qui possède une boîte peut en mettre les vraies données dans un fichier et jouer avec.
about-fair-title = Une donne honnête
about-fair = Avant que quiconque s’asseye, le serveur s’engage sur sa part du mélange, et chaque navigateur ajoute la sienne. Après la partie, toutes les parts sont montrées : chacun peut vérifier que personne n’a choisi les cartes.
about-private-title = Ce qui est conservé à votre sujet
about-private = Le nom que vous choisissez, vos parties et ce que vous dites à la table. Un cookie garde votre session. Rien n’est chargé depuis d’autres serveurs, et rien n’est transmis. Dans votre profil, vous pouvez tout effacer.
about-credits-title = Crédits
about-credit-coast = Lignes de côte : Natural Earth, dans le domaine public.
about-credit-serif = Caractères des titres et des ports : EB Garamond, de Georg Duffner et Octavio Pardo, SIL Open Font License.
about-credit-sans = Caractères des chiffres et des boutons : Inter, de Rasmus Andersson, SIL Open Font License.
about-credit-drawings = Carte marine, cartes, icônes et emblèmes : dessinés pour Portolan.
about-credit-software = Pages : Svelte et Fluent ; codes QR : uqr.
about-licences = Toutes les licences
join-any = Des places vous attendent
join-pick = Choisissez une place
join-none = Toutes les places sont prises
room-share-table = Un lien pour tous : chacun l’ouvre et choisit une place libre
room-link-table = Lien de la table
room-qr-table = Code QR du lien de la table
lobby-options = Plus d’options
notice-stand-in = Un bot pour l’instant
notice-read = Compris
notice-away =
    { $minutes ->
        [0] { $name } n’est plus là depuis moins d’une minute.
        [one] { $name } n’est plus là depuis une minute.
       *[other] { $name } n’est plus là depuis { $minutes } minutes.
    }
