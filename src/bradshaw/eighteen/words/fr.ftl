### Les mots de tous les jeux 18xx.

## Noms

eighteen-source = { $source ->
    [ipo] de l’offre initiale
    [pool] de la réserve
   *[company] de la compagnie
 }
eighteen-shares = { $count ->
    [one] une action { $company }
   *[other] { $count } actions { $company }
 }
eighteen-halts = { $count ->
    [one] une halte
   *[other] { $count } haltes
 }
eighteen-colour = { $colour ->
    [yellow] jaune
    [green] verte
   *[russet] brun-roux
 }
eighteen-the-bank = la banque

## Ce que l’on peut faire

eighteen-action-pass = Passer
eighteen-action-buy = Acheter une action { $company } { eighteen-source }
eighteen-action-sell = Vendre { eighteen-shares }
eighteen-action-lay = { $place } : poser la tuile { $tile }
eighteen-action-pay = Distribuer un dividende
eighteen-action-retain = Retenir le revenu
eighteen-choice-tile = { $place } : { $colour ->
    [none] poser la { $tile }
   *[other] améliorer avec la tuile { eighteen-colour } { $tile }
 }, rotation { $rotation }, vers { $towards }{ $stops }{ $before }
eighteen-tile-stops = , { $stops }
eighteen-tile-stops-before = {" "}au lieu de { $stops }
eighteen-choice-buy-share = Acheter une action { $company } { eighteen-source } pour { MONEY($price) }{ $effects }
    .heading = Acheter une action
    .name = { $company } { eighteen-source } pour { MONEY($price) }
eighteen-choice-sell-shares = { $count ->
    [one] Vendre une action { $company } pour { MONEY($total) }
   *[other] Vendre { $count } actions { $company } pour { MONEY($total) }, { MONEY($each) } chacune
 }{ $effects }
    .heading = Vendre des actions
    .name = { $company } : { $count } pour { MONEY($total) }
eighteen-choice-end-turn = Passer : terminer votre tour
eighteen-choice-pass-trains = { $more ->
    [true] Passer : ne plus acheter de train
   *[false] Passer : ne pas acheter de train
 }
eighteen-choice-run-nothing = Ne faire rouler aucun train
eighteen-together-skip = Passer aux trajets
eighteen-together-done = Terminer le tour de { $company }
eighteen-together-run = Faire les trajets et distribuer { MONEY($revenue) }

## Effet d’un dividende sur le cours

eighteen-price-stays = le cours reste à { MONEY($after) }
eighteen-price-rises = le cours monte de { MONEY($before) } à { MONEY($after) }{ $ends ->
    [true] , ce qui met fin à la partie après ce tour d’exploitation
   *[false] {""}
 }
eighteen-price-falls = le cours baisse de { MONEY($before) } à { MONEY($after) }
eighteen-price-bankrupt = le cours tombe de { MONEY($before) } à zéro et { $company } fait banqueroute

## Journal : enchères et tours

eighteen-log-bid = { $player } enchérit à { MONEY($amount) }.
eighteen-log-pass-bid = { $player } passe et quitte cette enchère.
eighteen-log-stock-round = Le tour boursier { $number } commence par { $player }.
eighteen-log-operating-round = { $total ->
    [none] Le tour d’exploitation { $number } commence.
   *[other] Le tour d’exploitation { $number } sur { $total } commence.
 }
eighteen-log-priority = { $player } a la priorité.
eighteen-log-pass = { $player } passe.

## Journal : actions et cours

eighteen-log-purchase = { $player } achète une action { $company } { eighteen-source } pour { MONEY($price) }.
eighteen-log-sale = { $count ->
    [one] { $player } vend une action { $company } pour { MONEY($each) }.
   *[other] { $player } vend { $count } actions { $company } à { MONEY($each) } chacune, { MONEY($total) } en tout.
 }
eighteen-log-shares-given-up = { $player } cède { eighteen-shares } sans contrepartie.
eighteen-log-new-director = { $player } devient président de { $company }.
eighteen-log-no-director = { $floated ->
    [true] { $company } n’a plus de président et passe en administration judiciaire.
   *[false] { $company } n’a plus de président.
 }
