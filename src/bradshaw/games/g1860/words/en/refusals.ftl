### 1860: why something is not allowed.

## The initial auction

g1860-refusal-raise-or-pass = In the auction you raise the bid or pass.
# $bid is none before the first bid.
g1860-refusal-bid-too-low = { $bid ->
    [none] Bid { MONEY($least) } or more, or pass.
   *[other] The bid stands at { MONEY($bid) }: raise it to { MONEY($least) } or more, or pass.
 }
g1860-refusal-cash-in-hand = You have only { MONEY($money) }.
g1860-refusal-keep-for-cheapest = Of your { MONEY($money) } you must keep { MONEY($cheapest) } for the cheapest certificate on offer.
g1860-refusal-private-not-offered = { $private } is not on offer.
g1860-refusal-director-not-offered = The director’s certificate of { $company } is not on offer.
g1860-refusal-par = The par of { $company } can be { LIST($pars, type: "or") }.
g1860-refusal-auction-won = You have won the auction: choose one of the certificates on offer.
g1860-refusal-take-the-cheapest = You cannot afford any of the certificates: take the cheapest, which costs { MONEY($price) }, for all you have.

## Stock rounds

g1860-refusal-stock-turn = In a stock round you sell, then buy at most one certificate, or pass.
g1860-refusal-half-certificate = The director’s certificate of { $company } is two shares; the pool has no single share to change it for, and nobody else has two.
g1860-refusal-no-free-close = A private is given up only by selling or exchanging it.
g1860-refusal-not-open-private = { $private } is not an open private of yours.
g1860-refusal-sold-private = You sold { $private } in this stock round.
g1860-refusal-reserved = The last share of { $company } is reserved for the owner of a private.
g1860-refusal-layer = { $company } goes on sale once { LIST($above, type: "or") } has sold out, or in the stock round after one of them has operated.
g1860-refusal-others-wait = { $companies } have neither operated nor sold out; at most one may wait.
g1860-refusal-not-your-private = { $private } is not yours.
g1860-refusal-private-is-yours = { $private } is already yours.
g1860-refusal-private-of-another = { $private } belongs to another player, and players do not trade.
g1860-refusal-private-later = { $private } goes on sale with the first { $train } train.
g1860-refusal-private-closed = { $private } is closed and out of the game.
g1860-refusal-variable-revenue-sale = With variable revenues privates are not sold.
g1860-refusal-variable-revenue-exchange = With variable revenues privates are not exchanged.
g1860-refusal-first-round-sale = Privates are not sold in the first stock round.
g1860-refusal-no-associated-company = { $private } has no associated company.
g1860-refusal-not-floated-again = { $company } is bankrupt and has not floated again.
g1860-refusal-director-unsold = The director’s certificate of { $company } has not been sold yet.
g1860-refusal-no-such-private = There is no private “{ $private }”; there are { LIST($privates, type: "comma") }.

## Track

g1860-refusal-home-tile = { $company } has floated: lay a tile on its home, { $place }.
g1860-refusal-lay-or-pass = { $company } lays track now, or passes.
g1860-refusal-lay-or-upgrade = A company either lays yellow tiles or upgrades one tile.
g1860-refusal-one-upgrade = Only one tile is upgraded in a turn.
g1860-refusal-just-laid = A tile laid this turn may not be upgraded this turn.
g1860-refusal-two-tiles-no-station = Of two tiles in a turn neither may have a large station.
g1860-refusal-colour-later = { $colour ->
    [green] Green
   *[russet] Russet
 } tiles are available from the first { $train } train on.
g1860-refusal-insolvent-upgrade = { $company } is insolvent and may not upgrade track.
g1860-refusal-insolvent-paid-track = { $company } is insolvent and may not lay track that costs money.
g1860-refusal-upgrade-without-train = { $company } has no train and may not upgrade track.
g1860-refusal-company-costs-more = It costs { $price }cc and { $company } has { $money }cc.
g1860-refusal-town = A town takes a tile with a large station.
g1860-refusal-two-villages = Two villages take a tile with two stops.
g1860-refusal-village = A village takes a tile with one halt or small station.
g1860-refusal-plain-hex = A hex without towns or villages takes plain track.
g1860-refusal-one-rotation = This tile fits here in one rotation only.
g1860-refusal-not-connected = Its track would not join track that leads to one of the company’s bases.
g1860-refusal-train-reach = No train of the company reaches this hex from one of its bases.
g1860-refusal-useless-upgrade = It brings neither new track nor a higher value to the company’s trains.

## Bases

g1860-refusal-no-such-station = { $place } has no such large station.
g1860-refusal-base-there = { $company } already has a base in { $place }.
g1860-refusal-circles-taken = All circles of { $place } are taken.
g1860-refusal-circle-kept = The free circle of { $place } is reserved for { $company }.
g1860-refusal-base-or-pass = { $company } may build a base now, or pass.
g1860-refusal-no-more-bases = { $company } has no bases left.
g1860-refusal-base-costs-more = The base costs { $price }cc and { $company } has { $money }cc.
g1860-refusal-base-out-of-reach = The track of { $company } does not lead there, or only past a full station.

## Runs and dividends

g1860-refusal-halts-closed = Halts no longer count: no train calls there.
# Clauses: what is wrong with the runs of certain trains.
g1860-fault-hex-reentered = the run comes back to a hex that it has left
g1860-fault-track-twice = track is used twice
g1860-fault-ends-at-halt = the run ends at a halt
g1860-fault-call-elsewhere = the train calls at a stop that is not on its run, or at one stop twice
g1860-fault-call-missing = the train does not call at a stop where it must
g1860-fault-too-many-large = the train calls at more large stations than it may
g1860-fault-too-many-calls = the train calls at more stops than it may
g1860-fault-no-base = there is no large station with a base of the company on the run
g1860-fault-no-home = no run includes the home base
g1860-fault-too-many-passed = more blocked stations are passed through than allowed

## Trains

g1860-refusal-must-buy = { $company } has no train and must buy one, since it can.
g1860-refusal-trains-or-pass = { $company } may buy trains now, or pass.
g1860-refusal-train-limit = { $company } has as many trains as it may have.
g1860-refusal-bank-price = The bank sells { $train } trains for { $price }cc.
g1860-refusal-british-rail-bank = Under British Rail trains are bought from the bank only.
g1860-refusal-two-directors = Without two directors there is nobody to agree on a price.
g1860-refusal-last-train = It is { $seller }’s only train, and { $company } already has one.
g1860-refusal-trade-step = The price is a multiple of { $step }cc, at least { $step }cc.
g1860-refusal-company-has-only = { $company } has only { $money }cc.
g1860-refusal-offer-more = The director of { $company } refused { $refused }cc this turn: offer more.
g1860-refusal-rusted = The { $train } trains have rusted and are out of the game.
g1860-refusal-none-left = The bank has no { $train } trains left.
g1860-refusal-smaller-first = { $train } trains go on sale when all smaller ones have been sold.
g1860-refusal-answer-offer = { $company } offers { $price }cc for a train: accept or refuse.
g1860-refusal-return-train = { $company } has too many trains: return one to the bank.
