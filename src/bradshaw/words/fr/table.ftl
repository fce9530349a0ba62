### Ce que la page dit autour d’une partie : la table avec son plateau, le tour de jeu, le journal et tout le reste.

## Boutons et mots de plusieurs endroits

page-cancel = Annuler
page-save = Enregistrer
page-close = Fermer
page-try-again = Réessayer
page-all-games = Toutes les parties
page-back-to-now = Revenir au présent
page-see-board = Voir le plateau
page-play-again = Rejouer
page-why-not = Pourquoi pas ?
page-look-only = Cette partie ne peut plus qu’être regardée.
# Après le nom sur un bouton, pour qui l’écoute.
page-name-text =  : { $text }
page-about = { $about } : { $text }
page-either = { LIST($texts, type: "semicolon") }
page-rule-link = la règle

## Demandes d’accord

page-ask-waiting = En attente de { $players }.
page-ask-agree = Oui, d’accord
page-ask-disagree = Non
page-ask-refused = Refusé : { $text }
page-ask-back = { $player } est de retour.

## Montants

page-bid = Enchère
page-bids = Enchères
page-bid-less = Un de moins
page-bid-more = Un de plus
page-bid-span = de { $low } à { $high }
page-bid-slider = { $name } : curseur
page-bid-minimum = Minimum { $amount }
page-bid-highest = Maximum { $amount }
page-bid-wrong = Entrez un nombre entier de { $low } à { $high }.

## Chat

page-chat-lines = Messages
page-chat-which = Quelle discussion
page-chat-table = Table
page-chat-spectators = Spectateurs
page-chat-aside-empty = Aucun spectateur n’a encore rien dit.
page-chat-aside-log-in = Connectez-vous pour parler avec les autres spectateurs.
page-chat-aside-note = Les joueurs liront cela quand la partie sera terminée.
page-chat-seated = Prenez place pour discuter.
# $who: names, and perhaps how many guests.
page-spectators = Regardent : { $who }
page-spectators-guests = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
 }
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-chat-watching = Les spectateurs peuvent lire le chat.

## Ce que l’on peut faire

page-choice-pass = Passer
page-choice-on-map = Choisissez un hexagone marqué sur la carte.
page-choice-ways = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
 }
page-choice-list = { $count ->
    [one] En liste
   *[other] Les { $count } possibilités en liste
 }
page-choice-which = Laquelle ?
page-choice-not-possible = Ce qui n’est pas possible maintenant ({ $count })

## Confirmer un coup

page-confirm = Confirmer
page-confirm-run = Rouler
page-confirm-cancel = Renoncer
page-confirm-effect = Coût et effet
page-confirm-choose = Choisissez, et lisez ici le coût et l’effet.
page-confirm-on-map = Choisissez une des pièces à l’endroit marqué de la carte.
page-confirm-past = Ceci est une position passée. On joue dans la position actuelle.
page-confirm-watching = Vous regardez.
page-confirm-final = Un robot joue aussitôt après : sans l’accord des autres, ce coup ne pourra être annulé. Confirmez-le ou choisissez autre chose.
page-made = C’est fait.
page-made-undo = Annuler
page-see-result = Voir le résultat
page-tool-undo = { $ask ->
    [true] Annuler…
   *[false] Annuler
 }
page-tool-undo-title = Annuler votre dernier coup (u)
page-tool-redo = Rétablir
page-tool-redo-title = Refaire le coup annulé (r)
page-tool-hint = Conseil
page-tool-hint-title = Ce que ferait le robot Normal (h)
page-tool-try = Essayer
page-tool-try-title = Jouer sur une copie privée (y)
page-hint = Le robot Normal ferait ceci : { $move }
page-also-legal = Permis aussi.
page-asked-others = En attente de l’accord des autres.
page-why-past = « Pourquoi pas ? » ne répond que dans la position actuelle.

## La fin

page-final-you = Vous gagnez avec { MONEY($worth) }
page-final-winners = { $count ->
    [one] { $winners } gagne avec { MONEY($worth) }
   *[other] { $winners } se partagent la victoire avec { MONEY($worth) }
 }
