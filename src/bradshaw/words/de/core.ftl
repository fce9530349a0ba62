## Das Ende eines Spiels

core-standings =
    { $count ->
        [one] { $winners } gewinnt mit { MONEY($worth) }
       *[other] { $winners } teilen sich den Sieg mit je { MONEY($worth) }
    }{ $behind ->
        [0] .
       *[other] ; { LIST($others, type: "comma") }.
    }
# Eine Person, die nicht gewonnen hat.
core-standing = { $player } { MONEY($worth) }
