## Before and after: rows

g1860-sheet-bases-built = Bases on the map
g1860-sheet-bases-left = Bases left

## What an auction sells

g1860-column-lot = Certificate
g1860-column-brings = Brings
g1860-lot-price = { MONEY($low) } to { MONEY($high) }
g1860-lot-director = the directorship
g1860-lot-share = a share of { $company }
g1860-note-lots = Whoever wins pays the bid and the price of what is chosen.
