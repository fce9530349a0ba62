## La ligne de commande : arguments inutilisables

cli-error-no-command = La commande « { $command } » n’existe pas. Les commandes sont { LIST($commands, type: "comma") }.
cli-error-too-many-arguments = Trop d’arguments : { $arguments }
# $near : une option que l’on voulait peut-être, ou none.
cli-error-unknown-option =
    { $near ->
        [none] L’option { $option } n’existe pas ici.
       *[other] L’option { $option } n’existe pas ici. S’agit-il de { $near } ?
    }
cli-error-no-value = { $option } demande une valeur.
cli-error-missing-argument = Il manque { $argument } ; « bradshaw { $command } --help » l’explique.
cli-error-repeated = { $option } est donné plusieurs fois.
cli-error-value = { $name } doit être { $allowed }, et non « { $value } ».
cli-allowed-number = un nombre entier
# $problem : dans les mots du programme qui lit les arguments, toujours en anglais.
cli-error-arguments = Ces arguments sont inutilisables : { $problem }
cli-error-missing-package = Cette commande a besoin de { $package }, qui n’est pas installé : pip install 'bradshaw[server]'
cli-error-missing-extra = Il faut pour cela { $package }, qui n’est pas installé : pip install 'bradshaw[{ $extra }]'
cli-error-language = { $where } est { LIST($languages, type: "or") }, et non « { $language } ».
cli-error-option-form = --option attend nom=valeur, et non « { $text } ».
cli-error-option-twice = L’option « { $option } » est donnée deux fois.
cli-error-few-seats = Il y a { $wanted } personnes et robots pour { $seats } places.
cli-error-few-seats-for-people = Il y a { $people } personnes pour { $seats } places.
cli-error-no-directory = Le dossier « { $directory } » n’existe pas.
cli-error-count = { $option } doit être compris entre 1 et { $most }, et non { $value }.

## Questions avant une perte

cli-confirm = { $question } [o/N]
# Ce que l’on tape pour accepter, en entier ou la première lettre.
cli-yes = oui
cli-error-unconfirmed = { $question } Ajoutez { $flag } pour le faire sans confirmation.
cli-error-nothing-done = Rien n’a été fait.

## bradshaw games

cli-games-title = { $name }, de { $designer }, de { $fewest } à { $most } joueurs
# Avant une phrase qui dit ce qui a changé.
cli-games-since = Depuis la version { $version } des règles :
cli-games-allowed = Valeurs permises : { $allowed }. [{ $rule }]
cli-games-bots = Robots

## bradshaw play

cli-error-no-game = Nommez un jeu, comme emubay, ou un fichier avec --load ; « bradshaw games » donne la liste des jeux.
cli-error-no-humans = --humans doit être au moins 1 ; avec --watch, des robots occupent toutes les places.
cli-error-with-load = { $option } est impossible avec --load : c’est dans le fichier.
cli-error-other-game = Le fichier contient une partie du jeu { $held }, pas de « { $game } ».
cli-error-save-exists = Le fichier { $file } existe déjà : continuez avec --load, ou enregistrez dans un autre fichier.
cli-play-seed = graine { $seed }
cli-play-you = Vous êtes { $player }.
cli-play-people = Au clavier : { LIST($players, type: "comma") }.
cli-play-bots = Robots : { LIST($bots, type: "comma") }.
cli-play-bot = { $player } ({ $bot })
cli-play-resumed =
    La partie reprend après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
cli-play-how = Tapez le numéro d’un choix, ou « help » pour tout ce que vous pouvez taper.
cli-play-only-choice = Un seul choix pour { $player } : { $choice }.
cli-play-thinking = { $player } réfléchit
# $problem : une phrase.
cli-play-unsaved = { $problem } La partie continue sans être enregistrée ; « save » suivi d’un nom de fichier l’écrit ailleurs.
cli-play-left = Enregistré ; « bradshaw play --load { $file } » reprend ici.
cli-play-left-unsaved = Partie quittée sans être enregistrée.
# Entre le plus petit et le plus grand d’une suite de choix.
cli-play-between = ou toute valeur intermédiaire
# $first : le numéro du premier de ces choix.
cli-play-choices-in-hex = { $hex } : { $count } choix, à partir de { $first } ; tapez « { $hex } » pour les voir
cli-play-nothing-changes = Rien ne change de mains.
cli-play-no-choice =
    { $amount ->
        [none] Le choix { $number } n’existe pas.
       *[other] Le choix { $number } n’existe pas. Pour un montant, tapez { $amount }.
    }
