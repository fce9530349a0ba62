## Lessons. Each has a name, what it is about (.text) and what was learned (.end).
## Each step has its goal, what to look at (.look), why the move is the point (.point) and why another is not (.besides and others).
## No figure is written out: all come from the position. $done is the move that was made.

g1860-lesson-worth = What wins: money and shares
    .text = At the end your money and your shares at their price are added up. A company that runs well and pays out raises both.
    .end = Your worth is cash plus shares at the market price. A dividend brings cash at once and lifts the price; without one the price falls.
g1860-lesson-worth-run = Run the trains of { $company } for as much as you can.
    .look = { $company } owns { $trains }. Each train runs along track that no other train of the company uses. The best runs are found for you: { MONEY($revenue) }.
    .point = { MONEY($revenue) }: nothing better is possible on this map. Now the director decides what becomes of it.
    .besides = { $done }: legal, but the trains can earn { MONEY($revenue) }. Only with good reason does a director run for less.
g1860-lesson-worth-pay = Pay the revenue out.
    .look = You hold { $held } of the ten shares, so { MONEY($mine) } of { MONEY($revenue) } are yours. The price stands at { MONEY($price) }; it rises a space for every time that the revenue covers it.
    .point = { MONEY($mine) } in hand, and the price rose from { MONEY($price) } to { MONEY($risen) }. Your worth went from { MONEY($worth) } to { MONEY($then) }.
    .besides = { $done }: legal, and { $company } would have the money for a train. But nobody gets a dividend, and the price falls from { MONEY($price) } to { MONEY($fallen) }. Retain only for something that earns more.

g1860-lesson-auction = The auction at the start
    .text = Certificates are not auctioned themselves, only the choice among them. Whoever wins pays the bid, and then the price of what is chosen.
    .end = The bid is lost money, the certificate keeps its value. So the others’ interest, not the price of the thing, tells how much the choice is worth.
g1860-lesson-auction-bid = { $first } is out. Win the choice for as little as you can.
    .look = You have { MONEY($cash) }. The bid goes to the bank whatever you choose, and { $company } still waits for a director. Only { $rival } can outbid you, and he has spent most of his money.
    .point = { $rival } passed: the smallest bid was enough.
    .besides = { $done }: legal, but { $rival } could choose, and { $company } needs somebody to start it.
    .more = { $done }: legal, but the difference is thrown away. Begin low; you can still raise if somebody bids.
g1860-lesson-auction-take = Take the director’s certificate of { $company } at the highest par.
    .look = It is two shares for twice the par. When half of its shares are sold, { $company } gets ten times the par for track and trains: { $capital }cc at { MONEY($par) }, only { $least }cc at the lowest.
    .point = You hold { $held } shares for { MONEY($cost) } and are the director: you will decide for { $company }. { MONEY($cash) } are left for more shares.
    .besides = { $done }: legal, but it does not give you a company.
    .private = { $done }: legal, and it pays a little in every operating round. But a private company never grows. The companies decide the game.
    .lower = { $done }: legal and cheaper for you, but { $company } would begin with less than { $capital }cc. The first trains have to be paid for from that.

g1860-lesson-float = Shares and the start of a company
    .text = A company floats when half of it is sold. Before that it has no money and does nothing.
    .end = Buy until your company floats, and choose partners who help you to get there. From then on it has a home, money and a turn of its own.
g1860-lesson-float-buy = Buy the share that floats { $company }.
    .look = You hold { $held } shares and another player { $others }. With one more, half of { $company } is sold. It costs { MONEY($price) }; you have { MONEY($cash) }.
    .point = { $company } floats and receives { $treasury }cc. You hold { $mine } shares and stay the director.
    .besides = { $done }: legal, but { $company } would still wait.
    .sell = { $done }: legal, but without a train shares go for half their price: { MONEY($half) }. Sell only when you must.
    .other = { $done }: legal, but it helps another director to float. First your own company: it would still have no money.
    .pass = Passing is legal, but nobody has to finish what you have begun. If all others pass too, { $company } does nothing in the operating round.
g1860-lesson-float-home = Lay the home tile so that it leads inland.
    .look = Tile { $tile } lies at the coast. Its open end shall point to the middle of the island, where the stations are.
    .point = From here { $company } can build south.
    .besides = { $done }: legal, but this way leads along the empty coast; every tile until the next station would earn nothing.

g1860-lesson-track = Track and the first train
    .text = In its turn a company builds, runs, pays and buys trains, in this order. The first turn brings no revenue yet, only the beginning of a route.
    .end = Two plain yellow tiles or one with a large station, or one upgrade: that is all a turn allows. A company without a train cannot run, and one that pays nothing loses a space on the market.
g1860-lesson-track-first = Lay a straight tile south of home.
    .look = { $company } has { $money }cc, and plain ground costs nothing. A halt on it pays a little subsidy when a train calls there.
    .point = Straight on towards the middle of the island.
    .besides = { $done }: legal, but it turns away from the large stations in the middle.
    .pass = Passing is legal, but without track there is nothing to run to later.
g1860-lesson-track-second = A second yellow tile may follow: go on inland.
    .look = Two yellow tiles are allowed in a turn if neither has a large station. Look where the open end of this one would point.
    .point = That is a beginning. { $company } has no train yet, so it pays nothing and its price falls from { MONEY($price) } to { MONEY($fallen) }. This happens to every company in its first turn.
    .besides = { $done }: legal, but the track would turn back to the coast.
    .pass = Stopping is legal, but the second tile is free. Every turn without track is a later first run.
