## Le tableau des actions : en-têtes

eighteen-panel-table = Qui possède quoi
eighteen-panel-table-note = Cliquez sur un chiffre pour voir ce qu’il signifie. Ce qui est encadré peut être acheté, vendu ou lancé maintenant.
# En-têtes de colonnes étroites ; le titre dit tout.
eighteen-panel-column = { $column ->
    [company] Cie
    [ipo] IPO
    [pool] Rés.
    [own] Prop.
    [price] Cours
    [par] Par
    [order] Nº
    [treasury] Caisse
    [trains] Trains
    [permits] Perm.
    [bases] Gares
   *[markers] Marq.
 }
    .title = { $column ->
    [company] Compagnie, dans l’ordre d’exploitation
    [ipo] Actions de l’offre initiale
    [pool] Actions de la réserve
    [own] Actions que la compagnie détient elle-même
    [price] Cours
    [par] Valeur de départ (par)
    [order] Rang dans l’ordre d’exploitation
    [treasury] Caisse de la compagnie
    [trains] Trains et, après †, ce qui les fait rouiller
    [permits] Permis : F pour Marchandises, L pour Local, E pour Express
    [bases] Gares qui restent à construire
   *[markers] Marqueurs de gare qui restent à poser
 }
    .sort = Trier par : { $column }
# Les chiffres de chaque joueur, sous les compagnies ; tous en livres sauf les certificats.
eighteen-panel-figure = { $figure ->
    [cash] Argent
    [worth] Fortune
    [liquidity] Liquidité
   *[certificates] Certif.
 }
    .title = { $figure ->
    [cash] Argent en livres
    [worth] Argent, plus actions et compagnies privées à ce qu’elles compteraient maintenant
    [liquidity] Argent, plus ce que rapporterait la vente de tout
   *[certificates] Certificats, et combien sont permis
 }
eighteen-panel-player-column = Actions { DE($player) }
eighteen-panel-permit = { $kind ->
    [freight] F
    [local] L
   *[express] E
 }
# Juste après le nom d’un train : ce qui le fait rouiller.
eighteen-panel-rusts = †{ $rusts }
# D’une case vide, pour qui l’entend.
eighteen-panel-empty = rien
# Juste après le nom d’un train : combien il y en a.
eighteen-panel-times = ×{ $count }
# Un tour d’exploitation dans un en-tête étroit : après quel tour boursier, et son numéro.
eighteen-panel-run-round = { $stock_round }.{ $number }

## Le tableau des actions : ce que signifie un chiffre

eighteen-panel-mean-holding = { $count ->
    [0] { $player } n’a aucune action { DE($company) }.
    [one] { $player } a { $count } action { DE($company) } ({ $percent } %). La banque en paierait { MONEY($total) }.
   *[other] { $player } a { $count } actions { DE($company) } ({ $percent } %){ $director ->
        [true] {" "}et la préside
       *[false] {""}
     }. La banque paierait { MONEY($each) } pour chacune, { MONEY($total) } pour toutes.
 }
# $par est none avant que la compagnie soit lancée ; $reserved : combien attendent le propriétaire d’une compagnie privée.
eighteen-panel-mean-ipo = { $par ->
    [none] { $company } n’est pas encore lancée : on achète d’abord le certificat de président, à une valeur de départ que l’acheteur fixe.
   *[other] { $count ->
        [0] L’offre initiale n’a pas d’action { DE($company) } à vendre.
        [one] L’offre initiale a encore { $count } action { DE($company) }, à la valeur de départ de { MONEY($par) }.
       *[other] L’offre initiale a encore { $count } actions { DE($company) }, chacune à la valeur de départ de { MONEY($par) }.
     }
 }{ $reserved ->
    [0] {""}
    [one] {" "}{ $reserved } action est réservée au propriétaire d’une compagnie privée.
   *[other] {" "}{ $reserved } actions sont réservées au propriétaire d’une compagnie privée.
 }
# $certificate : les actions du certificat de président, s’il est dans la réserve ; $count : celles en plus.
eighteen-panel-mean-pool = { $certificate ->
    [0] { $count ->
        [0] La réserve n’a pas d’action { DE($company) }.
        [one] La réserve a { $count } action { DE($company) }, au cours de { MONEY($price) }.
       *[other] La réserve a { $count } actions { DE($company) }, chacune au cours de { MONEY($price) }.
     }
   *[other] { $count ->
        [0] La réserve n’a que le certificat de président { DE($company) } : qui réunit { $certificate } autres actions l’obtient en échange.
        [one] La réserve a { $count } action { DE($company) }, au cours de { MONEY($price) }, et son certificat de président : qui réunit { $certificate } autres actions l’obtient en échange.
       *[other] La réserve a { $count } actions { DE($company) }, chacune au cours de { MONEY($price) }, et son certificat de président : qui réunit { $certificate } autres actions l’obtient en échange.
     }
 }
eighteen-panel-mean-own = { $count ->
    [0] { $company } ne détient aucune de ses actions.
    [one] { $company } détient { $count } de ses actions. Qui l’achète paie le cours de { MONEY($price) } à la compagnie ; d’ici là son dividende va à la compagnie.
   *[other] { $company } détient { $count } de ses actions. Qui en achète une paie le cours de { MONEY($price) } à la compagnie ; d’ici là leurs dividendes vont à la compagnie.
 }
