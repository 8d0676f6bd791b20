# Was einem Sprachmodell am Tisch gesagt wird.

prompt-role = Du bist Spieler { $number } von { $players } in einer Partie { $game }. Spiel auf Sieg.
prompt-rules = Die Regeln auf einer Seite:
prompt-box = Was in der Schachtel gedruckt ist:
prompt-reply = Antworte mit einer Aktion in eckigen Klammern, etwa „[{ $action }]“. Alles außerhalb der Klammern wird ignoriert.
prompt-talk = „[say …]“ hören alle, und es verpflichtet niemanden. Nur Aktionen gelten. Du kannst in derselben Antwort etwas sagen und handeln.
prompt-ask = Fragen kosten nichts: „[list]“ für deine erlaubten Aktionen, „[rules]“ oder „[rules { $chapter }]“ für die Regeln, „[box]“ für das, was in der Schachtel gedruckt ist, „[view]“ für die Stellung.
prompt-so-far = Was seither geschehen ist:
prompt-list = Deine erlaubten Aktionen:
prompt-list-some = Es gibt zu viele erlaubte Aktionen, um alle aufzuzählen. Einige davon:
prompt-asked-enough = Du hast { $most } Fragen gestellt. Wähle jetzt eine Aktion.
prompt-no-action = In deiner Antwort steht keine Aktion in eckigen Klammern.
prompt-nearest = Die erlaubte Aktion, die ihr am ähnlichsten sieht: „[{ $action }]“.
prompt-patience =
    { $left ->
        [one] Nach { $left } weiteren Antwort, die sich nicht ausführen lässt, spielt ein Bot für dich weiter.
       *[other] Nach { $left } weiteren Antworten, die sich nicht ausführen lassen, spielt ein Bot für dich weiter.
    }
prompt-stand-in =
    { $seat_is ->
        [you] Ab hier spielt ein Bot für dich.
       *[other] Ab hier spielt ein Bot für { $seat }.
    }
prompt-said =
    { $seat_is ->
        [you] Du sagst: „{ $text }“
       *[other] { $seat } sagt: „{ $text }“
    }
