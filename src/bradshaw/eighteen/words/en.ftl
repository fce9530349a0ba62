### Words of all 18xx games.

## Names of things

# Where a share is bought; other messages include this.
eighteen-source = { $source ->
    [ipo] from the initial offering
    [pool] from the bank pool
   *[company] from the company
 }
eighteen-shares = { $count ->
    [one] a share of { $company }
   *[other] { $count } shares of { $company }
 }
eighteen-halts = { $count ->
    [one] a halt
   *[other] { $count } halts
 }
# The colour of a tile; other messages include this.
eighteen-colour = { $colour ->
    [yellow] yellow
    [green] green
   *[russet] russet
 }
eighteen-the-bank = the bank

## What a player can do

eighteen-action-pass = Pass
eighteen-action-buy = Buy a share of { $company } { eighteen-source }
eighteen-action-sell = Sell { eighteen-shares }
eighteen-action-lay = { $place }: lay tile { $tile }
eighteen-action-pay = Pay a dividend
eighteen-action-retain = Retain the revenue
# $colour is none where the hex has no tile yet; $stops and $before may be empty.
eighteen-choice-tile = { $place }: { $colour ->
    [none] lay { $tile }
   *[other] upgrade to { eighteen-colour } { $tile }
 }, turn { $rotation }, towards { $towards }{ $stops }{ $before }
eighteen-tile-stops = , { $stops }
eighteen-tile-stops-before = {" "}instead of { $stops }
# $effects is empty or begins with “; ”.
eighteen-choice-buy-share = Buy a share of { $company } { eighteen-source } for { MONEY($price) }{ $effects }
    .heading = Buy a share
    .name = { $company } { eighteen-source } for { MONEY($price) }
eighteen-choice-sell-shares = { $count ->
    [one] Sell a share of { $company } for { MONEY($total) }
   *[other] Sell { $count } shares of { $company } for { MONEY($total) }, { MONEY($each) } each
 }{ $effects }
    .heading = Sell shares
    .name = { $company }: { $count } for { MONEY($total) }
eighteen-choice-end-turn = Pass: end your turn
eighteen-choice-pass-trains = { $more ->
    [true] Pass: buy no more trains
   *[false] Pass: buy no train
 }
eighteen-choice-run-nothing = Run no train
# Courses: several moves at one click. Skip: no track, or no more of it, and no base or marker. Done: all that is left of the turn is passed.
eighteen-together-skip = Skip to the runs
eighteen-together-done = Done: end the turn of { $company }
eighteen-together-run = Run for { MONEY($revenue) } and pay out

## What a dividend does to the price

eighteen-price-stays = the price stays at { MONEY($after) }
eighteen-price-rises = the price rises from { MONEY($before) } to { MONEY($after) }{ $ends ->
    [true] , which ends the game after this operating round
   *[false] {""}
 }
eighteen-price-falls = the price falls from { MONEY($before) } to { MONEY($after) }
eighteen-price-bankrupt = the price falls from { MONEY($before) } to nothing, and { $company } is bankrupt

## The log: auctions and rounds

eighteen-log-bid = { $player } bids { MONEY($amount) }.
eighteen-log-pass-bid = { $player } passes and is out of this auction.
eighteen-log-stock-round = Stock round { $number } begins with { $player }.
# $total is none in rounds beyond the set.
eighteen-log-operating-round = { $total ->
    [none] Operating round { $number } begins.
   *[other] Operating round { $number } of { $total } begins.
 }
eighteen-log-priority = { $player } has the priority deal.
eighteen-log-pass = { $player } passes.

## The log: shares and prices

eighteen-log-purchase = { $player } buys a share of { $company } { eighteen-source } for { MONEY($price) }.
eighteen-log-sale = { $count ->
    [one] { $player } sells a share of { $company } for { MONEY($each) }.
   *[other] { $player } sells { $count } shares of { $company } for { MONEY($each) } each, { MONEY($total) } in all.
 }