eighteen-panel-mean-price = { $full ->
    [true] Une action { DE($company) } coûte { MONEY($price) } au marché, et la banque en paie autant.
   *[false] Une action { DE($company) } coûte { MONEY($price) } au marché. La banque en paie la moitié, { MONEY($each) }, car la compagnie n’a pas de train.
 }
eighteen-panel-mean-par = { $company } a une valeur de départ de { MONEY($par) }.
eighteen-panel-turn-told = { $when ->
    [done] { $company } a déjà exploité dans ce tour.
    [now] { $company } exploite maintenant.
   *[next] { $company } doit encore exploiter dans ce tour.
 }
eighteen-panel-mean-order = { $company } est au rang { $place } sur { $count } dans l’ordre d’exploitation : le cours le plus haut d’abord et, au même cours, le marqueur du dessus.
eighteen-panel-mean-treasury = { $company } a { $money } en caisse.
eighteen-panel-mean-no-trains = { $company } n’a pas de train.
eighteen-panel-mean-train = { $rusts ->
    [none] { $train } : ne rouille jamais{ $warranties ->
        [0] .
        [one] , { $warranties } garantie.
       *[other] , { $warranties } garanties.
     }
   *[other] { $train } : { $rusted ->
        [true] a rouillé et ne roule que tant qu’il a une garantie
       *[false] rouille à la vente du premier { $rusts }
     }{ $warranties ->
        [0] .
        [one] , { $warranties } garantie.
       *[other] , { $warranties } garanties.
     }
 }
eighteen-panel-mean-permits = { $company } a des permis : { $kinds }.
    .none = { $company } n’a pas encore de permis.
eighteen-panel-permit-name = { $kind ->
    [freight] Marchandises
    [local] Local
   *[express] Express
 }
# $price est none là où le prix n’est pas connu d’avance.
eighteen-panel-mean-bases = { $kind ->
    [base] { $count ->
        [0] { $company } a construit toutes ses gares.
        [one] { $company } peut encore construire { $count } gare.
       *[other] { $company } peut encore construire { $count } gares.
     }
   *[marker] { $count ->
        [0] { $company } n’a plus de marqueur de gare.
        [one] { $company } peut encore poser { $count } marqueur de gare.
       *[other] { $company } peut encore poser { $count } marqueurs de gare.
     }
 }{ $price ->
    [none] {""}
   *[other] { $kind ->
        [base] {" "}La prochaine coûte { $price }.
       *[marker] {" "}Le prochain coûte { $price }.
     }
 }
eighteen-panel-mean-run = { $result ->
    [none] { $company } n’a pas roulé au { $round }.
    [nothing] { $company } n’a rien gagné au { $round }.
    [retained] { $company } a gagné { MONEY($revenue) } au { $round } et les a retenus.
   *[paid] { $company } a gagné { MONEY($revenue) } au { $round } et les a distribués.
 }
eighteen-panel-mean-cash = { $player } a { MONEY($amount) } en argent.
eighteen-panel-mean-worth = { $player } a une fortune de { MONEY($amount) } : argent, actions et compagnies privées à ce qu’elles compteraient si la partie finissait maintenant. Les actions de compagnies sans train comptent pour moitié.
eighteen-panel-mean-liquidity = { $player } aurait { MONEY($amount) } après la vente de tout ce qui peut être vendu : argent, et les actions de chaque compagnie en une fois au cours d’avant la baisse.
# $limit est none là où il n’y a pas de limite.
eighteen-panel-mean-certificates = { $limit ->
    [none] { $player } a { $count } certificats. Il n’y a pas de limite à présent.
   *[other] { $player } a { $count } certificats sur { $limit } au plus. Un certificat de président compte pour un.
 }
eighteen-panel-mean-status = { $company } : { $status }.

## Le tableau des actions : ce qu’il a d’autre

eighteen-panel-revenue = Revenus de chaque tour d’exploitation
    .short = Revenus
    .note = Entre parenthèses : retenus. Un chiffre mène à ce moment.
    .total = Total
    .all = Afficher les { $count } tours
    .latest = Afficher les { $count } derniers tours
eighteen-panel-run-retained = ({ $revenue })
eighteen-panel-see-then = Voir ce moment
eighteen-panel-privates = Compagnies privées
eighteen-panel-private-column = { $column ->
    [private] Privée
    [value] Valeur
    [pays] Paie
    [owner] Propriétaire
   *[share] Action de
 }
eighteen-panel-mean-private = { $name } paie { MONEY($pays) } à chaque tour d’exploitation et compte { MONEY($value) } à la fin.{ $share ->
    [none] {""}
   *[other] {" "}Elle peut être échangée contre une action { DE($share) }.
 }
eighteen-panel-do-here = Ce qu’on peut faire ici

## Le marché

# Une flèche sur le marché.
eighteen-panel-move = { $after ->
    [0] { $company } : { MONEY($before) } → banqueroute
   *[other] { $company } : { MONEY($before) } → { MONEY($after) }
 }
eighteen-panel-band = { $high ->
    [none] { $spaces ->
        [one] { $spaces } case de plus : { MONEY($low) } ou davantage par action
       *[other] { $spaces } cases de plus : { MONEY($low) } ou davantage par action
     }
   *[other] { $spaces ->
        [one] { $spaces } case de plus : de { MONEY($low) } à { MONEY($high) } par action
       *[other] { $spaces } cases de plus : de { MONEY($low) } à { MONEY($high) } par action
     }
 }
eighteen-panel-start-here = Lancer à { MONEY($price) }
eighteen-panel-key = Couleurs du marché
