### 1862 : noms que le journal, les choix, les questions et les tableaux ont en commun.

g1862-trains = { $kind ->
    [freight] trains de marchandises
    [local] trains locaux
   *[express] trains express
 }
g1862-a-permit = un permis pour les { g1862-trains }
g1862-own-train = { $number ->
    [1] {""}
    [2] deuxième{" "}
    [3] troisième{" "}
    [4] quatrième{" "}
   *[other] { $number }e{" "}
 }train { $train }{ $warranties ->
    [0] {""}
    [one] {" "}avec 1 garantie
   *[other] {" "}avec { $warranties } garanties
 }
g1862-a-train = un train { $train }
g1862-certificate = { $count ->
    [1] l’action en option { $company }
   *[other] le certificat de président { DE($company) }
 }
g1862-kind-count = { $count } { $kind ->
    [freight] marchandises
    [local] local
   *[express] express
 }
g1862-permits-left = { $count ->
    [0] aucun
   *[other] { $permits }
 }
g1862-ends = { $gone ->
    [true] quitte la partie
   *[false] retourne dans l’offre initiale
 }
g1862-train-limit = { $scope ->
    [each] { $count } trains de chaque type
    [all] { $count } trains en tout
   *[simple] { $count } trains
 }
g1862-stops-buying = { $scope ->
    [each] Une compagnie qui a { $count } trains d’un type ne peut plus en acheter de ce type.
   *[all] Une compagnie qui a { $count } trains ne peut plus en acheter.
 }

## Ce qu’apporte une phase

g1862-phase-companies = d’autres compagnies peuvent être lancées
g1862-phase-areas = les ports et les zones rouges valent davantage
g1862-phase-train-limit = la limite de trains passe à { $limit }
g1862-first-sale = { $news }
g1862-first-sale-more = { $news } : { $more }
g1862-first-sale-phase = la phase { $phase } commence
g1862-first-sale-rusts = les trains { $bands } sans garantie sont retirés
g1862-first-sale-lner = la LNER est annoncée

## Trajets

g1862-hexes-between = { MONEY($bonus) } pour { $count ->
    [one] { $count } hexagone intermédiaire
   *[other] { $count } hexagones intermédiaires
 }
g1862-run = { $train } : { LIST($stops, type: "dash") } pour { MONEY($revenue) }{ $bonus ->
    [0] {""}
   *[other] , dont { g1862-hexes-between }
 }
g1862-and-subsidy = { $subsidy ->
    [0] {""}
   *[other] {" "}et { MONEY($subsidy) } de subvention
 }
g1862-earns = { MONEY($amount) }{ $subsidy ->
    [0] {""}
   *[other] {" "}+ { MONEY($subsidy) } de subvention
 }
g1862-earns-joined = { g1862-earns }, joint au { $trains }
    .brief = { g1862-earns }
g1862-earns-with = joint au { $train }
    .brief = { "" }
g1862-earns-all = { MONEY($revenue) }{ g1862-and-subsidy }
g1862-line-bonus = { $line } ; { $bonus }
