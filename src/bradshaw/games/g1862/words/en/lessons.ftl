## Lessons. Each has a name, what it is about (.text) and what was learned (.end).
## Each step has its goal, what to look at (.look), why the move is the point (.point) and why another is not (.besides and others).
## No figure is written out: all come from the position. $done is the move that was made.

g1862-lesson-worth = What wins: money and shares
    .text = At the end your money and your shares at their price are added up. A company that runs well and pays out raises both.
    .end = Your worth is cash plus shares at the market price. A dividend brings cash at once and lifts the price; without one the price falls.
g1862-lesson-worth-run = Run the trains of { $company } for as much as you can.
    .look = { $company } owns { $trains }. Freights (F) earn what lies between their ends, Locals (L) and Expresses (E) the stations that they call at, each station once for the whole company. The best runs are found for you: { MONEY($revenue) }, and { MONEY($subsidy) } of subsidy for the treasury.
    .point = { MONEY($revenue) }: nothing better is possible on this map. Now the director decides what becomes of it.
    .besides = { $done }: legal, but the trains can earn { MONEY($revenue) }. Only with good reason does a director run for less.
g1862-lesson-worth-pay = Pay the revenue out.
    .look = You hold { $held } of the ten shares, so { MONEY($mine) } of { MONEY($revenue) } are yours. The price stands at { MONEY($price) }; it rises a space for every time that the revenue covers it.
    .point = { MONEY($mine) } in hand, and the price rose from { MONEY($price) } to { MONEY($risen) }. Your worth went from { MONEY($worth) } to { MONEY($then) }.
    .besides = { $done }: legal, and { $company } would have the money. But nobody gets a dividend, and the price falls from { MONEY($price) } to { MONEY($fallen) }. Retain only for something that earns more.

g1862-lesson-parliament = Parliament and charters
    .text = Companies are proposed to Parliament and their charters auctioned. Whoever gets one must see the company float, or pay a fine.
    .end = A charter is a promise. Keep enough money to float the company yourself: partners may come, but nobody has to.
g1862-lesson-parliament-bid = Propose { $company }, and bid nothing for it.
    .look = You have { MONEY($cash) }. { $rival } has only { MONEY($theirs) } and could hardly start another company. The home of { $company } is { $home }, with towns all around.
    .point = { $rival } passed, and the charter of { $company } is yours for nothing.
    .besides = { $done }: legal, but you have no company yet and more money than the others. Now is the time.
    .more = { $done }: legal, but who should outbid you? { $rival } has { MONEY($theirs) }. A bid of nothing is allowed; what you bid goes to the bank.
    .other = { $done }: legal, and a company like any other. This lesson is about { $company }: its home { $home } lies well.
g1862-lesson-parliament-par = Set a high par, one that you can pay five times.
    .look = The director’s certificate is three shares. At { MONEY($par) } it costs { MONEY($cost) }, and { $company } floats with { MONEY($capital) }; at the lowest par it would have { MONEY($least) }. If it does not float, you pay a fine of { MONEY($fine) }.
    .point = { $company } will have money for markers and trains. You hold { $held } shares and { MONEY($cash) } are left for the rest.
    .besides = { $done }: legal and cheaper, but then { $company } begins poor. Trains cost the same whatever your par, and { MONEY($capital) } are within your reach.
g1862-lesson-parliament-share = Buy a share at once.
    .look = { $count } more at { MONEY($price) } each, and { $company } floats. Right after winning the charter you may buy up to two without waiting for the stock round.
    .point = One more to go.
    .besides = { $done }: legal, but then you depend on others in the stock round, and the fine is your risk alone.
g1862-lesson-parliament-float = Buy the share that floats { $company }.
    .look = { MONEY($price) } once more, and half of the company is sold.
    .point = { $company } has floated: it has { MONEY($treasury) } and { $markers } station markers, for which it paid at once. Your obligation is met.
    .besides = { $done }: legal, but { $company } would still be waiting for one share.

g1862-lesson-shares = Where to buy shares
    .text = Shares in the initial offering cost their par for ever, those in the pool the price of the day. The difference is worth money.
    .end = Compare par and price before every purchase. A share bought below its price makes you richer at once, and its dividend is the same.
g1862-lesson-shares-buy = Buy a share that is worth more than it costs.
    .look = You have { MONEY($cash) }. { $company } was started at { MONEY($par) } and stands at { MONEY($price) }: its shares in the initial offering still cost { MONEY($par) }.
    .point = You paid par for something that the market values higher, and hold { $certificates } of { $limit } certificates allowed.
    .besides = { $done }: legal, but your money would earn nothing until the next stock round.
    .pool = { $done }: legal, but in the pool { $pooled } costs exactly its price, { MONEY($pool-price) }. It may be good later; a bargain it is not.
    .dear = { $done }: legal, but { $dear } still costs its par of { MONEY($dear-par) } and is worth only { MONEY($dear-price) } now.
    .sell = { $done }: legal, but you have money enough for a share, and selling lowers the price of what you keep.

