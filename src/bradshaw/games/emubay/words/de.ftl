### Emu Bay Railway Company. Die Namen der Gesellschaften (EBR, L&W, GT …) und der Orte (Launceston …) bleiben, wie sie sind.

emubay-about = Eisenbahnen quer durch Tasmanien, auf Pump gebaut: biete auf Aktien, lege Gleise, gib Anleihen aus und sei am Ende am reichsten.

## Namen der Dinge

emubay-terrain =
    { $terrain ->
        [farm] Farmland
        [forest] Wald
        [mountain] Gebirge
        [town] Stadt
       *[port] Hafen
    }
# Ein Feld innerhalb eines Satzes, immer nach „Feld“: „auf Feld 5,2 (Wald)“, „auf Feld Launceston“.
emubay-hex =
    { $place ->
        [none] { $hex } ({ emubay-terrain })
       *[other] { $place }
    }
# Die Aktionen, wie sie auf der Aktionstafel heißen.
emubay-action =
    { $action ->
        [build] Gleise bauen
        [auction] Aktie versteigern
        [take] Rohstoffe nehmen
        [bond] Anleihe ausgeben
        [merge] Unabhängige fusionieren
       *[dividend] Dividende ausschütten
    }
# Immer nach „die“: „die Anleihe über £10 (£2+1/div)“.
emubay-bond = Anleihe über { MONEY($amount) } ({ MONEY($x) }+{ $y }/div)
emubay-cubes =
    { $count ->
        [one] { $count } Rohstoffwürfel
       *[other] { $count } Rohstoffwürfel
    }
emubay-tracks =
    { $gauge ->
        [narrow]
            { $count ->
                [one] { $count } Schmalspurgleis
               *[other] { $count } Schmalspurgleise
            }
       *[regular]
            { $count ->
                [one] { $count } Gleis
               *[other] { $count } Gleise
            }
    }
# Was versteigert wird: eine Aktie oder eine unabhängige Gesellschaft als Ganzes.
emubay-offer =
    { $independent ->
        [true] { $company }
       *[false] eine { $company }-Aktie
    }
emubay-station = Bahnhof
emubay-station-of = Bahnhof von { $company }
emubay-station-at = { $company } auf Feld { $hex }
emubay-track-of = Gleis von { $company }
emubay-narrow-track = Schmalspurgleis
emubay-resource-cubes = Rohstoffwürfel
# Was jemand erhält oder schuldet, in einer Aufzählung.
emubay-part = { $player } { MONEY($amount) }
emubay-unpaid = { MONEY($amount) } für { $company }
# Um wie viel Schulden die Einnahmen einer Gesellschaft senken, in einer Aufzählung.
emubay-debt = { $company } −{ $cost }
# Eine weitere Gesellschaft, die durch einen Hafen gewinnt, in einer Aufzählung.
emubay-other-port = { $company } ({ SIGNED($bonus) })
# Was eine Aktion an den Einnahmen einer Gesellschaft ändert; Teil von Sätzen.
emubay-revenue =
    { $gain ->
        [0] Einnahmen weiterhin { $revenue }
       *[other] Einnahmen { SIGNED($gain) } auf { $revenue }
    }

## Warum das Spiel endet; jeweils Teil eines Satzes nach einem Doppelpunkt

emubay-end-bankruptcy = Jemand ging bankrott
emubay-end-stalemate = Jemand konnte keine Aktion ausführen
emubay-condition-bonds = höchstens { $most } Anleihen übrig
emubay-condition-cubes = höchstens { $most } Rohstoffwürfel auf dem Plan
emubay-condition-shares = keine Aktie mehr zu haben
emubay-condition-track = { $charters } Tableaus ohne Gleise

## Ablehnungen

emubay-refusal-unknown-seat = Dort sitzt niemand: { $players } Personen spielen mit.
emubay-refusal-another-turn = Jemand anders ist an der Reihe.
emubay-refusal-unknown-company = „{ $name }“ ist keine Gesellschaft dieses Spiels. Die Gesellschaften sind { $companies }.
emubay-refusal-merged = { $company } ist in { $into } aufgegangen, die nun alles hat, was { $company } hatte.
emubay-refusal-unsold = { $company } ist noch nicht verkauft: Niemand hat die Aktie.
emubay-refusal-no-share = Du hast keine { $company }-Aktie.
emubay-refusal-over =
    { $reasons ->
        [none] Das Spiel ist zu Ende.
       *[other] Das Spiel ist zu Ende: { $reasons }.
    }

# Aktie versteigern

emubay-refusal-independent-order = { $ahead } muss vor { $company } versteigert werden.
emubay-refusal-no-share-for-sale = Von { $company } sind keine Aktien mehr zu haben.
emubay-refusal-independent-sold = { $company } hat nur eine Aktie, und die ist verkauft.
emubay-refusal-only-reserved-shares =
    { $reserved ->
        [one] Von { $company } sind keine Aktien mehr zu haben: Die reservierte Aktie kann nicht versteigert werden.
       *[other] Von { $company } sind keine Aktien mehr zu haben: Die { $reserved } reservierten Aktien können nicht versteigert werden.
    }
emubay-refusal-minimum-above-cash = Das Mindestgebot für { $company } ist { MONEY($minimum) }, du hast aber nur { MONEY($money) }.
emubay-refusal-must-open = Du hast diese Versteigerung ({ $company }) ausgerufen und musst mit mindestens { MONEY($minimum) } eröffnen.
emubay-refusal-auction-on =
    { $independent ->
        [true] { $company } wird gerade versteigert: Biete oder passe.
       *[false] Eine { $company }-Aktie wird gerade versteigert: Biete oder passe.
    }
