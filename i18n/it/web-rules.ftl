# Parole delle pagine che mostrano le regole.

nav-rules = Regole
rules-of = Regole di { $game }
rules-more = Leggi le regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-hint = parole, o { $clause }
rules-found =
    { $n ->
        [0] Nessun passo contiene tutte queste parole.
        [one] { $n } passo trovato
       *[other] { $n } passi trovati
    }
rules-all = Mostra tutte le regole
rules-loading = Caricamento delle regole…
rules-failed = Non è stato possibile caricare le regole.
rules-retry = Riprova
rules-link = Link a { $clause }
rules-new-tab = { $clause } nelle regole, in una nuova scheda
rules-table = Tabella
rules-one-page = Il gioco in una pagina
rules-one-page-more = Seguono tutte le regole, numerate, per ogni altra domanda.
lobby-aim = Scopo
