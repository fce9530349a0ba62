## Before and after: rows

g1862-sheet-markers-placed = Markers on the map
g1862-sheet-markers-left = Markers left
g1862-sheet-options = Option
# What a holder can do with an option share, or with a director’s certificate of three shares that has become one.
g1862-sheet-option = { $count ->
    [one] { $count } share: keep it for { MONEY($cost) } or give it up for { MONEY($value) }
   *[other] { $count } shares: keep them for { MONEY($cost) } or give them up for { MONEY($value) }
 }
# Shares that nobody can swap, or an option for which the money is missing.
g1862-sheet-must-sell = Must sell
g1862-sheet-sold = { $count ->
    [one] { $count } share for { MONEY($value) }
   *[other] { $count } shares for { MONEY($value) }
 }
g1862-sheet-director-if-kept = Director if all options are kept

## Before and after: what is taken for granted

g1862-sheet-options-given-up = Option shares count as given up.
g1862-sheet-excess-markers = { $company } may keep { $limit } markers; its director chooses which go.

## What an auction sells

g1862-note-charters = Bids begin at £0 and rise by { MONEY($step) }. Whoever wins pays the bid and buys the director’s certificate for three times par, { MONEY($low) } to { MONEY($high) }.
