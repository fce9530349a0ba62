## Die Tafel der Aktien: Überschriften

eighteen-panel-table = Wem was gehört
eighteen-panel-table-note = Klicke auf eine Zahl, um zu sehen, was sie bedeutet. Was einen Rahmen hat, kann jetzt gekauft, verkauft oder gegründet werden.
# Überschriften schmaler Spalten; der Titel sagt alles.
eighteen-panel-column = { $column ->
    [company] Gesellsch.
    [ipo] IPO
    [pool] Pool
    [own] Eigene
    [price] Kurs
    [par] Par
    [order] Nr.
    [treasury] Kasse
    [trains] Züge
    [permits] Gen.
    [bases] Stat.
   *[markers] Marker
 }
    .title = { $column ->
    [company] Gesellschaft, in Betriebsreihenfolge
    [ipo] Aktien im Erstangebot
    [pool] Aktien im Bankpool
    [own] Aktien, die die Gesellschaft selbst hält
    [price] Kurs
    [par] Ausgabekurs (Par)
    [order] Platz in der Betriebsreihenfolge
    [treasury] Kasse der Gesellschaft
    [trains] Züge, und nach † was sie verrosten lässt
    [permits] Genehmigungen: F für Güterzüge, L für Lokalzüge, E für Express
    [bases] Stationen, die noch gebaut werden können
   *[markers] Stationsmarker, die noch gesetzt werden können
 }
    .sort = Sortieren nach: { $column }
# Die Zahlen jedes Spielers unter den Gesellschaften; alle außer den Zertifikaten in Pfund.
eighteen-panel-figure = { $figure ->
    [cash] Bargeld
    [worth] Vermögen
    [liquidity] Liquidität
   *[certificates] Zertifikate
 }
    .title = { $figure ->
    [cash] Bargeld in Pfund
    [worth] Bargeld, dazu Aktien und Privatgesellschaften zu dem, was sie jetzt zählen würden
    [liquidity] Bargeld, und was der Verkauf von allem brächte
   *[certificates] Zertifikate, und wie viele erlaubt sind
 }
eighteen-panel-player-column = Aktien von { $player }
eighteen-panel-permit = { $kind ->
    [freight] F
    [local] L
   *[express] E
 }
# Direkt hinter dem Namen eines Zuges: was ihn verrosten lässt.
eighteen-panel-rusts = †{ $rusts }
# Von einer leeren Zelle, für die, die sie hören.
eighteen-panel-empty = nichts
# Direkt hinter dem Namen eines Zuges: wie viele es davon sind.
eighteen-panel-times = ×{ $count }
# Eine Betriebsrunde in einer schmalen Überschrift: nach welcher Aktienrunde, und die wievielte.
eighteen-panel-run-round = { $stock_round }.{ $number }

## Die Tafel der Aktien: was eine Zahl bedeutet

eighteen-panel-mean-holding = { $count ->
    [0] { $player } hält keine Aktie von { $company }.
    [one] { $player } hält eine Aktie von { $company } ({ $percent } %). Die Bank würde { MONEY($total) } dafür zahlen.
   *[other] { $player } hält { $count } Aktien von { $company } ({ $percent } %){ $director ->
        [true] {" "}und ist Direktor
       *[false] {""}
     }. Die Bank würde je { MONEY($each) } zahlen, für alle { MONEY($total) }.
 }
# $par ist none, bevor die Gesellschaft gegründet ist; $reserved: wie viele auf den Besitzer einer Privatgesellschaft warten.
eighteen-panel-mean-ipo = { $par ->
    [none] { $company } ist noch nicht gegründet: Zuerst wird das Direktorenzertifikat gekauft, zu einem Ausgabekurs, den der Käufer festsetzt.
   *[other] { $count ->
        [0] Im Erstangebot ist keine Aktie von { $company } zu kaufen.
        [one] Im Erstangebot ist noch eine Aktie von { $company }, zum Ausgabekurs von { MONEY($par) }.
       *[other] Im Erstangebot sind noch { $count } Aktien von { $company }, jede zum Ausgabekurs von { MONEY($par) }.
     }
 }{ $reserved ->
    [0] {""}
    [one] {" "}Eine Aktie ist für den Besitzer einer Privatgesellschaft reserviert.
   *[other] {" "}{ $reserved } Aktien sind für den Besitzer einer Privatgesellschaft reserviert.
 }
