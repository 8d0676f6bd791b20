# Ce que dit le serveur : sessions, limites, et ce qui n’a pas pu être enregistré.

server-bad-login = Un identifiant compte de 3 à 40 caractères : lettres, chiffres et « . - _ @ + ».
server-bad-message = Ce message n’a pas été compris.
server-bad-name = Un nom compte de 1 à 40 caractères visibles.
server-bad-password = Un mot de passe compte au moins 10 caractères, espaces non compris.
server-bad-request = Cette demande n’a pas été comprise.
server-bad-tempo = Cette pendule ne laisse pas le temps de jouer : donnez au moins une seconde.
server-bad-push = Impossible d’avertir ce navigateur : son service n’est pas reconnu.
server-bad-webhook = Aucun avis ne peut être envoyé à cette adresse : elle doit commencer par http:// ou https://.
server-foreign-page = Cette demande vient de la page d’un autre site.
server-login-taken = Cet identifiant est déjà pris.
server-no-edition = Cette édition n’existe pas ici.
server-no-method = Cela ne peut pas se faire ici.
server-no-page = Il n’y a rien ici.
server-no-session = Connectez-vous d’abord : il n’y a pas de session, ou elle a pris fin.
server-no-spectators = Cette table se joue sans spectateurs.
server-no-such-session = Cette session n’existe pas, ou elle est déjà terminée.
server-no-table = Cette table n’existe pas.
server-not-over = Cela ne peut se faire qu’après la partie.
server-no-lesson = Il n’y a pas de partie guidée de ce jeu.
server-no-hints = Les conseils sont réservés à qui joue seul contre des bots.
server-nothing-to-hint = Il n’y a rien à décider pour le moment.
server-private-webhook = Aucun avis n’est envoyé à cette adresse : elle est introuvable, ou dans un réseau privé.
server-reviews-full = Trop d’analyses sont en attente : réessayez dans quelques minutes.
server-table-fell = Quelque chose a mal tourné à cette table. Rien n’est perdu : rouvrez-la.
server-too-large = C’est trop volumineux.
server-too-many = Trop de demandes : attendez un peu.
server-too-many-tables = Vous avez trop de tables ouvertes : finissez-en une d’abord.
server-too-many-matches = Vous avez déjà confié trop de parties à ce serveur.
server-too-many-watched = Vous suivez trop de tables à la fois.
server-too-slow = Cela a mis trop de temps à arriver.
server-try-again = Cela n’a pas abouti : réessayez.
server-unknown-game = Ce jeu n’existe pas ici.
server-wrong-login = Identifiant ou mot de passe incorrect.
server-wrong-code = Identifiant ou code de secours incorrect. Chaque code ne sert qu’une fois.
server-wrong-password = Ce n’est pas votre mot de passe.
server-no-account = Vous n’avez pas de compte : créez-en un d’abord.
server-both-seated = Vous et ce compte avez chacun une place à la même table. Est-ce bien vous, deux fois ? Alors connectez-vous et gardez les deux places.

## Ce qui n’a pas pu être enregistré

store-conflict = Quelqu’un a été plus rapide : regardez de nouveau.
store-corrupt = Ce qui est enregistré ici est illisible. La personne qui gère ce serveur peut aider.
store-full = Cela n’a pas pu être enregistré : le serveur n’a plus de place. Rien n’a changé.
store-invalid = Cela ne peut pas être enregistré.
store-locked = Cela n’a pas pu être enregistré : un autre programme utilise la base de données. Rien n’a changé ; réessayez.
store-lost = Cela n’a pas pu être enregistré : la base de données est injoignable. Réessayez.
store-newer = La base de données appartient à une version plus récente du programme.
store-not-found = Ce n’est plus ici.
store-other = Cela n’a pas pu être enregistré. Rien n’a changé ; réessayez.
store-read-only = Cela n’a pas pu être enregistré : la base de données est en lecture seule. Rien n’a changé.
server-still-here = Cette personne est là et joue pour elle-même.
