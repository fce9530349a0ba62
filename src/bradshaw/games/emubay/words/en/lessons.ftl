## Lessons. Each has a name, what it is about (.text) and what was learned (.end).
## Each step has its goal, what to look at (.look), why the move is the point (.point) and why another is not (.besides and others).
## No figure is written out: all come from the position. $done is the move that was made.

emubay-lesson-dividends = What wins: dividends
    .text = Whoever has the most money at the end wins. It comes from dividends, and a cube decides when they are paid.
    .end = Shares earn nothing by themselves: somebody has to spend a turn on paying dividends. Do it when it brings you more than the others, and before debt grows.
emubay-lesson-dividends-lift = You have { MONEY($cash) }. Lift a cube so that you can pay dividends with it.
    .look = A turn moves one cube to another action. The space of Pay dividends is free, and { $cubes } cubes lie elsewhere.
    .point = Good: the cube may go anywhere but back. Pay dividends is open to you.
    .besides = { $done }: legal, but from there the cube cannot pay dividends.
emubay-lesson-dividends-pay = Put the cube on Pay dividends.
    .look = { $company } has a revenue of { $revenue }, and you hold its only share. The revenue of { $shared }, { $shared-revenue }, is divided among { $shared-shares } shares. Together you would get { MONEY($income) }.
    .point = You now have { MONEY($cash) }, the others { MONEY($second) } and { MONEY($third) }. But debt comes due after each payment: the revenue of { $company } fell from { $revenue } to { $after }.
    .besides = { $done }: legal, but it brings you nothing now. Your shares would pay { MONEY($income) } this turn, more than anybody else gets.
    .build = { $done }: legal, and later revenue would grow. But money in hand wins the game, and { MONEY($income) } are waiting now.
    .bond = { $done }: legal. The company gets money and you get none, and its revenue falls at the next dividends. Take the { MONEY($income) } first.
    .merge = { $done }: legal, but then { $company } shares its revenue with the whole company. Take the { MONEY($income) } first.

emubay-lesson-shares = What a share is worth
    .text = Shares are auctioned. The price goes to the company, and each share sold makes the dividend of all others smaller.
    .end = A share is worth the dividends that it will pay. The money goes to the company, which builds with it, so a low price for a company that you own is not all lost.
emubay-lesson-shares-bid = Outbid { $rival } for the share of { $company }, by as little as you can.
    .look = { $company } has a revenue of { $revenue }, and { $shares } of its shares is held. With this one the revenue is divided by one share more. { $rival } has bid { MONEY($bid) }, and you have { MONEY($cash) }.
    .point = { MONEY($offered) } is enough: whoever passes is out, and nobody else wanted it. You own part of { $company } now, and may build for it.
    .besides = { $done }: legal, but the share would not be yours.
    .pass = Passing is legal, but { $rival } would get the share for { MONEY($bid) } and you would have no say in { $company }.
    .more = { $done }: legal, but more than needed. A bid that beats { MONEY($bid) } by as little as possible does the same, and what you keep buys the next share.
emubay-lesson-shares-again = Buy the next share of { $company } as well.
    .look = { $rival } opens with { MONEY($bid) } only: the revenue of { $revenue } is divided by { $shares } already, and by one more after this. You hold { $mine }.
    .point = The more of { $company } you hold, the more of every track that is built for it becomes yours, whoever builds.
    .besides = { $done }: legal, but at { MONEY($bid) } the share pays for itself with the first dividends, and { $rival } would have it.

emubay-lesson-track = Track and revenue
    .text = A company pays for its track with its own money, and its revenue rises at once. Where it builds decides how much it gets for it.
    .end = Cheap ground first, towns and ports when they are in reach. The company pays, you earn: its revenue is your dividend.
emubay-lesson-track-lift = You are { $player } and own { $company }. Lift a cube for Build track.
    .look = Build track has free spaces, so any cube will do. But look at what you leave behind: the space that you empty is open to the players after you.
    .point = Good: now the cube has to go to another action.
    .besides = { $done }: legal, but it does not lead to Build track.
emubay-lesson-track-company = Build track for { $company }.
    .look = { $company } has { MONEY($money) } and { $track } pieces of narrow-gauge track. It is yours alone: nobody else gets a share of its dividends.
    .point = { $company } may place up to its { $track } pieces, one after the other, as long as it can pay.
    .besides = { $done }: legal, but { $company } has { MONEY($money) } that earns nothing yet.
    .other = { $done }: legal, but others own shares of that company too or may still buy them. Of { $company } the whole gain is yours.
