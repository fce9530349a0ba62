## The bar at the top

page-skip = Aller au contenu
page-main-navigation = Navigation principale
page-games = Parties
page-rules = Règles
page-account-and-notices = Compte et avis
page-log-in = Se connecter
page-log-out = Se déconnecter
page-language = Langue
page-language-text = Les pages, e-mails et avis que vous recevez sont dans cette langue. Les autres joueurs lisent la leur.
page-language-missing = Les mots de cette langue n’ont pas pu être chargés. Réessayez dans un instant.

## The page itself

# Before the name of the program in the title of the window.
page-title = { $page } – Bradshaw
page-title-turn = (à vous) { $title }
page-description = Des jeux de chemins de fer et d’actions, fidèles à leurs règles : seul, sur un même écran ou en ligne.
page-no-script = Bradshaw a besoin de JavaScript pour afficher le plateau. Dans un terminal, { $command } permet de jouer aux mêmes jeux.
page-missing = Il n’y a rien ici
page-missing-address = Aucune page n’a l’adresse { $address }. Vérifiez qu’elle est complète et sans faute.
page-to-first-page = Aller à l’accueil
page-failed = Cette page a rencontré un problème
page-failed-text = La partie elle-même est en sécurité sur le serveur. Rechargez la page pour continuer.
page-load-again = Recharger
page-first-page = Accueil
page-dismiss = Masquer
page-saved = Enregistré.

## When the server does not answer, or has no words of its own for an error

page-error-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez ; rien n’est perdu.
page-error-missing = Il n’y a rien à cette adresse.
page-error-too-many = Cela fait beaucoup à la fois. Attendez un instant et réessayez.
page-error-server = Le serveur a un problème. Réessayez dans un instant ; rien n’est perdu.
page-error-refused = Le serveur a refusé cette demande ({ $status }).

## Colours

page-colours = Couleurs
page-colours-system = Comme l’appareil
page-colours-light = Claires
page-colours-dark = Sombres
page-switch-to-light = Couleurs claires
page-switch-to-dark = Couleurs sombres

## Times

page-just-now = à l’instant
page-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
page-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Charts

page-chart-empty = Rien à tracer pour le moment.
# $values: each line with its last figure.
page-chart-label = { $title } : { LIST($values, type: "comma") } à la fin du graphique
page-chart-value = { $name } { $value }
page-chart-last-move =
    { $counted ->
        [games] partie { $number }
       *[moves] coup { $number }
    }
page-chart-after-move =
    { $counted ->
        [games] Après la partie { $number } :
       *[moves] Après le coup { $number } :
    }
page-chart-point =
    { $pick ->
        [true] Pointez le graphique pour lire les chiffres ; cliquez pour voir la position.
       *[other] Pointez le graphique pour lire les chiffres.
    }
page-chart-figures = Les chiffres en tableau
page-chart-move =
    { $counted ->
        [games] Partie
       *[moves] Coup
    }

## Keys

page-keys = Raccourcis clavier
page-keys-key = Touche
page-keys-effect = Effet
# What is written on the keys.
page-key-enter = Entrée
page-key-escape = Échap
# What they do.
page-keys-digits = choisir une des neuf premières possibilités
page-keys-enter = confirmer votre choix
page-keys-escape = abandonner ; quitter le passé ou l’essai
page-keys-u = annuler le coup
page-keys-r = tourner la tuile que vous posez ; sinon rétablir le coup
page-keys-h = un conseil du robot Normal
page-keys-y = essayer sur une copie privée
page-keys-arrows = un coup en arrière ou en avant dans l’historique
page-keys-n = retour au présent
page-keys-m = carte ; là, les flèches déplacent, + et − zooment
page-keys-t = tableau : qui possède quoi
page-keys-k = cours des actions
page-keys-i = tuiles : ce qui reste
page-keys-p = aller aux possibilités
page-keys-l = journal
page-keys-g = courbes
page-keys-c = chat
page-keys-slash = règles
page-keys-question = cette liste

## La documentation

# Un lien au pied de la première page.
page-docs = Documentation
page-docs-missing = La documentation n’est pas encore générée
# $command: make docs.
page-docs-build = « make play » la génère en arrière-plan, une minute ou deux après le premier démarrage. Dans le dossier de Bradshaw, { $command } la génère tout de suite. Rechargez ensuite cette page.
page-docs-besides = Les leçons et les règles de chaque jeu sont là de toute façon.

## The first page

page-home = Chemins de fer et actions, selon les règles
page-home-text = Posez des voies avec l’argent des autres, lancez des compagnies, versez des dividendes. Chaque coup légal est montré sur le plateau ; tout autre dit pourquoi il ne l’est pas.

## The games on the first page

