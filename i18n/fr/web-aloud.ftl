# Ce qui est dit à ceux qui ne voient pas l’écran, là où l’on voit des dessins et des chiffres.

notices-label = Avis
