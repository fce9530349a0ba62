### 1862: why something is not allowed.

## Everywhere

g1862-refusal-not-in-play = { $company } takes no part in this game.
g1862-refusal-company-costs-more = It costs { MONEY($price) } and { $company } has { MONEY($money) }.
g1862-refusal-lner-no-start = The LNER has formed: { $company } can no longer be started.
g1862-refusal-no-own-shares = { $company } has no shares of its own.

## Parliament

g1862-refusal-propose-or-pass = In Parliament you propose a company with a first bid, or pass.
g1862-refusal-charter-won = You have already won a charter this round and may not open another auction.
g1862-refusal-company-later = { $company } can be started from the first { $train } train on.
g1862-refusal-failed-to-float = { $company } failed to float; it can be started in the stock round.
g1862-refusal-keep-for-certificate = After a bid of { MONEY($amount) } you must have { MONEY($cheapest) } left for the director’s certificate; you have { MONEY($money) }.
g1862-refusal-first-bid = The first bid is { MONEY($least) } or a multiple of { MONEY($step) }, not { MONEY($amount) }.
g1862-refusal-raise-or-pass = The charter of { $company } is being auctioned: raise the bid or pass.
g1862-refusal-bid-too-low = { MONEY($amount) } does not beat the standing bid of { MONEY($bid) }.
g1862-refusal-bid-step = A bid is a multiple of { MONEY($step) }, which { MONEY($amount) } is not.
g1862-refusal-set-par = You have won the charter of { $company }: set its par.
g1862-refusal-par = The par of a chartered company is { LIST($pars, type: "or") }.
g1862-refusal-certificate-costs-more = The director’s certificate would cost { MONEY($price) } and you have { MONEY($money) }.
g1862-refusal-extra-shares = You may buy up to two more shares of { $company } from the initial offering, or pass.

## Stock rounds

# $starts says whether companies can be started in stock rounds.
g1862-refusal-stock-turn = { $starts ->
    [true] In a stock round you sell, then buy one share or start a company, or pass.
   *[false] In a stock round you sell, then buy one share, or pass.
 }
g1862-refusal-start-price = A company is started at a price on the market from { MONEY($least) } to { MONEY($most) }.
g1862-refusal-new-players-parliament = In the game for new players, companies are started in Parliament only.
g1862-refusal-too-few-ordinary = The director’s certificate of { $company } is three shares, and there are not enough ordinary certificates to exchange it for.

## Flotation and fines

g1862-refusal-choose-markers = { $company } has floated: choose how many station markers it buys.
g1862-refusal-markers-cost-more = { $count ->
    [one] 1 station marker costs
   *[other] { $count } station markers cost
 } { MONEY($price) } and { $company } has { MONEY($money) }.
g1862-refusal-marker-count = A company without a charter buys { $least } to { $most } station markers.
g1862-refusal-owe-fine = You still owe { MONEY($amount) } of a fine: sell shares.
g1862-refusal-worthless-shares = Shares of { $company } are worth nothing.
g1862-refusal-fewer-shares = Fewer shares are enough to pay the { MONEY($amount) } that you owe.

## Home markers

g1862-refusal-no-room-at-home = { $company } could not place its home marker: all circles in { $place } are taken, and no tile available now adds one.
g1862-refusal-no-more-circles = Tile { $tile } has no more circles than the one in { $place }.
# $upgrade is false where the hex has no tile yet.
g1862-refusal-home-waits = { $upgrade ->
    [true] { $company } must first upgrade { $place }, where a home marker waits for a circle.
   *[false] { $company } must first lay a tile on { $place }, where a home marker waits for a circle.
 }

## Track

g1862-refusal-build-or-pass = { $company } may now lay track, build a small station or build to London, or pass.
g1862-refusal-second-yellow = After a yellow tile only a second yellow tile can be laid this turn.
g1862-refusal-n-alone = Of two yellow tiles in a turn neither may be an N tile.
g1862-refusal-colour-later = { $colour ->
    [green] Green
   *[russet] Russet
 } tiles are not available yet.
