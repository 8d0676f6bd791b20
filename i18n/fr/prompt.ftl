# Ce qu’un modèle de langage apprend à une table.

prompt-role = Vous êtes le joueur { $number } sur { $players } dans une partie de { $game }. Jouez pour gagner.
prompt-rules = Les règles en une page :
prompt-box = Ce qui est imprimé dans la boîte :
prompt-reply = Répondez par une action entre crochets, par exemple « [{ $action }] ». Tout ce qui est hors des crochets est ignoré.
prompt-talk = Tout le monde entend « [say …] », et cela n’engage personne. Seules les actions engagent. Vous pouvez parler et agir dans la même réponse.
prompt-ask = Les questions ne coûtent rien : « [list] » pour vos actions permises, « [rules] » ou « [rules { $chapter }] » pour les règles, « [box] » pour ce qui est imprimé dans la boîte, « [view] » pour la position.
prompt-so-far = Ce qui s’est passé depuis :
prompt-list = Vos actions permises :
prompt-list-some = Les actions permises sont trop nombreuses pour être toutes citées. En voici quelques-unes :
prompt-asked-enough = Vous avez posé { $most } questions. Choisissez maintenant une action.
prompt-no-action = Votre réponse ne contient aucune action entre crochets.
prompt-nearest = L’action permise qui y ressemble le plus : « [{ $action }] ».
prompt-patience =
    { $left ->
        [one] Après { $left } autre réponse impossible à exécuter, un bot joue à votre place.
       *[other] Après { $left } autres réponses impossibles à exécuter, un bot joue à votre place.
    }
prompt-stand-in =
    { $seat_is ->
        [you] Désormais, un bot joue à votre place.
       *[other] Désormais, un bot joue à cette place ({ $seat }).
    }
prompt-said =
    { $seat_is ->
        [you] Vous dites : « { $text } »
       *[other] { $seat } dit : « { $text } »
    }
