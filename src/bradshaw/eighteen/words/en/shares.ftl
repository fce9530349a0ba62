## The table of shares: headings

eighteen-panel-table = Who owns what
eighteen-panel-table-note = Click a figure to see what it means. What has a frame can be bought, sold or started now.
# Headings of narrow columns; the title says all of it.
eighteen-panel-column = { $column ->
    [company] Company
    [ipo] IPO
    [pool] Pool
    [own] Own
    [price] Price
    [par] Par
    [order] No.
    [treasury] Treas.
    [trains] Trains
    [permits] Perm.
    [bases] Bases
   *[markers] Mark.
 }
    .title = { $column ->
    [company] Company, in operating order
    [ipo] Shares in the initial offering
    [pool] Shares in the bank pool
    [own] Shares that the company holds itself
    [price] Market price
    [par] Par price
    [order] Place in the operating order
    [treasury] Treasury
    [trains] Trains, and after † what rusts them
    [permits] Permits: F for freight, L for local, E for express
    [bases] Bases left to build
   *[markers] Station markers left to place
 }
    .sort = Sort by: { $column }
# The figures of each player, below the companies; all but certificates in pounds.
eighteen-panel-figure = { $figure ->
    [cash] Cash
    [worth] Worth
    [liquidity] Liquidity
   *[certificates] Certs
 }
    .title = { $figure ->
    [cash] Cash in pounds
    [worth] Cash, and shares and privates at what they would count now
    [liquidity] Cash, and what the sale of everything would bring
   *[certificates] Certificates, and how many are allowed
 }
eighteen-panel-player-column = Shares of { $player }
eighteen-panel-permit = { $kind ->
    [freight] F
    [local] L
   *[express] E
 }
# Directly after the name of a train: what rusts it.
eighteen-panel-rusts = †{ $rusts }
# Of a cell with nothing in it, for those who hear it.
eighteen-panel-empty = none
# Directly after the name of a train: how many there are of it.
eighteen-panel-times = ×{ $count }
# An operating round in a narrow heading: that after the stock round, and its number.
eighteen-panel-run-round = { $stock_round }.{ $number }

## The table of shares: what a figure means

eighteen-panel-mean-holding = { $count ->
    [0] { $player } holds no share of { $company }.
    [one] { $player } holds one share of { $company } ({ $percent }%). The bank would pay { MONEY($total) } for it.
   *[other] { $player } holds { $count } shares of { $company } ({ $percent }%){ $director ->
        [true] {" "}and is its director
       *[false] {""}
     }. The bank would pay { MONEY($each) } for each, { MONEY($total) } for all.
 }
# $par is none before the company is started; $reserved: how many wait for the owner of a private.
eighteen-panel-mean-ipo = { $par ->
    [none] { $company } has not been started: the director’s certificate is bought first, at a par price that its buyer sets.
   *[other] { $count ->
        [0] No share of { $company } can be bought from the initial offering.
        [one] One share of { $company } is left in the initial offering, for the par price of { MONEY($par) }.
       *[other] { $count } shares of { $company } are left in the initial offering, each for the par price of { MONEY($par) }.
     }
 }{ $reserved ->
    [0] {""}
    [one] {" "}One share is kept for the owner of a private company.
   *[other] {" "}{ $reserved } shares are kept for the owner of a private company.
 }
# $certificate: the shares of the director’s certificate, if it is in the pool; $count: those besides it.
eighteen-panel-mean-pool = { $certificate ->
    [0] { $count ->
        [0] The bank pool has no share of { $company }.
        [one] The bank pool has one share of { $company }, for the market price of { MONEY($price) }.
       *[other] The bank pool has { $count } shares of { $company }, each for the market price of { MONEY($price) }.
     }
   *[other] { $count ->
        [0] The bank pool has only the director’s certificate of { $company }: whoever comes to { $certificate } other shares takes it in exchange for them.
        [one] The bank pool has one share of { $company }, for the market price of { MONEY($price) }, and its director’s certificate: whoever comes to { $certificate } other shares takes it in exchange for them.
       *[other] The bank pool has { $count } shares of { $company }, each for the market price of { MONEY($price) }, and its director’s certificate: whoever comes to { $certificate } other shares takes it in exchange for them.
     }
 }
eighteen-panel-mean-own = { $count ->
    [0] { $company } holds none of its own shares.
    [one] { $company } holds one of its own shares. Its buyer pays the market price of { MONEY($price) } to the company; until then its dividends go to the company.
   *[other] { $company } holds { $count } of its own shares. A buyer pays the market price of { MONEY($price) } to the company; until then their dividends go to the company.
 }
