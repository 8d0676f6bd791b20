# Un tavolo tra amici: chi si aspetta, che cosa si annulla, un dispositivo per più persone, gli inviti.
log-nudged =
    { $seat_is ->
        [you] { $name } chiede se ci sei.
       *[other] { $name } chiede se { $seat } c’è.
    }
log-stand-in =
    { $seat_is ->
        [you] { $name } farebbe giocare un bot al posto tuo, per ora.
       *[other] { $name } farebbe giocare un bot al posto di { $seat }, per ora.
    }
log-undo-asked =
    { $seat_is ->
        [you] Chiedi di annullare la tua ultima mossa.
       *[other] { $seat } chiede di annullare l’ultima mossa.
    }
log-undo-voted =
    { $how ->
        [for] { $name } è d’accordo.
       *[against] { $name } dice di no.
    }
notice-idle =
    { $minutes ->
        [0] Tutti aspettano { $name }.
        [one] { $name } non gioca da un minuto.
       *[other] { $name } non gioca da { $minutes } minuti.
    }
notice-nudge = Sollecita
notice-nudged = { $name } chiede: ci sei ancora?
notice-here = Eccomi
notice-stand-in-for = Per un bot al posto di { $name }, per ora: { $names }.
notice-undo = { $name } vorrebbe annullare l’ultima mossa.
notice-undo-allow = Consenti
notice-undo-refuse = Rifiuta
notice-undo-own = Hai chiesto di annullare la mossa: decidono gli altri.
notice-dismiss = Nascondi l’avviso
curtain-together = Tutti possono guardare
curtain-secretly = { $name } decide in segreto
you-file = Scarica i miei dati
you-file-explained = Un file con il tuo nome, i tuoi tavoli e tutto ciò che hai scritto qui.
you-change-password = Cambia password
you-old-password = Password attuale
you-new-password = Nuova password, almeno 10 caratteri
you-password-changed = La password è cambiata. Gli altri dispositivi sono disconnessi.
you-lost = Se perdi la password
you-lost-explained = Qui nessuno conosce il tuo indirizzo e-mail, quindi nessuno può mandarti una nuova password. I codici di recupero ti fanno rientrare: creane ora e conservali al sicuro.
you-codes-make = Crea codici di recupero
you-codes-made = Scrivili ora: non saranno più mostrati. Ognuno vale una volta; i codici precedenti non valgono più.
you-codes-copy = Copia i codici
you-recover = Password persa?
you-recover-code = Codice di recupero
you-recover-do = Imposta la nuova password
you-recovered = Che bello rivederti. La nuova password vale da subito.
you-webhook-mail = Questo è un indirizzo e-mail. Scrivi un indirizzo web che inizi con https://.
notice-test = Mandami una prova
notice-test-none = Non c’è dove mandarla: consenti gli avvisi in questo browser, o salva un indirizzo web.
notice-test-sent = La prova è arrivata all’indirizzo web.
notice-test-pushed = Il servizio del browser ha accettato la prova: dovrebbe apparire tra un attimo.
notice-test-refused = L’indirizzo web ha risposto { $status }: gli avvisi non arriverebbero.
notice-test-failed = L’indirizzo web non ha risposto.
notice-test-unpushed = Il servizio del browser non ha accettato la prova. Disattiva e riattiva gli avvisi.
push-test = Ecco come appare un avviso.
lobby-waits-you = Tocca a te
lobby-waits = In attesa di: { $names }
lobby-since = da { $time }
lobby-until = ancora { $time }
lobby-until-late = tempo scaduto
span-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
span-hours =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
span-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
tempo-hour = lento: un’ora per decisione
tempo-hours = lento: otto ore per decisione
tempo-day = lento: un giorno per decisione
tempo-days = lento: tre giorni per decisione
lobby-weekends = Orologi fermi nel fine settimana (UTC)
tempo-weekends = non nel fine settimana
tempo-zero = Quando un orologio arriva a zero, un bot continua a giocare a quel posto. Lo si può riprendere; dopo la terza volta solo se tutti gli altri sono d’accordo.
lobby-bot-after = Se qualcuno non gioca
bot-after-0 = tutti aspettano
bot-after-2 = dopo 2 minuti subentra un bot
bot-after-3 = dopo 3 minuti subentra un bot
bot-after-10 = dopo 10 minuti subentra un bot
room-bot-after = dopo { $minutes } minuti subentra un bot
lobby-your-name = Il tuo nome
room-invite = Invita amici
room-invite-explained = Un link per tutti: chi lo apre sceglie un posto libero.
room-share-do = Condividi…
room-share-text = Gioca a { $game } con me.
room-more = Un link per ogni posto
room-bot-level = Bot per il posto { $number }
room-bot-choose = Aggiungi un bot…
room-chat = Nell’attesa
lobby-table-options = Orologio, posti, spettatori
room-while = Le regole e una prima partita guidata si aprono in un’altra scheda.
