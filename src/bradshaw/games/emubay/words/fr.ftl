### Emu Bay Railway Company. Les noms des compagnies (EBR, L&W, GT …) et des lieux (Launceston …) ne se traduisent pas.

emubay-about = Des chemins de fer à travers la Tasmanie, bâtis à crédit : enchérissez pour des actions, posez des voies, émettez des obligations et soyez le plus riche à la fin.

### « Opération » traduit l’action du tableau, pour ne pas la confondre avec l’action d’une compagnie.

## Noms des choses

emubay-terrain =
    { $terrain ->
        [farm] plaine
        [forest] forêt
        [mountain] montagne
        [town] ville
       *[port] port
    }
# Une case dans une phrase, toujours après « la case » : « sur la case 5,2 (forêt) », « sur la case Launceston ».
emubay-hex =
    { $place ->
        [none] { $hex } ({ emubay-terrain })
       *[other] { $place }
    }
# Les opérations telles qu’elles figurent au tableau.
emubay-action =
    { $action ->
        [build] Construire des voies
        [auction] Mettre une action aux enchères
        [take] Prendre des ressources
        [bond] Émettre une obligation
        [merge] Fusionner une indépendante
       *[dividend] Distribuer les dividendes
    }
# Toujours après « l’ » : « l’obligation de 10 £ (2+1/div) ».
emubay-bond = obligation de { MONEY($amount) } ({ $x }+{ $y }/div)
emubay-cubes =
    { $count ->
        [one] { $count } cube de ressource
       *[other] { $count } cubes de ressource
    }
emubay-tracks =
    { $gauge ->
        [narrow]
            { $count ->
                [one] { $count } voie étroite
               *[other] { $count } voies étroites
            }
       *[regular]
            { $count ->
                [one] { $count } voie
               *[other] { $count } voies
            }
    }
# Ce qui est mis aux enchères : une action, ou une indépendante tout entière.
emubay-offer =
    { $independent ->
        [true] { $company }
       *[false] une action { $company }
    }
emubay-station = gare
emubay-station-of = gare { $company }
emubay-station-at = { $company } sur la case { $hex }
emubay-track-of = voie { $company }
emubay-narrow-track = voie étroite
emubay-resource-cubes = cubes de ressource
# Ce qu’un joueur reçoit ou doit, dans une liste.
emubay-part = { $player } { MONEY($amount) }
emubay-unpaid = { MONEY($amount) } pour { $company }
# La baisse du revenu d’une compagnie due à sa dette, dans une liste.
emubay-debt = { $company } −{ $cost }
# Une autre compagnie qui profite d’un port, dans une liste.
emubay-other-port = { $company } ({ SIGNED($bonus) })
# Ce qu’une opération change au revenu d’une compagnie ; partie de phrases.
emubay-revenue =
    { $gain ->
        [0] revenu toujours à { $revenue }
       *[other] revenu { SIGNED($gain) }, soit { $revenue }
    }

## Pourquoi la partie se termine ; partie d’une phrase, après un deux-points

emubay-end-bankruptcy = un joueur a fait banqueroute
emubay-end-stalemate = un joueur ne pouvait faire aucune opération
emubay-condition-bonds = il reste au plus { $most } obligations
emubay-condition-cubes = il reste au plus { $most } cubes de ressource sur la carte
emubay-condition-shares = plus aucune action n’est en vente
emubay-condition-track = { $charters } chartes n’ont plus de voies

## Refus

emubay-refusal-unknown-seat = Cette place n’existe pas : { $players } personnes jouent.
emubay-refusal-another-turn = C’est le tour d’une autre personne.
emubay-refusal-unknown-company = « { $name } » n’est pas une compagnie de ce jeu. Les compagnies sont { $companies }.
emubay-refusal-merged = { $company } a fusionné avec { $into }, qui a repris tous ses biens.
emubay-refusal-unsold = { $company } n’est pas encore vendue : personne n’a son action.
emubay-refusal-no-share = Vous n’avez aucune action { $company }.
emubay-refusal-over =
    { $reasons ->
        [none] La partie est terminée.
       *[other] La partie est terminée : { $reasons }.
    }

# Mettre une action aux enchères

emubay-refusal-independent-order = { $ahead } doit être mise aux enchères avant { $company }.
emubay-refusal-no-share-for-sale = { $company } n’a plus d’actions en vente.
emubay-refusal-independent-sold = { $company } n’a qu’une seule action, et elle est vendue.
emubay-refusal-only-reserved-shares =
    { $reserved ->
        [one] { $company } n’a plus d’actions en vente : son action réservée ne peut pas être mise aux enchères.
       *[other] { $company } n’a plus d’actions en vente : ses { $reserved } actions réservées ne peuvent pas être mises aux enchères.
    }
emubay-refusal-minimum-above-cash = La mise minimale pour { $company } est de { MONEY($minimum) }, mais vous n’avez que { MONEY($money) }.
emubay-refusal-must-open = Vous avez mis { $company } aux enchères : vous devez ouvrir à { MONEY($minimum) } au moins.
emubay-refusal-auction-on =
    { $independent ->
        [true] { $company } est aux enchères : enchérissez ou passez.
       *[false] Une action { $company } est aux enchères : enchérissez ou passez.
    }
