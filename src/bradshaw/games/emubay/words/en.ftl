### Emu Bay Railway Company. The names of companies (EBR, L&W, GT …) and of places (Launceston …) are never translated.

# What one does in the game, for somebody who does not know it.
emubay-about = Railways across Tasmania, built with borrowed money: bid for shares, lay track, issue bonds, and be the richest when it ends.

## Names of things

emubay-terrain =
    { $terrain ->
        [farm] farm
        [forest] forest
        [mountain] mountain
        [town] town
       *[port] port
    }
# A hex within a sentence, as in "builds track in forest 5,2" or "in Launceston".
emubay-hex =
    { $place ->
        [none] { emubay-terrain } { $hex }
       *[other] { $place }
    }
# The actions as they are called on the action table.
emubay-action =
    { $action ->
        [build] Build track
        [auction] Auction share
        [take] Take resources
        [bond] Issue bond
        [merge] Merge independent
       *[dividend] Pay dividends
    }
# The terms are written as on the card: £2+1/div.
emubay-bond = { MONEY($amount) } bond ({ MONEY($x) }+{ $y }/div)
emubay-cubes =
    { $count ->
        [one] { $count } resource cube
       *[other] { $count } resource cubes
    }
emubay-tracks =
    { $gauge ->
        [narrow]
            { $count ->
                [one] { $count } narrow-gauge track
               *[other] { $count } narrow-gauge tracks
            }
       *[regular]
            { $count ->
                [one] { $count } track
               *[other] { $count } tracks
            }
    }
# What is auctioned: a share, or an independent as a whole.
emubay-offer =
    { $independent ->
        [true] { $company }
       *[false] a share of { $company }
    }
emubay-station = station
emubay-station-of = station of { $company }
emubay-station-at = { $company } in { $hex }
emubay-track-of = track of { $company }
emubay-narrow-track = narrow-gauge track
emubay-resource-cubes = resource cubes
# What a player receives or owes, in a list.
emubay-part = { $player } { MONEY($amount) }
emubay-unpaid = { MONEY($amount) } for { $company }
# By how much debt lowers the revenue of a company, in a list.
emubay-debt = { $company } −{ $cost }
# A company that gains by a port too, in a list.
emubay-other-port = { $company } ({ SIGNED($bonus) })
# What an action does to the revenue of a company; part of sentences.
emubay-revenue =
    { $gain ->
        [0] revenue still { $revenue }
       *[other] revenue { SIGNED($gain) } to { $revenue }
    }

## Why the game ends; each is part of a sentence after a colon

emubay-end-bankruptcy = a player went bankrupt
emubay-end-stalemate = a player could not carry out any action
emubay-condition-bonds = { $most } or fewer bonds are left
emubay-condition-cubes = { $most } or fewer resource cubes are on the board
emubay-condition-shares = no share is for sale
emubay-condition-track = { $charters } charters have no track left

## Refusals

emubay-refusal-unknown-seat = Nobody sits there: { $players } people play.
emubay-refusal-another-turn = It is another player’s turn.
emubay-refusal-unknown-company = “{ $name }” is not a company of this game. The companies are { $companies }.
emubay-refusal-merged = { $company } has merged into { $into }, which now has everything it owned.
emubay-refusal-unsold = { $company } has not been sold yet, so nobody holds its share.
emubay-refusal-no-share = You hold no share of { $company }.
emubay-refusal-over =
    { $reasons ->
        [none] The game is over.
       *[other] The game is over: { $reasons }.
    }

# Auction share

emubay-refusal-independent-order = { $ahead } must be auctioned before { $company }.
emubay-refusal-no-share-for-sale = { $company } has no shares left for sale.
emubay-refusal-independent-sold = { $company } has only one share, and it has been sold.
emubay-refusal-only-reserved-shares =
    { $reserved ->
        [one] { $company } has no shares for sale: its reserved share cannot be auctioned.
       *[other] { $company } has no shares for sale: its { $reserved } reserved shares cannot be auctioned.
    }
emubay-refusal-minimum-above-cash = The minimum bid for { $company } is { MONEY($minimum) }, but you have only { MONEY($money) }.
emubay-refusal-must-open = You called this auction of { $company }, so you must open with { MONEY($minimum) } or more.
emubay-refusal-auction-on =
    { $independent ->
        [true] { $company } is up for auction: bid or pass.
       *[false] A share of { $company } is up for auction: bid or pass.
    }
