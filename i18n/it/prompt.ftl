# Ciò che si dice a un modello linguistico al tavolo.

prompt-role = Sei il giocatore { $number } di { $players } in una partita di { $game }. Gioca per vincere.
prompt-rules = Le regole in una pagina:
prompt-box = Ciò che è stampato nella scatola:
prompt-reply = Rispondi con un’azione tra parentesi quadre, per esempio «[{ $action }]». Tutto ciò che sta fuori dalle parentesi viene ignorato.
prompt-talk = «[say …]» lo sentono tutti e non impegna nessuno. Solo le azioni impegnano. Puoi parlare e agire nella stessa risposta.
prompt-ask = Le domande non costano nulla: «[list]» per le tue azioni permesse, «[rules]» o «[rules { $chapter }]» per le regole, «[box]» per ciò che è stampato nella scatola, «[view]» per la posizione.
prompt-so-far = Che cosa è successo da allora:
prompt-list = Le tue azioni permesse:
prompt-list-some = Le azioni permesse sono troppe per elencarle tutte. Eccone alcune:
prompt-asked-enough = Hai fatto { $most } domande. Ora scegli un’azione.
prompt-no-action = La tua risposta non contiene alcuna azione tra parentesi quadre.
prompt-nearest = L’azione permessa che le somiglia di più: «[{ $action }]».
prompt-patience =
    { $left ->
        [one] Dopo { $left } altra risposta che non si può eseguire, un bot gioca al tuo posto.
       *[other] Dopo { $left } altre risposte che non si possono eseguire, un bot gioca al tuo posto.
    }
prompt-stand-in =
    { $seat_is ->
        [you] Da qui in poi un bot gioca al tuo posto.
       *[other] Da qui in poi un bot gioca al posto di { $seat }.
    }
prompt-said =
    { $seat_is ->
        [you] Tu dici: «{ $text }»
       *[other] { $seat } dice: «{ $text }»
    }