emubay-refusal-bid-above-cash = Vous ne pouvez pas enchérir à { MONEY($amount) } : vous n’avez que { MONEY($money) }.
emubay-refusal-bid-too-low = La mise minimale pour { $company } est de { MONEY($minimum) } : { MONEY($amount) } ne suffisent pas.
emubay-refusal-bid-not-higher = { MONEY($amount) } ne dépassent pas l’enchère de { MONEY($bid) } : enchérissez plus haut ou passez.
emubay-refusal-passed = Vous avez passé et ne participez plus à cette enchère ({ $company }).
emubay-refusal-another-bids = C’est à une autre personne d’enchérir ou de passer.

# Émettre une obligation

emubay-refusal-independent-bond = { $company } est une indépendante, et les indépendantes ne peuvent pas émettre d’obligations.
emubay-refusal-no-bond-left = Il ne reste plus d’obligations.
emubay-refusal-bond-limit =
    { $company } a émis { $bonds ->
        [one] { $bonds } obligation
       *[other] { $bonds } obligations
    } et vendu { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    } : une compagnie ne peut pas émettre plus d’obligations qu’elle n’a vendu d’actions.
emubay-refusal-no-use-for-money = { $company } n’a plus de voies ni de cubes de ressource à sa portée : l’argent ne lui servirait à rien.
emubay-refusal-bond-not-in-supply = L’{ emubay-bond } n’est pas disponible.

# Construire des voies

emubay-refusal-not-next = { $company } n’a ni gare ni voie à côté de la case { $hex }.
emubay-refusal-not-next-to-red = Aucune voie rouge reliée à la gare { $company } ne touche la case { $hex }.
emubay-refusal-not-next-to-merged = { $company } a absorbé { $stations }, mais aucune voie rouge reliée à { LIST($stations, type: "or") } ne touche la case { $hex }.
emubay-refusal-station-occupies =
    { $terrain ->
        [mountain] La gare { $company } occupe la case { $hex }, et une case de montagne n’accueille qu’une compagnie.
       *[forest] La gare { $company } occupe la case { $hex }, et une case de forêt n’accueille qu’une compagnie.
    }
emubay-refusal-occupied =
    { $terrain ->
        [mountain] Il y a déjà une voie sur la case { $hex }, et une case de montagne n’accueille qu’une compagnie.
       *[forest] Il y a déjà une voie sur la case { $hex }, et une case de forêt n’accueille qu’une compagnie.
    }
emubay-refusal-track-above-cash = Une voie sur la case { $hex } coûte { MONEY($price) }, mais { $company } n’a que { MONEY($money) }.
emubay-refusal-only-narrow = { $company } est une indépendante et n’a que des voies étroites.
emubay-refusal-no-narrow-yet = { $company } n’a pas de voies étroites : elle en obtient en fusionnant avec une indépendante.
emubay-refusal-gauge-used-up =
    { $gauge ->
        [narrow] { $company } n’a plus de voies étroites sur sa charte.
       *[regular] { $company } n’a plus de voies normales sur sa charte.
    }
emubay-refusal-own-station = { $company } a sa gare sur la case { $hex } et ne peut pas y construire de voie.
emubay-refusal-track-there = { $company } a déjà une voie sur la case { $hex }.
emubay-refusal-station-is-red = La gare { $company } est sur la case { $hex } et y compte comme une voie rouge.
emubay-refusal-red-there = Il y a déjà une voie rouge sur la case { $hex }.
emubay-refusal-merged-red-there = Il y a déjà sur la case { $hex } une voie rouge, obtenue par { $company } lors d’une fusion.
emubay-refusal-track-used-up = { $company } n’a plus de voies sur sa charte.
emubay-refusal-no-site = { $company } n’a plus de case où construire.
emubay-refusal-cheapest-above-cash = La voie la moins chère pour { $company } coûte { MONEY($price) }, mais elle n’a que { MONEY($money) }.
emubay-refusal-must-build =
    { $least ->
        [one] { $company } doit construire au moins { $least } voie.
       *[other] { $company } doit construire au moins { $least } voies.
    }
emubay-refusal-building = { $company } est en train de construire : posez une voie ou arrêtez.
emubay-refusal-built-most = { $company } a construit { $placed } voies, et une opération en permet au plus { $most }.
emubay-refusal-unknown-hex = Il n’y a pas de case « { $name } » sur la carte.
emubay-refusal-unknown-gauge = « { $name } » n’est pas un écartement : une voie est « regular » ou « narrow ».

# Prendre des ressources

emubay-refusal-no-cube-in-reach = Il n’y a pas de cube de ressource à portée de la compagnie { $company }.
emubay-refusal-cube-above-cash = Un cube de ressource coûte { MONEY($price) }, mais { $company } n’a que { MONEY($money) }.
emubay-refusal-must-take = { $company } doit prendre au moins un cube.
emubay-refusal-taking = { $company } est en train de prendre des ressources : prenez un cube ou arrêtez.
emubay-refusal-one-hex = Tous les cubes d’une opération viennent d’une seule case, cette fois la case { $hex }.
emubay-refusal-no-cube-there = Il n’y a pas de cube de ressource sur la case { $hex }.
emubay-refusal-no-track-there = { $company } n’est pas reliée à la case { $hex }.