page-shelf = Jeux
page-shelf-bots = Robots
page-shelf-players = { $least } à { $most } joueurs
page-shelf-minutes = { $least } à { $most } minutes
page-shelf-hours = { $least } à { $most } heures
page-shelf-weight =
    { $weight ->
        [1] léger
        [2] assez léger
        [3] moyen
        [4] exigeant
       *[other] très exigeant
    }
page-shelf-play = Jouer
    .named = Jouer : { $game }
page-shelf-learn = Apprendre
    .named = Apprendre : { $game }

## Lists of games

page-list-continue = Reprendre
page-list-mine = Vos parties
    .empty = Vous ne jouez aucune partie en ce moment. Commencez-en une sur la page d’accueil, ou rejoignez une table du salon.
page-list-mine-finished = Vos parties terminées
    .empty = Aucune de vos parties n’est encore terminée. Vous pourrez alors les revoir et les analyser ici.
page-list-lobby = Salon
    .empty = Aucune partie publique pour le moment. Ouvrez une table en ligne et d’autres pourront vous rejoindre.
page-list-running = Parties à regarder
    .empty = Aucune partie publique n’est en cours en ce moment. Les parties terminées sont sous le titre suivant.
page-list-finished = Parties terminées
    .empty = Aucune partie publique n’est encore terminée.
page-lists = Listes de parties
page-list-all-mine = Toutes vos parties
page-list-all =
    { $count ->
        [one] Votre { $count } partie
       *[other] Les { $count } parties
    }
page-list-all-tables = Toutes les tables
page-list-loading = Recherche des parties…
page-list-page-empty = Il n’y a aucune partie sur cette page.
page-list-pages = Pages
page-list-page = Page { $number }
page-list-newer = Plus récentes
page-list-older = Plus anciennes

## Chercher dans les listes de parties

page-filter = Chercher
page-filter-any = peu importe
page-filter-none = Tout afficher
page-filter-empty = Aucune partie ne correspond. Affichez tout, ou cherchez autre chose.
page-filter-speed = Rythme
page-filter-speed-kind =
    { $speed ->
        [free] sans limite
        [quick] rapide : jusqu’à un jour par décision
       *[slow] lent : plus d’un jour
    }
page-filter-rated = Classement
page-filter-rated-kind =
    { $rated ->
        [true] classée
       *[other] non classée
    }
page-filter-open-seat = Avec une place libre
page-filter-robots = Automates admis
page-filter-player = Nom d’un joueur
page-filter-since = Du
page-filter-until = Au
page-filter-rating-from = Joueurs classés à partir de
page-filter-rating-to = Joueurs classés jusqu’à
page-filter-near = Joueurs d’un classement proche du mien

## A game in a list

page-game-unreadable = Illisible
page-game-finished = Terminée
page-game-ended = Arrêtée par l’hôte de ce serveur
page-game-open = En attente de joueurs
page-game-my-turn = À vous de jouer
page-game-replaced = Vous avez été remplacé : reprenez votre place
page-game-others = Aux autres de jouer
page-game-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
# How and how long: against bots · 12 moves.
page-game-kind =
    { $mode ->
        [solo] contre des robots
        [hotseat] sur un même écran
       *[online] en ligne
    } · { page-game-moves }
page-game-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-game-seat-open = libre
page-game-winner = { $player } (a gagné)
page-game-here = est là
page-game-player-here = { $player } est là
page-robot = automate
    .title = Un programme { DE($player) } joue ici
page-game-robots = automates admis
page-game-join = Rejoindre
page-game-return = Revenir
page-game-watch = Regarder
page-game-view = Voir
page-game-delete = Supprimer
# For a screen reader: which game the button deletes. $time: when it was last played, "3 hours ago".
page-game-delete-which = Supprimer { $game }, { $time }
page-game-delete-title = Supprimer cette partie ?
page-game-delete-text =
    { $count ->
        [one] { $game }, { $count } coup.
       *[other] { $game }, { $count } coups.
    } C’est irréversible ; vous pouvez d’abord télécharger l’enregistrement, sous Partager.

## A new game

page-new = Votre propre table
page-new-loading = Chargement des jeux…
page-new-how = Comment jouer
page-new-mode =
    { $mode ->
        [solo] Contre des robots
        [hotseat] Même écran
       *[online] En ligne
    }
page-new-start =
    { $mode ->
        [online] Ouvrir la table
       *[other] Commencer la partie
    }
# $players: who plays, such as you and 3 bots (Normal).
page-new-wish = { $game } : { $players }.
page-new-you = vous
page-new-people =
    { $count ->
        [one] { $count } joueur à cet écran
       *[other] { $count } joueurs à cet écran
    }
