### 1860: was man tun kann, was es kostet und bewirkt.

## Namen der Aktionen

g1860-action-bid = { MONEY($amount) } bieten
g1860-action-take-private = { $private } nehmen
g1860-action-take-director = Direktorenzertifikat der { $company } zum Ausgabekurs { MONEY($par) } nehmen
g1860-action-start = { $company } zum Ausgabekurs { MONEY($par) } gründen
g1860-action-buy-private = { $private } kaufen
g1860-action-sell-private = { $private } verkaufen
g1860-action-exchange = { $private } tauschen
g1860-action-close-private = { $private } schließen
g1860-action-build-base = Station in { $place } bauen
g1860-action-run = Fahren: { LIST($runs, type: "semicolon") }
g1860-action-buy-train = { $train }-Zug von { $seller } für { $price }cc kaufen
    .about = { $train }-Zug von { $seller } kaufen
g1860-action-accept = Annehmen
g1860-action-refuse = Ablehnen
g1860-action-return-train = { $train }-Zug zurückgeben

## Die Versteigerung am Anfang

g1860-choice-bid = { MONEY($amount) } bieten; dir blieben { MONEY($left) }
g1860-choice-pass-nobody-bids = Passen: Niemand hat geboten, und wer zuerst gepasst hat, wählt ein Zertifikat
g1860-choice-pass-bid-wins = Passen: Das Gebot von { MONEY($bid) } gewinnt
g1860-choice-pass-auction = Passen und aus dieser Versteigerung ausscheiden
g1860-choice-take-private = { $private } für { MONEY($price) } nehmen: { $income }
g1860-choice-take-director = Direktorenzertifikat der { $company } zum Ausgabekurs { MONEY($par) } für { MONEY($price) } nehmen: Sie nimmt den Betrieb mit { $capital }cc auf
g1860-income = zahlt jede Betriebsrunde { MONEY($revenue) }
g1860-income-exchange = zahlt jede Betriebsrunde { MONEY($revenue) } und kann gegen eine Aktie der { $company } getauscht werden

## Aktienrunden

g1860-choice-start = { $again ->
    [true] { $company } zum Ausgabekurs { MONEY($par) } für { MONEY($price) } neu gründen: Sie nimmt den Betrieb mit { $capital } auf
   *[false] { $company } zum Ausgabekurs { MONEY($par) } für { MONEY($price) } gründen: Sie nimmt den Betrieb mit { $capital } auf
 }
g1860-choice-buy-private = { $private } für { MONEY($price) } kaufen: { $income }{ $effects }
g1860-choice-sell-private = { $price ->
    [0] { $private } ohne Gegenwert an die Bank geben
   *[other] { $private } für { MONEY($price) } an die Bank verkaufen
 }
g1860-choice-exchange = { $private } gegen eine Aktie der { $company } tauschen, { MONEY($price) } wert{ $effects }
g1860-choice-close-private = { $private } schließen: zahlt nicht mehr, behält aber den Wert von { MONEY($value) }
g1860-capital = { $capital }cc{ $kept ->
    [0] {""}
   *[other] , davon { $kept }cc behalten
 }{ $count ->
    [0] {""}
    [one] , und ihrem { $trains }-Zug
   *[other] , und ihren Zügen { $trains }
 }
g1860-effect-floats = die { $company } nimmt den Betrieb mit { $capital } auf
g1860-effect-as-before = zum selben Preis wie vorher in diesem Zug
g1860-effect-bankrupt = die { $company } geht bankrott, was diese Aktienrunde beendet
g1860-effect-privates-close = alle anderen Privatgesellschaften schließen

## Betrieb

g1860-choice-tile-costs = { $tile }, kostet { $cost }cc
g1860-choice-pass-track = { $more ->
    [true] Passen: keine Gleise mehr legen
   *[false] Passen: keine Gleise legen
 }
g1860-choice-pass-base = Passen: keine Station bauen
g1860-choice-build-base = Station in { $place } ({ $hex }){ $value ->
    [0] {""}
   *[other] , { MONEY($value) } wert,
 } für { $cost }cc bauen: Der { $company } bleiben { $left }cc
# What runs earn in all; other messages include this.
g1860-run-sum = { $leased ->
    [true] Fahren für { $revenue }cc, alles einbehalten
   *[false] Fahren für { MONEY($revenue) }
 }{ $halts ->
    [0] {""}
    [one] {" "}und 1 Haltepunkt für { $subsidy }cc
   *[other] {" "}und { $halts } Haltepunkte für { $subsidy }cc
 }
g1860-choice-run = { g1860-run-sum }: { LIST($runs, type: "semicolon") }{ $effects }
    .brief = { g1860-run-sum }{ $effects }
g1860-choice-pay = Dividende von { MONEY($revenue) } ausschütten: du bekommst { MONEY($mine) }{ $subsidy ->
    [0] {""}
   *[other] ; { $subsidy }cc Zuschuss gehen in die Kasse
 }; { $price }
g1860-choice-retain = Einnahmen von { MONEY($revenue) } einbehalten: Die { $company } hat dann { $treasury }cc; { $price }
g1860-choice-buy-train = { $train }-Zug von { $seller } für { $price }cc kaufen: Der { $company } bleiben { $left }cc{ $effects }
    .brief = { $train }-Zug von { $seller } für { $price }cc kaufen{ $effects }
g1860-choice-return-train = { $train }-Zug ohne Gegenwert an die Bank zurückgeben
g1860-effect-if-agreed = wenn der Direktor der { $company } zustimmt
g1860-first-sale = { $news }
g1860-first-sale-phase = Phase { $phase } beginnt
g1860-first-sale-rusts = alle { $trains } verrosten
g1860-first-sale-tiles = { eighteen-colour } Plättchen kommen ins Spiel
g1860-first-sale-fishbourne = { $private } kommt in den Verkauf
g1860-first-sale-southern = die Southern Railway entsteht

## Fahrten in Worten

g1860-earns = { $leased ->
    [true] { $revenue }cc
   *[false] { MONEY($revenue) }
 }{ $subsidy ->
    [0] {""}
   *[other] {" "}und { $subsidy }cc Zuschuss
 }
g1860-sum = { $revenue } + { $subsidy }cc
g1860-lease-half = { MONEY($revenue) }, die Hälfte bleibt: { $kept }
g1860-lease-sum = { $revenue }cc + { $more }cc

## Daueraufträge

g1860-program-stop-price = Jemand bietet { $price }cc für einen { $train }-Zug, der bei der Bank { $bank }cc kostet.
