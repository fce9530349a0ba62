### 1862 : pourquoi quelque chose n’est pas permis.

## Partout

g1862-refusal-not-in-play = { $company } ne participe pas à cette partie.
g1862-refusal-company-costs-more = Cela coûte { MONEY($price) } et { $company } a { MONEY($money) }.
g1862-refusal-lner-no-start = La LNER est formée : { $company } ne peut plus être lancée.
g1862-refusal-no-own-shares = { $company } ne détient aucune de ses propres actions.

## Parlement

g1862-refusal-propose-or-pass = Au Parlement, vous proposez une compagnie avec une première enchère, ou vous passez.
g1862-refusal-charter-won = Vous avez déjà gagné une charte pendant ce tour et ne pouvez plus ouvrir d’enchère.
g1862-refusal-company-later = { $company } peut être lancée à partir du premier train { $train }.
g1862-refusal-failed-to-float = { $company } n’a pas pu être lancée ; elle peut l’être au tour boursier.
g1862-refusal-keep-for-certificate = Après une enchère de { MONEY($amount) }, il doit vous rester { MONEY($cheapest) } pour le certificat de président ; vous avez { MONEY($money) }.
g1862-refusal-first-bid = La première enchère est de { MONEY($least) } ou d’un multiple de { MONEY($step) }, pas de { MONEY($amount) }.
g1862-refusal-raise-or-pass = La charte { DE($company) } est aux enchères : surenchérissez ou passez.
g1862-refusal-bid-too-low = { MONEY($amount) } ne dépasse pas l’enchère de { MONEY($bid) }.
g1862-refusal-bid-step = Une enchère est un multiple de { MONEY($step) }, ce que { MONEY($amount) } n’est pas.
g1862-refusal-set-par = Vous avez gagné la charte { DE($company) } : fixez sa valeur de départ.
g1862-refusal-par = La valeur de départ d’une compagnie à charte est { LIST($pars, type: "or") }.
g1862-refusal-certificate-costs-more = Le certificat de président coûterait { MONEY($price) } et vous avez { MONEY($money) }.
g1862-refusal-extra-shares = Vous pouvez acheter jusqu’à deux autres actions { $company } de l’offre initiale, ou passer.

## Tours boursiers

g1862-refusal-stock-turn = { $starts ->
    [true] Dans un tour boursier, vous vendez, puis vous achetez une action ou lancez une compagnie, ou vous passez.
   *[false] Dans un tour boursier, vous vendez, puis vous achetez une action, ou vous passez.
 }
g1862-refusal-start-price = Une compagnie est lancée à un cours du tableau, de { MONEY($least) } à { MONEY($most) }.
g1862-refusal-new-players-parliament = Dans la partie pour débutants, les compagnies ne sont lancées qu’au Parlement.
g1862-refusal-too-few-ordinary = Le certificat de président { DE($company) } vaut trois actions, et il n’y a pas assez de certificats ordinaires pour l’échanger.

## Lancement et amendes

g1862-refusal-choose-markers = { $company } est lancée : choisissez combien de marqueurs de gare elle achète.
g1862-refusal-markers-cost-more = { $count ->
    [one] { $count } marqueur de gare coûte
   *[other] { $count } marqueurs de gare coûtent
 } { MONEY($price) } et { $company } a { MONEY($money) }.
g1862-refusal-marker-count = Une compagnie sans charte achète de { $least } à { $most } marqueurs de gare.
g1862-refusal-owe-fine = Vous devez encore { MONEY($amount) } d’une amende : vendez des actions.
g1862-refusal-worthless-shares = Les actions { $company } ne valent rien.
g1862-refusal-fewer-shares = Moins d’actions suffisent pour payer les { MONEY($amount) } que vous devez.

## Gares d’origine

g1862-refusal-no-room-at-home = { $company } ne pourrait pas placer le marqueur de sa gare d’origine : tous les cercles { DE($place) } sont occupés et aucune tuile disponible n’en ajoute.
g1862-refusal-no-more-circles = La tuile { $tile } n’a pas plus de cercles que celle { DE($place) }.
g1862-refusal-home-waits = { $upgrade ->
    [true] { $company } doit d’abord améliorer { $place }, où un marqueur d’origine attend un cercle.
   *[false] { $company } doit d’abord poser une tuile sur { $place }, où un marqueur d’origine attend un cercle.
 }

## Voies

g1862-refusal-build-or-pass = { $company } peut maintenant poser des voies, construire une petite gare ou construire jusqu’à Londres, ou passer.
g1862-refusal-second-yellow = Après une tuile jaune, seule une deuxième tuile jaune peut être posée pendant ce tour.
g1862-refusal-n-alone = De deux tuiles jaunes dans un tour, aucune ne peut être une tuile N.
g1862-refusal-colour-later = { $colour ->
    [green] Les tuiles vertes
   *[russet] Les tuiles brun-roux
 } ne sont pas encore disponibles.
