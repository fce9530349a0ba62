### Rangierbahnhof

## Was man tun kann

yard-action-take = { $count ->
    [one] Einen Wagen von Gleis { $siding } nehmen
   *[other] { $count } Wagen von Gleis { $siding } nehmen
 }
yard-choice-take = { yard-action-take }: { MONEY($price) }{ $cleared ->
    [true] , damit ist es leer
   *[false] {""}
 }
yard-question-take = { $player } nimmt Wagen.
yard-hint-take = Nimm einen bis { $most } Wagen von einem Gleis: je £1, und { MONEY($cleared) } mehr für den letzten eines Gleises.

## Protokoll

yard-log-take = { $count ->
    [one] { $player } nimmt einen Wagen von Gleis { $siding }.
   *[other] { $player } nimmt { $count } Wagen von Gleis { $siding }.
 }
yard-log-cleared = { $player } leert Gleis { $siding } und bekommt { MONEY($amount) } mehr.
yard-log-over = Alle Gleise sind leer. { $standings }
yard-end-empty = alle Gleise sind leer

## Ablehnungen

yard-refusal-no-siding = Es gibt kein Gleis „{ $siding }“; es gibt { $sidings }.
yard-refusal-wagons-left = { $left ->
    [0] Gleis { $siding } ist leer.
    [one] Auf Gleis { $siding } steht nur 1 Wagen.
   *[other] Auf Gleis { $siding } stehen nur { $left } Wagen.
 }
yard-refusal-wagons = Nimm einen bis { $most } Wagen, nicht { $wagons }.
yard-refusal-no-seat = Dort sitzt niemand: { $players } Personen spielen mit.
yard-refusal-not-your-turn = Du bist nicht an der Reihe.
yard-refusal-over = Alle Gleise sind leer, und das Spiel ist zu Ende.

## Tabellen, Optionen und das Feld im Browser

yard-table-players = Spieler
yard-table-sidings = Gleise
yard-column-player = Spieler
yard-column-cash = Bargeld
yard-column-siding = Gleis
yard-column-wagons = Wagen
yard-terrain-track = Rangiergleise
yard-option-sidings = Gleise
    .text = Wie viele Gleise es gibt.
yard-panel-title = Der Rangierbahnhof
yard-panel-siding = Gleis { $siding }
yard-panel-empty = leer
