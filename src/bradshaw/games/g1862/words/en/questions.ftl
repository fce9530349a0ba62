### 1862: who decides what, and what it means for somebody new to the game.

## Parliament

g1862-question-propose = { $player } may propose a company to Parliament with an opening bid, or pass.
g1862-hint-propose = Bids are multiples of { MONEY($step) }, and £0 is allowed. The winner must start the company, so keep { MONEY($cheapest) } for the cheapest director’s certificate, and must see it float by the end of the stock round or pay a fine of { $fine } times its par. The round ends when nobody proposes. Whoever has won a charter may still bid in this round, but not propose.
g1862-question-auction = { $player } to bid for the charter of { $company }: { $bidder } has bid { MONEY($bid) }.
g1862-hint-auction = Bid at least { MONEY($least) }, or pass and leave this auction. The winner pays the bank, sets the par and must float the company.
g1862-question-par = { $player } has won the charter of { $company } and sets its par.
g1862-hint-par = You buy the director’s certificate of { $shares } shares at that price. Once { $float } shares are sold, the company floats: it receives { $capital } times its par and takes { $markers } station markers for { MONEY($cost) }. If it has not floated by the end of the stock round, you pay { $fine } times the par.
g1862-question-charter-shares = { $player } may buy more shares of { $company } at { MONEY($price) }.
g1862-hint-charter-shares = Two at most. The company floats at once when { $float } shares are sold; otherwise you or others must buy the rest in the stock round.
g1862-question-fine = { $player } still owes { MONEY($owed) } of a fine and must sell shares.
g1862-hint-fine = Sell no more than it takes. What you cannot pay when nothing is left to sell is written off.

## Stock rounds

g1862-question-stock = { $player }’s turn in stock round { $number }: { $sold ->
    [true] sell more, { $start ->
        [true] buy one share or start a company
       *[false] buy one share
     }, or end the turn.
   *[false] sell, then { $start ->
        [true] buy one share or start a company
       *[false] buy one share
     }, or pass.
 }
g1862-hint-stock = What you sell you cannot buy back in this round, and what you buy you cannot sell in it. Shares of a company without a train sell for half their price.
g1862-hint-stock-parliament = Companies are started in Parliament only.
g1862-hint-stock-lner = The LNER has formed: sales lower no price, no company can be started, and this is the last stock round.
g1862-hint-stock-obliged = { $count ->
    [one] You must see { $companies } float in this round, or pay a fine.
   *[other] You must see { $companies } float in this round, and pay a fine for each that does not.
 }
g1862-question-solo = { $player } has stock round { $number }: trade shares and cards as often as you like, then pass.
g1862-hint-solo = The first card of each row is for sale once its company has a price: start the company, with or without a charter, and buy the card. It floats with { $float } shares. What you sell you cannot buy back in this round, and what you buy you cannot sell in it.
g1862-hint-solo-permits = Permits that companies may get when they float: { $permits }.
g1862-question-solo-last = { $player } has stock round { $number }, the last one: trade shares as often as you like, then pass.
g1862-hint-solo-last = The LNER has formed: all shares on offer are in the bank pool or with their companies, sales lower no price, and no company can be started. What you sell you cannot buy back, and what you buy you cannot sell.
g1862-question-markers = { $player } decides how many station markers { $company } takes; it has { MONEY($treasury) }.
g1862-hint-markers = They cost { MONEY($cost) } each now and nothing when they are placed; only mergers bring more. One is for the home, and the company still needs money for a train.

## Mergers

g1862-question-merge = { $player } may merge { $company } with another company.
g1862-hint-merge = Track must join a marker of each, and both directors must agree. Shares are exchanged two for one. The new price is the lower one plus half of the higher, where a company without a train counts with half its price. Money, trains, permits and markers pass to the survivor, which goes on with this turn unless the other has already operated.
g1862-question-acquire = { $player } may acquire another company for { $company } at the end of its turn.
g1862-hint-acquire = As in a merger, track must join the two, both directors must agree, and shares are exchanged two for one. The survivor operates again in the next operating round.
g1862-question-consent = { $player } answers for { $partner }: { $acquires ->
    [true] { $company } wants to acquire it
   *[false] { $company } wants to merge with it
 }, and { $survivor } would survive.
