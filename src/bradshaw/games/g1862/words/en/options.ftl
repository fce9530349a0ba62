# What one does in the game, for somebody who does not know it.
g1862-about = Railway mania in East Anglia: start companies, run three kinds of trains, merge and refinance what no longer pays.

## Variants of the rulebook

g1862-option-length = Length
    .text = How many trains there are, and so how long the game is.
    .short = Short
    .standard = Standard
    .long = Long
g1862-option-trains = Trains
    .text = Which kinds of trains there are: all three, one (simple games, without permits) or two (advanced games).
    .all = All
    .simple-express = Simple: Express
    .simple-freight = Simple: Freight
    .advanced-freight = Advanced: Freight and Local
    .advanced-express = Advanced: Local and Express
g1862-option-extra-companies = Extra companies
    .text = With 7 players one more company is open from the start, with 8 players two more.
g1862-option-shorter = Shorter game
    .text = The first E train brings the LNER, D trains are permanent, and up to four players use fewer trains.
g1862-option-new-players = Game for new players
    .text = Companies start in Parliament only; no redeeming, no bought warranties, no Hudson manoeuvre.
g1862-option-eight-markers = Eight markers
    .text = A company may have eight station markers.
g1862-option-home-may-wait = Home may wait
    .text = A company that has merged first need not seat its home marker in its first turn.
g1862-option-solo = Solo game
    .text = Experimental: the solo game, which the rulebook does not have. One player buys shares from rows of cards and runs all companies.

## House rules

g1862-option-site-deal = Deal as on 18xx.games
    .text = Companies and permits are dealt from the seed as on 18xx.games.
g1862-option-unmoved-marker-stays = Unmoved marker stays
    .text = A company whose price does not move stays where it is in its stack.
g1862-option-marker-from-par = Marker from par
    .text = A chartered company has its marker on the market as soon as its par price is set.
g1862-option-options-rounded-down = Option shares rounded down
    .text = An option share that cannot be swapped is sold for half the price, rounded down.
g1862-option-part-exchange-from-one-place = Part exchange from one place
    .text = What a seller keeps of a director’s certificate comes from the pool or from the same sale, not from both.
g1862-option-runs-meet-anywhere = Runs meet anywhere
    .text = Runs may also meet at small stations and off the map.
g1862-option-chains-end-anywhere = Chains end anywhere
    .text = Joined Freights may lead from port to port or from red area to red area.
g1862-option-last-circle-displaced = Last circle displaced
    .text = A home marker displaces the marker in the last circle, not the one that was placed last.
g1862-option-home-upgrade-before-merging = Home upgrade before merging
    .text = A company whose home is full upgrades it before it may merge.
g1862-option-lapsed-charters-proposed = Lapsed charters proposed
    .text = A company that failed to float can be proposed in the next Parliament round.
g1862-option-merger-to-the-top-goes-on = Merger to the top goes on
    .text = A merger that sets the highest price does not end the game.
g1862-option-touching-freights-join = Touching Freights join
    .text = Freights whose ends touch always run as one, permanent ones too; where several meet, two of them.
g1862-option-trains-may-idle = Trains may idle
    .text = Trains that could run may stay idle.
g1862-option-company-sales-fall-after-lner = Company sales fall after LNER
    .text = The price falls when a company sells its own shares after the LNER has formed.
g1862-option-hudson-above-ten = Hudson above ten
    .text = The George Hudson manoeuvre needs a revenue of more than { MONEY(10) }.
g1862-option-consent-taken-as-given = Consent taken as given
    .text = The program does not ask the other director about mergers, acquisitions and train sales.
g1862-option-money-raised-before-trade = Money raised before trade
    .text = A company may raise money for a train although it could buy one from another company.
g1862-option-players-run-receiverships = Players run receiverships
    .text = The largest shareholder chooses the runs of a company in receivership.
g1862-option-eight-markers-by-merger = Eight markers by merger
    .text = The eighth marker can only come from a merger.
g1862-option-certificates-halved-whole = Certificates halved whole
    .text = Half values of shares are rounded by certificate, so that a director’s certificate counts as one piece.
g1862-option-asked-without-choice = Asked without a choice
    .text = Directors are asked to merge and to acquire where there is no partner, and to run where there is no route.
g1862-option-london-with-markers = London with markers
    .text = The link to London is built when markers are placed, in a turn in which no track was built.
g1862-option-settled-with-dividend = Settled with the dividend
    .text = Subsidies are paid and warranties used up when the dividend has been decided.
g1862-option-fines-oversold = Overselling for fines
    .text = More shares of other companies may be sold for a fine than it takes.
g1862-option-bankrupt-trains-on-offer = Bankrupt trains on offer
    .text = A company is asked for a train though only those of bankrupt companies, which nobody can buy, are left.
g1862-option-joined-freights-overlap = Joined Freights overlap
    .text = Joined Freights may use the same track and stations, come to a joint again, and be joined off the map.
g1862-option-no-run-after-losing-director = No run after losing the director
    .text = A company that loses its director in a merger at the start of its turn does not run its trains in that turn.
g1862-option-redemption-lapses = Redemption lapses
    .text = A company that raises money for a train without being asked redeems a share only if it already could then.
g1862-option-receivers-limited-by-kind = Receivers limited by kind
    .text = A company in receivership may always have three trains of each kind it buys from phase G on.
g1862-option-homes-after-lner = Homes after LNER
    .text = Companies place their home marker, and upgrade a full home for it, after the LNER has formed.
g1862-option-village-tiles-never-run-out = Village tiles never run out
    .text = Green and russet tiles of villages are not limited.
g1862-option-recorded-revenues = Recorded revenues
    .text = Runs may be declared with less than they earn: the site once counted fewer hexes to off-board areas.
g1862-option-refinancing-spends-freely = Refinancing spends freely
    .text = A refinanced company may spend what it needs for a train on its own option, and raise money once more.

## Options that contradict each other

g1862-error-solo-players = The solo game is for one player, not for { $count }.
g1862-error-new-players-solo = In the game for new players companies start in Parliament, which the solo game does not have.
g1862-error-new-players-trains = The game for new players is played with one kind of train: simple express or simple freight.
g1862-error-shorter-length = The shorter game has its own number of trains: leave the length at standard.
g1862-error-home-may-wait = “{ g1862-option-home-may-wait }” lets a home marker wait, “{ g1862-option-home-upgrade-before-merging }” forbids it: choose one of them.
