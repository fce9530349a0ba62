### 1862: the log.

g1862-itself = { $company } itself

## Set-up

g1862-log-begins-alone = { $player } begins with { MONEY($cash) }.
g1862-log-begins = Everybody begins with { MONEY($cash) }; { $player } has the priority deal.
g1862-log-companies-dealt = { $first } can be started at once, { $second } from the first B train on, { $third } from the first C train on; { $out } take no part.
g1862-log-permits-dealt = Permits are dealt { LIST($dealt, type: "semicolon") }.
g1862-permits-to = for { g1862-trains } to { $companies }
g1862-log-cards-dealt = { $rows } rows of { $length ->
    [one] 1 card
   *[other] { $length } cards
 } are dealt; the deck has { $deck }. { $out } take no part, and no track is laid in their homes.

## Parliament

g1862-log-parliament = { $number ->
    [1] Parliament meets; { $player } may propose a company first.
   *[other] Parliament meets again; { $player } may propose a company first.
 }
g1862-log-cannot-propose = { $player } cannot propose a company.
g1862-log-proposes = { $player } proposes { $company } to Parliament and bids { MONEY($amount) }.
g1862-log-proposes-none = { $player } proposes no company.
g1862-log-cannot-bid = { $player } cannot bid more and is out of this auction.
g1862-log-wins-charter = { $amount ->
    [0] { $player } wins the charter of { $company } for nothing and must float the company.
   *[other] { $player } wins the charter of { $company } for { MONEY($amount) } and must float the company.
 }
g1862-log-par = { $player } sets the par of { $company } at { MONEY($par) } and pays { MONEY($price) } for the director’s certificate.
# Beginning of a sentence; other messages include this.
g1862-fined = { $company } has not floated and goes back to the initial offering; { $player } is fined { MONEY($fine) }
g1862-fine-from-shares = { MONEY($from_shares) } with { $count ->
    [one] 1 share of the company
   *[other] { $count } shares of the company
 }
g1862-log-fine = { g1862-fined }.
g1862-log-fine-owed = { g1862-fined }, pays { MONEY($cash) } in cash{ $count ->
    [0] {""}
   *[other] {" "}and { g1862-fine-from-shares }
 } and still owes { MONEY($owed) }.
g1862-log-fine-sold = { $kept ->
    [0] { g1862-fined } and pays { MONEY($cash) } in cash and { g1862-fine-from-shares }.
   *[other] { g1862-fined }, pays { MONEY($cash) } in cash and { g1862-fine-from-shares }, and keeps the other { MONEY($kept) } of the sale.
 }
g1862-log-pays-fine = { $owed ->
    [0] { $player } pays the last { MONEY($paid) } of the fine.
   *[other] { $player } pays { MONEY($paid) } of the fine and still owes { MONEY($owed) }.
 }
g1862-log-fine-forgiven = { $player } has nothing more to sell, and { MONEY($owed) } of the fine is forgiven.

## Companies and shares

g1862-log-start = { $player } starts { $company } without a charter at { MONEY($each) } a share and pays it { MONEY($price) } for the director’s certificate.
# $kind is none if the company draws no permit.
g1862-log-float = { $capital ->
    [0] { $company } floats with the { MONEY($treasury) } that its shares have brought.
   *[other] { $company } floats and receives { MONEY($capital) }{ $more ->
        [true] , which gives it { MONEY($treasury) }.
       *[false] .
     }
 }{ $kind ->
    [none] {""}
   *[other] {" "}It draws { g1862-a-permit }.
 }
g1862-log-markers = { $company } takes { $count ->
    [one] 1 station marker
   *[other] { $count } station markers
 } for { MONEY($price) }.
g1862-log-redeem = { $company } redeems one of its own shares from the pool for { MONEY($price) }.
g1862-log-bankrupt = { $each ->
    [0] { $company } is bankrupt and { g1862-ends }; its shareholders receive nothing.
   *[other] { $company } is bankrupt and { g1862-ends }; its shareholders receive { MONEY($each) } for each share.
 }

## Cards of the solo game

g1862-log-buy-card = { $player } buys the share of { $company } in row { $row } for { MONEY($price) }.
g1862-log-price-company = { $chartered ->
    [true] { $player } starts { $company } with a charter at { MONEY($price) } a share.
   *[false] { $player } starts { $company } without a charter at { MONEY($price) } a share.
 }
g1862-log-move-card = { $player } moves the card of { $company } from row { $row } to row { $to }.
g1862-log-deal-row = { $player } deals { $count ->
    [one] 1 new card
   *[other] { $count } new cards
 } to row { $row }.
g1862-log-remove-company = { $by_chance ->
    [true] By chance { $company } leaves the game, and no more track is laid in { $home }.
   *[false] { $company } leaves the game, and no more track is laid in { $home }.
 }

## Mergers

# $holder: who merges shares, a player or the surviving company itself. Subject; other messages include this.
g1862-holder = { $holder ->
    [company] { $survivor }
   *[player] { $player }
 }
# $giver: with whom shares are swapped, the pool, the company or another player; other messages include this.
g1862-with-giver = { $giver ->
    [pool] with the pool
    [company] with the company itself
   *[player] with { $other }
 }
g1862-log-merger-proposed = { $acquires ->
    [true] { $player } proposes that { $company } acquire { $partner } and that { $survivor } survive.
   *[false] { $player } proposes that { $company } merge with { $partner } and that { $survivor } survive.
 }
g1862-log-merger-agreed = { $player } agrees for { $partner }.
g1862-log-offering-to-pool = { $count ->
    [one] The last share of { $company } in the initial offering goes to the bank pool.
   *[other] The { $count } shares of { $company } in the initial offering go to the bank pool.
 }
