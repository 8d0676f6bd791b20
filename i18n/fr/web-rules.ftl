# Mots des pages qui montrent les règles.

nav-rules = Règles
rules-of = Règles : { $game }
rules-more = Lire les règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-hint = des mots, ou { $clause }
rules-found =
    { $n ->
        [0] Aucun passage ne contient tous ces mots.
        [one] { $n } passage trouvé
       *[other] { $n } passages trouvés
    }
rules-all = Montrer toutes les règles
rules-loading = Chargement des règles…
rules-failed = Les règles n’ont pas pu être chargées.
rules-retry = Réessayer
rules-link = Lien vers { $clause }
rules-new-tab = { $clause } dans les règles, dans un nouvel onglet
rules-table = Tableau
rules-one-page = Le jeu en une page
rules-one-page-more = Suivent toutes les règles, numérotées, pour répondre à toute autre question.
lobby-aim = But du jeu