eighteen-log-price-rises = Le cours de { $company } monte de { MONEY($before) } à { MONEY($after) }.
eighteen-log-price-falls = Le cours de { $company } baisse de { MONEY($before) } à { MONEY($after) }.
eighteen-log-price-restacks = Le cours de { $company } reste à { MONEY($price) } ; son marqueur passe sous les autres.
eighteen-paid-to = { $player } { MONEY($amount) }
eighteen-log-dividend = { $company } verse { $each } par action : { LIST($paid, type: "comma") }.
eighteen-log-dividend-to-nobody = { $company } verse { $each } par action.
eighteen-log-no-dividend = { $company } ne verse pas de dividende.

## Journal : voies et trains

eighteen-log-tile-laid = { $cost ->
    [none] { $company } pose la tuile { $tile } sur { $place }.
   *[other] { $company } pose la tuile { $tile } sur { $place } pour { $cost }.
 }
eighteen-log-tile-upgraded = { $company } améliore { $place } avec la tuile { eighteen-colour } { $tile }.
eighteen-log-train-bought = { $company } achète un train { $train } à { $seller } pour { $price }.
eighteen-log-train-offer = { $company } propose { $price } à { $seller } pour un train { $train }.
eighteen-log-refuses = { $player } refuse pour { $company }.
eighteen-log-sale-refused = { $player } refuse pour { $seller } : son train { $train } n’est pas à vendre à { $price }.
eighteen-log-runs-nothing = { $company } ne fait rouler aucun train.

## Journal : phases

eighteen-log-phase = La phase { $phase } commence.
eighteen-log-phase-news = La phase { $phase } commence : { $news }.
eighteen-phase-tiles = on peut poser des tuiles { $colour ->
    [green] vertes
    [yellow] jaunes
   *[russet] brun-roux
 }
eighteen-phase-operating-rounds = { $count } tours d’exploitation suivent chaque tour boursier à partir du prochain

## Fin de partie

eighteen-log-top-price = { $company } a atteint { MONEY($price) } : la partie s’arrête après ce tour d’exploitation.
eighteen-log-game-over = La partie est terminée : { $reason }. { $standings }
eighteen-end-bank = la banque n’a plus d’argent
eighteen-end-top-price = un cours a atteint le haut du tableau
eighteen-end-turn-limit = elle a duré trop de tours
eighteen-end-stalemate = personne ne possède ni ne peut acheter quoi que ce soit et aucune compagnie ne roule

## Tableaux

eighteen-table-players = Joueurs
eighteen-table-result = Résultat
eighteen-table-director = * président
eighteen-table-priority = { $player } (priorité)
eighteen-column-player = Joueur
eighteen-column-cash = Argent
eighteen-column-worth = Fortune
eighteen-column-certificates = Certificats
eighteen-column-shares = Actions
eighteen-round-operating = { $total ->
    [none] tour d’exploitation { $number } après le tour boursier { $stock_round }
   *[other] tour d’exploitation { $number } sur { $total } après le tour boursier { $stock_round }
 }
eighteen-round-operating-then = { eighteen-round-operating } ; puis { LIST($later, type: "comma") }
eighteen-table-companies = Compagnies
eighteen-column-company = Compagnie
eighteen-column-price = Cours
eighteen-column-par = Par
eighteen-column-treasury = Caisse
eighteen-column-trains = Trains
eighteen-column-director = Président
eighteen-column-ran-for = Revenu
eighteen-column-ipo = IPO
eighteen-column-pool = Réserve
eighteen-column-status = État
eighteen-no-trains = aucun
eighteen-status-floats-with = lancée avec { $count } de plus
eighteen-status-receivership = administration judiciaire
eighteen-status-new = nouvelle
eighteen-table-trains = Trains
eighteen-column-left = Reste
eighteen-column-now = Maintenant
eighteen-column-rusts = Retiré avec le
eighteen-column-first-sale = Avec le premier
eighteen-any-number = illimité
eighteen-on-sale = en vente
eighteen-rusts-with = premier { $train }
eighteen-rusts-never = jamais
eighteen-table-course = Le cours de la partie
eighteen-course-round = Tour
eighteen-course-phase-heading = Phase
eighteen-course-limit = Limite de trains
eighteen-course-rounds = Tours d’exploitation
eighteen-course-bank = Banque
eighteen-course-top = Cours le plus haut
eighteen-round-stock = tour boursier { $number }
eighteen-rounds-last = c’est le dernier
eighteen-top = { $top ->
    [0] aucun pour l’instant
   *[other] { MONEY($top) }
 } ; la partie s’arrête après le tour d’exploitation où un cours atteint { MONEY($end) }
