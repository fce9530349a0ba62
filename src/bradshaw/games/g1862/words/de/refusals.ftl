### 1862: warum etwas nicht erlaubt ist.

## Überall

g1862-refusal-not-in-play = Die { $company } ist in diesem Spiel nicht dabei.
g1862-refusal-company-costs-more = Es kostet { MONEY($price) }, und die { $company } hat { MONEY($money) }.
g1862-refusal-lner-no-start = Die LNER ist entstanden: Die { $company } kann nicht mehr gegründet werden.
g1862-refusal-no-own-shares = Die { $company } hat keine eigenen Aktien.

## Parlament

g1862-refusal-propose-or-pass = Im Parlament schlägst du mit einem ersten Gebot eine Gesellschaft vor, oder du passt.
g1862-refusal-charter-won = Du hast in dieser Runde schon eine Konzession ersteigert und darfst keine Versteigerung mehr eröffnen.
g1862-refusal-company-later = Die { $company } kann ab dem ersten { $train }-Zug gegründet werden.
g1862-refusal-failed-to-float = Die { $company } hat den Betrieb nicht aufgenommen; sie kann in der Aktienrunde gegründet werden.
g1862-refusal-keep-for-certificate = Nach einem Gebot von { MONEY($amount) } müssen dir { MONEY($cheapest) } für das Direktorenzertifikat bleiben; du hast { MONEY($money) }.
g1862-refusal-first-bid = Das erste Gebot ist { MONEY($least) } oder ein Vielfaches von { MONEY($step) }, nicht { MONEY($amount) }.
g1862-refusal-raise-or-pass = Die Konzession der { $company } wird versteigert: Erhöhe das Gebot oder passe.
g1862-refusal-bid-too-low = { MONEY($amount) } überbietet das Gebot von { MONEY($bid) } nicht.
g1862-refusal-bid-step = Ein Gebot ist ein Vielfaches von { MONEY($step) }, und { MONEY($amount) } ist keines.
g1862-refusal-set-par = Du hast die Konzession der { $company } ersteigert: Lege ihren Ausgabekurs fest.
g1862-refusal-par = Der Ausgabekurs einer Gesellschaft mit Konzession ist { LIST($pars, type: "or") }.
g1862-refusal-certificate-costs-more = Das Direktorenzertifikat würde { MONEY($price) } kosten, und du hast { MONEY($money) }.
g1862-refusal-extra-shares = Du darfst bis zu zwei weitere Aktien der { $company } aus dem Erstangebot kaufen, oder du passt.

## Aktienrunden

g1862-refusal-stock-turn = { $starts ->
    [true] In einer Aktienrunde verkaufst du erst und kaufst dann eine Aktie oder gründest eine Gesellschaft, oder du passt.
   *[false] In einer Aktienrunde verkaufst du erst und kaufst dann eine Aktie, oder du passt.
 }
g1862-refusal-start-price = Eine Gesellschaft wird zu einem Kurs der Kurstabelle von { MONEY($least) } bis { MONEY($most) } gegründet.
g1862-refusal-new-players-parliament = Im Spiel für Einsteiger werden Gesellschaften nur im Parlament gegründet.
g1862-refusal-too-few-ordinary = Das Direktorenzertifikat der { $company } zählt drei Aktien, und es gibt nicht genug einfache Zertifikate, um es zu tauschen.

## Betriebsaufnahme und Strafen

g1862-refusal-choose-markers = Die { $company } hat den Betrieb aufgenommen: Wähle, wie viele Stationsmarker sie kauft.
g1862-refusal-markers-cost-more = { $count ->
    [one] 1 Stationsmarker kostet
   *[other] { $count } Stationsmarker kosten
 } { MONEY($price) }, und die { $company } hat { MONEY($money) }.
g1862-refusal-marker-count = Eine Gesellschaft ohne Konzession kauft { $least } bis { $most } Stationsmarker.
g1862-refusal-owe-fine = Du schuldest noch { MONEY($amount) } einer Strafe: Verkaufe Aktien.
g1862-refusal-worthless-shares = Aktien der { $company } sind nichts wert.
g1862-refusal-fewer-shares = Für die { MONEY($amount) }, die du schuldest, reichen weniger Aktien.