eighteen-panel-mean-price = { $full ->
    [true] A share of { $company } costs { MONEY($price) } on the market, and the bank pays as much for it.
   *[false] A share of { $company } costs { MONEY($price) } on the market. The bank pays half, { MONEY($each) }, since the company has no train.
 }
eighteen-panel-mean-par = { $company } has a par price of { MONEY($par) }.
# A whole sentence: whether it has had its turn in this operating round.
eighteen-panel-turn-told = { $when ->
    [done] { $company } has operated in this round.
    [now] { $company } operates now.
   *[next] { $company } is still to operate in this round.
 }
eighteen-panel-mean-order = { $company } is number { $place } of { $count } in the operating order: the highest price first, and of those at one price the marker on top.
eighteen-panel-mean-treasury = { $company } has { $money } in its treasury.
eighteen-panel-mean-no-trains = { $company } has no train.
eighteen-panel-mean-train = { $rusts ->
    [none] { $train }: never rusts{ $warranties ->
        [0] .
        [one] ; one warranty.
       *[other] ; { $warranties } warranties.
     }
   *[other] { $train }: { $rusted ->
        [true] has rusted and runs only as long as it has a warranty
       *[false] rusts when the first { $rusts } is sold
     }{ $warranties ->
        [0] .
        [one] ; one warranty.
       *[other] ; { $warranties } warranties.
     }
 }
eighteen-panel-mean-permits = { $company } may run { $kinds } trains.
    .none = { $company } has no permit yet.
eighteen-panel-permit-name = { $kind ->
    [freight] freight
    [local] local
   *[express] express
 }
# $price is none where the price is not known beforehand.
eighteen-panel-mean-bases = { $kind ->
    [base] { $count ->
        [0] { $company } has built all its bases.
        [one] { $company } has one base left to build.
       *[other] { $company } has { $count } bases left to build.
     }
   *[marker] { $count ->
        [0] { $company } has no station marker left.
        [one] { $company } has one station marker left to place.
       *[other] { $company } has { $count } station markers left to place.
     }
 }{ $price ->
    [none] {""}
   *[other] {" "}The next one costs { $price }.
 }
eighteen-panel-mean-run = { $result ->
    [none] { $company } did not run in { $round }.
    [nothing] { $company } earned nothing in { $round }.
    [retained] { $company } earned { MONEY($revenue) } in { $round } and retained it.
   *[paid] { $company } earned { MONEY($revenue) } in { $round } and paid it out.
 }
eighteen-panel-mean-cash = { $player } has { MONEY($amount) } in cash.
eighteen-panel-mean-worth = { $player } is worth { MONEY($amount) }: cash, and shares and privates at what they would count if the game ended now. Shares of companies without a train count half.
eighteen-panel-mean-liquidity = { $player } would have { MONEY($amount) } after selling everything that can be sold: cash, and each company’s shares in one block at the price before it falls.
# $limit is none where there is no limit.
eighteen-panel-mean-certificates = { $limit ->
    [none] { $player } has { $count } certificates. There is no limit now.
   *[other] { $player } has { $count } of at most { $limit } certificates. A director’s certificate counts as one.
 }
eighteen-panel-mean-status = { $company }: { $status }.

## The table of shares: what else is in it

eighteen-panel-revenue = Revenue of every operating round
    .short = Revenue
    .note = In brackets: retained. A figure leads to that moment.
    .total = Total
    .all = Show all { $count } rounds
    .latest = Show the latest { $count } rounds
eighteen-panel-run-retained = ({ $revenue })
eighteen-panel-see-then = See that moment
eighteen-panel-privates = Private companies
eighteen-panel-private-column = { $column ->
    [private] Private
    [value] Value
    [pays] Pays
    [owner] Owner
   *[share] Share of
 }
eighteen-panel-mean-private = { $name } pays { MONEY($pays) } in each operating round and counts { MONEY($value) } at the end.{ $share ->
    [none] {""}
   *[other] {" "}It can be exchanged for a share of { $share }.
 }
eighteen-panel-do-here = What can be done here

## The market

# An arrow on the market.
eighteen-panel-move = { $after ->
    [0] { $company }: { MONEY($before) } → bankrupt
   *[other] { $company }: { MONEY($before) } → { MONEY($after) }
 }
eighteen-panel-band = { $high ->
    [none] { $spaces ->
        [one] one space up: { MONEY($low) } a share or more
       *[other] { $spaces } spaces up: { MONEY($low) } a share or more
     }
   *[other] { $spaces ->
        [one] one space up: { MONEY($low) } to { MONEY($high) } a share
       *[other] { $spaces } spaces up: { MONEY($low) } to { MONEY($high) } a share
     }
 }
eighteen-panel-start-here = Start at { MONEY($price) }
eighteen-panel-key = Colours of the market
