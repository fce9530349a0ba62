## What an expert weighs, in a list of reasons

g1862-measure-permits = permits
g1862-measure-own = shares on the companies’ own charters

## Kinds of decisions, as headings of rows

g1862-decision-merger = merger