eighteen-log-shares-given-up = { $player } gives up { eighteen-shares } for nothing.
eighteen-log-new-director = { $player } becomes director of { $company }.
eighteen-log-no-director = { $floated ->
    [true] { $company } no longer has a director and is in receivership.
   *[false] { $company } no longer has a director.
 }
eighteen-log-price-rises = The price of { $company } rises from { MONEY($before) } to { MONEY($after) }.
eighteen-log-price-falls = The price of { $company } falls from { MONEY($before) } to { MONEY($after) }.
eighteen-log-price-restacks = The price of { $company } stays at { MONEY($price) }; its marker goes below the others there.
eighteen-paid-to = { $player } { MONEY($amount) }
eighteen-log-dividend = { $company } pays { $each } a share: { LIST($paid, type: "comma") }.
eighteen-log-dividend-to-nobody = { $company } pays { $each } a share.
eighteen-log-no-dividend = { $company } pays no dividend.

## The log: track and trains

# $cost is none where the tile is free.
eighteen-log-tile-laid = { $cost ->
    [none] { $company } lays tile { $tile } on { $place }.
   *[other] { $company } lays tile { $tile } on { $place } for { $cost }.
 }
eighteen-log-tile-upgraded = { $company } upgrades { $place } to the { eighteen-colour } tile { $tile }.
eighteen-log-train-bought = { $company } buys { A($train) } train from { $seller } for { $price }.
eighteen-log-train-offer = { $company } offers { $seller } { $price } for { A($train) } train.
eighteen-log-refuses = { $player } refuses for { $company }.
eighteen-log-sale-refused = { $player } refuses for { $seller }: its { $train } train is not for sale at { $price }.
eighteen-log-runs-nothing = { $company } runs no train.

## The log: phases

eighteen-log-phase = Phase { $phase } begins.
eighteen-log-phase-news = Phase { $phase } begins: { $news }.
eighteen-phase-tiles = { eighteen-colour } tiles can be laid
eighteen-phase-operating-rounds = { $count } operating rounds follow each stock round from the next one on

## The end

eighteen-log-top-price = { $company } has reached { MONEY($price) }: the game ends after this operating round.
eighteen-log-game-over = The game is over: { $reason }. { $standings }
eighteen-end-bank = the bank ran out of money
eighteen-end-top-price = a share price reached the top of the market
eighteen-end-turn-limit = it went on for too many rounds
eighteen-end-stalemate = nobody owns or can buy anything, and no company runs

## Tables

eighteen-table-players = Players
eighteen-table-result = Result
eighteen-table-director = * director
eighteen-table-priority = { $player } (priority)
eighteen-column-player = Player
eighteen-column-cash = Cash
eighteen-column-worth = Worth
eighteen-column-certificates = Certificates
eighteen-column-shares = Shares
eighteen-round-operating = { $total ->
    [none] operating round { $number } after stock round { $stock_round }
   *[other] operating round { $number } of { $total } after stock round { $stock_round }
 }
eighteen-round-operating-then = { eighteen-round-operating }; then { LIST($later, type: "comma") }
eighteen-table-companies = Companies
eighteen-column-company = Company
eighteen-column-price = Price
eighteen-column-par = Par
eighteen-column-treasury = Treasury
eighteen-column-trains = Trains
eighteen-column-director = Director
eighteen-column-ran-for = Ran for
eighteen-column-ipo = IPO
eighteen-column-pool = Pool
eighteen-column-status = Status
eighteen-no-trains = none
eighteen-status-floats-with = floats with { $count } more
eighteen-status-receivership = receivership
eighteen-status-new = new
eighteen-table-trains = Trains
eighteen-column-left = Left
eighteen-column-now = Now
eighteen-column-rusts = Rusts with the
eighteen-column-first-sale = The first one
eighteen-any-number = any number
eighteen-on-sale = on sale
eighteen-rusts-with = first { $train }
eighteen-rusts-never = never
eighteen-table-course = The course of the game
eighteen-course-round = Round
eighteen-course-phase-heading = Phase
eighteen-course-limit = Train limit
eighteen-course-rounds = Operating rounds
eighteen-course-bank = Bank
eighteen-course-top = Highest price
eighteen-round-stock = stock round { $number }
eighteen-rounds-last = this is the last
# $top is 0 before the first company is started.
eighteen-top = { $top ->
    [0] none yet
   *[other] { MONEY($top) }
 }; the game ends after the operating round in which one is { MONEY($end) }
