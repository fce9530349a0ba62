### 1862: wer was entscheidet, und was das für Neulinge bedeutet.

## Parlament

g1862-question-propose = { $player } darf dem Parlament eine Gesellschaft mit einem ersten Gebot vorschlagen oder passen.
g1862-hint-propose = Gebote sind Vielfache von { MONEY($step) }; auch £0 ist erlaubt. Wer gewinnt, muss die Gesellschaft gründen: Behalte { MONEY($cheapest) } für das billigste Direktorenzertifikat. Hat sie bis zum Ende der Aktienrunde den Betrieb nicht aufgenommen, kostet das das { $fine }-Fache ihres Ausgabekurses als Strafe. Die Runde endet, wenn niemand mehr vorschlägt. Wer eine Konzession gewonnen hat, darf in dieser Runde noch bieten, aber nicht mehr vorschlagen.
g1862-question-auction = { $player } bietet um die Konzession der { $company }: { $bidder } hat { MONEY($bid) } geboten.
g1862-hint-auction = Biete mindestens { MONEY($least) }, oder passe und scheide aus dieser Versteigerung aus. Wer gewinnt, zahlt an die Bank, legt den Ausgabekurs fest und muss die Gesellschaft in Betrieb bringen.
g1862-question-par = { $player } hat die Konzession der { $company } gewonnen und legt ihren Ausgabekurs fest.
g1862-hint-par = Du kaufst zu diesem Kurs das Direktorenzertifikat mit { $shares } Aktien. Sobald { $float } Aktien verkauft sind, nimmt die Gesellschaft den Betrieb auf: Sie erhält das { $capital }-Fache ihres Ausgabekurses und nimmt { $markers } Stationsmarker für { MONEY($cost) }. Ist es bis zum Ende der Aktienrunde nicht so weit, zahlst du das { $fine }-Fache des Ausgabekurses.
g1862-question-charter-shares = { $player } darf weitere Aktien der { $company } zu { MONEY($price) } kaufen.
g1862-hint-charter-shares = Höchstens zwei. Sind { $float } Aktien verkauft, nimmt die Gesellschaft sofort den Betrieb auf; sonst müssen du oder andere den Rest in der Aktienrunde kaufen.
g1862-question-fine = { $player } schuldet noch { MONEY($owed) } einer Strafe und muss Aktien verkaufen.
g1862-hint-fine = Nicht mehr als nötig. Was du nicht zahlen kannst, wenn nichts mehr zu verkaufen ist, wird erlassen.

## Aktienrunden

g1862-question-stock = { $player } ist in Aktienrunde { $number } am Zug: { $sold ->
    [true] weiter verkaufen, { $start ->
        [true] eine Aktie kaufen oder eine Gesellschaft gründen
       *[false] eine Aktie kaufen
     }, oder den Zug beenden.
   *[false] verkaufen, dann { $start ->
        [true] eine Aktie kaufen oder eine Gesellschaft gründen
       *[false] eine Aktie kaufen
     }, oder passen.
 }
g1862-hint-stock = Was du verkaufst, kannst du in dieser Runde nicht zurückkaufen, und was du kaufst, nicht verkaufen. Aktien einer Gesellschaft ohne Zug bringen den halben Kurs.
g1862-hint-stock-parliament = Gesellschaften werden nur im Parlament gegründet.
g1862-hint-stock-lner = Die LNER ist gebildet: Verkäufe senken keinen Kurs mehr, keine Gesellschaft kann gegründet werden, und dies ist die letzte Aktienrunde.
g1862-hint-stock-obliged = { $count ->
    [one] Die { $companies } muss in dieser Runde den Betrieb aufnehmen, sonst zahlst du eine Strafe.
   *[other] { $companies } müssen in dieser Runde den Betrieb aufnehmen; für jede, die es nicht tut, zahlst du eine Strafe.
 }
