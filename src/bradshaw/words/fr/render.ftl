### Drawings of boards in words, and their keys.

## What is in a hex

# $name is none where the hex has none; the first letter is made a capital.
render-hex = { $name ->
    [none] { $terrain } { $id }
   *[other] { $name }, { $terrain } { $id }
 }
render-hex-with = { $place } : { LIST($contents, type: "comma") }
render-first-tile = la première tuile coûte { $cost }
render-barrier = barrière vers { $sides }
# Where track leads to or from.
render-side = { $side ->
    [south] le sud
    [south-west] le sud-ouest
    [north-west] le nord-ouest
    [north] le nord
    [north-east] le nord-est
   *[south-east] le sud-est
 }
# $tile is none where the track is printed on the map.
render-tile = { $tile ->
    [none] { $colour ->
        [yellow] jaune, imprimé
        [green] vert, imprimé
       *[russet] brun-roux, imprimé
     }
   *[other] { $colour ->
        [yellow] tuile jaune
        [green] tuile verte
       *[russet] tuile brun-roux
     } { $tile }
 }
render-letter = lettre { $letter }
render-line = voie entre { $one } et { $other }
render-stop-kind = { $kind ->
    [large] grande gare
    [small] petite gare
    [halt] halte
    [village] village
    [offboard] destination hors de la carte
   *[port] port
 }
render-face-down = { $company } face cachée
# Whatever is none is not there. $bases, $waiting: companies; $home: the company whose home it is.
render-stop = { render-stop-kind }{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
 }{ $value ->
    [none] {""}
   *[other] {" "}{ $value }
 }{ $values ->
    [none] {""}
   *[other] {" "}(parmi { LIST($values, type: "comma") })
 }{ $bases ->
    [none] {""}
   *[other] {" "}avec { $bases }
 }{ $waiting ->
    [none] {""}
   *[other] , à côté { $waiting }
 }{ $home ->
    [none] {""}
   *[other] , gare d’origine { DE($home) }
 }{ $leads ->
    [none] {""}
   *[other] { $bases ->
        [none] {" "}avec voie vers { $leads }
       *[other] {" "}et voie vers { $leads }
     }
 }

## Keys of maps

render-key-large = grande gare avec un emplacement libre
render-key-base = gare d’une compagnie
render-key-home = gare d’origine d’une compagnie
render-key-face-down = gare de compagnie face cachée
render-key-small = petite gare
render-key-halt = halte
render-key-village = village
render-key-cost = coût de la première tuile
render-key-barrier = infranchissable pour la voie
render-key-pips = tuile : jaune, verte, brun-roux
render-key-side = voie vers un côté
render-key-lines = lignes qui ne se rejoignent pas
render-key-colours = tuile jaune, verte ou brun-roux
render-key-room = emplacement libre

## Other drawings

render-share-prices = Cours des actions
# The title of a picture of a position.
render-position = { $actions ->
    [one] { $game }, après { $actions } coup
   *[other] { $game }, après { $actions } coups
 }

## Dessins en PNG

render-png-missing = Pour dessiner un PNG, il faut { $packages } : pip install 'bradshaw[png]'
