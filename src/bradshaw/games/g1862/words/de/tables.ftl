### 1862: Tabellen, Kurstabelle und Plan.

## Spieler und Gesellschaften

g1862-column-must-float = Verpflichtet zu
g1862-column-permits = Genehmigungen
g1862-column-markers = Marker
g1862-column-own = Eigene
g1862-note-companies = Züge: { $sign } je Garantie. Marker: noch zu setzen. Eigene: Aktien, die die Gesellschaft selbst hält.
g1862-status-chartered = mit Konzession
g1862-status-not-in-play = nicht in diesem Spiel

g1862-table-unstarted = Gesellschaften, die gegründet werden können
g1862-column-name = Name
g1862-column-home = Heimat
g1862-column-permit = Genehmigung
g1862-column-available = Gründung
g1862-available-now = jetzt gründbar
g1862-available-parliament = im Parlament gründbar
g1862-available-stock-round = in der Aktienrunde gründbar
g1862-available-next-parliament = im Parlament nach der nächsten Aktienrunde gründbar
g1862-available-later = ab dem ersten { $band }-Zug gründbar
g1862-available-no-permit = keine Genehmigung
g1862-available-home-full = Heimatbahnhof voll
g1862-available-no-more = nicht mehr gründbar
g1862-permit = { $kind ->
    [freight] Güterzug
    [local] Lokalzug
   *[express] Express
 }

## Die Kartenreihen im Solospiel

g1862-table-rows = Kartenreihen
g1862-column-row = Reihe
g1862-column-first = Erste
g1862-column-then = Danach
g1862-note-rows = { $count ->
    [one] Stapel: 1 Karte.
   *[other] Stapel: { $count } Karten.
 } Übrige Genehmigungen: { $permits }.

## Züge

g1862-column-band = Serie
g1862-note-trains = { LIST($kinds, type: "semicolon") }; 2/3: zwei von drei zählen.
g1862-meaning-freight = F: Güterzug, zählt seine Enden und die Felder dazwischen
g1862-meaning-local = L: Lokalzug, zählt auch kleine Bahnhöfe
g1862-meaning-express = E: Express, zählt große Bahnhöfe und Gebiete

## Der Verlauf des Spiels

g1862-course-lner = LNER
g1862-course-phase = { $phase }: { $colours } Plättchen
g1862-round-parliament = Parlament vor Aktienrunde { $number }
g1862-round-first-parliament = Parlament { $number } von { $total }
g1862-rounds-in-last-set = { $count } in diesem Satz, dem letzten
g1862-rounds = { $when ->
    [parliament] { $count } nach der folgenden Aktienrunde
    [stock] { $count } nach dieser Aktienrunde
   *[operating] { $count } nach der nächsten Aktienrunde
 }{ $last ->
    [true] , die letzten
   *[false] {""}
 }
g1862-bank-left = { MONEY($left) } von { MONEY($all) }; ist sie leer, endet das Spiel nach einem Satz Betriebsrunden
g1862-bank-empty = { MONEY($left) } von { MONEY($all) }; sie ist leer, und das Spiel endet nach { $this ->
    [true] diesem Satz Betriebsrunden
   *[false] dem nächsten Satz Betriebsrunden
 }
g1862-bank-lner = { MONEY($left) } von { MONEY($all) }; seit die LNER gebildet ist, beendet sie das Spiel nicht mehr
g1862-lner-later = wird nach dem Satz Betriebsrunden gebildet, in dem der erste { $band }-Zug verkauft wird
g1862-lner-due = wird nach diesem Satz Betriebsrunden gebildet; dann folgen eine Aktienrunde und { $count } Betriebsrunden
g1862-lner-formed = gebildet: Nichts wird mehr gebaut, gegründet oder fusioniert
g1862-lner-never = wird nicht gebildet: Das Spiel endet vorher

## Kurstabelle und Plan

g1862-zone-pink = erster Kurs mit oder ohne Konzession
g1862-zone-yellow = erster Kurs ohne Konzession
g1862-zone-green = von Aktien, die andere als der Direktor verkaufen, bewegt die erste den Kurs nicht
g1862-zone-blue = von Aktien, die andere als der Direktor verkaufen, bewegen die ersten zwei den Kurs nicht
g1862-note-market = Kleine Zahlen: was jede Aktie erhalten muss, damit der Kurs um 1 bis { $most } Felder steigt.
g1862-terrain-red = rotes Gebiet
g1862-terrain-sea = Meer
g1862-terrain-shut = hier wird kein Gleis gelegt
g1862-sign-marker = Stationsmarker einer Gesellschaft
g1862-sign-home = Heimatbahnhof einer Gesellschaft
g1862-sign-area = Wert eines Gebiets (dunkel: jetzt)

## Die Zeile über dem Spielplan

g1862-strip-lner-later = { $count ->
    [one] LNER mit dem nächsten Zug
   *[other] LNER in { $count } Zügen
 }
g1862-strip-lner-due = LNER nach diesen Betriebsrunden
g1862-strip-lner-formed = LNER gebildet
