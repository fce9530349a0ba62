## Partien und Stellungen von außen

g1860-site-no-private = Eine Privatgesellschaft „{ $private }“ gibt es nicht.
g1860-site-always = 18xx.games spielt immer mit der Option „{ $option }“.
g1860-position-no-circle = { $hex } hat keinen Kreis { $circle } in einem Bahnhof { $station }.
