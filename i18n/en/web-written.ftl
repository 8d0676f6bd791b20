# The text view: actions written on one line. The notation itself is the same in every language.

text-write = Write what you do
text-write-look = Look at it
text-write-again = Once more, and it is done.
text-write-how = How it is written
