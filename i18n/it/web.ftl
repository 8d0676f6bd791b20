# Parole delle pagine nel browser: ingresso, sala d’attesa, tavolo.

## Dappertutto

app-name = Portolan
app-nav = Pagine
app-skip = Vai al contenuto
tab-title = { $page } · Portolan
nav-home = Pagina iniziale
nav-about = Info
nav-you = Profilo
cancel = Annulla
nowhere-title = A questo indirizzo non c’è niente.
nowhere-text = Nessuna carta segna questo luogo. Forse il link è stato troncato, o la pagina ha cambiato indirizzo.
footer-unofficial = Una realizzazione non ufficiale di giochi di Emanuele Ornella e Stefan Risthaus.
footer-more = Informazioni
switch-language = Lingua
switch-theme = Tema: { $now }. Passa a: { $next }.
theme-system = quello del sistema
theme-light = luce del giorno
theme-dark = lume di lampada
app-offline = Sei offline. La pagina funziona; i tavoli aspettano la connessione.
web-no-answer = Il server non risponde. Sei online?
web-store-full = Impossibile salvare: il browser non ha più spazio. Nulla è cambiato.
here-forgets = Questo browser non può salvare nulla: una partita va persa quando chiudi la pagina.
here-full = Il browser non ha più spazio: la partita aspetta qui. Nulla di ciò che hai visto è perduto, e le partite finite si possono ancora scaricare. Libera spazio e la partita continua.
here-kept = Le tue partite sono conservate solo in questo browser. Safari le cancella dopo sette giorni senza visite, a meno che Portolan non sia nella schermata Home.
here-open-table = Apri un tavolo su questo dispositivo
here-open-explained = Per più persone che si passano questo dispositivo, con bot agli altri posti.
here-forget-explained = Il tuo nome e tutte le tue partite vengono cancellati per sempre da questo browser.

## Giochi e posti

seat-bot = { $name } (bot, { $level })
# Quanto sono forti i bot, per chi ne sceglie uno; un tipo nuovo si chiama con il suo nome finché non ne ha uno qui.
level-greedy = Facile
level-greedy-says = Prende ciò che rende subito: una partita rilassata.
level-expert = Medio
level-expert-says = Pianifica, conta le carte e sa quanto vale uno scambio.
level-expert-friendly = Medio, cordiale
level-expert-friendly-says = Si accontenta di poco, dice perché rifiuta e non mente mai.
level-expert-ruthless = Medio, spietato
level-expert-ruthless-says = Tratta duramente, mente quando conviene e dice poco.
level-search = Buono
level-search-says = Prova mentalmente come va avanti la partita, prima di decidere.
level-master = Maestro
level-master-says = Ha imparato da centomila partite: stai in guardia.

# Nomi per gli ospiti, separati da virgole: brevi e noti a tutti in questa lingua.
guest-names = Bianca, Caterina, Dario, Elena, Fosca, Giacomo, Ilaria, Nerina, Orsola, Rocco, Silvio, Teresa, Vito

## Quanto tempo fa

ago-now = proprio ora
ago-minutes =
    { $n ->
        [one] { $n } minuto fa
       *[other] { $n } minuti fa
    }
ago-hours =
    { $n ->
        [one] { $n } ora fa
       *[other] { $n } ore fa
    }
ago-days =
    { $n ->
        [one] { $n } giorno fa
       *[other] { $n } giorni fa
    }

## La prima pagina

lobby-lead = Commercia, naviga e bluffa da un capo all’altro del mare, con gli amici o contro i bot.
lobby-picture = Un tavolo a partita in corso: carta nautica, offerte e carte in mano.
lobby-play-now = Gioca ora
lobby-play-bots = Gioca contro i bot
lobby-dealing = Si distribuiscono le carte…
lobby-game = Gioco
lobby-players = Giocatori, te compreso
lobby-level = Livello dei bot
lobby-text-view = { $game } non ha ancora una schermata sua: si gioca nella vista testo.
lobby-mine = I tuoi tavoli
lobby-ended = Partite che hai giocato
lobby-listed-tables = Tavoli aperti
lobby-none-listed = In questo momento nessun tavolo è aperto a tutti. Aprine uno e spunta «Visibile a tutti».
lobby-seats = Posti
lobby-seat-free = posto libero
lobby-seat-bot = un bot
lobby-your-turn = Tocca a te
lobby-resume = Riprendi
lobby-look-back = Rivedi
lobby-sit-down = Siediti
lobby-watch = Assisti
lobby-look = Guarda
lobby-open-table = Apri un tavolo per gli amici
lobby-open-explained = Per amici sui loro dispositivi, con un link per ogni posto; o per più persone su questo.
lobby-open = Apri un tavolo ({ $game }) per { $n }
lobby-here = Persone su questo dispositivo
lobby-here-count =
    { $n ->
        [one] solo io
       *[other] { $n }: il dispositivo passa di mano, con un sipario tra un turno e l’altro
    }