eighteen-top-reached = { MONEY($top) } ; la partie s’arrête après ce tour d’exploitation
eighteen-zone-bankrupt = la compagnie fait banqueroute
eighteen-zone-end = la partie s’arrête après le tour d’exploitation
eighteen-terrain-land = terre
eighteen-any-legal-runs = tous les trajets permis de { $company }
eighteen-run-idle = { $train } : ne roule pas
eighteen-line = { $train } : { $earns }, { LIST($stops, type: "dash") }

## Questions

eighteen-question-over-limit = { $player } a { $held } certificats et doit vendre : la limite est de { $limit }.
eighteen-hint-over-limit = Rien d’autre n’est possible avant cela.
eighteen-hint-marked = Les hexagones marqués vous sont ouverts.
eighteen-hint-runs = { $subsidy ->
    [true] Sont proposés les trajets au plus haut revenu et, s’ils diffèrent, ceux qui rapportent le plus avec la subvention.
   *[false] Sont proposés les trajets au plus haut revenu.
 }
eighteen-hint-offer = L’argent va à la caisse de la compagnie qui vend.
eighteen-question-runs = { $player } fait rouler les trains de { $company }.
eighteen-question-dividend = { $player } décide du revenu de { MONEY($revenue) } de { $company }.
eighteen-hint-dividend = Sans dividende, le cours de { MONEY($price) } baisse d’une case. Il reste si le dividende est inférieur au cours ; sinon il monte d’une case par { MONEY($price) } de dividende, { $most } au plus.

## Ce que fait le joueur, en peu de mots

eighteen-doing-for = { $doing } : { $company }
eighteen-doing-bid = enchérit
eighteen-doing-trade = négocie
eighteen-doing-track = pose des voies
eighteen-doing-runs = fait rouler ses trains
eighteen-doing-dividend = distribue ou retient
eighteen-doing-trains = peut acheter des trains
eighteen-doing-offer = répond à une offre

## Ce que l’on pourrait essayer

eighteen-thought-no-train = Ne pas acheter de train
eighteen-thought-start = Lancer { $company }
eighteen-thought-lay = Poser une voie sur { $place }
eighteen-thought-upgrade = Améliorer { $place }

## Refus

eighteen-refusal-not-your-turn = Ce n’est pas à vous de jouer.
eighteen-refusal-no-seat = Cette place n’existe pas : { $players ->
    [one] { $players } personne joue
   *[other] { $players } personnes jouent
 }.
eighteen-refusal-nothing-to-decide = Il n’y a rien à décider ici.
eighteen-refusal-over = La partie est terminée : { $reason }.
eighteen-refusal-above-limit = Vous détenez { $held ->
    [one] { $held } certificat
   *[other] { $held } certificats
 } pour une limite de { $limit } : vendez d’abord jusqu’à la respecter.
eighteen-refusal-sold-in-turn = Vous avez déjà vendu { $company } pendant ce tour ; toutes les actions d’une compagnie se vendent en une fois.
eighteen-refusal-holds = { $count ->
    [0] Vous n’avez aucune action { $company }.
    [one] Vous avez 1 action { $company }.
   *[other] Vous avez { $count } actions { $company }.
 }
eighteen-refusal-bought-in-round = { $count ->
    [one] { $count } de vos actions { $company } a été achetée pendant ce tour.
   *[other] { $count } de vos actions { $company } ont été achetées pendant ce tour.
 }
eighteen-refusal-costs-more = Cela coûte { MONEY($price) } et vous avez { MONEY($money) }.
eighteen-refusal-none-offered = L’offre initiale n’a aucune action { $company }.
eighteen-refusal-none-in-pool = La réserve n’a aucune action { $company }.
eighteen-refusal-only-certificate = La réserve n’a que le certificat de président de { $company }, qui n’est pas à vendre.
eighteen-refusal-certificate-first = Le premier achat de { $company } est son certificat de président.
eighteen-refusal-started = { $company } a déjà été lancée.
eighteen-refusal-no-sale-after-purchase = Après un achat, vous ne pouvez plus vendre pendant ce tour.
eighteen-refusal-one-purchase = Vous avez déjà acheté pendant ce tour ; un seul achat est permis.
eighteen-refusal-sold-in-round = Vous avez vendu des actions { $company } pendant ce tour boursier.
eighteen-refusal-at-limit = Vous détenez { $held ->
    [one] { $held } certificat
   *[other] { $held } certificats
 } ; la limite est de { $limit }.