# Le tableau des opérations

emubay-refusal-lift-first = Retirez d’abord un cube du tableau des opérations.
emubay-refusal-unknown-action = Il n’y a pas d’opération « { $name } » au tableau.
emubay-refusal-no-cube-on-action = Il n’y a pas de cube sur « { $action } ».
emubay-refusal-only-this-action = « { $action } » est la seule opération possible pour vous, et un cube ne peut pas retourner d’où il vient.
emubay-refusal-nothing-with-cube = Avec ce cube, vous ne pourriez faire aucune autre opération.
emubay-refusal-place-cube = Vous avez retiré un cube de « { $action } » : choisissez l’opération où le placer.
emubay-refusal-same-action = Le cube vient de « { $action } » et doit aller sur une autre opération.
emubay-refusal-action-full =
    { $spaces ->
        [one] Le seul emplacement de « { $action } » est occupé.
       *[other] Les { $spaces } emplacements de « { $action } » sont occupés.
    }

# Fusionner une indépendante

emubay-refusal-no-merger-of-these = { $independent } ne peut pas fusionner avec { $company } : une fusion réunit une indépendante à { LIST($companies, type: "or") }.
emubay-refusal-no-share-of-either = Vous n’avez d’action ni de la compagnie { $company } ni de la compagnie { $independent }.
emubay-refusal-no-share-to-give = { $company } n’a plus d’action invendue à échanger contre celle de la compagnie { $independent }.
emubay-refusal-not-adjacent = Ni la gare { $independent } ni une voie reliée à elle ne touche { $company }.

emubay-refusal-no-stalemate = Il n’y a pas de blocage : vous pouvez faire une opération.

## Le journal

emubay-log-bid = { $player } enchérit à { MONEY($amount) } pour { $offer }.
emubay-log-pass = { $player } passe pour { $company }.
emubay-log-no-bid = Personne n’enchérit pour { $offer } : { $player }, à qui revenait la première enchère, l’obtient gratuitement.
emubay-log-share-won = { $player } remporte l’action { $company } et verse { MONEY($price) } à la compagnie.
emubay-log-independent-won = { $player } remporte { $company } pour { MONEY($price) } ; avec les { MONEY($money) } de sa carte, la compagnie démarre avec { MONEY($total) }.
emubay-log-independent-given = { $company } démarre avec les { MONEY($money) } de sa carte.
emubay-log-first-player = { $player } joue en premier.
emubay-log-cube-moved = { $player } déplace un cube de « { $source } » vers « { $target } ».
emubay-log-auction =
    { $independent ->
        [true] { $company } est mise aux enchères à partir de { MONEY($minimum) }.
       *[false] Une action { $company } est mise aux enchères à partir de { MONEY($minimum) }.
    }
emubay-log-initial-auction =
    { $independent ->
        [true] { $company } est mise aux enchères à partir de { MONEY($minimum) } ; { $player } commence.
       *[false] Une action { $company } est mise aux enchères à partir de { MONEY($minimum) } ; { $player } commence.
    }
emubay-log-build =
    { $gauge ->
        [narrow] { $company } construit une voie étroite sur la case { $hex } pour { MONEY($price) } : { emubay-revenue }.
       *[regular] { $company } construit une voie sur la case { $hex } pour { MONEY($price) } : { emubay-revenue }.
    }
emubay-log-first-port =
    { $cubes ->
        [one] { $company } atteint ainsi son premier port : { $bonus } de ce gain viennent de son cube de ressource.
       *[other] { $company } atteint ainsi son premier port : { $bonus } de ce gain viennent de ses { $cubes } cubes de ressource.
    }
emubay-log-first-port-by-others =
    { $cubes ->
        [one] Cela relie aussi { $company } à son premier port : revenu { SIGNED($bonus) } pour son cube de ressource.
       *[other] Cela relie aussi { $company } à son premier port : revenu { SIGNED($bonus) } pour ses { $cubes } cubes de ressource.
    }
emubay-log-first-port-in-vain = { $company } atteint son premier port, mais n’a pas de cube de ressource pour en profiter.
emubay-log-first-town =
    { $farms ->
        [one] { $company } atteint ainsi sa première ville : { $bonus } de ce gain viennent de sa voie en plaine.
       *[other] { $company } atteint ainsi sa première ville : { $bonus } de ce gain viennent de ses { $farms } voies en plaine.
    }
