### 1862 : ce que l’on peut faire, ce que cela coûte et produit.

## Noms des actions

g1862-action-bid = Enchérir à { MONEY($amount) } pour la charte { DE($company) }
    .about = Enchérir pour la charte { DE($company) }
g1862-action-par = Fixer la valeur de départ à { MONEY($par) }
g1862-action-start = Lancer { $company } à { MONEY($each) } l’action
g1862-action-buy-card = Acheter l’action de la rangée { $row }
g1862-action-price-company = { $chartered ->
    [true] Lancer la compagnie de la rangée { $row } avec une charte à { MONEY($each) } l’action
   *[false] Lancer la compagnie de la rangée { $row } sans charte à { MONEY($each) } l’action
 }
g1862-action-move-card = Déplacer la première carte de la rangée { $row } à la rangée { $to }
g1862-action-remove-company = Retirer de la partie la compagnie de la rangée { $row }
g1862-action-deal-row = Distribuer de nouvelles cartes dans la rangée { $row }
g1862-action-markers = Prendre { $count ->
    [one] { $count } marqueur de gare
   *[other] { $count } marqueurs de gare
 }
g1862-action-merge = S’unir à { $company } ; { $survivor } survit
g1862-action-agree = Accepter
g1862-action-refuse = Refuser
g1862-action-keep-option = Garder l’option
g1862-action-give-option-up = Céder l’option
g1862-action-remove-marker = Retirer le marqueur { DE($place) }
g1862-action-small-station = { $place } : construire une petite gare sur la ligne { $line }
g1862-action-london = Construire jusqu’à Londres
g1862-action-marker = Placer un marqueur de gare à { $place }
g1862-action-run = { $count ->
    [0] Ne faire rouler aucun train
    [one] Faire rouler 1 train
   *[other] Faire rouler { $count } trains
 }
g1862-action-hudson = Compléter le revenu avec la caisse
g1862-action-buy-train = { $kind ->
    [freight] Acheter un train de marchandises à la banque
    [local] Acheter un train local à la banque
   *[express] Acheter un train express à la banque
 }{ $warranties ->
    [0] {""}
    [one] {" "}avec 1 garantie de plus
   *[other] {" "}avec { $warranties } garanties de plus
 }
g1862-action-trade-train = Acheter un train à { $company }
g1862-action-sell-own = Vendre des actions propres de la compagnie
g1862-action-refinance = Refinancer la compagnie
g1862-action-bankrupt = Mettre la compagnie en banqueroute
g1862-action-redeem = Racheter une action de la réserve

## Passer

g1862-choice-pass-proposal = Passer : ne proposer aucune compagnie
g1862-choice-pass-bid-wins = Passer : l’enchère de { MONEY($bid) } obtient la charte { DE($company) }
g1862-choice-pass-auction = Passer et quitter l’enchère { DE($company) }
g1862-choice-pass-shares = Passer : ne plus acheter d’actions { $company }, qui est lancée avec { $count } de plus
g1862-choice-pass-stock = Passer : terminer le tour boursier
g1862-choice-pass-merger = Passer : ne fusionner avec aucune compagnie
g1862-choice-pass-acquisition = Passer : n’acquérir aucune compagnie
g1862-choice-pass-build = { $more ->
    [true] Passer : ne plus construire
   *[false] Passer : ne rien construire
 }
g1862-choice-pass-marker = Passer : ne pas placer de marqueur
g1862-choice-pass-redemption = Passer : ne pas racheter d’action

## Parlement et actions

g1862-left = il reste { MONEY($left) } à { $company }
g1862-choice-propose = { g1862-choice-propose.name } : { g1862-choice-propose.effect }
    .name = Proposer { $company } et enchérir à { MONEY($amount) }
    .effect = sa gare d’origine est { $home }{ $kind ->
        [none] {""}
       *[other] , et elle a { g1862-a-permit }
     }
    .about = Proposer { $company }
    .heading = Proposer
g1862-choice-bid = { g1862-action-bid } : { g1862-choice-bid.effect }
    .name = { g1862-action-bid }
    .effect = vous avez { MONEY($money) }
g1862-choice-par = { g1862-choice-par.name } : { g1862-choice-par.effect }
    .name = Fixer la valeur de départ à { MONEY($par) } et payer { MONEY($price) }
    .effect = { $company } est lancée avec { MONEY($capital) } ; si elle ne l’est pas, l’amende est de { MONEY($fine) }
    .heading = Fixer la valeur de départ à
g1862-choice-start = { g1862-action-start } : { g1862-choice-start.effect }
    .name = { g1862-action-start }
    .effect = vous payez { MONEY($price) } à sa caisse ; elle a { $kind ->
        [none] sa gare d’origine à { $home }
       *[other] { g1862-a-permit }
     } et pourrait se refinancer pour { MONEY($refinancing) }
    .heading = Lancer
