# La vue en texte : des actions écrites sur une ligne. La notation est la même dans toutes les langues.

text-write = Écrivez ce que vous faites
text-write-look = Voir
text-write-again = Encore une fois, et c’est fait.
text-write-how = Comment l’écrire

## Oltre Mare

om-written-offer = Offrir une carte de sel et 2 ducats aux joueurs 2 et 3, contre une carte de soie et une carte au choix. Sans « to » : à tous ceux qui peuvent échanger.
om-written-claim = Dire d’une carte ce qui y figure, ou non : puissance 5 et deux bateaux. Les autres le liront ; vous en voulez 3 ducats.
om-written-counter = Répondre à l’offre 4 par une offre à vous.
om-written-accept = Accepter l’offre 4. « with » et des cartes disent ce que vous donnez quand vous avez le choix.
om-written-refuse = Refuser l’offre 4. Autres raisons : no-use, do-not-have, hand-full, do-not-trust, you-lead, have-enough, ou aucune.
om-written-pass = Ne plus rien offrir ni répondre. « leave » quitte les échanges de ce tour.
om-written-buy = Acheter la première carte de la pioche à son prix. Ou : buy pirates.
om-written-play = Jouer ces cartes de votre main.
om-written-sail = Naviguer vers ce port. À une boussole : compass et un port, ou compass stay.
om-written-stow = Charger ce qui a été joué ; la dernière carte est dessus.
om-written-end = Finir votre tour.
om-written-goods = Une marchandise désigne votre première carte de cette sorte ; avec son numéro, cette carte-là. { $goods }.

## Ostia

os-written-pick = Prendre cette marchandise pour rien.
os-written-put-up = Mettre aux enchères deux blés et un vin.
os-written-bid = Proposer 7. Qui ne propose plus rien écrit : pass.
os-written-sell = Vendre le lot au joueur 2. Qui le garde écrit : keep.
os-written-lay = Poser ceci face cachée sur le forum et au sénat ; le reste va à l’entrepôt. « all » signifie tout. Qui laisse les choses en l’état écrit : stand.
os-written-manage = Rembourser un crédit, construire deux entrepôts, garder toutes les marchandises. Ou : sell-storehouses 1.
os-written-goods = Les marchandises, leur nombre devant une étoile. { $goods }.
