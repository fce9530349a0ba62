### 1862: names of things, which the log, choices, questions and tables have in common.

# Trains by kind; other messages include this.
g1862-trains = { $kind ->
    [freight] freight trains
    [local] local trains
   *[express] express trains
 }
g1862-a-permit = a permit for { g1862-trains }
# $number: the first, second … of trains that are alike; other messages include this.
g1862-own-train = { $number ->
    [1] {""}
    [2] second{" "}
    [3] third{" "}
    [4] fourth{" "}
   *[other] { $number }th{" "}
 }{ $train } train{ $warranties ->
    [0] {""}
    [one] {" "}with 1 warranty
   *[other] {" "}with { $warranties } warranties
 }
g1862-a-train = { A($train) } train
# What an option is on.
g1862-certificate = { $count ->
    [1] the option share of { $company }
   *[other] the director’s certificate of { $company }
 }
g1862-kind-count = { $count } { $kind ->
    [freight] freight
    [local] local
   *[express] express
 }
g1862-permits-left = { $count ->
    [0] none
   *[other] { $permits }
 }
# What becomes of a company that merges or goes bankrupt; follows its name. Other messages include this.
g1862-ends = { $gone ->
    [true] leaves the game
   *[false] goes back to the initial offering
 }
# $scope: of one kind in the simple games, of each kind, or in all.
g1862-train-limit = { $scope ->
    [each] { $count } trains of each kind
    [all] { $count } trains in all
   *[simple] { $count } trains
 }
g1862-stops-buying = { $scope ->
    [each] A company with { $count } trains of a kind may buy no more of that kind.
   *[all] A company with { $count } trains may buy no more.
 }

## What a phase brings

g1862-phase-companies = more companies can be started
g1862-phase-areas = ports and red areas are worth more
g1862-phase-train-limit = the train limit falls to { $limit }
# What the first sale of a train does: verbs without a subject.
g1862-first-sale = { $news }
g1862-first-sale-more = { $news }: { $more }
g1862-first-sale-phase = begins phase { $phase }
g1862-first-sale-rusts = rusts { $bands } trains without a warranty
g1862-first-sale-lner = brings the LNER

## Runs

g1862-hexes-between = { MONEY($bonus) } for { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 } between
# $train: a train, or several joined ones: “1F + 2F”.
g1862-run = { $train }: { LIST($stops, type: "dash") } for { MONEY($revenue) }{ $bonus ->
    [0] {""}
   *[other] , including { g1862-hexes-between }
 }
# Follows a sum; other messages include this.
g1862-and-subsidy = { $subsidy ->
    [0] {""}
   *[other] {" "}and { MONEY($subsidy) } subsidy
 }
g1862-earns = { MONEY($amount) }{ $subsidy ->
    [0] {""}
   *[other] {" "}+ { MONEY($subsidy) } subsidy
 }
# Of joined Freights the first has the sum of all. The page shows .brief where it says by itself that a train is joined.
g1862-earns-joined = { g1862-earns }, joined with the { $trains }
    .brief = { g1862-earns }
g1862-earns-with = joined with the { $train }
    .brief = { "" }
g1862-earns-all = { MONEY($revenue) }{ g1862-and-subsidy }
g1862-line-bonus = { $line }; { $bonus }