page-final-back = Retour au plateau
page-final-result = Résultat
page-final-place = Rang
page-final-player = Joueur
page-final-total = Total
page-final-cash = Argent
page-final-shares = Actions
page-final-holdings = Actions par compagnie
page-final-no-shares = aucune action
page-final-course = Le déroulement de la partie
page-final-loading = Chargement de l’historique…
page-final-review = Analyser
# L’analyse d’une partie.
page-review = Analyse
page-review-close = Fermer l’analyse
page-review-better = Meilleur coup
page-review-back = Retour à l’analyse
page-review-next = Coup coûteux suivant
page-review-loading = Recherche de l’analyse…
page-review-about = L’expert examine chaque décision : ce que chacun pouvait attendre ensuite, ce qu’elle a coûté et ce qui aurait été mieux. Cela prend une minute ou deux.
page-review-start = Analyser cette partie
page-review-waiting = Analyse en cours : { $judged } coups sur { $actions }.
page-review-progress = Coups analysés
page-review-others = { $count ->
    [one] Une autre analyse est en cours en même temps.
   *[other] { $count } autres analyses sont en cours en même temps.
 }
page-review-leave = Inutile d’attendre ici : l’analyse se fait en arrière-plan et reste avec la partie.
page-review-curves = Ce que montre la courbe
page-review-expected = Résultat attendu
    .title = Ce que chaque joueur pouvait attendre en fin de partie
page-review-chances = Chances de gagner
    .title = Les chances de gagner de chaque joueur, en %
page-review-moves = Les coups qui ont coûté le plus
page-review-whose = Les coups de qui
page-review-everybody = Tout le monde
page-review-more = En montrer plus
page-review-none = L’expert n’aurait mieux joué aucun coup.
page-review-move = Coup { $number }, { $player } : { $kind }
page-review-players = Décisions des joueurs
page-review-player = Joueur
page-review-decisions = Décisions
page-review-agreed = Rien de mieux
page-review-cost = Coût
page-review-share = { $percent } %
page-review-note = Les coûts sont l’estimation de l’expert : la part qu’un joueur pouvait attendre de ce que tous possèdent en fin de partie, en argent, après le meilleur tour qu’il a trouvé et après celui qui a été joué. Il sait ce qui était caché pendant le jeu.
page-final-link = Lien vers cette partie, pour que chacun puisse la revoir
page-final-cash-course = Argent à chaque tournant
page-final-wealth-course = Fortune au début de chaque tour
page-final-move = Coup
page-final-event = Événement

## Tableaux de tous les jeux

page-market = Cours des actions
page-market-chart = Tableau des cours
page-player-acts = à jouer
page-player-you = vous
page-player-bot = robot
page-player-winner = gagne

## Courbes

page-graph-kinds = Que tracer
page-graph-cash = Argent
    .title = Argent de chaque joueur
page-graph-wealth = Fortune
    .title = Fortune de chaque joueur : l’argent, et tout le reste comme il compterait à la fin
page-graph-worth = Estimation
    .title = Valeur de la position de chaque joueur, telle qu’un bon joueur l’estimerait
page-graph-liquidity = Liquidités
    .title = Liquidités de chaque joueur : l’argent, et ce que rapporterait la vente de tout
page-graph-revenue = Revenu
    .title =
        { $rounds ->
            [true] Revenu de chaque compagnie, tour par tour
           *[false] Revenu de chaque compagnie
        }
page-graph-price = Cours
    .title = Cours des actions de chaque compagnie
page-graph-shares = Actions
    .title = Actions { $company }
page-graph-company = Compagnie
page-graph-loading = Tracé en cours…

## Le guide du premier tour

page-guide = Guide
page-guide-hint = Montrez-moi un bon coup
page-guide-off = Plus de guide

## La barre au-dessus du plateau

page-header-home = Bradshaw : toutes les parties
page-header-watching = spectateur
page-header-share = Partager
    .title = Liens et enregistrement
page-header-settings = Réglages
page-header-keys = Touches
    .title = Touches (?)
page-header-reconnecting = Reconnexion…
page-header-busy = Serveur occupé…
page-phase-finished = Terminée

## Historique

page-history = Historique
page-history-first = Au début
page-history-back = Un coup en arrière
    .title = Un coup en arrière (←)
