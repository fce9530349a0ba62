### 1862 : qui décide de quoi, et ce que cela signifie pour un débutant.

## Parlement

g1862-question-propose = { $player } peut proposer une compagnie au Parlement avec une première enchère, ou passer.
g1862-hint-propose = Les enchères sont des multiples de { MONEY($step) } ; 0 £ est permis. Le gagnant doit lancer la compagnie : gardez { MONEY($cheapest) } pour le certificat de président le moins cher. Si elle n’est pas lancée à la fin du tour boursier, l’amende est de { $fine } fois sa valeur de départ. Le tour se termine quand plus personne ne propose. Qui a gagné une charte peut encore enchérir pendant ce tour, mais plus proposer.
g1862-question-auction = À { $player } d’enchérir pour la charte { DE($company) } : { $bidder } a proposé { MONEY($bid) }.
g1862-hint-auction = Enchérissez à { MONEY($least) } au moins, ou passez et quittez cette enchère. Le gagnant paie la banque, fixe la valeur de départ et doit faire lancer la compagnie.
g1862-question-par = { $player } a gagné la charte { DE($company) } et fixe sa valeur de départ.
g1862-hint-par = Vous achetez à ce prix le certificat de président, soit { $shares } actions. Dès que { $float } actions sont vendues, la compagnie est lancée : elle reçoit { $capital } fois sa valeur de départ et prend { $markers } marqueurs de gare pour { MONEY($cost) }. Si elle n’est pas lancée à la fin du tour boursier, vous payez { $fine } fois la valeur de départ.
g1862-question-charter-shares = { $player } peut acheter d’autres actions { $company } à { MONEY($price) }.
g1862-hint-charter-shares = Deux au plus. La compagnie est lancée aussitôt que { $float } actions sont vendues ; sinon, vous ou d’autres devez acheter le reste pendant le tour boursier.
g1862-question-fine = { $player } doit encore { MONEY($owed) } d’une amende et doit vendre des actions.
g1862-hint-fine = Pas plus qu’il n’en faut. Ce que vous ne pouvez pas payer quand il n’y a plus rien à vendre est effacé.

## Tours boursiers

g1862-question-stock = À { $player } dans le tour boursier { $number } : { $sold ->
    [true] vendre encore, { $start ->
        [true] acheter une action ou lancer une compagnie
       *[false] acheter une action
     }, ou terminer le tour.
   *[false] vendre, puis { $start ->
        [true] acheter une action ou lancer une compagnie
       *[false] acheter une action
     }, ou passer.
 }
g1862-hint-stock = Ce que vous vendez ne peut pas être racheté pendant ce tour, et ce que vous achetez ne peut pas y être vendu. Les actions d’une compagnie sans train se vendent à la moitié de leur cours.
g1862-hint-stock-parliament = Les compagnies ne sont lancées qu’au Parlement.
g1862-hint-stock-lner = La LNER est formée : les ventes ne baissent plus les cours, aucune compagnie ne peut être lancée, et c’est le dernier tour boursier.
g1862-hint-stock-obliged = { $count ->
    [one] { $companies } doit être lancée pendant ce tour, sinon vous payez une amende.
   *[other] { $companies } doivent être lancées pendant ce tour ; vous payez une amende pour chacune qui ne l’est pas.
 }
g1862-question-solo = À { $player } dans le tour boursier { $number } : négocier actions et cartes à volonté, puis passer.
g1862-hint-solo = La première carte de chaque rangée est à vendre dès que sa compagnie a un cours : donnez-lui un cours, avec ou sans charte, et achetez la carte. La compagnie est lancée avec { $float } actions. Ce que vous vendez ne peut pas être racheté pendant ce tour, et ce que vous achetez ne peut pas y être vendu.
g1862-hint-solo-permits = Permis que les compagnies peuvent recevoir à leur lancement : { $permits }.
g1862-question-solo-last = À { $player } dans le tour boursier { $number }, le dernier : négocier des actions à volonté, puis passer.
g1862-hint-solo-last = La LNER est formée : toutes les actions à vendre sont dans la réserve ou chez leurs compagnies, les ventes ne baissent plus les cours et aucune compagnie ne peut être lancée. Ce que vous vendez ne peut pas être racheté, ni ce que vous achetez être vendu.
g1862-question-markers = { $player } décide combien de marqueurs de gare prend { $company }, qui a { MONEY($treasury) }.
g1862-hint-markers = Ils coûtent { MONEY($cost) } chacun maintenant, et rien quand ils sont placés ; seules les fusions en apportent d’autres. Un est pour la gare d’origine, et la compagnie a encore besoin d’argent pour un train.

## Fusions

g1862-question-merge = { $player } peut fusionner { $company } avec une autre compagnie.
g1862-hint-merge = Une voie doit relier un marqueur de chacune, et les deux présidents doivent être d’accord. Les actions sont échangées à deux contre une. Le nouveau cours est le plus bas plus la moitié du plus haut ; une compagnie sans train compte pour la moitié de son cours. Argent, trains, permis et marqueurs passent à la compagnie survivante, qui continue ce tour sauf si l’autre a déjà exploité.
g1862-question-acquire = { $player } peut acquérir une autre compagnie pour { $company } à la fin de son tour.
g1862-hint-acquire = Comme pour une fusion, une voie doit relier les deux, les deux présidents doivent être d’accord, et les actions sont échangées à deux contre une. La compagnie survivante exploite de nouveau au prochain tour d’exploitation.
g1862-question-consent = { $player } répond pour { $partner } : { $acquires ->
    [true] { $company } veut l’acquérir
   *[false] { $company } veut fusionner avec elle
 }, et { $survivor } survivrait.
