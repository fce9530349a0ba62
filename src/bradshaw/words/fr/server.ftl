## What the server says

# $number: which of several tried actions; $reason: a sentence.
server-action-refused = Coup { $number } : { $reason }
# $reason: a sentence.
server-only-to-look-at = Cette partie ne peut plus qu’être regardée. { $reason }
server-not-started = La partie n’a pas encore commencé.

## Why a stored game cannot be read

server-unreadable-move = Le coup { $number } n’est plus possible : { $reason }
server-unreadable-event = L’événement { $number } n’est plus possible : { $reason }
# $reason: a sentence; $rule: the id of a rule.
server-refused-by = { $reason } [{ $rule }]
server-not-installed = Le jeu « { $game } » n’est pas installé sur ce serveur.
server-unreadable-options = Les options de la partie sont illisibles.
server-unreadable-timing = Le temps dont disposent les joueurs est illisible.
server-unreadable-head = Ce qui est enregistré de la partie elle-même est abîmé ({ $reason }).
server-missing-event = L’événement { $number } manque.
server-broken-event = L’événement { $number } est illisible ({ $problem }).
server-damaged-event = L’événement { $number } n’est pas lisible.
server-unequal-seats = { $players } joueurs sont enregistrés, et { $seats } places.
server-other-position = Le coup { $number } mène à une autre position que celle qui a été enregistrée.

## Errors of any request

server-not-understood = La requête est incompréhensible.
server-not-logged-in = Vous n’êtes pas connecté.
server-not-allowed = Vous n’avez pas le droit de faire cela.
server-nothing-here = Il n’y a rien à cette adresse.
server-wrong-method = Cette adresse n’accepte pas cette méthode.
server-too-large = La requête est trop grande.
server-mistake = Le serveur a commis une erreur. Elle a été notée ; réessayez, ou rechargez la page.
server-storage-unreachable = Le serveur n’a pas pu accéder à ses données. Rien n’est perdu ; réessayez dans un instant.
server-somebody-was-first = Quelqu’un d’autre a été plus rapide : regardez de nouveau et recommencez si vous le voulez encore.
server-forged = Cette requête ne vient pas d’une page de ce serveur : rechargez la page.
server-body-kind = Le corps de la requête doit être du { $kind } en UTF-8.
# $problem: what exactly is wrong, in English: it is for programmers.
server-unusable = La requête est inutilisable : { $problem }.
server-not-json = La requête n’est pas du JSON : { $problem }.
server-not-json-text = La requête n’est pas du JSON : elle n’est pas en UTF-8, ou trop imbriquée.
server-unknown-language = La langue est l’une de : { LIST($languages, type: "comma") }.
server-facts-parameter = « { $parameter } » vaut true ou false.
server-unfinished-request = La requête n’est pas arrivée entière à temps.
server-too-many-connections = Trop de connexions depuis une même adresse : fermez-en et réessayez.
server-head-too-large = L’adresse ou les en-têtes de la requête sont trop longs.
server-too-many-requests =
    { $seconds ->
        [one] Trop de requêtes : attendez { $seconds } seconde et réessayez.
       *[other] Trop de requêtes : attendez { $seconds } secondes et réessayez.
    }
server-too-many-streams = Trop de parties suivies en direct : fermez d’abord d’autres pages de parties.
server-too-much-to-do = Le serveur a trop à faire en ce moment : réessayez dans { $seconds } secondes.
server-takes-too-long = Cela demande plus de temps que le serveur ne peut y consacrer : réessayez dans { $seconds } secondes.
server-review-nothing = Il n’y a encore rien à analyser : aucun coup n’a été joué.
server-reasons-of-bots = Tant que la partie dure, seuls les robots disent pourquoi ils jouent ainsi.
server-review-running = Une analyse révèle ce qui était caché pendant le jeu ; il faut donc que la partie soit finie.
server-review-many = { $most } de vos analyses sont encore en cours. Attendez la fin de l’une d’elles ou annulez-la.
server-review-failed = La partie n’a pas pu être analysée. L’hôte trouvera la raison dans le journal du serveur.
server-not-finished = Le serveur n’a pas pu terminer : réessayez dans { $seconds } secondes.

## People and accounts