## Heimatbahnhöfe

g1862-refusal-no-room-at-home = Die { $company } könnte den Marker ihres Heimatbahnhofs nicht setzen: Alle Kreise in { $place } sind besetzt, und kein jetzt verfügbares Plättchen bringt einen weiteren.
g1862-refusal-no-more-circles = Plättchen { $tile } hat nicht mehr Kreise als das in { $place }.
g1862-refusal-home-waits = { $upgrade ->
    [true] Die { $company } muss erst { $place } aufwerten, wo ein Heimatmarker auf einen Kreis wartet.
   *[false] Die { $company } muss erst ein Plättchen auf { $place } legen, wo ein Heimatmarker auf einen Kreis wartet.
 }

## Gleise

g1862-refusal-build-or-pass = Die { $company } darf jetzt Gleise legen, einen kleinen Bahnhof bauen oder nach London bauen, oder sie passt.
g1862-refusal-second-yellow = Nach einem gelben Plättchen kann in diesem Zug nur ein zweites gelbes gelegt werden.
g1862-refusal-n-alone = Von zwei gelben Plättchen in einem Zug darf keines ein N-Plättchen sein.
g1862-refusal-colour-later = { $colour ->
    [green] Grüne
   *[russet] Rotbraune
 } Plättchen gibt es noch nicht.
g1862-refusal-town = { $place } ist eine Stadt und braucht ein Plättchen mit großem Bahnhof.
g1862-refusal-village = { $place } ist ein Dorf und braucht ein Plättchen ohne großen Bahnhof.
g1862-refusal-tile-for-town = Plättchen { $tile } ist nur für { $town }.
g1862-refusal-own-russet-tile = Das rotbraune Plättchen von { $place } ist { $tile }.
g1862-refusal-off-route = Kein Gleis des neuen Plättchens in { $place } läge an einer Strecke der { $company }.
g1862-refusal-upgrade-off-route = Weder neues Gleis noch ein großer Bahnhof in { $place } läge an einer Strecke der { $company }.
g1862-refusal-no-such-line = { $place } hat kein solches einfaches Gleis.
g1862-refusal-small-station-on-yellow = Das Plättchen in { $place } muss aufgewertet werden, bevor ein weiterer kleiner Bahnhof dazukommt.
g1862-refusal-small-station-there = Dieses Gleis in { $place } hat schon einen kleinen Bahnhof.
g1862-refusal-home-shut = { $place } ist der Heimatbahnhof einer Gesellschaft, die nicht dabei ist: Im Solospiel wird dort kein Gleis gelegt.

## Stationsmarker und London

g1862-refusal-place-or-pass = Die { $company } darf jetzt einen Stationsmarker setzen, oder sie passt.
g1862-refusal-no-marker-left = Die { $company } hat keinen Stationsmarker mehr übrig.
g1862-refusal-no-circles = { $place } ist ein Dorf und hat keine Kreise.
g1862-refusal-marker-there = Die { $company } hat schon einen Stationsmarker in { $place }.
g1862-refusal-no-free-circle = { $place } hat keinen freien Kreis.
g1862-refusal-no-route = Keine Strecke der { $company } führt nach { $place }.
g1862-refusal-london-full = Alle Plätze in London sind besetzt.
g1862-refusal-london-after-track = Die { $company } hat in diesem Zug schon Gleise gelegt.
g1862-refusal-london-instead-of-track = Nach London baut eine Gesellschaft, statt Gleise zu legen.
g1862-refusal-london-with-markers = Nach London baut eine Gesellschaft, wenn sie Stationsmarker setzt.

## Fahrten und Dividenden