page-history-play = Faire défiler
page-history-stop = Arrêter
page-history-forward = Un coup en avant
    .title = Un coup en avant (→)
page-history-now-title = Revenir au présent (n)
page-history-slider = Position après le coup
    .now = après le coup { $number } sur { $count }
page-history-speed = Vitesse du défilement
page-history-times = { $times } ×
page-history-count = { $number } sur { $count }
page-past-after = Position après le coup { $move }
page-past-within = Pendant le coup { $move }, étape { $step } sur { $steps }
page-past-told = { $where } : { $told }
page-past-loading = { $where }…
page-past-next = Ensuite : { $told }
page-since = Depuis votre dernier tour
page-since-received = Vous avez reçu { MONEY($amount) }.
page-since-paid = Vous avez payé { MONEY($amount) }.
page-since-replay = Revoir

## Journal

page-log-empty = Il ne s’est encore rien passé.
page-log-loading = Chargement du journal…
page-log-earlier = Afficher les tours précédents ({ $count })
page-log-tried = À l’essai
page-log-see-first = Voir la première position
page-log-see = Voir la position après le coup { $number }
page-log-why = Pourquoi { $player } a-t-il joué cela ?
page-log-why-thinking = L’expert regarde…
page-log-turn = Tour { $number } : { $player }
# In games of rounds, whose turns nobody counts.
page-log-players = { $players }
page-log-set-up = Mise en place
page-log-table = À la table
page-phase-turn = Tour { $number }
page-mark-end = Fin de partie
page-undone = Des coups ont été annulés.
page-redone = Des coups ont été rejoués.

## Programmes : ce que le serveur joue pour quelqu’un

page-program = Programmes
page-program-note = Le serveur le fait pour vous, même en votre absence.
page-program-stopped = { $player ->
    [none] N’est plus fait pour vous : { $program }. { $reason }
   *[other] N’est plus fait pour { $player } : { $program }. { $reason }
 }
page-program-end = Arrêter
page-program-from-now = Désormais…
page-program-played = Joué pour vous : { $text }
page-program-passed = Joué pour vous : { $player } passe.
page-program-offer-pass = Passer automatiquement au-delà d’une limite…
page-program-offer-only = Passer automatiquement quand rien d’autre n’est permis…
page-program-only-label = Jouer pour moi le seul coup permis
page-program-auction = Dans cette enchère
page-program-limit-kind = { $kind ->
    [pass_above] passer au-delà d’une limite
    [bid_up_to] miser le minimum, jusqu’à une limite
   *[none] ne rien faire pour moi
 }
page-program-limit = Limite en £

## L’écran

page-screen-busy = Le serveur est très occupé. La partie s’affichera dès qu’il répondra.
page-screen-loading = Mise en place de la table…
page-screen-failed = Cette partie ne peut pas être affichée
page-screen-your-turn = C’est à vous. { $headline }
page-screen-board = Plateau
page-screen-map = Carte : { $game }
page-screen-show-board = Afficher le plateau
page-screen-more = La partie en détail
page-screen-choose = Choisir
page-screen-log-chat = Journal et chat
page-views = Vues
page-view-map = Carte
page-view-table = Tableau
page-view-market = Cours
page-view-tiles = Tuiles
page-views-two = Deux vues côte à côte
page-tab-turn = Tour
page-tab-players = Joueurs
page-tab-companies = Compagnies
page-tab-log = Journal
page-tab-charts = Courbes
page-tab-rules = Règles
page-tab-chat = Chat
page-tab-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
 }

## À qui de jouer

page-turn = À vous de jouer
page-turn-try = Essai
page-turn-end = Fin de partie
page-turn-past = Le passé
page-turn-look = Ne peut plus qu’être regardée
page-turn-queued = { $player } attend son tour de réfléchir
page-turn-bot = Un robot réfléchit
page-turn-waiting = En attente

## Qui est là

page-presence = Qui est là
page-presence-open = place libre
page-presence-left = a quitté la table pour de bon
page-presence-here = présent
page-presence-away = absent
page-presence-away-since = absent depuis { $time }
page-presence-replaceable = remplaçable à partir de { $time }
page-presence-replace = Remplacer…
page-presence-fill = Pourvoir la place…
page-presence-rule = { $host ->
    [true] Un joueur qui ne donne aucun signe de vie pendant { $span } peut être remplacé si l’hôte le décide ou si tous les autres sont d’accord ; il peut reprendre sa place tant que la partie dure.
   *[false] Un joueur qui ne donne aucun signe de vie pendant { $span } peut être remplacé si tous les autres sont d’accord ; il peut reprendre sa place tant que la partie dure.
 }
