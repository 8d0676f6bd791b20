# Spoken text for people who do not see the screen, in place of pictures and figures.

notices-label = Notices
