### 1860: the log.

g1860-credits = { $amount }cc
g1860-end-nationalised = British Rail closed down the last companies

## Set-up and the initial auction

g1860-log-dealt-cash = Everybody has { MONEY($cash) }; the bank has { MONEY($bank) } left.
g1860-log-first-auction = { $player } bids first for the choice among the { $privates }, and the director’s certificates of { $companies }.
g1860-log-win-auction = { $amount ->
    [0] Nobody bids, and { $player }, the first to pass, chooses a certificate.
   *[other] { $player } wins the auction, pays { MONEY($amount) } and chooses a certificate.
 }
g1860-log-take-private = { $player } takes the { $private } for { MONEY($price) }.
g1860-log-take-director = { $player } takes the director’s certificate of { $company } for { MONEY($price) } and sets its par at { MONEY($par) }.

## Shares and privates

g1860-log-start = { $player } starts { $company } at a par of { MONEY($par) } and pays { MONEY($price) } for the director’s certificate.
g1860-log-layer = Shares of { $companies } can now be bought.
g1860-log-float = { $kept ->
    [0] { $company } floats and receives { $capital }cc.
   *[other] { $company } floats and receives { $capital }cc; with the { $kept }cc it kept it has { $total }cc.
 }
g1860-log-refloat = The bases of { $company } are turned face up again.
g1860-log-homeless = { $company } gets no home base, since nothing is built any more, and never runs.
g1860-log-home-untiled = No tile is left for { $place }, the home of { $company }.
g1860-log-home-base = { $company } has its home base in { $place }.
g1860-log-home-tile = { $player } lays tile { $tile } on { $place }, the home of { $company }.
g1860-log-sell-private = { $price ->
    [0] { $player } gives the { $private } to the bank for nothing.
   *[other] { $player } sells the { $private } to the bank for { MONEY($price) }.
 }
g1860-log-buy-private = { $player } buys the { $private } for { MONEY($price) }.
g1860-log-close-private = The { $private } closes.
g1860-log-shut-private = { $player } closes the { $private }, which keeps its value.
g1860-log-exchange = { $player } exchanges the { $private } for a share of { $company }.
g1860-log-private-pays = The { $private } pays { $player } { MONEY($amount) }.

## Operating

g1860-log-build-base = { $company } builds a base in { $place } for { $cost }cc.
g1860-route = { $train }: { LIST($stops, type: "dash") }
g1860-run-for = { $run } for { MONEY($revenue) }
# Follows a sum; other messages include this.
g1860-with-subsidy = { $subsidy ->
    [0] {""}
   *[other] {" "}with { $subsidy }cc subsidy
 }
g1860-log-runs-leased = { $company } leases a train and runs { $run } for { $revenue }cc{ g1860-with-subsidy }.
g1860-log-runs-one = { $company } runs { $run } for { MONEY($revenue) }{ g1860-with-subsidy }.
g1860-log-runs = { $company } runs { LIST($runs, type: "semicolon") }: { MONEY($revenue) } in all{ g1860-with-subsidy }.
g1860-log-lease = { $company } leases a train and receives { $revenue }cc.
g1860-log-retains = { $company } retains { $revenue }cc.
g1860-log-keeps-all = { $company } pays no dividend and keeps { $kept }cc.
g1860-log-insolvent = { $company } has no train and is insolvent.
g1860-log-solvent = { $bought ->
    [true] { $company } has a train and is solvent again.
   *[false] { $company } can afford a train and is solvent again.
 }
g1860-log-return-train = { $company } has too many trains and gives { A($train) } back to the bank.
g1860-log-bankrupt = { $gone ->
    [true] { $company } is bankrupt and leaves the game; its shares are worth nothing.
   *[false] { $company } is bankrupt, and all of its shares go back to the initial offering.
 }
g1860-log-destination = { $company } has connected its home with { $place } and receives { $bonus }cc.
g1860-log-yarmouth-served = { $company } runs from Yarmouth to Newport, and the Yarmouth private pays more.

## Phases and the end

g1860-phase-train-limit = a company may own { $count } trains
g1860-phase-pier = Ryde Pier is worth { MONEY($value) }
g1860-phase-sales = sales no longer lower prices
g1860-phase-certificates = players may hold any number of certificates
g1860-log-rust = All { $train } trains rust.
g1860-log-fishbourne = The { $private } can be bought from the next stock round on.
g1860-log-southern-formed = The Southern Railway is formed: from the next stock round on nothing is built and halts do not count.
g1860-log-southern = No more track or bases are built, and halts no longer count.
g1860-log-british-rail = The railways are nationalised: British Rail closes down the companies that pay least.
g1860-log-close-down = { $dividend ->
    [0] British Rail closes down { $company }, which paid nothing.
   *[other] British Rail closes down { $company }, which paid { MONEY($dividend) }.
 }
g1860-log-bank-broken = { $trading ->
    [true] The bank has run out of money: the game ends after the next operating round.
   *[false] The bank has run out of money: the game ends after this operating round.
 }
