# What is said to those who do not see the screen, where what is seen are pictures and figures.

notices-label = Notices
