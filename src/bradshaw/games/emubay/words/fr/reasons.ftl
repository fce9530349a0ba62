## What an expert weighs, in a list of reasons

emubay-measure-shares = la valeur des actions
emubay-measure-cash = l’argent
emubay-measure-dividends = les dividendes
emubay-measure-interest = les intérêts
emubay-measure-growth = ce que les compagnies peuvent encore construire
emubay-measure-tempo = l’ordre du tour

## Kinds of decisions, as headings of rows

emubay-decision-auction = enchère
emubay-decision-action = opération
emubay-decision-track = voie
emubay-decision-cubes = cubes de ressource
