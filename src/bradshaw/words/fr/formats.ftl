## Fichiers : ce qui ne va pas, après le chemin

formats-file = { $path } : { $problem }
formats-no-file = ce fichier n’existe pas.
formats-directory = c’est un dossier, pas un fichier.
formats-damaged = les données gzip sont endommagées ou incomplètes.
formats-unreadable = lecture impossible : { $reason }.
formats-unwritable = écriture impossible : { $reason }.
formats-no-directory = le dossier où écrire n’existe pas.
formats-too-large = plus de { $most } Mo, le maximum lisible.
formats-nested = l’imbrication est trop profonde pour une partie.
formats-not-json = ce n’est pas du JSON : { $problem }.
formats-not-exported = ce n’est pas une partie exportée de 18xx.games : il manque le titre, les joueurs et les coups.
formats-not-recorded = ce n’est pas une partie enregistrée : le champ « game » ne dit pas de quel jeu.
formats-not-installed = c’est une partie du jeu « { $game } », qui n’est pas installé.
formats-unknown = Le fichier n’est ni un enregistrement de Bradshaw ni une partie exportée de 18xx.games.
formats-other-game = C’est une partie du jeu « { $game } » de 18xx.games ; seules les parties de { $games } peuvent être importées.
formats-not-on-site = { $game } n’existe pas sur 18xx.games.
formats-unreadable-game = Le fichier n’est pas une partie lisible.
