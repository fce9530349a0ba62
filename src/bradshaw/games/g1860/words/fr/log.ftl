### 1860 : le journal.

g1860-credits = { $amount }cc
g1860-end-nationalised = British Rail a fermé les dernières compagnies

## Mise en place et enchère initiale

g1860-log-dealt-cash = Chacun a { MONEY($cash) } ; il reste { MONEY($bank) } à la banque.
g1860-log-first-auction = { $player } enchérit en premier pour le choix entre { $privates } et les certificats de président { DE($companies) }.
g1860-log-win-auction = { $amount ->
    [0] Personne n’enchérit et { $player }, qui a passé en premier, choisit un certificat.
   *[other] { $player } gagne l’enchère, paie { MONEY($amount) } et choisit un certificat.
 }
g1860-log-take-private = { $player } prend { $private } pour { MONEY($price) }.
g1860-log-take-director = { $player } prend le certificat de président { DE($company) } pour { MONEY($price) } et fixe la valeur de départ à { MONEY($par) }.

## Actions et compagnies privées

g1860-log-start = { $player } lance { $company } à { MONEY($par) } et paie { MONEY($price) } pour le certificat de président.
g1860-log-layer = Les actions { DE($companies) } peuvent maintenant être achetées.
g1860-log-float = { $kept ->
    [0] { $company } est lancée et reçoit { $capital }cc.
   *[other] { $company } est lancée et reçoit { $capital }cc ; avec les { $kept }cc conservés, elle a { $total }cc.
 }
g1860-log-refloat = Les gares { DE($company) } sont retournées face visible.
g1860-log-homeless = { $company } n’obtient pas de gare d’origine, puisque l’on ne construit plus, et ne roulera jamais.
g1860-log-home-untiled = Il ne reste aucune tuile pour { $place }, l’origine { DE($company) }.
g1860-log-home-base = { $company } a sa gare d’origine à { $place }.
g1860-log-home-tile = { $player } pose la tuile { $tile } sur { $place }, l’origine { DE($company) }.
g1860-log-sell-private = { $price ->
    [0] { $player } cède { $private } à la banque sans contrepartie.
   *[other] { $player } vend { $private } à la banque pour { MONEY($price) }.
 }
g1860-log-buy-private = { $player } achète { $private } pour { MONEY($price) }.
g1860-log-close-private = { $private } ferme.
g1860-log-shut-private = { $player } ferme { $private }, qui garde sa valeur.
g1860-log-exchange = { $player } échange { $private } contre une action { $company }.
g1860-log-private-pays = { $private } verse { MONEY($amount) } à { $player }.

## Exploitation

g1860-log-build-base = { $company } construit une gare à { $place } pour { $cost }cc.
g1860-route = { $train } : { LIST($stops, type: "dash") }
g1860-run-for = { $run } pour { MONEY($revenue) }
g1860-with-subsidy = { $subsidy ->
    [0] {""}
   *[other] {" "}et { $subsidy }cc de subvention
 }
g1860-log-runs-leased = { $company } loue un train et fait rouler { $run } pour { $revenue }cc{ g1860-with-subsidy }.
g1860-log-runs-one = { $company } fait rouler { $run } pour { MONEY($revenue) }{ g1860-with-subsidy }.
g1860-log-runs = { $company } fait rouler { LIST($runs, type: "semicolon") } : { MONEY($revenue) } en tout{ g1860-with-subsidy }.
g1860-log-lease = { $company } loue un train et reçoit { $revenue }cc.
g1860-log-retains = { $company } retient { $revenue }cc.
g1860-log-keeps-all = { $company } ne verse pas de dividende et garde { $kept }cc.
g1860-log-insolvent = { $company } n’a pas de train et devient insolvable.
g1860-log-solvent = { $bought ->
    [true] { $company } a un train et redevient solvable.
   *[false] { $company } peut se payer un train et redevient solvable.
 }
g1860-log-return-train = { $company } a trop de trains et rend un { $train } à la banque.
g1860-log-bankrupt = { $gone ->
    [true] { $company } fait banqueroute et quitte la partie ; ses actions ne valent plus rien.
   *[false] { $company } fait banqueroute et toutes ses actions retournent dans l’offre initiale.
 }
g1860-log-destination = { $company } a relié sa gare d’origine à { $place } et reçoit { $bonus }cc.
g1860-log-yarmouth-served = { $company } roule de Yarmouth à Newport, et la compagnie privée de Yarmouth verse davantage.

## Phases et fin

g1860-phase-train-limit = une compagnie peut avoir { $count } trains
g1860-phase-pier = Ryde Pier vaut { MONEY($value) }
g1860-phase-sales = les ventes ne font plus baisser les cours
g1860-phase-certificates = le nombre de certificats n’est plus limité
g1860-log-rust = Tous les trains { $train } sont retirés.
g1860-log-fishbourne = { $private } peut être achetée à partir du prochain tour boursier.
g1860-log-southern-formed = La Southern Railway est formée : à partir du prochain tour boursier, on ne construit plus et les haltes ne comptent plus.
g1860-log-southern = On ne construit plus ni voies ni gares, et les haltes ne comptent plus.
g1860-log-british-rail = Les chemins de fer sont nationalisés : British Rail ferme les compagnies qui versent le moins.
g1860-log-close-down = { $dividend ->
    [0] British Rail ferme { $company }, qui n’a rien versé.
   *[other] British Rail ferme { $company }, qui a versé { MONEY($dividend) }.
 }
g1860-log-bank-broken = { $trading ->
    [true] La banque n’a plus d’argent : la partie s’arrête après le prochain tour d’exploitation.
   *[false] La banque n’a plus d’argent : la partie s’arrête après ce tour d’exploitation.
 }
