## What an expert weighs, in a list of reasons

eighteen-measure-shares = the value of shares
eighteen-measure-cash = cash
eighteen-measure-revenue = what companies earn
eighteen-measure-track = what better trains can earn on the track
eighteen-measure-lasting = trains that never rust
eighteen-measure-treasuries = money in treasuries
eighteen-measure-missing = trains that must soon be replaced
eighteen-measure-control = directorships
eighteen-measure-room = room below the certificate limit

## Kinds of decisions, as headings of rows

eighteen-decision-auction = auction
eighteen-decision-par = par
eighteen-decision-share = share
eighteen-decision-tile = tile
eighteen-decision-train = train
eighteen-decision-dividend = dividend