# $certificate: die Aktien des Direktorenzertifikats, wenn es im Pool ist; $count: die außer ihm.
eighteen-panel-mean-pool = { $certificate ->
    [0] { $count ->
        [0] Im Bankpool ist keine Aktie von { $company }.
        [one] Im Bankpool ist eine Aktie von { $company }, zum Kurs von { MONEY($price) }.
       *[other] Im Bankpool sind { $count } Aktien von { $company }, jede zum Kurs von { MONEY($price) }.
     }
   *[other] { $count ->
        [0] Im Bankpool ist nur das Direktorenzertifikat von { $company }: Wer auf { $certificate } andere Aktien kommt, tauscht sie dagegen ein.
        [one] Im Bankpool ist eine Aktie von { $company }, zum Kurs von { MONEY($price) }, und ihr Direktorenzertifikat: Wer auf { $certificate } andere Aktien kommt, tauscht sie dagegen ein.
       *[other] Im Bankpool sind { $count } Aktien von { $company }, jede zum Kurs von { MONEY($price) }, und ihr Direktorenzertifikat: Wer auf { $certificate } andere Aktien kommt, tauscht sie dagegen ein.
     }
 }
eighteen-panel-mean-own = { $count ->
    [0] { $company } hält keine eigenen Aktien.
    [one] { $company } hält eine eigene Aktie. Wer sie kauft, zahlt den Kurs von { MONEY($price) } an die Gesellschaft; bis dahin geht ihre Dividende an die Gesellschaft.
   *[other] { $company } hält { $count } eigene Aktien. Wer eine kauft, zahlt den Kurs von { MONEY($price) } an die Gesellschaft; bis dahin gehen ihre Dividenden an die Gesellschaft.
 }
eighteen-panel-mean-price = { $full ->
    [true] Eine Aktie von { $company } kostet am Markt { MONEY($price) }, und die Bank zahlt ebenso viel dafür.
   *[false] Eine Aktie von { $company } kostet am Markt { MONEY($price) }. Die Bank zahlt die Hälfte, { MONEY($each) }, weil die Gesellschaft keinen Zug hat.
 }
eighteen-panel-mean-par = { $company } hat einen Ausgabekurs von { MONEY($par) }.
eighteen-panel-turn-told = { $when ->
    [done] { $company } war in dieser Runde schon am Zug.
    [now] { $company } ist am Zug.
   *[next] { $company } kommt in dieser Runde noch an die Reihe.
 }
eighteen-panel-mean-order = { $company } ist die Nummer { $place } von { $count } in der Betriebsreihenfolge: der höchste Kurs zuerst, bei gleichem Kurs der oberste Marker.
eighteen-panel-mean-treasury = { $company } hat { $money } in der Kasse.
eighteen-panel-mean-no-trains = { $company } hat keinen Zug.
eighteen-panel-mean-train = { $rusts ->
    [none] { $train }: verrostet nie{ $warranties ->
        [0] .
        [one] ; eine Garantie.
       *[other] ; { $warranties } Garantien.
     }
   *[other] { $train }: { $rusted ->
        [true] ist verrostet und fährt nur noch, solange er eine Garantie hat
       *[false] verrostet, wenn der erste { $rusts } verkauft wird
     }{ $warranties ->
        [0] .
        [one] ; eine Garantie.
       *[other] ; { $warranties } Garantien.
     }
 }
eighteen-panel-mean-permits = { $company } hat Genehmigungen für { $kinds }.
    .none = { $company } hat noch keine Genehmigung.
eighteen-panel-permit-name = { $kind ->
    [freight] Güterzüge
    [local] Lokalzüge
   *[express] Expresszüge
 }
