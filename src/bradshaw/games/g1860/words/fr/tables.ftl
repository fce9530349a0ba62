### 1860 : tableaux, cours et carte.

g1860-column-privates = Privées
g1860-column-bases = Gares
g1860-note-companies = { $hidden ->
    [true] Gares : combien il en reste. IPO : +1 est réservée au propriétaire d’une compagnie privée. Caisse : connue des actionnaires.
   *[false] Gares : combien il en reste. IPO : +1 est réservée au propriétaire d’une compagnie privée.
 }
g1860-ran-and-kept = { MONEY($revenue) } retenus
g1860-status-closed = fermée
g1860-status-bankrupt = en banqueroute
g1860-status-for-sale = en vente
g1860-status-layer = niveau { $layer }
g1860-status-no-director = sans président
g1860-status-not-floated = non lancée
g1860-status-insolvent = insolvable

## Trains et compagnies privées

g1860-column-train = Train
g1860-table-privates = Compagnies privées
g1860-column-private = Compagnie privée
g1860-column-value = Valeur
g1860-column-pays = Rapporte
g1860-column-owner = Propriétaire
g1860-column-share-of = Action de
g1860-owner-bank = à la banque
g1860-owner-auction = à l’enchère
g1860-owner-later = pas encore en vente
g1860-owner-closed = { $player }, fermée

## Le cours de la partie

g1860-course-railways = Chemins de fer
g1860-course-phase = { $phase } : tuiles { $colours }, Ryde Pier { MONEY($pier) }
g1860-course-phase-built = { $phase } : on ne construit plus, Ryde Pier { MONEY($pier) }
g1860-course-train-limit = { $count ->
    [none] aucune
   *[other] { $count } par compagnie
 }
g1860-round-auction = { $count ->
    [one] enchère initiale, { $count } certificat proposé
   *[other] enchère initiale, { $count } certificats proposés
 }
g1860-rounds-british-rail = jusqu’à ce que British Rail ait fermé toutes les compagnies ; plus de tour boursier
g1860-rounds-one-more = encore un, et la partie s’arrête
g1860-rounds-after-stock = { $this ->
    [true] { $count } après ce tour boursier
   *[false] { $count } après le prochain tour boursier
 }
g1860-bank-unlimited = illimitée sous British Rail
g1860-bank-empty = { $this ->
    [true] vide ; la partie s’arrête après ce tour d’exploitation
   *[false] vide ; la partie s’arrête après le prochain tour d’exploitation
 }
g1860-bank-left = { MONEY($left) } sur { MONEY($all) } ; la partie s’arrête quand elle est vide
g1860-railways-private = nationalisés quelque temps après le premier train { $train }
g1860-railways-never = pas nationalisés : la partie s’arrête avant
g1860-railways-southern = { $floated ->
    [true] Southern Railway : nationalisés quand chaque compagnie lancée qui a un président a un train
   *[false] Southern Railway : nationalisés quand chaque compagnie qui a un président a un train
 }
g1860-railways-southern-waits = { g1860-railways-southern } ; sans train : { $companies }
g1860-railways-british-rail = { $last ->
    [true] British Rail
   *[false] British Rail : après chaque tour ferment les deux compagnies qui versent le moins, et toutes celles qui versent aussi peu
 }

## Cours et carte

g1860-zone-red = des actions vendues ensemble, la première ne bouge pas le cours
g1860-zone-red-late = les ventes ne bougent plus le cours
g1860-zone-grey = valeur de départ d’une compagnie relancée après une banqueroute
g1860-zone-par = valeur de départ d’une nouvelle compagnie
g1860-terrain-hills = collines
g1860-terrain-difficult-ground = terrain difficile

## La ligne au-dessus du plateau

g1860-strip-nationalised-later = { $count ->
    [one] Southern Railway au prochain train
   *[other] Southern Railway dans { $count } trains
 }
g1860-strip-nationalised-waits = nationalisation dès { QUE($companies) } ont un train
g1860-strip-nationalised = nationalisation après ce tour
g1860-strip-british-rail = { $count ->
    [one] British Rail : encore { $count } compagnie
   *[other] British Rail : encore { $count } compagnies
 }
