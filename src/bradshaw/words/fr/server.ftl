## What the server says

# $number: which of several tried actions; $reason: a sentence.
server-action-refused = Action n° { $number } : { $reason }
# $reason: a sentence.
server-only-to-look-at = Cette partie ne peut plus qu’être regardée. { $reason }
server-not-started = La partie n’a pas encore commencé.

## Notices

server-your-turn = C’est à vous de jouer.
# $link is none where the server does not know its own address.
server-notice = { $link ->
    [none] { $game } : { $news }
   *[other] { $game } : { $news } { $link }
 }
server-reset-mail =
    Quelqu’un, peut-être vous, a demandé un nouveau mot de passe pour votre compte Bradshaw.

    Vous pouvez le choisir une seule fois, dans les { $hours } heures, à l’adresse
    { $link }

    Si ce n’était pas vous, il n’y a rien à faire.
    .subject = Bradshaw : choisir un nouveau mot de passe

## Accounts and names

server-nobody-yet = Vous n’avez pas encore joué ici ; il n’y a rien à retenir pour vous.
server-log-in-first = Connectez-vous d’abord.
server-wrong-password = Le mot de passe est faux.
server-registration-closed = Ce serveur n’accepte pas de nouveaux comptes pour l’instant. Vous pouvez jouer comme invité.
server-no-such-account = Aucun compte n’a ce nom et ce mot de passe.
server-no-such-login = Vous n’y êtes pas connecté.
server-nothing-stored = Rien n’est enregistré sur vous.
server-bad-name = Un nom a de 1 à { $longest } caractères visibles.
server-name-too-long = Ce nom est trop long une fois écrit en toutes lettres.
server-bad-password = Un mot de passe a de { $shortest } à { $longest } caractères.
server-bad-mail = Ce n’est pas une adresse électronique.
server-name-taken = Ce nom est déjà pris : choisissez-en un autre.
server-account-closed = L’hôte de ce serveur a fermé ce compte.
server-name-of-account = Un compte s’appelle { $name } : connectez-vous pour jouer sous ce nom, ou choisissez-en un autre.
server-link-used = Ce lien a déjà servi ou a expiré : demandez-en un nouveau.

## Webhooks

server-webhook-private = Un webhook doit se trouver sur l’internet public, pas dans un réseau privé.
server-webhook-address = Un webhook est une adresse comme https://example.org/hook.
server-webhook-password = L’adresse d’un webhook ne contient ni nom d’utilisateur ni mot de passe.
server-webhook-port = Le port d’un webhook est 80, 443, ou à partir de { $least }.
server-webhook-nowhere = Le nom du webhook mène dans un réseau privé, ou nulle part.

## Games

server-no-such-game = Cette partie n’existe pas.
server-seed-secret = Un fichier de la partie contient son germe aléatoire, secret tant qu’une partie en ligne se joue. Vous pourrez le télécharger une fois la partie finie.
server-no-seat = Vous n’avez pas de place dans cette partie.
server-no-such-position = { $actions ->
    [one] La partie compte { $actions } action ; il n’y a pas de position { $number }.
   *[other] La partie compte { $actions } actions ; il n’y a pas de position { $number }.
 }
server-too-many-tried = On peut essayer au plus { $most } actions à la fois.
server-not-your-turn = Ce n’est pas à vous de jouer.
server-only-players-chat = Seuls les joueurs peuvent discuter dans cette partie.
server-muted = L’hôte de ce serveur ne vous laisse pas discuter. Vous pouvez continuer à jouer.
server-bad-chat = Un message a de 1 à { $longest } caractères.
server-bad-pace = Le rythme va de 0 à { $most } secondes.
server-too-many-programs = Au plus { $most } programmes à la fois.
server-busy-game = La partie est très sollicitée ; réessayez.
server-only-running-ends = Seule une partie en cours peut être arrêtée.
server-excluded = { $player } est exclu de ce serveur. Les autres peuvent désormais le remplacer.
server-left = { $player } est parti définitivement.
# $reason: what the host gave as the reason, or none.
server-ended-by-host = { $reason ->
    [none] L’hôte de ce serveur a arrêté la partie.
   *[other] L’hôte de ce serveur a arrêté la partie. { $reason }
 }
