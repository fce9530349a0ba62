## Parties de 18xx.games : pourquoi l’une d’elles ne peut pas être lue ou écrite

# $problem : une phrase, ici et dans les deux suivantes.
eighteen-site-action = Coup { $number } : { $problem }
eighteen-site-set-up = La partie ne peut pas être mise en place : { $problem }
eighteen-site-misfit = Il ne convient pas ({ $problem }).
eighteen-site-other-game = Ce n’est pas une partie de { $game } de 18xx.games : son titre est « { $title } ».
eighteen-site-no-optional-rule = { $game } n’a pas de règle optionnelle « { $rule } » sur 18xx.games.
eighteen-site-rules-list = Les règles optionnelles de la partie ne sont pas une liste.
eighteen-site-rules-names = Les règles optionnelles de la partie ne sont pas des noms.
eighteen-site-no-players = Les joueurs de la partie manquent.
eighteen-site-no-player-id = Un joueur de la partie n’a pas d’identifiant.
eighteen-site-same-id = Deux joueurs de la partie ont le même identifiant.
eighteen-site-actions-list = Les coups de la partie ne sont pas une liste.
eighteen-site-too-many-actions = { $count } coups, c’est plus que n’en a aucune partie.
eighteen-site-own-house-rules = 18xx.games joue selon ses propres règles maison : seules les parties avec ruleset={ $ruleset } peuvent être exportées.
eighteen-site-no-option = 18xx.games n’a pas l’option « { $option } ».
eighteen-site-no-action = 18xx.games n’a pas de coup pour { $action }.

## Parties de 18xx.games : ce qui ne va pas dans un coup

eighteen-site-not-object = Ce n’est pas un objet.
eighteen-site-nothing-to-redo = Il n’y a rien à rétablir.
eighteen-site-nothing-to-undo = Il n’y a rien à annuler.
eighteen-site-nothing-to-undo-after = Il n’y a rien à annuler après le coup { $target }.
eighteen-site-undo-target = Il revient au coup « { $target } », ce qui est impossible.
eighteen-site-automatic-list = Ses coups automatiques ne sont pas une liste.
eighteen-site-automatic-object = Un coup automatique n’est pas un objet.
eighteen-site-no-action-type = Il n’existe pas de coup du type « { $kind } ».
eighteen-site-incomplete = Le coup « { $kind } » n’est pas complet ({ $problem }).
eighteen-site-other-turn = C’est un coup de « { $entity } », mais c’est à « { $expected } » de jouer.
eighteen-site-no-company = La compagnie « { $company } » n’existe pas.
eighteen-site-not-for-sale = Le certificat { $number } { DE($company) } n’est pas à vendre.
eighteen-site-no-dividend = Il n’existe pas de dividende du genre « { $kind } ».
eighteen-site-no-train = Le train « { $train } » n’existe pas.
eighteen-site-no-train-to-run = Il n’y a pas de train { $train } à faire rouler.
eighteen-site-no-track = Il n’y a pas de voie pour le trajet du train { $train }.

## Parties de 18xx.games : le résultat comparé à celui du fichier

eighteen-site-goes-on = Le fichier dit que la partie est terminée, mais après son dernier coup elle continue.
eighteen-site-no-result = La partie est terminée ; le fichier ne contient pas son résultat.
eighteen-site-same-result = Le résultat est le même que dans le fichier : { LIST($players, type: "comma") }.
eighteen-site-other-result = Le résultat diffère du fichier : { LIST($differing, type: "semicolon") }.
eighteen-site-other-worth = { $player } { MONEY($worth) }, dans le fichier { MONEY($recorded) }

## Positions isolées et parties de référence : ce qui ne va pas

# $problem : une phrase.
eighteen-position-wrong = Ce n’est pas une position de { $game } : { $problem }
eighteen-position-unknown =
    { $kind ->
        [band] La série de trains « { $name } » n’existe pas.
        [company] La compagnie « { $name } » n’existe pas.
        [hex] L’hexagone « { $name } » n’existe pas.
        [phase] La phase « { $name } » n’existe pas.
        [tile] La tuile « { $name } » n’existe pas.
       *[train] Le train « { $name } » n’existe pas.
    }
eighteen-position-rotation = La rotation de la tuile { $tile } en { $hex } est { $rotation }, et non un nombre de 0 à 5.
eighteen-position-tile = La tuile { $tile } ne peut pas être en { $hex } avec la rotation { $rotation }.
eighteen-reference-snapshots = Une partie de référence de { $game } a ses positions sous « snapshots ».
eighteen-reference-no-snapshot = il n’y a pas de position pour ce coup
eighteen-reference-start = Le début diffère : { $difference }