eighteen-top-reached = { MONEY($top) }; the game ends after this operating round
eighteen-zone-bankrupt = the company is bankrupt
eighteen-zone-end = the game ends after the operating round
eighteen-terrain-land = land
# What can be chosen besides the best runs.
eighteen-any-legal-runs = any legal runs of { $company }
eighteen-run-idle = { $train }: stays idle
eighteen-line = { $train }: { $earns }, { LIST($stops, type: "dash") }

## Questions

eighteen-question-over-limit = { $player } holds { $held } certificates and must sell: the limit is { $limit }.
eighteen-hint-over-limit = Nothing else is possible before that.
eighteen-hint-marked = Marked hexes are open to you.
eighteen-hint-runs = { $subsidy ->
    [true] Offered are the runs with the most revenue and, if different, those that earn most with the subsidy.
   *[false] Offered are the runs with the most revenue.
 }
eighteen-hint-offer = The money goes to the treasury of the company that sells.
eighteen-question-runs = { $player } runs the trains of { $company }.
eighteen-question-dividend = { $player } decides on the revenue of { MONEY($revenue) } of { $company }.
eighteen-hint-dividend = Without a dividend the price of { MONEY($price) } falls by one space. It stays if the dividend is lower than the price; otherwise it rises one space for each { MONEY($price) } of dividend, { $most } at most.

## What the player is doing, in a few words beside the name

eighteen-doing-for = { $doing }: { $company }
eighteen-doing-bid = to bid
eighteen-doing-trade = trades
eighteen-doing-track = lays track
eighteen-doing-runs = runs trains
eighteen-doing-dividend = pays or retains
eighteen-doing-trains = may buy trains
eighteen-doing-offer = answers an offer

## What somebody might try

eighteen-thought-no-train = Buy no train
eighteen-thought-start = Start { $company }
eighteen-thought-lay = Lay track on { $place }
eighteen-thought-upgrade = Upgrade { $place }

## Refusals

eighteen-refusal-not-your-turn = It is not your turn.
eighteen-refusal-no-seat = Nobody sits there: { $players ->
    [one] 1 person plays
   *[other] { $players } people play
 }.
eighteen-refusal-nothing-to-decide = There is nothing to decide here.
eighteen-refusal-over = The game is over: { $reason }.
eighteen-refusal-above-limit = You hold { $held ->
    [one] 1 certificate
   *[other] { $held } certificates
 } and may hold { $limit }: first sell until you are within the limit.
eighteen-refusal-sold-in-turn = You have already sold { $company } this turn; all shares of a company go in one sale.
eighteen-refusal-holds = { $count ->
    [0] You hold no shares of { $company }.
    [one] You hold 1 share of { $company }.
   *[other] You hold { $count } shares of { $company }.
 }
eighteen-refusal-bought-in-round = { $count ->
    [one] 1 of your shares of { $company } was bought this round.
   *[other] { $count } of your shares of { $company } were bought this round.
 }