eighteen-refusal-pay-or-retain = { $company } distribue son revenu de { MONEY($revenue) }, ou le retient.
# $charter: whether companies sell shares of their own.
eighteen-refusal-sources = { $charter ->
    [true] Les actions s’achètent dans l’offre initiale, dans la réserve ou à la compagnie même.
   *[other] Les actions s’achètent dans l’offre initiale ou dans la réserve.
 }
eighteen-refusal-no-such-stop = Il n’y a ni arrêt ni frontière « { $stop } » sur la carte.
eighteen-refusal-runs = { $trains } : { $reason }.
eighteen-refusal-runs-at = { $trains } : { $reason } ({ $places }).
eighteen-fault-unknown-train = la compagnie n’a pas de tel train
eighteen-fault-train-twice = un train fait plus d’un trajet
eighteen-fault-not-continuous = le trajet ne suit pas la voie d’arrêt en arrêt
eighteen-fault-too-short = le trajet ne mène pas d’un arrêt à un autre
eighteen-fault-stop-twice = le trajet passe deux fois au même arrêt
eighteen-fault-apart = les trajets ne se rencontrent pas

## Erreurs

eighteen-error-no-such-company = Il n’y a pas de compagnie « { $company } » ; il y a { LIST($companies, type: "comma") }.
eighteen-error-not-floated = { $company } n’est pas lancée et ne roule pas.
eighteen-error-no-train = { $company } n’a pas de train à faire rouler.
eighteen-error-no-runs-to-lay = On ne peut tracer des trajets que lorsqu’une compagnie doit faire rouler ses trains.
eighteen-error-no-trains = Dans { $game }, aucune compagnie ne fait rouler de trains.

## Options

eighteen-option-ruleset = Règles
    .text = Le livret de règles, ou toutes les règles maison de 18xx.games ensemble.
    .rulebook = Livret de règles

## Refus : voies et trains

eighteen-refusal-no-such-hex = Il n’y a pas d’hexagone « { $hex } » sur cette carte.
eighteen-refusal-no-such-tile = Il n’y a pas de tuile « { $tile } ».
eighteen-refusal-no-tile-there = Aucune tuile ne peut être posée sur { $place }.
eighteen-refusal-rotation = La rotation d’une tuile est un nombre de 0 à 5.
eighteen-refusal-colour-order = Une tuile verte remplace une jaune, une tuile brun-roux une verte.
eighteen-refusal-yellow-first = Sur un hexagone sans voie, seule une tuile jaune peut être posée.
eighteen-refusal-tile-used-up = Il ne reste pas de tuile { $tile } : toutes sont sur la carte.
eighteen-refusal-tile-for-letter = La tuile { $tile } est réservée aux hexagones marqués { $letter }.
eighteen-refusal-letter = Seules les tuiles marquées { $letter } peuvent être posées ici.
eighteen-refusal-into-the-sea = La voie mènerait dans la mer, contre une barrière ou au bord de la carte.
eighteen-refusal-keep-track = Dans ce sens, la tuile ne conserve pas toutes les voies déjà posées.
eighteen-refusal-runs-now = { $company } fait rouler ses trains maintenant.
eighteen-refusal-no-such-train = Il n’y a pas de train « { $train } ».
eighteen-refusal-no-train-to-run = Il n’y a plus de train « { $train } » à faire rouler.
eighteen-refusal-idle-train = Le train { $train } ne roule pas alors qu’il le peut : { LIST($stops, type: "dash") }.
eighteen-refusal-train-sellers = Un train s’achète à la banque ou à une autre compagnie.
eighteen-refusal-seller-lacks-train = { $company } n’a pas de train { $train }.

## Effets d’une action, après son coût