server-erased = Ce message a été supprimé avec le compte de son auteur.
server-treasury-secret = Seuls les actionnaires savent ce que { $companies } possède, et la réponse le révélerait.
server-waiting-players = { $count ->
    [0] Prête à commencer.
    [one] En attente d’un joueur.
   *[other] En attente de { $count } joueurs.
 }
server-indescribable = Cette position ne peut pas être décrite.
server-unreadable-file = Le fichier n’est pas une partie lisible.

## Moves and taking back

server-moved-on = La partie a avancé ; regardez-la de nouveau.
server-nothing-to-undo = Vous n’avez rien à annuler.
server-undo-asks = D’autres ont joué depuis : on leur demandera.
server-not-your-redo = Le coup annulé n’est pas le vôtre.
server-nothing-to-redo = Il n’y a rien à rejouer.
# The count is at least 2.
server-ask-undo = { $player } souhaite annuler les { $count } derniers coups, jusqu’avant son propre dernier coup.

## Seats

# $seat: the player who is away; $bot is none if the seat is opened.
server-ask-replace = { $bot ->
    [none] { $player } propose de remplacer { $seat } par quelqu’un d’autre, qui pourra alors rejoindre la partie.
   *[other] { $player } propose de remplacer { $seat } par le bot { $bot }.
 }
server-replaced = { $bot ->
    [none] { $player } s’est absenté trop longtemps : la place est ouverte à quelqu’un d’autre.
   *[other] { $player } s’est absenté trop longtemps : le bot { $bot } joue désormais.
 }
server-seat-refilled = { $bot ->
    [none] La place de { $player } est ouverte à quelqu’un d’autre.
   *[other] Le bot { $bot } joue désormais pour { $player }.
 }
server-you-were-replaced = { $bot ->
    [none] Vous vous êtes absenté trop longtemps : votre place est ouverte à quelqu’un d’autre.
   *[other] Vous vous êtes absenté trop longtemps : le bot { $bot } joue désormais pour vous.
 }{ $again ->
    [true] {" "}Vous pouvez reprendre votre place tant que la partie dure.
   *[false] {""}
 }
server-seats-only-running = Les places ne changent de main que dans une partie en ligne en cours.
server-nobody-to-replace = À cette place, il n’y a personne à remplacer.
server-own-seat = C’est votre propre place.
server-already-proposed = C’est déjà proposé ; attendez l’accord des autres.
server-ask-closed = Cette question n’est plus ouverte.
server-not-asked = On ne vous a rien demandé, ou vous avez déjà répondu.
# A span of time in its two largest units; in German in the dative: „seit …“, „in …“, „vor …“.
server-span = { $days ->
    [0] { $hours ->
        [0] { server-minutes }
       *[other] { $minutes ->
            [0] { server-hours }
           *[other] { server-hours } et { server-minutes }
         }
     }
   *[other] { $hours ->
        [0] { server-days }
       *[other] { server-days } et { server-hours }
     }
 }
server-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
server-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
 }
server-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
# $waits: a span of time; $online: here in another game.
server-still-here = { $online ->
    [true] { $player } est en ligne ; seul un joueur absent depuis { $waits } peut être remplacé.
   *[false] { $player } est là ; seul un joueur absent depuis { $waits } peut être remplacé.
 }
# All three are spans of time.
server-too-soon = { $player } était là il y a { $away }, et cette table attend { $waits } : on pourra remplacer { $player } dans { $left }.
# $seat: the name of the player whose seat it was.
server-now-plays-for = { $player ->
    [none] Quelqu’un d’autre joue désormais pour { $seat }.
   *[other] { $player } joue désormais pour { $seat }.
 }
