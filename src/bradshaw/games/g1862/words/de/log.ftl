### 1862: das Protokoll.

g1862-itself = { $company } selbst

## Aufbau

g1862-log-begins-alone = { $player } beginnt mit { MONEY($cash) }.
g1862-log-begins = Alle beginnen mit { MONEY($cash) }; { $player } hat den Vorrang.
g1862-log-companies-dealt = { $first } können sofort gegründet werden, { $second } ab dem ersten B-Zug, { $third } ab dem ersten C-Zug; { $out } spielen nicht mit.
g1862-log-permits-dealt = Die Genehmigungen werden verteilt: { LIST($dealt, type: "semicolon") }.
g1862-permits-to = { g1862-trains } für { $companies }
g1862-log-cards-dealt = { $rows } Reihen zu { $length ->
    [one] 1 Karte
   *[other] { $length } Karten
 } werden ausgelegt; der Stapel hat { $deck }. { $out } spielen nicht mit, und in ihren Heimatbahnhöfen werden keine Gleise gelegt.

## Parlament

g1862-log-parliament = { $number ->
    [1] Das Parlament tritt zusammen; { $player } darf zuerst eine Gesellschaft vorschlagen.
   *[other] Das Parlament tritt wieder zusammen; { $player } darf zuerst eine Gesellschaft vorschlagen.
 }
g1862-log-cannot-propose = { $player } kann keine Gesellschaft vorschlagen.
g1862-log-proposes = { $player } schlägt dem Parlament die { $company } vor und bietet { MONEY($amount) }.
g1862-log-proposes-none = { $player } schlägt keine Gesellschaft vor.
g1862-log-cannot-bid = { $player } kann nicht höher bieten und scheidet aus dieser Versteigerung aus.
g1862-log-wins-charter = { $amount ->
    [0] { $player } erhält die Konzession der { $company } umsonst und muss die Gesellschaft in Betrieb bringen.
   *[other] { $player } erhält die Konzession der { $company } für { MONEY($amount) } und muss die Gesellschaft in Betrieb bringen.
 }
g1862-log-par = { $player } setzt den Ausgabekurs der { $company } auf { MONEY($par) } und zahlt { MONEY($price) } für das Direktorenzertifikat.
g1862-fined = Die { $company } hat den Betrieb nicht aufgenommen und geht ins Erstangebot zurück; { $player } muss { MONEY($fine) } Strafe zahlen
g1862-fine-from-shares = { MONEY($from_shares) } mit { $count ->
    [one] 1 Aktie der Gesellschaft
   *[other] { $count } Aktien der Gesellschaft
 }
g1862-log-fine = { g1862-fined }.
g1862-log-fine-owed = { g1862-fined }, zahlt { MONEY($cash) } bar{ $count ->
    [0] {""}
   *[other] {" "}und { g1862-fine-from-shares }
 } und schuldet noch { MONEY($owed) }.
g1862-log-fine-sold = { $kept ->
    [0] { g1862-fined } und zahlt { MONEY($cash) } bar und { g1862-fine-from-shares }.
   *[other] { g1862-fined }, zahlt { MONEY($cash) } bar und { g1862-fine-from-shares } und behält die übrigen { MONEY($kept) } aus dem Verkauf.
 }
g1862-log-pays-fine = { $owed ->
    [0] { $player } zahlt die letzten { MONEY($paid) } der Strafe.
   *[other] { $player } zahlt { MONEY($paid) } der Strafe und schuldet noch { MONEY($owed) }.
 }
g1862-log-fine-forgiven = { $player } hat nichts mehr zu verkaufen; { MONEY($owed) } der Strafe werden erlassen.

## Gesellschaften und Aktien

g1862-log-start = { $player } gründet die { $company } ohne Konzession zu { MONEY($each) } je Aktie und zahlt ihr { MONEY($price) } für das Direktorenzertifikat.
g1862-log-float = { $capital ->
    [0] Die { $company } nimmt den Betrieb mit den { MONEY($treasury) } auf, die ihre Aktien gebracht haben.
   *[other] Die { $company } nimmt den Betrieb auf und erhält { MONEY($capital) }{ $more ->
        [true] {" "}und hat damit { MONEY($treasury) }.
       *[false] .
     }
 }{ $kind ->
    [none] {""}
   *[other] {" "}Sie zieht { g1862-a-permit }.
 }
g1862-log-markers = Die { $company } nimmt { $count ->
    [one] 1 Stationsmarker
   *[other] { $count } Stationsmarker
 } für { MONEY($price) }.
