### Shunting Yard

## What can be done

yard-action-take = { $count ->
    [one] Take a wagon from siding { $siding }
   *[other] Take { $count } wagons from siding { $siding }
 }
yard-choice-take = { yard-action-take } for { MONEY($price) }{ $cleared ->
    [true] , which empties it
   *[false] {""}
 }
yard-question-take = { $player } takes wagons.
yard-hint-take = Take one to { $most } wagons from one siding: £1 each, and { MONEY($cleared) } more for the last one of a siding.

## The log

yard-log-take = { $count ->
    [one] { $player } takes a wagon from siding { $siding }.
   *[other] { $player } takes { $count } wagons from siding { $siding }.
 }
yard-log-cleared = { $player } empties siding { $siding } and gets { MONEY($amount) } more.
yard-log-over = All sidings are empty. { $standings }
yard-end-empty = all sidings are empty

## Refusals

yard-refusal-no-siding = There is no siding “{ $siding }”; there are { $sidings }.
yard-refusal-wagons-left = { $left ->
    [0] Siding { $siding } is empty.
    [one] Siding { $siding } has only 1 wagon.
   *[other] Siding { $siding } has only { $left } wagons.
 }
yard-refusal-wagons = Take one to { $most } wagons, not { $wagons }.
yard-refusal-no-seat = Nobody sits there: { $players } people play.
yard-refusal-not-your-turn = It is not your turn.
yard-refusal-over = All sidings are empty, and the game is over.

## Tables, options, and the panel in the browser

yard-table-players = Players
yard-table-sidings = Sidings
yard-column-player = Player
yard-column-cash = Cash
yard-column-siding = Siding
yard-column-wagons = Wagons
yard-terrain-track = sidings
yard-option-sidings = Sidings
    .text = How many sidings there are.
yard-panel-title = The yard
yard-panel-siding = Siding { $siding }
yard-panel-empty = empty
