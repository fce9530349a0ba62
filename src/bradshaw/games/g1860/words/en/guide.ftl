## The guided first turn: what is asked, and what to think about. It never speaks against what a hint shows.

g1860-guide-bid = The auction
    .text = You bid for the choice, not for a thing: the winner pays the bid and then the price of what he takes. Two director’s certificates and four private companies are on offer. A bid is lost money, so think of what the others want too.
g1860-guide-choose = Choose a certificate
    .text = A director’s certificate makes you the director of a company: two shares at the par that you set, and ten times that par for the company when it floats. A private company costs less and pays a little in every operating round.
g1860-guide-shares = A turn of a stock round
    .text = Sell first, then buy at most one certificate. A company does nothing until half of it is sold. Shares in the initial offering cost their par, those in the pool the price of the day; without a train they sell for half.
g1860-guide-home = The home tile
    .text = It costs nothing and lies for good. Look where its open ends point: track will go on from there.
g1860-guide-track = Track
    .text = One or two plain yellow tiles, or one with a large station, or an upgrade for which the company needs a train. Point at a lit hex to see the tiles. Every open end should lead somewhere.
g1860-guide-base = Bases
    .text = A base keeps a large station open to your trains, whatever others build there. The first costs little, the later ones more, and each company has few.
g1860-guide-run = Runs
    .text = The best runs are found and drawn for you. A run must touch a base of the company, one of them its home. You can also lay runs of your own.
g1860-guide-dividend = Pay out or retain
    .text = A dividend brings money to all shareholders and holds or lifts the price. Retaining brings the company money, and the price falls. The buttons say what either would do.
g1860-guide-trains = Trains
    .text = A company without a train earns nothing and becomes insolvent. The first train of a new kind begins a phase in which old ones rust: see what the button says before you buy.