emubay-refusal-bid-above-cash = You cannot bid { MONEY($amount) }: you have only { MONEY($money) }.
emubay-refusal-bid-too-low = The minimum bid for { $company } is { MONEY($minimum) }, so { MONEY($amount) } is too low.
emubay-refusal-bid-not-higher = { MONEY($amount) } does not beat the bid of { MONEY($bid) }: bid more or pass.
emubay-refusal-passed = You have passed and are out of this auction of { $company }.
emubay-refusal-another-bids = It is another player’s turn to bid or pass.

# Issue bond

emubay-refusal-independent-bond = { $company } is an independent, and independents cannot issue bonds.
emubay-refusal-no-bond-left = There are no bonds left.
emubay-refusal-bond-limit =
    { $company } has issued { $bonds ->
        [one] { $bonds } bond
       *[other] { $bonds } bonds
    } and sold { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }: it cannot issue more bonds than it has sold shares.
emubay-refusal-no-use-for-money = { $company } has no track left and no resource cubes within reach, so it has no use for more money.
emubay-refusal-bond-not-in-supply = The { emubay-bond } is not in the supply.

# Build track

emubay-refusal-not-next = { $company } has no station or track next to { $hex }.
emubay-refusal-not-next-to-red = No red track connected to the station of { $company } is next to { $hex }.
emubay-refusal-not-next-to-merged = { $company } has absorbed { $stations }, but no red track connected to { LIST($stations, type: "or") } is next to { $hex }.
emubay-refusal-station-occupies =
    { $terrain ->
        [mountain] The station of { $company } is in { $hex }, and a mountain hex has room for only one company.
       *[forest] The station of { $company } is in { $hex }, and a forest hex has room for only one company.
    }
emubay-refusal-occupied =
    { $terrain ->
        [mountain] There is track in { $hex } already, and a mountain hex has room for only one company.
       *[forest] There is track in { $hex } already, and a forest hex has room for only one company.
    }
emubay-refusal-track-above-cash = Track in { $hex } costs { MONEY($price) }, but { $company } has only { MONEY($money) }.
emubay-refusal-only-narrow = { $company } is an independent and has only narrow-gauge track.
emubay-refusal-no-narrow-yet = { $company } has no narrow-gauge track: it gets some by merging with an independent.
emubay-refusal-gauge-used-up =
    { $gauge ->
        [narrow] { $company } has no narrow-gauge track left on its charter.
       *[regular] { $company } has no regular track left on its charter.
    }
emubay-refusal-own-station = { $company } has its station in { $hex } and cannot build track there.
emubay-refusal-track-there = { $company } already has track in { $hex }.
emubay-refusal-station-is-red = The station of { $company } is in { $hex } and counts as red track there.
emubay-refusal-red-there = There is already red track in { $hex }.
emubay-refusal-merged-red-there = There is already red track in { $hex } that { $company } gained by a merger.
emubay-refusal-track-used-up = { $company } has no track left on its charter.
emubay-refusal-no-site = { $company } has no hex left to build in.
emubay-refusal-cheapest-above-cash = The cheapest track for { $company } costs { MONEY($price) }, but it has only { MONEY($money) }.
emubay-refusal-must-build =
    { $least ->
        [one] { $company } must build at least { $least } track.
       *[other] { $company } must build at least { $least } tracks.
    }
emubay-refusal-building = { $company } is building: place track or stop building.
emubay-refusal-built-most = { $company } has built { $placed } tracks, and { $most } is the most in one action.
emubay-refusal-unknown-hex = There is no hex “{ $name }” on the map.
emubay-refusal-unknown-gauge = “{ $name }” is not a gauge: track is regular or narrow.

# Take resources

emubay-refusal-no-cube-in-reach = There are no resource cubes within reach of { $company }.
emubay-refusal-cube-above-cash = A resource cube costs { MONEY($price) }, but { $company } has only { MONEY($money) }.
emubay-refusal-must-take = { $company } must take at least one cube.
emubay-refusal-taking = { $company } is taking resources: take a cube or stop.
emubay-refusal-one-hex = All cubes of one action come from the same hex, which is { $hex } now.
emubay-refusal-no-cube-there = There are no resource cubes in { $hex }.
emubay-refusal-no-track-there = { $company } is not connected to { $hex }.

# The action table

