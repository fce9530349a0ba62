## Vorher und nachher: Zeilen

g1860-sheet-bases-built = Stationen auf dem Plan
g1860-sheet-bases-left = Stationen übrig

## Was versteigert wird

g1860-column-lot = Zertifikat
g1860-column-brings = Bringt
g1860-lot-price = { MONEY($low) } bis { MONEY($high) }
g1860-lot-director = den Direktorenposten
g1860-lot-share = eine Aktie von { $company }
g1860-note-lots = Wer gewinnt, zahlt sein Gebot und den Preis dessen, was gewählt wird.