emubay-refusal-bid-above-cash = Du kannst nicht { MONEY($amount) } bieten: Du hast nur { MONEY($money) }.
emubay-refusal-bid-too-low = Das Mindestgebot für { $company } ist { MONEY($minimum) }: { MONEY($amount) } sind zu wenig.
emubay-refusal-bid-not-higher = { MONEY($amount) } sind nicht mehr als das Gebot von { MONEY($bid) }: Biete mehr oder passe.
emubay-refusal-passed = Du hast gepasst und bist aus dieser Versteigerung ({ $company }) ausgeschieden.
emubay-refusal-another-bids = Jemand anders ist mit Bieten oder Passen an der Reihe.

# Anleihe ausgeben

emubay-refusal-independent-bond = { $company } ist unabhängig, und unabhängige Gesellschaften können keine Anleihen ausgeben.
emubay-refusal-no-bond-left = Es sind keine Anleihen mehr da.
emubay-refusal-bond-limit =
    { $company } hat { $bonds ->
        [one] { $bonds } Anleihe
       *[other] { $bonds } Anleihen
    } ausgegeben und { $shares ->
        [one] { $shares } Aktie
       *[other] { $shares } Aktien
    } verkauft: Eine Gesellschaft kann nicht mehr Anleihen ausgeben, als sie Aktien verkauft hat.
emubay-refusal-no-use-for-money = { $company } hat weder Gleise übrig noch Rohstoffwürfel in Reichweite und könnte mit Geld nichts anfangen.
emubay-refusal-bond-not-in-supply = Die { emubay-bond } ist nicht im Vorrat.

# Gleise bauen

emubay-refusal-not-next = { $company } hat neben Feld { $hex } weder Bahnhof noch Gleis.
emubay-refusal-not-next-to-red = Neben Feld { $hex } liegt kein rotes Gleis, das mit dem Bahnhof von { $company } verbunden ist.
emubay-refusal-not-next-to-merged = { $company } hat { $stations } übernommen, aber neben Feld { $hex } liegt kein rotes Gleis, das mit { LIST($stations, type: "or") } verbunden ist.
emubay-refusal-station-occupies =
    { $terrain ->
        [mountain] Auf Feld { $hex } liegt der Bahnhof von { $company }, und auf einem Gebirgsfeld ist nur für eine Gesellschaft Platz.
       *[forest] Auf Feld { $hex } liegt der Bahnhof von { $company }, und auf einem Waldfeld ist nur für eine Gesellschaft Platz.
    }
emubay-refusal-occupied =
    { $terrain ->
        [mountain] Auf Feld { $hex } liegt schon ein Gleis, und auf einem Gebirgsfeld ist nur für eine Gesellschaft Platz.
       *[forest] Auf Feld { $hex } liegt schon ein Gleis, und auf einem Waldfeld ist nur für eine Gesellschaft Platz.
    }
emubay-refusal-track-above-cash = Ein Gleis auf Feld { $hex } kostet { MONEY($price) }, { $company } hat aber nur { MONEY($money) }.
emubay-refusal-only-narrow = { $company } ist unabhängig und hat nur Schmalspurgleise.
emubay-refusal-no-narrow-yet = { $company } hat keine Schmalspurgleise: Die bekommt sie durch die Fusion mit einer unabhängigen Gesellschaft.
emubay-refusal-gauge-used-up =
    { $gauge ->
        [narrow] { $company } hat keine Schmalspurgleise mehr auf ihrem Tableau.
       *[regular] { $company } hat keine Normalspurgleise mehr auf ihrem Tableau.
    }
emubay-refusal-own-station = { $company } hat auf Feld { $hex } ihren Bahnhof und kann dort kein Gleis bauen.
emubay-refusal-track-there = { $company } hat auf Feld { $hex } schon ein Gleis.
emubay-refusal-station-is-red = Auf Feld { $hex } liegt der Bahnhof von { $company } und zählt dort als rotes Gleis.
emubay-refusal-red-there = Auf Feld { $hex } liegt schon ein rotes Gleis.
emubay-refusal-merged-red-there = Auf Feld { $hex } liegt schon ein rotes Gleis, das { $company } durch eine Fusion bekommen hat.
emubay-refusal-track-used-up = { $company } hat keine Gleise mehr auf ihrem Tableau.
emubay-refusal-no-site = Für { $company } gibt es kein Feld mehr, auf dem sie bauen könnte.
emubay-refusal-cheapest-above-cash = Das billigste Gleis für { $company } kostet { MONEY($price) }, sie hat aber nur { MONEY($money) }.
emubay-refusal-must-build =
    { $least ->
        [one] { $company } muss mindestens { $least } Gleis bauen.
       *[other] { $company } muss mindestens { $least } Gleise bauen.
    }
emubay-refusal-building = { $company } baut gerade: Lege ein Gleis oder höre auf.
emubay-refusal-built-most = { $company } hat { $placed } Gleise gebaut, und mehr als { $most } sind in einer Aktion nicht erlaubt.
emubay-refusal-unknown-hex = Ein Feld „{ $name }“ gibt es auf dem Plan nicht.
emubay-refusal-unknown-gauge = „{ $name }“ ist keine Spurweite: Gleise sind „regular“ oder „narrow“.

# Rohstoffe nehmen

