### 1860 : qui décide de quoi, et ce que cela signifie pour un débutant.

g1860-question-automatic = Les compagnies exploitent d’elles-mêmes.
g1860-question-first-bid = À { $player } d’enchérir pour le choix d’un certificat : personne n’a encore enchéri.
g1860-question-bid = À { $player } d’enchérir pour le choix d’un certificat : { $bidder } a proposé { MONEY($bid) }.
g1860-hint-bid = Le gagnant paie son enchère, puis le prix du certificat. Si personne n’enchérit, le premier à passer choisit.
g1860-question-choose = { $player } a gagné l’enchère : choisir un certificat.
g1860-hint-choose = Un certificat de président vaut deux actions et coûte deux fois la valeur de départ que vous fixez ; une compagnie lancée reçoit dix fois cette valeur.
g1860-question-close-private = { $player } peut encore fermer une compagnie privée.
g1860-hint-close-private = Cela ne compte pas comme une action du tour.
g1860-hint-over-limit = Avant cela, on peut seulement fermer une compagnie privée, qui ne compte alors plus.
g1860-question-exchange = { $player } peut encore échanger une compagnie privée.
g1860-hint-exchange = Un échange ne compte pas comme une action du tour.
g1860-question-stock = { $acted ->
    [true] À { $player } dans le tour boursier { $number } : vendre encore, acheter ou terminer le tour.
   *[false] À { $player } dans le tour boursier { $number } : vendre, puis acheter un certificat au plus, ou passer.
 }
g1860-hint-stock = Le tour se termine quand tous passent de suite. Ce que vous vendez ne peut pas être racheté pendant le même tour.
g1860-question-home-tile = { $player } pose la tuile d’origine { DE($company) }.
g1860-hint-home-tile = Elle ne coûte rien et ne compte pas comme voie du premier tour de la compagnie.
g1860-which-has = { $treasury ->
    [none] {""}
   *[other] , qui a { $treasury }cc
 }
g1860-question-track = { $player } construit pour { $company }{ g1860-which-has } : { $what }.
g1860-track-after-upgrade = une tuile est améliorée ; une jaune peut être posée
g1860-track-after-one = { $upgrade ->
    [true] une tuile est posée ; une autre peut être posée, ou une améliorée
   *[false] une tuile est posée ; une autre peut être posée
 }
g1860-track-with-upgrade = { $both ->
    [true] poser jusqu’à deux tuiles jaunes, en améliorer une, ou l’un et l’autre
   *[false] poser jusqu’à deux tuiles jaunes ou en améliorer une
 }
g1860-track-yellow = { $insolvent ->
    [true] poser jusqu’à deux tuiles jaunes gratuites
   *[false] poser jusqu’à deux tuiles jaunes
 }
g1860-hint-two-tiles = De deux tuiles, aucune ne peut avoir une grande gare.
g1860-hint-insolvent = Une compagnie insolvable n’améliore pas et ne pose pas de voie payante.
g1860-hint-trainless = Une compagnie sans train n’améliore pas.
g1860-hint-upgrade = Pour améliorer, un train de la compagnie doit atteindre l’hexagone.
g1860-question-base = { $player } peut construire une gare pour { $company }{ g1860-which-has }.
g1860-hint-base = Elle coûte { $cost }cc. Chaque trajet a besoin d’une gare de la compagnie, et une gare pleine arrête les autres.
g1860-question-lease = { $player } fait rouler le train { $train } { QUE($company) } loue.
g1860-hint-runs-revenue = { $halts ->
    [true] La subvention va à la caisse, le revenu aux actionnaires ou à la caisse.
   *[false] Le revenu va aux actionnaires ou à la caisse.
 }
g1860-hint-runs-receivership = Sans président, la compagnie retient ce qu’elle gagne.
g1860-hint-runs-british-rail = Sous British Rail, tout le revenu est distribué.
g1860-hint-lease-half = La compagnie garde la moitié du revenu et toute la subvention.
g1860-hint-lease = Il s’arrête dans { $stations } gares au plus. La compagnie garde { $base }cc, plus { $each }cc pour chacune, quelle que soit sa valeur.
g1860-hint-subsidy = La subvention de { $subsidy }cc va de toute façon à la caisse.
g1860-question-trains = { $player } peut acheter des trains pour { $company }{ g1860-which-has }.
g1860-question-refused = { $company } a refusé { $price }cc pour son train { $train }.
g1860-hint-trains = Le premier train d’un nouveau type ouvre une phase, où des trains plus anciens peuvent être retirés. Une compagnie qui a un parcours mais pas de train à la fin de son tour est insolvable.
g1860-hint-trains-british-rail = Sous British Rail, les trains ne viennent que de la banque.
g1860-hint-must-buy = Elle n’a pas de train et doit en acheter un.
g1860-question-offer = { $player } répond pour { $seller } : { $company } propose { $price }cc pour un train { $train }.
g1860-question-return = { $player } rend un train { DE($company) } à la banque.
g1860-hint-return = Dans cette phase, une compagnie peut avoir { $limit } trains. Rien n’est payé pour lui.

## Ce que fait le joueur, en peu de mots

g1860-doing-choose = choisit un certificat
g1860-doing-home-tile = pose la tuile d’origine
g1860-doing-base = peut construire une gare
g1860-doing-return = rend un train

## Ce que l’on pourrait essayer

g1860-thought-base = Construire une gare à { $place } ({ $hex })
g1860-thought-train = Acheter un train { $train } à { $seller }
