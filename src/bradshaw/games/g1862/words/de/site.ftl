## Partien von 18xx.games

g1862-site-solo = Das Solospiel von 18xx.games ist ein anderes: Solopartien können nicht exportiert werden.
g1862-site-no-seed = Der Partie fehlt der Seed, aus dem ihre Gesellschaften verteilt werden.
g1862-site-survivor-open = Die überlebende Gesellschaft der Fusion muss gewählt werden.
g1862-site-other-charter = Die gewonnene Konzession ist die von { $company }.
g1862-site-no-survivor = Es gibt keine überlebende Gesellschaft zu wählen.
g1862-site-survivor = Die überlebende Gesellschaft ist „{ $first }“ oder „{ $last }“, nicht „{ $choice }“.
g1862-site-option = Eine Option wird zurückgekauft oder verkauft, nicht „{ $choice }“.
g1862-site-no-merger = Jetzt darf keine Gesellschaft fusionieren.
g1862-site-not-sold = Die Bank verkauft den Zug „{ $train }“ jetzt nicht.
g1862-site-other-size = „{ $train }“ ist kein Zug der Serie { $band }.

## Einzelne Stellungen

g1862-position-train-id = Die Kennung eines Zuges ist seine Serie und Nummer, etwa „B-3“, nicht „{ $id }“.
g1862-position-train-size = Der Zug { $id } der Art { $kind } ist ein { $train }, nicht „{ $size }“.
g1862-position-train-twice = Der Zug { $id } ist zweimal da.
g1862-position-tile-kind =
    { $town ->
        [true] Plättchen { $tile } passt nicht auf { $hex }, eine Stadt.
       *[other] Plättchen { $tile } passt nicht auf { $hex }, ein Dorf.
    }
g1862-position-no-line = Plättchen { $tile } in { $hex } hat kein Gleis von Seite { $one } nach Seite { $other }.
g1862-position-no-small-station = Plättchen { $tile } in { $hex } hat keinen kleinen Bahnhof, aber jedes Dorfplättchen hat einen.
g1862-position-two-in-london = { $company } hat zwei Marker in London.
g1862-position-two-in-circle = Zwei Marker sind in Kreis { $circle } von { $hex }.
# $circle: none, wenn die Stellung keinen nennt.
g1862-position-no-space =
    { $circle ->
        [none] In { $hex } braucht ein Marker von { $company } die Nummer seines Platzes.
       *[other] { $hex } hat keinen Platz { $circle } für einen Marker von { $company }.
    }
g1862-position-no-circle =
    { $circle ->
        [none] In { $hex } braucht ein Marker von { $company } die Nummer seines Kreises.
       *[other] { $hex } hat keinen Kreis { $circle } für einen Marker von { $company }.
    }