page-replace-person = Remplacer { $player } ?
page-replace-seat = Qui joue pour { $player } ?
page-replace-away = { $player } est absent depuis { $time }.
page-replace-host = Vous décidez en tant qu’hôte.
page-replace-others = Les autres joueurs doivent être d’accord.
page-replace-told = { $player } en est averti et peut reprendre sa place tant que la partie dure.
page-replace-open = Libérer la place pour quelqu’un d’autre
page-replace-bot = Laisser jouer un robot
page-seat-lost = { $by ->
    [bot] Vous avez été absent trop longtemps : un robot joue pour vous.
    [open] Vous avez été absent trop longtemps : votre place est libre pour quelqu’un d’autre.
   *[person] Vous avez été absent trop longtemps : quelqu’un d’autre joue pour vous.
 }
page-seat-return = Reprendre ma place
page-seat-open = La place { DE($player) } est libre : vous pouvez continuer la partie.
page-seat-name = Votre nom à la table
page-seat-name-short = Votre nom
page-seat-take = Prendre la place

## Réglages

page-settings = Réglages
page-settings-moves = Coups
page-settings-confirm = { $which ->
    [always] Confirmer tous les coups
    [never] Ne confirmer aucun coup
   *[needed] Confirmer ce qui pèse lourd ou ne peut être annulé
 }
page-settings-notices = Quand c’est à vous
page-settings-tone = Un son discret
page-settings-notification = Une notification de ce navigateur quand vous êtes ailleurs
page-settings-no-notification = Ce navigateur n’affiche pas de notifications pour cette page.
page-settings-webhook = Un webhook se règle sur la { $page }.
page-settings-webhook-page = page du compte
page-settings-guide = Afficher le guide du premier tour
page-settings-programs = Programmes…
page-settings-done = Terminé
page-settings-pace = { $seconds ->
    [0] Les robots jouent sans attendre
   *[other] Les robots attendent { $seconds } s avant de jouer
 }

## Liens et enregistrement

page-share = Partager
page-share-watch = Pour regarder
page-share-move = Vers cette position
page-share-open-seat = Pour prendre une place libre
page-share-seat = Pour prendre une place
page-share-copy = Copier
page-share-copied = Copié.
page-share-no-copy = Ce navigateur ne laisse pas les pages copier ; sélectionnez le lien et copiez-le à la main.
page-share-record = Télécharger l’enregistrement
page-share-site = Télécharger pour 18xx.games
page-share-running = L’enregistrement contient la graine : il pourra être téléchargé une fois la partie terminée.
page-share-note = L’enregistrement contient toute la partie. Il s’ouvre sur la page d’accueil, ici ou ailleurs.
page-share-rulebook = Les parties peuvent être téléchargées pour 18xx.games si elles se jouent selon les règles maison de ce site ; celle-ci se joue selon le livret de règles.

## Essayer

page-try = Essai
page-try-count = { $count ->
    [0] rien ne compte
    [one] { $count } coup ; rien ne compte
   *[other] { $count } coups ; rien ne compte
 }
page-try-undo = Annuler le dernier
page-try-play = Jouer cela pour de bon
page-try-play-first = { $own ->
    [one] Jouer mon premier coup pour de bon
   *[other] Jouer mes { $own } premiers coups pour de bon
 }
page-try-drop = Abandonner l’essai

## Parties selon d’anciennes règles, et parties illisibles

page-version = Version des règles
page-version-older = Cette partie se joue selon la version { $version } des règles. Dans les nouvelles parties :
page-version-look = Vous pouvez la regarder.
page-version-stopped = La suite de cette partie est illisible.
page-version-look-so-far = Vous pouvez regarder ce qu’il en reste.
page-version-unreadable = Cette partie est illisible
page-version-stored = { $game } : { LIST($players, type: "comma") }. Elle reste enregistrée ; la personne qui gère ce serveur peut vous en dire plus.

