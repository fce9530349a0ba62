### 1860: tables, the market and the map.

g1860-column-privates = Privates
g1860-column-bases = Bases
g1860-note-companies = { $hidden ->
    [true] Bases: how many are left. IPO: +1 is reserved for the owner of a private. Treasury: known to shareholders.
   *[false] Bases: how many are left. IPO: +1 is reserved for the owner of a private.
 }
g1860-ran-and-kept = { MONEY($revenue) } kept
g1860-status-closed = closed down
g1860-status-bankrupt = bankrupt
g1860-status-for-sale = for sale
g1860-status-layer = layer { $layer }
g1860-status-no-director = no director
g1860-status-not-floated = has not floated
g1860-status-insolvent = insolvent

## Trains and privates

g1860-column-train = Train
g1860-table-privates = Privates
g1860-column-private = Private
g1860-column-value = Value
g1860-column-pays = Pays
g1860-column-owner = Owner
g1860-column-share-of = Share of
g1860-owner-bank = in the bank
g1860-owner-auction = in the auction
g1860-owner-later = not for sale yet
g1860-owner-closed = { $player }, closed

## The course of the game

g1860-course-railways = Railways
g1860-course-phase = { $phase }: { $colours } tiles, Ryde Pier { MONEY($pier) }
g1860-course-phase-built = { $phase }: nothing is built any more, Ryde Pier { MONEY($pier) }
g1860-course-train-limit = { $count ->
    [none] none
   *[other] { $count } per company
 }
g1860-round-auction = { $count ->
    [one] initial auction, 1 certificate on offer
   *[other] initial auction, { $count } certificates on offer
 }
g1860-rounds-british-rail = until British Rail has closed all companies; no stock round follows
g1860-rounds-one-more = one more, and the game ends
g1860-rounds-after-stock = { $this ->
    [true] { $count } after this stock round
   *[false] { $count } after the next stock round
 }
g1860-bank-unlimited = without limit under British Rail
g1860-bank-empty = { $this ->
    [true] empty; the game ends after this operating round
   *[false] empty; the game ends after the next operating round
 }
g1860-bank-left = { MONEY($left) } of { MONEY($all) }; the game ends when it is empty
g1860-railways-private = nationalised some time after the first { $train } train
g1860-railways-never = not nationalised: the game ends before
g1860-railways-southern = { $floated ->
    [true] Southern Railway: nationalised when every floated company with a director has a train
   *[false] Southern Railway: nationalised when every company with a director has a train
 }
g1860-railways-southern-waits = { g1860-railways-southern }; { $companies } without a train
g1860-railways-british-rail = { $last ->
    [true] British Rail
   *[false] British Rail: after each round the two companies that pay least close, with all that pay as little
 }

## The market and the map

g1860-zone-red = of the shares sold at once the first does not move the price
g1860-zone-red-late = sales no longer move the price
g1860-zone-grey = par of a company that is started again after a bankruptcy
g1860-zone-par = par of a new company
g1860-terrain-hills = hills
g1860-terrain-difficult-ground = difficult ground

## The line above the board

# The $train train that makes the Southern Railway is the $count-th to be sold from now on.
g1860-strip-nationalised-later = { $count ->
    [one] Southern Railway with the next train
   *[other] Southern Railway in { $count } trains
 }
g1860-strip-nationalised-waits = nationalised but for { $companies }
g1860-strip-nationalised = nationalised after this round
g1860-strip-british-rail = { $count ->
    [one] British Rail: { $count } company left
   *[other] British Rail: { $count } companies left
 }
