## Avant et après

eighteen-shares-of = Actions { $company }
eighteen-sheet-if-agreed = Si le président { DE($company) } accepte.
eighteen-sheet-if-highest = Si personne n’enchérit davantage.

## Ce qui est mis aux enchères

eighteen-table-lots = À vendre

## Le dépôt, à côté de la question du train à acheter

eighteen-panel-depot = Dépôt
# $price, $left and $rusts are cells of the table of trains.
eighteen-panel-depot-train = { $train } : { $price }, reste { $left }, { $never ->
    [true] jamais retiré
   *[false] retiré avec le { $rusts }
 }
eighteen-panel-depot-first = Avec le premier : { $news }.