## Avant le début

# $club: the name of the club that it belongs to.
page-waiting-where = { $where ->
    [club] Pour les membres du club { $club }
    [listed] Affichée dans le salon
   *[private] Privée, par lien
 } · { $headline }
page-waiting-take = Prendre place
page-waiting-describe =
    { $described ->
        [true] Modifier la description
       *[other] Décrire la table
    }
page-waiting-join =
    { $rated ->
        [true] Rejoindre la partie classée
       *[other] Rejoindre
    }
page-waiting-seats = Places
page-waiting-open = Place libre
page-waiting-you = (vous)
page-waiting-bot = (robot : { page-bot })
page-waiting-sit = S’asseoir ici
page-waiting-put-bot = Mettre un robot ici
page-waiting-remove = Retirer
page-waiting-start = Commencer la partie
# $count: seats that nobody has taken; $bots: whether bots may sit there.
page-waiting-free = { $count ->
    [one] Une place est encore libre : { $bots ->
        [true] invitez quelqu’un, ou mettez-y un robot.
       *[false] invitez quelqu’un.
     }
   *[other] { $count } places sont encore libres : { $bots ->
        [true] invitez quelqu’un, ou mettez-y des robots.
       *[false] invitez quelqu’un.
     }
 }
page-waiting-delete = Supprimer
page-waiting-leave = Quitter
page-waiting-host = L’hôte commence la partie.
page-waiting-links = Liens
page-waiting-options = Options
page-waiting-options-usual = Toutes les options sont par défaut.
# $count: how many options are at their defaults, $chosen: how many are not.
page-waiting-options-others = { $chosen ->
    [0] Les { $count } options
   *[other] { $count } autres options, par défaut
 }
page-waiting-option = { $name } : { $value }
page-waiting-yes = oui
page-waiting-no = non
page-waiting-rules = Les règles
page-waiting-sure = Supprimer cette partie ?
    .text = Tous ceux qui l’ont rejointe perdent leur place.

## Le plateau

page-board-help = Tab mène à un hexagone que l’on peut choisir, les flèches de l’un à l’autre, avec Maj à n’importe quel hexagone ; Entrée choisit. Plus, moins et zéro changent l’échelle.
page-board-zoom = Échelle
page-board-tools = Échelle et légende
page-board-in = Agrandir
    .title = Agrandir (+)
page-board-out = Réduire
    .title = Réduire (−)
page-board-whole = Afficher tout le plateau
    .title = Tout le plateau (0)
page-board-hide = Masquer le plateau
page-board-key = Légende de la carte
page-board-why = Pas maintenant : { $reason }
page-board-sketched = Comme ce serait : { $words }
page-board-hex = { $words }. { $effect }

## Levels of bots

# $bot is the name by which programs know it.
page-bot = { $bot ->
    [easy] Facile
    [normal] Normal
    [strong] Fort
    [random] Facile
    [greedy] Normal
    [mcts] Fort
   *[other] { $bot }
 }
    .plays = { $bot ->
        [easy] Joue d’expérience, mais se contente souvent du deuxième choix : un adversaire tranquille pour vos premières parties.
        [normal] Joue d’expérience et voit jusqu’à la fin de son tour.
        [strong] Joue d’expérience et réfléchit à ce que les autres peuvent répondre.
        [random] Joue n’importe quel coup permis : un adversaire tranquille pour vos premières parties.
        [greedy] Voit un tour à l’avance et prend ce qui lui convient le mieux.
        [mcts] Réfléchit à chaque coup pour tous les joueurs avant de décider.
       *[other] { $bot }
    }

## Notes, montrer, temps

page-tab-notes = Notes
page-note-private = Notes sur cette partie. Vous seul pouvez les lire.
page-note-state = { $state ->
    [writing] Enregistrement…
   *[kept] Enregistré.
 }
page-point = Montrer
    .title = Faire regarder un hexagone à tout le monde
    .text = Choisissez sur le plateau l’hexagone que tous doivent regarder.
page-pointed = { $player } : { $text }
page-used = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
     }
   *[other] { $days } j { $hours } h
 }
    .title = Temps pendant lequel la table a attendu ce joueur
page-hint-reasons = Pourquoi
