## Games and positions from outside

g1860-site-no-private = There is no private “{ $private }”.
g1860-site-always = 18xx.games always plays with the option “{ $option }”.
g1860-position-no-circle = { $hex } has no circle { $circle } in a station { $station }.
