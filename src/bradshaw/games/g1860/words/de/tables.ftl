### 1860: Tabellen, Kurstabelle und Plan.

g1860-column-privates = Private
g1860-column-bases = Stationen
g1860-note-companies = { $hidden ->
    [true] Stationen: wie viele übrig sind. IPO: +1 ist für den Besitzer einer Privatgesellschaft reserviert. Kasse: den Aktionären bekannt.
   *[false] Stationen: wie viele übrig sind. IPO: +1 ist für den Besitzer einer Privatgesellschaft reserviert.
 }
g1860-ran-and-kept = { MONEY($revenue) } einbehalten
g1860-status-closed = stillgelegt
g1860-status-bankrupt = bankrott
g1860-status-for-sale = zu haben
g1860-status-layer = Gruppe { $layer }
g1860-status-no-director = kein Direktor
g1860-status-not-floated = nicht in Betrieb
g1860-status-insolvent = insolvent

## Züge und Privatgesellschaften

g1860-column-train = Zug
g1860-table-privates = Privatgesellschaften
g1860-column-private = Privatgesellschaft
g1860-column-value = Wert
g1860-column-pays = Zahlt
g1860-column-owner = Besitzer
g1860-column-share-of = Aktie der
g1860-owner-bank = bei der Bank
g1860-owner-auction = in der Versteigerung
g1860-owner-later = noch nicht zu haben
g1860-owner-closed = { $player }, geschlossen

## Der Verlauf des Spiels

g1860-course-railways = Bahnen
g1860-course-phase = { $phase }: { $colours } Plättchen, Ryde Pier { MONEY($pier) }
g1860-course-phase-built = { $phase }: Es wird nicht mehr gebaut, Ryde Pier { MONEY($pier) }
g1860-course-train-limit = { $count ->
    [none] keines
   *[other] { $count } je Gesellschaft
 }
g1860-round-auction = { $count ->
    [one] Versteigerung am Anfang, 1 Zertifikat im Angebot
   *[other] Versteigerung am Anfang, { $count } Zertifikate im Angebot
 }
g1860-rounds-british-rail = bis British Rail alle Gesellschaften stillgelegt hat; keine Aktienrunde folgt
g1860-rounds-one-more = noch eine, dann endet das Spiel
g1860-rounds-after-stock = { $this ->
    [true] { $count } nach dieser Aktienrunde
   *[false] { $count } nach der nächsten Aktienrunde
 }
g1860-bank-unlimited = unbegrenzt unter British Rail
g1860-bank-empty = { $this ->
    [true] leer; das Spiel endet nach dieser Betriebsrunde
   *[false] leer; das Spiel endet nach der nächsten Betriebsrunde
 }
g1860-bank-left = { MONEY($left) } von { MONEY($all) }; das Spiel endet, wenn sie leer ist
g1860-railways-private = einige Zeit nach dem ersten { $train }-Zug verstaatlicht
g1860-railways-never = nicht verstaatlicht: Das Spiel endet vorher
g1860-railways-southern = { $floated ->
    [true] Southern Railway: verstaatlicht, wenn jede Gesellschaft in Betrieb mit Direktor einen Zug hat
   *[false] Southern Railway: verstaatlicht, wenn jede Gesellschaft mit Direktor einen Zug hat
 }
g1860-railways-southern-waits = { g1860-railways-southern }; ohne Zug: { $companies }
g1860-railways-british-rail = { $last ->
    [true] British Rail
   *[false] British Rail: Nach jeder Runde schließen die zwei Gesellschaften, die am wenigsten zahlen, und alle, die ebenso wenig zahlen
 }

## Kurstabelle und Plan

g1860-zone-red = von zugleich verkauften Aktien bewegt die erste den Kurs nicht
g1860-zone-red-late = Verkäufe bewegen den Kurs nicht mehr
g1860-zone-grey = Ausgabekurs einer Gesellschaft, die nach einem Bankrott neu gegründet wird
g1860-zone-par = Ausgabekurs einer neuen Gesellschaft
g1860-terrain-hills = Hügel
g1860-terrain-difficult-ground = schwieriges Gelände

## Die Zeile über dem Spielplan

g1860-strip-nationalised-later = { $count ->
    [one] Southern Railway mit dem nächsten Zug
   *[other] Southern Railway in { $count } Zügen
 }
g1860-strip-nationalised-waits = verstaatlicht, sobald { $companies } einen Zug haben
g1860-strip-nationalised = verstaatlicht nach dieser Runde
g1860-strip-british-rail = { $count ->
    [one] British Rail: noch { $count } Gesellschaft
   *[other] British Rail: noch { $count } Gesellschaften
 }
