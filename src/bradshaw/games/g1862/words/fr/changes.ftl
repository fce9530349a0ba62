## Avant et après : lignes

g1862-sheet-markers-placed = Marqueurs sur la carte
g1862-sheet-markers-left = Marqueurs restants
g1862-sheet-options = Option
g1862-sheet-option = { $count ->
    [one] { $count } action : la garder pour { MONEY($cost) } ou la céder pour { MONEY($value) }
   *[other] { $count } actions : les garder pour { MONEY($cost) } ou les céder pour { MONEY($value) }
 }
g1862-sheet-must-sell = Doit vendre
g1862-sheet-sold = { $count ->
    [one] { $count } action pour { MONEY($value) }
   *[other] { $count } actions pour { MONEY($value) }
 }
g1862-sheet-director-if-kept = Président si toutes les options sont gardées

## Avant et après : ce qui est supposé

g1862-sheet-options-given-up = Les actions en option sont comptées comme cédées.
g1862-sheet-excess-markers = { $company } peut garder { $limit } marqueurs ; son président choisit ceux qui partent.

## Ce qui est mis aux enchères

g1862-note-charters = Les enchères partent de 0 £ et montent de { MONEY($step) }. Qui l’emporte paie son enchère et achète le certificat de président pour trois fois la valeur de départ, de { MONEY($low) } à { MONEY($high) }.
