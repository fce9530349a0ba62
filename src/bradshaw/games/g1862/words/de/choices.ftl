### 1862: was man tun kann, was es kostet und bewirkt.

## Namen der Aktionen

g1862-action-bid = { MONEY($amount) } für die Konzession der { $company } bieten
    .about = Für die Konzession der { $company } bieten
g1862-action-par = Ausgabekurs auf { MONEY($par) } setzen
g1862-action-start = { $company } zu { MONEY($each) } je Aktie gründen
g1862-action-buy-card = Aktie in Reihe { $row } kaufen
g1862-action-price-company = { $chartered ->
    [true] Gesellschaft in Reihe { $row } mit Konzession zu { MONEY($each) } je Aktie gründen
   *[false] Gesellschaft in Reihe { $row } ohne Konzession zu { MONEY($each) } je Aktie gründen
 }
g1862-action-move-card = Erste Karte von Reihe { $row } in Reihe { $to } legen
g1862-action-remove-company = Gesellschaft in Reihe { $row } aus dem Spiel nehmen
g1862-action-deal-row = Neue Karten in Reihe { $row } legen
g1862-action-markers = { $count ->
    [one] 1 Stationsmarker
   *[other] { $count } Stationsmarker
 } nehmen
g1862-action-merge = Mit der { $company } zusammengehen; die { $survivor } überlebt
g1862-action-agree = Zustimmen
g1862-action-refuse = Ablehnen
g1862-action-keep-option = Option behalten
g1862-action-give-option-up = Option abgeben
g1862-action-remove-marker = Marker in { $place } entfernen
g1862-action-small-station = { $place }: kleinen Bahnhof an der Strecke { $line } bauen
g1862-action-london = Nach London bauen
g1862-action-marker = Stationsmarker in { $place } setzen
g1862-action-run = { $count ->
    [0] Mit keinem Zug fahren
    [one] Mit 1 Zug fahren
   *[other] Mit { $count } Zügen fahren
 }
g1862-action-hudson = Einnahmen aus der Kasse aufbessern
g1862-action-buy-train = { $kind ->
    [freight] Güterzug
    [local] Lokalzug
   *[express] Express
 } von der Bank{ $warranties ->
    [0] {""}
    [one] {" "}mit 1 zusätzlichen Garantie
   *[other] {" "}mit { $warranties } zusätzlichen Garantien
 } kaufen
g1862-action-trade-train = Zug von der { $company } kaufen
g1862-action-sell-own = Eigene Aktien der Gesellschaft verkaufen
g1862-action-refinance = Gesellschaft refinanzieren
g1862-action-bankrupt = Gesellschaft für bankrott erklären
g1862-action-redeem = Aktie aus dem Bankpool zurückkaufen

## Passen

g1862-choice-pass-proposal = Passen: keine Gesellschaft vorschlagen
g1862-choice-pass-bid-wins = Passen: Das Gebot von { MONEY($bid) } gewinnt die Konzession der { $company }
g1862-choice-pass-auction = Passen und aus der Versteigerung der { $company } ausscheiden
g1862-choice-pass-shares = Passen: keine Aktien der { $company } mehr kaufen, die mit { $count } weiteren den Betrieb aufnimmt
g1862-choice-pass-stock = Passen: Aktienrunde beenden
g1862-choice-pass-merger = Passen: mit keiner Gesellschaft fusionieren
g1862-choice-pass-acquisition = Passen: keine Gesellschaft übernehmen
g1862-choice-pass-build = { $more ->
    [true] Passen: nichts mehr bauen
   *[false] Passen: nichts bauen
 }
g1862-choice-pass-marker = Passen: keinen Marker setzen
g1862-choice-pass-redemption = Passen: keine Aktie zurückkaufen

## Parlament und Aktien

g1862-left = der { $company } bleiben { MONEY($left) }
g1862-choice-propose = { g1862-choice-propose.name }: { g1862-choice-propose.effect }
    .name = { $company } vorschlagen und { MONEY($amount) } bieten
    .effect = ihr Heimatbahnhof ist { $home }{ $kind ->
        [none] {""}
       *[other] , und sie hat { g1862-a-permit }
     }
    .about = { $company } vorschlagen
    .heading = Vorschlagen
g1862-choice-bid = { g1862-action-bid }: { g1862-choice-bid.effect }
    .name = { g1862-action-bid }
    .effect = du hast { MONEY($money) }
g1862-choice-par = { g1862-choice-par.name }: { g1862-choice-par.effect }
    .name = Ausgabekurs auf { MONEY($par) } setzen und { MONEY($price) } zahlen
    .effect = die { $company } nimmt den Betrieb mit { MONEY($capital) } auf; wenn nicht, beträgt die Strafe { MONEY($fine) }
    .heading = Ausgabekurs setzen auf
g1862-choice-start = { g1862-action-start }: { g1862-choice-start.effect }
    .name = { g1862-action-start }
    .effect = du zahlst { MONEY($price) } in ihre Kasse; sie hat { $kind ->
        [none] ihren Heimatbahnhof in { $home }
       *[other] { g1862-a-permit }
     } und könnte sich für { MONEY($refinancing) } refinanzieren
    .heading = Gründen