g1862-refusal-no-permit = Die { $company } hat keine Genehmigung für { g1862-trains }: Ihr { $train }-Zug bleibt stehen.
g1862-refusal-no-such-own-train = Die { $company } hat keinen solchen Zug.
g1862-refusal-runs-earn = Diese Fahrten bringen { MONEY($earned) } ein, nicht { MONEY($revenue) }.
g1862-refusal-new-players-hudson = Im Spiel für Einsteiger gibt es das George-Hudson-Manöver nicht.
g1862-refusal-hudson = Das Manöver ist für Einnahmen von mindestens { MONEY($least) }, die unter dem Kurs von { MONEY($price) } liegen; die { $company } hat { MONEY($revenue) } eingenommen.
g1862-fault-track-twice = die Fahrt benutzt Gleis zweimal
g1862-fault-closed = die Fahrt führt nach London, wo die Gesellschaft keinen Marker hat
g1862-fault-ends-at-small = die Fahrt endet an einem kleinen Bahnhof
g1862-fault-passes-area = die Fahrt führt durch ein Gebiet am Rand hindurch
g1862-fault-passes-blocked = die Fahrt führt durch eine Stadt voller Marker anderer Gesellschaften
g1862-fault-port-to-port = die Fahrt führt von Hafen zu Hafen
g1862-fault-red-to-red = die Fahrt führt von einem roten Gebiet zu einem anderen
g1862-fault-local-in-area = ein Lokalzug fährt in ein Gebiet am Rand
g1862-fault-too-far = der Güterzug überquert mehr Feldgrenzen, als er darf
g1862-fault-too-many-visited = der Zug besucht mehr Städte und Gebiete, als er darf
g1862-fault-scored-elsewhere = der Zug wertet einen Halt, den er nicht werten darf, oder einen zweimal
g1862-fault-too-many-scored = der Zug wertet mehr Städte und Gebiete, als er darf
g1862-fault-scored-missing = der Zug lässt einen Halt aus, den er werten muss
g1862-fault-no-marker = auf der Fahrt liegt keine Stadt mit einem Marker der Gesellschaft
g1862-fault-no-home = keine Fahrt berührt die Stadt mit dem Heimatmarker
g1862-fault-freights-apart = Güterzüge, die nicht dauerhaft sind, müssen miteinander verbunden werden
g1862-fault-no-permanent = ein dauerhafter Güterzug fährt, gehört aber nicht zu den verbundenen
g1862-fault-not-end-to-end = verbundene Güterzüge müssen Ende an Ende aufeinander folgen
g1862-fault-chain-twice = die verbundenen Güterzüge kommen zweimal an einen Halt oder benutzen Gleis zweimal
g1862-fault-chain-ports = die verbundenen Güterzüge führen von Hafen zu Hafen
g1862-fault-chain-reds = die verbundenen Güterzüge führen von einem roten Gebiet zu einem anderen
g1862-fault-touching = Güterzüge, die in derselben Stadt enden, müssen verbunden werden

## Züge

g1862-refusal-must-have-train = Die { $company } hat keinen Zug und muss einen haben.
g1862-refusal-trains-now = Die { $company } kauft jetzt Züge.
g1862-refusal-no-such-kind = In diesem Spiel gibt es keine Züge der Art „{ $kind }“; es gibt { $kinds }.
g1862-refusal-train-limit = Die { $company } hat { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
 }; das Limit in dieser Phase ist { $limit }.
g1862-refusal-kind-limit = Die { $company } hat { $count } { g1862-trains }; das Limit in dieser Phase ist { $limit }.
g1862-refusal-new-players-warranties = Im Spiel für Einsteiger werden keine Garantien gekauft.
g1862-refusal-negative-warranties = Ein Zug wird mit Garantien oder ohne gekauft.
g1862-refusal-most-warranties = { $free ->
    [0] Kein Zug hat mehr als { $limit } Garantien.
    [one] Kein Zug hat mehr als { $limit } Garantien, und ein { $train }-Zug bringt eine mit.
   *[other] Kein Zug hat mehr als { $limit } Garantien, und ein { $train }-Zug bringt { $free } mit.
 }
