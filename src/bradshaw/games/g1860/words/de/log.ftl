### 1860: das Protokoll.

g1860-credits = { $amount }cc
g1860-end-nationalised = British Rail hat die letzten Gesellschaften stillgelegt

## Aufbau und Versteigerung

g1860-log-dealt-cash = Alle haben { MONEY($cash) }; der Bank bleiben { MONEY($bank) }.
g1860-log-first-auction = { $player } bietet als Erster um die Wahl zwischen { $privates } und den Direktorenzertifikaten von { $companies }.
g1860-log-win-auction = { $amount ->
    [0] Niemand bietet; { $player } hat zuerst gepasst und wählt ein Zertifikat.
   *[other] { $player } gewinnt die Versteigerung, zahlt { MONEY($amount) } und wählt ein Zertifikat.
 }
g1860-log-take-private = { $player } nimmt { $private } für { MONEY($price) }.
g1860-log-take-director = { $player } nimmt das Direktorenzertifikat der { $company } für { MONEY($price) } und setzt den Ausgabekurs auf { MONEY($par) }.

## Aktien und Privatgesellschaften

g1860-log-start = { $player } gründet die { $company } zum Ausgabekurs von { MONEY($par) } und zahlt { MONEY($price) } für das Direktorenzertifikat.
g1860-log-layer = Aktien von { $companies } sind jetzt zu haben.
g1860-log-float = { $kept ->
    [0] Die { $company } nimmt den Betrieb auf und erhält { $capital }cc.
   *[other] Die { $company } nimmt den Betrieb auf und erhält { $capital }cc; mit den behaltenen { $kept }cc hat sie { $total }cc.
 }
g1860-log-refloat = Die Stationen der { $company } werden wieder aufgedeckt.
g1860-log-homeless = Die { $company } bekommt keine Heimatstation, weil nicht mehr gebaut wird, und fährt nie.
g1860-log-home-untiled = Für { $place }, die Heimat der { $company }, ist kein Plättchen mehr da.
g1860-log-home-base = Die { $company } hat ihre Heimatstation in { $place }.
g1860-log-home-tile = { $player } legt Plättchen { $tile } auf { $place }, die Heimat der { $company }.
g1860-log-sell-private = { $price ->
    [0] { $player } gibt { $private } ohne Gegenwert an die Bank.
   *[other] { $player } verkauft { $private } für { MONEY($price) } an die Bank.
 }
g1860-log-buy-private = { $player } kauft { $private } für { MONEY($price) }.
g1860-log-close-private = { $private } schließt.
g1860-log-shut-private = { $player } schließt { $private }; der Wert bleibt.
g1860-log-exchange = { $player } tauscht { $private } gegen eine Aktie der { $company }.
g1860-log-private-pays = { $private } zahlt { $player } { MONEY($amount) }.

## Betrieb

g1860-log-build-base = Die { $company } baut eine Station in { $place } für { $cost }cc.
g1860-route = { $train }: { LIST($stops, type: "dash") }
g1860-run-for = { $run } für { MONEY($revenue) }
g1860-with-subsidy = { $subsidy ->
    [0] {""}
   *[other] {" "}und { $subsidy }cc Zuschuss
 }
g1860-log-runs-leased = Die { $company } leiht einen Zug und fährt { $run } für { $revenue }cc{ g1860-with-subsidy }.
g1860-log-runs-one = Die { $company } fährt { $run } für { MONEY($revenue) }{ g1860-with-subsidy }.
g1860-log-runs = Die { $company } fährt { LIST($runs, type: "semicolon") }: zusammen { MONEY($revenue) }{ g1860-with-subsidy }.
g1860-log-lease = Die { $company } leiht einen Zug und erhält { $revenue }cc.
g1860-log-retains = Die { $company } behält { $revenue }cc ein.
g1860-log-keeps-all = Die { $company } zahlt keine Dividende und behält { $kept }cc.
g1860-log-insolvent = Die { $company } hat keinen Zug und ist insolvent.
g1860-log-solvent = { $bought ->
    [true] Die { $company } hat einen Zug und ist wieder solvent.
   *[false] Die { $company } kann sich einen Zug leisten und ist wieder solvent.
 }
g1860-log-return-train = Die { $company } hat zu viele Züge und gibt einen { $train } an die Bank zurück.
g1860-log-bankrupt = { $gone ->
    [true] Die { $company } ist bankrott und verlässt das Spiel; ihre Aktien sind wertlos.
   *[false] Die { $company } ist bankrott, und alle ihre Aktien gehen ins Erstangebot zurück.
 }
g1860-log-destination = Die { $company } hat ihre Heimat mit { $place } verbunden und erhält { $bonus }cc.
g1860-log-yarmouth-served = Die { $company } fährt von Yarmouth nach Newport, und die Privatgesellschaft von Yarmouth zahlt mehr.

## Phasen und Ende

g1860-phase-train-limit = eine Gesellschaft darf { $count } Züge haben
g1860-phase-pier = Ryde Pier ist { MONEY($value) } wert
g1860-phase-sales = Verkäufe drücken den Kurs nicht mehr
g1860-phase-certificates = jeder darf beliebig viele Zertifikate haben
g1860-log-rust = Alle { $train }-Züge verrosten.
g1860-log-fishbourne = { $private } ist ab der nächsten Aktienrunde zu haben.
g1860-log-southern-formed = Die Southern Railway entsteht: Ab der nächsten Aktienrunde wird nichts mehr gebaut, und Haltepunkte zählen nicht.
g1860-log-southern = Es werden keine Gleise und Stationen mehr gebaut, und Haltepunkte zählen nicht mehr.
g1860-log-british-rail = Die Bahnen werden verstaatlicht: British Rail legt die Gesellschaften still, die am wenigsten zahlen.
g1860-log-close-down = { $dividend ->
    [0] British Rail legt die { $company } still, die nichts gezahlt hat.
   *[other] British Rail legt die { $company } still, die { MONEY($dividend) } gezahlt hat.
 }
g1860-log-bank-broken = { $trading ->
    [true] Die Bank hat kein Geld mehr: Das Spiel endet nach der nächsten Betriebsrunde.
   *[false] Die Bank hat kein Geld mehr: Das Spiel endet nach dieser Betriebsrunde.
 }
