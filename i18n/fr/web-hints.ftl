# Mots des conseils à une table contre des bots.

hint-title = Conseil
hint-ask = Que ferait un bon joueur ?
hint-thinking = Réflexion en cours…
hint-wait = Quand ce sera à vous, demandez ici ce que ferait un bon joueur.
hint-bare = Cette partie se joue sans aide.
hint-chance = { $chance } % de chances de gagner
hint-best =
    { $chance ->
        [none] Conseil : { $action }
       *[other] Conseil : { $action } { $chance } % de chances de gagner.
    }
hint-level = Aide
hint-level-guided = Toujours
hint-level-normal = À la demande
hint-level-bare = Sans aide
hint-thinker = Qui réfléchit
hint-thinker-server = le serveur
hint-thinker-device = mon appareil
