### 1862 : tableaux, cours et carte.

## Joueurs et compagnies

g1862-column-must-float = Doit lancer
g1862-column-permits = Permis
g1862-column-markers = Marqueurs
g1862-column-own = Propres
g1862-note-companies = Trains : { $sign } par garantie. Marqueurs : encore à placer. Propres : actions que la compagnie détient.
g1862-status-chartered = à charte
g1862-status-not-in-play = hors de cette partie

g1862-table-unstarted = Compagnies à lancer
g1862-column-name = Nom
g1862-column-home = Origine
g1862-column-permit = Permis
g1862-column-available = Lancement
g1862-available-now = à lancer maintenant
g1862-available-parliament = à lancer au Parlement
g1862-available-stock-round = à lancer pendant le tour boursier
g1862-available-next-parliament = à lancer au Parlement après le prochain tour boursier
g1862-available-later = à lancer dès le premier train { $band }
g1862-available-no-permit = pas de permis
g1862-available-home-full = gare d’origine pleine
g1862-available-no-more = ne peut plus être lancée
g1862-permit = { $kind ->
    [freight] Marchandises
    [local] Local
   *[express] Express
 }

## Les rangées de cartes du jeu en solitaire

g1862-table-rows = Rangées de cartes
g1862-column-row = Rangée
g1862-column-first = Première
g1862-column-then = Ensuite
g1862-note-rows = { $count ->
    [one] Pioche : { $count } carte.
   *[other] Pioche : { $count } cartes.
 } Permis restants : { $permits }.

## Trains

g1862-column-band = Série
g1862-note-trains = { LIST($kinds, type: "semicolon") } ; 2/3 : deux sur trois comptent.
g1862-meaning-freight = F : Marchandises, compte ses extrémités et les hexagones entre elles
g1862-meaning-local = L : Local, compte aussi les petites gares
g1862-meaning-express = E : Express, compte les grandes gares et les zones

## Le cours de la partie

g1862-course-lner = LNER
g1862-course-phase = { $phase } : tuiles { $colours }
g1862-round-parliament = Parlement avant le tour boursier { $number }
g1862-round-first-parliament = Parlement { $number } sur { $total }
g1862-rounds-in-last-set = { $count } dans cette série, la dernière
g1862-rounds = { $when ->
    [parliament] { $count } après le tour boursier qui suit
    [stock] { $count } après ce tour boursier
   *[operating] { $count } après le prochain tour boursier
 }{ $last ->
    [true] , les derniers
   *[false] {""}
 }
g1862-bank-left = { MONEY($left) } sur { MONEY($all) } ; une fois vide, la partie s’arrête après une série de tours d’exploitation
g1862-bank-empty = { MONEY($left) } sur { MONEY($all) } ; elle est vide, et la partie s’arrête après { $this ->
    [true] cette série de tours d’exploitation
   *[false] la prochaine série de tours d’exploitation
 }
g1862-bank-lner = { MONEY($left) } sur { MONEY($all) } ; elle ne met plus fin à la partie depuis que la LNER est formée
g1862-lner-later = se forme après la série de tours d’exploitation où est vendu le premier train { $band }
g1862-lner-due = se forme après cette série de tours d’exploitation ; suivent un tour boursier et { $count } tours d’exploitation
g1862-lner-formed = formée : on ne construit, ne lance et ne fusionne plus rien
g1862-lner-never = ne se formera pas : la partie s’arrête avant

## Cours et carte

g1862-zone-pink = premier cours avec ou sans charte
g1862-zone-yellow = premier cours sans charte
g1862-zone-green = des actions vendues par d’autres que le président, la première ne bouge pas le cours
g1862-zone-blue = des actions vendues par d’autres que le président, les deux premières ne bougent pas le cours
g1862-note-market = Petits nombres : ce que chaque action doit recevoir pour que le cours monte de 1 à { $most } cases.
g1862-terrain-red = zone rouge
g1862-terrain-sea = mer
g1862-terrain-shut = aucune voie n’est posée ici
g1862-sign-marker = marqueur de gare d’une compagnie
g1862-sign-home = gare d’origine d’une compagnie
g1862-sign-area = valeur d’une zone (foncé : actuelle)

## La ligne au-dessus du plateau

g1862-strip-lner-later = { $count ->
    [one] LNER au prochain train
   *[other] LNER dans { $count } trains
 }
g1862-strip-lner-due = LNER après cette série
g1862-strip-lner-formed = LNER formée
