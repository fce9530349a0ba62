## Vorher und nachher: Zeilen

g1862-sheet-markers-placed = Marker auf dem Plan
g1862-sheet-markers-left = Marker übrig
g1862-sheet-options = Option
g1862-sheet-option = { $count ->
    [one] { $count } Aktie: für { MONEY($cost) } behalten oder für { MONEY($value) } abgeben
   *[other] { $count } Aktien: für { MONEY($cost) } behalten oder für { MONEY($value) } abgeben
 }
g1862-sheet-must-sell = Muss verkaufen
g1862-sheet-sold = { $count ->
    [one] { $count } Aktie für { MONEY($value) }
   *[other] { $count } Aktien für { MONEY($value) }
 }
g1862-sheet-director-if-kept = Direktor, wenn alle Optionen behalten werden

## Vorher und nachher: was angenommen wird

g1862-sheet-options-given-up = Optionsaktien gelten als abgegeben.
g1862-sheet-excess-markers = { $company } darf { $limit } Marker behalten; der Direktor wählt, welche wegfallen.

## Was versteigert wird

g1862-note-charters = Gebote beginnen bei £0 und steigen um { MONEY($step) }. Wer gewinnt, zahlt sein Gebot und kauft das Direktorenzertifikat für das Dreifache des Ausgabekurses, { MONEY($low) } bis { MONEY($high) }.