server-log-in-first = Connectez-vous d’abord.
server-wrong-password = Le mot de passe est faux.
server-registration-closed = Ce serveur ne crée pas de nouveaux comptes pour le moment. Vous pouvez jouer en invité.
server-wrong-login = Aucun compte n’a ce nom et ce mot de passe.
server-no-such-login = Vous n’avez pas de telle connexion.
server-nothing-stored = Rien n’est enregistré à votre sujet.
server-bad-name = Un nom a de 1 à { $most } caractères visibles.
server-name-too-long = Écrit en toutes lettres, ce nom est trop long.
server-bad-password = Un mot de passe a de { $least } à { $most } caractères.
server-bad-mail = Ce n’est pas une adresse e-mail.
server-name-taken = Quelqu’un d’autre porte ce nom : choisissez-en un autre.
server-name-of-account = Il existe un compte appelé { $name } : connectez-vous pour jouer sous ce nom, ou choisissez-en un autre.
server-name-of-another = Un autre compte s’appelle { $name }.
server-no-such-account = Aucun compte ne porte le nom « { $name } ».
server-banned = L’hôte de ce serveur a fermé ce compte.
server-reset-gone = Ce lien a déjà servi ou a expiré : demandez-en un nouveau.
server-webhook-address = Un webhook est une adresse comme { $example }.
server-webhook-private = Un webhook doit se trouver sur l’internet public, pas dans un réseau privé.
server-webhook-user = L’adresse d’un webhook ne contient ni nom d’utilisateur ni mot de passe.
server-webhook-port = Le port d’un webhook est { LIST($ports, type: "comma") }, ou { $least } et au-delà.
server-webhook-nowhere = Le nom du webhook mène à un réseau privé, ou nulle part.

## Automates : programmes de joueurs, qui entrent par un jeton

server-token-unknown = Ce jeton est inconnu ici : vérifiez qu’il est complet, ou créez-en un nouveau dans le compte.
# $token: its name; $ended: whether its owner has ended it.
server-token-over =
    { $ended ->
        [true] Le jeton « { $token } » a été révoqué par son propriétaire. Créez-en un nouveau dans le compte.
       *[other] Le jeton « { $token } » a expiré. Créez-en un nouveau dans le compte.
    }
server-token-may-not = Un jeton sert à jouer et à regarder. Pour cela, connectez-vous avec un navigateur.
server-token-not-its-seat = Vous avez pris cette place vous-même : aucun automate n’y joue.
server-no-robots = Les automates ne peuvent pas rejoindre cette table.
server-no-such-token = Vous n’avez pas de tel jeton.
server-too-many-tokens = Un compte a au plus { $most } jetons : révoquez-en un qui ne sert plus.
# In the log, at the start. $players: their names.
server-robots-play =
    { $count ->
        [one] { $players } est un automate : un programme y joue.
       *[other] { $players } sont des automates : des programmes y jouent.
    }
server-notice-token-ends = Votre jeton « { $token } » expire dans { $left }. Créez-en un nouveau dans votre compte, sinon votre programme ne pourra plus entrer.
server-notice-token =
    { $ended ->
        [true] Un programme utilise encore le jeton « { $token } », que vous avez révoqué.
       *[other] Le jeton « { $token } » a expiré, et un programme l’utilise encore. Créez-en un nouveau dans le compte.
    }

## Mail and notices

# $text: a sentence; $link: the address of the game.
server-notice =
    { $link ->
        [none] { $game } : { $text }
       *[other] { $game } : { $text } { $link }
    }
server-notice-turn = C’est à vous de jouer.
# $bot: what kind of bot plays there now, or none; $late: whether time has run out.
server-notice-replaced =
    { $late ->
        [true] { $bot ->
            [none] Votre temps est écoulé : la place est ouverte à quelqu’un d’autre.
           *[other] Votre temps est écoulé : un robot ({ page-bot }) joue désormais.
        }
       *[other] { $bot ->
            [none] Vous êtes resté absent trop longtemps : la place est ouverte à quelqu’un d’autre.
           *[other] Vous êtes resté absent trop longtemps : un robot ({ page-bot }) joue désormais.
        }
    }{ $returns ->
        [true] { " " }Vous pouvez reprendre votre place tant que la partie dure.
       *[other] { "" }
    }
