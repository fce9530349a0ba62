### 1862 : le journal.

g1862-itself = { $company } elle-même

## Mise en place

g1862-log-begins-alone = { $player } commence avec { MONEY($cash) }.
g1862-log-begins = Chacun commence avec { MONEY($cash) } ; { $player } a la priorité.
g1862-log-companies-dealt = On peut lancer { $first } tout de suite, { $second } à partir du premier train B, { $third } à partir du premier train C ; { $out } ne participent pas.
g1862-log-permits-dealt = Les permis sont distribués : { LIST($dealt, type: "semicolon") }.
g1862-permits-to = { g1862-trains } pour { $companies }
g1862-log-cards-dealt = { $rows } rangées de { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
 } sont distribuées ; la pioche en compte { $deck }. { $out } ne participent pas, et on ne pose pas de voie dans leurs gares d’origine.

## Parlement

g1862-log-parliament = { $number ->
    [1] Le Parlement se réunit ; { $player } peut proposer une compagnie en premier.
   *[other] Le Parlement se réunit à nouveau ; { $player } peut proposer une compagnie en premier.
 }
g1862-log-cannot-propose = { $player } ne peut proposer aucune compagnie.
g1862-log-proposes = { $player } propose { $company } au Parlement et enchérit à { MONEY($amount) }.
g1862-log-proposes-none = { $player } ne propose aucune compagnie.
g1862-log-cannot-bid = { $player } ne peut pas surenchérir et quitte cette enchère.
g1862-log-wins-charter = { $amount ->
    [0] { $player } obtient la charte { DE($company) } pour rien et doit lancer la compagnie.
   *[other] { $player } obtient la charte { DE($company) } pour { MONEY($amount) } et doit lancer la compagnie.
 }
g1862-log-par = { $player } fixe la valeur de départ { DE($company) } à { MONEY($par) } et paie { MONEY($price) } pour le certificat de président.
g1862-fined = { $company } n’est pas lancée et retourne dans l’offre initiale ; { $player } reçoit une amende de { MONEY($fine) }
g1862-fine-from-shares = { MONEY($from_shares) } avec { $count ->
    [one] { $count } action de la compagnie
   *[other] { $count } actions de la compagnie
 }
g1862-log-fine = { g1862-fined }.
g1862-log-fine-owed = { g1862-fined }, paie { MONEY($cash) } en argent{ $count ->
    [0] {""}
   *[other] {" "}et { g1862-fine-from-shares }
 } et doit encore { MONEY($owed) }.
g1862-log-fine-sold = { $kept ->
    [0] { g1862-fined } et paie { MONEY($cash) } en argent et { g1862-fine-from-shares }.
   *[other] { g1862-fined }, paie { MONEY($cash) } en argent et { g1862-fine-from-shares }, et garde les { MONEY($kept) } restants de la vente.
 }
g1862-log-pays-fine = { $owed ->
    [0] { $player } paie les derniers { MONEY($paid) } de l’amende.
   *[other] { $player } paie { MONEY($paid) } de l’amende et doit encore { MONEY($owed) }.
 }
g1862-log-fine-forgiven = { $player } n’a plus rien à vendre ; { MONEY($owed) } de l’amende sont remis.

## Compagnies et actions

g1862-log-start = { $player } lance { $company } sans charte à { MONEY($each) } l’action et lui paie { MONEY($price) } pour le certificat de président.
g1862-log-float = { $capital ->
    [0] { $company } est lancée avec les { MONEY($treasury) } que ses actions ont rapportés.
   *[other] { $company } est lancée et reçoit { MONEY($capital) }{ $more ->
        [true] , ce qui lui donne { MONEY($treasury) }.
       *[false] .
     }
 }{ $kind ->
    [none] {""}
   *[other] {" "}Elle tire { g1862-a-permit }.
 }
g1862-log-markers = { $company } prend { $count ->
    [one] { $count } marqueur de gare
   *[other] { $count } marqueurs de gare
 } pour { MONEY($price) }.