g1862-refusal-town = { $place } est une ville et reçoit une tuile avec une grande gare.
g1862-refusal-village = { $place } est un village et reçoit une tuile sans grande gare.
g1862-refusal-tile-for-town = La tuile { $tile } est réservée à { $town }.
g1862-refusal-own-russet-tile = La tuile brun-roux { DE($place) } est la { $tile }.
g1862-refusal-off-route = Aucune voie de la nouvelle tuile { DE($place) } ne serait sur un parcours { DE($company) }.
g1862-refusal-upgrade-off-route = Ni nouvelle voie ni grande gare { DE($place) } ne serait sur un parcours { DE($company) }.
g1862-refusal-no-such-line = { $place } n’a pas de telle voie simple.
g1862-refusal-small-station-on-yellow = La tuile { DE($place) } doit être améliorée avant de recevoir une autre petite gare.
g1862-refusal-small-station-there = Cette voie { DE($place) } a déjà une petite gare.
g1862-refusal-home-shut = { $place } est la gare d’origine d’une compagnie absente de la partie : en solo, on n’y pose pas de voie.

## Marqueurs de gare et Londres

g1862-refusal-place-or-pass = { $company } peut placer un marqueur de gare maintenant, ou passer.
g1862-refusal-no-marker-left = { $company } n’a plus de marqueur de gare.
g1862-refusal-no-circles = { $place } est un village et n’a pas de cercle.
g1862-refusal-marker-there = { $company } a déjà un marqueur de gare à { $place }.
g1862-refusal-no-free-circle = { $place } n’a pas de cercle libre.
g1862-refusal-no-route = Aucun parcours { DE($company) } ne mène à { $place }.
g1862-refusal-london-full = Toutes les places de Londres sont occupées.
g1862-refusal-london-after-track = { $company } a déjà posé des voies pendant ce tour.
g1862-refusal-london-instead-of-track = Une compagnie construit jusqu’à Londres au lieu de poser des voies.
g1862-refusal-london-with-markers = Une compagnie construit jusqu’à Londres quand elle place ses marqueurs de gare.

## Trajets et dividendes

g1862-refusal-no-permit = { $company } n’a pas de permis pour les { g1862-trains } : son train { $train } ne roule pas.
g1862-refusal-no-such-own-train = { $company } n’a pas de tel train.
g1862-refusal-runs-earn = Ces trajets rapportent { MONEY($earned) }, pas { MONEY($revenue) }.
g1862-refusal-new-players-hudson = Dans la partie pour débutants, il n’y a pas de manœuvre de George Hudson.
g1862-refusal-hudson = La manœuvre est réservée à un revenu d’au moins { MONEY($least) } et inférieur au cours de { MONEY($price) } ; { $company } a gagné { MONEY($revenue) }.
g1862-fault-track-twice = le trajet utilise deux fois une voie
g1862-fault-closed = le trajet arrive à Londres, où la compagnie n’a pas de marqueur
g1862-fault-ends-at-small = le trajet se termine à une petite gare
g1862-fault-passes-area = le trajet traverse une zone hors carte
g1862-fault-passes-blocked = le trajet traverse une ville pleine de marqueurs d’autres compagnies
g1862-fault-port-to-port = le trajet mène de port à port
g1862-fault-red-to-red = le trajet mène d’une zone rouge à une autre
g1862-fault-local-in-area = un train local entre dans une zone hors carte
g1862-fault-too-far = le train de marchandises franchit plus de bords d’hexagone qu’il ne peut
g1862-fault-too-many-visited = le train visite plus de villes et de zones qu’il ne peut
g1862-fault-scored-elsewhere = le train compte un arrêt qu’il ne peut pas compter, ou deux fois le même
g1862-fault-too-many-scored = le train compte plus de villes et de zones qu’il ne peut
g1862-fault-scored-missing = le train omet un arrêt qu’il doit compter
g1862-fault-no-marker = il n’y a sur le trajet aucune ville avec un marqueur de la compagnie
g1862-fault-no-home = aucun trajet ne passe par la ville du marqueur d’origine
g1862-fault-freights-apart = les trains de marchandises non permanents doivent être joints entre eux
g1862-fault-no-permanent = un train de marchandises permanent roule sans faire partie de ceux qui sont joints
g1862-fault-not-end-to-end = les trains de marchandises joints doivent se suivre bout à bout
g1862-fault-chain-twice = les trains de marchandises joints passent deux fois au même arrêt ou sur la même voie
g1862-fault-chain-ports = les trains de marchandises joints mènent de port à port
g1862-fault-chain-reds = les trains de marchandises joints mènent d’une zone rouge à une autre
g1862-fault-touching = les trains de marchandises qui finissent dans la même ville doivent être joints

## Trains

g1862-refusal-must-have-train = { $company } n’a pas de train et doit en avoir un.
g1862-refusal-trains-now = { $company } achète des trains maintenant.
g1862-refusal-no-such-kind = Il n’y a pas de train « { $kind } » dans cette partie ; types en jeu : { $kinds }.
g1862-refusal-train-limit = { $company } a { $count ->
    [one] { $count } train
   *[other] { $count } trains
 } ; la limite de cette phase est de { $limit }.