server-notice-returned = { $player } est de retour et a repris sa place.
server-notice-began = La partie a commencé.
# $headline: how it ended, a sentence.
server-notice-ended = La partie est terminée. { $headline }
# $text: what is asked, a sentence.
server-notice-asked = On vous demande : { $text }
server-notice-answered =
    { $yes ->
        [true] Votre demande a été acceptée.
       *[other] { $player } n’accepte pas votre demande.
    }
# $player: who has said it; $text: what was said in the chat.
server-notice-named = { $player } dans le chat : « { $text } »
# $left: a span of time, "3 hours".
server-notice-warning = Votre temps sera écoulé dans { $left }.
# $channel: mail, push or webhook; $reason: what the other side said, in English.
server-trouble =
    { $channel ->
        [mail] Des avis n’ont pas pu vous être envoyés par e-mail, et sont abandonnés : { $reason }. Vérifiez votre adresse dans le compte.
        [push] Des avis ne peuvent plus être affichés dans l’un de vos navigateurs : { $reason }.
       *[webhook] Votre webhook n’a pas accepté d’avis, et ils sont abandonnés : { $reason }. Vérifiez son adresse dans le compte.
    }
server-bad-subscription = Ce n’est pas ce qu’un navigateur envoie pour recevoir des avis.
server-unsubscribe-gone = Ce lien n’arrête les e-mails de personne : le compte n’existe plus, ou le lien est incomplet.
server-mail-subject = { $game } : { $text }
server-mail-subjects = Bradshaw : { $count } avis
# One of the notices in a mail; $link: the page of the game, or none.
server-mail-line =
    { $link ->
        [none] { $game } : { $text }
       *[other]
        { $game } : { $text }
        { $link }
    }
# At the end of every mail; $account and $stop are addresses.
server-mail-footer =
    De quoi vous êtes averti, et quand : { $account }
    Plus d’e-mails, en un clic et sans connexion : { $stop }
server-mail-reset-subject = Bradshaw : choisir un nouveau mot de passe
server-mail-reset =
    Quelqu’un, peut-être vous, a demandé un nouveau mot de passe pour votre compte chez Bradshaw.

    Vous pouvez le choisir, une seule fois et dans les { $hours } heures, à l’adresse
    { $link }

    Si ce n’était pas vous, il n’y a rien à faire.

## Spans of time

