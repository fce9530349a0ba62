## Aide de la ligne de commande ; une ligne vide termine ce que montre la liste des commandes

cli-help = Bradshaw joue à des jeux d’actions ferroviaires selon leurs règles. Il parle la langue du terminal, ou celle de --language : en, fr ou de.
cli-help-usage = Usage : { $usage }
cli-help-command = COMMANDE
cli-help-some-options = [OPTIONS]
cli-help-some-arguments = [ARGUMENTS]
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-parameters = Options
cli-help-choices = [au choix : { LIST($choices, type: "comma") }]
cli-help-default = [par défaut : { $default }]
cli-help-required = [obligatoire]
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version de Bradshaw.

## Arguments de plusieurs commandes

cli-help-game = Identifiant du jeu, comme emubay.
cli-help-players = Nombre de joueurs. Sans cela, le plus petit, mais au moins deux.
cli-help-seed = Nombre qui fixe tout ce qui est aléatoire. Sans cela, il est tiré au sort.
cli-help-option = Réglage du jeu sous la forme nom=valeur ; peut être répété.
cli-help-bots = Sortes de robots, séparées par des virgules, répétées autant qu’il faut pour occuper les places.
cli-help-record = Un enregistrement, ou une partie exportée de 18xx.games.
cli-help-at = La position après ce nombre de coups. Sans cela, la dernière.
cli-help-output = Le fichier à écrire. Sans cela, la sortie standard.
cli-help-database = Fichier SQLite ou adresse postgresql://. Sans cela, un fichier dans votre dossier de données.

## Les commandes et leurs propres arguments

cli-help-games = Énumérer les jeux installés avec leurs joueurs et leurs options, et les robots.
cli-help-play = Jouer dans le terminal, seul contre des robots ou à plusieurs au même clavier.
cli-help-play-game = Identifiant du jeu, comme emubay. Inutile avec --load.
cli-help-play-humans = Combien de joueurs sont des personnes, qui partagent le clavier.
cli-help-play-names = Noms, séparés par des virgules, les personnes d’abord.
cli-help-play-watch = Des robots occupent toutes les places et jouent la partie jusqu’au bout.
cli-help-play-save = Fichier de la partie, écrit après chaque coup.
cli-help-play-load = Fichier à reprendre ; il est aussi écrit, sauf avec --save.
cli-help-replay =
    Charger un enregistrement et montrer sa dernière position, une position antérieure ou son déroulement.

    Chaque coup est vérifié selon les règles.
cli-help-replay-file = Un enregistrement fait par « bradshaw play ».
cli-help-replay-log = Raconter la partie en phrases, avec le numéro de chaque coup.
cli-help-rules = Montrer les règles d’un jeu, une règle, celles qui contiennent des mots, ou comment les règles sont testées.
cli-help-rules-id = Identifiant d’une règle, comme emubay.auction.left ; la partie qui suit le jeu suffit.
cli-help-rules-search = Seulement les règles qui contiennent tous ces mots, elles-mêmes ou dans une décision.
cli-help-rules-coverage = Combien de tests a chaque règle.
cli-help-rules-tests = Où sont les tests, pour --coverage.
cli-help-render = Dessiner le plateau et le tableau des cours d’une partie.
cli-help-render-output = Le dessin, .svg ou .png.
cli-help-runs = Énumérer les trajets au revenu le plus élevé, avec leurs gares et leurs sommes, et dire s’il est prouvé que ce sont les meilleurs.
cli-help-runs-company = Seulement cette compagnie. Sans cela, toutes celles qui peuvent rouler.
cli-help-runs-splits = Tout partage entre revenu et subvention qui en vaut la peine.
cli-help-runs-draw = Dessiner les trajets sur la carte, .svg ou .png.
cli-help-agreement = Comparer chaque décision de parties enregistrées avec les premiers choix de l’expert, par genre de décision.
cli-help-agreement-files = Enregistrements, ou parties exportées de 18xx.games ; tels quels ou en gzip.
cli-help-agreement-looks = Combien de fois l’expert regarde plus loin à chaque décision ; 1 pour s’en tenir au tour.
cli-help-review = Analyser une partie : le résultat attendu après chaque coup, les coups qui ont coûté le plus et de meilleurs, et un bilan pour chaque joueur.
cli-help-review-file = Un enregistrement, ou une partie exportée de 18xx.games ; tel quel ou en gzip.
cli-help-review-moves = Combien de coups parmi les plus coûteux sont montrés.
cli-help-review-json = Afficher toute l’analyse en JSON.
cli-help-arena =
    Faire jouer des rencontres, ou un championnat, à des robots et dire comment les parties se sont passées et qui a gagné.

    Avec --results, la même commande poursuit ce qui a été interrompu. Sans jeu, elle fait le bilan des résultats du fichier.