emubay-refusal-lift-first = First lift a cube from the action table.
emubay-refusal-unknown-action = There is no action “{ $name }” on the table.
emubay-refusal-no-cube-on-action = There is no cube on { $action }.
emubay-refusal-only-this-action = { $action } is the only action open to you, and a cube cannot go back to the action it came from.
emubay-refusal-nothing-with-cube = With that cube you could not carry out any other action.
emubay-refusal-place-cube = You have lifted a cube from { $action }: choose the action to put it on.
emubay-refusal-same-action = The cube comes from { $action } and must go to a different action.
emubay-refusal-action-full =
    { $spaces ->
        [one] The only space of { $action } is full.
       *[other] All { $spaces } spaces of { $action } are full.
    }

# Merge independent

emubay-refusal-no-merger-of-these = { $independent } cannot merge into { $company }: a merger joins an independent to { LIST($companies, type: "or") }.
emubay-refusal-no-share-of-either = You hold no share of { $company } or { $independent }.
emubay-refusal-no-share-to-give = { $company } has no unsold share to exchange for { $independent }.
emubay-refusal-not-adjacent = Neither the station of { $independent } nor track connected to it is next to { $company }.

emubay-refusal-no-stalemate = This is not a stalemate: you can carry out an action.

## The log

emubay-log-bid = { $player } bids { MONEY($amount) } for { $offer }.
emubay-log-pass = { $player } passes on { $company }.
emubay-log-no-bid = Nobody bids for { $offer }, so { $player }, the first bidder, gets it for nothing.
emubay-log-share-won = { $player } wins the share of { $company } and pays { $company } { MONEY($price) }.
emubay-log-independent-won = { $player } wins { $company } for { MONEY($price) }; with the { MONEY($money) } on its card it starts with { MONEY($total) }.
emubay-log-independent-given = { $company } starts with the { MONEY($money) } on its card.
emubay-log-first-player = { $player } takes the first turn.
emubay-log-cube-moved = { $player } moves a cube from { $source } to { $target }.
emubay-log-auction =
    { $independent ->
        [true] { $company } is up for auction; bids start at { MONEY($minimum) }.
       *[false] A share of { $company } is up for auction; bids start at { MONEY($minimum) }.
    }
emubay-log-initial-auction =
    { $independent ->
        [true] { $company } is up for auction; bids start at { MONEY($minimum) }, and { $player } bids first.
       *[false] A share of { $company } is up for auction; bids start at { MONEY($minimum) }, and { $player } bids first.
    }
emubay-log-build =
    { $gauge ->
        [narrow] { $company } builds narrow-gauge track in { $hex } for { MONEY($price) }: { emubay-revenue }.
       *[regular] { $company } builds track in { $hex } for { MONEY($price) }: { emubay-revenue }.
    }
emubay-log-first-port =
    { $cubes ->
        [one] With that { $company } reaches its first port: { $bonus } of the gain is for its { $cubes } resource cube.
       *[other] With that { $company } reaches its first port: { $bonus } of the gain is for its { $cubes } resource cubes.
    }
emubay-log-first-port-by-others =
    { $cubes ->
        [one] That also connects { $company } to its first port: revenue { SIGNED($bonus) } for its { $cubes } resource cube.
       *[other] That also connects { $company } to its first port: revenue { SIGNED($bonus) } for its { $cubes } resource cubes.
    }
emubay-log-first-port-in-vain = { $company } reaches its first port, but has no resource cubes to gain from it.
emubay-log-first-town =
    { $farms ->
        [one] With that { $company } reaches its first town: { $bonus } of the gain is for its track on { $farms } farm.
       *[other] With that { $company } reaches its first town: { $bonus } of the gain is for its track on { $farms } farms.
    }
emubay-log-first-town-by-others = That also connects { $company } to its first town, but for track of another company it gains nothing.
emubay-log-first-town-in-vain = With that { $company } reaches its first town, but has no track on farms to gain from it.
emubay-log-take = { $company } takes a resource cube from { $hex } for { MONEY($price) }: { emubay-revenue }.
emubay-log-bond = { $company } issues the { $bond } and receives { MONEY($amount) }.
emubay-log-merger = { $independent } merges into { $company } with { $goods }, and { $owner } exchanges its share for one of { $company }: { emubay-revenue }.
emubay-log-share-released =
    { $reserved ->
        [0] This puts a reserved share of { $company } up for sale; none is still reserved.
        [one] This puts a reserved share of { $company } up for sale; { $reserved } is still reserved.
       *[other] This puts a reserved share of { $company } up for sale; { $reserved } are still reserved.
    }