page-new-bots =
    { $count ->
        [one] { $count } robot ({ page-bot })
       *[other] { $count } robots ({ page-bot })
    }
page-bot-choice = { page-bot } : { page-bot.plays }
page-new-change = Plus d’options
page-new-game = Jeu
page-new-designer = de { $designer }
page-new-rules = règles
page-new-players = Joueurs
page-new-seats = Places
page-new-shuffle = Tirer les places au sort
page-new-who-joins = Qui peut rejoindre la table
page-new-private = Seulement ceux qui ont le lien
page-new-listed = Tout le monde : elle figure sur la page d’accueil
page-new-club = Les membres du club { $club }
page-new-robots = Les automates peuvent aussi rejoindre la table
page-new-robots-note = Des programmes d’autres joueurs, signalés comme tels.
page-new-description = À propos de cette table
page-new-description-note = Ce que les autres devraient savoir avant de la rejoindre, lisible par tous.
page-new-language = Langue à la table
page-new-away = Quand quelqu’un ne vient plus
page-new-replace-after = Un joueur peut être remplacé après
page-new-replace-note = Sans aucun signe de vie pendant ce temps. Un joueur remplacé peut reprendre sa place tant que la partie dure.
page-new-host-decides = Je décide seul qui remplacer
page-new-host-decides-note = Sinon, tous les autres doivent être d’accord.
page-new-options = Options
page-new-seed = Graine aléatoire
page-new-seed-random = au hasard
page-new-seed-note = La même graine donne la même mise en place ; elle est conservée dans l’enregistrement d’une partie.
page-new-rulebook = Comme dans les règles
page-new-your-name = Votre nom
# $player is the reader.
page-new-player-you = { $player } (vous)
page-new-person = Une personne
page-new-open-seat = Place libre
page-new-bot = Un robot
page-new-seat = Place { $number }
page-new-player = Joueur { $number }
page-new-player-name = Nom du joueur { $number }
page-new-seat-bot = Robot à la place { $number }
page-new-house-rules-all =
    { $count ->
        [one] La règle maison de { $site } est activée.
       *[other] Les { $count } règles maison de { $site } sont toutes activées.
    }
# $sites: places whose house rules these are.
page-new-house-rules =
    { $on ->
        [0] Règles maison de { $sites }, une par une
       *[other] Règles maison de { $sites }, une par une : { $on } sur { $count } activées
    }
page-new-the-rule = La règle

## Opening a file

page-file = Ouvrir un fichier
page-file-text = L’enregistrement d’une partie, ou une partie de 1860 ou 1862 exportée de 18xx.games. Déposez-le n’importe où sur cette page, ou choisissez-le.
page-file-input = Fichier d’enregistrement
page-file-choose = Choisir un fichier
page-file-checking = Vérification de chaque coup…
page-file-too-large = { $file } est trop gros pour une partie : on lit { $megabytes } Mo au plus.
# $problem: what the browser says, in its own language.
page-file-not-json = { $file } n’est pas du JSON : { $problem }.
page-file-unreadable = { $file } est illisible.
page-file-no-game = { $file } ne contient pas de partie : ce n’est ni un enregistrement ni un export de 18xx.games.
page-file-too-deep = { $file } est trop imbriqué pour une partie.
page-file-found =
    { $finished ->
        [true] { $file } : { page-game-moves } de { $players }, partie terminée.
       *[other] { $file } : { page-game-moves } de { $players }.
    }
page-file-stopped =
    { $count ->
        [one] Seul le premier coup peut être repris.
       *[other] Seuls les { $count } premiers coups peuvent être repris.
    }
page-file-who = Qui continue la partie
page-file-who-plays = Qui joue { $player }
page-file-person = Une personne à cet écran
page-file-bot = Robot : { page-bot }
page-file-nobody = Il faut au moins une personne.
page-file-open = Ouvrir la partie
page-file-review = Ouvrir et analyser
page-file-options = Options : { LIST($options, type: "comma") }.
page-file-option-on = { $option } : oui
page-file-option-off = { $option } : non
page-file-option-value = { $option } : { $value }
page-file-house-rules =
    { $all ->
        [true] Les { $count } règles maison de 18xx.games sont toutes activées
       *[other] { $count ->
            [one] { $count } règle maison de 18xx.games est activée
           *[other] { $count } règles maison de 18xx.games sont activées
        }
    }

## Rules

page-rules-of = Règles : { $game }
page-rules-text = Chaque règle dans nos propres mots, dans l’ordre des sections du livret. Les décisions tranchent ce que le livret laisse ouvert.
# The statements of the rules are English in every language; shown to those who read another.
page-rules-english = Le texte des règles est en anglais.
page-rules-loading = Ouverture des règles…
page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [one] { $count } trouvée
       *[other] { $count } trouvées
    }