g1862-choice-markers = { g1862-choice-markers.name }: { g1862-left }
    .name = { $count ->
        [one] 1 Stationsmarker
       *[other] { $count } Stationsmarker
     } für { MONEY($price) } nehmen
    .effect = { g1862-left }
    .heading = Stationsmarker nehmen
g1862-choice-redeem = { g1862-choice-redeem.name }: { g1862-left }
    .name = Eine Aktie der { $company } für { MONEY($price) } aus dem Bankpool zurückkaufen
    .effect = { g1862-left }
g1862-effect-floats-later = { $count ->
    [one] die { $company } nimmt mit 1 weiteren Aktie den Betrieb auf
   *[other] die { $company } nimmt mit { $count } weiteren Aktien den Betrieb auf
 }
g1862-effect-floats = { $markers ->
    [true] die { $company } nimmt den Betrieb mit { MONEY($capital) } auf und kauft davon ihre Stationsmarker
   *[false] die { $company } nimmt den Betrieb mit { MONEY($capital) } auf
 }
g1862-effect-bankrupt = die { $company } geht bankrott
g1862-effect-receivership = sie kommt unter Zwangsverwaltung
g1862-effect-fine = { $owed ->
    [0] die Strafe ist bezahlt
   *[other] du schuldest noch { MONEY($owed) }
 }

## Karten des Solospiels

g1862-choice-buy-card = { g1862-choice-buy-card.name }{ $effects }
    .name = Aktie der { $company } in Reihe { $row } für { MONEY($price) } kaufen
    .heading = Erste Karte einer Reihe kaufen
g1862-choice-price-company = { g1862-choice-price-company.name }: { g1862-choice-price-company.effect }
    .name = { $chartered ->
        [true] { $company } in Reihe { $row } mit Konzession zu { MONEY($price) } je Aktie gründen
       *[false] { $company } in Reihe { $row } ohne Konzession zu { MONEY($price) } je Aktie gründen
     }
    .effect = mit drei Aktien nimmt sie den Betrieb mit { MONEY($capital) } auf{ $removes ->
        [true] ; der Zufall nimmt eine andere Gesellschaft aus dem Spiel
       *[false] {""}
     }
    .heading = Gründen
g1862-choice-move-card = { g1862-choice-move-card.name }: { g1862-choice-move-card.effect }
    .name = Karte der { $company } von Reihe { $row } in Reihe { $to } legen
    .effect = { $empty ->
        [true] Reihe { $row } ist dann leer
       *[false] { $after } kommt nach vorn
     }
g1862-choice-remove-company = { g1862-choice-remove-company.name }: { g1862-choice-remove-company.effect }
    .name = { $company } in Reihe { $row } aus dem Spiel nehmen
    .effect = ihre Karten fallen weg, und in { $home } werden keine Gleise mehr gelegt
g1862-choice-deal-row = { $removes ->
    [true] { g1862-action-deal-row }: vorher nimmt der Zufall eine Gesellschaft aus dem Spiel
   *[false] { g1862-action-deal-row }
 }

## Fusionen

g1862-if-agreed = { $asked ->
    [true] nur wenn ihr Direktor zustimmt;{" "}
   *[false] {""}
 }
g1862-survives = die { $survivor } überlebt zum Kurs von { MONEY($price) }
g1862-choice-merge = { g1862-choice-merge.name }: { g1862-choice-merge.effect }
    .name = { $company } mit der { $partner } fusionieren; { g1862-survives }
    .effect = { g1862-if-agreed }die { $merged } { g1862-ends }; { $over ->
        [true] die { $survivor } ist dann fertig
       *[false] die { $survivor } ist weiter an der Reihe
     }
    .heading = Fusionieren mit
g1862-choice-acquire = { g1862-choice-acquire.name }: { g1862-choice-acquire.effect }
    .name = { $partner } durch die { $company } übernehmen; { g1862-survives }
    .effect = { g1862-if-agreed }die { $merged } { g1862-ends }
    .heading = Übernehmen
g1862-choice-agree-merger = Zustimmen: { g1862-choice-agree-merger.effect }
    .name = Zustimmen
    .effect = { g1862-survives }, und die { $merged } { g1862-ends }
g1862-choice-refuse-merger = Ablehnen: { g1862-choice-refuse-merger.effect }
    .name = Ablehnen
    .effect = die { $company } bleibt, wie sie ist
g1862-choice-keep-option = { g1862-choice-keep-option.name }: { g1862-choice-keep-option.effect }
    .name = { $count ->
        [1] Optionsaktie
       *[other] Direktorenzertifikat
     } der { $company } behalten
    .effect = { $own ->
        [true] die { $company } zahlt { MONEY($price) }
       *[false] du zahlst { MONEY($price) }
     }
g1862-choice-give-option-up = { g1862-choice-give-option-up.name }: { g1862-choice-give-option-up.effect }
    .name = { $count ->
        [1] Optionsaktie
       *[other] Direktorenzertifikat
     } der { $company } abgeben
    .effect = { $own ->
        [true] die { $company } bekommt { MONEY($price) }
       *[false] du bekommst { MONEY($price) }
     }