emubay-log-dividend = { $company } pays { MONEY($each) } a share: { LIST($parts, type: "comma") }.
emubay-log-negative-dividend = { $company } costs { MONEY($each) } a share. Owed to the bank: { LIST($parts, type: "comma") }.
emubay-log-no-dividend = { $company } pays nothing.
emubay-log-debt-paid = { $player } pays the bank { MONEY($amount) }.
emubay-log-bankrupt = { $player } owes { MONEY($owed) }, can pay only { MONEY($paid) } and is bankrupt; still unpaid: { $missing }.
emubay-log-shortfall = { $player } leaves { MONEY($amount) } unpaid for { $company }. Its shareholders who are not bankrupt owe { MONEY($each) } a share: { LIST($parts, type: "comma") }.
emubay-log-debt-void = { $player } leaves { MONEY($amount) } unpaid for { $company }. The debt lapses, because there is no other solvent shareholder.
emubay-log-interest = Debt takes { $cost } off the revenue of { $company }, which is now { $revenue }.
emubay-log-conditions =
    { $count ->
        [one] An end condition holds: { $conditions }.
       *[other] Now { $count } end conditions hold: { $conditions }.
    }
emubay-log-stalemate = { $player } cannot carry out any action: dividends are paid once more, and the game ends.
emubay-log-game-over =
    { $reasons ->
        [none] The game is over. { $standings }
       *[other] The game is over: { $reasons }. { $standings }
    }

# Set-up

emubay-log-starting-bond = { $company } starts with the { $bond }, deferred, and { MONEY($money) }.
emubay-log-stations = The stations of the independents are drawn: { $stations }.
emubay-log-cubes-placed =
    The set-up cards put { $cubes ->
        [one] { $cubes } resource cube
       *[other] { $cubes } resource cubes
    } into { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }.
emubay-log-starting-money = Each player starts with { MONEY($money) }.

## Actions as they are named on buttons and in “Why not?”

emubay-name-bid = Bid { MONEY($amount) }
emubay-name-pass = Pass
emubay-name-lift = Lift a cube from { $action }
emubay-name-start-build = Build track for { $company }
emubay-name-start-take = Take resources for { $company }
emubay-name-auction = Auction { $offer }
emubay-name-bond = Issue the { $bond } for { $company }
emubay-name-any-bond = Issue a bond for { $company }
emubay-name-merge = Merge { $independent } into { $company }
emubay-name-dividends = Pay dividends
emubay-name-build =
    { $gauge ->
        [narrow] Build narrow-gauge track in { $hex }
       *[regular] Build track in { $hex }
    }
emubay-name-build-gauge =
    { $gauge ->
        [narrow] Build narrow-gauge track
       *[regular] Build regular track
    }
emubay-name-build-more = Build more track
emubay-name-end-build = Stop building
emubay-name-take = Take a cube from { $hex }
emubay-name-end-take = Stop taking cubes

## Choices with their cost and effect

emubay-choice-bid = Bid { MONEY($amount) } for { $offer }, which would leave you { MONEY($left) }
emubay-choice-pass = Pass and leave this auction
emubay-choice-pass-sells =
    { $independent ->
        [true] Pass: the bid of { MONEY($bid) } wins { $company }
       *[false] Pass: the bid of { MONEY($bid) } wins the share of { $company }
    }
emubay-choice-pass-gives =
    { $yours ->
        [true]
            { $independent ->
                [true] Pass: as first bidder you get { $company } for nothing
               *[false] Pass: as first bidder you get the share of { $company } for nothing
            }
       *[false]
            { $independent ->
                [true] Pass: the first bidder gets { $company } for nothing
               *[false] Pass: the first bidder gets the share of { $company } for nothing
            }
    }
