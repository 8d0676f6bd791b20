# Aiuto: che cosa fa adesso per il lettore una cosa sul tavolo, in una frase; ciò che vi è nominato è disegnato.

help-title = Aiuto
help-mark = Spiega qualcosa
help-ask = Scegli che cosa vuoi farti spiegare.
keys-help = spiega ciò che è selezionato, o la prossima cosa che scegli
play-sound-on = Attiva l’audio
