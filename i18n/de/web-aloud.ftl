# Was denen gesagt wird, die den Bildschirm nicht sehen, wo andere Bilder und Zahlen sehen.

notices-label = Hinweise