g1862-refusal-town = { $place } is a town and takes a tile with a large station.
g1862-refusal-village = { $place } is a village and takes a tile without a large station.
g1862-refusal-tile-for-town = Tile { $tile } is only for { $town }.
g1862-refusal-own-russet-tile = The russet tile of { $place } is { $tile }.
g1862-refusal-off-route = No track of the new tile in { $place } would be on a route of { $company }.
g1862-refusal-upgrade-off-route = Neither new track nor a large station in { $place } would be on a route of { $company }.
g1862-refusal-no-such-line = { $place } has no such line of plain track.
g1862-refusal-small-station-on-yellow = The tile in { $place } must be upgraded before it takes another small station.
g1862-refusal-small-station-there = This line of track in { $place } already has a small station.
# The solo game.
g1862-refusal-home-shut = { $place } is the home of a company that is not in the game: in the solo game no track is laid there.

## Station markers and London

g1862-refusal-place-or-pass = { $company } may place a station marker now, or pass.
g1862-refusal-no-marker-left = { $company } has no station marker left.
g1862-refusal-no-circles = { $place } is a village and has no circles.
g1862-refusal-marker-there = { $company } already has a station marker in { $place }.
g1862-refusal-no-free-circle = { $place } has no free circle.
g1862-refusal-no-route = No route of { $company } leads to { $place }.
g1862-refusal-london-full = All spaces in London are taken.
g1862-refusal-london-after-track = { $company } has already laid track this turn.
g1862-refusal-london-instead-of-track = A company builds to London instead of laying track.
g1862-refusal-london-with-markers = A company builds to London when it places station markers.

## Runs and dividends

g1862-refusal-no-permit = { $company } has no permit for { g1862-trains }: its { $train } train stays idle.
g1862-refusal-no-such-own-train = { $company } has no such train.
g1862-refusal-runs-earn = These runs earn { MONEY($earned) }, not { MONEY($revenue) }.
g1862-refusal-new-players-hudson = In the game for new players there is no George Hudson manoeuvre.
g1862-refusal-hudson = The manoeuvre is for a revenue of at least { MONEY($least) } that is below the price of { MONEY($price) }; { $company } has earned { MONEY($revenue) }.
# Clauses: what is wrong with the runs of certain trains.
g1862-fault-track-twice = the run uses track twice
g1862-fault-closed = the run comes to London, where the company has no marker
g1862-fault-ends-at-small = the run ends at a small station
g1862-fault-passes-area = the run passes through an area off the board
g1862-fault-passes-blocked = the run passes through a town full of other companies’ markers
g1862-fault-port-to-port = the run leads from port to port
g1862-fault-red-to-red = the run leads from one red area to another
g1862-fault-local-in-area = a Local runs to an area off the board
g1862-fault-too-far = the Freight crosses more hex borders than it may
g1862-fault-too-many-visited = the train visits more towns and areas than it may
g1862-fault-scored-elsewhere = the train scores a stop that it may not score, or one stop twice
g1862-fault-too-many-scored = the train scores more towns and areas than it may
g1862-fault-scored-missing = the train leaves out a stop that it must score
g1862-fault-no-marker = there is no town with a marker of the company on the run
g1862-fault-no-home = no run includes the town with the home marker
g1862-fault-freights-apart = Freights that are not permanent must be joined with one another
g1862-fault-no-permanent = a permanent Freight runs, but is not among the joined ones
g1862-fault-not-end-to-end = joined Freights must follow one another end to end
g1862-fault-chain-twice = the joined Freights come to a stop or use track twice
g1862-fault-chain-ports = the joined Freights lead from port to port
g1862-fault-chain-reds = the joined Freights lead from one red area to another
g1862-fault-touching = Freights that end in the same town must be joined

## Trains

g1862-refusal-must-have-train = { $company } has no train and must have one.
g1862-refusal-trains-now = { $company } buys trains now.
g1862-refusal-no-such-kind = There are no “{ $kind }” trains in this game; there are { $kinds }.
g1862-refusal-train-limit = { $company } has { $count ->
    [one] 1 train
   *[other] { $count } trains
 }; the limit in this phase is { $limit }.
