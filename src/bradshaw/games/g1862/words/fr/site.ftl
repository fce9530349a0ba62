## Parties de 18xx.games

g1862-site-solo = La partie en solitaire de 18xx.games est une autre : les parties en solitaire ne peuvent pas être exportées.
g1862-site-no-seed = La partie n’a pas de graine, à partir de laquelle ses compagnies sont distribuées.
g1862-site-survivor-open = Il faut choisir la compagnie survivante de la fusion.
g1862-site-other-charter = La charte gagnée est celle { DE($company) }.
g1862-site-no-survivor = Il n’y a pas de compagnie survivante à choisir.
g1862-site-survivor = La compagnie survivante est « { $first } » ou « { $last } », et non « { $choice } ».
g1862-site-option = Une option est rachetée ou vendue, et non « { $choice } ».
g1862-site-no-merger = Aucune compagnie ne peut fusionner maintenant.
g1862-site-not-sold = La banque ne vend pas le train « { $train } » maintenant.
g1862-site-other-size = « { $train } » n’est pas un train de la série { $band }.

## Positions isolées

g1862-position-train-id = L’identifiant d’un train est sa série et son numéro, comme « B-3 », et non « { $id } ».
g1862-position-train-size = Le train { $id } de sorte { $kind } est un { $train }, et non « { $size } ».
g1862-position-train-twice = Le train { $id } y est deux fois.
g1862-position-tile-kind =
    { $town ->
        [true] La tuile { $tile } ne convient pas à { $hex }, qui est une ville.
       *[other] La tuile { $tile } ne convient pas à { $hex }, qui est un village.
    }
g1862-position-no-line = La tuile { $tile } en { $hex } n’a pas de voie du côté { $one } au côté { $other }.
g1862-position-no-small-station = La tuile { $tile } en { $hex } n’a pas de petite gare, mais toute tuile de village en a une.
g1862-position-two-in-london = { $company } a deux marqueurs à Londres.
g1862-position-two-in-circle = Deux marqueurs sont dans le cercle { $circle } { DE($hex) }.
# $circle : none si la position n’en nomme pas.
g1862-position-no-space =
    { $circle ->
        [none] En { $hex }, un marqueur { DE($company) } demande le numéro de sa place.
       *[other] { $hex } n’a pas de place { $circle } pour un marqueur { DE($company) }.
    }
g1862-position-no-circle =
    { $circle ->
        [none] En { $hex }, un marqueur { DE($company) } demande le numéro de son cercle.
       *[other] { $hex } n’a pas de cercle { $circle } pour un marqueur { DE($company) }.
    }