lobby-tempo = Orologio
tempo-none = senza orologio
tempo-calm = calmo: 15 minuti, più 30 secondi a decisione
tempo-brisk = svelto: 5 minuti, più 15 secondi a decisione
tempo-slow = lento: due giorni a decisione
tempo-own = un orologio personalizzato
lobby-place = Dove si gioca
lobby-place-server = sul server
lobby-place-here = in questo browser
lobby-place-explained = Regole e bot girano su questo dispositivo e la partita resta in questo browser: non serve la rete.
lobby-order = Disposizione dei posti
order-as-seated = in ordine di arrivo
order-drawn = a sorte, all’inizio
lobby-listed = Visibile a tutti
lobby-spectators = Altri possono assistere
lobby-edition = Edizione
lobby-edition-usual = la solita

lobby-games = I giochi
lobby-game-by = di { $designer }
lobby-game-players = da { $min } a { $max } giocatori

## Opzioni dei giochi

option-seat = posto { $number }

## La sala d’attesa

room-title = { $game }: prima dell’inizio
room-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
room-listed = visibile a tutti
room-unlisted = solo con il link
room-spectators = altri possono assistere
room-no-spectators = senza spettatori
room-edition = edizione: { $name }
room-seats = Posti
room-you = tu
room-host = ospita
room-away = ora non c’è
room-sit = Siediti qui
room-sit-too = Siediti anche qui
room-stand = Alzati
room-bot = Aggiungi un bot
room-hand-host = Affida il tavolo
room-remove = Togli
room-share = Manda a ogni amico il link di un posto. Chi lo apre per primo siede lì.
room-here-only = Questi link valgono solo su questo computer. Per giocare in rete, avvia il server con «serve --listen 0.0.0.0:{ $port }» e apri questa pagina con l’indirizzo di questo computer.
room-name-of = Nome della persona al posto { $number }
room-household = Più persone usano questo dispositivo. Tutti al tavolo vedono i nomi che dai loro qui.
room-link-of = Link del posto { $number }
room-copy = Copia
room-copied = Copiato
room-scan = Codice QR
room-new-link = Nuovo link (il vecchio non varrà più)
room-qr = Codice QR del link del posto { $number }
room-fill =
    { $n ->
        [one] Aggiungi un bot al posto libero
       *[other] Aggiungi bot ai { $n } posti liberi
    }
room-start = Comincia
room-start-bots = Comincia, con bot ai posti liberi
room-wait-host = Chi ospita comincia la partita appena ci sono tutti.
room-look-on = Stai assistendo. Siediti a un posto libero per giocare.
room-look-on-link = Stai assistendo. Per giocare ti serve il link di un posto libero: chiedilo a chi ospita.
room-as = Qui ti chiami { $name }.
room-fair = Come sapere che il mescolamento è onesto
room-fair-explained = Il server ha già scelto la sua parte del mescolamento ed è vincolato ad essa dal numero qui sotto. Il browser di ogni giocatore aggiunge una parte propria quando ci si siede. Dopo la partita il server mostra la sua parte, e il file della partita prova che le carte vengono da tutte le parti insieme: nessuno ha potuto sceglierle.
join-title = Un posto ti aspetta: il numero { $number }
join-taken = Il posto { $number } è occupato
join-mine = Il posto { $number } è già tuo
join-sit = Siediti
join-look = Guarda il tavolo
join-table = { $host } ti invita a una partita in { $n }: { $game }.

## Al tavolo

clock-days = { $days } g { $hours } h
table-loading = Caricamento del tavolo…
table-gone = Questo tavolo non si può mostrare
line-offline =
    { $n ->
        [0] Connessione persa. Nuovo tentativo…
       *[other] Connessione persa. Ciò che hai fatto sarà inviato appena torna.
    }