g1862-question-solo = { $player } ist in Aktienrunde { $number } am Zug: nach Belieben mit Aktien und Karten handeln, dann passen.
g1862-hint-solo = Die erste Karte jeder Reihe ist zu haben, sobald ihre Gesellschaft einen Kurs hat: Gründe die Gesellschaft mit oder ohne Konzession und kaufe die Karte. Mit { $float } Aktien nimmt sie den Betrieb auf. Was du verkaufst, kannst du in dieser Runde nicht zurückkaufen, und was du kaufst, nicht verkaufen.
g1862-hint-solo-permits = Genehmigungen, die Gesellschaften bei der Betriebsaufnahme bekommen können: { $permits }.
g1862-question-solo-last = { $player } ist in Aktienrunde { $number }, der letzten, am Zug: nach Belieben mit Aktien handeln, dann passen.
g1862-hint-solo-last = Die LNER ist gebildet: Alle Aktien, die zu haben sind, liegen im Bankpool oder bei ihren Gesellschaften, Verkäufe senken keinen Kurs mehr, und keine Gesellschaft kann gegründet werden. Was du verkaufst, kannst du nicht zurückkaufen, und was du kaufst, nicht verkaufen.
g1862-question-markers = { $player } entscheidet, wie viele Stationsmarker die { $company } (Kasse { MONEY($treasury) }) nimmt.
g1862-hint-markers = Sie kosten jetzt je { MONEY($cost) } und beim Setzen nichts mehr; weitere bringen nur Fusionen. Einer ist für den Heimatbahnhof, und die Gesellschaft braucht noch Geld für einen Zug.

## Fusionen

g1862-question-merge = { $player } darf die { $company } mit einer anderen Gesellschaft fusionieren.
g1862-hint-merge = Gleise müssen je einen Marker der beiden verbinden, und beide Direktoren müssen zustimmen. Aktien werden zwei zu eins getauscht. Der neue Kurs ist der niedrigere plus die Hälfte des höheren; eine Gesellschaft ohne Zug zählt mit dem halben Kurs. Geld, Züge, Genehmigungen und Marker gehen an die überlebende Gesellschaft, die diesen Zug fortsetzt, falls die andere nicht schon an der Reihe war.
g1862-question-acquire = { $player } darf am Ende des Zuges eine andere Gesellschaft für die { $company } übernehmen.
g1862-hint-acquire = Wie bei einer Fusion müssen Gleise die beiden verbinden, beide Direktoren zustimmen, und Aktien werden zwei zu eins getauscht. Die überlebende Gesellschaft ist in der nächsten Betriebsrunde wieder an der Reihe.
g1862-question-consent = { $player } antwortet für die { $partner }: Die { $company } will { $acquires ->
    [true] sie übernehmen
   *[false] mit ihr fusionieren
 }, und überleben würde die { $survivor }.
g1862-hint-consent = Die Aktien beider würden zwei zu eins getauscht. Ohne deine Zustimmung geschieht nichts.
g1862-question-option = { $own ->
    [true] { $player } entscheidet für die { $company } über { $director ->
        [true] ihr Direktorenzertifikat
       *[false] ihre Optionsaktie
     }
   *[false] { $player } entscheidet über { $director ->
        [true] das Direktorenzertifikat der { $company }
       *[false] die Optionsaktie der { $company }
     }
 }: für { MONEY($cost) } behalten oder für { MONEY($value) } abgeben.
g1862-hint-option = { $refinanced ->
    [true] Die Gesellschaft wird refinanziert
   *[false] Die Gesellschaften fusionieren
 }, und Aktien werden zwei zu eins getauscht. Eine Optionsaktie ist die Hälfte einer neuen: Bezahle die andere Hälfte, oder lass dir deine bezahlen.
g1862-question-excess = { $player } entfernt einen Stationsmarker der { $company }.
g1862-hint-excess = Nach der Fusion hat sie mehr als { $most } auf dem Plan. Der Marker im Heimatbahnhof bleibt.

## Bauen

g1862-question-home-upgrade = { $player } wertet den Heimatbahnhof der { $company } auf, wo ihr Marker auf einen Kreis wartet.
g1862-hint-home-upgrade = Mehr baut die Gesellschaft in diesem Zug nicht.
g1862-question-build = { $player } baut für die { $company }.
g1862-hint-build = Lege bis zu zwei gelbe Plättchen (in einer Stadt mit N nur eines) oder werte eines auf, auf einer Strecke der Gesellschaft; oder baue einen kleinen Bahnhof an einer beliebigen grünen oder rotbraunen Dorfstrecke; oder baue nach London, wenn eine Strecke dorthin führt. Alles ist kostenlos.
g1862-question-second-tile = { $player } darf ein zweites gelbes Plättchen für die { $company } legen oder passen.
g1862-hint-second-tile = Es muss auf einer Strecke der Gesellschaft liegen und nicht in einer Stadt mit N.
g1862-question-build-home = { $upgrade ->
    [true] { $player } muss { $town } für die { $company } aufwerten.
   *[false] { $player } muss für die { $company } ein Plättchen auf { $town } legen.
 }
