## Avant et après

core-sheet = Avant et après
core-sheet-before = Avant
core-sheet-after = Après
# A button that shows the whole sheet in a window.
page-sheet-enlarge = Agrandir
# $what: an amount or a thing that is gained or lost.
core-sheet-signed = { $gain ->
    [true] +{ $what }
   *[false] −{ $what }
 }
# An amount of company credits.
core-sheet-credits = { $amount }cc

## Ce que rapporte un dividende

page-payout-company = Compagnie
page-payout-price = Cours { MONEY($before) } → { MONEY($after) }
