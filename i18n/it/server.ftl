# Che cosa dice il server: sessioni, limiti, e ciò che non si è potuto salvare.

server-bad-login = Un nome utente ha da 3 a 40 caratteri: lettere, cifre e «. - _ @ +».
server-bad-message = Questo messaggio non è stato capito.
server-bad-name = Un nome ha da 1 a 40 caratteri visibili.
server-bad-password = Una password ha almeno 10 caratteri, spazi esclusi.
server-bad-request = Questa richiesta non è stata capita.
server-bad-tempo = Questo orologio non lascia tempo per giocare: dai almeno un secondo.
server-bad-push = Impossibile avvisare questo browser: il suo servizio non è riconosciuto.
server-bad-webhook = A questo indirizzo non si possono mandare avvisi: deve cominciare con http:// o https://.
server-foreign-page = Questa richiesta viene dalla pagina di un altro sito.
server-login-taken = Questo nome utente è già preso.
server-no-edition = Questa edizione non esiste qui.
server-no-method = Qui non si può fare.
server-no-page = Qui non c’è niente.
server-no-session = Prima accedi: non c’è una sessione, o è finita.
server-no-spectators = A questo tavolo si gioca senza spettatori.
server-no-such-session = Questa sessione non esiste, o è già terminata.
server-no-table = Questo tavolo non esiste.
server-not-over = Questo si può fare solo dopo la partita.
server-no-lesson = Di questo gioco non c’è una partita guidata.
server-no-hints = I consigli ci sono solo per chi gioca da solo contro i bot.
server-nothing-to-hint = Al momento non c’è niente da decidere.
server-private-webhook = A questo indirizzo non si mandano avvisi: non si trova, o è in una rete privata.
server-reviews-full = Ci sono troppe analisi in attesa: riprova tra qualche minuto.
server-table-fell = A questo tavolo qualcosa è andato storto. Niente è perduto: riaprilo.
server-too-large = È troppo grande.
server-too-many = Troppe richieste: aspetta un po’.
server-too-many-tables = Hai troppi tavoli aperti: prima chiudine uno.
server-too-many-matches = Hai già affidato troppe partite a questo server.
server-too-many-watched = Segui troppi tavoli insieme.
server-too-slow = Ha impiegato troppo tempo ad arrivare.
server-try-again = Stavolta non ha funzionato: riprova.
server-unknown-game = Questo gioco non esiste qui.
server-wrong-login = Nome utente o password errati.
server-wrong-code = Nome utente o codice di recupero errato. Ogni codice vale una volta sola.
server-wrong-password = Questa non è la tua password.
server-no-account = Non hai un account: creane prima uno.
server-both-seated = Tu e questo account avete entrambi un posto allo stesso tavolo. Sei tu tutti e due? Allora accedi e tieni entrambi i posti.

## Ciò che non si è potuto salvare

store-conflict = Qualcun altro è arrivato prima: guarda di nuovo.
store-corrupt = Ciò che è salvato qui non è leggibile. Chi gestisce questo server può aiutare.
store-full = Non si è potuto salvare: il server non ha più spazio. Niente è cambiato.
store-invalid = Questo non si può salvare.
store-locked = Non si è potuto salvare: un altro programma sta usando il database. Niente è cambiato; riprova.
store-lost = Non si è potuto salvare: il database non è raggiungibile. Riprova.
store-newer = Il database appartiene a una versione più recente del programma.
store-not-found = Non c’è più.
store-other = Non si è potuto salvare. Niente è cambiato; riprova.
store-read-only = Non si è potuto salvare: il database è in sola lettura. Niente è cambiato.
server-still-here = Questa persona è presente e gioca da sé.