emubay-refusal-no-cube-in-reach = In Reichweite von { $company } liegt kein Rohstoffwürfel.
emubay-refusal-cube-above-cash = Ein Rohstoffwürfel kostet { MONEY($price) }, { $company } hat aber nur { MONEY($money) }.
emubay-refusal-must-take = { $company } muss mindestens einen Würfel nehmen.
emubay-refusal-taking = { $company } nimmt gerade Rohstoffe: Nimm einen Würfel oder höre auf.
emubay-refusal-one-hex = Alle Würfel einer Aktion kommen von einem Feld, diesmal von Feld { $hex }.
emubay-refusal-no-cube-there = Auf Feld { $hex } liegt kein Rohstoffwürfel.
emubay-refusal-no-track-there = { $company } ist nicht mit Feld { $hex } verbunden.

# Die Aktionstafel

emubay-refusal-lift-first = Nimm zuerst einen Würfel von der Aktionstafel.
emubay-refusal-unknown-action = Eine Aktion „{ $name }“ gibt es auf der Tafel nicht.
emubay-refusal-no-cube-on-action = Auf „{ $action }“ liegt kein Würfel.
emubay-refusal-only-this-action = „{ $action }“ ist die einzige Aktion, die du ausführen kannst, und ein Würfel darf nicht dorthin zurück, woher er kommt.
emubay-refusal-nothing-with-cube = Mit diesem Würfel könntest du keine andere Aktion ausführen.
emubay-refusal-place-cube = Du hast einen Würfel von „{ $action }“ genommen: Wähle die Aktion, auf die du ihn legst.
emubay-refusal-same-action = Der Würfel kommt von „{ $action }“ und muss auf eine andere Aktion.
emubay-refusal-action-full =
    { $spaces ->
        [one] Der einzige Platz von „{ $action }“ ist belegt.
       *[other] Alle { $spaces } Plätze von „{ $action }“ sind belegt.
    }

# Unabhängige fusionieren

emubay-refusal-no-merger-of-these = { $independent } kann nicht in { $company } aufgehen: Eine unabhängige Gesellschaft fusioniert mit { LIST($companies, type: "or") }.
emubay-refusal-no-share-of-either = Du hast weder eine { $company }-Aktie noch eine { $independent }-Aktie.
emubay-refusal-no-share-to-give = { $company } hat keine unverkaufte Aktie mehr, die sie für { $independent } geben könnte.
emubay-refusal-not-adjacent = Weder der Bahnhof von { $independent } noch ein damit verbundenes Gleis grenzt an { $company }.

emubay-refusal-no-stalemate = Das ist kein Patt: Du kannst eine Aktion ausführen.

## Das Protokoll

emubay-log-bid = { $player } bietet { MONEY($amount) } für { $offer }.
emubay-log-pass = { $player } passt bei { $company }.
emubay-log-no-bid = Niemand bietet für { $offer }. { $player } war zuerst an der Reihe und erhält sie umsonst.
emubay-log-share-won = { $player } ersteigert die { $company }-Aktie und zahlt der Gesellschaft { MONEY($price) }.
emubay-log-independent-won = { $player } ersteigert { $company } für { MONEY($price) }; mit den { MONEY($money) } ihrer Karte beginnt die Gesellschaft mit { MONEY($total) }.
emubay-log-independent-given = { $company } beginnt mit den { MONEY($money) } ihrer Karte.
emubay-log-first-player = { $player } hat den ersten Zug.
emubay-log-cube-moved = { $player } versetzt einen Würfel von „{ $source }“ auf „{ $target }“.
emubay-log-auction =
    { $independent ->
        [true] { $company } wird versteigert, Gebote ab { MONEY($minimum) }.
       *[false] Eine { $company }-Aktie wird versteigert, Gebote ab { MONEY($minimum) }.
    }
emubay-log-initial-auction =
    { $independent ->
        [true] { $company } wird versteigert, Gebote ab { MONEY($minimum) }; { $player } bietet zuerst.
       *[false] Eine { $company }-Aktie wird versteigert, Gebote ab { MONEY($minimum) }; { $player } bietet zuerst.
    }
emubay-log-build =
    { $gauge ->
        [narrow] { $company } baut auf Feld { $hex } ein Schmalspurgleis für { MONEY($price) }: { emubay-revenue }.
       *[regular] { $company } baut auf Feld { $hex } ein Gleis für { MONEY($price) }: { emubay-revenue }.
    }
emubay-log-first-port =
    { $cubes ->
        [one] Damit erreicht { $company } ihren ersten Hafen: { $bonus } davon für { $cubes } Rohstoffwürfel.
       *[other] Damit erreicht { $company } ihren ersten Hafen: { $bonus } davon für { $cubes } Rohstoffwürfel.
    }
emubay-log-first-port-by-others =
    { $cubes ->
        [one] Das verbindet auch { $company } mit ihrem ersten Hafen: Einnahmen { SIGNED($bonus) } für { $cubes } Rohstoffwürfel.
       *[other] Das verbindet auch { $company } mit ihrem ersten Hafen: Einnahmen { SIGNED($bonus) } für { $cubes } Rohstoffwürfel.
    }
emubay-log-first-port-in-vain = { $company } erreicht ihren ersten Hafen, hat aber keine Rohstoffwürfel, die ihr etwas bringen.
emubay-log-first-town =
    { $farms ->
        [one] Damit erreicht { $company } ihre erste Stadt: { $bonus } davon für { $farms } Gleis auf Farmland.
       *[other] Damit erreicht { $company } ihre erste Stadt: { $bonus } davon für { $farms } Gleise auf Farmland.
    }