g1862-lesson-track = Track and markers
    .text = A company builds from its home: two yellow tiles or one upgrade in a turn, and it may place a station marker.
    .end = Towns next to each other make the first run. Markers are places that nobody can close to you; place them where many will want to pass.
g1862-lesson-track-home = Lay the home tile of { $company } towards the town in the east.
    .look = { $home } lies on a line of towns. Choose a tile one end of which points to the other marked hex.
    .point = The track leads to the next town. The home marker has its circle now.
    .besides = { $done }: legal, but no end points to the marked town, and { $company } would need a turn more for its first run.
g1862-lesson-track-town = Lay the second yellow tile in the marked town.
    .look = It must continue the track of { $company }. With a second town its trains will have somewhere to go.
    .point = Two towns in a row: enough for a first run.
    .besides = { $done }: legal, but it brings a village where a town is to be had: fewer pounds for the same turn.
    .pass = Stopping is legal, but with one town alone no train can run.
g1862-lesson-track-marker = Place a station marker in the town that you have reached.
    .look = { $company } has { $markers } markers, all paid for. A town full of markers of others stops your trains; with one of your own it never does.
    .point = { $left } marker is left. { $company } has not run, so its price falls from { MONEY($price) } to { MONEY($fallen) }, as that of every company in its first turn.
    .besides = { $done }: legal, but the circle may be taken by another company, and the markers cost nothing more.

g1862-lesson-trains = Trains, permits and warranties
    .text = There are Freights, Locals and Expresses. A company runs only the kinds for which it has a permit, and a warranty lets a train live longer.
    .end = Buy what you have a permit for. A warranty keeps a train from rusting while it lasts; Freights can join and run as one.
g1862-lesson-trains-first = Buy the train for which { $company } has a permit, without a warranty.
    .look = { $company } has { MONEY($money) } and a permit for Freights. The { $train } train costs { MONEY($price) }, each warranty { MONEY($warranty) } more.
    .point = A good beginning: { MONEY($left) } are left for a second one.
    .besides = { $done }: legal, but { $company } needs a train of its own now.
    .warranty = { $done }: legal, and the train would survive longer. But the phase has only just begun and the train will not rust soon; with { MONEY($money) } two trains are better than one with warranties.
    .permit = { $done }: legal, but without a permit the train would stand in the shed. Only Freights may run for { $company }.
g1862-lesson-trains-second = Buy a second one.
    .look = Freights can join: { $train } and { $train } run as one longer train. { $company } has { MONEY($money) }.
    .point = { $company } owns { $trains } and keeps { MONEY($left) } for track. In the next operating round it runs.
    .besides = { $done }: legal, but money that lies in the treasury earns nothing, and later trains are dearer.
    .other = { $done }: legal, but { $company } gets more out of a second plain { $train }: no permit is missing, and no money for warranties.

g1862-lesson-run = Runs and dividends
    .text = Freights earn by the distance, joined ones more. And where the revenue falls short of the price, the treasury can help out, as George Hudson did.
    .end = The price rises only when the dividend reaches it. A few pounds from the treasury can be worth a space for every share that you hold.
g1862-lesson-run-run = Run the Freights of { $company }.
    .look = { $company } owns { $trains }. Joined Freights run from end to end and are paid for both ends and the hexes between: { MONEY($revenue) }.
    .point = { MONEY($revenue) } for a line of three towns. The ends count, so every further town makes the whole run longer.
    .besides = { $done }: legal, but together the Freights earn { MONEY($revenue) }.
g1862-lesson-run-hudson = Add what is missing, and pay out.
    .look = { MONEY($revenue) } is less than the price of { MONEY($price) }, so the price would not rise. { $company } has { MONEY($money) }; { MONEY($amount) } of it would fill the gap.
    .point = The price rose to { MONEY($risen) } for your { $held } shares, at a cost of { MONEY($amount) }, half of which you received yourself. { MONEY($left) } are left.
    .besides = { $done }: legal, but the price falls to { MONEY($fallen) }, and you hold { $held } shares.
    .pay = { $done }: legal, but the price stays at { MONEY($price) }: the revenue does not reach it. { MONEY($amount) } more would.

g1862-lesson-rush = The train rush
    .text = The first train of a new band begins a phase, and old trains without a warranty rust. It can pay to go without a dividend for that.
    .end = Ask before every purchase: whose trains rust? Now the others must buy dearer trains, and you have one that lasts.
g1862-lesson-rush-retain = Retain: { $company } needs the money for { A($train) } train.
    .look = { $company } has { MONEY($money) }; the train costs { MONEY($cost) }. With the revenue of { MONEY($revenue) } it would have { MONEY($enough) }. { $rival } has { $theirs } old trains.
    .point = { MONEY($enough) } in the treasury, enough for the train. The price fell a space: that is what it costs.
    .besides = { $done }: legal and usually right. But you would get { MONEY($mine) }, and { $company } would lack the money for the train with which you overtake { $rival }.
