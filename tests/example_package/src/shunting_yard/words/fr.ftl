### Gare de triage

## Ce que l’on peut faire

yard-action-take = { $count ->
    [one] Prendre un wagon sur la voie { $siding }
   *[other] Prendre { $count } wagons sur la voie { $siding }
 }
yard-choice-take = { yard-action-take } pour { MONEY($price) }{ $cleared ->
    [true] , ce qui la vide
   *[false] {""}
 }
yard-question-take = { $player } prend des wagons.
yard-hint-take = Prenez un à { $most } wagons sur une seule voie : 1 £ chacun, et { MONEY($cleared) } de plus pour le dernier d’une voie.

## Journal

yard-log-take = { $count ->
    [one] { $player } prend un wagon sur la voie { $siding }.
   *[other] { $player } prend { $count } wagons sur la voie { $siding }.
 }
yard-log-cleared = { $player } vide la voie { $siding } et reçoit { MONEY($amount) } de plus.
yard-log-over = Toutes les voies sont vides. { $standings }
yard-end-empty = toutes les voies sont vides

## Refus

yard-refusal-no-siding = Il n’y a pas de voie « { $siding } » ; il y a { $sidings }.
yard-refusal-wagons-left = { $left ->
    [0] La voie { $siding } est vide.
    [one] La voie { $siding } n’a qu’un wagon.
   *[other] La voie { $siding } n’a que { $left } wagons.
 }
yard-refusal-wagons = Prenez un à { $most } wagons, pas { $wagons }.
yard-refusal-no-seat = Cette place n’existe pas : { $players } personnes jouent.
yard-refusal-not-your-turn = Ce n’est pas à vous de jouer.
yard-refusal-over = Toutes les voies sont vides et la partie est terminée.

## Tableaux, options, et le panneau du navigateur

yard-table-players = Joueurs
yard-table-sidings = Voies
yard-column-player = Joueur
yard-column-cash = Argent
yard-column-siding = Voie
yard-column-wagons = Wagons
yard-terrain-track = voies de triage
yard-option-sidings = Voies
    .text = Combien de voies il y a.
yard-panel-title = Le triage
yard-panel-siding = Voie { $siding }
yard-panel-empty = vide