eighteen-effects = {" "}; { LIST($effects, type: "semicolon") }
eighteen-effect-director = vous en devenez président
eighteen-effect-half-price = moitié du cours, car elle n’a pas de train
eighteen-effect-other-director = un autre joueur en devient président
eighteen-effect-no-director = elle n’a alors plus de président
eighteen-effect-if-paid = si le dividende est distribué, { $price }

## Les panneaux de la page : tours et phases

# Les tours comme les joueurs les écrivent.
eighteen-panel-auction = Enchère
eighteen-panel-parliament = Parlement
eighteen-panel-stock-round = SR { $number }
eighteen-panel-operating-round = OR { $stock_round }.{ $number }
eighteen-panel-round-phase = { $round }, phase { $phase }
eighteen-panel-phase = Phase
eighteen-panel-credits = { $amount }cc

## Les panneaux de la page : compagnies

eighteen-panel-companies = Compagnies
eighteen-panel-not-started = À lancer
    .title = Compagnies qui n’ont pas été lancées
eighteen-panel-director = Président
eighteen-panel-is-director = président
eighteen-panel-director-of = { $company }, président
eighteen-panel-no-director = aucun
eighteen-panel-no-trains = aucun
eighteen-panel-treasury = Caisse
eighteen-panel-treasury-secret = Connue des seuls actionnaires
eighteen-panel-last-run = Dernier revenu
eighteen-panel-retained = { MONEY($revenue) }, retenus
eighteen-panel-bases-left = Gares restantes
eighteen-panel-markers-left = Marqueurs restants
eighteen-panel-next-base = à { $price }
eighteen-panel-par = Par
eighteen-panel-trains = Trains
eighteen-panel-shares = Actions
eighteen-panel-player-shares = { $count ->
    [one] { $player } : { $count } action
   *[other] { $player } : { $count } actions
 }
eighteen-panel-ipo = IPO
eighteen-panel-reserved = { $count ->
    [one] ({ $count } réservée)
   *[other] ({ $count } réservées)
 }
eighteen-panel-pool = Réserve
eighteen-panel-own-shares = Les siennes
eighteen-panel-permits = { $count ->
    [one] permis : { $permits }
   *[other] permis : { $permits }
 }
eighteen-panel-buy-from = { $source ->
    [ipo] Acheter à l’IPO
    [pool] Acheter à la réserve
   *[company] Acheter à la compagnie
 }
eighteen-panel-sell = En vendre { $count }
eighteen-panel-buy-its = Acheter son { $offer }
eighteen-panel-join = Fusion : { $result }
eighteen-panel-par-at = Par { MONEY($price) }

## Les panneaux de la page : joueurs

eighteen-panel-priority = priorité
    .title = A la priorité au prochain tour boursier
eighteen-panel-worth = Fortune
eighteen-panel-certificates = Certificats
    .title = Certificats, et combien sont permis
eighteen-panel-no-shares = aucune action
eighteen-panel-obligations = à faire lancer : { $companies }
    .title = Chacune qui n’est pas lancée à la fin du tour boursier coûte une amende

## Les panneaux de la page : choix en peu de mots

eighteen-panel-buy-share = Acheter une action
eighteen-panel-share-for = { $source ->
    [ipo] IPO { $price }
    [pool] réserve { $price }
   *[company] compagnie { $price }
 }
eighteen-panel-buy-card = Acheter la première carte d’une rangée
eighteen-panel-card-for = rangée { $row } { $price }
eighteen-panel-sell-shares = Vendre des actions
# What follows the heading: what the two figures of each sale are.
eighteen-panel-sold = nombre : produit
eighteen-panel-sold-for = { $count } : { $price }
eighteen-panel-count-for = { $count } pour { $price }
eighteen-panel-buy-from-bank = Acheter à la banque
eighteen-panel-buy-from-company = Acheter à une autre compagnie
eighteen-panel-price = { $warranties ->
    [0] { $price }
   *[other] { $price } ({ $warranties })
 }
eighteen-panel-train-for = { $warranties ->
    [0] { $train } pour { $price }
   *[other] { $train } pour { $price } ({ $warranties })
 }
