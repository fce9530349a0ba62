## What an expert weighs, in a list of reasons

emubay-measure-shares = the value of shares
emubay-measure-cash = cash
emubay-measure-dividends = dividends
emubay-measure-interest = interest
emubay-measure-growth = what companies can still build
emubay-measure-tempo = whose turn it is

## Kinds of decisions, as headings of rows

emubay-decision-auction = auction
emubay-decision-action = action
emubay-decision-track = track
emubay-decision-cubes = resource cubes