g1862-log-redeem = { $company } rachète une de ses propres actions dans la réserve pour { MONEY($price) }.
g1862-log-bankrupt = { $each ->
    [0] { $company } fait banqueroute et { g1862-ends } ; ses actionnaires ne reçoivent rien.
   *[other] { $company } fait banqueroute et { g1862-ends } ; ses actionnaires reçoivent { MONEY($each) } par action.
 }

## Cartes du jeu en solitaire

g1862-log-buy-card = { $player } achète l’action { $company } de la rangée { $row } pour { MONEY($price) }.
g1862-log-price-company = { $chartered ->
    [true] { $player } lance { $company } avec une charte à { MONEY($price) } l’action.
   *[false] { $player } lance { $company } sans charte à { MONEY($price) } l’action.
 }
g1862-log-move-card = { $player } déplace la carte { $company } de la rangée { $row } à la rangée { $to }.
g1862-log-deal-row = { $player } distribue { $count ->
    [one] { $count } nouvelle carte
   *[other] { $count } nouvelles cartes
 } dans la rangée { $row }.
g1862-log-remove-company = { $by_chance ->
    [true] Le hasard fait quitter la partie à { $company } ; on ne pose plus de voie à { $home }.
   *[false] { $company } quitte la partie ; on ne pose plus de voie à { $home }.
 }

## Fusions

g1862-holder = { $holder ->
    [company] { $survivor }
   *[player] { $player }
 }
g1862-with-giver = { $giver ->
    [pool] avec la réserve
    [company] avec la compagnie elle-même
   *[player] avec { $other }
 }
g1862-log-merger-proposed = { $acquires ->
    [true] { $player } propose { QUE($company) } acquière { $partner } et { QUE($survivor) } survive.
   *[false] { $player } propose { QUE($company) } fusionne avec { $partner } et { QUE($survivor) } survive.
 }
g1862-log-merger-agreed = { $player } accepte pour { $partner }.
g1862-log-offering-to-pool = { $count ->
    [one] La dernière action { $company } de l’offre initiale va dans la réserve.
   *[other] Les { $count } actions { $company } de l’offre initiale vont dans la réserve.
 }
g1862-log-merged-price = La compagnie issue de la fusion est { $company }, avec un cours de { MONEY($price) } et une valeur de départ de { MONEY($par) }.
g1862-log-shares-returned = { g1862-holder } rend { $shares } à la réserve.
g1862-log-shares-swapped = { $count ->
    [one] { g1862-holder } échange une action { $merged } contre une action { $survivor } { g1862-with-giver }.
   *[other] { g1862-holder } échange { $count } actions { $merged } contre autant d’actions { $survivor } { g1862-with-giver }.
 }
g1862-log-shares-unswapped = { g1862-holder } ne trouve aucune action { $survivor } à échanger et vend { $count ->
    [one] une action
   *[other] { $count } actions
 } { $merged } pour { MONEY($price) }{ $half ->
    [true] , l’action en option à moitié prix
   *[false] {""}
 }.
g1862-log-option-kept = { g1862-holder } paie { MONEY($price) } pour garder { $certificate }.
g1862-log-option-given-up = { g1862-holder } cède { $certificate } à la réserve pour { MONEY($price) }.
g1862-log-certificate-exchanged = { g1862-holder } échange le certificat de président { DE($company) } contre trois actions de la réserve.
g1862-log-certificate-is-option = La réserve n’a pas trois actions pour le certificat de président { DE($company) } : { g1862-holder } en fait une option{ $returned ->
    [0] {""}
    [one] {" "}et rend 1 autre action à la réserve
   *[other] {" "}et rend { $returned } autres actions à la réserve
 }.
g1862-log-certificate-sold = { g1862-holder } vend le certificat de président { DE($company) } pour { MONEY($price) }, car celui { DE($survivor) } n’est pas disponible.
g1862-log-certificates-swapped = { g1862-holder } l’échange contre le certificat de président { DE($survivor) } { g1862-with-giver }.
g1862-log-possessions = { $count ->
    [0] { $merged } n’a rien à transmettre à { $company }.
   *[other] { $merged } transmet { $passed } à { $company }.
 }