cli-play-several = { $count } choix contiennent ces mots ; tapez le numéro de l’un d’eux.
cli-play-not-understood = Ce n’est pas un choix ici. Tapez un numéro, « why » suivi de mots, ou « help ».
cli-play-back =
    Retour à votre décision après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
cli-play-forward =
    Retour à la partie telle qu’elle était après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
cli-play-nothing-to-undo = Il n’y a rien à annuler : vous n’avez rien décidé avant cela.
cli-play-nothing-to-redo = Il n’y a rien à rétablir.
cli-play-hint =
    { $number ->
        [none] Un robot choisirait : { $choice }
       *[other] Un robot ferait le choix { $number } : { $choice }
    }
cli-play-move = Coup { $number } : { $move }
cli-play-no-move = Ce coup n’existe pas encore.
cli-play-no-log = Il ne s’est encore rien passé.
cli-play-possible = C’est possible : { $number }, { $choice }.
cli-play-possible-amount = C’est possible : tapez { $typed }.
cli-play-all-possible = Rien de ce que l’on pourrait essayer n’est interdit pour l’instant.
cli-play-no-such-thing = Rien ici ne s’appelle ainsi ; « why » seul énumère ce qui n’est pas possible.
cli-play-reason = { $name } : { $reason }
cli-play-more-reasons = … et { $count } autres : ajoutez des mots, comme dans « why { $example } ».
cli-play-add-words = Ajoutez des mots pour voir la règle, comme dans « why { $example } ».
cli-play-which-rules = Précisez à quel sujet, comme dans « rules merge share ».
cli-play-no-rule = Aucune règle ni décision ne contient tous ces mots.
cli-play-save-where = Précisez où, comme dans « save emu.json ».
cli-play-saved = Enregistré dans { $file }.

## bradshaw play : ce que l’on peut taper ; les mots entre guillemets sont les mêmes dans toutes les langues

cli-play-help-number = faire le choix 3
cli-play-help-letter = quand un nombre est demandé : la lettre affichée et le nombre, ici une enchère de { MONEY(5) }
cli-play-help-board = dessiner le plateau et les tableaux
cli-play-help-log = ce qui vient de se passer ; « log 50 » pour plus que les { $recent } dernières phrases
cli-play-help-then = ce que le choix 3 change pour chacun, avant et après ; aussi « then b5 »
cli-play-help-why = ce qui n’est pas possible maintenant, et selon quelle règle ; « why build 5,2 » pose la question pour une seule chose
cli-play-help-hint = ce qu’un robot ferait à votre place, et pourquoi
cli-play-help-reasons = pourquoi un robot a joué son dernier coup ; « reasons 12 » pose la question pour le coup 12 du journal
cli-play-help-rules = les règles qui contiennent des mots, comme dans « rules merge share », ou une règle par son identifiant
cli-play-help-undo = revenir à la dernière décision prise à ce clavier ; aussi « u »
cli-play-help-redo = repartir en avant ; aussi « r »
cli-play-help-save = écrire la partie dans un fichier, comme dans « save emu.json »
cli-play-help-quit = quitter ; aussi « q »
cli-play-help-help = cette liste

## bradshaw replay

cli-replay-after = Après { $count } coups sur { $all }.
cli-rules-version = Partie jouée selon la version { $version } des règles. La plus récente, la version { $newest }, diffère :

## bradshaw rules

