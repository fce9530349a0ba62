## What an expert weighs, in a list of reasons

g1862-measure-permits = les permis
g1862-measure-own = les actions que les compagnies détiennent elles-mêmes

## Kinds of decisions, as headings of rows

g1862-decision-merger = fusion
