### 1862: what a player can do, with its cost and effect.
### Attributes: .name is what a button says, .effect the rest; .heading is what choices side by side share, .name then
### tells one from the others; .brief leaves out what is seen beside it, .about the amount.

## Names of actions

g1862-action-bid = Bid { MONEY($amount) } for the charter of { $company }
    .about = Bid for the charter of { $company }
g1862-action-par = Set the par at { MONEY($par) }
g1862-action-start = Start { $company } at { MONEY($each) } a share
g1862-action-buy-card = Buy the share in row { $row }
g1862-action-price-company = { $chartered ->
    [true] Start the company of row { $row } with a charter at { MONEY($each) } a share
   *[false] Start the company of row { $row } without a charter at { MONEY($each) } a share
 }
g1862-action-move-card = Move the first card of row { $row } to row { $to }
g1862-action-remove-company = Remove the company of row { $row } from the game
g1862-action-deal-row = Deal new cards to row { $row }
g1862-action-markers = Take { $count ->
    [one] 1 station marker
   *[other] { $count } station markers
 }
g1862-action-merge = Join with { $company }, and { $survivor } survives
g1862-action-agree = Agree
g1862-action-refuse = Refuse
g1862-action-keep-option = Keep the option
g1862-action-give-option-up = Give up the option
g1862-action-remove-marker = Remove the marker in { $place }
g1862-action-small-station = { $place }: build a small station on the line { $line }
g1862-action-london = Build to London
g1862-action-marker = Place a station marker in { $place }
g1862-action-run = { $count ->
    [0] Run no train
    [one] Run 1 train
   *[other] Run { $count } trains
 }
g1862-action-hudson = Add to the revenue from the treasury
# $warranties: how many are bought beside any that come free.
g1862-action-buy-train = { $kind ->
    [freight] Buy a freight train from the bank
    [local] Buy a local train from the bank
   *[express] Buy an express train from the bank
 }{ $warranties ->
    [0] {""}
    [one] {" "}with 1 more warranty
   *[other] {" "}with { $warranties } more warranties
 }
g1862-action-trade-train = Buy a train from { $company }
g1862-action-sell-own = Sell the company’s own shares
g1862-action-refinance = Refinance the company
g1862-action-bankrupt = Declare the company bankrupt
g1862-action-redeem = Redeem a share from the pool

## Passing

g1862-choice-pass-proposal = Pass: propose no company
g1862-choice-pass-bid-wins = Pass: the bid of { MONEY($bid) } wins the charter of { $company }
g1862-choice-pass-auction = Pass and leave the auction of { $company }
g1862-choice-pass-shares = Pass: buy no more shares of { $company }, which floats with { $count } more
g1862-choice-pass-stock = Pass: end the stock round
g1862-choice-pass-merger = Pass: merge with no company
g1862-choice-pass-acquisition = Pass: acquire no company
g1862-choice-pass-build = { $more ->
    [true] Pass: build no more
   *[false] Pass: build nothing
 }
g1862-choice-pass-marker = Pass: place no marker
g1862-choice-pass-redemption = Pass: redeem no share

## Parliament and shares

# What a company has left after a payment; other messages include this.
g1862-left = { $company } has { MONEY($left) } left
# $kind: the trains of its permit, none in the simple games.
g1862-choice-propose = { g1862-choice-propose.name }: { g1862-choice-propose.effect }
    .name = Propose { $company } and bid { MONEY($amount) }
    .effect = its home is { $home }{ $kind ->
        [none] {""}
       *[other] , and it has { g1862-a-permit }
     }
    .about = Propose { $company }
    .heading = Propose
g1862-choice-bid = { g1862-action-bid }: { g1862-choice-bid.effect }
    .name = { g1862-action-bid }
    .effect = you have { MONEY($money) }
g1862-choice-par = { g1862-choice-par.name }: { g1862-choice-par.effect }
    .name = Set the par at { MONEY($par) } and pay { MONEY($price) }
    .effect = { $company } floats with { MONEY($capital) }; if it does not float, the fine is { MONEY($fine) }
    .heading = Set the par at
g1862-choice-start = { g1862-action-start }: { g1862-choice-start.effect }
    .name = { g1862-action-start }
    .effect = you pay { MONEY($price) } into its treasury; it has { $kind ->
        [none] its home in { $home }
       *[other] { g1862-a-permit }
     } and could refinance for { MONEY($refinancing) }
    .heading = Start