g1862-log-merged-price = The merged company is { $company }, with a price of { MONEY($price) } and a par of { MONEY($par) }.
g1862-log-shares-returned = { g1862-holder } returns { $shares } to the pool.
g1862-log-shares-swapped = { $count ->
    [one] { g1862-holder } swaps a share of { $merged } for one of { $survivor } { g1862-with-giver }.
   *[other] { g1862-holder } swaps { $count } shares of { $merged } for as many of { $survivor } { g1862-with-giver }.
 }
# $half: one of the shares is an option share, which brings half.
g1862-log-shares-unswapped = { g1862-holder } finds no share of { $survivor } to swap and sells { $count ->
    [one] a share
   *[other] { $count } shares
 } of { $merged } for { MONEY($price) }{ $half ->
    [true] , the option share at half price
   *[false] {""}
 }.
g1862-log-option-kept = { g1862-holder } pays { MONEY($price) } to keep { $certificate }.
g1862-log-option-given-up = { g1862-holder } gives { $certificate } to the pool for { MONEY($price) }.
g1862-log-certificate-exchanged = { g1862-holder } exchanges the director’s certificate of { $company } for three shares of the pool.
g1862-log-certificate-is-option = The pool has no three shares for the director’s certificate of { $company }: { g1862-holder } turns it into an option{ $returned ->
    [0] {""}
    [one] {" "}and returns 1 other share to the pool
   *[other] {" "}and returns { $returned } other shares to the pool
 }.
g1862-log-certificate-sold = { g1862-holder } sells the director’s certificate of { $company } for { MONEY($price) }, since that of { $survivor } cannot be had.
g1862-log-certificates-swapped = { g1862-holder } swaps it for the director’s certificate of { $survivor } { g1862-with-giver }.
# Money, trains and permits; $count is how many.
g1862-log-possessions = { $count ->
    [0] { $merged } has nothing to pass to { $company }.
   *[other] { $merged } passes { $passed } to { $company }.
 }
g1862-passed-permit = the permit for { g1862-trains }
g1862-log-markers-lost = { $company } and { $merged } both have a marker in { $places }; one of the two is lost.
g1862-markers-left = { $unused ->
    [0] no markers
    [one] 1 marker
   *[other] { $unused } markers
 } left to place
g1862-log-markers-replaced = { $company } takes over the markers of { $merged } in { $places } and has { g1862-markers-left }.
g1862-log-markers-unused = { $company } has { g1862-markers-left }.
g1862-log-marker-removed = { $company } has too many markers and removes the one in { $place }.
g1862-log-company-merged = { $gone ->
    [true] { $merged } has become part of { $company }.
   *[false] { $merged } has become part of { $company }; it can be started anew.
 }

## Building

g1862-log-home-marker = { $waits ->
    [true] { $company } places its home marker in { $place }, where it waits for a tile with room.
   *[false] { $company } places its home marker in { $place }.
 }
g1862-log-home-seated = The home marker of { $company } takes a circle in { $place }.
g1862-log-home-displaces = The home marker of { $company } displaces the marker of { $displaced } in { $place }, which goes back to { $displaced }.
g1862-log-small-station = { $company } builds a small station in { $place }, on the line { $line }.
g1862-log-london = { $company } builds to London, where its trains may now run.
g1862-log-marker = { $company } places a station marker in { $place }.

## Trains

g1862-log-runs-one = { $company } runs { $run }{ g1862-and-subsidy }.
g1862-log-runs = { $company } runs { LIST($runs, type: "semicolon") }: { MONEY($revenue) } in all{ g1862-and-subsidy }.
g1862-log-runs-declared = { $company } runs { LIST($runs, type: "semicolon") }: { MONEY($earned) }, of which { MONEY($revenue) } is declared{ g1862-and-subsidy }.
g1862-log-hudson = { $player } adds { MONEY($amount) } from the treasury of { $company } to its revenue, as George Hudson did.
g1862-log-retains = { $company } retains { MONEY($revenue) }.
g1862-price-with-warranties = { MONEY($price) }, { $count ->
    [one] 1 warranty
   *[other] { $count } warranties
 } included
g1862-log-rust = The { $train } train of { $company } rusts.
g1862-log-warranties-used = Each train of { $company } that has a warranty loses one.
g1862-log-sell-own = { $count ->
    [one] { $company } sells one of its own shares for { MONEY($total) } to afford a train.
   *[other] { $company } sells { $count } of its own shares for { MONEY($total) } to afford a train.
 }
g1862-log-refinance = { $player } refinances { $company }: its shares are merged two for one.
g1862-log-refinanced = { $company } receives { MONEY($amount) }, ten times its par, for the shares that were merged.

## Phases and the end

g1862-log-lner-due = { $ending ->
    [true] The first { $band } train is sold, but the game ends before the LNER can form.
   *[false] The first { $band } train is sold: the LNER forms after this set of operating rounds.
 }
# $limit is none in the solo game; $count: how many companies have shares in the initial offering.
g1862-log-lner = The London & North Eastern Railway (LNER) forms: nothing is built, started or merged any more{ $limit ->
    [none] {""}
    [one] , and everybody may hold 1 certificate
   *[other] , and everybody may hold { $limit } certificates
 }.{ $count ->
    [0] {""}
   *[other] {" "}What was left in the initial offering goes to the bank pool: { $shares }.
 } After this stock round companies operate three times, and the game ends.
g1862-log-bank-broken = { $operating ->
    [true] The bank has run out of money: the game ends after this set of operating rounds.
   *[false] The bank has run out of money: the game ends after the next set of operating rounds.
 }
# Why the game is over: a clause.
g1862-end-lner = the last operations after the formation of the LNER are over
