# La vue en texte : des actions écrites sur une ligne. La notation est la même dans toutes les langues.

text-write = Écrivez une action
text-write-look = Vérifier
text-write-again = Appuyez de nouveau pour confirmer.
text-write-how = Comment l’écrire