g1862-passed-permit = le permis pour les { g1862-trains }
g1862-log-markers-lost = { $company } et { $merged } ont toutes deux un marqueur à { $places } ; l’un des deux est perdu.
g1862-markers-left = { $unused ->
    [0] n’a plus de marqueur à placer
    [one] a encore { $unused } marqueur à placer
   *[other] a encore { $unused } marqueurs à placer
 }
g1862-log-markers-replaced = { $company } reprend les marqueurs { DE($merged) } à { $places } et { g1862-markers-left }.
g1862-log-markers-unused = { $company } { g1862-markers-left }.
g1862-log-marker-removed = { $company } a trop de marqueurs et retire celui { DE($place) }.
g1862-log-company-merged = { $gone ->
    [true] { $merged } fait désormais partie { DE($company) }.
   *[false] { $merged } fait désormais partie { DE($company) } ; elle peut être relancée.
 }

## Construction

g1862-log-home-marker = { $waits ->
    [true] { $company } place son marqueur d’origine à { $place }, où il attend une tuile avec une place libre.
   *[false] { $company } place son marqueur d’origine à { $place }.
 }
g1862-log-home-seated = Le marqueur d’origine { DE($company) } occupe un emplacement à { $place }.
g1862-log-home-displaces = Le marqueur d’origine { DE($company) } déloge à { $place } celui { DE($displaced) }, qui revient à { $displaced }.
g1862-log-small-station = { $company } construit une petite gare à { $place }, sur la ligne { $line }.
g1862-log-london = { $company } construit jusqu’à Londres, où ses trains peuvent désormais rouler.
g1862-log-marker = { $company } place un marqueur de gare à { $place }.

## Trains

g1862-log-runs-one = { $company } fait rouler { $run }{ g1862-and-subsidy }.
g1862-log-runs = { $company } fait rouler { LIST($runs, type: "semicolon") } : { MONEY($revenue) } en tout{ g1862-and-subsidy }.
g1862-log-runs-declared = { $company } fait rouler { LIST($runs, type: "semicolon") } : { MONEY($earned) }, dont { MONEY($revenue) } déclarés{ g1862-and-subsidy }.
g1862-log-hudson = { $player } ajoute au revenu { MONEY($amount) } de la caisse { DE($company) }, comme le faisait George Hudson.
g1862-log-retains = { $company } retient { MONEY($revenue) }.
g1862-price-with-warranties = { MONEY($price) }, { $count ->
    [one] { $count } garantie comprise
   *[other] { $count } garanties comprises
 }
g1862-log-rust = Le train { $train } { DE($company) } est retiré.
g1862-log-warranties-used = Chaque train { DE($company) } qui a une garantie en perd une.
g1862-log-sell-own = { $count ->
    [one] { $company } vend une de ses propres actions pour { MONEY($total) } afin de se payer un train.
   *[other] { $company } vend { $count } de ses propres actions pour { MONEY($total) } afin de se payer un train.
 }
g1862-log-refinance = { $player } refinance { $company } : ses actions sont fusionnées deux pour une.
g1862-log-refinanced = { $company } reçoit { MONEY($amount) }, dix fois sa valeur de départ, pour les actions fusionnées.

## Phases et fin

g1862-log-lner-due = { $ending ->
    [true] Le premier train { $band } est vendu, mais la partie s’arrête avant la formation de la LNER.
   *[false] Le premier train { $band } est vendu : la LNER se forme après cette série de tours d’exploitation.
 }
g1862-log-lner = La London & North Eastern Railway (LNER) se forme : plus rien n’est construit, lancé ni fusionné{ $limit ->
    [none] {""}
    [one] , et chacun peut détenir { $limit } certificat
   *[other] , et chacun peut détenir { $limit } certificats
 }.{ $count ->
    [0] {""}
   *[other] {" "}Ce qui restait dans l’offre initiale va dans la réserve : { $shares }.
 } Après ce tour boursier, les compagnies exploitent trois fois et la partie s’arrête.
g1862-log-bank-broken = { $operating ->
    [true] La banque n’a plus d’argent : la partie s’arrête après cette série de tours d’exploitation.
   *[false] La banque n’a plus d’argent : la partie s’arrête après la prochaine série de tours d’exploitation.
 }
g1862-end-lner = les dernières exploitations après la formation de la LNER sont terminées