emubay-choice-lift = { emubay-name-lift }, for { LIST($targets, type: "or") }
emubay-choice-start-build = { emubay-name-start-build }: it has { MONEY($money) } and { $supply } left
emubay-choice-start-take = { emubay-name-start-take }: { MONEY($price) } a cube, revenue { SIGNED($gain) } each; it has { MONEY($money) }
emubay-choice-auction = { emubay-name-auction }: you open with { MONEY($minimum) } or more
emubay-choice-bond = { emubay-name-bond }: its money goes from { MONEY($before) } to { MONEY($after) }; the next dividend round takes { $first } off its revenue, each later one { $later }
emubay-choice-merge =
    { emubay-name-merge }: { $company } gets { $goods }; { emubay-revenue }, dividend { MONEY($each) } a share; { $yours ->
        [true] you exchange your share for one of { $company }
       *[false] its owner exchanges the share for one of { $company }
    }{ $released ->
        [none] { "" }
       *[other] , and a reserved share of { $released } comes up for sale
    }
emubay-choice-dividends =
    { emubay-name-dividends }: { $result ->
        [gain] you get { MONEY($amount) }
        [loss] you pay { MONEY($amount) }
       *[nothing] you get nothing
    }{ $indebted ->
        [0] { "" }
       *[other] ; then debt lowers revenue: { LIST($debts, type: "comma") }
    }{ $end ->
        [none] { "" }
       *[other] ; the game ends: { $end }
    }
emubay-choice-build =
    { emubay-name-build }: { MONEY($price) }, { emubay-revenue }, dividend { MONEY($each) } a share{ $town ->
        [true] ; its first town
       *[false] { "" }
    }{ $port ->
        [true] ; its first port
       *[false] { "" }
    }{ $ports ->
        [0] { "" }
       *[other] ; also the first port of { $others }
    }
emubay-choice-take = { emubay-name-take }: { MONEY($price) }, { emubay-revenue }

## Headlines and hints

emubay-headline-first-bid = { $player } to bid for { $offer }: bids start at { MONEY($minimum) }.
emubay-headline-bid = { $player } to bid for { $offer }: { $bidder } has bid { MONEY($bid) }.
emubay-hint-auction = The winner pays the company, not the bank. Whoever passes is out of this auction.
emubay-hint-initial-auction = { emubay-hint-auction } If nobody bids, the first bidder gets the share for nothing.
emubay-headline-turn = { $player } to lift a cube from the action table.
emubay-hint-turn = On your turn you move one cube to a free space of a different action and carry out that action. The space you empty is open to the players after you.
emubay-headline-choose = { $player } has lifted a cube from { $action }: choose what to do with it.
emubay-hint-choose = The company pays for track and cubes, never you; you earn by the dividends on your shares.
emubay-headline-build = { $player } builds for { $company }, which has { MONEY($money) }: { $placed } of up to { $most } tracks placed.
emubay-hint-build = Each track is paid for and raises the company’s revenue before the next one. You can build in the marked hexes.
emubay-headline-take = { $player } takes resources for { $company }, which has { MONEY($money) }.
emubay-hint-take = Take any number of cubes from one hex for { MONEY($price) } each. You can take from the marked hexes.

## The key of the map

emubay-key-terrain =
    { $occupied ->
        [none] { emubay-terrain } { MONEY($price) }
       *[other] { emubay-terrain } { MONEY($price) }, { MONEY($occupied) } if occupied
    }

## Tables

emubay-table-players = Players
emubay-table-companies = Companies
emubay-table-actions = Action table
emubay-table-bonds = Bonds
emubay-table-end = End of the game
emubay-table-result = Result
emubay-column-player = Player
emubay-column-cash = Cash
# What a dividend round would bring each player now.
emubay-column-dividend = Dividend
emubay-column-shares = Shares
emubay-column-company = Company
emubay-column-money = Money
emubay-column-revenue = Revenue
# What each share would receive now.
emubay-column-per-share = Per share
# Track on the charter; n marks narrow gauge.
emubay-column-track = Track
emubay-column-cubes = Cubes
# The towns and ports that the company is connected to.
emubay-column-reach = Reach
emubay-column-sold = Sold
emubay-column-for-sale = For sale
emubay-column-action = Action
emubay-column-spaces = Spaces
emubay-column-bonds = Bonds
emubay-column-condition = Condition
emubay-column-now = Now
emubay-column-holds-at = Holds at
emubay-cell-no-shares = none
emubay-cell-no-bonds = none
# Bonds that nobody has issued yet.
emubay-cell-supply = Supply
emubay-cell-towns =
    { $count ->
        [one] { $count } town
       *[other] { $count } towns
    }
