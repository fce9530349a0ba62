## La fin d’une partie

core-standings =
    { $count ->
        [one] { $winners } gagne avec { MONEY($worth) }
       *[other] { $winners } se partagent la victoire avec { MONEY($worth) } par personne
    }{ $behind ->
        [0] .
       *[other]  ; { LIST($others, type: "comma") }.
    }
# Une des personnes qui n’ont pas gagné.
core-standing = { $player } { MONEY($worth) }

## Refus

# Une raison avec l’identifiant de sa règle, pour les programmes et les rapports.
core-refusal-with-rule = { $text } [{ $rule }]
core-refusal-not-your-turn = { $reason } C’est à { $player } de jouer.

## Options et versions des règles

# Ce qu’une option peut être ; partie d’une phrase.
core-option-bool = true ou false
core-option-number = un nombre entier de { $low } à { $high }
core-option-values = { LIST($values, type: "or") }
core-option-new = Nouvelle option « { $option } » : { $text }
core-option-withdrawn = L’option « { $option } » a été supprimée : { $text }
core-error-option-value = L’option « { $option } » doit être { $allowed }, et non « { $value } ».
core-error-unknown-option =
    { $count ->
        [0] L’option « { $option } » n’existe pas : ce jeu n’a pas d’options.
       *[other] L’option « { $option } » n’existe pas. Ce jeu a les options suivantes : { LIST($options, type: "comma") }.
    }
core-error-unknown-option-near = L’option « { $option } » n’existe pas parmi les { $count } de ce jeu. S’agit-il de { LIST($near, type: "or") } ?
core-error-unknown-option-of-many = L’option « { $option } » n’existe pas parmi les { $count } de ce jeu.
core-error-newer-rules = Cette partie se joue selon la version { $version } des règles du jeu { $game }, mais ce programme ne les connaît que jusqu’à la version { $newest }. Un Bradshaw plus récent peut la lire.
core-error-no-rules = Les règles du jeu { $game } n’ont pas de version { $version }.

## Commencer une partie

core-error-no-game =
    { $count ->
        [0] Le jeu « { $name } » n’existe pas : aucun jeu n’est installé.
       *[other] Le jeu « { $name } » n’existe pas. Jeux installés : { LIST($installed, type: "comma") }.
    }
core-error-options-mapping = Les options doivent être données par leurs noms, sous forme de dictionnaire, pas comme « { $value } ».
core-error-players-list = Les joueurs doivent être donnés sous forme de liste de noms.
core-error-player-count = { $game } se joue de { $fewest } à { $most }, pas à { $count }.
core-error-player-name = Le nom d’un joueur doit avoir de 1 à { $longest } caractères imprimables : « { $name } ».
core-error-same-name = Deux joueurs ont le même nom.
core-error-seed = La graine doit être un nombre entier de 0 à { $most }.

## Coups et positions

core-error-action = Ce n’est pas un coup de ce jeu : { $problem }.
core-problem-nested = l’imbrication est trop profonde
core-error-foreign-action = { $action } n’est pas un coup du jeu { $game }.
core-error-action-field = Le champ « { $field } » de { $action } est d’un mauvais type ou trop grand.
core-error-time = L’heure d’un coup doit être donnée comme { $example }, et non comme « { $time } ».
core-error-no-action = Le coup { $number } n’existe pas : { $count } coups ont été joués.
core-error-no-stage = Le coup { $action } n’a pas d’étape { $stage }, mais seulement { $count }.
core-error-no-position = La position { $number } n’existe pas : la partie compte { $count } coups.
core-error-nothing-to-undo = Il n’y a rien à annuler : la partie en est au début.
core-error-nothing-to-redo = Il n’y a rien à rejouer : la partie en est au dernier coup.
core-error-no-lesson = Il n’y a pas de telle leçon pour { $game }, ou elle ne continue pas ainsi.

## Enregistrements

core-record-too-large = Le fichier a { $size } octets, mais un enregistrement en a au plus { $most }.
core-record-format = Ce n’est pas un enregistrement de Bradshaw : son format est « { $format } » au lieu de « { $expected } ».
core-record-newer = L’enregistrement est de la version { $version }, mais ce programme ne lit que jusqu’à la version { $newest }. Un Bradshaw plus récent peut le lire.
core-record-version = La version { $version } des enregistrements n’existe pas : ce programme lit la version { $newest }.
core-record-unreadable = Cet enregistrement est illisible : { $problem }.
core-record-unreadable-action = Le coup est illisible : { $problem }.
core-record-too-long = L’enregistrement a { $count } coups, mais une partie du jeu { $game } en a au plus { $most }.
core-record-set-up = La mise en place de l’enregistrement est inutilisable : { $problem }
core-record-set-up-differs = La mise en place mène à l’état { $reached }, mais l’enregistrement indique « { $recorded } ».
core-record-action = Coup { $number } sur { $count } : { $problem }
core-record-action-differs = Le coup { $number } sur { $count } mène à l’état { $reached }, mais l’enregistrement indique « { $recorded } ».
# Là où aucun joueur ne décide, comme pour les trajets d’une compagnie sans président, le programme décide.
core-record-decision-missing = Il manque une décision que le programme a prise pour une compagnie.
core-record-decision-illegal = Une décision que le programme a prise pour une compagnie est interdite. { $reason }
core-record-decisions-left = L’enregistrement a plus de décisions du programme que ce coup n’en demande.

