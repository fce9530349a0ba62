## Avant et après : lignes

g1860-sheet-bases-built = Gares sur la carte
g1860-sheet-bases-left = Gares restantes

## Ce qui est mis aux enchères

g1860-column-lot = Certificat
g1860-column-brings = Apporte
g1860-lot-price = de { MONEY($low) } à { MONEY($high) }
g1860-lot-director = la présidence
g1860-lot-share = une action { $company }
g1860-note-lots = Qui l’emporte paie son enchère et le prix de ce qui est choisi.