emubay-log-first-town-by-others = Das verbindet auch { $company } mit ihrer ersten Stadt, aber für das Gleis einer anderen Gesellschaft erhält sie nichts.
emubay-log-first-town-in-vain = Damit erreicht { $company } ihre erste Stadt, hat aber keine Gleise auf Farmland, die ihr etwas bringen.
emubay-log-take = { $company } nimmt von Feld { $hex } einen Rohstoffwürfel für { MONEY($price) }: { emubay-revenue }.
emubay-log-bond = { $company } gibt die { $bond } aus und erhält { MONEY($amount) }.
emubay-log-merger = { $independent } geht in { $company } auf und bringt { $goods } ein; { $owner } tauscht die Aktie gegen eine { $company }-Aktie: { emubay-revenue }.
emubay-log-share-released =
    { $reserved ->
        [0] Damit ist eine reservierte { $company }-Aktie zu haben; keine ist mehr reserviert.
        [one] Damit ist eine reservierte { $company }-Aktie zu haben; { $reserved } ist noch reserviert.
       *[other] Damit ist eine reservierte { $company }-Aktie zu haben; { $reserved } sind noch reserviert.
    }
emubay-log-dividend = { $company } zahlt { MONEY($each) } je Aktie: { LIST($parts, type: "comma") }.
emubay-log-negative-dividend = { $company } kostet { MONEY($each) } je Aktie. Schulden bei der Bank: { LIST($parts, type: "comma") }.
emubay-log-no-dividend = { $company } zahlt nichts.
emubay-log-debt-paid = { $player } zahlt der Bank { MONEY($amount) }.
emubay-log-bankrupt = { $player } schuldet { MONEY($owed) }, kann nur { MONEY($paid) } zahlen und ist bankrott; offen bleiben: { $missing }.
emubay-log-shortfall = { $player } bleibt { MONEY($amount) } für { $company } schuldig. Wer noch { $company }-Aktien hat und nicht bankrott ist, schuldet { MONEY($each) } je Aktie: { LIST($parts, type: "comma") }.
emubay-log-debt-void = { $player } bleibt { MONEY($amount) } für { $company } schuldig. Die Schuld verfällt, weil sonst niemand mit Aktien zahlen kann.
emubay-log-interest = Schulden senken die Einnahmen von { $company } um { $cost } auf { $revenue }.
emubay-log-conditions =
    { $count ->
        [one] Eine Endbedingung ist erfüllt: { $conditions }.
       *[other] Nun sind { $count } Endbedingungen erfüllt: { $conditions }.
    }
emubay-log-stalemate = { $player } kann keine Aktion ausführen: Die Dividende wird ein letztes Mal ausgeschüttet, dann endet das Spiel.
emubay-log-game-over =
    { $reasons ->
        [none] Das Spiel ist zu Ende. { $standings }
       *[other] Das Spiel ist zu Ende: { $reasons }. { $standings }
    }

# Spielaufbau

emubay-log-starting-bond = { $company } beginnt mit der { $bond }, gestundet, und { MONEY($money) }.
emubay-log-stations = Die Bahnhöfe der unabhängigen Gesellschaften sind ausgelost: { $stations }.
emubay-log-cubes-placed =
    Die Aufbaukarten bringen { $cubes ->
        [one] { $cubes } Rohstoffwürfel
       *[other] { $cubes } Rohstoffwürfel
    } auf { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    }.
emubay-log-starting-money = Alle beginnen mit { MONEY($money) }.

## Züge, wie sie auf Knöpfen und unter „Warum nicht?“ stehen

emubay-name-bid = { MONEY($amount) } bieten
emubay-name-pass = Passen
emubay-name-lift = Würfel von „{ $action }“ nehmen
emubay-name-start-build = Gleise für { $company } bauen
emubay-name-start-take = Rohstoffe für { $company } nehmen
emubay-name-auction = Versteigern: { $offer }
emubay-name-bond = Für { $company } die { $bond } ausgeben
emubay-name-any-bond = Für { $company } eine Anleihe ausgeben
emubay-name-merge = { $independent } mit { $company } fusionieren
emubay-name-dividends = Dividende ausschütten
emubay-name-build =
    { $gauge ->
        [narrow] Schmalspurgleis auf Feld { $hex } bauen
       *[regular] Gleis auf Feld { $hex } bauen
    }
emubay-name-build-gauge =
    { $gauge ->
        [narrow] Schmalspurgleis bauen
       *[regular] Normalspurgleis bauen
    }
emubay-name-build-more = Noch ein Gleis bauen
emubay-name-end-build = Aufhören zu bauen
emubay-name-take = Würfel von Feld { $hex } nehmen
emubay-name-end-take = Keine Würfel mehr nehmen

## Wahlmöglichkeiten mit Kosten und Wirkung

emubay-choice-bid = { MONEY($amount) } für { $offer } bieten, dir blieben { MONEY($left) }
emubay-choice-pass = Passen und aus dieser Versteigerung ausscheiden
emubay-choice-pass-sells =
    { $independent ->
        [true] Passen: { $company } geht für das Gebot von { MONEY($bid) } weg
       *[false] Passen: die { $company }-Aktie geht für das Gebot von { MONEY($bid) } weg
    }
emubay-choice-pass-gives =
    { $yours ->
        [true]
            { $independent ->
                [true] Passen: du warst zuerst an der Reihe und erhältst { $company } umsonst
               *[false] Passen: du warst zuerst an der Reihe und erhältst die { $company }-Aktie umsonst
            }
       *[false]
            { $independent ->
                [true] Passen: wer zuerst an der Reihe war, erhält { $company } umsonst
               *[false] Passen: wer zuerst an der Reihe war, erhält die { $company }-Aktie umsonst
            }
    }