eighteen-refusal-costs-more = It costs { MONEY($price) } and you have { MONEY($money) }.
eighteen-refusal-none-offered = The initial offering has no shares of { $company }.
eighteen-refusal-none-in-pool = The bank pool has no shares of { $company }.
eighteen-refusal-only-certificate = The bank pool has only the director’s certificate of { $company }, which is not for sale.
eighteen-refusal-certificate-first = The first purchase of { $company } is its director’s certificate.
eighteen-refusal-started = { $company } has already been started.
eighteen-refusal-no-sale-after-purchase = You may not sell after you have bought this turn.
eighteen-refusal-one-purchase = You have already bought this turn; only one purchase is allowed.
eighteen-refusal-sold-in-round = You sold shares of { $company } in this stock round.
eighteen-refusal-at-limit = You hold { $held ->
    [one] 1 certificate
   *[other] { $held } certificates
 }; the limit is { $limit }.
eighteen-refusal-pay-or-retain = { $company } pays out its revenue of { MONEY($revenue) }, or retains it.
# $charter: whether companies sell shares of their own.
eighteen-refusal-sources = { $charter ->
    [true] Shares are bought from the initial offering, the bank pool or the company itself.
   *[other] Shares are bought from the initial offering or the bank pool.
 }
eighteen-refusal-no-such-stop = There is no stop or border “{ $stop }” on the map.
# $reason is a clause such as “it must begin at a base”.
eighteen-refusal-runs = { $trains }: { $reason }.
eighteen-refusal-runs-at = { $trains }: { $reason } ({ $places }).
# Clauses: what is wrong with the runs of certain trains.
eighteen-fault-unknown-train = the company has no such train
eighteen-fault-train-twice = a train makes more than one run
eighteen-fault-not-continuous = the run does not follow track from stop to stop
eighteen-fault-too-short = the run does not lead from one stop to another
eighteen-fault-stop-twice = the run comes to a stop twice
eighteen-fault-apart = the runs do not meet

## Errors

eighteen-error-no-such-company = There is no company “{ $company }”; there are { LIST($companies, type: "comma") }.
eighteen-error-not-floated = { $company } has not floated and does not run.
eighteen-error-no-train = { $company } has no train to run.
eighteen-error-no-runs-to-lay = Runs can be drawn only while a company is running its trains.
eighteen-error-no-trains = In { $game } no company runs trains.

## Options

eighteen-option-ruleset = Ruleset
    .text = The rulebook, or all house rules of 18xx.games together.
    .rulebook = Rulebook

## Refusals: track and trains

eighteen-refusal-no-such-hex = There is no hex “{ $hex }” on this map.
eighteen-refusal-no-such-tile = There is no tile “{ $tile }”.
eighteen-refusal-no-tile-there = No tile can be laid on { $place }.
eighteen-refusal-rotation = The rotation of a tile is a number from 0 to 5.
eighteen-refusal-colour-order = A green tile replaces a yellow one, a russet tile a green one.
eighteen-refusal-yellow-first = On a hex without track only a yellow tile can be laid.
eighteen-refusal-tile-used-up = There is no tile { $tile } left: all of them are on the map.
eighteen-refusal-tile-for-letter = Tile { $tile } is only for hexes with the letter { $letter }.
eighteen-refusal-letter = Only tiles with the letter { $letter } can be laid here.
eighteen-refusal-into-the-sea = Its track would run into the sea, a barrier or the edge of the map.
eighteen-refusal-keep-track = In this rotation the tile does not keep all the track that is there.
eighteen-refusal-runs-now = { $company } runs its trains now.
eighteen-refusal-no-such-train = There is no train “{ $train }”.
eighteen-refusal-no-train-to-run = There is no train “{ $train }” left to run.
eighteen-refusal-idle-train = The { $train } train stays idle although it can run: { LIST($stops, type: "dash") }.
eighteen-refusal-train-sellers = A train is bought from the bank or from another company.
eighteen-refusal-seller-lacks-train = { $company } has no { $train } train.

## Effects of an action, after its cost

eighteen-effects = ; { LIST($effects, type: "semicolon") }
eighteen-effect-director = you become its director
eighteen-effect-half-price = half the price, since it has no train
eighteen-effect-other-director = another player becomes its director
eighteen-effect-no-director = it then has no director
eighteen-effect-if-paid = if paid out, { $price }

