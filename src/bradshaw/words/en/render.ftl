### Drawings of boards in words, and their keys.

## What is in a hex

# $name is none where the hex has none; the first letter is made a capital.
render-hex = { $name ->
    [none] { $terrain } { $id }
   *[other] { $name }, { $terrain } { $id }
 }
render-hex-with = { $place }: { LIST($contents, type: "comma") }
render-first-tile = the first tile costs { $cost }
render-barrier = barrier to the { $sides }
# Where track leads to or from.
render-side = { $side ->
    [south] south
    [south-west] south-west
    [north-west] north-west
    [north] north
    [north-east] north-east
   *[south-east] south-east
 }
# $tile is none where the track is printed on the map.
render-tile = { $tile ->
    [none] { $colour ->
        [yellow] yellow, printed
        [green] green, printed
       *[russet] russet, printed
     }
   *[other] { $colour ->
        [yellow] yellow tile
        [green] green tile
       *[russet] russet tile
     } { $tile }
 }
render-letter = letter { $letter }
render-line = track from { $one } to { $other }
render-stop-kind = { $kind ->
    [large] large station
    [small] small station
    [halt] halt
    [village] village
    [offboard] place off the board
   *[port] port
 }
render-face-down = { $company } face down
# Whatever is none is not there. $bases, $waiting: companies; $home: the company whose home it is.
render-stop = { render-stop-kind }{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
 }{ $value ->
    [none] {""}
   *[other] {" "}{ $value }
 }{ $values ->
    [none] {""}
   *[other] {" "}(of { LIST($values, type: "comma") })
 }{ $bases ->
    [none] {""}
   *[other] {" "}with { $bases }
 }{ $waiting ->
    [none] {""}
   *[other] , beside it { $waiting }
 }{ $home ->
    [none] {""}
   *[other] , home of { $home }
 }{ $leads ->
    [none] {""}
   *[other] { $bases ->
        [none] {" "}with track to { $leads }
       *[other] {" "}and track to { $leads }
     }
 }

## Keys of maps

render-key-large = large station with room for a base
render-key-base = base of a company
render-key-home = home of a company
render-key-face-down = base that lies face down
render-key-small = small station
render-key-halt = halt
render-key-village = village
render-key-cost = what the first tile costs
render-key-barrier = no track may cross
render-key-pips = pips of a tile: yellow, green, russet
render-key-side = track to a side
render-key-lines = lines that do not meet
render-key-colours = yellow, green or russet tile
render-key-room = room for a base

## Other drawings

render-share-prices = Share prices
# The title of a picture of a position.
render-position = { $actions ->
    [one] { $game }, after { $actions } action
   *[other] { $game }, after { $actions } actions
 }

## Drawings as PNG

render-png-missing = Drawing a PNG needs { $packages }: pip install 'bradshaw[png]'