g1862-log-redeem = Die { $company } kauft eine ihrer eigenen Aktien für { MONEY($price) } aus dem Bankpool zurück.
g1862-log-bankrupt = { $each ->
    [0] Die { $company } ist bankrott und { g1862-ends }; ihre Aktionäre bekommen nichts.
   *[other] Die { $company } ist bankrott und { g1862-ends }; ihre Aktionäre bekommen { MONEY($each) } je Aktie.
 }

## Karten des Solospiels

g1862-log-buy-card = { $player } kauft die Aktie der { $company } in Reihe { $row } für { MONEY($price) }.
g1862-log-price-company = { $chartered ->
    [true] { $player } gründet die { $company } mit Konzession zu { MONEY($price) } je Aktie.
   *[false] { $player } gründet die { $company } ohne Konzession zu { MONEY($price) } je Aktie.
 }
g1862-log-move-card = { $player } legt die Karte der { $company } von Reihe { $row } in Reihe { $to }.
g1862-log-deal-row = { $player } legt { $count ->
    [one] 1 neue Karte
   *[other] { $count } neue Karten
 } in Reihe { $row }.
g1862-log-remove-company = { $by_chance ->
    [true] Durch Zufall verlässt die { $company } das Spiel, und in { $home } werden keine Gleise mehr gelegt.
   *[false] Die { $company } verlässt das Spiel, und in { $home } werden keine Gleise mehr gelegt.
 }

## Fusionen

g1862-holder = { $holder ->
    [company] Die { $survivor }
   *[player] { $player }
 }
g1862-with-giver = { $giver ->
    [pool] mit dem Bankpool
    [company] mit der Gesellschaft selbst
   *[player] mit { $other }
 }
g1862-log-merger-proposed = { $acquires ->
    [true] { $player } schlägt vor, dass die { $company } die { $partner } übernimmt und die { $survivor } überlebt.
   *[false] { $player } schlägt vor, dass die { $company } mit der { $partner } fusioniert und die { $survivor } überlebt.
 }
g1862-log-merger-agreed = { $player } stimmt für die { $partner } zu.
g1862-log-offering-to-pool = { $count ->
    [one] Die letzte Aktie der { $company } im Erstangebot kommt in den Bankpool.
   *[other] Die { $count } Aktien der { $company } im Erstangebot kommen in den Bankpool.
 }
g1862-log-merged-price = Die fusionierte Gesellschaft ist die { $company } mit einem Kurs von { MONEY($price) } und einem Ausgabekurs von { MONEY($par) }.
g1862-log-shares-returned = { g1862-holder } gibt { $shares } in den Bankpool zurück.
g1862-log-shares-swapped = { $count ->
    [one] { g1862-holder } tauscht { g1862-with-giver } eine Aktie der { $merged } gegen eine der { $survivor }.
   *[other] { g1862-holder } tauscht { g1862-with-giver } { $count } Aktien der { $merged } gegen ebenso viele der { $survivor }.
 }
g1862-log-shares-unswapped = { g1862-holder } findet keine Aktie der { $survivor } zum Tauschen und verkauft { $count ->
    [one] eine Aktie
   *[other] { $count } Aktien
 } der { $merged } für { MONEY($price) }{ $half ->
    [true] , die Optionsaktie zum halben Kurs
   *[false] {""}
 }.
g1862-log-option-kept = { g1862-holder } zahlt { MONEY($price) } und behält { $certificate }.
g1862-log-option-given-up = { g1862-holder } gibt { $certificate } für { MONEY($price) } in den Bankpool.
g1862-log-certificate-exchanged = { g1862-holder } tauscht das Direktorenzertifikat der { $company } gegen drei Aktien aus dem Bankpool.
g1862-log-certificate-is-option = Im Bankpool sind keine drei Aktien für das Direktorenzertifikat der { $company }. { g1862-holder } macht es zur Option{ $returned ->
    [0] {""}
    [one] {" "}und gibt 1 andere Aktie in den Bankpool zurück
   *[other] {" "}und gibt { $returned } andere Aktien in den Bankpool zurück
 }.
g1862-log-certificate-sold = { g1862-holder } verkauft das Direktorenzertifikat der { $company } für { MONEY($price) }, weil das der { $survivor } nicht zu haben ist.
g1862-log-certificates-swapped = { g1862-holder } tauscht es { g1862-with-giver } gegen das Direktorenzertifikat der { $survivor }.
g1862-log-possessions = { $count ->
    [0] Die { $merged } hat nichts, was auf die { $company } überginge.
   *[other] Die { $merged } übergibt { $passed } an die { $company }.
 }