emubay-log-first-town-by-others = Cela relie aussi { $company } à sa première ville, mais la voie d’une autre compagnie ne lui rapporte rien.
emubay-log-first-town-in-vain = { $company } atteint ainsi sa première ville, mais n’a pas de voie en plaine pour en profiter.
emubay-log-take = { $company } prend un cube de ressource sur la case { $hex } pour { MONEY($price) } : { emubay-revenue }.
emubay-log-bond = { $company } émet l’{ $bond } et reçoit { MONEY($amount) }.
emubay-log-merger = { $independent } fusionne avec { $company } et lui apporte { $goods } ; { $owner } échange son action contre une action { $company } : { emubay-revenue }.
emubay-log-share-released =
    { $reserved ->
        [0] Une action réservée { $company } est ainsi mise en vente ; aucune n’est plus réservée.
        [one] Une action réservée { $company } est ainsi mise en vente ; { $reserved } reste réservée.
       *[other] Une action réservée { $company } est ainsi mise en vente ; { $reserved } restent réservées.
    }
emubay-log-dividend = { $company } verse { MONEY($each) } par action : { LIST($parts, type: "comma") }.
emubay-log-negative-dividend = { $company } coûte { MONEY($each) } par action. À payer à la banque : { LIST($parts, type: "comma") }.
emubay-log-no-dividend = { $company } ne verse rien.
emubay-log-debt-paid = { $player } paie { MONEY($amount) } à la banque.
emubay-log-bankrupt = { $player } doit { MONEY($owed) }, ne peut payer que { MONEY($paid) } et fait banqueroute ; restent impayés : { $missing }.
emubay-log-shortfall = { $player } laisse { MONEY($amount) } impayés pour { $company }. Les actionnaires qui n’ont pas fait banqueroute doivent { MONEY($each) } par action : { LIST($parts, type: "comma") }.
emubay-log-debt-void = { $player } laisse { MONEY($amount) } impayés pour { $company }. La dette s’éteint, car il n’y a pas d’autre actionnaire solvable.
emubay-log-interest = La dette réduit de { $cost } le revenu de la compagnie { $company }, désormais à { $revenue }.
emubay-log-conditions =
    { $count ->
        [one] Une condition de fin est remplie : { $conditions }.
       *[other] Désormais, { $count } conditions de fin sont remplies : { $conditions }.
    }
emubay-log-stalemate = { $player } ne peut faire aucune opération : les dividendes sont distribués une dernière fois et la partie se termine.
emubay-log-game-over =
    { $reasons ->
        [none] La partie est terminée. { $standings }
       *[other] La partie est terminée : { $reasons }. { $standings }
    }

# Mise en place

emubay-log-starting-bond = { $company } démarre avec l’{ $bond }, différée, et { MONEY($money) }.
emubay-log-stations = Les gares des indépendantes sont tirées au sort : { $stations }.
emubay-log-cubes-placed =
    Les cartes de mise en place apportent { $cubes ->
        [one] { $cubes } cube de ressource
       *[other] { $cubes } cubes de ressource
    } sur { $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }.
emubay-log-starting-money = Chaque joueur démarre avec { MONEY($money) }.

## Les coups, tels qu’ils figurent sur les boutons et dans « Pourquoi pas ? »

emubay-name-bid = Enchérir à { MONEY($amount) }
emubay-name-pass = Passer
emubay-name-lift = Retirer un cube de « { $action } »
emubay-name-start-build = Construire des voies pour { $company }
emubay-name-start-take = Prendre des ressources pour { $company }
emubay-name-auction = Mettre aux enchères { $offer }
emubay-name-bond = Émettre l’{ $bond } pour { $company }
emubay-name-any-bond = Émettre une obligation pour { $company }
emubay-name-merge = Fusionner { $independent } avec { $company }
emubay-name-dividends = Distribuer les dividendes
emubay-name-build =
    { $gauge ->
        [narrow] Construire une voie étroite sur la case { $hex }
       *[regular] Construire une voie sur la case { $hex }
    }
emubay-name-build-gauge =
    { $gauge ->
        [narrow] Construire une voie étroite
       *[regular] Construire une voie normale
    }
emubay-name-build-more = Construire une voie de plus
emubay-name-end-build = Arrêter de construire
emubay-name-take = Prendre un cube sur la case { $hex }
emubay-name-end-take = Ne plus prendre de cubes

## Les choix avec leur coût et leur effet

emubay-choice-bid = Enchérir à { MONEY($amount) } pour { $offer } : il vous resterait { MONEY($left) }
emubay-choice-pass = Passer et quitter cette enchère
emubay-choice-pass-sells =
    { $independent ->
        [true] Passer : l’enchère de { MONEY($bid) } remporte { $company }
       *[false] Passer : l’enchère de { MONEY($bid) } remporte l’action { $company }
    }
emubay-choice-pass-gives =
    { $yours ->
        [true]
            { $independent ->
                [true] Passer : la première enchère vous revenait, vous obtenez { $company } gratuitement
               *[false] Passer : la première enchère vous revenait, vous obtenez l’action { $company } gratuitement
            }
       *[false]
            { $independent ->
                [true] Passer : { $company } revient gratuitement à qui avait la première enchère
               *[false] Passer : l’action { $company } revient gratuitement à qui avait la première enchère
            }
    }