line-outdated = Il server ha una versione più recente.
line-reload = Caricala
curtain-title = Passa il dispositivo a { $name }
curtain-explained = Niente di segreto si vede finché non apri il sipario.
curtain-open = Sono { $name }: apri
curtain-others = O aprilo per qualcun altro:
menu-title = Questo tavolo
menu-leave = Pagina iniziale
menu-copy = Copia il link per gli spettatori
menu-hand-on = Passa il dispositivo
menu-take-back = Torna a giocare
menu-pause = Chiedi una pausa
menu-no-pause = Rinuncia alla pausa
menu-resume = Riprendi la partita
menu-bot = Lascia giocare un bot per me
menu-resign = Abbandona la partita
menu-resign-sure = Abbandona davvero: un bot gioca fino alla fine
menu-abandon = Chiudi la partita senza risultato
menu-abandon-sure = Proponi a tutti di chiuderla ora
menu-no-abandon = Continua a giocare
notice-paused = La partita è in pausa.
notice-pause = Richiesta di pausa: { $names }.
notice-abandon = Per chiudere la partita senza risultato: { $names }.
notice-agree = D’accordo
notice-rematch = { $name } vuole giocare ancora.
notice-same-deal = { $name } vuole giocare di nuovo con le stesse carte.
notice-follow = Al nuovo tavolo
notice-bot =
    { $why ->
        [asked] Un bot gioca per te: l’hai chiesto tu.
        [clock] Un bot gioca per te: il tuo tempo è scaduto.
        [resigned] Un bot gioca per te: hai abbandonato.
       *[away] Un bot gioca per te: eri via.
    }
notice-kept = Il tempo è scaduto tre volte: un bot tiene il tuo posto, a meno che tutti gli altri non ti lascino tornare.
notice-kept-other = Il tempo di { $name } è scaduto tre volte e un bot tiene il posto.
notice-let-return = Lascia tornare
notice-asked = { $name } ha qualcosa da decidere.

## Il registro, dove parla il tavolo stesso

log-opened = Il tavolo è aperto.
log-sat-down = { $name } si siede.
log-seat-opened = Il posto { $number } è di nuovo libero.
log-bot-sat-down = Un bot ({ $level }) si siede al posto { $number }.
log-host-changed = Ora ospita { $name }.
log-pace =
    D’ora in poi i bot giocano { $pace ->
        [calm] con calma
        [instant] senza pause
       *[brisk] con vivacità
    }.
log-rematch = { $name } ha aperto un tavolo per giocare ancora.
log-undone =
    { $seat_is ->
        [you] Annulli
       *[other] { $seat } annulla
    } { $plies ->
        [one] una mossa.
       *[other] { $plies } mosse.
    }
log-bot-took-over =
    { $seat_is ->
        [you] Un bot gioca per te: { $why }.
       *[other] Un bot gioca per { $seat }: { $why }.
    }
log-taken-back =
    { $seat_is ->
        [you] Torni a giocare.
       *[other] { $seat } torna a giocare.
    }
log-pause =
    { $how ->
        [carried] { $name } è d’accordo: gli orologi si fermano.
        [for] { $name } chiede una pausa.
       *[against] { $name } non vuole più la pausa.
    }
log-resumed = Gli orologi ripartono.
log-rules-changed = Da qui in poi si gioca secondo la versione { $rules } delle regole.
log-abandon =
    { $how ->
        [carried] { $name } è d’accordo: la partita si chiude senza risultato.
        [for] { $name } chiuderebbe la partita senza risultato.
       *[against] { $name } preferisce continuare.
    }
log-return =
    { $how ->
        [for] { $name } lascerebbe tornare { $seat }.
       *[against] { $name } preferisce che il bot continui per { $seat }.
    }

## Tu