g1862-choice-markers = { g1862-choice-markers.name }: { g1862-left }
    .name = { g1862-action-markers } for { MONEY($price) }
    .effect = { g1862-left }
    .heading = Take station markers
g1862-choice-redeem = { g1862-choice-redeem.name }: { g1862-left }
    .name = Redeem a share of { $company } from the pool for { MONEY($price) }
    .effect = { g1862-left }
g1862-effect-floats-later = { $company } floats with { $count } more
g1862-effect-floats = { $markers ->
    [true] { $company } floats with { MONEY($capital) }, of which it buys its station markers
   *[false] { $company } floats with { MONEY($capital) }
 }
g1862-effect-bankrupt = { $company } goes bankrupt
g1862-effect-receivership = it goes into receivership
g1862-effect-fine = { $owed ->
    [0] the fine is paid
   *[other] you still owe { MONEY($owed) }
 }

## Cards of the solo game

g1862-choice-buy-card = { g1862-choice-buy-card.name }{ $effects }
    .name = Buy the share of { $company } in row { $row } for { MONEY($price) }
    .heading = Buy the first card of a row
g1862-choice-price-company = { g1862-choice-price-company.name }: { g1862-choice-price-company.effect }
    .name = { $chartered ->
        [true] Start { $company } of row { $row } with a charter at { MONEY($price) } a share
       *[false] Start { $company } of row { $row } without a charter at { MONEY($price) } a share
     }
    .effect = with three shares it floats with { MONEY($capital) }{ $removes ->
        [true] ; chance removes another company from the game
       *[false] {""}
     }
    .heading = Start
g1862-choice-move-card = { g1862-choice-move-card.name }: { g1862-choice-move-card.effect }
    .name = Move the card of { $company } from row { $row } to row { $to }
    .effect = { $empty ->
        [true] row { $row } is then empty
       *[false] { $after } comes to the front
     }
g1862-choice-remove-company = { g1862-choice-remove-company.name }: { g1862-choice-remove-company.effect }
    .name = Remove { $company } of row { $row } from the game
    .effect = its cards go, and no more track is laid in { $home }
g1862-choice-deal-row = { $removes ->
    [true] { g1862-action-deal-row }: first chance removes a company from the game
   *[false] { g1862-action-deal-row }
 }

## Mergers

# $asked: another player directs the other company. $over: whether the survivor’s turn is over.
g1862-if-agreed = { $asked ->
    [true] if its director agrees,{" "}
   *[false] {""}
 }
g1862-survives = { $survivor } survives at a price of { MONEY($price) }
g1862-choice-merge = { g1862-choice-merge.name }: { g1862-choice-merge.effect }
    .name = Merge { $company } with { $partner }, and { g1862-survives }
    .effect = { g1862-if-agreed }{ $merged } { g1862-ends }; { $over ->
        [true] the turn of { $survivor } is over
       *[false] the turn of { $survivor } goes on
     }
    .heading = Merge with
g1862-choice-acquire = { g1862-choice-acquire.name }: { g1862-choice-acquire.effect }
    .name = Acquire { $partner } with { $company }, and { g1862-survives }
    .effect = { g1862-if-agreed }{ $merged } { g1862-ends }
    .heading = Acquire
g1862-choice-agree-merger = Agree: { g1862-choice-agree-merger.effect }
    .name = Agree
    .effect = { g1862-survives }, and { $merged } { g1862-ends }
g1862-choice-refuse-merger = Refuse: { g1862-choice-refuse-merger.effect }
    .name = Refuse
    .effect = { $company } stays as it is
# $own: the surviving company itself decides.
g1862-choice-keep-option = { g1862-choice-keep-option.name }: { g1862-choice-keep-option.effect }
    .name = Keep { g1862-certificate }
    .effect = { $own ->
        [true] { $company } pays { MONEY($price) }
       *[false] you pay { MONEY($price) }
     }
g1862-choice-give-option-up = { g1862-choice-give-option-up.name }: { g1862-choice-give-option-up.effect }
    .name = Give up { g1862-certificate }
    .effect = { $own ->
        [true] { $company } receives { MONEY($price) }
       *[false] you receive { MONEY($price) }
     }
g1862-choice-remove-marker = Remove the marker of { $company } in { $place }

## Building

g1862-choice-small-station = { g1862-action-small-station }, worth { MONEY($value) } to Locals
    .name = { g1862-action-small-station }