g1862-choice-markers = { g1862-choice-markers.name } : { g1862-left }
    .name = { g1862-action-markers } pour { MONEY($price) }
    .effect = { g1862-left }
    .heading = Prendre des marqueurs de gare
g1862-choice-redeem = { g1862-choice-redeem.name } : { g1862-left }
    .name = Racheter une action { $company } de la réserve pour { MONEY($price) }
    .effect = { g1862-left }
g1862-effect-floats-later = { $company } est lancée avec { $count } de plus
g1862-effect-floats = { $markers ->
    [true] { $company } est lancée avec { MONEY($capital) }, sur lesquels elle achète ses marqueurs de gare
   *[false] { $company } est lancée avec { MONEY($capital) }
 }
g1862-effect-bankrupt = { $company } fait banqueroute
g1862-effect-receivership = elle passe en administration judiciaire
g1862-effect-fine = { $owed ->
    [0] l’amende est payée
   *[other] vous devez encore { MONEY($owed) }
 }

## Cartes du jeu en solitaire

g1862-choice-buy-card = { g1862-choice-buy-card.name }{ $effects }
    .name = Acheter l’action { $company } de la rangée { $row } pour { MONEY($price) }
    .heading = Acheter la première carte d’une rangée
g1862-choice-price-company = { g1862-choice-price-company.name } : { g1862-choice-price-company.effect }
    .name = { $chartered ->
        [true] Lancer { $company } de la rangée { $row } avec une charte à { MONEY($price) } l’action
       *[false] Lancer { $company } de la rangée { $row } sans charte à { MONEY($price) } l’action
     }
    .effect = avec trois actions, elle est lancée avec { MONEY($capital) }{ $removes ->
        [true] {" "}; le hasard retire une autre compagnie de la partie
       *[false] {""}
     }
    .heading = Lancer
g1862-choice-move-card = { g1862-choice-move-card.name } : { g1862-choice-move-card.effect }
    .name = Déplacer la carte { $company } de la rangée { $row } à la rangée { $to }
    .effect = { $empty ->
        [true] la rangée { $row } est alors vide
       *[false] { $after } passe en tête
     }
g1862-choice-remove-company = { g1862-choice-remove-company.name } : { g1862-choice-remove-company.effect }
    .name = Retirer de la partie { $company } de la rangée { $row }
    .effect = ses cartes s’en vont, et on ne pose plus de voie à { $home }
g1862-choice-deal-row = { $removes ->
    [true] { g1862-action-deal-row } : le hasard retire d’abord une compagnie de la partie
   *[false] { g1862-action-deal-row }
 }

## Fusions

g1862-if-agreed = { $asked ->
    [true] si son président accepte,{" "}
   *[false] {""}
 }
g1862-survives = { $survivor } survit à un cours de { MONEY($price) }
g1862-choice-merge = { g1862-choice-merge.name } : { g1862-choice-merge.effect }
    .name = Fusionner { $company } avec { $partner } ; { g1862-survives }
    .effect = { g1862-if-agreed }{ $merged } { g1862-ends } ; { $over ->
        [true] le tour { DE($survivor) } est terminé
       *[false] le tour { DE($survivor) } continue
     }
    .heading = Fusionner avec
g1862-choice-acquire = { g1862-choice-acquire.name } : { g1862-choice-acquire.effect }
    .name = Acquérir { $partner } avec { $company } ; { g1862-survives }
    .effect = { g1862-if-agreed }{ $merged } { g1862-ends }
    .heading = Acquérir
g1862-choice-agree-merger = Accepter : { g1862-choice-agree-merger.effect }
    .name = Accepter
    .effect = { g1862-survives } et { $merged } { g1862-ends }
g1862-choice-refuse-merger = Refuser : { g1862-choice-refuse-merger.effect }
    .name = Refuser
    .effect = { $company } reste telle quelle
g1862-choice-keep-option = { g1862-choice-keep-option.name } : { g1862-choice-keep-option.effect }
    .name = Garder { g1862-certificate }
    .effect = { $own ->
        [true] { $company } paie { MONEY($price) }
       *[false] vous payez { MONEY($price) }
     }
g1862-choice-give-option-up = { g1862-choice-give-option-up.name } : { g1862-choice-give-option-up.effect }
    .name = Céder { g1862-certificate }
    .effect = { $own ->
        [true] { $company } reçoit { MONEY($price) }
       *[false] vous recevez { MONEY($price) }
     }
g1862-choice-remove-marker = Retirer le marqueur { DE($company) } à { $place }

## Construction

g1862-choice-small-station = { g1862-action-small-station }, qui vaut { MONEY($value) } pour les trains locaux
    .name = { g1862-action-small-station }