# $price ist none, wo der Preis vorher nicht feststeht.
eighteen-panel-mean-bases = { $kind ->
    [base] { $count ->
        [0] { $company } hat alle Stationen gebaut.
        [one] { $company } kann noch eine Station bauen.
       *[other] { $company } kann noch { $count } Stationen bauen.
     }
   *[marker] { $count ->
        [0] { $company } hat keinen Stationsmarker mehr.
        [one] { $company } kann noch einen Stationsmarker setzen.
       *[other] { $company } kann noch { $count } Stationsmarker setzen.
     }
 }{ $price ->
    [none] {""}
   *[other] { $kind ->
        [base] {" "}Die nächste kostet { $price }.
       *[marker] {" "}Der nächste kostet { $price }.
     }
 }
eighteen-panel-mean-run = { $result ->
    [none] { $company } ist in { $round } nicht gefahren.
    [nothing] { $company } hat in { $round } nichts eingenommen.
    [retained] { $company } hat in { $round } { MONEY($revenue) } eingenommen und einbehalten.
   *[paid] { $company } hat in { $round } { MONEY($revenue) } eingenommen und ausgeschüttet.
 }
eighteen-panel-mean-cash = { $player } hat { MONEY($amount) } Bargeld.
eighteen-panel-mean-worth = { $player } hat ein Vermögen von { MONEY($amount) }: Bargeld, dazu Aktien und Privatgesellschaften zu dem, was sie zählen würden, wenn das Spiel jetzt endete. Aktien von Gesellschaften ohne Zug zählen halb.
eighteen-panel-mean-liquidity = { $player } hätte { MONEY($amount) }, wenn alles verkauft wäre, was verkauft werden kann: Bargeld, und die Aktien jeder Gesellschaft auf einmal zum Kurs, bevor er fällt.
# $limit ist none, wo es kein Limit gibt.
eighteen-panel-mean-certificates = { $limit ->
    [none] { $player } hat { $count } Zertifikate. Ein Limit gibt es jetzt nicht.
   *[other] { $player } hat { $count } von höchstens { $limit } Zertifikaten. Ein Direktorenzertifikat zählt als eines.
 }
eighteen-panel-mean-status = { $company }: { $status }.

## Die Tafel der Aktien: was noch darin steht

eighteen-panel-revenue = Einnahmen jeder Betriebsrunde
    .short = Einnahmen
    .note = In Klammern: einbehalten. Eine Zahl führt zu diesem Augenblick.
    .total = Summe
    .all = Alle { $count } Runden zeigen
    .latest = Die letzten { $count } Runden zeigen
eighteen-panel-run-retained = ({ $revenue })
eighteen-panel-see-then = Diesen Augenblick zeigen
eighteen-panel-privates = Privatgesellschaften
eighteen-panel-private-column = { $column ->
    [private] Privatgesellschaft
    [value] Wert
    [pays] Zahlt
    [owner] Besitzer
   *[share] Aktie von
 }
eighteen-panel-mean-private = { $name } zahlt in jeder Betriebsrunde { MONEY($pays) } und zählt am Ende { MONEY($value) }.{ $share ->
    [none] {""}
   *[other] {" "}Sie kann gegen eine Aktie von { $share } getauscht werden.
 }
eighteen-panel-do-here = Was hier möglich ist

## Der Aktienmarkt

# Ein Pfeil auf dem Markt.
eighteen-panel-move = { $after ->
    [0] { $company }: { MONEY($before) } → bankrott
   *[other] { $company }: { MONEY($before) } → { MONEY($after) }
 }
eighteen-panel-band = { $high ->
    [none] { $spaces ->
        [one] ein Feld hinauf: { MONEY($low) } je Aktie oder mehr
       *[other] { $spaces } Felder hinauf: { MONEY($low) } je Aktie oder mehr
     }
   *[other] { $spaces ->
        [one] ein Feld hinauf: { MONEY($low) } bis { MONEY($high) } je Aktie
       *[other] { $spaces } Felder hinauf: { MONEY($low) } bis { MONEY($high) } je Aktie
     }
 }
eighteen-panel-start-here = Für { MONEY($price) } gründen
eighteen-panel-key = Farben des Marktes