g1862-hint-consent = Shares of both would be exchanged two for one. Nothing happens without your consent.
# $own: the company itself holds the share.
g1862-question-option = { $own ->
    [true] { $player } decides for { $company } about { $director ->
        [true] its director’s certificate
       *[false] its option share
     }
   *[false] { $player } decides about { $director ->
        [true] the director’s certificate of { $company }
       *[false] the option share of { $company }
     }
 }: keep it for { MONEY($cost) } or give it up for { MONEY($value) }.
g1862-hint-option = { $refinanced ->
    [true] The company is refinanced
   *[false] The companies merge
 }, and shares are exchanged two for one. An option share is half of a new one: pay for the other half, or be paid for yours.
g1862-question-excess = { $player } removes a station marker of { $company }.
g1862-hint-excess = After the merger it has more than { $most } on the map. The home marker stays.

## Building

g1862-question-home-upgrade = { $player } upgrades the home of { $company }, where its marker waits for a circle.
g1862-hint-home-upgrade = The company builds nothing else in this turn.
g1862-question-build = { $player } builds for { $company }.
g1862-hint-build = Lay up to two yellow tiles (in a town with an N only one) or upgrade one, on a route of the company; or build a small station on any green or russet village line; or build to London if a route leads there. Everything is free.
g1862-question-second-tile = { $player } may lay a second yellow tile for { $company }, or pass.
g1862-hint-second-tile = It must be on a route of the company, and not in a town with an N.
g1862-question-build-home = { $upgrade ->
    [true] { $player } must upgrade { $town } for { $company }.
   *[false] { $player } must lay a tile on { $town } for { $company }.
 }
g1862-hint-build-home = The home marker waits there for a circle, so the first build is there.
g1862-question-place = { $player } may place a station marker for { $company }, which has { $count } left.
g1862-hint-place = In a free circle on a route of the company, one in a turn and one in a town. It is already paid for. A town full of other companies’ markers stops your trains.

## Trains

g1862-hint-runs-subsidy = Each hex that Locals run through adds { MONEY($subsidy) } to the treasury.
g1862-hint-runs-home = One run must come to the home of the company, and the others must meet it; a station counts once.
g1862-hint-dividend-own = Shares that the company holds pay the company; those in the bank pool pay nobody.
g1862-hint-hudson = George Hudson’s manoeuvre adds { MONEY($amount) } from the treasury, so that the price rises by one space.
g1862-question-must-find-train = { $player } must find a train for { $company }, which has { MONEY($treasury) }.
g1862-question-must-buy-train = { $player } must buy a train for { $company }, which has { MONEY($treasury) }.
g1862-question-trains = { $player } may buy trains for { $company }, which has { MONEY($treasury) }.
g1862-hint-trains = The bank sells { $band } trains for { MONEY($price) }.
g1862-hint-warranties = A train with a warranty does not rust. Whenever the company has run its trains, each of them loses a warranty, whether it ran or not.
g1862-hint-warranty-cost = A warranty costs { MONEY($cost) }, and a train has { $most } at most.
g1862-hint-ways-out = It cannot pay { MONEY($price) }: it sells its own shares or is refinanced if that is enough, and is bankrupt if not.
g1862-question-request = { $player } answers for { $seller }: { $company } offers { MONEY($price) } for { A($train) } train.
g1862-hint-request = The price of a train between companies is fixed: the printed price, or half of it once a train of a later band has been sold.
g1862-question-redeem = { $player } may redeem one share for { $company }, which has { MONEY($treasury) }.
g1862-hint-redeem = { $count ->
    [one] The bank pool has 1 share.
   *[other] The bank pool has { $count } shares.
 } Its own shares pay their dividends to the company, and it can sell them when it needs a train.

## What the player is doing, in a few words beside the name

g1862-doing-propose = may propose a company
g1862-doing-par = sets the par
g1862-doing-charter-shares = may buy shares
g1862-doing-fine = sells to pay a fine
g1862-doing-markers = takes station markers
g1862-doing-merge = may merge
g1862-doing-acquire = may acquire
g1862-doing-consent = answers a merger
g1862-doing-option = keeps or gives up a share
g1862-doing-excess = removes a marker
g1862-doing-home-upgrade = upgrades the home
g1862-doing-place = may place a marker
g1862-doing-redeem = may redeem a share

## What somebody might try

g1862-thought-propose = Propose { $company }
g1862-thought-merge = Merge with { $company }
g1862-thought-acquire = Acquire { $company }
g1862-thought-card = Buy the share of { $company } in row { $row }
g1862-thought-start-card = Start { $company } from row { $row }
# $train is a train of the seller after “the”, such as “second 2E train”.
g1862-thought-trade = Buy the { $train } from { $seller }