# After “for”, French “pendant”, German “seit” or “lang”: nominative and accusative.
server-span =
    { $unit ->
        [day] { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
        [hour] { $count ->
            [one] { $count } heure
           *[other] { $count } heures
        }
       *[minute] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
    }
# 2 days and 3 hours.
server-spans = { $parts }

## Before a game, and who plays where

server-no-such-game = Cette partie n’existe pas.
server-waiting-for-players =
    { $count ->
        [one] En attente de { $count } joueur.
       *[other] En attente de { $count } joueurs.
    }
server-ready-to-start = Prête à commencer.
# $modes: solo, hotseat, online, as programs write them.
server-no-such-mode = Une partie se joue { LIST($modes, type: "or") }, pas « { $mode } ».
server-no-such-seat-kind = Une partie du mode { $mode } n’a pas de place du type « { $kind } ».
server-no-such-seat-kind-in-file = Une partie tirée d’un fichier n’a pas de place du type « { $kind } ».
server-seed-is-drawn = Quand les places sont tirées au sort, la graine l’est aussi : laissez-la vide, ou donnez les places dans l’ordre.
server-one-seat = Vous occupez exactement une place.
server-somebody-must-play = Il faut au moins une personne.
server-player-count =
    { $count ->
        [one] La partie a { $count } joueur, pas { $given }.
       *[other] La partie a { $count } joueurs, pas { $given }.
    }
server-open-seats = Il reste des places libres : attendez des joueurs ou mettez-y un robot.
server-private = Cette partie est privée : rejoignez-la par le lien que son hôte vous donne.
server-seated-already = Vous avez déjà une place dans cette partie.
server-take-your-own-seat = Vous avez votre propre place dans cette partie : reprenez-la.
server-no-free-seat = Toutes les places sont prises.
server-seat-taken = Cette place est prise.
server-seat-not-open = Cette place n’est pas libre.
server-no-seat-to-take-back = Vous n’avez aucune place à reprendre dans cette partie.
server-no-seat = Vous n’avez pas de place dans cette partie.
server-own-seat = C’est votre propre place.
server-nobody-there = Personne n’est assis là.
server-host-stays = Vous avez créé cette partie : supprimez-la au lieu de la quitter.
server-online-game-stays = Une partie en ligne commencée ou terminée appartient à tous ses joueurs et reste.
server-seats-changed = Quelqu’un d’autre a changé les places au même moment ; regardez de nouveau.
server-already-started = La partie a déjà commencé.
server-only-host = Seul celui qui a créé la partie peut faire cela.
server-seats-stay = Les places ne changent de mains que dans une partie en ligne en cours.
server-nobody-to-replace = À cette place, il n’y a personne à remplacer.
server-already-proposed = C’est déjà proposé ; attendez l’accord des autres.
server-question-closed = Cette question n’est plus ouverte.
server-not-asked = On ne vous demande rien, ou vous avez déjà répondu.
# $waits: a span of time, "2 days".
server-not-away =
    { $here ->
        [true] { $player } est là ; seul un joueur absent depuis { $waits } peut être remplacé.
       *[other] { $player } est en ligne ; seul un joueur absent depuis { $waits } peut être remplacé.
    }
# $away, $waits, $left: spans of time.
server-not-away-long = La dernière visite { DE($player) } remonte à { $away }, et cette table attend { $waits } : { $player } peut être remplacé dans { $left }.

## How much time players have

server-timing-limit = Le temps pour une décision est de { $most } heures au plus.
server-timing-increment = Seule une réserve de temps augmente à chaque décision.
# $zone: what was given, in quotes.
server-timing-zone = { $zone } n’est pas un fuseau horaire ; « Europe/Paris » en est un.
server-timing-sleep = Les heures de sommeil comptent de 1 à { $most } heures par jour.
server-not-out-of-time = { $player } a encore du temps, ou n’a pas à jouer ; seul un joueur dont le temps est écoulé peut être remplacé.
# $then: what the table has chosen: consent, bot or open; $bot: what kind of bot, or none.
server-timed-out =
    { $then ->
        [bot] Le temps { DE($player) } est écoulé : un robot ({ page-bot }) joue jusqu’à son retour.
        [open] Le temps { DE($player) } est écoulé : la place est ouverte à quelqu’un d’autre.
       *[consent] Le temps { DE($player) } est écoulé : les autres peuvent continuer sans { $player } s’ils sont d’accord.
    }
server-no-holidays = Cette table ne prévoit pas de congés.
# $away: whether the player is on holiday.
server-on-holiday =
    { $away ->
        [true] Vous êtes déjà en congé.
       *[other] Vous n’êtes pas en congé.
    }
server-holidays-left =
    { $count ->
        [0] Il ne vous reste aucun jour de congé entier.
        [one] Il vous reste { $count } jour de congé.
       *[other] Il vous reste { $count } jours de congé.
    }
# $days: 0 when the player is back before the holiday is over.
server-holiday =
    { $days ->
        [0] { $player } est de retour de congé.
        [one] { $player } prend un jour de congé.
       *[other] { $player } prend { $days } jours de congé.
    }

## While people play

server-moved-on = La partie a avancé ; regardez de nouveau.
server-game-busy = La partie est très occupée ; réessayez.
server-game-over = La partie est terminée.
server-not-running = On ne peut arrêter qu’une partie en cours.
# $reason: what the host wrote, or none.
server-ended =
    { $reason ->
        [none] L’hôte de ce serveur a arrêté la partie.
       *[other] L’hôte de ce serveur a arrêté la partie. { $reason }
    }
server-not-your-turn = Ce n’est pas à vous.
server-nothing-to-undo = Vous n’avez aucun coup à annuler.
server-undo-asks = D’autres ont joué depuis : on le leur demande.
server-nothing-to-redo = Il n’y a aucun coup à rejouer.
server-redo-not-yours = Ce n’est pas votre coup qui a été annulé.
server-ask-undo =
    { $count ->
        [one] { $player } voudrait annuler le dernier coup.
       *[other] { $player } voudrait annuler les { $count } derniers coups, jusqu’avant son propre dernier coup.
    }
# $replaced: whose seat it is; $absent: whether a person sits there who stays away; $bot: what kind of bot, or none.
server-ask-replace =
    { $bot ->
        [none] { $absent ->
            [true] { $player } propose de remplacer { $replaced }, absent, par quelqu’un d’autre, qui pourra alors prendre la place.
           *[other] { $player } propose de remplacer { $replaced } par quelqu’un d’autre, qui pourra alors prendre la place.
        }
       *[other] { $absent ->
            [true] { $player } propose de remplacer { $replaced }, absent, par un robot ({ page-bot }).
           *[other] { $player } propose de remplacer { $replaced } par un robot ({ page-bot }).
        }
    }
server-replaced =
    { $bot ->
        [none] { $away ->
            [true] { $player } est resté absent trop longtemps : la place est ouverte à quelqu’un d’autre.
           *[other] La place { DE($player) } est ouverte à quelqu’un d’autre.
        }
       *[other] { $away ->
            [true] { $player } est resté absent trop longtemps : un robot ({ page-bot }) joue désormais.
           *[other] Un robot ({ page-bot }) joue désormais pour { $player }.
        }
    }
# $seat: the name of the player who had the seat.
server-plays-for =
    { $player ->
        [none] Quelqu’un joue désormais pour { $seat }.
       *[other] { $player } joue désormais pour { $seat }.
    }
server-robot-plays-for =
    { $player ->
        [none] Un automate joue maintenant pour { $seat }.
       *[other] { $player }, un automate, joue maintenant pour { $seat }.
    }
server-returned = { $player } est de retour et rejoue.
server-left = { $player } est parti pour de bon.
server-excluded = { $player } est exclu de ce serveur. Les autres peuvent désormais remplacer { $player }.
server-only-players-chat = Seuls les joueurs discutent dans cette partie.
server-only-spectators = Le chat des spectateurs est fermé aux joueurs jusqu’à la fin de la partie.
# $until: "2026-11-23 14:00 UTC", or none.
server-muted =
    { $until ->
        [none] L’hôte de ce serveur ne vous laisse pas discuter. Vous pouvez continuer à jouer.
       *[other] L’hôte de ce serveur ne vous laisse pas discuter jusqu’au { MOMENT($until) }. Vous pouvez continuer à jouer.
    }
server-chat-length = Un message a de 1 à { $most } caractères.
server-chat-erased = Ce message a été supprimé avec le compte de son auteur.
server-pace = La cadence va de 0 à { $most } secondes.
server-too-many-programs = Au plus { $most } programmes à la fois.
server-program-only-choice = Le serveur joue pour vous le seul coup permis
server-program-pass-above = Passer dans cette enchère au-dessus de { MONEY($amount) }
server-program-bid-up-to = Miser le minimum dans cette enchère, jusqu’à { MONEY($amount) }
server-program-twice = Chaque programme ne peut être demandé qu’une fois.
server-chat-look = Regardez { $place }.
server-no-such-place = Il n’y a pas de lieu « { $spot } » sur ce plateau.
server-nothing-to-decide = Personne ne décide dans cette position.
server-program-undone = Un coup a été annulé.
server-program-not-now = Ce programme ne peut pas être demandé maintenant.
server-no-such-program = Ce jeu n’a pas de programme « { $kind } ».
server-too-many-tried = On peut essayer au plus { $most } coups à la fois.
server-no-position = La partie a { $count } coups ; il n’y a pas de position { $number }.
server-secret-treasury = Ce que possède { $companies } ne regarde que ses actionnaires, et la réponse le révélerait.
server-seed-is-secret = Un fichier de la partie contient sa graine, qui reste secrète tant qu’une partie en ligne dure. Il pourra être téléchargé quand la partie sera terminée.
server-no-headline = Cette position ne peut pas être décrite.

## Images d’une position, pour les liens

server-picture-move = Coup { $number }

## Rated games

server-rated-online = Seules les parties en ligne sont classées.
server-rated-accounts = À une table classée, chacun a un compte : connectez-vous ou créez-en un, puis prenez place.
server-rated-bots = Une partie classée se joue sans robots.
server-rated-robots = Une partie classée se joue sans automates.
server-rated-seed = La graine d’une partie classée est tirée au sort : laissez-la vide.
server-rated-host = À une table classée, personne ne décide seul qui est remplacé.
server-rated-final = La partie a été classée à sa fin : ses coups restent.
server-no-such-person = Il n’y a pas de compte de ce nom.

## Favourites, blocked people, invitations

server-too-many-ties = Vous pouvez noter { $most } personnes au plus : retirez d’abord quelqu’un de la liste.
server-yourself = C’est vous.
server-blocked-by-host = La personne qui a ouvert cette table ne souhaite pas jouer avec vous.
server-no-invitation = Aucune invitation n’attend cette réponse : elle a reçu une réponse ou a été retirée, ou la partie a commencé.
server-invited-seated = { $player } est déjà à cette table.
server-table-invited-already = { $player } est déjà invité à cette table.
server-invited-blocked = { $player } n’accepte pas d’invitations de votre part.
server-invited-stranger = Seuls les membres du club jouent à cette table, et { $player } n’en est pas.
server-table-too-many-invited = On peut inviter { $most } personnes au plus à une table.
server-notice-invited =
    { $rated ->
        [true] { $player } vous invite à une partie classée.
       *[other] { $player } vous invite à une partie.
    }
server-notice-declined = { $player } ne vient pas à votre table.

## Reports to the host

server-report-kind =
    { $kind ->
        [abuse] insultes ou menaces
        [spam] publicité
        [name] nom offensant
        [play] jeu déloyal
       *[other] autre chose
    }
server-report-again = Vous l’avez déjà signalé. L’hôte s’en occupe, et vous apprendrez ce qui aura été décidé.
server-report-too-many = { $most } de vos signalements attendent l’hôte : pas davantage avant que certains soient traités.
server-report-length = Un signalement a au plus { $most } caractères.
server-report-yourself = Cela vient de vous.
server-report-nothing = Il n’y a plus rien à signaler : c’est supprimé.
server-report-nobody = Personne n’est assis là que l’on puisse signaler.
server-report-no-message = Ce message n’existe pas.
# $until: "2026-11-23 14:00 UTC", or none.
server-notice-report =
    { $decision ->
        [dismiss] L’hôte de ce serveur a examiné votre signalement au sujet { DE($player) } et ne prend aucune mesure.
        [warn] Après votre signalement, l’hôte de ce serveur a averti { $player }.
        [mute]
            { $until ->
                [none] Après votre signalement, l’hôte de ce serveur ne laisse plus { $player } discuter.
               *[other] Après votre signalement, l’hôte de ce serveur ne laisse pas { $player } discuter jusqu’au { MOMENT($until) }.
            }
        [rename] Après votre signalement, l’hôte de ce serveur a donné un autre nom à { $player }.
       *[ban] Après votre signalement, l’hôte de ce serveur a exclu { $player }.
    }
server-notice-measure =
    { $decision ->
        [warn] L’hôte de ce serveur vous donne un avertissement.
        [rename] L’hôte de ce serveur a donné un autre nom à votre compte : { $name }.
       *[mute]
            { $until ->
                [none] L’hôte de ce serveur ne vous laisse plus discuter. Vous pouvez continuer à jouer.
               *[other] L’hôte de ce serveur ne vous laisse pas discuter jusqu’au { MOMENT($until) }. Vous pouvez continuer à jouer.
            }
    }
server-notice-reason = La raison : { $kind }.
server-notice-quoted = Il s’agit de : « { $text } »
server-mail-reports-subject =
    { $count ->
        [one] Bradshaw : un signalement vous attend
       *[other] Bradshaw : { $count } signalements vous attendent
    }
server-mail-report = Signalement { $number }, au sujet { DE($player) } : { $kind }. Pour le lire : bradshaw admin report { $number }
# $server: its address, or none.
server-mail-reports =
    { $server ->
        [none] Tous ceux qui attendent : bradshaw admin reports --open
       *[other] Tous ceux qui attendent sur { $server } : bradshaw admin reports --open
    }
server-notice-club-closed = L’hôte de ce serveur a fermé le club { $club }. Les parties commencées continuent.
