## What an expert weighs, in a list of reasons

g1862-measure-permits = Genehmigungen
g1862-measure-own = Aktien im Besitz der Gesellschaften selbst

## Kinds of decisions, as headings of rows

g1862-decision-merger = Fusion