# Les règles sont en anglais dans toutes les langues.
cli-rules-in-english = Les règles sont en anglais.
cli-rule-cited = { $rule } (en anglais)
# Chacun avant un texte des règles.
cli-rule-note = Remarque.
cli-rule-example = Exemple.
cli-rule-not-applicable = Sans objet.
cli-rule-ruling = Décision { $id }, { $subject }.
cli-error-coverage-of-all = --coverage concerne toutes les règles : ne nommez avec lui ni règle ni mots.
cli-error-tests-without-coverage = --tests va avec --coverage.
cli-error-rule-and-words = Nommez une règle ou cherchez des mots, pas les deux.
cli-error-no-rule-found = Aucune règle ni décision du jeu { $game } ne contient les mots « { $words } ».
cli-error-no-rule = { $game } n’a pas de règle « { $rule } » ; « bradshaw rules { $id } » les énumère.
cli-error-no-tests = Il n’y a pas de dossier « tests » ici ; indiquez-en un avec --tests.
cli-error-test-file = Le fichier de tests { $file } est illisible : { $problem }.
# Après l’identifiant d’une règle.
cli-coverage-no-test = aucun test
cli-coverage-not-applicable = (sans objet : { $reason })
cli-coverage-no-rule = est cité par { $test } mais n’est pas une règle

## bradshaw render, runs et positions

cli-error-drawing = Le nom d’un dessin se termine par .svg ou .png, et non par « { $suffix } ».
cli-error-no-runs = Aucune compagnie ne peut faire rouler de trains dans cette position.
cli-runs-none = { $company } : aucun trajet n’est possible.
cli-runs-best =
    { $proved ->
        [true] { $company } : { $earns }, il n’y a pas mieux.
       *[other] { $company } : { $earns }, le mieux qui ait été trouvé.
    }
# 2L : Ryde 20 £ – Cowes 30 £ + 10 £ = 60 £
cli-run =
    { $called ->
        [0] { $train } : { $earns }
       *[other] { $train } : { LIST($stops, type: "dash") }{ $bonus ->
            [none] { "" }
           *[other] { " " }+ { $bonus }
        } = { $earns }
    }
cli-run-stop = { $name } { $value }
cli-error-no-positions = Les positions de « { $game } » ne peuvent pas être traitées, seulement celles de { LIST($games, type: "or") }.
# Après le nom d’un fichier.
cli-problem-not-positions = ce n’est pas une liste de positions en JSON : { $problem }.

## bradshaw agreement

cli-agreement-comparing = Comparaison
cli-agreement-all = Les { $count } parties ensemble
cli-agreement-row-all = ensemble
cli-agreement-column-kind = Décision
cli-agreement-column-decisions = Décisions
cli-agreement-column-first = Premier choix
cli-agreement-column-among = Parmi les { $few } premiers
cli-error-agreement-files = Nommez les fichiers des parties à comparer.

## bradshaw review

cli-review-judging = Analyse
cli-review-players = Décisions des joueurs
cli-review-column-player = Joueur
cli-review-column-kind = Décision
cli-review-column-decisions = Décisions
cli-review-column-agreed = Rien de mieux trouvé
cli-review-column-cost = Coût
cli-review-row-all = ensemble
cli-review-course = Résultat attendu en fin de partie
cli-review-column-move = Après le coup
cli-review-costliest = Les coups qui ont coûté le plus
cli-review-nothing = L’expert n’aurait mieux joué aucun coup.
cli-review-unfinished = La partie n’est pas finie : { $count } coups sont analysés.

## bradshaw arena

cli-arena-playing = Parties en cours
cli-arena-speed = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties par seconde, graine { $seed }
cli-arena-before = { $count ->
        [one] { $count } partie avait déjà été jouée.
       *[other] { $count } parties avaient déjà été jouées.
    }
cli-error-arena-nothing = Nommez un jeu à jouer, ou avec --results un fichier dont faire le bilan.
cli-error-arena-league = Un championnat demande au moins deux robots différents.
cli-error-arena-players = --players attend des nombres séparés par des virgules, ou « all », et non « { $text } ».
cli-error-arena-seconds = --seconds doit être supérieur à 0 et au plus égal à { $most }, et non { $value }.
cli-error-arena-program-form = --program attend nom=commande, et non « { $text } ».
cli-error-arena-program-name = Le nom « { $name } » est celui d’un autre robot.
cli-error-arena-no-program = Il n’y a pas de programme « { $program } » à exécuter.

## bradshaw step : ce qui ne va pas dans une ligne d’entrée

cli-error-no-steps = On ne peut pas essayer de coups isolés du jeu { $game }.
cli-step-too-long = La ligne dépasse { $most } octets.
cli-step-nested = L’imbrication de la ligne est trop profonde.
cli-step-unreadable = La ligne est illisible : { $problem }
cli-step-unusable = La ligne est inutilisable : { $kind } : { $problem }
cli-step-unwritable = La réponse ne peut pas être écrite en JSON.

