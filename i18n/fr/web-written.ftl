# La vue en texte : des actions écrites sur une ligne. La notation est la même dans toutes les langues.

text-write = Écrivez ce que vous faites
text-write-look = Voir
text-write-again = Encore une fois, et c’est fait.
text-write-how = Comment l’écrire
