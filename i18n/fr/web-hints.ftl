# Mots des conseils à une table contre des bots.

hint-title = Conseil
hint-ask = Que ferait un bon joueur ?
hint-thinking = On réfléchit…
hint-wait = Quand ce sera à vous, demandez ici ce que ferait un bon joueur.
hint-bare = La table nue ne donne pas de conseils.
hint-chance = { $chance } % de gagner
hint-best =
    { $chance ->
        [none] Conseil : { $action }
       *[other] Conseil : { $action } { $chance } % de gagner.
    }
hint-level = Aide
hint-level-guided = Toujours
hint-level-normal = À la demande
hint-level-bare = Table nue