## bradshaw import et verify

cli-imported =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } d’une partie du jeu { $game }, { LIST($players, type: "comma") }.
cli-verify-game = { $file } : { $moves } coups, { $differences } différences, { $expected } attendues
cli-verify-difference = coup { $move } : { $difference }
cli-verify-skipped = { $file } : ignoré, ce n’est pas une partie enregistrée
cli-verify-nothing = Il n’y a pas de parties enregistrées à comparer : nommez des fichiers ou des dossiers qui en contiennent.
# Après le nom d’un fichier.
cli-problem-not-compared = les parties enregistrées du jeu { $game } ne peuvent pas être comparées.
cli-problem-not-followed = les parties enregistrées du jeu { $game } ne peuvent pas être suivies.
cli-problem-not-whole = ce n’est pas une partie enregistrée complète ({ $problem }).

## bradshaw serve

cli-serving = Bradshaw est à l’adresse { $address }  (arrêt avec Ctrl-C)
cli-error-address = L’adresse { $address } est inutilisable ({ $reason }) : choisissez-en une autre avec --host et --port.
cli-error-several-sockets = Bradshaw écoute sur un seul socket : indiquez un seul ListenStream dans son unité socket.

## bradshaw backup, restore et check

cli-backup-replaces = Le fichier { $file } existe ; il serait remplacé.
cli-backup-written = { $database } est sauvegardé dans { $file } ({ $size }).
cli-backup-verified = Relu et complet : { $contents }.
cli-backup-contents =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } et { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
cli-backup-check = Pour rejouer chacune de ses parties : bradshaw check --database { $file }
cli-size-kilobytes = { $kilobytes } ko
cli-size-megabytes = { NUMBER($megabytes, maximumFractionDigits: 1) } Mo
cli-restored = { $file } est restauré : { $contents }.
cli-restored-older = Ses tables sont à la révision { $revision } ; « bradshaw serve » les amène à { $newest } en démarrant.
cli-check-reads = Bradshaw { $version } lit { $database }
cli-check-empty = La base de données est vide : rien ne peut se casser.
cli-check-older = Ses tables sont à la révision { $revision }. « bradshaw serve » de cette version les amène à { $newest } en démarrant : faites d’abord une sauvegarde.
cli-replaying =
    { $count ->
        [one] { $count } partie est rejouée …
       *[other] { $count } parties sont rejouées …
    }
cli-all-readable =
    { $count ->
        [0] Aucune partie n’est enregistrée.
       *[other] Toutes les parties sont lisibles : { $count }.
    }
cli-check-title =
    { $title }, version { $rules } des règles : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }{ $broken ->
        [0] { "" }
        [one] , { $broken } illisible
       *[other] , { $broken } illisibles
    }
cli-check-differs = Différent dans les règles les plus récentes : { $change }
cli-check-unreadable =
    { $broken ->
        [one] { $broken } partie sur { $count } est illisible pour cette version :
       *[other] { $broken } parties sur { $count } sont illisibles pour cette version :
    }
# $event : le premier événement illisible ; 0 si rien n’est lisible.
cli-check-game =
    { $event ->
        [0] { $title }, version { $rules } des règles, dès le début : { $reason }
       *[other] { $title }, version { $rules } des règles, événement { $event } sur { $events } : { $reason }
    }
cli-check-only-looked-at =
    { $others ->
        [0] On ne pourrait plus que les regarder, jusqu’où elles sont lisibles.
       *[other] On ne pourrait plus que les regarder, jusqu’où elles sont lisibles. Toutes les autres parties continueraient.
    }

## bradshaw admin

cli-error-revision =
    { $revision ->
        [none] { $database } n’a pas encore de tables : démarrez une fois « bradshaw serve » de cette version, qui les crée.
       *[other] Les tables de { $database } sont à la révision { $revision }, et cette version travaille avec { $newest } : démarrez une fois « bradshaw serve » de cette version, qui les met à jour.
    }