g1862-refusal-kind-limit = { $company } has { $count } { g1862-trains }; the limit in this phase is { $limit }.
g1862-refusal-new-players-warranties = In the game for new players no warranties are bought.
g1862-refusal-negative-warranties = A train is bought with some warranties or with none.
# $free is the number of warranties that the train comes with.
g1862-refusal-most-warranties = { $free ->
    [0] No train has more than { $limit } warranties.
    [one] No train has more than { $limit } warranties, and { A($train) } train comes with one.
   *[other] No train has more than { $limit } warranties, and { A($train) } train comes with { $free }.
 }
g1862-refusal-lner-bank-only = The LNER has formed: trains are bought from the bank only.
g1862-refusal-raised-for-bank = { $company } has raised money for a train from the bank.
g1862-refusal-seller-not-floated = { $company } has not floated and has no trains.
g1862-refusal-seller-in-receivership = { $company } is in receivership and sells no trains.
g1862-refusal-no-such-train = { $seller } has no such train to sell to { $company }.
g1862-refusal-sale-refused = { $seller } has already refused to sell this train this turn.
g1862-refusal-answer-request = { $company } wants to buy a train: agree or refuse.
g1862-refusal-has-train = { $company } has a train.
g1862-refusal-already-raised = { $company } has already raised money.
g1862-refusal-can-pay = { $company } can pay for a train from the bank.
g1862-refusal-can-trade = { $company } can buy a train from another company of its director.
g1862-refusal-own-shares-bring-too-little = Selling its own shares would not bring { $company } enough.
g1862-refusal-refinancing-brings-too-little = Ten times its par would not bring { $company } enough.
g1862-refusal-can-raise = { $company } can raise the money for a train.
g1862-refusal-redeem-or-pass = { $company } may buy one of its own shares from the bank pool, or pass.

## Mergers

# $acquires is true at the end of the company’s turn.
g1862-refusal-merge-or-pass = { $acquires ->
    [true] { $company } may acquire another company now, or pass.
   *[false] { $company } may merge with another company now, or pass.
 }
g1862-refusal-merge-with-itself = { $company } cannot merge with itself.
g1862-refusal-partner-not-floated = { $company } has not floated and cannot merge.
g1862-refusal-partner-in-receivership = { $company } is in receivership and cannot merge.
g1862-refusal-not-connected = No unbroken route joins a marker of { $company } with one of { $partner }.
g1862-refusal-lner-no-mergers = The LNER has formed: companies no longer merge.
g1862-refusal-survivor = { $company } or { $partner } survives, not “{ $survivor }”.
g1862-refusal-merger-refused = The director of { $partner } has refused to merge if { $survivor } survives.
g1862-refusal-answer-merger = { $company } proposes to merge with { $partner }: agree or refuse.
g1862-refusal-option-costs-more = Keeping the option costs { MONEY($price) }, and { MONEY($money) } is available for it.
g1862-refusal-option-first = First decide on the option on { $company }: keep it for { MONEY($price) } or give it up for { MONEY($value) }.
g1862-refusal-remove-marker = { $company } has more than { $limit } markers on the board: remove one.
g1862-refusal-home-stays = The home marker of { $company } stays.
g1862-refusal-no-marker-there = { $company } has no marker in { $place }.

## The solo game

g1862-refusal-solo-turn = In a stock round you trade shares and cards, or pass.
g1862-refusal-solo-sources = Shares are bought from the bank pool or from the company, or with the first card of a row.
g1862-refusal-has-price = { $company } already has a price.
g1862-refusal-no-price = { $company } has no price yet.
g1862-refusal-no-permit-left = No train permit is left for { $company }.
g1862-refusal-free-price = The price of a company without a charter is { LIST($prices, type: "or") }.
g1862-refusal-row-number = The rows are numbered from 1 to { $rows }.
g1862-refusal-row-empty = Row { $row } is empty.
g1862-refusal-move-to-same = A card moves to another row that begins with the same company.
g1862-refusal-card-moved = This card has already been moved this round.
g1862-refusal-priced-stays = { $company } has a price and stays in the game.
g1862-refusal-row-has-cards = Row { $row } still has cards.
g1862-refusal-deck-used-up = The deck is used up.
