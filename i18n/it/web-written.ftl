# La vista in testo: azioni scritte su una riga. La notazione è la stessa in tutte le lingue.

text-write = Scrivi che cosa fai
text-write-look = Guarda
text-write-again = Ancora una volta, ed è fatto.
text-write-how = Come si scrive

## Oltre Mare

om-written-offer = Offrire una carta di sale e 2 ducati ai giocatori 2 e 3, per una carta di seta e una carta qualsiasi. Senza «to»: a tutti quelli che possono scambiare.
om-written-claim = Dire di una carta che cosa c’è sopra, o che non c’è: potenza 5 e due navi. Gli altri lo leggono; vuoi 3 ducati.
om-written-counter = Rispondere all’offerta 4 con un’offerta tua.
om-written-accept = Accettare l’offerta 4. «with» e delle carte dicono che cosa dai, dove puoi scegliere.
om-written-refuse = Rifiutare l’offerta 4. Altri motivi: no-use, do-not-have, hand-full, do-not-trust, you-lead, have-enough, o nessuno.
om-written-pass = Non offrire e non rispondere più nulla. «leave» lascia gli scambi di questo turno.
om-written-buy = Comprare la prima carta del mazzo al suo prezzo. Oppure: buy pirates.
om-written-play = Giocare queste carte dalla mano.
om-written-sail = Navigare verso questo porto. A una bussola: compass e un porto, oppure compass stay.
om-written-stow = Stivare ciò che è stato giocato; l’ultima carta sta in cima.
om-written-end = Finire il tuo turno.
om-written-goods = Una merce è la tua prima carta di quella merce; con il suo numero è proprio quella carta. { $goods }.

## Ostia

os-written-pick = Prendere questa merce per niente.
os-written-put-up = Mettere all’asta due di grano e uno di vino.
os-written-bid = Offrire 7. Chi non offre più scrive: pass.
os-written-sell = Vendere il lotto al giocatore 2. Chi lo tiene scrive: keep.
os-written-lay = Mettere questo coperto al foro e al senato; il resto va nel magazzino. «all» è tutto. Chi lascia tutto com’è scrive: stand.
os-written-manage = Rimborsare un credito, costruire due magazzini, tenere tutte le merci. Oppure: sell-storehouses 1.
os-written-goods = Le merci, con il loro numero prima di un asterisco. { $goods }.