g1862-has-markers = { $count ->
    [0] il ne reste plus de marqueur
    [one] il reste { $count } marqueur
   *[other] il reste { $count } marqueurs
 } à { $company }
g1862-choice-marker = { g1862-choice-marker.name } : { g1862-has-markers }
    .name = Placer un marqueur de gare à { $place }, qui vaut { MONEY($value) }
    .effect = { g1862-has-markers }
g1862-choice-london = { g1862-choice-london.name } : { g1862-has-markers }
    .name = { $track ->
        [true] Construire jusqu’à Londres, qui vaut maintenant { MONEY($value) }, au lieu d’une voie et d’un autre marqueur
       *[false] Construire jusqu’à Londres, qui vaut maintenant { MONEY($value) }, au lieu d’un autre marqueur
     }
    .effect = { g1862-has-markers }

## Trajets et revenu

g1862-run-sum = Rouler pour { MONEY($revenue) }{ g1862-and-subsidy }
g1862-choice-run = { g1862-run-sum } : { LIST($runs, type: "semicolon") }{ $effects }
    .name = { g1862-run-sum }
    .brief = { g1862-run-sum }{ $effects }
g1862-choice-pay = { g1862-choice-pay.name } : { g1862-choice-pay.effect }
    .name = Distribuer un dividende de { MONEY($revenue) }
    .effect = vous recevez { MONEY($mine) } ; { $price }{ $own ->
        [0] {""}
       *[other] {" "}; { $company } reçoit { MONEY($own) }
     }
g1862-choice-retain = { g1862-choice-retain.name } : { g1862-choice-retain.effect }
    .name = Retenir { MONEY($revenue) }
    .effect = { $company } a alors { MONEY($treasury) } ; { $price }
g1862-choice-hudson = { g1862-choice-hudson.name } : { g1862-choice-hudson.effect }
    .name = Ajouter { MONEY($amount) } de la caisse et distribuer un dividende de { MONEY($revenue) }
    .effect = vous recevez { MONEY($mine) } ; { $price } ; { g1862-left }

## Trains

g1862-choice-buy-train = { g1862-choice-buy-train.name } : { g1862-choice-buy-train.effect }
    .name = Acheter un train { $train } à la banque pour { MONEY($price) }{ $warranties ->
        [0] {""}
        [one] , avec 1 garantie
       *[other] , avec { $warranties } garanties
     }
    .effect = { g1862-left }{ $effects }
    .brief = { g1862-choice-buy-train.name }{ $effects }
    .heading = Acheter à la banque
g1862-choice-trade-train = { g1862-choice-trade-train.name } : { g1862-choice-trade-train.effect }
    .name = Acheter le { g1862-own-train } à { $seller } pour { MONEY($price) }
    .effect = { g1862-if-agreed }{ g1862-left }{ $effects }
    .heading = Acheter à une autre compagnie
g1862-effect-no-permit = sans permis, elle ne peut pas faire rouler les { g1862-trains }
g1862-effect-first-sale = { $news }
g1862-choice-agree-train = Accepter : { g1862-choice-agree-train.effect }
    .name = Accepter
    .effect = { $seller } vend un train { $train } à { $company } pour { MONEY($price) } ; elle a alors { MONEY($treasury) } et { $count ->
        [0] plus aucun train
        [one] 1 train
       *[other] { $count } trains
     }
g1862-choice-refuse-train = Refuser : { g1862-choice-refuse-train.effect }
    .name = Refuser
    .effect = { $seller } garde son train { $train }
g1862-choice-sell-own = { g1862-choice-sell-own.name } : { g1862-choice-sell-own.effect }
    .name = { $count ->
        [one] Vendre { $count } des actions que détient { $company } pour { MONEY($price) }
       *[other] Vendre { $count } des actions que détient { $company } pour { MONEY($price) }
     }
    .effect = elle a alors { MONEY($treasury) } pour un train à { MONEY($train_price) }{ $effects }
g1862-choice-refinance = { g1862-choice-refinance.name } : { g1862-choice-refinance.effect }
    .name = Refinancer { $company }
    .effect = toutes ses actions sont fusionnées deux pour une, et elle reçoit { MONEY($amount) } pour un train à { MONEY($train_price) }
g1862-choice-bankrupt = { g1862-choice-bankrupt.name } : { g1862-choice-bankrupt.effect }
    .name = Mettre { $company } en banqueroute
    .effect = elle { g1862-ends }, et vous recevez { MONEY($amount) } pour vos actions

## Ordres permanents

g1862-program-no-mergers = Pas de fusion pour { $company }
g1862-program-stop-no-train = { $company } n’a pas de train.
g1862-program-stop-survives = { $partner }, qui a des trains, serait absorbée par { $company }.