g1862-choice-remove-marker = Marker der { $company } in { $place } entfernen

## Bauen

g1862-choice-small-station = { g1862-action-small-station }, für Lokalzüge { MONEY($value) } wert
    .name = { g1862-action-small-station }
g1862-has-markers = { $count ->
    [0] der { $company } bleibt kein Marker
    [one] der { $company } bleibt 1 Marker
   *[other] der { $company } bleiben { $count } Marker
 }
g1862-choice-marker = { g1862-choice-marker.name }: { g1862-has-markers }
    .name = Stationsmarker in { $place } setzen, { MONEY($value) } wert
    .effect = { g1862-has-markers }
g1862-choice-london = { g1862-choice-london.name }: { g1862-has-markers }
    .name = { $track ->
        [true] Statt Gleis und anderem Marker nach London bauen, jetzt { MONEY($value) } wert
       *[false] Statt eines anderen Markers nach London bauen, jetzt { MONEY($value) } wert
     }
    .effect = { g1862-has-markers }

## Fahrten und Einnahmen

g1862-run-sum = Fahren für { MONEY($revenue) }{ g1862-and-subsidy }
g1862-choice-run = { g1862-run-sum }: { LIST($runs, type: "semicolon") }{ $effects }
    .name = { g1862-run-sum }
    .brief = { g1862-run-sum }{ $effects }
g1862-choice-pay = { g1862-choice-pay.name }: { g1862-choice-pay.effect }
    .name = Dividende von { MONEY($revenue) } ausschütten
    .effect = du bekommst { MONEY($mine) }; { $price }{ $own ->
        [0] {""}
       *[other] ; die { $company } bekommt { MONEY($own) }
     }
g1862-choice-retain = { g1862-choice-retain.name }: { g1862-choice-retain.effect }
    .name = { MONEY($revenue) } einbehalten
    .effect = die { $company } hat dann { MONEY($treasury) }; { $price }
g1862-choice-hudson = { g1862-choice-hudson.name }: { g1862-choice-hudson.effect }
    .name = { MONEY($amount) } aus der Kasse dazulegen und eine Dividende von { MONEY($revenue) } ausschütten
    .effect = du bekommst { MONEY($mine) }; { $price }; { g1862-left }

## Züge

g1862-choice-buy-train = { g1862-choice-buy-train.name }: { g1862-choice-buy-train.effect }
    .name = { $train }-Zug{ $warranties ->
        [0] {""}
        [one] {" "}mit 1 Garantie
       *[other] {" "}mit { $warranties } Garantien
     } von der Bank für { MONEY($price) } kaufen
    .effect = { g1862-left }{ $effects }
    .brief = { g1862-choice-buy-train.name }{ $effects }
    .heading = Von der Bank kaufen
g1862-choice-trade-train = { g1862-choice-trade-train.name }: { g1862-choice-trade-train.effect }
    .name = Den { g1862-own-train } von der { $seller } für { MONEY($price) } kaufen
    .effect = { g1862-if-agreed }{ g1862-left }{ $effects }
    .heading = Von einer anderen Gesellschaft kaufen
g1862-effect-no-permit = ohne Genehmigung kann sie keine { g1862-trains } fahren lassen
g1862-effect-first-sale = { $news }
g1862-choice-agree-train = Zustimmen: { g1862-choice-agree-train.effect }
    .name = Zustimmen
    .effect = die { $seller } verkauft der { $company } einen { $train }-Zug für { MONEY($price) }; sie hat dann { MONEY($treasury) } und { $count ->
        [0] keinen Zug
        [one] 1 Zug
       *[other] { $count } Züge
     }
g1862-choice-refuse-train = Ablehnen: { g1862-choice-refuse-train.effect }
    .name = Ablehnen
    .effect = die { $seller } behält ihren { $train }-Zug
g1862-choice-sell-own = { g1862-choice-sell-own.name }: { g1862-choice-sell-own.effect }
    .name = { $count ->
        [one] 1 eigene Aktie
       *[other] { $count } eigene Aktien
     } der { $company } für { MONEY($price) } verkaufen
    .effect = sie hat dann { MONEY($treasury) } für einen Zug zu { MONEY($train_price) }{ $effects }
g1862-choice-refinance = { g1862-choice-refinance.name }: { g1862-choice-refinance.effect }
    .name = { $company } refinanzieren
    .effect = alle ihre Aktien werden zwei zu eins zusammengelegt, und sie erhält { MONEY($amount) } für einen Zug zu { MONEY($train_price) }
g1862-choice-bankrupt = { g1862-choice-bankrupt.name }: { g1862-choice-bankrupt.effect }
    .name = { $company } für bankrott erklären
    .effect = sie { g1862-ends }, und du bekommst { MONEY($amount) } für deine Aktien

## Daueraufträge

g1862-program-no-mergers = Keine Fusionen für { $company }
g1862-program-stop-no-train = { $company } hat keinen Zug.
g1862-program-stop-survives = { $partner } hat Züge und würde in { $company } aufgehen.
