### 1860 : pourquoi quelque chose n’est pas permis.

## L’enchère initiale

g1860-refusal-raise-or-pass = Dans l’enchère, vous surenchérissez ou vous passez.
g1860-refusal-bid-too-low = { $bid ->
    [none] Proposez { MONEY($least) } ou plus, ou passez.
   *[other] L’enchère est à { MONEY($bid) } : montez à { MONEY($least) } ou plus, ou passez.
 }
g1860-refusal-cash-in-hand = Vous n’avez que { MONEY($money) }.
g1860-refusal-keep-for-cheapest = De vos { MONEY($money) }, vous devez garder { MONEY($cheapest) } pour le certificat proposé le moins cher.
g1860-refusal-private-not-offered = { $private } n’est pas proposée.
g1860-refusal-director-not-offered = Le certificat de président { DE($company) } n’est pas proposé.
g1860-refusal-par = La valeur de départ { DE($company) } peut être { LIST($pars, type: "or") }.
g1860-refusal-auction-won = Vous avez gagné l’enchère : choisissez l’un des certificats proposés.
g1860-refusal-take-the-cheapest = Vous ne pouvez payer aucun des certificats : prenez le moins cher, qui coûte { MONEY($price) }, pour tout ce que vous avez.

## Tours boursiers

g1860-refusal-stock-turn = Dans un tour boursier, vous vendez, puis vous achetez un certificat au plus, ou vous passez.
g1860-refusal-half-certificate = Le certificat de président { DE($company) } vaut deux actions ; la réserve n’a pas d’action simple pour l’échanger et personne d’autre n’en a deux.
g1860-refusal-no-free-close = On ne cède une compagnie privée qu’en la vendant ou en l’échangeant.
g1860-refusal-not-open-private = { $private } n’est pas une compagnie privée ouverte à vous.
g1860-refusal-sold-private = Vous avez vendu { $private } pendant ce tour boursier.
g1860-refusal-reserved = La dernière action { $company } est réservée au propriétaire d’une compagnie privée.
g1860-refusal-layer = { $company } est en vente dès { QUE(LIST($above, type: "or")) } est entièrement vendue, ou au tour boursier qui suit l’exploitation de l’une d’elles.
g1860-refusal-others-wait = { $companies } n’ont ni exploité ni tout vendu ; une seule au plus peut attendre.
g1860-refusal-not-your-private = { $private } n’est pas à vous.
g1860-refusal-private-is-yours = { $private } est déjà à vous.
g1860-refusal-private-of-another = { $private } appartient à un autre joueur, et les joueurs ne commercent pas entre eux.
g1860-refusal-private-later = { $private } est en vente à partir du premier train { $train }.
g1860-refusal-private-closed = { $private } est fermée et hors du jeu.
g1860-refusal-variable-revenue-sale = Avec les revenus variables, les compagnies privées ne se vendent pas.
g1860-refusal-variable-revenue-exchange = Avec les revenus variables, les compagnies privées ne s’échangent pas.
g1860-refusal-first-round-sale = Les compagnies privées ne se vendent pas au premier tour boursier.
g1860-refusal-no-associated-company = { $private } n’a pas de compagnie associée.
g1860-refusal-not-floated-again = { $company } a fait banqueroute et n’a pas été relancée.
g1860-refusal-director-unsold = Le certificat de président { DE($company) } n’a pas encore été vendu.
g1860-refusal-no-such-private = Il n’y a pas de compagnie privée « { $private } » ; il y a { LIST($privates, type: "comma") }.

## Voies

g1860-refusal-home-tile = { $company } est lancée : posez une tuile sur sa gare d’origine, { $place }.
g1860-refusal-lay-or-pass = { $company } pose des voies maintenant, ou passe.
g1860-refusal-lay-or-upgrade = Une compagnie pose des tuiles jaunes ou améliore une tuile.
g1860-refusal-one-upgrade = On n’améliore qu’une tuile par tour.
g1860-refusal-just-laid = Une tuile posée pendant ce tour ne peut pas y être améliorée.
g1860-refusal-two-tiles-no-station = De deux tuiles dans un tour, aucune ne peut avoir une grande gare.
g1860-refusal-colour-later = { $colour ->
    [green] Les tuiles vertes
   *[russet] Les tuiles brun-roux
 } sont disponibles à partir du premier train { $train }.
