## Vorher und nachher

eighteen-shares-of = Aktien { $company }
eighteen-sheet-if-agreed = Wenn der Direktor von { $company } zustimmt.
eighteen-sheet-if-highest = Wenn niemand mehr bietet.

## Was versteigert wird

eighteen-table-lots = Zu verkaufen

## Das Depot, neben der Frage nach einem Zug

eighteen-panel-depot = Depot
# $price, $left and $rusts are cells of the table of trains.
eighteen-panel-depot-train = { $train }: { $price }, { $left } übrig, verrostet { $never ->
    [true] nie
   *[false] mit { $rusts }
 }
eighteen-panel-depot-first = Mit dem ersten: { $news }.