g1862-refusal-kind-limit = { $company } a { $count } { g1862-trains } ; la limite de cette phase est de { $limit }.
g1862-refusal-new-players-warranties = Dans la partie pour débutants, on n’achète pas de garanties.
g1862-refusal-negative-warranties = Un train s’achète avec des garanties ou sans.
g1862-refusal-most-warranties = { $free ->
    [0] Aucun train n’a plus de { $limit } garanties.
    [one] Aucun train n’a plus de { $limit } garanties, et un train { $train } en a déjà une.
   *[other] Aucun train n’a plus de { $limit } garanties, et un train { $train } en a déjà { $free }.
 }
g1862-refusal-lner-bank-only = La LNER est formée : les trains ne s’achètent plus qu’à la banque.
g1862-refusal-raised-for-bank = { $company } a réuni de l’argent pour un train de la banque.
g1862-refusal-seller-not-floated = { $company } n’est pas lancée et n’a pas de train.
g1862-refusal-seller-in-receivership = { $company } est en administration judiciaire et ne vend pas de train.
g1862-refusal-no-such-train = { $seller } n’a pas de tel train à vendre à { $company }.
g1862-refusal-sale-refused = { $seller } a déjà refusé de vendre ce train pendant ce tour.
g1862-refusal-answer-request = { $company } veut acheter un train : acceptez ou refusez.
g1862-refusal-has-train = { $company } a un train.
g1862-refusal-already-raised = { $company } a déjà réuni de l’argent.
g1862-refusal-can-pay = { $company } peut payer un train de la banque.
g1862-refusal-can-trade = { $company } peut acheter un train à une autre compagnie de son président.
g1862-refusal-own-shares-bring-too-little = La vente de ses propres actions ne rapporterait pas assez à { $company }.
g1862-refusal-refinancing-brings-too-little = Dix fois sa valeur de départ ne rapporteraient pas assez à { $company }.
g1862-refusal-can-raise = { $company } peut réunir l’argent pour un train.
g1862-refusal-redeem-or-pass = { $company } peut racheter une de ses actions dans la réserve, ou passer.

## Fusions

g1862-refusal-merge-or-pass = { $acquires ->
    [true] { $company } peut acquérir une autre compagnie maintenant, ou passer.
   *[false] { $company } peut fusionner avec une autre compagnie maintenant, ou passer.
 }
g1862-refusal-merge-with-itself = { $company } ne peut pas fusionner avec elle-même.
g1862-refusal-partner-not-floated = { $company } n’est pas lancée et ne peut pas fusionner.
g1862-refusal-partner-in-receivership = { $company } est en administration judiciaire et ne peut pas fusionner.
g1862-refusal-not-connected = Aucun parcours ininterrompu ne relie un marqueur { DE($company) } à un marqueur { DE($partner) }.
g1862-refusal-lner-no-mergers = La LNER est formée : les compagnies ne fusionnent plus.
g1862-refusal-survivor = C’est { $company } ou { $partner } qui survit, pas « { $survivor } ».
g1862-refusal-merger-refused = Le président { DE($partner) } refuse la fusion si { $survivor } survit.
g1862-refusal-answer-merger = { $company } propose de fusionner avec { $partner } : acceptez ou refusez.
g1862-refusal-option-costs-more = Garder l’option coûte { MONEY($price) }, et { MONEY($money) } sont disponibles pour cela.
g1862-refusal-option-first = Décidez d’abord de l’option sur { $company } : gardez-la pour { MONEY($price) } ou cédez-la pour { MONEY($value) }.
g1862-refusal-remove-marker = { $company } a plus de { $limit } marqueurs sur la carte : retirez-en un.
g1862-refusal-home-stays = Le marqueur d’origine { DE($company) } reste.
g1862-refusal-no-marker-there = { $company } n’a pas de marqueur à { $place }.

## La partie solo

g1862-refusal-solo-turn = Dans un tour boursier, vous négociez des actions et des cartes, ou vous passez.
g1862-refusal-solo-sources = Les actions s’achètent dans la réserve, à la compagnie ou avec la première carte d’une rangée.
g1862-refusal-has-price = { $company } a déjà un cours.
g1862-refusal-no-price = { $company } n’a pas encore de cours.
g1862-refusal-no-permit-left = Il ne reste pas de permis pour { $company }.
g1862-refusal-free-price = Le cours d’une compagnie sans charte est { LIST($prices, type: "or") }.
g1862-refusal-row-number = Les rangées sont numérotées de 1 à { $rows }.
g1862-refusal-row-empty = La rangée { $row } est vide.
g1862-refusal-move-to-same = Une carte se déplace vers une autre rangée qui commence par la même compagnie.
g1862-refusal-card-moved = Cette carte a déjà été déplacée pendant ce tour.
g1862-refusal-priced-stays = { $company } a un cours et reste en jeu.
g1862-refusal-row-has-cards = La rangée { $row } a encore des cartes.
g1862-refusal-deck-used-up = La pioche est épuisée.
