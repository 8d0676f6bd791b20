# Mots des ordres permanents dans le navigateur : ce qu’on laisse à faire pendant son absence.

orders-title = Ordres permanents
orders-open = Ordres pour mon absence…
orders-explained = Personne d’autre ne les voit, ni ne sait que vous en avez laissé. Dans le journal, ce qu’ils font porte la mention « par ordre permanent ».
orders-in-force-away = Ordres en vigueur : exécutés en votre absence.
orders-in-force-now = Ordres en vigueur : exécutés dès maintenant.
orders-change = Modifier
orders-revoke = Annuler
orders-leave = Enregistrer ces ordres
orders-when = Quand les exécuter
orders-when-away = Quand je ne suis pas à cette table
orders-when-now = Dès maintenant, même quand je suis là
orders-wait = m’attendre
orders-by-order = par ordre permanent
