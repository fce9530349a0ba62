### 1862: Namen, die Protokoll, Aktionen, Fragen und Tabellen gemeinsam haben.

g1862-trains = { $kind ->
    [freight] Güterzüge
    [local] Lokalzüge
   *[express] Expresszüge
 }
g1862-a-permit = eine Genehmigung für { g1862-trains }
g1862-own-train = { $number ->
    [1] {""}
    [2] zweiten{" "}
    [3] dritten{" "}
    [4] vierten{" "}
   *[other] { $number }.{" "}
 }{ $train }-Zug{ $warranties ->
    [0] {""}
    [one] {" "}mit 1 Garantie
   *[other] {" "}mit { $warranties } Garantien
 }
g1862-a-train = einen { $train }-Zug
g1862-certificate = { $count ->
    [1] die Optionsaktie der { $company }
   *[other] das Direktorenzertifikat der { $company }
 }
g1862-kind-count = { $count } { $kind ->
    [freight] Güterzug
    [local] Lokalzug
   *[express] Express
 }
g1862-permits-left = { $count ->
    [0] keine
   *[other] { $permits }
 }
g1862-ends = { $gone ->
    [true] verlässt das Spiel
   *[false] geht ins Erstangebot zurück
 }
g1862-train-limit = { $scope ->
    [each] { $count } Züge jeder Art
    [all] { $count } Züge insgesamt
   *[simple] { $count } Züge
 }
g1862-stops-buying = { $scope ->
    [each] Eine Gesellschaft mit { $count } Zügen einer Art darf davon keine weiteren kaufen.
   *[all] Eine Gesellschaft mit { $count } Zügen darf keine weiteren kaufen.
 }

## Was eine Phase bringt

g1862-phase-companies = weitere Gesellschaften können gegründet werden
g1862-phase-areas = Häfen und rote Gebiete sind mehr wert
g1862-phase-train-limit = das Zuglimit sinkt auf { $limit }
g1862-first-sale = { $news }
g1862-first-sale-more = { $news }: { $more }
g1862-first-sale-phase = Phase { $phase } beginnt
g1862-first-sale-rusts = { $bands }-Züge ohne Garantie verrosten
g1862-first-sale-lner = die LNER kündigt sich an

## Fahrten

g1862-hexes-between = { MONEY($bonus) } für { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 } dazwischen
g1862-run = { $train }: { LIST($stops, type: "dash") } für { MONEY($revenue) }{ $bonus ->
    [0] {""}
   *[other] , davon { g1862-hexes-between }
 }
g1862-and-subsidy = { $subsidy ->
    [0] {""}
   *[other] {" "}und { MONEY($subsidy) } Zuschuss
 }
g1862-earns = { MONEY($amount) }{ $subsidy ->
    [0] {""}
   *[other] {" "}+ { MONEY($subsidy) } Zuschuss
 }
g1862-earns-joined = { g1862-earns }, verbunden mit { $trains }
    .brief = { g1862-earns }
g1862-earns-with = verbunden mit { $train }
    .brief = { "" }
g1862-earns-all = { MONEY($revenue) }{ g1862-and-subsidy }
g1862-line-bonus = { $line }; { $bonus }
