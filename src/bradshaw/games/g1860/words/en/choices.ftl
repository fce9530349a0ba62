### 1860: what a player can do, with its cost and effect.

## Names of actions

g1860-action-bid = Bid { MONEY($amount) }
g1860-action-take-private = Take the { $private }
g1860-action-take-director = Take the director’s certificate of { $company } at a par of { MONEY($par) }
g1860-action-start = Start { $company } at a par of { MONEY($par) }
g1860-action-buy-private = Buy the { $private }
g1860-action-sell-private = Sell the { $private }
g1860-action-exchange = Exchange the { $private }
g1860-action-close-private = Close the { $private }
g1860-action-build-base = Build a base in { $place }
g1860-action-run = Run { LIST($runs, type: "semicolon") }
g1860-action-buy-train = Buy { A($train) } train from { $seller } for { $price }cc
    .about = Buy { A($train) } train from { $seller }
g1860-action-accept = Accept
g1860-action-refuse = Refuse
g1860-action-return-train = Return { A($train) } train

## The initial auction

g1860-choice-bid = Bid { MONEY($amount) }, which would leave you { MONEY($left) }
g1860-choice-pass-nobody-bids = Pass: nobody has bid, and the first to pass chooses a certificate
g1860-choice-pass-bid-wins = Pass: the bid of { MONEY($bid) } wins
g1860-choice-pass-auction = Pass and leave this auction
g1860-choice-take-private = Take the { $private } for { MONEY($price) }: { $income }
g1860-choice-take-director = Take the director’s certificate of { $company } at a par of { MONEY($par) } for { MONEY($price) }: it floats with { $capital }cc
g1860-income = it pays { MONEY($revenue) } each operating round
g1860-income-exchange = it pays { MONEY($revenue) } each operating round and can be exchanged for a share of { $company }

## Stock rounds

g1860-choice-start = { $again ->
    [true] Start { $company } again at a par of { MONEY($par) } for { MONEY($price) }: it floats with { $capital }
   *[false] Start { $company } at a par of { MONEY($par) } for { MONEY($price) }: it floats with { $capital }
 }
g1860-choice-buy-private = Buy the { $private } for { MONEY($price) }: { $income }{ $effects }
g1860-choice-sell-private = { $price ->
    [0] Give the { $private } to the bank for nothing
   *[other] Sell the { $private } to the bank for { MONEY($price) }
 }
g1860-choice-exchange = Exchange the { $private } for a share of { $company }, worth { MONEY($price) }{ $effects }
g1860-choice-close-private = Close the { $private }: it pays no more but keeps its value of { MONEY($value) }
# What a company has when it floats; $kept is left from before a bankruptcy, $count is the number of its trains.
g1860-capital = { $capital }cc{ $kept ->
    [0] {""}
   *[other] , { $kept }cc of it kept
 }{ $count ->
    [0] {""}
    [one] , and its { $trains } train
   *[other] , and its { $trains } trains
 }
g1860-effect-floats = { $company } floats with { $capital }
g1860-effect-as-before = at the same price as before this turn
g1860-effect-bankrupt = { $company } goes bankrupt, which ends this stock round
g1860-effect-privates-close = all other privates close

## Operating

g1860-choice-tile-costs = { $tile }, costs { $cost }cc
g1860-choice-pass-track = { $more ->
    [true] Pass: lay no more track
   *[false] Pass: lay no track
 }
g1860-choice-pass-base = Pass: build no base
g1860-choice-build-base = Build a base in { $place } ({ $hex }){ $value ->
    [0] {""}
   *[other] , a station worth { MONEY($value) },
 } for { $cost }cc: { $company } has { $left }cc left
# What runs earn in all; other messages include this.
g1860-run-sum = { $leased ->
    [true] Run for { $revenue }cc, all of it retained
   *[false] Run for { MONEY($revenue) }
 }{ $halts ->
    [0] {""}
    [one] {" "}and 1 halt for { $subsidy }cc
   *[other] {" "}and { $halts } halts for { $subsidy }cc
 }
g1860-choice-run = { g1860-run-sum }: { LIST($runs, type: "semicolon") }{ $effects }
    .brief = { g1860-run-sum }{ $effects }
g1860-choice-pay = Pay a dividend of { MONEY($revenue) }: you get { MONEY($mine) }{ $subsidy ->
    [0] {""}
   *[other] ; { $subsidy }cc subsidy goes to the treasury
 }; { $price }
g1860-choice-retain = Retain the revenue of { MONEY($revenue) }: { $company } then has { $treasury }cc; { $price }
g1860-choice-buy-train = Buy { A($train) } train from { $seller } for { $price }cc: { $company } has { $left }cc left{ $effects }
    .brief = Buy { A($train) } train from { $seller } for { $price }cc{ $effects }
g1860-choice-return-train = Return { A($train) } train to the bank, for nothing
g1860-effect-if-agreed = if the director of { $company } agrees
# What the first sale of a kind of train does: verbs without a subject.
g1860-first-sale = { $news }
g1860-first-sale-phase = begins phase { $phase }
g1860-first-sale-rusts = rusts all { $trains }
g1860-first-sale-tiles = brings { eighteen-colour } tiles
g1860-first-sale-fishbourne = puts the { $private } on sale
g1860-first-sale-southern = forms the Southern Railway

## Runs in words

g1860-earns = { $leased ->
    [true] { $revenue }cc
   *[false] { MONEY($revenue) }
 }{ $subsidy ->
    [0] {""}
   *[other] {" "}and { $subsidy }cc subsidy
 }
g1860-sum = { $revenue } + { $subsidy }cc
g1860-lease-half = { MONEY($revenue) }, half of it kept: { $kept }
g1860-lease-sum = { $revenue }cc + { $more }cc

## Standing orders

g1860-program-stop-price = Somebody offers { $price }cc for { A($train) } train, which costs { $bank }cc at the bank.
