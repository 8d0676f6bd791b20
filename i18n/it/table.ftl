# Le parole di un tavolo dove si gioca.

## Perché qualcosa non è stato fatto

table-known = È già stato fatto.
table-stale = Nel frattempo la domanda è cambiata: guarda di nuovo.
table-no-seat = A questo tavolo non c’è questo posto.
table-not-your-seat =
    { $seat_is ->
        [you] Questo è il tuo posto.
       *[other] Questo non è il tuo posto, è di un altro: { $seat }.
    }
table-taken =
    { $seat_is ->
        [you] Ci sei già tu.
       *[other] C’è già qualcuno.
    }
table-wrong-link = Questo link non è di questo posto, o non vale più.
table-host-only = Può farlo solo chi ospita il tavolo.
table-players-only = Possono farlo solo i giocatori di questo tavolo.
table-not-started = La partita non è ancora cominciata.
table-started = La partita è già cominciata.
table-over = La partita è finita.
table-paused = La partita è in pausa.
table-not-paused = La partita non è in pausa.
table-bot-plays = A questo posto gioca un bot: prima riprenditelo.
table-no-such-bot = Questo gioco non ha un bot «{ $level }».
table-new-rules = Le regole di questa partita sono cambiate: tra poco si continua con quelle nuove. Riprova tra un momento.
table-no-bot = A questo posto non gioca nessun bot.
table-resigned = Questo posto è stato abbandonato per sempre.
table-empty-seats = Ci sono posti vuoti: aspetta qualcuno o riempili con dei bot.
table-no-people = Nessuno è seduto al tavolo.
table-nobody = Lì non è seduto nessun giocatore.
table-house-only = Può farlo solo il server stesso.
table-bad-text = È vuoto, troppo lungo o contiene caratteri che non si possono mostrare.
table-too-late = Troppo tardi: nel frattempo è successo qualcosa.
table-not-over = Questo si può fare solo dopo la partita.
table-rematch-at = C’è già un tavolo per giocare ancora.
table-not-alone = A questo tavolo giocano anche altre persone.
table-your-turn = Tocca già a te.
table-not-awaited = Nessuno sta aspettando questa persona.
table-nothing-asked = In questo momento nessuno chiede di annullare una mossa.
table-kept = Il tempo di questo posto è scaduto tre volte: lo tiene il bot, a meno che tutti gli altri non lascino tornare il suo giocatore.
table-not-kept = Il giocatore di questo posto può tornare senza chiedere.
table-seen-another = Hai visto la mano di un altro posto in questa partita: questo è per qualcun altro.
table-same-vote = Hai già votato così.
table-too-much = È molto in poco tempo: aspetta un po’.
table-crowded = A questo tavolo è successo così tanto che si accettano ormai solo mosse che portano avanti la partita.

## Un registro che non si può leggere

table-stored-form = la mossa salvata ha un’altra forma: { $text }
table-stored-kind = la mossa salvata non è ciò che dice il suo nome: { $kind }
table-stored-player = il giocatore della mossa salvata non ha un nome valido.
table-stored-action = l’azione della mossa salvata non si può leggere. { $reason }

## Frasi pronte

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-one-moment = Un momento, per favore.
phrase-any-offers = Ci sono offerte?
phrase-no-thanks = No, grazie.
phrase-thanks = Grazie!
phrase-oops = Ops.
phrase-good-game = Bella partita!

## A che punto è un tavolo

stage-open = aperto
stage-playing = in gioco
stage-paused = in pausa
stage-over = finito
stage-abandoned = interrotto

## Perché un bot gioca al posto di qualcuno

takeover-asked = su richiesta
takeover-clock = tempo scaduto
takeover-resigned = ha abbandonato
takeover-away = era via

## I bot secondo la forza

bot-random = a caso
bot-greedy = avido
bot-expert = esperto
bot-expert-friendly = esperto e cordiale
bot-expert-ruthless = esperto e spietato
bot-search = calcolatore
bot-instant = istantaneo
bot-master = maestro