## The panels of the page: rounds and phases

# Rounds as players write them.
eighteen-panel-auction = Auction
eighteen-panel-parliament = Parliament
eighteen-panel-stock-round = SR { $number }
eighteen-panel-operating-round = OR { $stock_round }.{ $number }
eighteen-panel-round-phase = { $round }, phase { $phase }
eighteen-panel-phase = Phase
# An amount of company credits.
eighteen-panel-credits = { $amount }cc

## The panels of the page: companies

eighteen-panel-companies = Companies
eighteen-panel-not-started = Not started
    .title = Companies that have not started
eighteen-panel-director = Director
# After the name of a player, for those who hear it.
eighteen-panel-is-director = director
eighteen-panel-director-of = { $company }, director
eighteen-panel-no-director = none
eighteen-panel-no-trains = none
eighteen-panel-treasury = Treasury
eighteen-panel-treasury-secret = Only shareholders know it
eighteen-panel-last-run = Last run
eighteen-panel-retained = { MONEY($revenue) }, retained
eighteen-panel-bases-left = Bases left
eighteen-panel-markers-left = Markers left
# What the next base or station marker costs.
eighteen-panel-next-base = next { $price }
eighteen-panel-par = Par
eighteen-panel-trains = Trains
eighteen-panel-shares = Shares
eighteen-panel-player-shares = { $count ->
    [one] { $player }: 1 share
   *[other] { $player }: { $count } shares
 }
# Where shares are; a count follows.
eighteen-panel-ipo = IPO
eighteen-panel-reserved = ({ $count } reserved)
eighteen-panel-pool = Pool
eighteen-panel-own-shares = Its own
eighteen-panel-permits = { $count ->
    [one] permit for { $permits } trains
   *[other] permits for { $permits } trains
 }
eighteen-panel-buy-from = { $source ->
    [ipo] Buy from the IPO
    [pool] Buy from the pool
   *[company] Buy from the company
 }
eighteen-panel-sell = Sell { $count }
# $offer: the words of eighteen-panel-train-for.
eighteen-panel-buy-its = Buy its { $offer }
# $result: the words of eighteen-panel-survives.
eighteen-panel-join = Join: { $result }
eighteen-panel-par-at = Par { MONEY($price) }

## The panels of the page: players

eighteen-panel-priority = priority
    .title = Has the priority deal in the next stock round
# Before a sum.
eighteen-panel-worth = Worth
# Before a count, or a count and a limit.
eighteen-panel-certificates = Certificates
    .title = Certificates, and how many are allowed
eighteen-panel-no-shares = no shares
eighteen-panel-obligations = must see { $companies } float
    .title = Each that has not floated when the stock round ends costs a fine

## The panels of the page: choices in few words

eighteen-panel-buy-share = Buy a share
eighteen-panel-share-for = { $source ->
    [ipo] IPO { $price }
    [pool] pool { $price }
   *[company] its own { $price }
 }
eighteen-panel-buy-card = Buy the first card of a row
eighteen-panel-card-for = row { $row } { $price }
eighteen-panel-sell-shares = Sell shares
# What follows the heading: what the two figures of each sale are.
eighteen-panel-sold = number: proceeds
eighteen-panel-sold-for = { $count }: { $price }
eighteen-panel-count-for = { $count } for { $price }
eighteen-panel-buy-from-bank = Buy from the bank
eighteen-panel-buy-from-company = Buy from another company
# $warranties: how many warranties the train has.
eighteen-panel-price = { $warranties ->
    [0] { $price }
   *[other] { $price } ({ $warranties })
 }
eighteen-panel-train-for = { $warranties ->
    [0] { $train } for { $price }
   *[other] { $train } for { $price } ({ $warranties })
 }
eighteen-panel-warranties = (n): warranties
eighteen-panel-no-permit = no permit
eighteen-panel-join-with = Join with
# Beside the heading: what each of the choices says.
eighteen-panel-survivor = survivor at its new price
# $price is none where the rules set it.
eighteen-panel-survives = { $price ->
    [none] { $survivor }
   *[other] { $survivor } { $price }
 }