g1862-refusal-lner-bank-only = Die LNER ist entstanden: Züge werden nur noch von der Bank gekauft.
g1862-refusal-raised-for-bank = Die { $company } hat Geld für einen Zug der Bank beschafft.
g1862-refusal-seller-not-floated = Die { $company } hat den Betrieb nicht aufgenommen und hat keine Züge.
g1862-refusal-seller-in-receivership = Die { $company } steht unter Zwangsverwaltung und verkauft keine Züge.
g1862-refusal-no-such-train = Die { $seller } hat keinen solchen Zug für die { $company }.
g1862-refusal-sale-refused = Die { $seller } hat es schon abgelehnt, diesen Zug zu verkaufen.
g1862-refusal-answer-request = Die { $company } will einen Zug kaufen: Stimme zu oder lehne ab.
g1862-refusal-has-train = Die { $company } hat einen Zug.
g1862-refusal-already-raised = Die { $company } hat schon Geld beschafft.
g1862-refusal-can-pay = Die { $company } kann einen Zug der Bank bezahlen.
g1862-refusal-can-trade = Die { $company } kann einen Zug von einer anderen Gesellschaft ihres Direktors kaufen.
g1862-refusal-own-shares-bring-too-little = Der Verkauf eigener Aktien brächte der { $company } nicht genug.
g1862-refusal-refinancing-brings-too-little = Das Zehnfache ihres Ausgabekurses brächte der { $company } nicht genug.
g1862-refusal-can-raise = Die { $company } kann das Geld für einen Zug beschaffen.
g1862-refusal-redeem-or-pass = Die { $company } darf eine eigene Aktie aus dem Bankpool kaufen, oder sie passt.

## Fusionen

g1862-refusal-merge-or-pass = { $acquires ->
    [true] Die { $company } darf jetzt eine andere Gesellschaft übernehmen, oder sie passt.
   *[false] Die { $company } darf jetzt mit einer anderen Gesellschaft fusionieren, oder sie passt.
 }
g1862-refusal-merge-with-itself = Die { $company } kann nicht mit sich selbst fusionieren.
g1862-refusal-partner-not-floated = Die { $company } hat den Betrieb nicht aufgenommen und kann nicht fusionieren.
g1862-refusal-partner-in-receivership = Die { $company } steht unter Zwangsverwaltung und kann nicht fusionieren.
g1862-refusal-not-connected = Keine durchgehende Strecke verbindet einen Marker der { $company } mit einem der { $partner }.
g1862-refusal-lner-no-mergers = Die LNER ist entstanden: Gesellschaften fusionieren nicht mehr.
g1862-refusal-survivor = { $company } oder { $partner } überlebt, nicht „{ $survivor }“.
g1862-refusal-merger-refused = Der Direktor der { $partner } lehnt die Fusion ab, wenn die { $survivor } überlebt.
g1862-refusal-answer-merger = Die { $company } schlägt die Fusion mit der { $partner } vor: Stimme zu oder lehne ab.
g1862-refusal-option-costs-more = Die Option zu behalten kostet { MONEY($price) }, und dafür sind { MONEY($money) } da.
g1862-refusal-option-first = Entscheide erst über die Option auf die { $company }: Behalte sie für { MONEY($price) } oder gib sie für { MONEY($value) } ab.
g1862-refusal-remove-marker = Die { $company } hat mehr als { $limit } Marker auf dem Plan: Entferne einen.
g1862-refusal-home-stays = Der Heimatmarker der { $company } bleibt.
g1862-refusal-no-marker-there = Die { $company } hat keinen Marker in { $place }.

## Das Solospiel

g1862-refusal-solo-turn = In einer Aktienrunde handelst du mit Aktien und Karten, oder du passt.
g1862-refusal-solo-sources = Aktien kauft man aus dem Bankpool, von der Gesellschaft oder mit der ersten Karte einer Reihe.
g1862-refusal-has-price = Die { $company } hat schon einen Kurs.
g1862-refusal-no-price = Die { $company } hat noch keinen Kurs.
g1862-refusal-no-permit-left = Für die { $company } ist keine Genehmigung mehr da.
g1862-refusal-free-price = Der Kurs einer Gesellschaft ohne Konzession ist { LIST($prices, type: "or") }.
g1862-refusal-row-number = Die Reihen haben die Nummern 1 bis { $rows }.
g1862-refusal-row-empty = Reihe { $row } ist leer.
g1862-refusal-move-to-same = Eine Karte wird in eine andere Reihe verschoben, die mit derselben Gesellschaft beginnt.
g1862-refusal-card-moved = Diese Karte wurde in dieser Runde schon verschoben.
g1862-refusal-priced-stays = Die { $company } hat einen Kurs und bleibt im Spiel.
g1862-refusal-row-has-cards = In Reihe { $row } liegen noch Karten.
g1862-refusal-deck-used-up = Der Stapel ist aufgebraucht.