cli-never = jamais
# $span : par exemple « 3 jours et 2 heures ».
cli-ago = il y a { $span }
cli-admin-column-game = Partie
cli-admin-column-status = État
cli-admin-column-played = Dernier coup
cli-admin-column-title = Jeu
cli-admin-column-players = Qui joue
cli-admin-column-name = Nom
cli-admin-column-since = Depuis
cli-admin-column-seen = Dernière visite
cli-admin-column-games = Parties
cli-admin-column-standing = Sanctions
cli-admin-status =
    { $status ->
        [open] ouverte
        [running] en cours
        [finished] terminée
        [ended] arrêtée
       *[other] { $status }
    }
cli-admin-mode =
    { $mode ->
        [solo] contre des robots
        [hotseat] sur un seul écran
        [online] en ligne
       *[other] { $mode }
    }
cli-admin-latest = Voici les { $most } dernières lignes ; --most en montre plus.
cli-admin-no-games = Il n’y a pas de telles parties.
# Places d’une partie, comptées dans une liste de joueurs.
cli-admin-bots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
cli-admin-open-seats =
    { $count ->
        [one] { $count } libre
       *[other] { $count } libres
    }
cli-admin-left-seats =
    { $count ->
        [one] { $count } quittée
       *[other] { $count } quittées
    }
# $who : qui a la place, ou none si c’est son nom.
cli-admin-seat =
    { $who ->
        [none] - { $name }
        [open] - { $name } (libre)
        [left] - { $name } (quittée)
       *[other] - { $name } ({ $who })
    }
cli-admin-seat-bot = - { $name } (robot { $bot })
cli-admin-title = { $title }, version { $rules } des règles
cli-admin-game =
    { $mode }, { $status }{ $listed ->
        [true] , affichée dans le salon
       *[other] { "" }
    } ; créée le { $day } par { $host ->
        [none] personne
       *[other] { $host }
    }
# $last : quand, comme « jamais » ou « il y a 3 jours ».
cli-admin-course =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $chat ->
        [one] { $chat } message
       *[other] { $chat } messages
    } ; dernier coup : { $last }
cli-admin-unreadable = Illisible après l’événement { $event } : { $reason }
cli-admin-trouble = { $title }, événement { $event } sur { $events }
cli-admin-end = La partie { $game } serait définitivement terminée, sans vainqueur.
cli-admin-ended = La partie { $game } est arrêtée.
cli-admin-delete = La partie { $game } serait définitivement perdue, pour tous ses joueurs.
cli-admin-deleted = La partie { $game } est supprimée.
cli-admin-nobody =
    { $guests ->
        [true] Il n’y a pas d’invités.
       *[other] Il n’y a pas de comptes.
    }
cli-admin-standing =
    { $banned ->
        [true] { $muted ->
            [true] exclusion, silence
           *[other] exclusion
        }
       *[other] { $muted ->
            [true] silence
           *[other] { "" }
        }
    }
cli-admin-person =
    { $guest ->
        [true] invité depuis le { $day }, dernière visite : { $seen }
       *[other] compte depuis le { $day }, dernière visite : { $seen }
    }
cli-admin-banned-since = exclusion depuis le { $day }
cli-admin-bounced =
    { $count ->
        [0] Cet e-mail ne nomme aucune adresse définitivement refusée.
       *[other] Plus aucun e-mail n’est envoyé à { $addresses }.
    }
cli-admin-muted-since =
    { $until ->
        [none] silence depuis le { $day }
       *[other] silence depuis le { $day }, jusqu’au { MOMENT($until) }
    }
