### 1860: warum etwas nicht erlaubt ist.

## Die Versteigerung am Anfang

g1860-refusal-raise-or-pass = In der Versteigerung erhöhst du das Gebot oder passt.
g1860-refusal-bid-too-low = { $bid ->
    [none] Biete mindestens { MONEY($least) } oder passe.
   *[other] Das Gebot steht bei { MONEY($bid) }: Erhöhe auf mindestens { MONEY($least) } oder passe.
 }
g1860-refusal-cash-in-hand = Du hast nur { MONEY($money) }.
g1860-refusal-keep-for-cheapest = Von deinen { MONEY($money) } musst du { MONEY($cheapest) } für das billigste angebotene Zertifikat behalten.
g1860-refusal-private-not-offered = { $private } wird nicht angeboten.
g1860-refusal-director-not-offered = Das Direktorenzertifikat der { $company } wird nicht angeboten.
g1860-refusal-par = Der Ausgabekurs der { $company } kann { LIST($pars, type: "or") } sein.
g1860-refusal-auction-won = Du hast die Versteigerung gewonnen: Wähle eines der angebotenen Zertifikate.
g1860-refusal-take-the-cheapest = Du kannst keines der Zertifikate bezahlen: Nimm das billigste, das { MONEY($price) } kostet, für alles, was du hast.

## Aktienrunden

g1860-refusal-stock-turn = In einer Aktienrunde verkaufst du erst und kaufst dann höchstens ein Zertifikat, oder du passt.
g1860-refusal-half-certificate = Das Direktorenzertifikat der { $company } zählt zwei Aktien; der Pool hat keine einzelne Aktie zum Tauschen, und niemand sonst hat zwei.
g1860-refusal-no-free-close = Eine Privatgesellschaft gibt man nur durch Verkauf oder Tausch ab.
g1860-refusal-not-open-private = { $private } ist keine offene Privatgesellschaft von dir.
g1860-refusal-sold-private = Du hast { $private } in dieser Aktienrunde verkauft.
g1860-refusal-reserved = Die letzte Aktie der { $company } ist für den Besitzer einer Privatgesellschaft reserviert.
g1860-refusal-layer = Die { $company } ist zu haben, sobald { LIST($above, type: "or") } ausverkauft ist, oder ab der Aktienrunde, nachdem eine davon gefahren ist.
g1860-refusal-others-wait = { $companies } sind weder gefahren noch ausverkauft; höchstens eine darf warten.
g1860-refusal-not-your-private = { $private } gehört dir nicht.
g1860-refusal-private-is-yours = { $private } gehört dir schon.
g1860-refusal-private-of-another = { $private } gehört einem anderen Spieler, und Spieler handeln nicht miteinander.
g1860-refusal-private-later = { $private } ist ab dem ersten { $train }-Zug zu haben.
g1860-refusal-private-closed = { $private } ist geschlossen und aus dem Spiel.
g1860-refusal-variable-revenue-sale = Bei veränderlichen Einnahmen werden Privatgesellschaften nicht verkauft.
g1860-refusal-variable-revenue-exchange = Bei veränderlichen Einnahmen werden Privatgesellschaften nicht getauscht.
g1860-refusal-first-round-sale = In der ersten Aktienrunde werden keine Privatgesellschaften verkauft.
g1860-refusal-no-associated-company = Zu { $private } gehört keine Gesellschaft.
g1860-refusal-not-floated-again = Die { $company } ist bankrott und hat den Betrieb noch nicht wieder aufgenommen.
g1860-refusal-director-unsold = Das Direktorenzertifikat der { $company } ist noch nicht verkauft.
g1860-refusal-no-such-private = Es gibt keine Privatgesellschaft „{ $private }“; es gibt { LIST($privates, type: "comma") }.

## Gleise

g1860-refusal-home-tile = Die { $company } hat den Betrieb aufgenommen: Lege ein Plättchen auf ihren Heimatbahnhof, { $place }.
g1860-refusal-lay-or-pass = Die { $company } legt jetzt Gleise oder passt.
g1860-refusal-lay-or-upgrade = Eine Gesellschaft legt entweder gelbe Plättchen oder wertet eines auf.
g1860-refusal-one-upgrade = In einem Zug wird nur ein Plättchen aufgewertet.
g1860-refusal-just-laid = Ein eben gelegtes Plättchen darf in diesem Zug nicht aufgewertet werden.
g1860-refusal-two-tiles-no-station = Von zwei Plättchen in einem Zug darf keines einen großen Bahnhof haben.
g1860-refusal-colour-later = { $colour ->
    [green] Grüne
   *[russet] Rotbraune
 } Plättchen gibt es ab dem ersten { $train }-Zug.
