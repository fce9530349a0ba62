### 1860: wer was entscheidet, und was das für Neulinge bedeutet.

g1860-question-automatic = Die Gesellschaften fahren von selbst.
g1860-question-first-bid = { $player } bietet um die Wahl eines Zertifikats: Noch hat niemand geboten.
g1860-question-bid = { $player } bietet um die Wahl eines Zertifikats: { $bidder } hat { MONEY($bid) } geboten.
g1860-hint-bid = Wer gewinnt, zahlt das Gebot und dann den Preis des Zertifikats. Bietet niemand, wählt, wer zuerst gepasst hat.
g1860-question-choose = { $player } hat die Versteigerung gewonnen: ein Zertifikat wählen.
g1860-hint-choose = Ein Direktorenzertifikat zählt zwei Aktien und kostet das Doppelte des Ausgabekurses, den du festlegst; nimmt die Gesellschaft den Betrieb auf, erhält sie das Zehnfache.
g1860-question-close-private = { $player } darf noch eine Privatgesellschaft schließen.
g1860-hint-close-private = Das zählt nicht als Aktion des Zuges.
g1860-hint-over-limit = Vorher kann nur eine Privatgesellschaft geschlossen werden, die dann nicht mehr zählt.
g1860-question-exchange = { $player } darf noch eine Privatgesellschaft tauschen.
g1860-hint-exchange = Ein Tausch zählt nicht als Aktion des Zuges.
g1860-question-stock = { $acted ->
    [true] { $player } ist in Aktienrunde { $number } am Zug: weiter verkaufen, kaufen oder den Zug beenden.
   *[false] { $player } ist in Aktienrunde { $number } am Zug: verkaufen, dann höchstens ein Zertifikat kaufen, oder passen.
 }
g1860-hint-stock = Die Runde endet, wenn alle nacheinander passen. Was du verkaufst, kannst du in derselben Runde nicht zurückkaufen.
g1860-question-home-tile = { $player } legt das Heimatplättchen der { $company }.
g1860-hint-home-tile = Es kostet nichts und zählt nicht zum Gleisbau im ersten Zug der Gesellschaft.
g1860-which-has = { $treasury ->
    [none] {""}
   *[other] {" "}(Kasse { $treasury }cc)
 }
g1860-question-track = { $player } baut für die { $company }{ g1860-which-has }: { $what }.
g1860-track-after-upgrade = ein Plättchen ist aufgewertet; ein gelbes darf noch gelegt werden
g1860-track-after-one = { $upgrade ->
    [true] ein Plättchen ist gelegt; noch eines darf gelegt oder eines aufgewertet werden
   *[false] ein Plättchen ist gelegt; noch eines darf gelegt werden
 }
g1860-track-with-upgrade = { $both ->
    [true] bis zu zwei gelbe Plättchen legen, eines aufwerten, oder beides je einmal
   *[false] bis zu zwei gelbe Plättchen legen oder eines aufwerten
 }
g1860-track-yellow = { $insolvent ->
    [true] bis zu zwei gelbe Plättchen legen, die nichts kosten
   *[false] bis zu zwei gelbe Plättchen legen
 }
g1860-hint-two-tiles = Von zwei Plättchen darf keines einen großen Bahnhof haben.
g1860-hint-insolvent = Eine insolvente Gesellschaft wertet nicht auf und legt kein Gleis, das etwas kostet.
g1860-hint-trainless = Eine Gesellschaft ohne Zug wertet nicht auf.
g1860-hint-upgrade = Zum Aufwerten muss ein Zug der Gesellschaft das Feld erreichen.
g1860-question-base = { $player } darf eine Station für die { $company }{ g1860-which-has } bauen.
g1860-hint-base = Sie kostet { $cost }cc. Jede Fahrt braucht eine Station der Gesellschaft, und ein voller Bahnhof hält die anderen auf.
g1860-question-lease = { $player } fährt mit dem { $train }-Zug, den die { $company } leiht.
g1860-hint-runs-revenue = { $halts ->
    [true] Der Zuschuss geht in die Kasse, die Einnahmen gehen an die Aktionäre oder in die Kasse.
   *[false] Die Einnahmen gehen an die Aktionäre oder in die Kasse.
 }
g1860-hint-runs-receivership = Ohne Direktor behält die Gesellschaft ein, was sie einnimmt.
g1860-hint-runs-british-rail = Unter British Rail werden alle Einnahmen ausgeschüttet.
g1860-hint-lease-half = Die Gesellschaft behält die Hälfte der Einnahmen und den ganzen Zuschuss.
g1860-hint-lease = Er hält an höchstens { $stations } Bahnhöfen. Die Gesellschaft behält { $base }cc und { $each }cc für jeden, was immer er wert ist.
g1860-hint-subsidy = Der Zuschuss von { $subsidy }cc geht auf jeden Fall in die Kasse.
g1860-question-trains = { $player } darf Züge für die { $company }{ g1860-which-has } kaufen.
g1860-question-refused = Die { $company } hat { $price }cc für ihren { $train }-Zug abgelehnt.
g1860-hint-trains = Mit dem ersten Zug einer neuen Art beginnt eine Phase, in der ältere Züge verrosten können. Hat eine Gesellschaft am Ende ihres Zuges eine Strecke, aber keinen Zug, ist sie insolvent.
g1860-hint-trains-british-rail = Unter British Rail kommen Züge nur von der Bank.
g1860-hint-must-buy = Sie hat keinen Zug und muss einen kaufen.
g1860-question-offer = { $player } antwortet für die { $seller }: Die { $company } bietet { $price }cc für einen { $train }-Zug.
g1860-question-return = { $player } gibt einen Zug der { $company } an die Bank zurück.
g1860-hint-return = In dieser Phase darf eine Gesellschaft { $limit } Züge haben. Dafür wird nichts gezahlt.

## Was der Spieler gerade tut, kurz neben dem Namen

g1860-doing-choose = wählt ein Zertifikat
g1860-doing-home-tile = legt das Heimatplättchen
g1860-doing-base = darf eine Station bauen
g1860-doing-return = gibt einen Zug zurück

## Was man versuchen könnte

g1860-thought-base = Station in { $place } ({ $hex }) bauen
g1860-thought-train = { $train }-Zug von { $seller } kaufen