emubay-lesson-track-first = Build in the marked hex.
    .look = It is forest: { MONEY($price) } of { MONEY($money) }, and the revenue rises by { $gain }. Beyond it lies the sea.
    .point = Revenue up by { $gain }, and { MONEY($left) } are left, enough to reach the port next to it.
    .besides = { $done }: legal and just as cheap, but it leads away from the coast.
    .mountain = { $done }: legal, but a mountain costs { MONEY($mountain) }, all that { $company } has. The revenue would rise by { $gain } all the same.
    .stop = Stopping is legal, but { $company } has money and track left: { MONEY($price) } for a revenue that pays at every dividend is a bargain.
emubay-lesson-track-port = Build to the port.
    .look = The port costs { MONEY($price) }; { $company } has exactly { MONEY($money) } left. A company with a port gets more for each resource cube.
    .point = A revenue of { $revenue }, of which every pound is your dividend, and { MONEY($left) } left. That is a good first turn.
    .besides = { $done }: legal, but without a port resource cubes are worth little to { $company }.
    .stop = Stopping is legal, but the port lies next to the track and { $company } can pay for it.
emubay-lesson-track-stop = There is no track left: finish the turn.
    .look = { $company } earns { $revenue } now. Before the next dividends nothing of it reaches you.
    .point = The turn is over. The cube stays on Build track until somebody moves it.
    .besides = { $done }: legal, but nothing is gained by it.

emubay-lesson-mergers = Mergers
    .text = An independent can go into a company: with its revenue, its money, its track and its debt. Its owner gets a share of the company instead.
    .end = A merger moves revenue to where more shares are. It is good for whoever holds most of them; the debt comes along.
emubay-lesson-mergers-lift = { $company } is losing money, and your { $independent } thrives. Lift a cube for a merger.
    .look = The revenue of { $company } is { $revenue }: at the next dividends its owner would have to pay. That is you.
    .point = Good: Merge independent is free.
    .besides = { $done }: legal, but the cube could not merge anything.
emubay-lesson-mergers-merge = Merge { $independent } into { $company }.
    .look = { $independent } brings a revenue of { $brings } to the { $revenue } of { $company }, of which { $shares } share is held. You would give up your share of { $independent } for one of the { $reserved } that { $company } keeps for mergers.
    .point = { $company } now has a revenue of { $joined } for { $held } shares, and { $mine } of them are yours. Its { $bonds } bonds are a debt that comes due at every dividends.
    .besides = { $done }: legal, but { $company } would stay below nothing.
    .other = { $done }: legal too, but { $weaker } brings only { $weaker-brings }. { $independent } brings { $brings }.
    .dividends = Paying dividends is legal, but { $company } would cost you money now: its revenue is { $revenue }.
    .bond = { $done }: legal, but a bond makes things worse: even the cheapest takes { $cost } off the revenue at the next dividends.

emubay-lesson-end = Ending the game
    .text = The game ends with the dividends that follow two of its end conditions. Whoever leads should bring them about.
    .end = The dividends were paid and the game was over: most money wins. Shares, companies and track count for nothing then.
emubay-lesson-end-lift = You have { MONEY($cash) } and lead. Lift the cube that brings the end nearer.
    .look = { $rival } follows with { MONEY($second) }. { $bonds ->
        [0] No bond is
        [one] { $bonds } bond is
       *[other] { $bonds } bonds are
    } left, so one end condition is met. The other within reach: no share for sale any more. { $shares } of { $company } is still to be had.
    .point = Pay dividends is free again, for the last payment. And the cube can auction a share.
    .besides = { $done }: legal, but while the cube stays on Pay dividends nobody can pay them, and without dividends the game does not end.
emubay-lesson-end-auction = Auction the last share.
    .look = After this no share of any company is for sale, and the second condition is met. The next dividends end the game.
    .point = As soon as { $company } is sold out, the next dividends are the last.
    .besides = { $done }: legal, but { $other } has a revenue of { $debt } and cannot be saved any more. Every further round of dividends costs you money.
emubay-lesson-end-open = You must open: bid as little as you can.
    .look = { $company } earns { $revenue } for { $shares } shares. One dividend is still to come.
    .point = { MONEY($least) } is the least. Let somebody else have the share.
    .besides = { $done }: legal, but one dividend of { $company } will not bring that back. { MONEY($least) } opens as well.
emubay-lesson-end-pass = { $rival } has bid { MONEY($bid) }. Let the share go.
    .look = It does not matter who gets it: sold is sold.
    .point = The share went to { $rival }, and the second end condition was met. Two turns later the dividends were paid and the game was over: you have won.
    .besides = { $done }: legal, but every pound that you spend now is missing from your result.
