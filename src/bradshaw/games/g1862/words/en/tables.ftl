### 1862: tables, the market and the map.

## Players and companies

g1862-column-must-float = Must float
g1862-column-permits = Permits
g1862-column-markers = Markers
g1862-column-own = Own
g1862-note-companies = Trains: { $sign } for each warranty. Markers: left to place. Own: shares that the company holds.
g1862-status-chartered = chartered
g1862-status-not-in-play = not in this game

g1862-table-unstarted = Companies that can be started
g1862-column-name = Name
g1862-column-home = Home
g1862-column-permit = Permit
g1862-column-available = Start
g1862-available-now = can start now
g1862-available-parliament = can start in Parliament
g1862-available-stock-round = can start in the stock round
g1862-available-next-parliament = can start in Parliament after the next stock round
g1862-available-later = can start from the first { $band } train
g1862-available-no-permit = no permit
g1862-available-home-full = home is full
g1862-available-no-more = can no longer start
# The kind of trains that a company gets its first permit for.
g1862-permit = { $kind ->
    [freight] Freight
    [local] Local
   *[express] Express
 }

## The rows of cards in the solo game

g1862-table-rows = Rows of cards
g1862-column-row = Row
g1862-column-first = First
g1862-column-then = Then
g1862-note-rows = { $count ->
    [one] Deck: 1 card.
   *[other] Deck: { $count } cards.
 } Permits left: { $permits }.

## Trains

g1862-column-band = Band
g1862-note-trains = { LIST($kinds, type: "semicolon") }; 2/3: two of three count.
g1862-meaning-freight = F: Freight, counts its ends and the hexes between
g1862-meaning-local = L: Local, counts small stations too
g1862-meaning-express = E: Express, counts large stations and areas

## The course of the game

g1862-course-lner = LNER
g1862-course-phase = { $phase }: { $colours } tiles
g1862-round-parliament = Parliament before stock round { $number }
g1862-round-first-parliament = Parliament { $number } of { $total }
g1862-rounds-in-last-set = { $count } in this set, the last one
# $when: the kind of round that is being played.
g1862-rounds = { $when ->
    [parliament] { $count } after the stock round that follows
    [stock] { $count } after this stock round
   *[operating] { $count } after the next stock round
 }{ $last ->
    [true] , the last ones
   *[false] {""}
 }
g1862-bank-left = { MONEY($left) } of { MONEY($all) }; once it runs out, the game ends after a set of operating rounds
g1862-bank-empty = { MONEY($left) } of { MONEY($all) }; it has run out, and the game ends after { $this ->
    [true] this set of operating rounds
   *[false] the next set of operating rounds
 }
g1862-bank-lner = { MONEY($left) } of { MONEY($all) }; it no longer ends the game, since the LNER has formed
g1862-lner-later = forms after the set of operating rounds in which the first { $band } train is sold
g1862-lner-due = forms after this set of operating rounds; then come a stock round and { $count } operating rounds
g1862-lner-formed = formed: nothing is built, started or merged any more
g1862-lner-never = will not form: the game ends before

## The market and the map

g1862-zone-pink = first price with or without a charter
g1862-zone-yellow = first price without a charter
g1862-zone-green = of shares sold by anyone but the director, the first does not move the price
g1862-zone-blue = of shares sold by anyone but the director, the first two do not move the price
g1862-note-market = Small numbers: what each share must receive for the price to rise by 1 to { $most } spaces.
g1862-terrain-red = red area
g1862-terrain-sea = sea
g1862-terrain-shut = no track is laid here
g1862-sign-marker = station marker of a company
g1862-sign-home = home of a company
g1862-sign-area = value of an area (dark: now)

## The line above the board

# The first train of band $band is the $count-th to be sold from now on.
g1862-strip-lner-later = { $count ->
    [one] LNER with the next train
   *[other] LNER in { $count } trains
 }
g1862-strip-lner-due = LNER after this set
g1862-strip-lner-formed = LNER formed