g1860-refusal-insolvent-upgrade = Die { $company } ist insolvent und darf keine Gleise aufwerten.
g1860-refusal-insolvent-paid-track = Die { $company } ist insolvent und darf keine Gleise legen, die Geld kosten.
g1860-refusal-upgrade-without-train = Die { $company } hat keinen Zug und darf keine Gleise aufwerten.
g1860-refusal-company-costs-more = Es kostet { $price }cc, und die { $company } hat { $money }cc.
g1860-refusal-town = Eine Stadt braucht ein Plättchen mit großem Bahnhof.
g1860-refusal-two-villages = Zwei Dörfer brauchen ein Plättchen mit zwei Halten.
g1860-refusal-village = Ein Dorf braucht ein Plättchen mit einem Haltepunkt oder kleinen Bahnhof.
g1860-refusal-plain-hex = Ein Feld ohne Städte und Dörfer braucht einfaches Gleis.
g1860-refusal-one-rotation = Dieses Plättchen passt hier nur in einer Drehung.
g1860-refusal-not-connected = Das Gleis wäre nicht mit Gleis verbunden, das zu einer Station der Gesellschaft führt.
g1860-refusal-train-reach = Kein Zug der Gesellschaft erreicht dieses Feld von einer ihrer Stationen.
g1860-refusal-useless-upgrade = Es bringt den Zügen der Gesellschaft weder neues Gleis noch einen höheren Wert.

## Stationen

g1860-refusal-no-such-station = { $place } hat keinen solchen großen Bahnhof.
g1860-refusal-base-there = Die { $company } hat schon eine Station in { $place }.
g1860-refusal-circles-taken = Alle Kreise in { $place } sind besetzt.
g1860-refusal-circle-kept = Der freie Kreis in { $place } ist für die { $company } reserviert.
g1860-refusal-base-or-pass = Die { $company } darf jetzt eine Station bauen oder passt.
g1860-refusal-no-more-bases = Die { $company } hat keine Station mehr übrig.
g1860-refusal-base-costs-more = Die Station kostet { $price }cc, und die { $company } hat { $money }cc.
g1860-refusal-base-out-of-reach = Das Gleis der { $company } führt nicht dorthin oder nur an einem vollen Bahnhof vorbei.

## Fahrten und Dividenden

g1860-refusal-halts-closed = Haltepunkte zählen nicht mehr: Kein Zug hält dort.
g1860-fault-hex-reentered = die Fahrt kehrt in ein Feld zurück, das sie verlassen hat
g1860-fault-track-twice = Gleis wird zweimal benutzt
g1860-fault-ends-at-halt = die Fahrt endet an einem Haltepunkt
g1860-fault-call-elsewhere = der Zug hält, wo seine Fahrt nicht hinkommt, oder zweimal am selben Halt
g1860-fault-call-missing = der Zug hält nicht, wo er halten muss
g1860-fault-too-many-large = der Zug hält an mehr großen Bahnhöfen, als er darf
g1860-fault-too-many-calls = der Zug hält öfter, als er darf
g1860-fault-no-base = auf der Fahrt liegt kein großer Bahnhof mit einer Station der Gesellschaft
g1860-fault-no-home = keine Fahrt berührt den Heimatbahnhof
g1860-fault-too-many-passed = es werden mehr gesperrte Bahnhöfe durchfahren als erlaubt

## Züge

g1860-refusal-must-buy = Die { $company } hat keinen Zug und muss einen kaufen, weil sie kann.
g1860-refusal-trains-or-pass = Die { $company } darf jetzt Züge kaufen oder passt.
g1860-refusal-train-limit = Die { $company } hat so viele Züge, wie sie haben darf.
g1860-refusal-bank-price = Die Bank verkauft { $train }-Züge für { $price }cc.
g1860-refusal-british-rail-bank = Unter British Rail werden Züge nur von der Bank gekauft.
g1860-refusal-two-directors = Ohne zwei Direktoren kann sich niemand auf einen Preis einigen.
g1860-refusal-last-train = Es ist der einzige Zug der { $seller }, und die { $company } hat schon einen.
g1860-refusal-trade-step = Der Preis ist ein Vielfaches von { $step }cc und mindestens { $step }cc.
g1860-refusal-company-has-only = Die { $company } hat nur { $money }cc.
g1860-refusal-offer-more = Der Direktor der { $company } hat in diesem Zug { $refused }cc abgelehnt: Biete mehr.
g1860-refusal-rusted = Die { $train }-Züge sind verrostet und aus dem Spiel.
g1860-refusal-none-left = Die Bank hat keinen { $train }-Zug mehr.
g1860-refusal-smaller-first = { $train }-Züge gibt es, wenn alle kleineren verkauft sind.
g1860-refusal-answer-offer = Die { $company } bietet { $price }cc für einen Zug: Nimm an oder lehne ab.
g1860-refusal-return-train = Die { $company } hat zu viele Züge: Gib einen an die Bank zurück.
