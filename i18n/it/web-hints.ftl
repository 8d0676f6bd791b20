# Parole dei consigli a un tavolo contro i bot.

hint-title = Consiglio
hint-ask = Che cosa farebbe un buon giocatore?
hint-thinking = Ci si pensa…
hint-wait = Quando tocca a te, chiedi qui che cosa farebbe un buon giocatore.
hint-bare = Il tavolo nudo non dà consigli.
hint-chance = { $chance } % di vincere
hint-best =
    { $chance ->
        [none] Consiglio: { $action }
       *[other] Consiglio: { $action } { $chance } % di vincere.
    }
hint-level = Aiuto
hint-level-guided = Sempre
hint-level-normal = A richiesta
hint-level-bare = Tavolo nudo
