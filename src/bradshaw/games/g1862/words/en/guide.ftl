## The guided first turn: what is asked, and what to think about. It never speaks against what a hint shows.

g1862-guide-propose = Propose a company
    .text = In Parliament companies are started with a charter. Look at homes and permits: the permit says which trains a company may run. The winner must see the company float, so count the money for half of its shares first.
g1862-guide-bid = A charter is auctioned
    .text = The bid goes to the bank. The charter comes with a duty: if the company has not floated by the end of the stock round, its holder pays a fine of five times the par.
g1862-guide-par = The par
    .text = Ten times the par is what the company gets when it floats, and three times is what you pay now. Trains cost the same for rich and poor companies.
g1862-guide-float = Float it at once
    .text = With two more shares the company floats now, and your duty is done. Nobody else has to buy them later.
g1862-guide-shares = A turn of a stock round
    .text = Sell first, then buy one share or start a company without a charter. In the initial offering a share costs its par, in the pool the price of the day; without a train it sells for half.
g1862-guide-track = Building
    .text = One build in a turn: up to two yellow tiles, one in a town with an N, an upgrade, a small station or a place in London. Point at a lit hex to see the tiles.
g1862-guide-marker = Station markers
    .text = A marker keeps a town open to your trains for good. It is already paid for, and there is room for one in each town.
g1862-guide-run = Runs
    .text = The best runs are found and drawn for you. One run must come home and the others meet it; each station counts once for all trains. You can also lay runs of your own.
g1862-guide-dividend = Pay out or retain
    .text = A dividend brings money to all shareholders and holds or lifts the price. Retaining brings the company money, and the price falls. If little is missing to the price, the treasury may add it.
g1862-guide-trains = Trains
    .text = A company runs only kinds for which it has a permit. A warranty keeps a train from rusting for a while. At the end of its turn a company must own a train.
g1862-guide-merge = Merging
    .text = Two companies whose markers are joined by track can become one, with the trains, permits and money of both. Two shares become one. The sheet shows what everybody would have.
