### 1860 : ce que l’on peut faire, ce que cela coûte et produit.

## Noms des actions

g1860-action-bid = Enchérir à { MONEY($amount) }
g1860-action-take-private = Prendre { $private }
g1860-action-take-director = Prendre le certificat de président { DE($company) } à { MONEY($par) }
g1860-action-start = Lancer { $company } à { MONEY($par) }
g1860-action-buy-private = Acheter { $private }
g1860-action-sell-private = Vendre { $private }
g1860-action-exchange = Échanger { $private }
g1860-action-close-private = Fermer { $private }
g1860-action-build-base = Construire une gare à { $place }
g1860-action-run = Rouler : { LIST($runs, type: "semicolon") }
g1860-action-buy-train = Acheter un train { $train } à { $seller } pour { $price }cc
    .about = Acheter un train { $train } à { $seller }
g1860-action-accept = Accepter
g1860-action-refuse = Refuser
g1860-action-return-train = Rendre un train { $train }

## L’enchère initiale

g1860-choice-bid = Enchérir à { MONEY($amount) } ; il vous resterait { MONEY($left) }
g1860-choice-pass-nobody-bids = Passer : personne n’a enchéri et le premier à passer choisit un certificat
g1860-choice-pass-bid-wins = Passer : l’enchère de { MONEY($bid) } l’emporte
g1860-choice-pass-auction = Passer et quitter cette enchère
g1860-choice-take-private = Prendre { $private } pour { MONEY($price) } : { $income }
g1860-choice-take-director = Prendre le certificat de président { DE($company) } à { MONEY($par) } pour { MONEY($price) } : elle est lancée avec { $capital }cc
g1860-income = rapporte { MONEY($revenue) } à chaque tour d’exploitation
g1860-income-exchange = rapporte { MONEY($revenue) } à chaque tour d’exploitation et peut être échangée contre une action { $company }

## Tours boursiers

g1860-choice-start = { $again ->
    [true] Relancer { $company } à { MONEY($par) } pour { MONEY($price) } : elle est lancée avec { $capital }
   *[false] Lancer { $company } à { MONEY($par) } pour { MONEY($price) } : elle est lancée avec { $capital }
 }
g1860-choice-buy-private = Acheter { $private } pour { MONEY($price) } : { $income }{ $effects }
g1860-choice-sell-private = { $price ->
    [0] Céder { $private } à la banque sans contrepartie
   *[other] Vendre { $private } à la banque pour { MONEY($price) }
 }
g1860-choice-exchange = Échanger { $private } contre une action { $company }, qui vaut { MONEY($price) }{ $effects }
g1860-choice-close-private = Fermer { $private } : elle ne rapporte plus mais garde sa valeur de { MONEY($value) }
g1860-capital = { $capital }cc{ $kept ->
    [0] {""}
   *[other] , dont { $kept }cc conservés
 }{ $count ->
    [0] {""}
    [one] , et son train { $trains }
   *[other] , et ses trains { $trains }
 }
g1860-effect-floats = { $company } est lancée avec { $capital }
g1860-effect-as-before = au même prix que précédemment dans ce tour
g1860-effect-bankrupt = { $company } fait banqueroute, ce qui met fin à ce tour boursier
g1860-effect-privates-close = toutes les autres compagnies privées ferment

## Exploitation

g1860-choice-tile-costs = { $tile }, coûte { $cost }cc
g1860-choice-pass-track = { $more ->
    [true] Passer : ne plus poser de voie
   *[false] Passer : ne pas poser de voie
 }
g1860-choice-pass-base = Passer : ne pas construire de gare
g1860-choice-build-base = Construire une gare à { $place } ({ $hex }){ $value ->
    [0] {""}
   *[other] , qui vaut { MONEY($value) },
 } pour { $cost }cc : il reste { $left }cc à { $company }
# What runs earn in all; other messages include this.
g1860-run-sum = { $leased ->
    [true] Rouler pour { $revenue }cc, entièrement retenus
   *[false] Rouler pour { MONEY($revenue) }
 }{ $halts ->
    [0] {""}
    [one] {" "}et 1 halte pour { $subsidy }cc
   *[other] {" "}et { $halts } haltes pour { $subsidy }cc
 }
g1860-choice-run = { g1860-run-sum } : { LIST($runs, type: "semicolon") }{ $effects }
    .brief = { g1860-run-sum }{ $effects }
g1860-choice-pay = Distribuer un dividende de { MONEY($revenue) } : vous recevez { MONEY($mine) }{ $subsidy ->
    [0] {""}
   *[other] {" "}; { $subsidy }cc de subvention vont à la caisse
 } ; { $price }
g1860-choice-retain = Retenir le revenu de { MONEY($revenue) } : { $company } a alors { $treasury }cc ; { $price }
g1860-choice-buy-train = Acheter un train { $train } à { $seller } pour { $price }cc : il reste { $left }cc à { $company }{ $effects }
    .brief = Acheter un train { $train } à { $seller } pour { $price }cc{ $effects }
g1860-choice-return-train = Rendre un train { $train } à la banque, sans contrepartie
g1860-effect-if-agreed = si le président { DE($company) } accepte
g1860-first-sale = { $news }
g1860-first-sale-phase = la phase { $phase } commence
g1860-first-sale-rusts = tous les { $trains } sont retirés
g1860-first-sale-tiles = les tuiles { $colour ->
    [green] vertes
    [yellow] jaunes
   *[russet] brun-roux
 } arrivent
g1860-first-sale-fishbourne = { $private } est mise en vente
g1860-first-sale-southern = la Southern Railway est formée

## Les trajets en mots

g1860-earns = { $leased ->
    [true] { $revenue }cc
   *[false] { MONEY($revenue) }
 }{ $subsidy ->
    [0] {""}
   *[other] {" "}et { $subsidy }cc de subvention
 }
g1860-sum = { $revenue } + { $subsidy }cc
g1860-lease-half = { MONEY($revenue) }, dont la moitié est gardée : { $kept }
g1860-lease-sum = { $revenue }cc + { $more }cc

## Ordres permanents

g1860-program-stop-price = Quelqu’un propose { $price }cc pour un train { $train }, vendu { $bank }cc par la banque.