g1860-lesson-track-train = Buy the first train.
    .look = The { $train } train costs { $price }cc; { $company } has { $money }cc. The first figure of a train is how many large stations it visits, the second how many small ones or halts besides.
    .point = From the next turn on { $company } runs. { $left }cc are left, for track or for the next train.
    .besides = { $done }: legal, but without a train there is no revenue.

g1860-lesson-sales = Selling, and losing a company on purpose
    .text = Shares are sold at the price before the fall. Whoever sells more than half of what he has may lose the directorship, and sometimes wants to.
    .end = Sell at the height, before old trains rust and a new one has to be paid for. Whoever then holds most shares has the company, its duties and its falling price.
g1860-lesson-sales-sell = Sell all your shares of { $company }.
    .look = You hold { $held } at { MONEY($price) }. { $company } has only { $trains } left, and the next phases will take even that. { $heir } holds { $theirs } and would become the director.
    .point = { MONEY($total) } for a company past its best. { $director } has to find it a train now, and its price fell to { MONEY($fallen) }. You have { MONEY($cash) } to begin something new.
    .besides = { $done }: legal, but the { $held } shares of { $company } will never be worth more than now.
    .few = { $done }: legal, but you would remain the director of a company with an old train, at a price that your own sale has lowered.
    .some = { $done }: legal, and { $heir } becomes the director. But what you keep falls with the price: all shares of one sale get { MONEY($price) }, the next sale gets less.
    .other = { $done }: legal, but those companies have their best runs before them. { $company } has them behind.
g1860-lesson-sales-buy = Put the money to work: buy one certificate.
    .look = You have { MONEY($cash) }. { $company } owns { $trains } and its shares still cost { MONEY($price) }; new companies can be started too.
    .point = Money earns nothing, shares do. The turn is over: one certificate may be bought in each turn.
    .besides = { $done }: legal, but you have enough money already. What is missing is something that pays.
    .pass = Ending the turn is legal, but you would sit on { MONEY($cash) } while the others buy.

g1860-lesson-rush = The train rush
    .text = The first train of a new kind begins a phase, and old trains rust. To buy early is a weapon.
    .end = Ask before every purchase: whose trains rust? It is good to be the one who decides when, with a train that lasts.
g1860-lesson-rush-buy = Buy the train that begins the next phase.
    .look = Phase { $phase }: { $rival } ran { $theirs } for { MONEY($revenue) } this round. { $company } has { $money }cc and no train; { A($train) } train costs { $price }cc.
    .point = Phase { $next } begins. Of { $rival }’s trains only { $left } is left, and what it earned is gone. Your train is new.
    .besides = { $done }: legal, but an old train rusts soon, and its seller keeps the money. The bank’s { $train } lasts and takes trains from your rivals.

g1860-lesson-insolvency = Insolvency
    .text = A company that could run but has no train is insolvent. It leases a train of the bank, keeps what it earns, and its price falls until it can buy one.
    .end = No player pays for a company’s train here: insolvency costs price and time instead. Save for the next train before the old one rusts.
g1860-lesson-insolvency-lease = Run the leased train.
    .look = { $company } has { $money }cc and no train. It leases the next one of the bank: what it earns, { $revenue }cc, goes to its treasury, and nobody is paid.
    .point = { $company } has { $kept }cc now, and its price fell from { MONEY($price) } to { MONEY($fallen) }, as always without a dividend.
    .besides = { $done }: legal, but a leased run counts stations, not their value: { $revenue }cc can be had.
g1860-lesson-insolvency-buy = Buy a train and be solvent again.
    .look = The { $train } train costs { $price }cc, and { $company } has { $money }cc. As soon as the money suffices, it has to buy. { $rival } runs { $theirs }.
    .point = { $company } is solvent, with { $left }cc left. And it began a phase: { $rival } has only { $rusted } now.
    .besides = { $done }: legal, but a used train of this age rusts with the next phase, and then { $company } is insolvent again.

g1860-lesson-end = The end
    .text = When the last kind of train is sold and every company with a director has one, the railways are nationalised. Companies run on while British Rail closes the weakest, until none is left.
    .end = The last rounds run by themselves: no building, no trading, only runs and dividends. Whoever holds the companies that close last earns longest.
g1860-lesson-end-run = Run the train of { $company }.
    .look = { $company } owns { $train }. It can earn { MONEY($revenue) } and { $subsidy }cc of subsidy for halts.
    .point = { MONEY($revenue) }. It is the last decision about runs that a player makes in this game.
    .besides = { $done }: legal, but { MONEY($revenue) } can be earned, and little time is left to earn it.
g1860-lesson-end-pay = Pay out: now it counts.
    .look = The price of { $company } stands at { MONEY($price) }, the lowest of all. You hold { $held } shares: { MONEY($mine) } for you.
    .point = The railways were nationalised at once, and the companies ran until British Rail had closed them all. You rose from { MONEY($worth) } to { MONEY($then) }; { $winner } won with { MONEY($best) }.
    .besides = { $done }: legal, but the price would fall from { MONEY($price) } to nothing. { $company } would be bankrupt and your { $held } shares worthless.