emubay-cell-port = port
emubay-cell-for-sale = { $count } from { MONEY($price) }
# An independent that comes up after others.
emubay-cell-later = later
emubay-cell-bond =
    { $deferred ->
        [true] { MONEY($amount) } { $x }+{ $y }*
       *[false] { MONEY($amount) } { $x }+{ $y }
    }
emubay-cell-at-most = { $most } or fewer
emubay-cell-at-least = { $least } or more
emubay-end-cubes = Cubes on the board
emubay-end-bonds = Bonds left
emubay-end-shares = Shares for sale
emubay-end-track = Charters without track
emubay-ending-at-most =
    { $most ->
        [0] holds at none
       *[other] holds at { $most } or fewer
    }
emubay-ending-of = holds at { $least } of { $count }
emubay-note-reserved =
    { $count ->
        [one] { $count } share of { $company } is reserved for mergers.
       *[other] { $count } shares of { $company } are reserved for mergers.
    }
emubay-note-bonds = * deferred. After dividends a deferred bond takes its first figure off the company’s revenue, any other bond its second.
emubay-note-end = If { $needed } of these hold after Pay dividends, the game ends.

## Options

emubay-option-starting-revenue = Starting revenue
    .text = Where the markers start on the dividend tracker: at £3 for every company, as in the rulebook, or at the worth of the station’s hex, as in the designer’s online version.
    .rulebook = As in the rulebook
    .online = As in the online version
emubay-option-starting-bond-counts = Starting bond counts
    .text = A company’s starting bond counts towards its limit of one bond for each share sold.
emubay-option-forest-cost = Cost of forest
    .text = What track in an unoccupied forest costs.
emubay-option-colour-joins-own-red = Own colour beside merged red track
    .text = A company may build its own colour in a farm, town or port that holds red track it gained by a merger, that is red track connected to a station it absorbed.

## Errors in positions and files

emubay-error-position = This is not a position of Emu Bay: { $problem }.
emubay-error-reference = This is not a reference game of Emu Bay: { $problem }.
emubay-error-player = The player must be given as a seat number, not as “{ $value }”.
emubay-position-players =
    { $count ->
        [one] it has { $count } player
       *[other] it has { $count } players
    }
emubay-position-companies = the companies are { $companies }
emubay-position-unknown-hex = there is no hex “{ $name }”
emubay-position-unknown-company = there is no company “{ $name }”
emubay-position-unknown-action = there is no action “{ $name }”
emubay-position-unknown-track = there is no track of “{ $name }”
emubay-position-station-moved = the station of a company is not where it is printed
# $what is the name of a field of the file.
emubay-position-number = “{ $what }” cannot be { $value }
emubay-position-status = { $company } cannot be { $status }
emubay-position-is-independent = { $company } is an independent
emubay-position-no-reserved = { $company } has no reserved shares
emubay-position-unknown-bond = there is no bond of { $amount } at { $x }+{ $y }
emubay-position-sold-early = { $company } was sold before an independent that comes earlier
emubay-position-merged-with = { $company } cannot have merged into { $into }
emubay-position-independents = the independents of { $company } are not those that merged into it
emubay-position-bond-not-in-deck = the { emubay-bond } does not belong to the deck
emubay-position-bond-twice = the { emubay-bond } is listed twice
emubay-position-bond-in-two-places = a bond is in two places
emubay-position-bond-missing = a bond is missing
emubay-position-starting-bonds = { $company } has { $count } starting bonds instead of one
emubay-position-certificates = the bonds of { $company } do not match the independents that merged into it
emubay-position-independent-bonds = { $company } has bonds other than its own certificate
emubay-position-independent-share = the share of { $company } is not held as it should be
emubay-position-share-sold-twice = the share of { $company } is both sold and for sale
emubay-position-to-come =
    { $count ->
        [0] no independents are still to come
       *[other] the independents still to come are { $companies }
    }