page-rules-none = Aucune règle ne contient tous ces mots.
page-rules-sections = Sections
page-rules-example = Exemple : { $example }
page-rules-derived = Calculé : { $example }
page-rules-ruling = Décision { $ruling }, { $subject } :
page-rules-address = Adresse de cette règle

## The account

page-account = Compte
page-account-loading = Qui est là ?
page-account-guest = Vous jouez en invité : ce navigateur garde vos parties. Il n’en faut pas plus.
page-account-logged-out = Vous êtes déconnecté.
page-notices = Avis
page-notices-webhook = Webhook
page-notices-webhook-note = Les avis y sont envoyés en JSON. Laissez vide pour aucun.
page-notices-mail = Adresse e-mail
page-notices-mail-note = Pour un lien de nouveau mot de passe, et pour ce que vous choisissez plus bas. Laissez vide pour aucun.
page-notices-password = Votre mot de passe, pour changer l’adresse
page-password = Mot de passe
page-password-changed = Votre mot de passe est changé ; tous les autres navigateurs sont déconnectés.
page-password-change = Changer le mot de passe
page-password-old = Ancien mot de passe
page-password-new = Nouveau mot de passe
page-password-yours = Votre mot de passe
page-logins = Où vous êtes connecté
# $browser: Firefox; $system: Linux. “none” where it is not known.
page-login-browser =
    { $browser ->
        [none] Un navigateur
       *[other] { $browser }
    } sous { $system ->
        [none] un système inconnu
       *[other] { $system }
    }
page-login-here = (ici)
# $since, $used: "3 days ago", or a date.
page-login-times = connecté { $since }, utilisé { $used }
page-tokens = Jetons pour programmes
# $link: to the documentation.
page-tokens-text = Un de vos programmes peut jouer comme automate, sous votre nom et signalé à tous. Il entre par un jeton. { $link }
page-tokens-how = Comment en écrire un
page-token-name = Nom du jeton
page-token-lasts = Il expire après
page-token-make = Créer un jeton
page-token-secret = Votre nouveau jeton. Copiez-le maintenant : il ne sera plus jamais affiché.
page-token-copy = Copier
page-token-copied = Le jeton est copié.
page-token-not-copied = Le navigateur ne laisse pas les pages copier : sélectionnez le jeton et copiez-le vous-même.
page-token-kept = Je l’ai gardé
# $when: "in 6 days".
page-token-soon = Expire { $when } : créez-en un nouveau à temps.
# $made, $used: "3 days ago", or a date; $used: none if it was never used; $expires: a date.
page-token-times =
    { $used ->
        [none] créé { $made }, jamais utilisé, expire le { $expires }
       *[other] créé { $made }, utilisé { $used }, expire le { $expires }
    }
page-token-end = Révoquer
# For a screen reader: which token the button ends.
page-token-end-which = Révoquer le jeton { $token }
page-token-end-title = Révoquer le jeton { $token } ?
page-token-end-text = Les programmes qui l’utilisent ne peuvent plus entrer. Leurs parties continuent sans eux.
page-data = Vos données
page-data-text = Tout ce qui est enregistré à votre sujet, dans un fichier JSON : compte, connexions, avis, parties, vos coups et vos messages.
page-data-download = Télécharger vos données
page-leave =
    { $guest ->
        [true] Supprimer tout ce qui vous concerne
       *[other] Supprimer le compte
    }
page-leave-button =
    { $guest ->
        [true] Supprimer tout ce qui me concerne
       *[other] Supprimer le compte
    }
page-leave-text = Vos connexions, avis et messages sont supprimés, ainsi que les parties où personne d’autre ne joue. Les autres parties continuent, avec le nom qu’elles affichent.
page-leave-done =
    { $guest ->
        [true] Tout ce qui vous concernait est supprimé.
       *[other] Votre compte est supprimé.
    }

## Logging in

page-login-what = Que faire
page-login-new = Nouveau compte
page-login-forgotten = Oublié
page-login-name = Nom
page-login-done = Vous êtes connecté.
page-login-made = Votre compte est créé et vous êtes connecté.
page-login-make = Créer le compte
page-login-make-text = Un compte garde vos parties sur tous vos appareils. Ce que vous avez joué ici jusqu’à présent vous suit.
page-login-mail = Envoyer un lien
page-login-mail-text = Un lien pour choisir un nouveau mot de passe est envoyé à l’adresse e-mail du compte.
page-login-mail-sent = Si un tel compte existe et a une adresse e-mail, un lien est en route.
page-login-mail-none = Ce serveur n’envoie pas d’e-mails. Son hôte peut vous donner un lien pour choisir un nouveau mot de passe.
page-reset-done = Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.
page-reset-set = Enregistrer le mot de passe
