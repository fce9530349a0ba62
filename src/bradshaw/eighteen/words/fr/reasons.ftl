## What an expert weighs, in a list of reasons

eighteen-measure-shares = la valeur des actions
eighteen-measure-cash = l’argent
eighteen-measure-revenue = ce que les compagnies gagnent
eighteen-measure-track = ce que de meilleurs trains peuvent gagner sur les voies
eighteen-measure-lasting = les trains qui ne rouillent jamais
eighteen-measure-treasuries = l’argent dans les caisses
eighteen-measure-missing = les trains à remplacer bientôt
eighteen-measure-control = les présidences
eighteen-measure-room = la marge sous la limite de certificats

## Kinds of decisions, as headings of rows

eighteen-decision-auction = enchère
eighteen-decision-par = valeur de départ
eighteen-decision-share = action
eighteen-decision-tile = tuile
eighteen-decision-train = train
eighteen-decision-dividend = dividende