g1862-lesson-rush-buy = Buy the train that begins the next phase.
    .look = Phase { $phase }. The { $theirs } trains of { $rival } have used up their warranties and rust with the next phase. { $company } has a permit for Locals.
    .point = Phase { $next } begins, and { $rival } has { $left ->
        [0] no train
        [one] { $left } train
       *[other] { $left } trains
    } left. It must find money for a new one.
    .besides = { $done }: legal, but you retained for the train. Somebody else will begin the next phase when it suits them.
    .permit = { $done }: legal, and the next phase begins. But { $company } has no permit for this kind and could not run it.
    .trade = { $done }: legal, but an old train rusts with the next phase, and the money would go to { $rival }.

g1862-lesson-refinancing = No train, no money: refinancing
    .text = A company that has a route must own a train. If it cannot pay, it sells its own shares or is refinanced: two shares become one, and money comes in.
    .end = Refinancing costs you half of your shares, but no money of your own. Whoever keeps a reserve for the next train never needs it.
g1862-lesson-refinancing-refinance = Refinance { $company }.
    .look = All trains of { $company } have rusted. It has { MONEY($money) }, and a train costs { MONEY($cost) }. Refinanced, it receives { MONEY($amount) }, and every two shares become one. You hold { $held }.
    .point = { $company } has { MONEY($treasury) }. You hold { $mine } shares instead of { $held }; { $pool } lie in the pool, and whoever buys them shares the dividends.
    .besides = { $done }: legal, but that train is old and its director must agree. { $company } would stand here again after the next phase, still without money.
g1862-lesson-refinancing-train = Buy a new train for which { $company } has a permit.
    .look = The { $train } train costs { MONEY($price) } of { MONEY($money) }. { $company } has a permit for Freights.
    .point = { $company } runs again in the next operating round, with money for a second train.
    .besides = { $done }: legal, but old trains rust first. { MONEY($money) } buys new ones.
    .permit = { $done }: legal, but { $company } has no permit for this kind: it would have a train and still no revenue.

g1862-lesson-mergers = Mergers
    .text = Two companies whose track meets can become one. Two shares are exchanged for one; trains, permits, markers and money come together.
    .end = A merger is good when the parts need one another: trains without track, track without trains, permits for several kinds. Both directors must agree; being both makes it easy.
g1862-lesson-mergers-merge = Merge { $company } with { $partner }, and let { $company } survive.
    .look = { $company } at { MONEY($price) } owns { $trains }; { $partner } at { MONEY($partner-price) } owns { $partner-trains } and { MONEY($money) }. You hold { $mine } and { $partner-mine } shares and are the director of both. The new price is { MONEY($new) }.
    .point = { $company } now owns { $owned }, with permits for Freights and Locals. You hold { $held } of its shares, worth { MONEY($new) } each.
    .besides = { $done }: legal, but { $company } would have no money at all and { $partner } no price to speak of. Together they have everything.
    .survivor = { $done }: legal, with the same price. But the survivor keeps its home, and { $company } has the better one: its runs must come home.
    .partner = { $done }: legal to propose, but the other director must agree, and he would have most of the say in it. { $partner } is yours already.
g1862-lesson-mergers-track = The turn goes on: upgrade the large town in the marked hex.
    .look = With the markers of both companies { $company } reaches much more of the map.
    .point = Higher values for everybody who runs there, and { $company } runs there first.
    .besides = { $done }: legal, but the marked town is the largest that { $company } can reach, and counts most.
    .pass = Passing is legal, but track is free of charge here, and the large town would stay small.
g1862-lesson-mergers-run = Run all trains of the merged company.
    .look = Before the merger { $company } earned { MONEY($before) }. Look at what the trains of both can do now.
    .point = { MONEY($revenue) } instead of { MONEY($before) }: that is why one merges.
    .besides = { $done }: legal, but together the trains earn { MONEY($revenue) }.

g1862-lesson-end = The end
    .text = The game ends at the top of the market, when the bank is broken, or with the last operations after the LNER has formed. Then money and shares at their price are counted.
    .end = In the last round only what reaches your hand or lifts a price counts. Treasuries, track and trains are worth nothing.
g1862-lesson-end-run = The last operation of the game: run { $company } as well as you can.
    .look = { $company } owns { $train }. Last time it earned { MONEY($before) }; { MONEY($revenue) } are possible.
    .point = { MONEY($revenue) } instead of { MONEY($before) }: look again in every round, the map has grown.
    .besides = { $done }: legal, but { MONEY($revenue) } can be earned, and there is no next time.
g1862-lesson-end-pay = Pay out.
    .look = You hold { $held } shares: { MONEY($mine) } for you, and the price stands at { MONEY($price) }.
    .point = { MONEY($mine) } and a price of { MONEY($risen) }. With that the game was over, and you have won with { MONEY($then) }; { $rival } has { MONEY($second) }.
    .besides = { $done }: legal, but the money would stay in a treasury that nobody counts, and the price would fall from { MONEY($price) } to { MONEY($fallen) }.