emubay-choice-lift = { emubay-name-lift }, pour : { LIST($targets, type: "or") }
emubay-choice-start-build = { emubay-name-start-build } : elle a { MONEY($money) } et encore { $supply }
emubay-choice-start-take = { emubay-name-start-take } : { MONEY($price) } le cube, revenu { SIGNED($gain) } chacun ; elle a { MONEY($money) }
emubay-choice-auction = { emubay-name-auction } : vous ouvrez à { MONEY($minimum) } au moins
emubay-choice-bond = { emubay-name-bond } : sa caisse passe de { MONEY($before) } à { MONEY($after) } ; son revenu baissera de { $first } à la prochaine distribution, puis de { $later } à chacune des suivantes
emubay-choice-merge =
    { emubay-name-merge } : { $company } reçoit { $goods } ; { emubay-revenue }, dividende de { MONEY($each) } par action ; { $yours ->
        [true] vous échangez votre action contre une action { $company }
       *[false] l’action est échangée contre une action { $company }
    }{ $released ->
        [none] { "" }
       *[other] , et une action réservée { $released } est mise en vente
    }
emubay-choice-dividends =
    { emubay-name-dividends } : { $result ->
        [gain] vous recevez { MONEY($amount) }
        [loss] vous payez { MONEY($amount) }
       *[nothing] vous ne recevez rien
    }{ $indebted ->
        [0] { "" }
       *[other]  ; puis la dette réduit les revenus : { LIST($debts, type: "comma") }
    }{ $end ->
        [none] { "" }
       *[other]  ; la partie se termine : { $end }
    }
emubay-choice-build =
    { emubay-name-build } : { MONEY($price) }, { emubay-revenue }, dividende de { MONEY($each) } par action{ $town ->
        [true]  ; sa première ville
       *[false] { "" }
    }{ $port ->
        [true]  ; son premier port
       *[false] { "" }
    }{ $ports ->
        [0] { "" }
       *[other]  ; aussi le premier port pour { $others }
    }
emubay-choice-take = { emubay-name-take } : { MONEY($price) }, { emubay-revenue }

## Titres et conseils

emubay-headline-first-bid = C’est à { $player } d’enchérir pour { $offer }, à partir de { MONEY($minimum) }.
emubay-headline-bid = C’est à { $player } d’enchérir pour { $offer } : { $bidder } a proposé { MONEY($bid) }.
emubay-hint-auction = Le montant de l’enchère va à la compagnie, pas à la banque. Passer, c’est quitter cette enchère.
emubay-hint-initial-auction = { emubay-hint-auction } Si personne n’enchérit, la personne qui devait commencer obtient l’action gratuitement.
emubay-headline-turn = C’est à { $player } de retirer un cube du tableau des opérations.
emubay-hint-turn = À votre tour, vous déplacez un cube vers un emplacement libre d’une autre opération et faites celle-ci. L’emplacement que vous libérez s’offre aux joueurs suivants.
emubay-headline-choose = { $player } a retiré un cube de « { $action } » : il reste à choisir quoi en faire.
emubay-hint-choose = C’est la compagnie qui paie les voies et les cubes, jamais vous ; vous gagnez par les dividendes de vos actions.
emubay-headline-build = { $player } construit pour { $company }, qui a { MONEY($money) }. Voies posées : { $placed } sur { $most } au plus.
emubay-hint-build = Chaque voie est payée et augmente le revenu de la compagnie avant la suivante. Vous pouvez construire sur les cases marquées.
emubay-headline-take = { $player } prend des ressources pour { $company }, qui a { MONEY($money) }.
emubay-hint-take = Prenez autant de cubes que vous voulez sur une seule case, à { MONEY($price) } chacun. Vous pouvez en prendre sur les cases marquées.

## La légende de la carte

emubay-key-terrain =
    { $occupied ->
        [none] { emubay-terrain } { MONEY($price) }
       *[other] { emubay-terrain } { MONEY($price) }, en partage { MONEY($occupied) }
    }

## Tableaux

