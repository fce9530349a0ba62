# What one does in the game, for somebody who does not know it.
g1860-about = An island with too many railways for its traffic: buy shares, lay track, run trains, and keep your companies solvent to the end.

## Variants of the rulebook

g1860-option-original-insolvency = Original insolvency
    .text = A leased train runs as if owned and earns half of its revenue, rounded up to the next 10, with the full subsidy.
g1860-option-variable-private-revenue = Variable private revenue
    .text = The revenue of the privates changes with events; privates are neither sold nor exchanged but may be closed, and keep their value.
g1860-option-free-start-order = Companies in any order
    .text = Any company may be started while at most one started company is still waiting to operate or to sell out.
g1860-option-full-price-unoperated = Full price before operating
    .text = Shares of companies that have not operated yet are sold at the full price.
g1860-option-destinations = Destinations
    .text = A company is paid once for each destination that its runs connect with its home.
g1860-option-accelerated-track = Accelerated track
    .text = Without large stations, a company may lay one yellow tile and upgrade another in the same turn.
g1860-option-no-train-limit = No train limit
    .text = A company may own any number of trains.
g1860-option-two-seven-plus-four = Two 7+4 trains
    .text = There are two 7+4 trains, for beginners.
g1860-option-open-treasuries = Open treasuries
    .text = Everybody may see every treasury.

## The third edition

g1860-option-large-map = Larger map
    .text = The larger map of the later editions, with Norton Green, Totland and a hex south of Shorwell.
g1860-option-skip-small-stations = Small stations may be passed
    .text = Trains may pass small stations without calling.
g1860-option-re-enter-hexes = Hexes may be re-entered
    .text = A run may come back to a hex if it uses no track and no station twice.
g1860-option-simplified-insolvency = Simplified insolvency
    .text = A leased train earns 40 plus 20 for each large station that it could visit, whatever it runs.

## Readings of the rulebook

g1860-option-unfloated-delay-nationalisation = Unfloated companies delay nationalisation
    .text = A company that has a director but has not floated yet holds up nationalisation, since it has no train.

## House rules

g1860-option-unmoved-marker-stays = Unmoved marker stays
    .text = A dividend that does not move the price leaves the marker where it is in its stack.
g1860-option-train-duty-above-price = Duty to buy above the price
    .text = A company without a train need not buy one that costs all it has.
g1860-option-half-revenue-exact = Exact half revenue
    .text = Half of a leased train’s revenue is not rounded up to the next 10.
g1860-option-bank-counted-late = Bank counted late
    .text = Whether the bank has run out is looked at after dividends and sales only.
g1860-option-one-run-suffices = One run suffices
    .text = Of several trains that can run only one has to.
g1860-option-players-run-receiverships = Players run receiverships
    .text = The players decide how companies without a director run and which train of the bank they buy.
g1860-option-exchange-before-refloat = Exchange before refloating
    .text = A private can be exchanged as soon as its bankrupt company has a new par price.
g1860-option-exchange-any-time = Exchange at any time
    .text = Privates can be exchanged in other players’ turns too; a purchase ends the turn at once.
g1860-option-solvent-before-buying = Solvent before buying
    .text = An insolvent company that can afford a train when it would run is solvent from then on; otherwise it is solvent from the end of the turn in which it buys one.
g1860-option-director-certificate-halved-whole = Director’s certificate as one piece
    .text = In the final count a director’s certificate of a company without a train counts the price of one share.
g1860-option-game-stops-at-turn-100 = Game stops at turn 100
    .text = The game is stopped at the hundredth turn.
g1860-option-only-shares-to-the-limit = Only shares to the limit
    .text = A player above the certificate limit may sell only shares, no privates, to get back to it.
g1860-option-building-under-british-rail = Building under British Rail
    .text = If no stock round lies between the first 9+5 train and nationalisation, building and halts go on.
g1860-option-insolvency-survives-bankruptcy = Insolvency survives bankruptcy
    .text = A company that was insolvent when it went bankrupt is still insolvent when it floats again.
g1860-option-simplified-insolvency-by-stops = Simplified insolvency by stops
    .text = The simplified insolvency revenue is paid by stops, like the standard one.
g1860-option-full-price-in-final-value = Full price in the final count
    .text = With full prices before operating, the final count takes them too.
g1860-option-trains-sold-unasked = Trains sold without asking
    .text = A director who buys a train from another director’s company need not ask in the program.
g1860-option-runs-chosen-under-british-rail = Runs chosen under British Rail
    .text = Directors choose their runs under British Rail too, instead of always earning the most.
g1860-option-asked-without-choice = Asked without a choice
    .text = A player whose only prospect is something that cannot be bought yet or paid for is asked all the same.
g1860-option-marker-from-par = Marker from par
    .text = A company has its marker on the market as soon as its par price is set, and sales move that of a refloating company.
g1860-option-ends-may-be-passed = Ends may be passed
    .text = Where small stations may be passed, a run may also end at one without calling there.
g1860-option-upgrades-reached-by-loops = Upgrades reached by loops
    .text = The route that must lead to an upgraded tile may come back to a hex.
g1860-option-half-certificates-sold = Half certificates sold
    .text = Where the pool has no other share than the director’s certificate, the holder of one share may buy half of it and becomes the director.

## Options that contradict each other

g1860-error-insolvencies = “{ g1860-option-original-insolvency }” and “{ g1860-option-simplified-insolvency }” are two ways to pay a leased train: choose one of them.
g1860-error-no-exchange = With “{ g1860-option-variable-private-revenue }” privates are not exchanged, so “{ g1860-option-exchange-any-time }” has no meaning.
