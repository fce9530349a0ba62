### Drawings of boards in words, and their keys.

## What is in a hex

# $name is none where the hex has none; the first letter is made a capital.
render-hex = { $name ->
    [none] { $terrain } { $id }
   *[other] { $name }, { $terrain } { $id }
 }
render-hex-with = { $place }: { LIST($contents, type: "comma") }
render-first-tile = das erste Plättchen kostet { $cost }
render-barrier = Sperre nach { $sides }
# Where track leads to or from.
render-side = { $side ->
    [south] Süden
    [south-west] Südwesten
    [north-west] Nordwesten
    [north] Norden
    [north-east] Nordosten
   *[south-east] Südosten
 }
# $tile is none where the track is printed on the map.
render-tile = { $tile ->
    [none] { $colour ->
        [yellow] gelb, aufgedruckt
        [green] grün, aufgedruckt
       *[russet] rotbraun, aufgedruckt
     }
   *[other] { $colour ->
        [yellow] gelbes Plättchen
        [green] grünes Plättchen
       *[russet] rotbraunes Plättchen
     } { $tile }
 }
render-letter = Buchstabe { $letter }
render-line = Gleis von { $one } nach { $other }
render-stop-kind = { $kind ->
    [large] großer Bahnhof
    [small] kleiner Bahnhof
    [halt] Haltepunkt
    [village] Dorf
    [offboard] Ziel außerhalb der Karte
   *[port] Hafen
 }
render-face-down = { $company } umgedreht
# Whatever is none is not there. $bases, $waiting: companies; $home: the company whose home it is.
render-stop = { render-stop-kind }{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
 }{ $value ->
    [none] {""}
   *[other] {" "}{ $value }
 }{ $values ->
    [none] {""}
   *[other] {" "}(von { LIST($values, type: "comma") })
 }{ $bases ->
    [none] {""}
   *[other] {" "}mit { $bases }
 }{ $waiting ->
    [none] {""}
   *[other] , daneben { $waiting }
 }{ $home ->
    [none] {""}
   *[other] , Heimatbahnhof von { $home }
 }{ $leads ->
    [none] {""}
   *[other] { $bases ->
        [none] {" "}mit Gleis nach { $leads }
       *[other] {" "}und Gleis nach { $leads }
     }
 }

## Keys of maps

render-key-large = großer Bahnhof mit freiem Platz
render-key-base = Station einer Gesellschaft
render-key-home = Heimatbahnhof einer Gesellschaft
render-key-face-down = umgedrehte Station
render-key-small = kleiner Bahnhof
render-key-halt = Haltepunkt
render-key-village = Dorf
render-key-cost = Kosten des ersten Plättchens
render-key-barrier = kein Gleis darf hier queren
render-key-pips = Plättchen: gelb, grün, rotbraun
render-key-side = Gleis zu einer Seite
render-key-lines = Linien, die sich nicht treffen
render-key-colours = gelbes, grünes oder rotbraunes Plättchen
render-key-room = Platz für eine Station

## Other drawings

render-share-prices = Aktienkurse
# The title of a picture of a position.
render-position = { $actions ->
    [one] { $game }, nach { $actions } Zug
   *[other] { $game }, nach { $actions } Zügen
 }

## Zeichnungen als PNG

render-png-missing = Ein PNG zu zeichnen braucht { $packages }: pip install 'bradshaw[png]'
