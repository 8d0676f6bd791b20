# The text view: actions written on one line. The notation itself is the same in every language.

text-write = Type an action
text-write-look = Check it
text-write-again = Press again to confirm.
text-write-how = How to write it
