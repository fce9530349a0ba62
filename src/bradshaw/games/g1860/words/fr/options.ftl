g1860-about = Une île qui a trop de chemins de fer pour son trafic : achetez des actions, posez des voies, faites rouler des trains et gardez vos compagnies solvables jusqu’au bout.

## Variantes du livret de règles

g1860-option-original-insolvency = Insolvabilité d’origine
    .text = Un train loué roule comme un train possédé et rapporte la moitié de son revenu, arrondie à la dizaine supérieure, avec toute la subvention.
g1860-option-variable-private-revenue = Revenu variable des privées
    .text = Le revenu des compagnies privées change selon les événements ; elles ne sont ni vendues ni échangées mais peuvent être fermées, et gardent leur valeur.
g1860-option-free-start-order = Compagnies dans un ordre quelconque
    .text = N’importe quelle compagnie peut être lancée tant qu’au plus une compagnie lancée n’a encore ni exploité ni tout vendu.
g1860-option-full-price-unoperated = Plein cours avant exploitation
    .text = Les actions des compagnies qui n’ont pas encore exploité se vendent au plein cours.
g1860-option-destinations = Destinations
    .text = Une compagnie est payée une fois pour chaque destination que ses trajets relient à sa gare d’origine.
g1860-option-accelerated-track = Pose accélérée
    .text = En l’absence de grandes gares, une compagnie peut poser une tuile jaune et en améliorer une autre dans le même tour.
g1860-option-no-train-limit = Pas de limite de trains
    .text = Une compagnie peut posséder autant de trains qu’elle veut.
g1860-option-two-seven-plus-four = Deux trains 7+4
    .text = Il y a deux trains 7+4, pour les débutants.
g1860-option-open-treasuries = Caisses ouvertes
    .text = Tout le monde peut voir la caisse de chaque compagnie.

## La troisième édition

g1860-option-large-map = Grande carte
    .text = La carte agrandie des éditions suivantes, avec Norton Green, Totland et un hexagone au sud de Shorwell.
g1860-option-skip-small-stations = Petites gares sans arrêt
    .text = Les trains peuvent passer les petites gares sans s’y arrêter.
g1860-option-re-enter-hexes = Retour dans un hexagone
    .text = Un trajet peut revenir dans un hexagone s’il n’emprunte aucune voie ni aucune gare deux fois.
g1860-option-simplified-insolvency = Insolvabilité simplifiée
    .text = Un train loué rapporte 40 plus 20 par grande gare qu’il pourrait desservir, quel que soit son trajet.

## Lectures du livret de règles

g1860-option-unfloated-delay-nationalisation = Nationalisation retardée
    .text = Une compagnie qui a un président mais n’est pas encore lancée retarde la nationalisation, car elle n’a pas de train.

## Règles maison

g1860-option-unmoved-marker-stays = Marqueur immobile
    .text = Un dividende qui ne change pas le cours laisse le marqueur à sa place dans sa pile.
g1860-option-train-duty-above-price = Achat obligatoire au-delà du prix
    .text = Une compagnie sans train n’est pas obligée d’en acheter un qui lui coûterait tout son argent.
g1860-option-half-revenue-exact = Moitié exacte du revenu
    .text = La moitié du revenu d’un train loué n’est pas arrondie à la dizaine supérieure.
g1860-option-bank-counted-late = Banque comptée tard
    .text = On ne regarde si la banque est épuisée qu’après les dividendes et les ventes.
g1860-option-one-run-suffices = Un trajet suffit
    .text = De plusieurs trains qui peuvent rouler, un seul doit le faire.
g1860-option-players-run-receiverships = Joueurs aux commandes
    .text = Les joueurs décident comment roulent les compagnies sans président et quel train elles achètent à la banque.
g1860-option-exchange-before-refloat = Échange avant la relance
    .text = Une compagnie privée peut être échangée dès que sa compagnie en banqueroute a une nouvelle valeur de départ.
g1860-option-exchange-any-time = Échange à tout moment
    .text = Les compagnies privées peuvent être échangées aussi pendant le tour des autres ; un achat termine aussitôt le tour.
g1860-option-solvent-before-buying = Solvable avant l’achat
    .text = Une compagnie insolvable qui peut payer un train au moment de rouler redevient solvable aussitôt ; sinon, à la fin du tour où elle en achète un.
g1860-option-director-certificate-halved-whole = Certificat de président d’un seul tenant
    .text = Au décompte final, le certificat de président d’une compagnie sans train compte pour le cours d’une action.
g1860-option-game-stops-at-turn-100 = Arrêt au tour 100
    .text = La partie s’arrête au centième tour.
g1860-option-only-shares-to-the-limit = Seulement des actions
    .text = Un joueur au-dessus de la limite de certificats ne peut vendre que des actions, pas de compagnies privées, pour y revenir.
g1860-option-building-under-british-rail = Construction sous British Rail
    .text = S’il n’y a pas de tour boursier entre le premier train 9+5 et la nationalisation, la construction et les haltes continuent.
g1860-option-insolvency-survives-bankruptcy = Insolvabilité après la banqueroute
    .text = Une compagnie insolvable au moment de sa banqueroute l’est encore quand elle est relancée.
g1860-option-simplified-insolvency-by-stops = Insolvabilité simplifiée selon les arrêts
    .text = Le revenu de l’insolvabilité simplifiée est payé selon les arrêts, comme le revenu normal.
g1860-option-full-price-in-final-value = Plein cours au décompte final
    .text = Avec le plein cours avant exploitation, le décompte final le prend aussi.
g1860-option-trains-sold-unasked = Trains vendus sans demander
    .text = Un président qui achète un train à la compagnie d’un autre n’a pas à le lui demander dans le programme.
g1860-option-runs-chosen-under-british-rail = Trajets choisis sous British Rail
    .text = Les présidents choisissent leurs trajets aussi sous British Rail, au lieu de toujours gagner le maximum.
g1860-option-asked-without-choice = Question sans choix
    .text = Un joueur qui ne pourrait acheter que ce qui n’est pas encore en vente ou est trop cher est interrogé quand même.
g1860-option-marker-from-par = Marqueur dès la valeur de départ
    .text = Une compagnie a son marqueur sur le tableau des cours dès que sa valeur de départ est fixée, et les ventes déplacent celui d’une compagnie relancée.
g1860-option-ends-may-be-passed = Fin sans arrêt
    .text = Là où les petites gares peuvent être passées, un trajet peut aussi finir à l’une d’elles sans s’y arrêter.
g1860-option-upgrades-reached-by-loops = Améliorations par une boucle
    .text = Le parcours qui doit mener à une tuile améliorée peut revenir dans un hexagone.
g1860-option-half-certificates-sold = Demi-certificats vendus
    .text = Quand la réserve n’a pas d’autre action que le certificat de président, le porteur d’une action peut en acheter la moitié et devient président.

## Options qui se contredisent

g1860-error-insolvencies = « { g1860-option-original-insolvency } » et « { g1860-option-simplified-insolvency } » sont deux façons de payer un train loué : choisissez l’une d’elles.
g1860-error-no-exchange = Avec « { g1860-option-variable-private-revenue } », les compagnies privées ne sont pas échangées ; « { g1860-option-exchange-any-time } » n’a donc pas de sens.