emubay-choice-lift = { emubay-name-lift }, für: { LIST($targets, type: "or") }
emubay-choice-start-build = { emubay-name-start-build }: sie hat { MONEY($money) } und noch { $supply }
emubay-choice-start-take = { emubay-name-start-take }: { MONEY($price) } je Würfel, Einnahmen je { SIGNED($gain) }; sie hat { MONEY($money) }
emubay-choice-auction = { emubay-name-auction }; du eröffnest mit mindestens { MONEY($minimum) }
emubay-choice-bond = { emubay-name-bond }: Kasse von { MONEY($before) } auf { MONEY($after) }; die nächste Ausschüttung senkt ihre Einnahmen um { $first }, jede spätere um { $later }
emubay-choice-merge =
    { emubay-name-merge }: { $company } erhält { $goods }; { emubay-revenue }, Dividende { MONEY($each) } je Aktie; { $yours ->
        [true] du tauschst deine Aktie gegen eine { $company }-Aktie
       *[false] die Aktie wird gegen eine { $company }-Aktie getauscht
    }{ $released ->
        [none] { "" }
       *[other] , und eine reservierte { $released }-Aktie ist zu haben
    }
emubay-choice-dividends =
    { emubay-name-dividends }: { $result ->
        [gain] du erhältst { MONEY($amount) }
        [loss] du zahlst { MONEY($amount) }
       *[nothing] du erhältst nichts
    }{ $indebted ->
        [0] { "" }
       *[other] ; dann senken Schulden die Einnahmen: { LIST($debts, type: "comma") }
    }{ $end ->
        [none] { "" }
       *[other] ; das Spiel endet: { $end }
    }
emubay-choice-build =
    { emubay-name-build }: { MONEY($price) }, { emubay-revenue }, Dividende { MONEY($each) } je Aktie{ $town ->
        [true] ; ihre erste Stadt
       *[false] { "" }
    }{ $port ->
        [true] ; ihr erster Hafen
       *[false] { "" }
    }{ $ports ->
        [0] { "" }
       *[other] ; auch der erste Hafen für { $others }
    }
emubay-choice-take = { emubay-name-take }: { MONEY($price) }, { emubay-revenue }

## Überschriften und Hinweise

emubay-headline-first-bid = { $player } ist mit Bieten für { $offer } an der Reihe: Gebote ab { MONEY($minimum) }.
emubay-headline-bid = { $player } ist mit Bieten für { $offer } an der Reihe: { $bidder } hat { MONEY($bid) } geboten.
emubay-hint-auction = Das Gebot geht an die Gesellschaft, nicht an die Bank. Wer passt, scheidet aus dieser Versteigerung aus.
emubay-hint-initial-auction = { emubay-hint-auction } Bietet niemand, so erhält die Aktie umsonst, wer zuerst an der Reihe war.
emubay-headline-turn = { $player } nimmt einen Würfel von der Aktionstafel.
emubay-hint-turn = In deinem Zug versetzt du einen Würfel auf einen freien Platz einer anderen Aktion und führst sie aus. Der Platz, der dabei frei wird, steht denen nach dir offen.
emubay-headline-choose = { $player } hat einen Würfel von „{ $action }“ genommen und entscheidet, wohin damit.
emubay-hint-choose = Gleise und Würfel zahlt die Gesellschaft, nie du; du verdienst an den Dividenden deiner Aktien.
emubay-headline-build = { $player } baut für { $company }, die { MONEY($money) } hat: { $placed } von höchstens { $most } Gleisen gelegt.
emubay-hint-build = Jedes Gleis wird bezahlt und erhöht die Einnahmen der Gesellschaft, bevor das nächste kommt. Du kannst auf den markierten Feldern bauen.
emubay-headline-take = { $player } nimmt Rohstoffe für { $company }, die { MONEY($money) } hat.
emubay-hint-take = Nimm beliebig viele Würfel von einem Feld, für je { MONEY($price) }. Du kannst von den markierten Feldern nehmen.

## Die Legende des Plans

emubay-key-terrain =
    { $occupied ->
        [none] { emubay-terrain } { MONEY($price) }
       *[other] { emubay-terrain } { MONEY($price) }, belegt { MONEY($occupied) }
    }

## Tabellen