eighteen-panel-take-markers = Take station markers
# Parts of the chart of prices, by their colour or what happens there.
eighteen-panel-zone = { $zone ->
    [red] red
    [grey] grey
    [par] par
    [bankrupt] bankrupt
    [end] end
    [pink] pink
    [yellow] yellow
    [green] green
   *[blue] blue
 }
eighteen-panel-propose = Propose

## The panels of the page: prices to start at

eighteen-panel-start = Start { $company }
eighteen-panel-start-row = { $chartered ->
    [true] Start row { $row } with a charter
   *[false] Start row { $row } without a charter
 }
eighteen-panel-take-director = Take the director’s certificate of { $company }
eighteen-panel-set-par = Set the par
# What stands above several companies to choose from.
eighteen-panel-start-which = Start
eighteen-panel-take-which = Take a director’s certificate
# $name: one of the actions above; prices follow.
eighteen-panel-at = { $name } at
eighteen-panel-at-which = { $name } at…
eighteen-panel-or-market = (or click on the market)
eighteen-panel-row = Row { $row }
eighteen-panel-with-charter = with a charter
eighteen-panel-without-charter = without
eighteen-panel-show-prices = { $name }: prices
eighteen-panel-prices = Prices: { $name }

## The panels of the page: runs

eighteen-panel-change-runs = Change runs
    .text = Choose a train, then its stations on the map in order. Choose the last station again to take it back.
eighteen-panel-idle = stays idle
# This train runs joined with others.
eighteen-panel-joined = joined
eighteen-panel-run-of = Run of the { $train }
eighteen-panel-ticked = Ticked stations count for the train.
eighteen-panel-take-back = Take back
eighteen-panel-other-end = Other end
    .title = Go on from the other end of the run
eighteen-panel-clear = Clear
    .title = The train stays idle
eighteen-panel-no-way-on = No track leads on from here that the run has not used.
eighteen-panel-on-from = On from { $stop }
    .label = On from { $stop }:
# $by: what lies on the way, where several ways lead to the same station.
eighteen-panel-way = { $stop } by { LIST($by, type: "comma") }
eighteen-panel-begin = Begin at
eighteen-panel-begin-anywhere = a station on the map
eighteen-panel-chain = Joined
eighteen-panel-chain-touching = with Freights that it touches
eighteen-panel-chain-number = in chain { $number }
eighteen-panel-lead-back = Take { $stop } back
eighteen-panel-lead-end = End the run of the { $train } at { $stop }
eighteen-panel-lead-on = Lead the { $train } on to { $stop }
eighteen-panel-lead-begin = Begin the run of the { $train } at { $stop }

## The panels of the page: what is laid on a hex

eighteen-panel-lay = Lay tile { LIST($tiles, type: "or") }
eighteen-panel-tray = Tiles that fit here
eighteen-panel-tray-mixed = What can be done here
eighteen-panel-choose-tile = Choose a tile.
eighteen-panel-choose-piece = Choose one.
# $left: how many are left; 0 where that does not matter.
eighteen-panel-tile = { $left ->
    [0] Tile { $tile }
   *[other] Tile { $tile }, { $left } left
 }
# Below the picture of a piece that is no tile.
eighteen-panel-piece = { $kind ->
    [build_base] base
    [build_small_station] small station
   *[marker] marker
 }
# What is done with a piece.
eighteen-panel-do = { $kind ->
    [lay_tile] Lay it
    [place_marker] Place it
    [remove_marker] Take it away
   *[other] Build it
 }
eighteen-panel-turn = Turn
    .title = Turn (R)
eighteen-panel-turn-back = Turn back
    .title = Turn back (Shift R)
eighteen-panel-way-of = { $number } of { $count }
eighteen-panel-one-way = one way
eighteen-panel-leave = Leave it
    .title = Leave it (Esc)