cli-help-arena-game = Identifiants de jeux, comme emubay 1860.
cli-help-arena-league = Tous les robots se rencontrent, au lieu d’occuper les places à tour de rôle.
cli-help-arena-games = Nombre de parties pour chaque jeu, nombre de joueurs et valeur des options.
cli-help-arena-players = Nombres de joueurs, séparés par des virgules, ou « all » pour tous. Sans cela, le plus petit, mais au moins deux, ou un par robot.
cli-help-arena-option = Réglage sous la forme nom=valeur, pour les jeux qui l’ont ; de plusieurs valeurs, séparées par des virgules, toutes sont jouées. Peut être répété.
cli-help-arena-jobs = Nombre de processus qui jouent en même temps.
cli-help-arena-ray = Jouer sur la grappe Ray à cette adresse au lieu de cette machine ; « auto » pour celle qui tourne ici.
cli-help-arena-results = Fichier des résultats, une ligne de JSON par partie. Ce qui s’y trouve n’est pas rejoué.
cli-help-arena-parquet = Fichier des résultats en Parquet, une ligne par place de chaque partie.
cli-help-arena-report = Fichier d’un compte rendu avec tableaux et courbes, d’un seul tenant.
cli-help-arena-program = Un robot à vous, sous la forme nom=commande, qui parle en lignes de JSON ; peut être répété.
cli-help-arena-seconds = Secondes dont un tel programme dispose pour un coup.
cli-help-import =
    Faire un enregistrement d’une partie exportée de 18xx.games, en vérifiant chaque coup selon les règles de ce site.

    Les coups annulés, les messages et les ordres permanents sont résolus ; l’enregistrement contient les coups qui comptent.
cli-help-import-file = La partie telle que le site l’exporte : JSON, éventuellement gzip.
cli-help-export = Écrire une partie comme le fait 18xx.games. Elle doit avoir été jouée selon les règles maison de ce site.
cli-help-export-to = Le format.
cli-help-verify =
    Parcourir des parties enregistrées coup par coup et afficher toute différence qui n’est pas attendue.

    Le code de retour est 0 s’il n’y en a pas, 1 s’il y en a, 2 si un fichier est illisible. Les fichiers d’un dossier qui ne sont pas des parties enregistrées sont nommés et ignorés.
cli-help-verify-paths = Fichiers qui se terminent par .json ou .json.gz, ou dossiers qui en contiennent.
cli-help-verify-emit = Ne rien comparer ; afficher après chaque coup une ligne { "{" }"index", "state"{ "}" } avec notre état.
cli-help-step =
    Répondre à chaque ligne de l’entrée standard, une position et un coup, par la position qui suit.

    Une ligne est { "{" }"before": position, "player": place, "move": { "{" }…{ "}" }{ "}" }. La réponse est { "{" }"state": position{ "}" }, ou { "{" }"refused": { "{" }"rule": …, "text": …{ "}" }{ "}" } si les règles interdisent le coup, ou { "{" }"error": "…"{ "}" } si la ligne n’a pas de sens. Les lignes vides sont ignorées.
cli-help-positions =
    Répondre à chaque position d’une liste JSON : les meilleurs trajets d’une compagnie, ou toutes les tuiles qu’elle peut poser.

    Pour une position de trajets, la réponse est { "{" }"index", "rev", "sub", "total": [rev, sub], "proved", "ms"{ "}" } : les trajets au revenu le plus élevé, ceux dont la somme du revenu et de la subvention est la plus élevée, et les millisecondes pour les deux. Pour une position de voies, la réponse est { "{" }"index", "legal": [[hexagone, tuile, rotation], …]{ "}" }. Pour une position qui n’a pas de sens, la réponse est { "{" }"index", "error"{ "}" }, et le code de retour est alors 1.
cli-help-positions-file = JSON, éventuellement gzip.
cli-help-serve = Démarrer l’application web. Chaque réglage est aussi une variable d’environnement, comme BRADSHAW_PORT.
cli-help-serve-host = Adresse d’écoute ; 0.0.0.0 pour toutes.
cli-help-serve-port = Port d’écoute.
cli-help-serve-workers = Nombre de processus.
cli-help-serve-play = Prendre un autre port si celui-ci est occupé, et ouvrir un navigateur.
cli-help-reset-link = Afficher un lien avec lequel quelqu’un peut choisir un nouveau mot de passe, une fois, dans la journée.
cli-help-reset-link-name = Nom du compte.
cli-help-backup =
    Écrire tout ce qui est stocké dans un fichier, pendant que le serveur tourne, et le vérifier.

    Le fichier reçoit son nom quand il est complet et relu ; une sauvegarde interrompue n’est donc jamais prise pour une vraie.
cli-help-backup-file = Fichier à écrire, ou un dossier, où l’heure lui donne son nom.
cli-help-backup-overwrite = Remplacer le fichier s’il existe.
cli-help-restore =
    Remplacer la base de données par le contenu d’une sauvegarde. Le serveur ne doit pas tourner.

    La sauvegarde est lue d’un bout à l’autre avant tout changement ; ensuite, tout est restauré, ou rien.