g1862-hint-build-home = Dort wartet der Marker des Heimatbahnhofs auf einen Kreis, darum wird zuerst dort gebaut.
g1862-question-place = { $player } darf einen Stationsmarker für die { $company } setzen, die noch { $count } hat.
g1862-hint-place = In einen freien Kreis auf einer Strecke der Gesellschaft, einen je Zug und einen je Stadt. Er ist schon bezahlt. Eine Stadt voller Marker anderer Gesellschaften hält deine Züge auf.

## Züge

g1862-hint-runs-subsidy = Jedes Feld, durch das Lokalzüge fahren, bringt der Kasse { MONEY($subsidy) }.
g1862-hint-runs-home = Eine Fahrt muss zum Heimatbahnhof der Gesellschaft führen, und die anderen müssen sie treffen; ein Bahnhof zählt nur einmal.
g1862-hint-dividend-own = Aktien, die die Gesellschaft selbst hält, zahlen an die Gesellschaft, solche im Bankpool an niemanden.
g1862-hint-hudson = George Hudsons Manöver legt { MONEY($amount) } aus der Kasse dazu, sodass der Kurs um ein Feld steigt.
g1862-question-must-find-train = { $player } muss einen Zug für die { $company } (Kasse { MONEY($treasury) }) finden.
g1862-question-must-buy-train = { $player } muss einen Zug für die { $company } (Kasse { MONEY($treasury) }) kaufen.
g1862-question-trains = { $player } darf Züge für die { $company } (Kasse { MONEY($treasury) }) kaufen.
g1862-hint-trains = Die Bank verkauft { $band }-Züge für { MONEY($price) }.
g1862-hint-warranties = Ein Zug mit Garantie verrostet nicht. Jedes Mal, wenn die Gesellschaft mit ihren Zügen gefahren ist, verliert jeder eine Garantie, ob er fuhr oder nicht.
g1862-hint-warranty-cost = Eine Garantie kostet { MONEY($cost) }, und ein Zug hat höchstens { $most }.
g1862-hint-ways-out = Sie kann { MONEY($price) } nicht zahlen: Sie verkauft eigene Aktien oder wird refinanziert, wenn das reicht, und ist sonst bankrott.
g1862-question-request = { $player } antwortet für die { $seller }: Die { $company } bietet { MONEY($price) } für einen { $train }-Zug.
g1862-hint-request = Der Preis eines Zuges zwischen Gesellschaften steht fest: der aufgedruckte, oder die Hälfte, sobald ein Zug einer späteren Serie verkauft ist.
g1862-question-redeem = { $player } darf eine Aktie für die { $company } (Kasse { MONEY($treasury) }) zurückkaufen.
g1862-hint-redeem = { $count ->
    [one] Im Bankpool ist 1 Aktie.
   *[other] Im Bankpool sind { $count } Aktien.
 } Eigene Aktien zahlen ihre Dividenden an die Gesellschaft, und sie kann sie verkaufen, wenn sie einen Zug braucht.

## Was der Spieler gerade tut, kurz neben dem Namen

g1862-doing-propose = darf eine Gesellschaft vorschlagen
g1862-doing-par = legt den Ausgabekurs fest
g1862-doing-charter-shares = darf Aktien kaufen
g1862-doing-fine = verkauft, um eine Strafe zu zahlen
g1862-doing-markers = nimmt Stationsmarker
g1862-doing-merge = darf fusionieren
g1862-doing-acquire = darf übernehmen
g1862-doing-consent = antwortet auf eine Fusion
g1862-doing-option = behält eine Aktie oder gibt sie ab
g1862-doing-excess = entfernt einen Marker
g1862-doing-home-upgrade = wertet den Heimatbahnhof auf
g1862-doing-place = darf einen Marker setzen
g1862-doing-redeem = darf eine Aktie zurückkaufen

## Was man versuchen könnte

g1862-thought-propose = { $company } vorschlagen
g1862-thought-merge = Mit der { $company } fusionieren
g1862-thought-acquire = { $company } übernehmen
g1862-thought-card = Aktie der { $company } in Reihe { $row } kaufen
g1862-thought-start-card = { $company } aus Reihe { $row } gründen
g1862-thought-trade = Den { $train } von der { $seller } kaufen