## Standing orders

eighteen-program-pass-round = Pass in this stock round until somebody trades in what you hold or starts a company
eighteen-program-buy-until-float = Buy shares of { $company } until it floats
eighteen-program-run-and-pay = { $company }: run for the most and pay out
eighteen-program-refuse-offers = Refuse to sell trains
# Why an order has ended.
eighteen-program-stop-started = { $company } was started.
eighteen-program-stop-sold = Shares of { $company } were sold.
eighteen-program-stop-bought = Somebody bought a share of { $company }.
eighteen-program-stop-must-sell = You have to sell shares.
eighteen-program-stop-floated = { $company } has floated.
eighteen-program-stop-director = { $company } has another director.
eighteen-program-stop-no-share = You cannot buy a share of { $company } now.
eighteen-program-stop-trains = { $company } has fewer trains than before.
eighteen-program-stop-no-revenue = { $company } earns nothing.
eighteen-program-stop-less = { $company } would run for { MONEY($revenue) } only, after { MONEY($before) } last time.

## The line above the board

# What is known of the end. $left: what the bank has.
eighteen-strip-bank = bank { MONEY($left) }
eighteen-strip-bank-empty = bank empty
# $price is 0 before the first company is started; a share at $end ends the game.
eighteen-strip-top = { $price ->
    [0] no price of { MONEY($end) }
   *[other] price { MONEY($price) } of { MONEY($end) }
 }

## The panels of the page: the line above the board

# Operating order, with the state of a company's turn.
eighteen-panel-strip-order = Operating order
eighteen-panel-strip-turn = { $when ->
    [done] { $company } has operated
    [now] { $company } operates now
   *[next] { $company } is still to operate
 }
# $count: companies that do not fit.
eighteen-panel-strip-more = +{ $count }
eighteen-panel-strip-trains = Trains
eighteen-panel-strip-on-sale = { $left ->
    [none] { $train } { $price }
   *[other] { $train } { $price } ×{ $left }
 }
eighteen-panel-strip-later = then { $train } { $price }
# $trains are removed by the first $train.
eighteen-panel-strip-rusts = rusts { $trains }
eighteen-panel-strip-train = { $count ->
    [0] The first { $train } rusts nothing that is in the game.
   *[other] The first { $train } sold rusts { $trains }.
 }
eighteen-panel-strip-tiles = Tiles
eighteen-panel-strip-no-tiles = no more
eighteen-panel-strip-ends = End
# How near an end is, for screen readers. $near: percent.
eighteen-panel-strip-near = { $name } ({ $near } %)
eighteen-panel-strip = Where the game stands

## The panels of the page: tiles

eighteen-panel-tiles-loading = Laying out the tiles…
eighteen-panel-tiles-of = { $colour ->
    [yellow] Yellow tiles
    [green] Green tiles
   *[russet] Russet tiles
 }
# How many are left of all.
eighteen-panel-tiles-left = { $left } of { $count }
eighteen-panel-tiles-upgrades = to { LIST($tiles, type: "unit") }
eighteen-panel-tiles-name = Tile { $tile }: { $left } of { $count } left; { $fits ->
    [0] fits nowhere now
    [one] fits in { $fits } hex
   *[other] fits in { $fits } hexes
 }
eighteen-panel-tiles-for = Choose a tile to see on the map where { $company } can lay it now.
eighteen-panel-tiles-by-track = Choose a tile to see on the map where it fits by its track alone: no company operates now.
eighteen-panel-tiles-fits-for = { $company } can lay tile { $tile } in { $hexes }.
eighteen-panel-tiles-fits = By its track alone tile { $tile } fits in { $hexes }.
eighteen-panel-tiles-nowhere = { $company ->
    [none] Tile { $tile } fits nowhere now.
   *[other] { $company } can lay tile { $tile } nowhere now.
 }
eighteen-panel-tiles-close = Stop showing it
