## La fin d’une partie

core-standings =
    { $count ->
        [one] { $winners } gagne avec { MONEY($worth) }
       *[other] { $winners } se partagent la victoire avec { MONEY($worth) } par personne
    }{ $behind ->
        [0] .
       *[other]  ; { LIST($others, type: "comma") }.
    }
# Une des personnes qui n’ont pas gagné.
core-standing = { $player } { MONEY($worth) }