emubay-table-players = Joueurs
emubay-table-companies = Compagnies
emubay-table-actions = Tableau des opérations
emubay-table-bonds = Obligations
emubay-table-end = Fin de partie
emubay-table-result = Résultat
emubay-column-player = Joueur
emubay-column-cash = Argent
# Ce que chaque joueur recevrait maintenant.
emubay-column-dividend = Dividende
emubay-column-shares = Actions
emubay-column-company = Compagnie
emubay-column-money = Caisse
emubay-column-revenue = Revenu
# Ce que chaque action recevrait maintenant.
emubay-column-per-share = Par action
# Voies sur la charte ; n pour les voies étroites.
emubay-column-track = Voies
emubay-column-cubes = Cubes
# Les villes et ports auxquels la compagnie est reliée.
emubay-column-reach = Reliée à
emubay-column-sold = Vendues
emubay-column-for-sale = En vente
emubay-column-action = Opération
emubay-column-spaces = Emplacements
emubay-column-bonds = Obligations
emubay-column-condition = Condition
emubay-column-now = Actuel
emubay-column-holds-at = Remplie à
emubay-cell-no-shares = aucune
emubay-cell-no-bonds = aucune
# Les obligations que personne n’a encore émises.
emubay-cell-supply = Disponibles
emubay-cell-towns =
    { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
emubay-cell-port = port
emubay-cell-for-sale = { $count } dès { MONEY($price) }
# Une indépendante qui vient après d’autres.
emubay-cell-later = plus tard
emubay-cell-bond =
    { $deferred ->
        [true] { MONEY($amount) } { $x }+{ $y }*
       *[false] { MONEY($amount) } { $x }+{ $y }
    }
emubay-cell-at-most = { $most } ou moins
emubay-cell-at-least = { $least } ou plus
emubay-end-cubes = Cubes sur la carte
emubay-end-bonds = Obligations restantes
emubay-end-shares = Actions en vente
emubay-end-track = Chartes sans voies
emubay-ending-at-most =
    { $most ->
        [0] remplie à zéro
       *[other] remplie à { $most } ou moins
    }
emubay-ending-of = remplie à { $least } sur { $count }
emubay-note-reserved =
    { $count ->
        [one] { $count } action { $company } est réservée aux fusions.
       *[other] { $count } actions { $company } sont réservées aux fusions.
    }
emubay-note-bonds = * différée. Après les dividendes, une obligation différée réduit le revenu de la compagnie de son premier chiffre, toute autre de son second.
emubay-note-end = Si { $needed } d’entre elles sont remplies après « Distribuer les dividendes », la partie se termine.

## Options

emubay-option-starting-revenue = Revenu de départ
    .text = Où les marqueurs commencent sur la piste des dividendes : à 3 £ pour toutes les compagnies, comme dans les règles, ou à la valeur de la case de leur gare, comme dans la version en ligne de l’auteur.
    .rulebook = Comme dans les règles
    .online = Comme dans la version en ligne
emubay-option-starting-bond-counts = L’obligation de départ compte
    .text = L’obligation de départ d’une compagnie compte dans sa limite d’une obligation par action vendue.
emubay-option-forest-cost = Coût de la forêt
    .text = Ce que coûte une voie dans une forêt inoccupée.
emubay-option-colour-joins-own-red = Sa couleur avec ses voies rouges
    .text = Une compagnie peut construire dans sa couleur sur une case de plaine, de ville ou de port où se trouve une voie rouge obtenue par fusion, c’est-à-dire reliée à une gare qu’elle a absorbée.

## Erreurs dans les positions et les fichiers

emubay-error-position = Ce n’est pas une position d’Emu Bay : { $problem }.
emubay-error-reference = Ce n’est pas une partie de référence d’Emu Bay : { $problem }.
emubay-error-player = Le joueur doit être donné par son numéro de place, et non par « { $value } ».
emubay-position-players =
    { $count ->
        [one] elle a { $count } joueur
       *[other] elle a { $count } joueurs
    }
emubay-position-companies = les compagnies sont { $companies }
emubay-position-unknown-hex = la case « { $name } » n’existe pas
emubay-position-unknown-company = la compagnie « { $name } » n’existe pas
emubay-position-unknown-action = l’opération « { $name } » n’existe pas
emubay-position-unknown-track = « { $name } » n’a pas de voies
emubay-position-station-moved = la gare d’une compagnie n’est pas à sa place imprimée
# $what est le nom d’un champ du fichier.
emubay-position-number = « { $what } » ne peut pas être { $value }
emubay-position-status = { $company } ne peut pas être { $status }
emubay-position-is-independent = { $company } est une indépendante
emubay-position-no-reserved = { $company } n’a pas d’actions réservées
emubay-position-unknown-bond = il n’y a pas d’obligation de { $amount } à { $x }+{ $y }
emubay-position-sold-early = { $company } a été vendue avant une indépendante qui la précède
emubay-position-merged-with = { $company } ne peut pas avoir fusionné avec { $into }
emubay-position-independents = les indépendantes de la compagnie { $company } ne sont pas celles qui ont fusionné avec elle
emubay-position-bond-not-in-deck = l’{ emubay-bond } ne fait pas partie de la pioche
emubay-position-bond-twice = l’{ emubay-bond } figure deux fois
emubay-position-bond-in-two-places = une obligation est à deux endroits
emubay-position-bond-missing = il manque une obligation
emubay-position-starting-bonds = { $company } a { $count } obligations de départ au lieu d’une
emubay-position-certificates = les obligations de la compagnie { $company } ne correspondent pas aux indépendantes qui ont fusionné avec elle
emubay-position-independent-bonds = { $company } a d’autres obligations que son propre certificat
emubay-position-independent-share = l’action { $company } n’est pas détenue comme elle devrait l’être
emubay-position-share-sold-twice = l’action { $company } est à la fois vendue et en vente
emubay-position-to-come =
    { $count ->
        [0] il n’y a plus d’indépendantes à venir
       *[other] les indépendantes à venir sont { $companies }
    }
emubay-position-shares = { $companies } ont ensemble { $expected } actions, et non { $count }
emubay-position-actions = les opérations sont { $actions }
emubay-position-spaces = « { $action } » a { $spaces } emplacements et ne peut pas recevoir { $cubes } cubes
emubay-position-table = il y a { $count } cubes sur le tableau des opérations au lieu de { $expected }
emubay-position-station-without-track = la case d’une gare n’a pas de voie
emubay-position-seat = « { $what } » ne peut pas être la place { $value }
emubay-position-no-auction = l’enchère n’est pas décrite
emubay-position-bidder-passed = la personne qui doit enchérir a passé
emubay-position-high-bidder = la meilleure enchère vient d’une personne qui doit enchérir ou qui a passé
emubay-position-high-bid = la meilleure enchère dépasse l’argent de la personne qui l’a faite
emubay-position-high-bidder-without-bid = il y a un meilleur enchérisseur mais pas d’enchère
emubay-position-not-on-offer = aucune action { $company } ne peut être mise aux enchères
emubay-position-no-initial-auction = il n’y a pas d’enchère initiale pour { $company }
emubay-position-cannot-open = le premier enchérisseur ne peut pas ouvrir l’enchère
emubay-position-turn-after-auction = après une enchère, le tour passe à gauche du premier enchérisseur
emubay-position-no-builder = la compagnie qui construit n’est pas nommée
emubay-position-placed = { $count } voies ne peuvent pas avoir été posées
emubay-position-no-taker = la compagnie qui prend des ressources n’est pas nommée
emubay-position-cannot-act = { $company } ne peut pas agir
emubay-position-no-share = le joueur n’a pas d’action { $company }
emubay-reference-refused = { $move } : { $problem }

## Les panneaux à côté de la carte

emubay-panel-opening = Enchère initiale { $number }
emubay-panel-openings = Enchères initiales
emubay-panel-mark-dividends = Dividendes
emubay-panel-mark-merger = Fusion
emubay-panel-stop-building = Ne plus bâtir
emubay-panel-stop-taking = Ne plus prendre
emubay-panel-action-short =
    { $action ->
        [build] Voies
        [auction] Enchère
        [take] Cubes
        [bond] Emprunt
        [merge] Fusion
       *[dividend] Payer
    }

# L’enchère

emubay-panel-auction = Enchère
emubay-panel-bidder = offerts par { $player }
emubay-panel-no-bid = aucune offre
emubay-panel-bids-from = à partir de { MONEY($minimum) }
emubay-panel-offer-pays =
    { $shares ->
        [one] Revenu { $revenue } ÷ { $shares } action : { $each }
       *[other] Revenu { $revenue } ÷ { $shares } actions : { $each }
    }
emubay-panel-each = { MONEY($each) } par action
emubay-panel-bidders = Enchérisseurs
emubay-panel-bidder-passed = a passé
emubay-panel-bidder-acts = enchérit
emubay-panel-bidder-in = en jeu
emubay-panel-initial-auctions = Enchères initiales
emubay-panel-sold = vendue

# La fin approche

emubay-panel-end = Fin de partie
emubay-panel-end-note = Deux de ces conditions après « Distribuer les dividendes » mettent fin à la partie ; une banqueroute aussi.
emubay-panel-ending = Fin : { $count } sur { $needed }
emubay-panel-ending-of = conditions qui mettent fin à la partie après la distribution des dividendes.
emubay-panel-gauge =
    { $condition ->
        [bonds] obligations { $now }
        [resource] cubes { $now }
        [shares] actions { $now }
       *[track] chartes vides { $now }
    }
emubay-panel-condition = { $name } : { $now } ; { $limit }
emubay-panel-holds = remplie

# Compagnies

emubay-panel-earns = Revenu { $revenue } ÷ { $shares } = { $each }
emubay-panel-earns-unsold = Revenu { $revenue }, aucune action vendue
emubay-panel-debt = puis dette −{ $debt } → { $after }
    .short = −{ $debt } → { $after }
emubay-panel-track-left = Voies
emubay-panel-track =
    { $narrow ->
        [0]
            { $regular ->
                [0] aucune
               *[other] { $regular }
            }
       *[other]
            { $regular ->
                [0] { $narrow } étroites
               *[other] { $regular } + { $narrow } étroites
            }
    }
emubay-panel-resources = Ressources
emubay-panel-resources-held =
    { $count ->
        [0] aucune
       *[other] { $count }
    }{ $reach ->
        [none] { "" }
       *[other]  ; reliée à : { $reach }
    }
emubay-panel-shares = Actions
emubay-panel-bonds = Obligations
emubay-panel-merged = Fusions
emubay-panel-held-by = détenue par { $player }
emubay-panel-for-sale =
    { $count ->
        [one] { $count } action en vente
       *[other] { $count } actions en vente
    }
    .title = en vente aux enchères
emubay-panel-reserved =
    { $count ->
        [one] { $count } réservée
       *[other] { $count } réservées
    }
    .title = réservée aux fusions
emubay-panel-merge-into = Fusionner avec { $company }
emubay-panel-ahead = Indépendantes à venir
emubay-panel-brings =
    { $track ->
        [one] dès { MONEY($minimum) }, apporte { MONEY($cash) } et { $track } voie étroite ; dette { $debt }
       *[other] dès { MONEY($minimum) }, apporte { MONEY($cash) } et { $track } voies étroites ; dette { $debt }
    }
emubay-panel-next = la prochaine
emubay-panel-after = après { $company }

# Obligations

emubay-panel-issue = Obligations à émettre
emubay-panel-no-bonds = Il n’en reste aucune.
emubay-panel-bond-cost = −{ $x }, puis −{ $y }
emubay-panel-bond-for = pour { $company }
emubay-panel-bond-note = L’argent va à la compagnie. Après les prochains dividendes, le premier nombre est retiré de son revenu ; après chaque distribution suivante, le second.
emubay-panel-bond-next = bientôt −{ $x }
emubay-panel-bond-each = à chaque fois −{ $y }
emubay-panel-bond = obligation de { MONEY($amount) } : le revenu baisse de { $y } après chaque distribution
emubay-panel-bond-deferred = obligation de { MONEY($amount) }, différée : le revenu baisse de { $x } après la prochaine distribution, puis de { $y } après chacune

# Joueurs

emubay-panel-due = Dividendes { $due } { $after }
emubay-panel-due-after = → { MONEY($money) }
emubay-panel-no-shares = aucune action
emubay-panel-doing-bid = doit enchérir pour { $company }
emubay-panel-doing-lift = retire un cube
emubay-panel-doing-place = place le cube
emubay-panel-doing-build = construit pour { $company } : { $placed } sur { $most }
emubay-panel-doing-take = prend des cubes pour { $company }
emubay-panel-has-passed = a passé
emubay-panel-bids = offre { MONEY($amount) }

# Le tableau des opérations

emubay-panel-spaces =
    { $cubes ->
        [one] { $cubes } emplacement pris sur { $spaces }.
       *[other] { $cubes } emplacements pris sur { $spaces }.
    }
emubay-panel-closed =
    { $reason ->
        [no] non
        [empty] vide
        [from-here] d’ici
        [full] plein
       *[not-now] impossible
    }
    .why =  ; pourquoi ?
emubay-panel-lift = retirer
emubay-panel-place = placer
emubay-panel-into = { $independent } avec { $company }

# La piste des dividendes

emubay-panel-tracker = Piste des dividendes
emubay-panel-tracker-note = La flèche montre ce que la dette retire après les prochains dividendes.
emubay-panel-tracker-line = { $company } : revenu { $revenue }, { MONEY($each) } par action, dette { SIGNED($debt) }

# Le guide du premier tour

emubay-guide-first-share = La première action
    .text = L&W se trouve à Launceston, où les voies en plaine rapportent tout de suite. Votre enchère va à la compagnie et lui sert à construire : quelques livres ne sont pas perdues. Gardez-en : trois autres actions suivent, et celui qui achète la dernière, GT, commence.
emubay-guide-next-share = L’action suivante
    .text = Vous pouvez construire pour une compagnie dès que vous en avez une action. Moins il y a d’actions vendues, plus chacune rapporte. Si personne n’enchérit, le premier enchérisseur reçoit l’action pour rien, mais la compagnie commence sans cet argent.
emubay-guide-auction = Une action est mise aux enchères
    .text = Comparez le prix avec ce qu’une action rapporte à chaque distribution : le montant figure à côté de l’enchère. L’argent va à la compagnie. Une action de plus réduit aussi la part de tous ceux qui en ont déjà.
emubay-guide-lift = Retirez un cube
    .text = À votre tour, vous déplacez un cube du tableau vers un emplacement libre d’une autre opération, que vous faites alors. Décidez d’abord ce que vous voulez faire, puis retirez un cube ailleurs. L’emplacement que vous libérez s’offre aux joueurs suivants : ne leur offrez pas ce dont ils ont besoin.
emubay-guide-place = Placez le cube
    .text = Les voies augmentent le revenu, et c’est le revenu que les actions rapportent. Une enchère ou une obligation apporte à la compagnie de quoi construire ; l’obligation lui coûtera du revenu plus tard. Les dividendes font du revenu votre argent : ils valent le plus quand vos actions rapportent plus que celles des autres.
emubay-guide-build = Une à trois voies
    .text = Vous pouvez construire sur les cases éclairées ; pointez-en une pour voir ce qu’elle coûte et rapporte. Plus une compagnie atteint de villes, plus elles rapportent ; une plaine rapporte 2 dès qu’elle a une ville, une voie étroite toujours 3. C’est la compagnie qui paie, jamais vous. Arrêtez quand l’argent vaut mieux en caisse.
emubay-guide-take = Les cubes de ressource
    .text = Chaque cube coûte { MONEY(3) } à la compagnie et ajoute 1 à son revenu, ou 3 dès qu’elle atteint un port. Tous les cubes d’une opération viennent de la même case.

## Avant et après

emubay-shares-of = Actions { $company }
emubay-sheet-next-dividend = Prochain dividende
emubay-sheet-track = Voies restantes
emubay-sheet-narrow-track = Voies étroites restantes
emubay-sheet-merged = Fusionnées
emubay-sheet-reserved = Actions réservées
emubay-sheet-if-highest = Si personne n’enchérit davantage.
