# Ciò che si dice a chi non vede lo schermo, dove gli altri vedono disegni e cifre.

notices-label = Avvisi
