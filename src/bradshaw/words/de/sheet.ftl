## Vorher und nachher

core-sheet = Vorher und nachher
core-sheet-before = Vorher
core-sheet-after = Nachher
# A button that shows the whole sheet in a window.
page-sheet-enlarge = Vergrößern
# $what: an amount or a thing that is gained or lost.
core-sheet-signed = { $gain ->
    [true] +{ $what }
   *[false] −{ $what }
 }
# An amount of company credits.
core-sheet-credits = { $amount }cc

## Was eine Dividende bringt

page-payout-company = Gesellschaft
page-payout-price = Kurs { MONEY($before) } → { MONEY($after) }
