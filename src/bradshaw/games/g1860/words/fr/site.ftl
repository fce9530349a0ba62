## Parties et positions venues d’ailleurs

g1860-site-no-private = La compagnie privée « { $private } » n’existe pas.
g1860-site-always = 18xx.games joue toujours avec l’option « { $option } ».
g1860-position-no-circle = { $hex } n’a pas de cercle { $circle } dans une gare { $station }.