emubay-position-shares = { $companies } have { $expected } shares together, not { $count }
emubay-position-actions = the actions are { $actions }
emubay-position-spaces = “{ $action }” has { $spaces } spaces and cannot hold { $cubes } cubes
emubay-position-table = there are { $count } cubes on the action table instead of { $expected }
emubay-position-station-without-track = the hex of a station has no track
emubay-position-seat = “{ $what }” cannot be seat { $value }
emubay-position-no-auction = the auction is not described
emubay-position-bidder-passed = the player to bid has passed
emubay-position-high-bidder = the highest bidder is to bid or has passed
emubay-position-high-bid = the highest bid is more than the bidder has
emubay-position-high-bidder-without-bid = there is a highest bidder but no bid
emubay-position-not-on-offer = no share of { $company } can be auctioned
emubay-position-no-initial-auction = there is no initial auction of { $company }
emubay-position-cannot-open = the first bidder cannot open the bidding
emubay-position-turn-after-auction = the turn after an auction goes to the left of its first bidder
emubay-position-no-builder = the company that builds is not named
emubay-position-placed = { $count } tracks cannot have been placed
emubay-position-no-taker = the company that takes resources is not named
emubay-position-cannot-act = { $company } cannot act
emubay-position-no-share = the player does not hold a share of { $company }
emubay-reference-refused = { $move }: { $problem }

## The panels beside the map

# Before the first turn four shares are auctioned.
emubay-panel-opening = Opening auction { $number }
emubay-panel-openings = Opening auctions
emubay-panel-mark-dividends = Dividends
emubay-panel-mark-merger = Merger
# On the buttons beside “Confirm”: short.
emubay-panel-stop-building = Stop building
emubay-panel-stop-taking = Stop taking
# The actions where there is little room.
emubay-panel-action-short =
    { $action ->
        [build] Build
        [auction] Auction
        [take] Take
        [bond] Bond
        [merge] Merge
       *[dividend] Pay
    }

# The auction

emubay-panel-auction = Auction
# After the highest bid: “£5 bid by Ada”.
emubay-panel-bidder = bid by { $player }
# Before the next: “no bid, from £3”.
emubay-panel-no-bid = no bid
emubay-panel-bids-from = from { MONEY($minimum) }
# $each: the words of emubay-panel-each.
emubay-panel-offer-pays =
    { $shares ->
        [one] Revenue { $revenue } ÷ { $shares } share: { $each }
       *[other] Revenue { $revenue } ÷ { $shares } shares: { $each }
    }
emubay-panel-each = { MONEY($each) } a share
emubay-panel-bidders = Bidders
emubay-panel-bidder-passed = passed
emubay-panel-bidder-acts = to bid
# Still in the auction.
emubay-panel-bidder-in = in
emubay-panel-initial-auctions = Initial auctions
emubay-panel-sold = sold

# How near the end is

emubay-panel-end = The end
emubay-panel-end-note = Two of these after Pay dividends end the game; so does a bankruptcy.
emubay-panel-ending = End: { $count } of { $needed }
# After emubay-panel-ending, for those who hear it.
emubay-panel-ending-of = conditions that end the game after dividends are paid.
emubay-panel-gauge =
    { $condition ->
        [bonds] bonds { $now }
        [resource] cubes { $now }
        [shares] shares { $now }
       *[track] bare charters { $now }
    }
emubay-panel-condition = { $name }: { $now }; { $limit }
emubay-panel-holds = holds

# Companies

emubay-panel-earns = Revenue { $revenue } ÷ { $shares } = { $each }
emubay-panel-earns-unsold = Revenue { $revenue }, no share sold
# $debt: what debt takes off the revenue after the next dividends; $after: the revenue then.
emubay-panel-debt = then debt −{ $debt } → { $after }
    .short = −{ $debt } → { $after }
emubay-panel-track-left = Track left
emubay-panel-track =
    { $narrow ->
        [0]
            { $regular ->
                [0] none
               *[other] { $regular }
            }
       *[other]
            { $regular ->
                [0] { $narrow } narrow
               *[other] { $regular } + { $narrow } narrow
            }
    }
emubay-panel-resources = Resources
# $reach: towns and port that the company is connected to; none if there are none.
emubay-panel-resources-held =
    { $count ->
        [0] none
       *[other] { $count }
    }{ $reach ->
        [none] { "" }
       *[other] ; reaches { $reach }
    }
emubay-panel-shares = Shares
emubay-panel-bonds = Bonds
emubay-panel-merged = Merged
emubay-panel-held-by = held by { $player }
emubay-panel-for-sale =
    { $count ->
        [one] { $count } share for sale
       *[other] { $count } shares for sale
    }
    .title = for sale by auction
emubay-panel-reserved = { $count } reserved
    .title = reserved for mergers
