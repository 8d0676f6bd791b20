# Parole dei consigli a un tavolo contro i bot.

hint-title = Consiglio
hint-ask = Che cosa farebbe un buon giocatore?
hint-thinking = Sto pensando…
hint-wait = Quando tocca a te, chiedi qui che cosa farebbe un buon giocatore.
hint-bare = Questa partita si gioca senza consigli.
hint-chance = { $chance }% di probabilità di vincere
hint-best =
    { $chance ->
        [none] Consiglio: { $action }
       *[other] Consiglio: { $action } { $chance }% di probabilità di vincere.
    }
hint-level = Aiuto
hint-level-guided = Sempre
hint-level-normal = Su richiesta
hint-level-bare = Senza consigli
hint-thinker = Chi pensa
hint-thinker-server = il server
hint-thinker-device = il mio dispositivo