g1862-hint-consent = Les actions des deux seraient échangées à deux contre une. Rien ne se fait sans votre accord.
g1862-question-option = { $own ->
    [true] { $player } décide pour { $company } de { $director ->
        [true] son certificat de président
       *[false] son action en option
     }
   *[false] { $player } décide { $director ->
        [true] du certificat de président { DE($company) }
       *[false] de l’action en option { $company }
     }
 } : garder pour { MONEY($cost) } ou céder pour { MONEY($value) }.
g1862-hint-option = { $refinanced ->
    [true] La compagnie est refinancée
   *[false] Les compagnies fusionnent
 }, et les actions sont échangées à deux contre une. Une action en option est la moitié d’une nouvelle : payez l’autre moitié, ou faites-vous payer la vôtre.
g1862-question-excess = { $player } retire un marqueur de gare { DE($company) }.
g1862-hint-excess = Après la fusion, elle en a plus de { $most } sur la carte. Le marqueur d’origine reste.

## Construction

g1862-question-home-upgrade = { $player } améliore la gare d’origine { DE($company) }, où son marqueur attend un cercle.
g1862-hint-home-upgrade = La compagnie ne construit rien d’autre pendant ce tour.
g1862-question-build = { $player } construit pour { $company }.
g1862-hint-build = Posez jusqu’à deux tuiles jaunes (une seule dans une ville marquée N) ou améliorez-en une, sur un parcours de la compagnie ; ou construisez une petite gare sur une ligne de village verte ou brun-roux quelconque ; ou construisez jusqu’à Londres si un parcours y mène. Tout est gratuit.
g1862-question-second-tile = { $player } peut poser une seconde tuile jaune pour { $company }, ou passer.
g1862-hint-second-tile = Elle doit être sur un parcours de la compagnie, et pas dans une ville marquée N.
g1862-question-build-home = { $upgrade ->
    [true] { $player } doit améliorer { $town } pour { $company }.
   *[false] { $player } doit poser une tuile à { $town } pour { $company }.
 }
g1862-hint-build-home = Le marqueur d’origine y attend un cercle : la première construction se fait là.
g1862-question-place = { $player } peut placer un marqueur de gare pour { $company }, qui en a encore { $count }.
g1862-hint-place = Dans un cercle libre sur un parcours de la compagnie, un par tour et un par ville. Il est déjà payé. Une ville pleine de marqueurs d’autres compagnies arrête vos trains.

## Trains

g1862-hint-runs-subsidy = Chaque hexagone que traversent les trains locaux ajoute { MONEY($subsidy) } à la caisse.
g1862-hint-runs-home = Un trajet doit passer par la gare d’origine de la compagnie, et les autres doivent le rencontrer ; une gare ne compte qu’une fois.
g1862-hint-dividend-own = Les actions que la compagnie détient versent à la compagnie, celles de la réserve à personne.
g1862-hint-hudson = La manœuvre de George Hudson ajoute { MONEY($amount) } de la caisse, pour que le cours monte d’une case.
g1862-question-must-find-train = { $player } doit trouver un train pour { $company }, qui a { MONEY($treasury) }.
g1862-question-must-buy-train = { $player } doit acheter un train pour { $company }, qui a { MONEY($treasury) }.
g1862-question-trains = { $player } peut acheter des trains pour { $company }, qui a { MONEY($treasury) }.
g1862-hint-trains = La banque vend des trains { $band } à { MONEY($price) }.
g1862-hint-warranties = Un train qui a une garantie n’est pas retiré. Chaque fois que la compagnie a fait rouler ses trains, chacun perd une garantie, qu’il ait roulé ou non.
g1862-hint-warranty-cost = Une garantie coûte { MONEY($cost) }, et un train en a { $most } au plus.
g1862-hint-ways-out = Elle ne peut pas payer { MONEY($price) } : elle vend ses propres actions ou est refinancée si cela suffit, et fait banqueroute sinon.
g1862-question-request = { $player } répond pour { $seller } : { $company } propose { MONEY($price) } pour un train { $train }.
g1862-hint-request = Le prix d’un train entre compagnies est fixe : le prix imprimé, ou la moitié dès qu’un train d’une série suivante a été vendu.
g1862-question-redeem = { $player } peut racheter une action pour { $company }, qui a { MONEY($treasury) }.
g1862-hint-redeem = { $count ->
    [one] La réserve a { $count } action.
   *[other] La réserve a { $count } actions.
 } Ses propres actions versent leurs dividendes à la compagnie, et elle peut les vendre quand il lui faut un train.

## Ce que fait le joueur, en peu de mots

g1862-doing-propose = peut proposer une compagnie
g1862-doing-par = fixe la valeur de départ
g1862-doing-charter-shares = peut acheter des actions
g1862-doing-fine = vend pour payer une amende
g1862-doing-markers = prend des marqueurs de gare
g1862-doing-merge = peut fusionner
g1862-doing-acquire = peut acquérir
g1862-doing-consent = répond à une fusion
g1862-doing-option = garde ou cède une action
g1862-doing-excess = retire un marqueur
g1862-doing-home-upgrade = améliore la gare d’origine
g1862-doing-place = peut placer un marqueur
g1862-doing-redeem = peut racheter une action

## Ce que l’on pourrait essayer

g1862-thought-propose = Proposer { $company }
g1862-thought-merge = Fusionner avec { $company }
g1862-thought-acquire = Acquérir { $company }
g1862-thought-card = Acheter l’action { $company } de la rangée { $row }
g1862-thought-start-card = Lancer { $company } de la rangée { $row }
g1862-thought-trade = Acheter le { $train } à { $seller }
