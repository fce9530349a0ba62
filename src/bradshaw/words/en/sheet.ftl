## Before and after

core-sheet = Before and after
core-sheet-before = Now
core-sheet-after = Then
# A button that shows the whole sheet in a window.
page-sheet-enlarge = Enlarge
# $what: an amount or a thing that is gained or lost.
core-sheet-signed = { $gain ->
    [true] +{ $what }
   *[false] −{ $what }
 }
# An amount of company credits.
core-sheet-credits = { $amount }cc

## What a dividend brings

page-payout-company = Company
page-payout-price = Price { MONEY($before) } → { MONEY($after) }