g1862-passed-permit = die Genehmigung für { g1862-trains }
g1862-log-markers-lost = Die { $company } und die { $merged } haben beide einen Marker in { $places }; einer der beiden geht verloren.
g1862-markers-left = { $unused ->
    [0] keinen Marker mehr
    [one] noch 1 Marker
   *[other] noch { $unused } Marker
 } zu setzen
g1862-log-markers-replaced = Die { $company } übernimmt die Marker der { $merged } in { $places } und hat { g1862-markers-left }.
g1862-log-markers-unused = Die { $company } hat { g1862-markers-left }.
g1862-log-marker-removed = Die { $company } hat zu viele Marker und entfernt den in { $place }.
g1862-log-company-merged = { $gone ->
    [true] Die { $merged } ist in der { $company } aufgegangen.
   *[false] Die { $merged } ist in der { $company } aufgegangen; sie kann neu gegründet werden.
 }

## Bauen

g1862-log-home-marker = { $waits ->
    [true] Die { $company } setzt ihren Heimatmarker in { $place }, wo er auf ein Plättchen mit Platz wartet.
   *[false] Die { $company } setzt ihren Heimatmarker in { $place }.
 }
g1862-log-home-seated = Der Heimatmarker der { $company } bekommt einen Platz in { $place }.
g1862-log-home-displaces = Der Heimatmarker der { $company } verdrängt in { $place } den Marker der { $displaced }, der an die { $displaced } zurückgeht.
g1862-log-small-station = Die { $company } baut einen kleinen Bahnhof in { $place }, an der Strecke { $line }.
g1862-log-london = Die { $company } baut nach London, wohin ihre Züge jetzt fahren dürfen.
g1862-log-marker = Die { $company } setzt einen Stationsmarker in { $place }.

## Züge

g1862-log-runs-one = Die { $company } fährt { $run }{ g1862-and-subsidy }.
g1862-log-runs = Die { $company } fährt { LIST($runs, type: "semicolon") }: zusammen { MONEY($revenue) }{ g1862-and-subsidy }.
g1862-log-runs-declared = Die { $company } fährt { LIST($runs, type: "semicolon") }: { MONEY($earned) }, davon { MONEY($revenue) } angegeben{ g1862-and-subsidy }.
g1862-log-hudson = { $player } legt wie einst George Hudson { MONEY($amount) } aus der Kasse der { $company } auf ihre Einnahmen.
g1862-log-retains = Die { $company } behält { MONEY($revenue) } ein.
g1862-price-with-warranties = { MONEY($price) }, { $count ->
    [one] 1 Garantie
   *[other] { $count } Garantien
 } inbegriffen
g1862-log-rust = Der { $train }-Zug der { $company } verrostet.
g1862-log-warranties-used = Jeder Zug der { $company } mit einer Garantie verliert eine.
g1862-log-sell-own = { $count ->
    [one] Die { $company } verkauft eine ihrer eigenen Aktien für { MONEY($total) }, um sich einen Zug leisten zu können.
   *[other] Die { $company } verkauft { $count } ihrer eigenen Aktien für { MONEY($total) }, um sich einen Zug leisten zu können.
 }
g1862-log-refinance = { $player } refinanziert die { $company }: Ihre Aktien werden zwei zu eins zusammengelegt.
g1862-log-refinanced = Die { $company } erhält { MONEY($amount) }, das Zehnfache ihres Ausgabekurses, für die zusammengelegten Aktien.

## Phasen und Ende

g1862-log-lner-due = { $ending ->
    [true] Der erste { $band }-Zug ist verkauft, aber das Spiel endet, bevor die LNER entsteht.
   *[false] Der erste { $band }-Zug ist verkauft: Die LNER entsteht nach diesen Betriebsrunden.
 }
g1862-log-lner = Die London & North Eastern Railway (LNER) entsteht: Es wird nichts mehr gebaut, gegründet oder fusioniert{ $limit ->
    [none] {""}
    [one] , und jeder darf 1 Zertifikat haben
   *[other] , und jeder darf { $limit } Zertifikate haben
 }.{ $count ->
    [0] {""}
   *[other] {" "}Was noch im Erstangebot war, kommt in den Bankpool: { $shares }.
 } Nach dieser Aktienrunde sind die Gesellschaften dreimal an der Reihe, dann endet das Spiel.
g1862-log-bank-broken = { $operating ->
    [true] Die Bank hat kein Geld mehr: Das Spiel endet nach diesen Betriebsrunden.
   *[false] Die Bank hat kein Geld mehr: Das Spiel endet nach den nächsten Betriebsrunden.
 }
g1862-end-lner = der letzte Betrieb nach der Entstehung der LNER ist vorbei
