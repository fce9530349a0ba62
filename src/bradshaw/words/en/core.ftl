## The end of a game

core-standings =
    { $count ->
        [one] { $winners } wins with { MONEY($worth) }
       *[other] { $winners } share the victory with { MONEY($worth) } each
    }{ $behind ->
        [0] .
       *[other] ; { LIST($others, type: "comma") }.
    }
# One of those who did not win.
core-standing = { $player } { MONEY($worth) }
