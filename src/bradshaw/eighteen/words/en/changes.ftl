## Before and after

# A row: how many shares of a company a player has.
eighteen-shares-of = { $company } shares
# What is taken for granted; $company is whose director is asked.
eighteen-sheet-if-agreed = If the director of { $company } agrees.
eighteen-sheet-if-highest = If nobody bids more.

## What an auction sells

eighteen-table-lots = For sale

## The depot, beside the question which train to buy

eighteen-panel-depot = Depot
# $price, $left and $rusts are cells of the table of trains.
eighteen-panel-depot-train = { $train }: { $price }, { $left } left, rusts { $never ->
    [true] never
   *[false] with the { $rusts }
 }
eighteen-panel-depot-first = The first one { $news }.
