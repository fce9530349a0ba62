### 1860: who decides what, and what it means for somebody new to the game.

g1860-question-automatic = The companies operate on their own.
g1860-question-first-bid = { $player } to bid for the choice of a certificate: nobody has bid yet.
g1860-question-bid = { $player } to bid for the choice of a certificate: { $bidder } has bid { MONEY($bid) }.
g1860-hint-bid = The winner pays the bid and then the price of the certificate. If nobody bids, the first to pass chooses.
g1860-question-choose = { $player } has won the auction: choose a certificate.
g1860-hint-choose = A director’s certificate is two shares and costs twice the par you set; a company that floats receives ten times its par.
g1860-question-close-private = { $player } may still close a private.
g1860-hint-close-private = That does not count as an action of the turn.
g1860-hint-over-limit = Nothing else is possible before that but closing a private, which then no longer counts.
g1860-question-exchange = { $player } may still exchange a private.
g1860-hint-exchange = An exchange does not count as an action of the turn.
g1860-question-stock = { $acted ->
    [true] { $player }’s turn in stock round { $number }: sell more, buy, or end the turn.
   *[false] { $player }’s turn in stock round { $number }: sell, then buy at most one certificate, or pass.
 }
g1860-hint-stock = The round ends when all pass in turn. What you sell you cannot buy back in the same round.
g1860-question-home-tile = { $player } lays the home tile of { $company }.
g1860-hint-home-tile = It costs nothing and does not count as track of the company’s first turn.
# Follows the company; $treasury is none where the reader may not know it. Other messages include this.
g1860-which-has = { $treasury ->
    [none] {""}
   *[other] , which has { $treasury }cc
 }
g1860-question-track = { $player } builds for { $company }{ g1860-which-has }: { $what }.
g1860-track-after-upgrade = one tile is upgraded; a yellow one may be laid
g1860-track-after-one = { $upgrade ->
    [true] one tile is laid; another may be laid, or one upgraded
   *[false] one tile is laid; another may be laid
 }
g1860-track-with-upgrade = { $both ->
    [true] lay up to two yellow tiles, upgrade one, or do one of each
   *[false] lay up to two yellow tiles or upgrade one
 }
g1860-track-yellow = { $insolvent ->
    [true] lay up to two yellow tiles that cost nothing
   *[false] lay up to two yellow tiles
 }
g1860-hint-two-tiles = Of two tiles neither may have a large station.
g1860-hint-insolvent = An insolvent company neither upgrades nor lays track that costs anything.
g1860-hint-trainless = A company without a train does not upgrade.
g1860-hint-upgrade = To upgrade, one of the company’s trains must reach the hex.
g1860-question-base = { $player } may build a base for { $company }{ g1860-which-has }.
g1860-hint-base = It costs { $cost }cc. Every run needs a base of the company, and a full station stops the others.
g1860-question-lease = { $player } runs the { $train } train that { $company } leases.
g1860-hint-runs-revenue = { $halts ->
    [true] Subsidy goes to the treasury, revenue to the shareholders or the treasury.
   *[false] Revenue goes to the shareholders or the treasury.
 }
g1860-hint-runs-receivership = Without a director the company retains what it earns.
g1860-hint-runs-british-rail = Under British Rail all revenue is paid out.
g1860-hint-lease-half = The company keeps half of the revenue and all of the subsidy.
g1860-hint-lease = It calls at { $stations } stations at most. The company keeps { $base }cc and { $each }cc for each, whatever they are worth.
g1860-hint-subsidy = The subsidy of { $subsidy }cc goes to the treasury in any case.
g1860-question-trains = { $player } may buy trains for { $company }{ g1860-which-has }.
g1860-question-refused = { $company } has refused { $price }cc for its { $train } train.
g1860-hint-trains = The first train of a new kind begins a phase, in which older trains may rust. A company that has a route but no train when its turn ends is insolvent.
g1860-hint-trains-british-rail = Under British Rail trains come from the bank only.
g1860-hint-must-buy = It has no train and must buy one.
g1860-question-offer = { $player } answers for { $seller }: { $company } offers { $price }cc for { A($train) } train.
g1860-question-return = { $player } returns a train of { $company } to the bank.
g1860-hint-return = In this phase a company may own { $limit } trains. Nothing is paid for it.

## What the player is doing, in a few words beside the name

g1860-doing-choose = chooses a certificate
g1860-doing-home-tile = lays the home tile
g1860-doing-base = may build a base
g1860-doing-return = returns a train

## What somebody might try

g1860-thought-base = Build a base in { $place } ({ $hex })
g1860-thought-train = Buy { A($train) } train from { $seller }