emubay-panel-merge-into = Merge into { $company }
emubay-panel-ahead = Independents to come
# $debt: what its certificate costs, as on the card, such as 1+1.
emubay-panel-brings =
    { $track ->
        [one] from { MONEY($minimum) }, brings { MONEY($cash) } and { $track } narrow-gauge track; debt { $debt }
       *[other] from { MONEY($minimum) }, brings { MONEY($cash) } and { $track } narrow-gauge tracks; debt { $debt }
    }
# Which independent comes up next.
emubay-panel-next = next
emubay-panel-after = after { $company }

# Bonds

emubay-panel-issue = Bonds to issue
emubay-panel-no-bonds = None is left.
emubay-panel-bond-cost = −{ $x }, then −{ $y }
emubay-panel-bond-for = for { $company }
emubay-panel-bond-note = The money goes to the company. After the next dividends the first figure comes off its revenue, after each later round the second.
emubay-panel-bond-next = next −{ $x }
emubay-panel-bond-each = each −{ $y }
emubay-panel-bond = { MONEY($amount) } bond: takes { $y } off revenue after every dividend round
emubay-panel-bond-deferred = { MONEY($amount) } bond, deferred: takes { $x } off revenue after the next dividend round, then { $y } after each

# Players

# $due: what the next dividends would bring; $after: the money then.
emubay-panel-due = Dividends now { $due } { $after }
emubay-panel-due-after = → { MONEY($money) }
emubay-panel-no-shares = no shares
# What the one who decides is doing.
emubay-panel-doing-bid = to bid for { $company }
emubay-panel-doing-lift = lifts a cube
emubay-panel-doing-place = places the cube
emubay-panel-doing-build = builds for { $company }: { $placed } of { $most }
emubay-panel-doing-take = takes cubes for { $company }
emubay-panel-has-passed = has passed
emubay-panel-bids = bids { MONEY($amount) }

# The action table

emubay-panel-spaces = { $cubes } of { $spaces } spaces taken.
# What stands under an action that cannot be chosen.
emubay-panel-closed =
    { $reason ->
        [no] no
        [empty] empty
        [from-here] from here
        [full] full
       *[not-now] not now
    }
    .why = ; why?
emubay-panel-lift = lift
emubay-panel-place = place
# An independent into a company.
emubay-panel-into = { $independent } into { $company }

# The dividend tracker

emubay-panel-tracker = Dividend tracker
emubay-panel-tracker-note = The arrow shows what debt takes after the next dividends.
emubay-panel-tracker-line = { $company }: revenue { $revenue }, { MONEY($each) } a share, debt { SIGNED($debt) }

# The guide of the first turn

emubay-guide-first-share = The first share
    .text = L&W stands in Launceston, where track on farms pays at once. What you bid goes to the company and builds its track, so a few pounds are not lost. Keep some: three more shares follow, and whoever buys the last one, GT, moves first.
emubay-guide-next-share = The next share
    .text = You may build for a company once you hold a share of it. The fewer shares are sold, the more each one earns. If nobody bids, the first bidder gets the share for nothing, but the company then starts without that money.
emubay-guide-auction = A share is auctioned
    .text = Compare the price with what a share pays in each dividend round: the figure stands beside the auction. The money goes to the company. One more share also spreads the revenue thinner for all who hold one already.
emubay-guide-lift = Lift a cube
    .text = On your turn you move one cube of the action table to a free space of another action, which you then carry out. First decide what you want to do, then lift a cube from elsewhere. The space you empty is open to the players after you: do not hand them what they need.
emubay-guide-place = Put the cube down
    .text = Track raises revenue, and revenue is what shares pay. An auction or a bond brings a company the money for it; a bond costs revenue later. Paying dividends turns revenue into your money: it is worth most when your shares earn more than those of the others.
emubay-guide-build = One to three tracks
    .text = You can build in the lit hexes; point at one to see what it costs and adds. Towns pay more the more of them a company reaches, farms pay 2 once it has a town, narrow gauge always 3. The company pays, never you. Stop when the money is better kept.
emubay-guide-take = Resource cubes
    .text = Each cube costs the company { MONEY(3) } and adds 1 to its revenue, or 3 once it reaches a port. All cubes of one action come from the same hex.

## Before and after

# A row: how many shares of a company a player has.
emubay-shares-of = { $company } shares
emubay-sheet-next-dividend = Next dividend
emubay-sheet-track = Track left
emubay-sheet-narrow-track = Narrow track left
emubay-sheet-merged = Merged
emubay-sheet-reserved = Reserved shares
emubay-sheet-if-highest = If nobody bids more.
