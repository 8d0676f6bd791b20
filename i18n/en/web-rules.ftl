# Words of the pages that show the rules.

nav-rules = Rules
rules-of = Rules of { $game }
rules-more = Read the rules
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = words, or { $clause }
rules-found =
    { $n ->
        [0] No passage has all these words.
        [one] 1 passage found
       *[other] { $n } passages found
    }
rules-all = Show all the rules
rules-loading = Loading the rules…
rules-failed = The rules could not be loaded.
rules-retry = Try again
rules-link = Link to { $clause }
rules-new-tab = { $clause } in the rules, in a new tab
rules-table = Table
rules-one-page = The game on one page
rules-one-page-more = All the rules follow, numbered, for any question that remains.
lobby-aim = Aim
