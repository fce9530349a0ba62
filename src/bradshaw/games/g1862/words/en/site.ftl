## Games of 18xx.games

g1862-site-solo = The solo game of 18xx.games is a different one: solo games cannot be exported.
g1862-site-no-seed = The game has no seed, from which its companies are dealt.
g1862-site-survivor-open = The survivor of the merger has to be chosen.
g1862-site-other-charter = The charter won is that of { $company }.
g1862-site-no-survivor = There is no survivor to be chosen.
g1862-site-survivor = The survivor is “{ $first }” or “{ $last }”, not “{ $choice }”.
g1862-site-option = An option is redeemed or sold, not “{ $choice }”.
g1862-site-no-merger = No company may merge now.
g1862-site-not-sold = The bank does not sell the train “{ $train }” now.
g1862-site-other-size = “{ $train }” is not a train of band { $band }.

## Single positions

g1862-position-train-id = The id of a train is its band and number, such as “B-3”, not “{ $id }”.
g1862-position-train-size = The train { $id } of kind { $kind } is { A($train) }, not “{ $size }”.
g1862-position-train-twice = The train { $id } is there twice.
g1862-position-tile-kind =
    { $town ->
        [true] Tile { $tile } does not suit { $hex }, which is a town.
       *[other] Tile { $tile } does not suit { $hex }, which is a village.
    }
g1862-position-no-line = Tile { $tile } in { $hex } has no line from side { $one } to side { $other }.
g1862-position-no-small-station = Tile { $tile } in { $hex } has no small station, but every village tile has one.
g1862-position-two-in-london = { $company } has two markers in London.
g1862-position-two-in-circle = Two markers are in circle { $circle } of { $hex }.
# $circle: none if the position names none.
g1862-position-no-space =
    { $circle ->
        [none] In { $hex } a marker of { $company } needs the number of its space.
       *[other] { $hex } has no space { $circle } for a marker of { $company }.
    }
g1862-position-no-circle =
    { $circle ->
        [none] In { $hex } a marker of { $company } needs the number of its circle.
       *[other] { $hex } has no circle { $circle } for a marker of { $company }.
    }
