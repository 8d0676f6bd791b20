# Parole della schermata di partita nel browser, comuni a tutti i giochi.

## La cornice di una partita

play-tabs = Parti del tavolo
play-tab-board = Tabellone
play-tab-players = Giocatori
play-tab-log = Registro
play-talk-log = Registro
play-talk-chat = Chat
play-log-private = Lo vedi solo tu.
play-chat-empty = Nessuno ha ancora detto niente.
play-chat-say = Di’ qualcosa
play-chat-send = Invia
play-mute = Silenzia { $name }
play-close = Chiudi
play-skip = Mostra tutto insieme
recap-title = Dal tuo ultimo turno
play-understood = Capito
play-undo = Annulla
play-undo-what = Annulla: { $what }
play-sound = Disattiva l’audio

help-none = Nessun articolo delle regole ne parla.

# Nomi per i bot, uno per posto.
bot-name-1 = Marco
bot-name-2 = Zoe
bot-name-3 = Andrea
bot-name-4 = Lucia
bot-name-5 = Pietro

match-is-over = La partita è finita.
play-abandoned = La partita è stata chiusa senza risultato.
play-watching = Stai assistendo.
play-seat-label =
    { $mine ->
        [yes] { $name } (tu)
       *[no] { $name }
    }
play-seat-you = (tu)
play-seat-bot = Un bot
play-seat-here = In linea
play-seat-away = Non in linea
play-seat-gone = assente
play-seat-stand-in = gioca un bot
play-seat-asked = In attesa di questo giocatore
play-seat-ready = ha deciso
play-start-mark = Giocatore di partenza
pace-title = Ritmo dei bot
pace-now = Ritmo dei bot: { $pace }
pace-calm = Calmo
pace-calm-says = Il tempo di leggere ogni mossa.
pace-brisk = Vivace
pace-brisk-says = Una breve pausa prima di ogni mossa.
pace-instant = Immediato
pace-instant-says = Nessuna pausa. Il tempo per parlare ti resta.
pace-host = Il ritmo lo sceglie chi ospita.
pace-skip = Vai al mio turno

## Tasti

keys-title = Tasti
keys-card = prendi questa carta, o rimettila
keys-commit = conferma la scelta
keys-undo = annulla la tua ultima mossa
keys-skip = fai giocare i bot senza pause finché non tocca a te
keys-list = mostra questo elenco

## Dopo la partita

end-you-won = Hai vinto!
end-you-share = Condividi la vittoria con { $names }!
end-won =
    { $names_count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
end-why = Ha fatto la differenza: { $source }, { $value } su { $total }.
end-why-lost = Ha fatto la differenza: { $source }, solo −{ $lost } per il primo posto.
end-behind = Qui è stato il distacco più grande: { $source }, { $mine } contro { $first }.
play-past = { $names }: { $phase }
learn-part = Elemento { $n } di { $of } sulla carta
end-rematch = Gioca ancora
end-same-deal = Di nuovo le stesse carte
end-same-deal-hint = Le stesse carte nello stesso ordine, per provare in un altro modo. Le carte sono note.
end-export = Scarica la partita
end-hand-in = Affida al server
end-hand-in-hint = Il server verifica la partita e la conserva. Avrà allora un link da condividere.
end-home = Pagina iniziale
proof-title = Le carte sono state mescolate onestamente?
proof-text = Prima che qualcuno si sedesse, il server ha mostrato il suo impegno. La distribuzione viene dal suo segreto e da un numero aggiunto da ogni posto: nessuno ha potuto sceglierla. La partita scaricata si può controllare con «portolan verify».
proof-commitment = Impegno, mostrato prima della partita
proof-secret = Segreto del server
proof-nonce = Numero aggiunto dal posto { $number }
play-wait-left = ancora { $seconds } s per parlare

## Cards

card-copies = Carte { $good } nel gioco: { $copies }.