# What is left to place; other messages include this.
g1862-has-markers = { $company } has { $count ->
    [0] no markers
    [one] 1 marker
   *[other] { $count } markers
 } left
g1862-choice-marker = { g1862-choice-marker.name }: { g1862-has-markers }
    .name = Place a station marker in { $place }, worth { MONEY($value) }
    .effect = { g1862-has-markers }
g1862-choice-london = { g1862-choice-london.name }: { g1862-has-markers }
    .name = { $track ->
        [true] Build to London, now worth { MONEY($value) }, instead of track and another marker
       *[false] Build to London, now worth { MONEY($value) }, instead of another marker
     }
    .effect = { g1862-has-markers }

## Runs and revenue

# What runs earn in all; other messages include this.
g1862-run-sum = Run for { MONEY($revenue) }{ g1862-and-subsidy }
g1862-choice-run = { g1862-run-sum }: { LIST($runs, type: "semicolon") }{ $effects }
    .name = { g1862-run-sum }
    .brief = { g1862-run-sum }{ $effects }
g1862-choice-pay = { g1862-choice-pay.name }: { g1862-choice-pay.effect }
    .name = Pay a dividend of { MONEY($revenue) }
    .effect = you get { MONEY($mine) }; { $price }{ $own ->
        [0] {""}
       *[other] ; { $company } gets { MONEY($own) }
     }
g1862-choice-retain = { g1862-choice-retain.name }: { g1862-choice-retain.effect }
    .name = Retain { MONEY($revenue) }
    .effect = { $company } then has { MONEY($treasury) }; { $price }
g1862-choice-hudson = { g1862-choice-hudson.name }: { g1862-choice-hudson.effect }
    .name = Add { MONEY($amount) } from the treasury and pay a dividend of { MONEY($revenue) }
    .effect = you get { MONEY($mine) }; { $price }; { g1862-left }

## Trains

g1862-choice-buy-train = { g1862-choice-buy-train.name }: { g1862-choice-buy-train.effect }
    .name = Buy { A($train) } train from the bank for { MONEY($price) }{ $warranties ->
        [0] {""}
        [one] , with 1 warranty
       *[other] , with { $warranties } warranties
     }
    .effect = { g1862-left }{ $effects }
    .brief = { g1862-choice-buy-train.name }{ $effects }
    .heading = Buy from the bank
g1862-choice-trade-train = { g1862-choice-trade-train.name }: { g1862-choice-trade-train.effect }
    .name = Buy the { g1862-own-train } from { $seller } for { MONEY($price) }
    .effect = { g1862-if-agreed }{ g1862-left }{ $effects }
    .heading = Buy from another company
g1862-effect-no-permit = without a permit it cannot run { g1862-trains }
g1862-effect-first-sale = it { $news }
g1862-choice-agree-train = Agree: { g1862-choice-agree-train.effect }
    .name = Agree
    .effect = { $seller } sells { A($train) } train to { $company } for { MONEY($price) }; it then has { MONEY($treasury) } and { $count ->
        [0] no train
        [one] 1 train
       *[other] { $count } trains
     }
g1862-choice-refuse-train = Refuse: { g1862-choice-refuse-train.effect }
    .name = Refuse
    .effect = { $seller } keeps its { $train } train
g1862-choice-sell-own = { g1862-choice-sell-own.name }: { g1862-choice-sell-own.effect }
    .name = { $count ->
        [one] Sell 1 of the shares that { $company } holds for { MONEY($price) }
       *[other] Sell { $count } of the shares that { $company } holds for { MONEY($price) }
     }
    .effect = it then has { MONEY($treasury) } for a train of { MONEY($train_price) }{ $effects }
g1862-choice-refinance = { g1862-choice-refinance.name }: { g1862-choice-refinance.effect }
    .name = Refinance { $company }
    .effect = all its shares are merged two for one, and it receives { MONEY($amount) } towards a train of { MONEY($train_price) }
g1862-choice-bankrupt = { g1862-choice-bankrupt.name }: { g1862-choice-bankrupt.effect }
    .name = Declare { $company } bankrupt
    .effect = it { g1862-ends }, and you get { MONEY($amount) } for your shares

## Standing orders

g1862-program-no-mergers = No mergers for { $company }
g1862-program-stop-no-train = { $company } has no train.
g1862-program-stop-survives = { $partner }, which has trains, would merge into { $company }.