emubay-table-players = Spieler
emubay-table-companies = Gesellschaften
emubay-table-actions = Aktionstafel
emubay-table-bonds = Anleihen
emubay-table-end = Spielende
emubay-table-result = Ergebnis
emubay-column-player = Spieler
emubay-column-cash = Bargeld
# Was eine Ausschüttung jetzt brächte.
emubay-column-dividend = Dividende
emubay-column-shares = Aktien
emubay-column-company = Gesellschaft
emubay-column-money = Kasse
emubay-column-revenue = Einnahmen
# Was jede Aktie jetzt erhielte.
emubay-column-per-share = Je Aktie
# Gleise auf dem Tableau; n steht für Schmalspur.
emubay-column-track = Gleise
emubay-column-cubes = Würfel
# Die Städte und Häfen, mit denen die Gesellschaft verbunden ist.
emubay-column-reach = Verbunden
emubay-column-sold = Verkauft
emubay-column-for-sale = Zu haben
emubay-column-action = Aktion
emubay-column-spaces = Plätze
emubay-column-bonds = Anleihen
emubay-column-condition = Bedingung
emubay-column-now = Jetzt
emubay-column-holds-at = Erfüllt bei
emubay-cell-no-shares = keine
emubay-cell-no-bonds = keine
# Anleihen, die noch niemand ausgegeben hat.
emubay-cell-supply = Vorrat
emubay-cell-towns =
    { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
emubay-cell-port = Hafen
emubay-cell-for-sale = { $count } ab { MONEY($price) }
# Eine unabhängige Gesellschaft, die nach anderen kommt.
emubay-cell-later = später
emubay-cell-bond =
    { $deferred ->
        [true] { MONEY($amount) } { $x }+{ $y }*
       *[false] { MONEY($amount) } { $x }+{ $y }
    }
emubay-cell-at-most = { $most } oder weniger
emubay-cell-at-least = { $least } oder mehr
emubay-end-cubes = Würfel auf dem Plan
emubay-end-bonds = Anleihen im Vorrat
emubay-end-shares = Aktien zu haben
emubay-end-track = Tableaus ohne Gleise
emubay-ending-at-most =
    { $most ->
        [0] erfüllt bei null
       *[other] erfüllt bei { $most } oder weniger
    }
emubay-ending-of = erfüllt bei { $least } von { $count }
emubay-note-reserved =
    { $count ->
        [one] { $count } { $company }-Aktie ist für Fusionen reserviert.
       *[other] { $count } { $company }-Aktien sind für Fusionen reserviert.
    }
emubay-note-bonds = * gestundet. Nach der Dividende senkt eine gestundete Anleihe die Einnahmen der Gesellschaft um ihre erste Zahl, jede andere um ihre zweite.
emubay-note-end = Sind nach „Dividende ausschütten“ { $needed } davon erfüllt, endet das Spiel.

## Optionen

emubay-option-starting-revenue = Anfangseinnahmen
    .text = Wo die Marker auf der Dividendenleiste beginnen: für alle Gesellschaften bei £3 wie in der Spielregel oder beim Wert des Feldes ihres Bahnhofs wie in der Online-Fassung des Autors.
    .rulebook = Wie in der Spielregel
    .online = Wie in der Online-Fassung
emubay-option-starting-bond-counts = Startanleihe zählt mit
    .text = Die Startanleihe einer Gesellschaft zählt zu ihrer Grenze von einer Anleihe je verkaufter Aktie.
emubay-option-forest-cost = Kosten von Wald
    .text = Was ein Gleis in einem unbelegten Wald kostet.
emubay-option-colour-joins-own-red = Eigene Farbe bei eigenem Rot
    .text = Eine Gesellschaft darf in ihrer Farbe auf Farmland, in einer Stadt oder in einem Hafen bauen, wo schon ein rotes Gleis liegt, das sie durch eine Fusion bekommen hat, also eines, das mit einem übernommenen Bahnhof verbunden ist.

## Fehler in Stellungen und Dateien

emubay-error-position = Das ist keine Stellung von Emu Bay: { $problem }.
emubay-error-reference = Das ist keine Referenzpartie von Emu Bay: { $problem }.
emubay-error-player = Der Spieler muss als Platznummer angegeben werden, nicht als „{ $value }“.
emubay-position-players =
    { $count ->
        [one] sie hat { $count } Spieler
       *[other] sie hat { $count } Spieler
    }
emubay-position-companies = die Gesellschaften sind { $companies }
emubay-position-unknown-hex = ein Feld „{ $name }“ gibt es nicht
emubay-position-unknown-company = eine Gesellschaft „{ $name }“ gibt es nicht
emubay-position-unknown-action = eine Aktion „{ $name }“ gibt es nicht
emubay-position-unknown-track = Gleise von „{ $name }“ gibt es nicht
emubay-position-station-moved = der Bahnhof einer Gesellschaft ist nicht dort, wo er aufgedruckt ist
# $what ist der Name eines Feldes der Datei.
emubay-position-number = „{ $what }“ kann nicht { $value } sein
emubay-position-status = { $company } kann nicht { $status } sein
emubay-position-is-independent = { $company } ist unabhängig
emubay-position-no-reserved = { $company } hat keine reservierten Aktien
emubay-position-unknown-bond = eine Anleihe über { $amount } zu { $x }+{ $y } gibt es nicht
emubay-position-sold-early = { $company } wurde vor einer unabhängigen Gesellschaft verkauft, die früher kommt
emubay-position-merged-with = { $company } kann nicht in { $into } aufgegangen sein
emubay-position-independents = die unabhängigen Gesellschaften von { $company } sind nicht die, die in ihr aufgegangen sind
emubay-position-bond-not-in-deck = die { emubay-bond } gehört nicht zum Stapel
emubay-position-bond-twice = die { emubay-bond } kommt zweimal vor
emubay-position-bond-in-two-places = eine Anleihe ist an zwei Stellen
emubay-position-bond-missing = eine Anleihe fehlt
emubay-position-starting-bonds = { $company } hat { $count } Startanleihen statt einer
emubay-position-certificates = die Anleihen von { $company } passen nicht zu den Gesellschaften, die in ihr aufgegangen sind
emubay-position-independent-bonds = { $company } hat andere Anleihen als ihr eigenes Zertifikat
emubay-position-independent-share = die { $company }-Aktie ist nicht dort, wo sie sein sollte
emubay-position-share-sold-twice = die { $company }-Aktie ist verkauft und zugleich zu haben
emubay-position-to-come =
    { $count ->
        [0] es kommen keine unabhängigen Gesellschaften mehr
       *[other] es kommen noch die unabhängigen Gesellschaften { $companies }
    }
emubay-position-shares = { $companies } haben zusammen { $expected } Aktien, nicht { $count }
emubay-position-actions = die Aktionen sind { $actions }
emubay-position-spaces = „{ $action }“ hat { $spaces } Plätze und kann nicht { $cubes } Würfel haben
emubay-position-table = auf der Aktionstafel liegen { $count } Würfel statt { $expected }
emubay-position-station-without-track = auf dem Feld eines Bahnhofs ist kein Gleis
emubay-position-seat = „{ $what }“ kann nicht Platz { $value } sein
emubay-position-no-auction = die Versteigerung ist nicht beschrieben
emubay-position-bidder-passed = wer bieten soll, hat gepasst
emubay-position-high-bidder = wer das höchste Gebot hat, soll bieten oder hat gepasst
emubay-position-high-bid = das höchste Gebot ist mehr, als der Bietende hat
emubay-position-high-bidder-without-bid = es gibt einen Höchstbietenden, aber kein Gebot
emubay-position-not-on-offer = von { $company } kann keine Aktie versteigert werden
emubay-position-no-initial-auction = eine Anfangsversteigerung von { $company } gibt es nicht
emubay-position-cannot-open = wer zuerst bietet, kann die Versteigerung nicht eröffnen
emubay-position-turn-after-auction = nach einer Versteigerung geht der Zug links von dem weiter, der zuerst bot
emubay-position-no-builder = die bauende Gesellschaft ist nicht genannt
emubay-position-placed = { $count } Gleise können nicht gelegt worden sein
emubay-position-no-taker = die Gesellschaft, die Rohstoffe nimmt, ist nicht genannt
emubay-position-cannot-act = { $company } kann nicht handeln
emubay-position-no-share = der Spieler hat keine { $company }-Aktie
emubay-reference-refused = { $move }: { $problem }

## Die Tafeln neben der Karte

emubay-panel-opening = Anfangsversteigerung { $number }
emubay-panel-openings = Anfangsversteigerungen
emubay-panel-mark-dividends = Dividende
emubay-panel-mark-merger = Fusion
emubay-panel-stop-building = Bau beenden
emubay-panel-stop-taking = Nehmen beenden
emubay-panel-action-short =
    { $action ->
        [build] Bauen
        [auction] Aktie
        [take] Würfel
        [bond] Anleihe
        [merge] Fusion
       *[dividend] Zahlen
    }

# Die Versteigerung

emubay-panel-auction = Versteigerung
emubay-panel-bidder = geboten von { $player }
emubay-panel-no-bid = kein Gebot
emubay-panel-bids-from = ab { MONEY($minimum) }
emubay-panel-offer-pays =
    { $shares ->
        [one] Einnahmen { $revenue } ÷ { $shares } Aktie: { $each }
       *[other] Einnahmen { $revenue } ÷ { $shares } Aktien: { $each }
    }
emubay-panel-each = { MONEY($each) } je Aktie
emubay-panel-bidders = Bieter
emubay-panel-bidder-passed = gepasst
emubay-panel-bidder-acts = am Zug
emubay-panel-bidder-in = dabei
emubay-panel-initial-auctions = Anfangsversteigerungen
emubay-panel-sold = verkauft

# Wie nah das Ende ist

emubay-panel-end = Spielende
emubay-panel-end-note = Zwei davon nach „Dividende ausschütten“ beenden das Spiel, ebenso ein Bankrott.
emubay-panel-ending = Ende: { $count } von { $needed }
emubay-panel-ending-of = Bedingungen, die das Spiel nach der Ausschüttung beenden.
emubay-panel-gauge =
    { $condition ->
        [bonds] Anleihen { $now }
        [resource] Würfel { $now }
        [shares] Aktien { $now }
       *[track] leere Tableaus { $now }
    }
emubay-panel-condition = { $name }: { $now }; { $limit }
emubay-panel-holds = erfüllt

# Gesellschaften

emubay-panel-earns = Einnahmen { $revenue } ÷ { $shares } = { $each }
emubay-panel-earns-unsold = Einnahmen { $revenue }, keine Aktie verkauft
emubay-panel-debt = dann Schulden −{ $debt } → { $after }
    .short = −{ $debt } → { $after }
emubay-panel-track-left = Gleise
emubay-panel-track =
    { $narrow ->
        [0]
            { $regular ->
                [0] keine
               *[other] { $regular }
            }
       *[other]
            { $regular ->
                [0] { $narrow } schmal
               *[other] { $regular } + { $narrow } schmal
            }
    }
emubay-panel-resources = Rohstoffe
emubay-panel-resources-held =
    { $count ->
        [0] keine
       *[other] { $count }
    }{ $reach ->
        [none] { "" }
       *[other] ; erreicht { $reach }
    }
emubay-panel-shares = Aktien
emubay-panel-bonds = Anleihen
emubay-panel-merged = Fusionen
emubay-panel-held-by = gehört { $player }
emubay-panel-for-sale =
    { $count ->
        [one] { $count } Aktie zu haben
       *[other] { $count } Aktien zu haben
    }
    .title = zu haben in einer Versteigerung
emubay-panel-reserved = { $count } reserviert
    .title = für Fusionen reserviert
emubay-panel-merge-into = Mit { $company } fusionieren
emubay-panel-ahead = Künftige Unabhängige
emubay-panel-brings =
    { $track ->
        [one] ab { MONEY($minimum) }, bringt { MONEY($cash) } und { $track } Schmalspurgleis; Schulden { $debt }
       *[other] ab { MONEY($minimum) }, bringt { MONEY($cash) } und { $track } Schmalspurgleise; Schulden { $debt }
    }
emubay-panel-next = als Nächste
emubay-panel-after = nach { $company }

# Anleihen

emubay-panel-issue = Anleihen im Vorrat
emubay-panel-no-bonds = Keine mehr da.
emubay-panel-bond-cost = −{ $x }, dann −{ $y }
emubay-panel-bond-for = für { $company }
emubay-panel-bond-note = Das Geld geht an die Gesellschaft. Nach der nächsten Ausschüttung sinken ihre Einnahmen um die erste Zahl, nach jeder weiteren um die zweite.
emubay-panel-bond-next = bald −{ $x }
emubay-panel-bond-each = je −{ $y }
emubay-panel-bond = Anleihe über { MONEY($amount) }: senkt die Einnahmen nach jeder Ausschüttung um { $y }
emubay-panel-bond-deferred = Anleihe über { MONEY($amount) }, gestundet: senkt die Einnahmen nach der nächsten Ausschüttung um { $x }, dann jedes Mal um { $y }

# Spieler

emubay-panel-due = Dividende jetzt { $due } { $after }
emubay-panel-due-after = → { MONEY($money) }
emubay-panel-no-shares = keine Aktien
emubay-panel-doing-bid = bietet auf { $company }
emubay-panel-doing-lift = nimmt einen Würfel
emubay-panel-doing-place = setzt den Würfel
emubay-panel-doing-build = baut für { $company }: { $placed } von { $most }
emubay-panel-doing-take = nimmt Würfel für { $company }
emubay-panel-has-passed = hat gepasst
emubay-panel-bids = bietet { MONEY($amount) }

# Die Aktionstafel

emubay-panel-spaces = { $cubes } von { $spaces } Plätzen belegt.
emubay-panel-closed =
    { $reason ->
        [no] nein
        [empty] leer
        [from-here] von hier
        [full] voll
       *[not-now] nicht jetzt
    }
    .why = ; warum?
emubay-panel-lift = nehmen
emubay-panel-place = setzen
emubay-panel-into = { $independent } mit { $company }

# Die Dividendenleiste

emubay-panel-tracker = Dividendenleiste
emubay-panel-tracker-note = Der Pfeil zeigt, was Schulden nach der nächsten Ausschüttung kosten.
emubay-panel-tracker-line = { $company }: Einnahmen { $revenue }, { MONEY($each) } je Aktie, Schulden { SIGNED($debt) }

# Die Anleitung für den ersten Zug

emubay-guide-first-share = Die erste Aktie
    .text = L&W steht in Launceston, wo Gleise auf Farmland sofort etwas bringen. Dein Gebot geht an die Gesellschaft und bezahlt ihre Gleise, ein paar Pfund sind also nicht verloren. Behalte etwas übrig: Drei weitere Aktien folgen, und wer die letzte kauft, GT, beginnt.
emubay-guide-next-share = Die nächste Aktie
    .text = Für eine Gesellschaft darfst du bauen, sobald du eine Aktie von ihr hast. Je weniger Aktien verkauft sind, desto mehr bringt jede. Bietet niemand, bekommt der erste Bieter die Aktie umsonst, aber die Gesellschaft beginnt ohne dieses Geld.
emubay-guide-auction = Eine Aktie wird versteigert
    .text = Vergleiche den Preis mit dem, was eine Aktie bei jeder Ausschüttung bringt: Die Zahl steht neben der Versteigerung. Das Geld geht an die Gesellschaft. Mit einer Aktie mehr wird auch der Anteil aller kleiner, die schon eine haben.
emubay-guide-lift = Nimm einen Würfel
    .text = In deinem Zug setzt du einen Würfel der Aktionstafel auf einen freien Platz einer anderen Aktion und führst sie aus. Überlege zuerst, was du tun willst, und nimm dann anderswo einen Würfel weg. Der Platz, der frei wird, steht den Spielern nach dir offen: Schenk ihnen nicht, was sie brauchen.
emubay-guide-place = Setze den Würfel
    .text = Gleise erhöhen die Einnahmen, und aus den Einnahmen kommt die Dividende. Eine Versteigerung oder eine Anleihe bringt der Gesellschaft das Geld dafür; die Anleihe kostet später Einnahmen. Dividenden machen aus Einnahmen dein Geld: Am meisten lohnen sie, wenn deine Aktien mehr bringen als die der anderen.
emubay-guide-build = Ein bis drei Gleise
    .text = Du kannst auf den markierten Feldern bauen; zeige auf eines, um zu sehen, was es kostet und bringt. Städte bringen mehr, je mehr die Gesellschaft erreicht, Farmland bringt 2, sobald sie eine Stadt hat, Schmalspur immer 3. Es zahlt die Gesellschaft, nie du. Hör auf, wenn das Geld in der Kasse besser liegt.
emubay-guide-take = Rohstoffwürfel
    .text = Jeder Würfel kostet die Gesellschaft { MONEY(3) } und bringt ihr 1 mehr Einnahmen, oder 3, sobald sie einen Hafen erreicht. Alle Würfel einer Aktion kommen vom selben Feld.

## Vorher und nachher

emubay-shares-of = Aktien { $company }
emubay-sheet-next-dividend = Nächste Dividende
emubay-sheet-track = Gleise übrig
emubay-sheet-narrow-track = Schmalspurgleise übrig
emubay-sheet-merged = Fusioniert
emubay-sheet-reserved = Reservierte Aktien
emubay-sheet-if-highest = Wenn niemand mehr bietet.