## Robots

core-bot-random = Joue n’importe quel coup permis.
core-bot-greedy = Voit un tour à l’avance et prend ce qui lui convient le mieux.
core-bot-mcts = Réfléchit à l’avance pour tout le monde : mcts:2s pour deux secondes par coup, mcts:500 pour 500 itérations par coup.
core-bot-expert = Prévoit la fin de la partie d’après ce que le jeu lui a appris : expert:2s pour deux secondes par coup, expert:100 pour 100 regards en avant.
core-bot-level = { $level ->
    [easy] L’expert avec peu de soin : facile.
    [strong] L’expert avec deux secondes par coup : fort.
   *[normal] L’expert sans regarder au-delà de son tour : normal.
 }
core-reason-worth = Selon son estimation, votre position vaudra ensuite { MONEY($after) } à la fin de la partie, contre { MONEY($now) } maintenant.
core-reason-other = Après le deuxième meilleur coup, ce serait { MONEY($after) }.
core-reason-only = { $among ->
    [legal] C’est le seul coup possible.
    [offered] C’est la seule proposition : la meilleure trouvée.
   *[considered] Rien d’autre ne semble valoir la peine.
 }
core-reason-chance = Vos chances de gagner ensuite : { $percent } %.
core-reason-at-random = Les autres semblent jouer au hasard (probable à { $likely } %) ; compte tenu de cela, vos chances de gagner sont de { $percent } %.
core-reason-everybody = Attendu ensuite en fin de partie : { LIST($worths, type: "comma") }.
core-reason-player = { $player } { MONEY($worth) }
core-reason-instead = La meilleure autre possibilité est « { $action } » ; elle coûterait environ { MONEY($cost) } d’ici la fin de la partie.
core-reason-terms = Ce qui décide : { LIST($terms, type: "semicolon") }.
core-reason-term = { $term } { SIGNED($amount) }
# Pourquoi quelqu’un a joué un coup, du point de vue de l’expert.
core-why-forced = C’était le seul coup possible.
core-why-hidden = La raison de ce coup dépend de ce qui vous est caché.
core-why-worth = Selon l’estimation de l’expert, la position { DE($player) } vaudra ensuite { MONEY($after) } à la fin de la partie, contre { MONEY($now) } auparavant.
core-why-chance = Chances { DE($player) } de gagner ensuite : { $percent } %.
core-why-instead = La meilleure autre possibilité était « { $action } » ; elle aurait coûté environ { MONEY($cost) } d’ici la fin de la partie.
core-why-as-good = « { $action } » aurait été à peu près aussi bon.
core-why-better = L’expert aurait préféré « { $action } », d’environ { MONEY($more) } en fin de partie.
# L’analyse d’une partie. $number : du coup ; $played : ce qui a été choisi ; $first : le début d’un meilleur tour, $steps : la suite.
core-review-other = autre
core-review-move = Coup { $number }, { $player }, { $kind } : { $played }
core-review-loss = { $percent ->
    [0] A coûté environ { MONEY($cost) } en fin de partie.
   *[other] A coûté environ { MONEY($cost) } en fin de partie, et { $percent } points de pourcentage de chances de gagner.
 }
core-review-better = Mieux : { $first }
core-review-then = Ensuite : { LIST($steps, type: "semicolon") }.
core-measure-judged = la position dans son ensemble
core-error-no-bot = Le robot « { $bot } » n’existe pas. Les robots sont { $bots }.
core-error-bot-budget = Le budget de « { $bot } » doit être donné en secondes, comme mcts:2s, ou en itérations, comme mcts:500.
core-error-weights-unreadable = Ce que l’expert a appris du jeu { $game } est illisible : { $reason }
core-error-weights-other = Ce que l’expert a appris du jeu { $game } ne convient pas à cette version du programme. Refaites l’apprentissage avec scripts/learn.py.

## Parties enregistrées, comparées aux nôtres

# $where : l’endroit dans une position ; $expected, $reached : ce qui s’y trouve, ou none.
core-difference =
    { $expected ->
        [none] { $where } : rien d’attendu, obtenu { $reached }
       *[other] { $reached ->
            [none] { $where } : attendu { $expected }, rien d’obtenu
           *[other] { $where } : attendu { $expected }, obtenu { $reached }
        }
    }