eighteen-panel-warranties = (n) : garanties
eighteen-panel-no-permit = sans permis
eighteen-panel-join-with = S’unir à
# Beside the heading: what each of the choices says.
eighteen-panel-survivor = survivante à son nouveau cours
eighteen-panel-survives = { $price ->
    [none] { $survivor }
   *[other] { $survivor } { $price }
 }
eighteen-panel-take-markers = Prendre des marqueurs de gare
# Zones du tableau des cours, par leur couleur ou ce qui s’y passe.
eighteen-panel-zone = { $zone ->
    [red] rouge
    [grey] gris
    [par] par
    [bankrupt] banqueroute
    [end] fin
    [pink] rose
    [yellow] jaune
    [green] vert
   *[blue] bleu
 }
eighteen-panel-propose = Proposer

## Les panneaux de la page : prix de lancement

eighteen-panel-start = Lancer { $company }
eighteen-panel-start-row = { $chartered ->
    [true] Lancer la rangée { $row } avec charte
   *[false] Lancer la rangée { $row } sans charte
 }
eighteen-panel-take-director = Prendre le certificat de président de { $company }
eighteen-panel-set-par = Fixer le par
eighteen-panel-start-which = Lancer
eighteen-panel-take-which = Prendre un certificat de président
eighteen-panel-at = { $name } à
eighteen-panel-at-which = { $name } à…
eighteen-panel-or-market = (ou cliquer sur le tableau des cours)
eighteen-panel-row = Rangée { $row }
eighteen-panel-with-charter = avec charte
eighteen-panel-without-charter = sans
eighteen-panel-show-prices = { $name } : prix
eighteen-panel-prices = Prix : { $name }

## Les panneaux de la page : trajets

eighteen-panel-change-runs = Modifier les trajets
    .text = Choisissez un train, puis ses gares sur la carte, dans l’ordre. Choisissez encore la dernière pour la retirer.
eighteen-panel-idle = reste à l’arrêt
eighteen-panel-joined = attelé
eighteen-panel-run-of = Trajet du { $train }
eighteen-panel-ticked = Les gares cochées comptent pour le train.
eighteen-panel-take-back = Retirer
eighteen-panel-other-end = Autre bout
    .title = Continuer par l’autre bout du trajet
eighteen-panel-clear = Effacer
    .title = Le train reste à l’arrêt
eighteen-panel-no-way-on = Aucune voie que le trajet n’utilise déjà ne mène plus loin.
eighteen-panel-on-from = Plus loin { QUE($stop) }
    .label = Plus loin { QUE($stop) } :
eighteen-panel-way = { $stop } par { LIST($by, type: "comma") }
eighteen-panel-begin = Commencer à
eighteen-panel-begin-anywhere = une gare de la carte
eighteen-panel-chain = Attelé
eighteen-panel-chain-touching = aux trains de marchandises qu’il touche
eighteen-panel-chain-number = dans la chaîne { $number }
eighteen-panel-lead-back = Retirer { $stop }
eighteen-panel-lead-end = Terminer le trajet du { $train } à { $stop }
eighteen-panel-lead-on = Mener le { $train } jusqu’à { $stop }
eighteen-panel-lead-begin = Commencer le trajet du { $train } à { $stop }

## Les panneaux de la page : ce qui se pose sur une case

eighteen-panel-lay = Poser la tuile { LIST($tiles, type: "or") }
eighteen-panel-tray = Tuiles qui conviennent ici
eighteen-panel-tray-mixed = Ce que l’on peut faire ici
eighteen-panel-choose-tile = Choisissez une tuile.
eighteen-panel-choose-piece = Choisissez.
eighteen-panel-tile = { $left ->
    [0] Tuile { $tile }
    [one] Tuile { $tile }, { $left } restante
   *[other] Tuile { $tile }, { $left } restantes
 }
eighteen-panel-piece = { $kind ->
    [build_base] gare
    [build_small_station] petite gare
   *[marker] marqueur
 }
eighteen-panel-do = { $kind ->
    [lay_tile] Poser
    [place_marker] Placer
    [remove_marker] Enlever
   *[other] Construire
 }
eighteen-panel-turn = Tourner
    .title = Tourner (R)
eighteen-panel-turn-back = Tourner en arrière
    .title = Tourner en arrière (Maj R)
eighteen-panel-way-of = { $number } sur { $count }
eighteen-panel-one-way = un seul sens
eighteen-panel-leave = Laisser
    .title = Laisser (Échap)

