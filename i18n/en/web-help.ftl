# Help: what a thing on the table does for the reader now, in one sentence; the things it names appear as drawings.

help-title = Help
help-mark = Explain something
help-ask = Choose what you want explained.
keys-help = explain what has the focus, or the next thing you choose
play-sound-on = Turn sounds on