server-back = { $player } est de retour et reprend la partie.
server-took-seat-back = { $player } est de retour et a repris sa place.
server-no-such-bot = Il n’y a pas de bot « { $bot } » ; il y a { LIST($bots, type: "comma") }.
# The words solo, hotseat and online are values of the API.
server-bad-mode = Une partie se joue en mode solo, hotseat ou online, pas « { $mode } ».
server-bad-seat = Une partie en mode « { $mode } » n’a pas de place du type « { $kind } ».
server-seed-and-shuffle = Si les places sont tirées au sort, le germe aléatoire l’est aussi : laissez-le vide, ou donnez les places dans l’ordre.
server-one-seat = Vous occupez exactement une place.
server-somebody-must-play = Il faut au moins un joueur.
server-wrong-seats = La partie a { $players } joueurs, et non { $seats }.
server-bad-file-seat = Une partie tirée d’un fichier n’a pas de place du type « { $kind } ».
server-open-seats = Il reste des places libres : attendez des joueurs ou mettez-y un bot.
server-private-game = Cette partie est privée : rejoignez-la par le lien que son hôte vous donne.
server-already-seated = Vous avez déjà une place dans cette partie.
server-own-seat-waits = Vous avez déjà une place à vous dans cette partie : reprenez-la.
server-all-seats-taken = Toutes les places sont prises.
server-seat-taken = Cette place est prise.
server-no-seat-to-take-back = Vous n’avez aucune place à reprendre dans cette partie.
server-game-over = La partie est finie.
server-host-deletes = Vous avez créé cette partie : supprimez-la au lieu de la quitter.
server-nobody-sits-there = Personne n’est assis là.
server-seat-not-open = Cette place n’est pas libre.
server-game-of-all = Une partie en ligne en cours ou finie appartient à tous ses joueurs et reste.
server-seats-changed = Quelqu’un d’autre a changé les places au même moment ; regardez de nouveau.
server-already-started = La partie a déjà commencé.
server-only-host = Seul celui qui a créé la partie peut le faire.

## Why a stored game cannot be read

server-unreadable-move = Le coup { $number } n’est plus possible : { $reason }
server-unreadable-event = L’événement { $number } n’est plus possible : { $reason }
# $reason: a sentence; $rule: the id of a rule.
server-refused-by = { $reason } [{ $rule }]
server-title-missing = Le jeu « { $title } » n’est pas installé sur ce serveur.
server-options-damaged = Les options de la partie sont illisibles.
server-event-missing = L’événement { $number } manque.
server-event-damaged = L’événement { $number } est illisible.
# $fault: the program’s own words for what is wrong.
server-event-fails = L’événement { $number } est illisible ({ $fault }).
server-seats-differ = { $players } joueurs et { $seats } places sont enregistrés.
server-other-position = Le coup { $number } mène à une autre position que celle qui a été enregistrée.

## Requests

server-too-often = { $seconds ->
    [one] Trop de requêtes : attendez { $seconds } seconde et réessayez.
   *[other] Trop de requêtes : attendez { $seconds } secondes et réessayez.
 }
server-too-many-streams = Trop de connexions en direct : fermez d’abord d’autres pages de parties.
server-too-busy = Le serveur a trop à faire en ce moment : réessayez dans { $seconds } secondes.
server-too-slow = Cela prend plus de temps que le serveur ne peut y consacrer : réessayez dans { $seconds } secondes.
server-unfinished = Le serveur n’a pas pu terminer : réessayez dans { $seconds } secondes.
server-foreign-page = Cette requête ne vient pas d’une page de ce serveur : rechargez la page.
server-somebody-first = Quelqu’un d’autre a été plus rapide : regardez de nouveau et recommencez si vous le voulez encore.
server-status-400 = La requête est incompréhensible.
server-status-401 = Vous n’êtes pas connecté.
server-status-403 = Vous n’avez pas le droit de faire cela.
server-status-404 = Il n’y a rien à cette adresse.
server-status-405 = Cette adresse n’accepte pas cette méthode.
server-status-413 = La requête est trop grande.
server-status-500 = Le serveur a commis une erreur. Elle est notée ; réessayez, ou rechargez la page.
server-status-503 = Le serveur n’a pas pu atteindre ses données. Rien n’est perdu ; réessayez dans un instant.