g1860-refusal-insolvent-upgrade = { $company } est insolvable et ne peut pas améliorer de voie.
g1860-refusal-insolvent-paid-track = { $company } est insolvable et ne peut pas poser de voie payante.
g1860-refusal-upgrade-without-train = { $company } n’a pas de train et ne peut pas améliorer de voie.
g1860-refusal-company-costs-more = Cela coûte { $price }cc et { $company } a { $money }cc.
g1860-refusal-town = Une ville reçoit une tuile avec une grande gare.
g1860-refusal-two-villages = Deux villages reçoivent une tuile avec deux arrêts.
g1860-refusal-village = Un village reçoit une tuile avec une halte ou une petite gare.
g1860-refusal-plain-hex = Un hexagone sans ville ni village reçoit une voie simple.
g1860-refusal-one-rotation = Cette tuile ne se pose ici que dans un sens.
g1860-refusal-not-connected = La voie ne rejoindrait pas de voie menant à une gare de la compagnie.
g1860-refusal-train-reach = Aucun train de la compagnie n’atteint cet hexagone depuis l’une de ses gares.
g1860-refusal-useless-upgrade = Elle n’apporte ni nouvelle voie ni plus de valeur aux trains de la compagnie.

## Gares

g1860-refusal-no-such-station = { $place } n’a pas une telle grande gare.
g1860-refusal-base-there = { $company } a déjà une gare à { $place }.
g1860-refusal-circles-taken = Tous les cercles { DE($place) } sont occupés.
g1860-refusal-circle-kept = Le cercle libre { DE($place) } est réservé à { $company }.
g1860-refusal-base-or-pass = { $company } peut construire une gare maintenant, ou passer.
g1860-refusal-no-more-bases = { $company } n’a plus de gare à construire.
g1860-refusal-base-costs-more = La gare coûte { $price }cc et { $company } a { $money }cc.
g1860-refusal-base-out-of-reach = La voie { DE($company) } n’y mène pas, ou seulement au-delà d’une gare pleine.

## Trajets et dividendes

g1860-refusal-halts-closed = Les haltes ne comptent plus : aucun train ne s’y arrête.
g1860-fault-hex-reentered = le trajet revient dans un hexagone qu’il a quitté
g1860-fault-track-twice = une voie est utilisée deux fois
g1860-fault-ends-at-halt = le trajet se termine à une halte
g1860-fault-call-elsewhere = le train s’arrête hors de son trajet, ou deux fois au même arrêt
g1860-fault-call-missing = le train ne s’arrête pas là où il le doit
g1860-fault-too-many-large = le train s’arrête dans plus de grandes gares qu’il ne peut
g1860-fault-too-many-calls = le train fait plus d’arrêts qu’il ne peut
g1860-fault-no-base = il n’y a sur le trajet aucune grande gare de la compagnie
g1860-fault-no-home = aucun trajet ne passe par la gare d’origine
g1860-fault-too-many-passed = plus de gares bloquées sont traversées que permis

## Trains

g1860-refusal-must-buy = { $company } n’a pas de train et doit en acheter un, puisqu’elle le peut.
g1860-refusal-trains-or-pass = { $company } peut acheter des trains maintenant, ou passer.
g1860-refusal-train-limit = { $company } a autant de trains que permis.
g1860-refusal-bank-price = La banque vend les trains { $train } pour { $price }cc.
g1860-refusal-british-rail-bank = Sous British Rail, les trains ne s’achètent qu’à la banque.
g1860-refusal-two-directors = Sans deux présidents, personne ne peut convenir d’un prix.
g1860-refusal-last-train = C’est le seul train { DE($seller) }, et { $company } en a déjà un.
g1860-refusal-trade-step = Le prix est un multiple de { $step }cc, { $step }cc au moins.
g1860-refusal-company-has-only = { $company } n’a que { $money }cc.
g1860-refusal-offer-more = Le président { DE($company) } a refusé { $refused }cc pendant ce tour : proposez plus.
g1860-refusal-rusted = Les trains { $train } ont été retirés et sont hors du jeu.
g1860-refusal-none-left = La banque n’a plus de train { $train }.
g1860-refusal-smaller-first = Les trains { $train } sont en vente quand tous les plus petits sont vendus.
g1860-refusal-answer-offer = { $company } propose { $price }cc pour un train : acceptez ou refusez.
g1860-refusal-return-train = { $company } a trop de trains : rendez-en un à la banque.