cli-admin-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
cli-admin-ban =
    { $person } ne participerait plus à { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et ne pourrait plus se connecter.
cli-admin-banned = L’accès est fermé à { $person }.
cli-admin-unbanned = { $person } peut revenir.
cli-admin-muted =
    { $until ->
        [none] { $person } peut jouer, mais pas discuter.
       *[other] { $person } peut jouer, mais pas discuter jusqu’au { MOMENT($until) }.
    }
cli-admin-unmuted = { $person } peut de nouveau discuter.
cli-admin-renamed = { $person } s’appelle maintenant { $name }.
cli-admin-delete-person = Tout ce qui concerne { $person } serait définitivement perdu.
cli-admin-person-deleted = Tout ce qui concernait { $person } est supprimé.
cli-admin-exported = Écrit dans { $file }.
cli-admin-registration-closed = Personne ne peut créer de compte maintenant. Pour le permettre de nouveau : bradshaw admin open-registration
cli-admin-registration-open = Tout le monde peut créer un compte.

## bradshaw admin: reports

cli-admin-column-report = Numéro
cli-admin-column-reported = Signalé le
cli-admin-column-about = Sur
cli-admin-column-what = Quoi
cli-admin-column-decision = Décision
cli-admin-no-reports =
    { $open ->
        [true] Aucun signalement ne vous attend.
       *[other] Personne n’a rien signalé.
    }
cli-admin-reported =
    { $subject ->
        [message] un message : { $kind }
        [description] la description d’une table : { $kind }
        [player] un joueur à une table : { $kind }
       *[profile] un profil : { $kind }
    }
cli-admin-decision =
    { $decision ->
        [none] en attente
        [dismiss] rejeté
        [warn] averti
        [mute]
            { $until ->
                [none] silence
               *[other] silence jusqu’au { MOMENT($until) }
            }
        [rename] renommé
       *[ban] exclu
    }
cli-admin-report =
    { $subject ->
        [message] { $day } : un message { DE($about) } : { $kind }
        [description] { $day } : la description d’une table { DE($about) } : { $kind }
        [player] { $day } : { $about } à une table : { $kind }
       *[profile] { $day } : le profil { DE($about) } : { $kind }
    }
cli-admin-report-shown = vu sous le nom « { $name } »
# $text: what the reporter has written, or none.
cli-admin-report-by =
    { $text ->
        [none] { $reporter ->
            [none] signalé par quelqu’un qui est parti
           *[other] signalé par { $reporter }
        }
       *[other] { $reporter ->
            [none] signalé par quelqu’un qui est parti : « { $text } »
           *[other] signalé par { $reporter } : « { $text } »
        }
    }
cli-admin-report-quoted = tel quel : « { $text } »
cli-admin-report-game = dans la partie { $game }
cli-admin-report-around = La discussion autour :
cli-admin-report-earlier = Autres signalements sur { $person } :
cli-admin-report-alike =
    { $count ->
        [one] Quelqu’un d’autre a signalé la même chose ; les deux sont traités ensemble.
       *[other] { $count } autres personnes ont signalé la même chose ; tous sont traités ensemble.
    }
cli-admin-report-open = Pour le traiter : bradshaw admin decide { $number } dismiss, warn, mute JOURS, rename NOM ou ban, avec --note …
cli-admin-report-decided = Traité le { $day } : { $decision }.
cli-admin-decided =
    { $count ->
        [one] C’est fait. Les personnes concernées l’apprennent.
       *[other] C’est fait, pour { $count } signalements ensemble. Les personnes concernées l’apprennent.
    }
cli-error-days = Donnez le nombre de jours, de 1 à { $most }.
cli-error-new-name = Donnez le nouveau nom.
cli-error-decision-value = « { $value } » est de trop : { $decision } ne demande rien de plus.

## bradshaw admin: clubs

cli-admin-column-club = Club
cli-admin-column-head = Dirigé par
cli-admin-column-members = Membres
cli-admin-no-clubs = Il n’y a pas de club.
cli-admin-club =
    { $head ->
        [none] depuis le { $day }, dirigé par personne
       *[other] depuis le { $day }, dirigé par { $head }
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-admin-club-members =
    { $count ->
        [one] { $count } membre : { LIST($names, type: "comma") }
       *[other] { $count } membres : { LIST($names, type: "comma") }
    }
cli-admin-club-invited = invités : { LIST($names, type: "comma") }
cli-admin-club-seasons = saisons : { LIST($names, type: "comma") }
cli-admin-delete-club =
    { $members ->
        [one] Le club { $club } serait perdu pour de bon, pour son seul membre. Les tables qui attendent des joueurs disparaissent aussi ; les autres parties continuent.
       *[other] Le club { $club } serait perdu pour de bon, pour ses { $members } membres. Les tables qui attendent des joueurs disparaissent aussi ; les autres parties continuent.
    }
cli-admin-club-deleted = Le club { $club } est supprimé, et ses membres l’apprennent.