cli-help-restore-file = Une sauvegarde faite par « bradshaw backup ».
cli-help-restore-overwrite = Perdre ce qui est maintenant dans la base de données.
cli-help-check =
    Rejouer toutes les parties stockées avec cette version de Bradshaw, et signaler celles qu’elle ne peut pas lire.

    Rien n’est changé, et un serveur peut tourner. Installez une nouvelle version à côté de l’ancienne et faites-lui vérifier la base de données avant qu’elle prenne la relève. Le code de retour est 1 si une partie est illisible, et 2 si rien n’a pu être vérifié.

## bradshaw admin

cli-help-admin = S’occuper des parties et des personnes, même pendant que le serveur tourne : énumérer, arrêter, supprimer, exclure, faire taire, etc.
cli-help-admin-json = Afficher du JSON, pour des scripts.
cli-help-admin-yes = Le faire sans confirmation.
cli-help-admin-most = En énumérer au plus ce nombre.
cli-help-admin-game-id = Identifiant de la partie, comme dans son adresse et dans « bradshaw admin games ».
cli-help-admin-who = Nom d’un compte, ou début de l’identifiant d’un invité.
cli-help-admin-games = Énumérer les parties stockées, les dernières jouées d’abord.
cli-help-admin-status = Seulement les parties dans cet état.
cli-help-admin-person-seated = Seulement les parties où cette personne a une place.
cli-help-admin-game = Montrer une partie : qui joue, où elle en est, si elle est lisible.
cli-help-admin-unreadable = Énumérer les parties que cette version ne peut pas lire, avec la raison. Le code de retour est 1 s’il y en a.
cli-help-admin-end-game = Arrêter une partie en cours : personne ne peut plus jouer, et le journal le dit. On peut encore la regarder.
cli-help-admin-reason = Une phrase pour les joueurs.
cli-help-admin-delete-game = Supprimer une partie avec tout ce qui s’y est passé, même illisible.
cli-help-admin-people = Énumérer les comptes ou les invités, les dernières visites d’abord.
cli-help-admin-guests = Les invités au lieu des comptes.
cli-help-admin-person = Montrer une personne, et les parties où elle a une place.
cli-help-admin-ban = Exclure quelqu’un. Ses connexions prennent fin ; dans les parties en cours, les autres peuvent aussitôt le remplacer.
cli-help-admin-unban = Laisser revenir quelqu’un, qui peut alors reprendre ses places dans les parties encore en cours.
cli-help-admin-mute = Laisser quelqu’un jouer, mais pas discuter, pendant des jours ou jusqu’à nouvel ordre. La personne l’apprend.
cli-help-admin-days = Pendant combien de jours. Omis : jusqu’à nouvel ordre.
cli-help-admin-note = Une phrase pour qui est visé ; si un signalement est rejeté, pour son auteur.
cli-help-admin-reports = Lister ce qui a été signalé, le plus récent d’abord.
cli-help-admin-open = Seulement ce qui attend une décision.
cli-help-admin-report-number = Numéro du signalement.
cli-help-admin-report = Montrer un signalement : quoi, par qui, la discussion autour, les autres signalements sur la même personne.
cli-help-admin-decide = Traiter un signalement, et tous les autres de la même chose. Les personnes concernées l’apprennent.
cli-help-admin-decision = Ce qu’il faut faire.
cli-help-admin-decision-value = Avec mute le nombre de jours, avec rename le nouveau nom.
cli-help-admin-bounce = Prendre un e-mail revenu, sur l’entrée standard : son adresse ne reçoit plus rien tant qu’elle n’est pas enregistrée de nouveau.
cli-help-admin-unmute = Laisser de nouveau quelqu’un discuter.
cli-help-admin-rename = Donner un autre nom à un compte. Les parties commencées gardent le nom qu’elles affichent.
cli-help-admin-name = Le nouveau nom.
cli-help-admin-delete-person = Supprimer tout ce qui est stocké sur quelqu’un. Les parties avec d’autres continuent, sans ses messages.
cli-help-admin-export = Écrire en JSON tout ce qui est stocké sur quelqu’un.
cli-help-admin-close-registration = Ne plus accepter de nouveaux comptes. Ceux qui existent restent, et les invités peuvent jouer.
cli-help-admin-open-registration = Accepter de nouveau des comptes.
cli-help-admin-club-id = Identifiant ou nom du club.
cli-help-admin-clubs = Lister les clubs, le plus récent d’abord.
cli-help-admin-club = Montrer un club : qui le dirige, qui en est membre ou invité, ses saisons.
cli-help-admin-delete-club = Supprimer un club et prévenir ses membres. Les parties commencées continuent pour leurs joueurs.