you-title = Profilo
you-name = Nome
you-keep-name = Salva questo nome
you-name-kept = Ora ti chiami così.
you-account = Account
you-account-explained = Per giocare non serve. Con un account ritrovi i tuoi tavoli su un altro dispositivo.
you-account-is = Il tuo account: { $login }.
you-login-name = Nome utente
you-password = Password, almeno 10 caratteri
you-login = Accedi
you-login-both = Accedi e tieni entrambi i posti
you-register = Crea un account
you-logout = Esci
you-logged-in = Che bello rivederti.
you-logged-out = La sessione è chiusa.
you-devices = Dispositivi connessi
you-device-here = Questo dispositivo
you-device-other = Un altro dispositivo
you-device-since = connesso { $ago }
you-device-end = Disconnetti
you-device-ended = L’altro dispositivo è disconnesso.
you-end-others = Esci da tutti gli altri dispositivi
you-others-ended = Tutti gli altri dispositivi sono disconnessi.
you-registered = Il tuo account è creato.
push-title = Avvisami quando tocca a me
push-explained = Per le partite lente: questo browser ti avvisa anche senza pagine aperte. Il messaggio passa per il servizio del produttore del browser, che non può leggerlo.
push-start = Avvisami qui
push-stop = Non avvisarmi più qui
push-on = Questo browser ti avvisa.
push-off = Disattivato.
push-denied = Questo browser non permette avvisi da questo sito. Puoi cambiarlo nelle sue impostazioni.
push-never = Questo browser non può farlo. Su un telefono, aggiungi prima la pagina alla schermata Home.
push-failed = Il browser non ha raggiunto il servizio del suo produttore. Riprova più tardi.
push-turn = Tocca a te in { $game }.
push-turn-any = Tocca a te.
you-webhook = Indirizzo web (webhook) per un avviso quando tocca a te
you-webhook-explained = Per le partite lente: il server vi manda un breve messaggio, per esempio a un canale di chat o a ntfy.sh. Deve iniziare con https:// o http://; un indirizzo e-mail non va bene. Lascialo vuoto per non averne.
you-keep-webhook = Salva questo indirizzo
you-webhook-kept = Salvato.
you-forget-title = Cancella i miei dati
you-forget = Cancella i miei dati
you-forget-explained = Nome, account, sessioni e tutto ciò che hai detto vengono cancellati per sempre. Le partite restano intere, senza il tuo nome.
you-forget-sure = Sì, cancella tutto
you-forgotten = Tutto ciò che ti riguarda è cancellato.

## Informazioni

about-title = Informazioni su Portolan
about-lead = Un luogo per giocare a due giochi da tavolo sul commercio, studiarli e insegnarli alle macchine.
about-games-title = I giochi
about-game-by = { $game } è un gioco di { $designer }.
about-games = Se qui ti piacciono, giocali a un tavolo vero: con un bicchiere di vino sono ancora più belli.
about-unofficial-title = Non ufficiale
about-unofficial = Portolan è fatto da gente che ama questi giochi. Non ha legami con i loro autori o editori. Tutti i disegni sono nostri, e niente è stato copiato dalle scatole.
about-reconstructed-title = Che cosa è ricostruito
about-reconstructed = Le regole sono complete. Alcune cifre stanno solo sulle carte e sui tabelloni stampati. Dove nessuno ha potuto leggerle per noi, le abbiamo ricostruite in accordo con tutto ciò che dicono i regolamenti. Chi possiede una scatola può metterne i dati veri in un file e giocare con quelli.
about-fair-title = Carte mescolate onestamente
about-fair = Prima che qualcuno si sieda, il server si vincola alla sua parte del mescolamento, e ogni browser ne aggiunge una propria. Dopo la partita tutte le parti vengono mostrate: chiunque può controllare che nessuno ha scelto le carte.
about-private-title = Che cosa si conserva di te
about-private = Il nome che scegli, le tue partite e ciò che dici al tavolo. Un cookie conserva la tua sessione. Nulla viene caricato da altri server e nulla viene trasmesso. Nel tuo profilo puoi cancellare tutto.
about-credits-title = Riconoscimenti
about-credit-coast = Linea di costa: Natural Earth, di pubblico dominio.
about-credit-serif = Carattere di titoli e porti: EB Garamond, di Georg Duffner e Octavio Pardo, SIL Open Font License.
about-credit-sans = Carattere di cifre e comandi: Inter, di Rasmus Andersson, SIL Open Font License.
about-credit-drawings = Carta nautica, carte, icone ed emblemi: disegnati per Portolan.
about-credit-software = Pagine: Svelte e Fluent; codici QR: uqr.
about-licences = Tutte le licenze
join-any = Ci sono posti che ti aspettano
join-pick = Scegli un posto
join-none = Tutti i posti sono occupati
room-share-table = Un link per tutti: chi lo apre sceglie un posto libero
room-link-table = Link del tavolo
room-qr-table = Codice QR del link del tavolo
lobby-options = Altre opzioni
notice-stand-in = Un bot per ora
notice-read = Capito
notice-away =
    { $minutes ->
        [0] { $name } manca da meno di un minuto.
        [one] { $name } manca da un minuto.
       *[other] { $name } manca da { $minutes } minuti.
    }