## Ordres permanents

eighteen-program-pass-round = Passer ce tour boursier jusqu’à ce que quelqu’un achète ou vende de vos actions, ou lance une compagnie
eighteen-program-buy-until-float = Acheter des actions de { $company } jusqu’à son lancement
eighteen-program-run-and-pay = { $company } : meilleurs trajets, puis distribuer
eighteen-program-refuse-offers = Refuser de vendre des trains
eighteen-program-stop-started = On a lancé { $company }.
eighteen-program-stop-sold = Des actions de { $company } ont été vendues.
eighteen-program-stop-bought = Quelqu’un a acheté une action de { $company }.
eighteen-program-stop-must-sell = Vous devez vendre des actions.
eighteen-program-stop-floated = Assez d’actions de { $company } sont vendues : elle est lancée.
eighteen-program-stop-director = { $company } a un autre président.
eighteen-program-stop-no-share = Vous ne pouvez pas acheter d’action de { $company } maintenant.
eighteen-program-stop-trains = { $company } a moins de trains qu’avant.
eighteen-program-stop-no-revenue = { $company } ne gagne rien.
eighteen-program-stop-less = { $company } ne gagnerait que { MONEY($revenue) }, après { MONEY($before) } la dernière fois.

## La ligne au-dessus du plateau

eighteen-strip-bank = banque { MONEY($left) }
eighteen-strip-bank-empty = banque vide
eighteen-strip-top = { $price ->
    [0] aucun cours sur { MONEY($end) }
   *[other] cours { MONEY($price) } sur { MONEY($end) }
 }

## Panneaux de la page : la ligne au-dessus du plateau

eighteen-panel-strip-order = Ordre d’exploitation
eighteen-panel-strip-turn = { $when ->
    [done] { $company } a exploité
    [now] { $company } exploite maintenant
   *[next] { $company } doit encore exploiter
 }
eighteen-panel-strip-more = +{ $count }
eighteen-panel-strip-trains = Trains
eighteen-panel-strip-on-sale = { $left ->
    [none] { $train } { $price }
   *[other] { $train } { $price } ×{ $left }
 }
eighteen-panel-strip-later = puis { $train } { $price }
eighteen-panel-strip-rusts = retire { $trains }
eighteen-panel-strip-train = { $count ->
    [0] Le premier { $train } ne retire aucun train du jeu.
   *[other] Le premier { $train } vendu retire { $trains }.
 }
eighteen-panel-strip-tiles = Tuiles
eighteen-panel-strip-no-tiles = plus aucune
eighteen-panel-strip-ends = Fin
eighteen-panel-strip-near = { $name } ({ $near } %)
eighteen-panel-strip = Où en est la partie

## Panneaux de la page : tuiles

eighteen-panel-tiles-loading = Les tuiles sont étalées…
eighteen-panel-tiles-of = { $colour ->
    [yellow] Tuiles jaunes
    [green] Tuiles vertes
   *[russet] Tuiles brun-roux
 }
eighteen-panel-tiles-left = { $left } sur { $count }
eighteen-panel-tiles-upgrades = devient { LIST($tiles, type: "unit") }
eighteen-panel-tiles-name = Tuile { $tile } : il en reste { $left } sur { $count } ; { $fits ->
    [0] elle ne va nulle part pour l’instant
    [one] elle va sur { $fits } hexagone
   *[other] elle va sur { $fits } hexagones
 }
eighteen-panel-tiles-for = Choisissez une tuile pour voir sur la carte où { $company } peut la poser maintenant.
eighteen-panel-tiles-by-track = Choisissez une tuile pour voir sur la carte où elle va d’après ses voies seules : aucune compagnie n’exploite en ce moment.
eighteen-panel-tiles-fits-for = { $company } peut poser la tuile { $tile } en { $hexes }.
eighteen-panel-tiles-fits = D’après ses voies seules, la tuile { $tile } va en { $hexes }.
eighteen-panel-tiles-nowhere = { $company ->
    [none] La tuile { $tile } ne va nulle part pour l’instant.
   *[other] { $company } ne peut poser la tuile { $tile } nulle part pour l’instant.
 }
eighteen-panel-tiles-close = Ne plus montrer
