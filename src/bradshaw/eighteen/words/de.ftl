### Die Wörter aller 18xx-Spiele.

## Namen

eighteen-source = { $source ->
    [ipo] aus dem Erstangebot
    [pool] aus dem Bankpool
   *[company] von der Gesellschaft
 }
eighteen-shares = { $count ->
    [one] eine Aktie der { $company }
   *[other] { $count } Aktien der { $company }
 }
eighteen-halts = { $count ->
    [one] ein Haltepunkt
   *[other] { $count } Haltepunkte
 }
eighteen-colour = { $colour ->
    [yellow] gelbe
    [green] grüne
   *[russet] rotbraune
 }
eighteen-the-bank = der Bank

## Was man tun kann

eighteen-action-pass = Passen
eighteen-action-buy = Eine Aktie der { $company } { eighteen-source } kaufen
eighteen-action-sell = { $count ->
    [one] Eine Aktie
   *[other] { $count } Aktien
 } der { $company } verkaufen
eighteen-action-lay = { $place }: Plättchen { $tile } legen
eighteen-action-pay = Dividende ausschütten
eighteen-action-retain = Einnahmen einbehalten
eighteen-choice-tile = { $place }: { $colour ->
    [none] { $tile } legen
   *[other] auf das { eighteen-colour } { $tile } aufwerten
 }, Drehung { $rotation }, Richtung { $towards }{ $stops }{ $before }
eighteen-tile-stops = , { $stops }
eighteen-tile-stops-before = {" "}statt { $stops }
eighteen-choice-buy-share = Eine Aktie der { $company } { eighteen-source } für { MONEY($price) } kaufen{ $effects }
    .heading = Eine Aktie kaufen
    .name = { $company } { eighteen-source } für { MONEY($price) }
eighteen-choice-sell-shares = { $count ->
    [one] Eine Aktie der { $company } für { MONEY($total) } verkaufen
   *[other] { $count } Aktien der { $company } für { MONEY($total) } verkaufen, je { MONEY($each) }
 }{ $effects }
    .heading = Aktien verkaufen
    .name = { $company }: { $count } für { MONEY($total) }
eighteen-choice-end-turn = Passen: Zug beenden
eighteen-choice-pass-trains = { $more ->
    [true] Passen: keine Züge mehr kaufen
   *[false] Passen: keinen Zug kaufen
 }
eighteen-choice-run-nothing = Mit keinem Zug fahren
eighteen-together-skip = Gleich fahren
eighteen-together-done = Fertig: Zug von { $company } beenden
eighteen-together-run = Für { MONEY($revenue) } fahren und ausschütten

## Was eine Dividende mit dem Kurs macht

eighteen-price-stays = der Kurs bleibt bei { MONEY($after) }
eighteen-price-rises = der Kurs steigt von { MONEY($before) } auf { MONEY($after) }{ $ends ->
    [true] , womit das Spiel nach dieser Betriebsrunde endet
   *[false] {""}
 }
eighteen-price-falls = der Kurs fällt von { MONEY($before) } auf { MONEY($after) }
eighteen-price-bankrupt = der Kurs fällt von { MONEY($before) } auf null, und die { $company } ist bankrott

## Protokoll: Versteigerungen und Runden

eighteen-log-bid = { $player } bietet { MONEY($amount) }.
eighteen-log-pass-bid = { $player } passt und scheidet aus dieser Versteigerung aus.
eighteen-log-stock-round = Aktienrunde { $number } beginnt mit { $player }.
eighteen-log-operating-round = { $total ->
    [none] Betriebsrunde { $number } beginnt.
   *[other] Betriebsrunde { $number } von { $total } beginnt.
 }
eighteen-log-priority = { $player } hat den Vorrang.
eighteen-log-pass = { $player } passt.

## Protokoll: Aktien und Kurse

eighteen-log-purchase = { $player } kauft eine Aktie der { $company } { eighteen-source } für { MONEY($price) }.
eighteen-log-sale = { $count ->
    [one] { $player } verkauft eine Aktie der { $company } für { MONEY($each) }.
   *[other] { $player } verkauft { $count } Aktien der { $company } für je { MONEY($each) }, zusammen { MONEY($total) }.
 }
eighteen-log-shares-given-up = { $player } gibt { eighteen-shares } ohne Gegenwert ab.
eighteen-log-new-director = { $player } wird Direktor der { $company }.
eighteen-log-no-director = { $floated ->
    [true] Die { $company } hat keinen Direktor mehr und steht unter Zwangsverwaltung.
   *[false] Die { $company } hat keinen Direktor mehr.
 }
eighteen-log-price-rises = Der Kurs der { $company } steigt von { MONEY($before) } auf { MONEY($after) }.
eighteen-log-price-falls = Der Kurs der { $company } fällt von { MONEY($before) } auf { MONEY($after) }.
eighteen-log-price-restacks = Der Kurs der { $company } bleibt bei { MONEY($price) }; ihr Marker kommt unter die anderen.
eighteen-paid-to = { $player } { MONEY($amount) }
eighteen-log-dividend = Die { $company } schüttet { $each } je Aktie aus: { LIST($paid, type: "comma") }.
eighteen-log-dividend-to-nobody = Die { $company } schüttet { $each } je Aktie aus.
eighteen-log-no-dividend = Die { $company } zahlt keine Dividende.

## Protokoll: Gleise und Züge

eighteen-log-tile-laid = { $cost ->
    [none] Die { $company } legt Plättchen { $tile } auf { $place }.
   *[other] Die { $company } legt Plättchen { $tile } auf { $place } für { $cost }.
 }
eighteen-log-tile-upgraded = Die { $company } wertet { $place } auf das { eighteen-colour } Plättchen { $tile } auf.
eighteen-log-train-bought = Die { $company } kauft einen { $train }-Zug von { $seller } für { $price }.
eighteen-log-train-offer = Die { $company } bietet { $seller } { $price } für einen { $train }-Zug.
eighteen-log-refuses = { $player } lehnt für die { $company } ab.
eighteen-log-sale-refused = { $player } lehnt für die { $seller } ab: Ihr { $train }-Zug ist für { $price } nicht zu haben.
eighteen-log-runs-nothing = Die { $company } fährt mit keinem Zug.

## Protokoll: Phasen

eighteen-log-phase = Phase { $phase } beginnt.
eighteen-log-phase-news = Phase { $phase } beginnt: { $news }.
eighteen-phase-tiles = { eighteen-colour } Plättchen dürfen gelegt werden
eighteen-phase-operating-rounds = auf jede Aktienrunde folgen ab der nächsten { $count } Betriebsrunden

## Spielende

eighteen-log-top-price = Die { $company } hat { MONEY($price) } erreicht: Das Spiel endet nach dieser Betriebsrunde.
eighteen-log-game-over = Das Spiel ist zu Ende: { $reason }. { $standings }
eighteen-end-bank = die Bank hat kein Geld mehr
eighteen-end-top-price = ein Kurs hat das obere Ende der Kurstabelle erreicht
eighteen-end-turn-limit = es hat zu viele Runden gedauert
eighteen-end-stalemate = niemand besitzt etwas oder kann etwas kaufen, und keine Gesellschaft fährt

## Tabellen

eighteen-table-players = Spieler
eighteen-table-result = Ergebnis
eighteen-table-director = * Direktor
eighteen-table-priority = { $player } (Vorrang)
eighteen-column-player = Spieler
eighteen-column-cash = Bargeld
eighteen-column-worth = Vermögen
eighteen-column-certificates = Zertifikate
eighteen-column-shares = Aktien
eighteen-round-operating = { $total ->
    [none] Betriebsrunde { $number } nach Aktienrunde { $stock_round }
   *[other] Betriebsrunde { $number } von { $total } nach Aktienrunde { $stock_round }
 }
eighteen-round-operating-then = { eighteen-round-operating }; danach { LIST($later, type: "comma") }
eighteen-table-companies = Gesellschaften
eighteen-column-company = Gesellschaft
eighteen-column-price = Kurs
eighteen-column-par = Par
eighteen-column-treasury = Kasse
eighteen-column-trains = Züge
eighteen-column-director = Direktor
eighteen-column-ran-for = Gefahren für
eighteen-column-ipo = IPO
eighteen-column-pool = Pool
eighteen-column-status = Stand
eighteen-no-trains = keine
eighteen-status-floats-with = Betrieb mit { $count } weiteren
eighteen-status-receivership = Zwangsverwaltung
eighteen-status-new = neu
eighteen-table-trains = Züge
eighteen-column-left = Übrig
eighteen-column-now = Jetzt
eighteen-column-rusts = Verrostet mit
eighteen-column-first-sale = Mit dem ersten
eighteen-any-number = beliebig viele
eighteen-on-sale = zu haben
eighteen-rusts-with = erstem { $train }
eighteen-rusts-never = nie
eighteen-table-course = Der Verlauf des Spiels
eighteen-course-round = Runde
eighteen-course-phase-heading = Phase
eighteen-course-limit = Zuglimit
eighteen-course-rounds = Betriebsrunden
eighteen-course-bank = Bank
eighteen-course-top = Höchster Kurs
eighteen-round-stock = Aktienrunde { $number }
eighteen-rounds-last = dies ist die letzte
eighteen-top = { $top ->
    [0] noch keiner
   *[other] { MONEY($top) }
 }; das Spiel endet nach der Betriebsrunde, in der einer { MONEY($end) } erreicht
eighteen-top-reached = { MONEY($top) }; das Spiel endet nach dieser Betriebsrunde
eighteen-zone-bankrupt = die Gesellschaft ist bankrott
eighteen-zone-end = das Spiel endet nach der Betriebsrunde
eighteen-terrain-land = Land
eighteen-any-legal-runs = alle erlaubten Fahrten der { $company }
eighteen-run-idle = { $train }: fährt nicht
eighteen-line = { $train }: { $earns }, { LIST($stops, type: "dash") }

## Fragen

eighteen-question-over-limit = { $player } hat { $held } Zertifikate und muss verkaufen: { $limit } sind erlaubt.
eighteen-hint-over-limit = Vorher ist nichts anderes möglich.
eighteen-hint-marked = Markierte Felder stehen dir offen.
eighteen-hint-runs = { $subsidy ->
    [true] Angeboten werden die Fahrten mit den höchsten Einnahmen und, falls andere, die mit dem meisten Geld samt Zuschuss.
   *[false] Angeboten werden die Fahrten mit den höchsten Einnahmen.
 }
eighteen-hint-offer = Das Geld geht in die Kasse der Gesellschaft, die verkauft.
eighteen-question-runs = { $player } fährt mit den Zügen der { $company }.
eighteen-question-dividend = { $player } entscheidet über die Einnahmen der { $company } von { MONEY($revenue) }.
eighteen-hint-dividend = Ohne Dividende fällt der Kurs von { MONEY($price) } um ein Feld. Er bleibt, wenn die Dividende niedriger ist als der Kurs; sonst steigt er um ein Feld je { MONEY($price) } Dividende, höchstens { $most }.

## Was der Spieler gerade tut, kurz neben dem Namen

eighteen-doing-for = { $doing }: { $company }
eighteen-doing-bid = bietet
eighteen-doing-trade = handelt
eighteen-doing-track = legt Gleise
eighteen-doing-runs = fährt
eighteen-doing-dividend = schüttet aus oder behält ein
eighteen-doing-trains = darf Züge kaufen
eighteen-doing-offer = antwortet auf ein Angebot

## Was man versuchen könnte

eighteen-thought-no-train = Keinen Zug kaufen
eighteen-thought-start = { $company } gründen
eighteen-thought-lay = Gleis auf { $place } legen
eighteen-thought-upgrade = { $place } aufwerten

## Ablehnungen

eighteen-refusal-not-your-turn = Du bist nicht an der Reihe.
eighteen-refusal-no-seat = Dort sitzt niemand: { $players ->
    [one] 1 Person spielt
   *[other] { $players } Personen spielen
 } mit.
eighteen-refusal-nothing-to-decide = Hier ist nichts zu entscheiden.
eighteen-refusal-over = Das Spiel ist zu Ende: { $reason }.
eighteen-refusal-above-limit = Du hast { $held ->
    [one] 1 Zertifikat
   *[other] { $held } Zertifikate
 } und darfst { $limit } haben: Verkaufe erst, bis du das Limit einhältst.
eighteen-refusal-sold-in-turn = Du hast in diesem Zug schon Aktien der { $company } verkauft; alle Aktien einer Gesellschaft gehen in einem Verkauf weg.
eighteen-refusal-holds = { $count ->
    [0] Du hast keine Aktie der { $company }.
    [one] Du hast 1 Aktie der { $company }.
   *[other] Du hast { $count } Aktien der { $company }.
 }
eighteen-refusal-bought-in-round = { $count ->
    [one] 1 deiner Aktien der { $company } wurde in dieser Runde gekauft.
   *[other] { $count } deiner Aktien der { $company } wurden in dieser Runde gekauft.
 }
eighteen-refusal-costs-more = Es kostet { MONEY($price) }, und du hast { MONEY($money) }.
eighteen-refusal-none-offered = Im Erstangebot ist keine Aktie der { $company }.
eighteen-refusal-none-in-pool = Im Bankpool ist keine Aktie der { $company }.
eighteen-refusal-only-certificate = Im Bankpool ist nur das Direktorenzertifikat der { $company }, und das ist nicht zu kaufen.
eighteen-refusal-certificate-first = Als Erstes wird von der { $company } das Direktorenzertifikat gekauft.
eighteen-refusal-started = Die { $company } ist schon gegründet.
eighteen-refusal-no-sale-after-purchase = Nach einem Kauf darfst du in diesem Zug nichts mehr verkaufen.
eighteen-refusal-one-purchase = Du hast in diesem Zug schon gekauft; nur ein Kauf ist erlaubt.
eighteen-refusal-sold-in-round = Du hast in dieser Aktienrunde Aktien der { $company } verkauft.
eighteen-refusal-at-limit = Du hast { $held ->
    [one] 1 Zertifikat
   *[other] { $held } Zertifikate
 }; das Limit ist { $limit }.
eighteen-refusal-pay-or-retain = Die { $company } schüttet ihre Einnahmen von { MONEY($revenue) } aus oder behält sie ein.
# $charter: whether companies sell shares of their own.
eighteen-refusal-sources = { $charter ->
    [true] Aktien kauft man aus dem Erstangebot, aus dem Bankpool oder von der Gesellschaft selbst.
   *[other] Aktien kauft man aus dem Erstangebot oder aus dem Bankpool.
 }
eighteen-refusal-no-such-stop = Auf dem Plan gibt es keinen Halt und keine Grenze „{ $stop }“.
eighteen-refusal-runs = { $trains }: { $reason }.
eighteen-refusal-runs-at = { $trains }: { $reason } ({ $places }).
eighteen-fault-unknown-train = die Gesellschaft hat keinen solchen Zug
eighteen-fault-train-twice = ein Zug macht mehr als eine Fahrt
eighteen-fault-not-continuous = die Fahrt folgt nicht dem Gleis von Halt zu Halt
eighteen-fault-too-short = die Fahrt führt nicht von einem Halt zu einem anderen
eighteen-fault-stop-twice = die Fahrt kommt zweimal an denselben Halt
eighteen-fault-apart = die Fahrten berühren sich nicht

## Fehler

eighteen-error-no-such-company = Es gibt keine Gesellschaft „{ $company }“; es gibt { LIST($companies, type: "comma") }.
eighteen-error-not-floated = Die { $company } hat den Betrieb nicht aufgenommen und fährt nicht.
eighteen-error-no-train = Die { $company } hat keinen Zug, der fahren könnte.
eighteen-error-no-runs-to-lay = Fahrten zeichnet man nur ein, wenn eine Gesellschaft ihre Züge fahren lassen soll.
eighteen-error-no-trains = In { $game } fahren keine Züge.

## Optionen

eighteen-option-ruleset = Regelwerk
    .text = Die Spielregel oder alle Hausregeln von 18xx.games zusammen.
    .rulebook = Spielregel

## Ablehnungen: Gleise und Züge

eighteen-refusal-no-such-hex = Auf diesem Plan gibt es kein Feld „{ $hex }“.
eighteen-refusal-no-such-tile = Es gibt kein Plättchen „{ $tile }“.
eighteen-refusal-no-tile-there = Auf { $place } kann kein Plättchen gelegt werden.
eighteen-refusal-rotation = Die Drehung eines Plättchens ist eine Zahl von 0 bis 5.
eighteen-refusal-colour-order = Ein grünes Plättchen ersetzt ein gelbes, ein rotbraunes ein grünes.
eighteen-refusal-yellow-first = Auf ein Feld ohne Gleis kann nur ein gelbes Plättchen gelegt werden.
eighteen-refusal-tile-used-up = Es ist kein Plättchen { $tile } mehr da: Alle liegen auf dem Plan.
eighteen-refusal-tile-for-letter = Plättchen { $tile } ist nur für Felder mit dem Buchstaben { $letter }.
eighteen-refusal-letter = Hier können nur Plättchen mit dem Buchstaben { $letter } gelegt werden.
eighteen-refusal-into-the-sea = Das Gleis würde ins Meer, auf eine Sperre oder an den Rand des Plans führen.
eighteen-refusal-keep-track = In dieser Drehung behält das Plättchen nicht alles Gleis, das dort liegt.
eighteen-refusal-runs-now = Die { $company } fährt jetzt mit ihren Zügen.
eighteen-refusal-no-such-train = Es gibt keinen Zug „{ $train }“.
eighteen-refusal-no-train-to-run = Es ist kein Zug „{ $train }“ mehr da, der fahren könnte.
eighteen-refusal-idle-train = Der { $train }-Zug bleibt stehen, obwohl er fahren kann: { LIST($stops, type: "dash") }.
eighteen-refusal-train-sellers = Einen Zug kauft man von der Bank oder von einer anderen Gesellschaft.
eighteen-refusal-seller-lacks-train = Die { $company } hat keinen { $train }-Zug.

## Wirkungen einer Aktion, nach ihren Kosten

eighteen-effects = ; { LIST($effects, type: "semicolon") }
eighteen-effect-director = du wirst Direktor
eighteen-effect-half-price = halber Kurs, weil sie keinen Zug hat
eighteen-effect-other-director = ein anderer Spieler wird Direktor
eighteen-effect-no-director = danach hat sie keinen Direktor
eighteen-effect-if-paid = bei Ausschüttung: { $price }

## Die Tafeln der Seite: Runden und Phasen

# Runden, wie Spieler sie schreiben.
eighteen-panel-auction = Versteigerung
eighteen-panel-parliament = Parlament
eighteen-panel-stock-round = AR { $number }
eighteen-panel-operating-round = BR { $stock_round }.{ $number }
eighteen-panel-round-phase = { $round }, Phase { $phase }
eighteen-panel-phase = Phase
eighteen-panel-credits = { $amount }cc

## Die Tafeln der Seite: Gesellschaften

eighteen-panel-companies = Gesellschaften
eighteen-panel-not-started = Nicht gegründet
    .title = Gesellschaften, die noch nicht gegründet sind
eighteen-panel-director = Direktor
eighteen-panel-is-director = Direktor
eighteen-panel-director-of = { $company }, Direktor
eighteen-panel-no-director = keiner
eighteen-panel-no-trains = keine
eighteen-panel-treasury = Kasse
eighteen-panel-treasury-secret = Kennen nur Aktionäre
eighteen-panel-last-run = Letzte Fahrt
eighteen-panel-retained = { MONEY($revenue) }, einbehalten
eighteen-panel-bases-left = Stationen übrig
eighteen-panel-markers-left = Marker übrig
eighteen-panel-next-base = nächste { $price }
eighteen-panel-par = Par
eighteen-panel-trains = Züge
eighteen-panel-shares = Aktien
eighteen-panel-player-shares = { $count ->
    [one] { $player }: { $count } Aktie
   *[other] { $player }: { $count } Aktien
 }
eighteen-panel-ipo = IPO
eighteen-panel-reserved = ({ $count } reserviert)
eighteen-panel-pool = Pool
eighteen-panel-own-shares = Eigene
eighteen-panel-permits = { $count ->
    [one] Genehmigung für { $permits }
   *[other] Genehmigungen für { $permits }
 }
eighteen-panel-buy-from = { $source ->
    [ipo] Aus der IPO kaufen
    [pool] Aus dem Pool kaufen
   *[company] Von der Gesellschaft kaufen
 }
eighteen-panel-sell = { $count } verkaufen
eighteen-panel-buy-its = Ihren { $offer } kaufen
eighteen-panel-join = Fusion: { $result }
eighteen-panel-par-at = Par { MONEY($price) }

## Die Tafeln der Seite: Spieler

eighteen-panel-priority = Vorrang
    .title = Hat in der nächsten Aktienrunde Vorrang (Priority Deal)
eighteen-panel-worth = Vermögen
eighteen-panel-certificates = Zertifikate
    .title = Zertifikate, und wie viele erlaubt sind
eighteen-panel-no-shares = keine Aktien
eighteen-panel-obligations = muss den Betrieb sichern: { $companies }
    .title = Jede, die am Ende der Aktienrunde den Betrieb nicht aufgenommen hat, kostet eine Strafe

## Die Tafeln der Seite: Möglichkeiten in wenigen Worten

eighteen-panel-buy-share = Aktie kaufen
eighteen-panel-share-for = { $source ->
    [ipo] IPO { $price }
    [pool] Pool { $price }
   *[company] eigene { $price }
 }
eighteen-panel-buy-card = Erste Karte einer Reihe kaufen
eighteen-panel-card-for = Reihe { $row } { $price }
eighteen-panel-sell-shares = Aktien verkaufen
# What follows the heading: what the two figures of each sale are.
eighteen-panel-sold = Anzahl: Erlös
eighteen-panel-sold-for = { $count }: { $price }
eighteen-panel-count-for = { $count } für { $price }
eighteen-panel-buy-from-bank = Von der Bank kaufen
eighteen-panel-buy-from-company = Von einer anderen Gesellschaft kaufen
eighteen-panel-price = { $warranties ->
    [0] { $price }
   *[other] { $price } ({ $warranties })
 }
eighteen-panel-train-for = { $warranties ->
    [0] { $train } für { $price }
   *[other] { $train } für { $price } ({ $warranties })
 }
eighteen-panel-warranties = (n): Garantien
eighteen-panel-no-permit = keine Genehmigung
eighteen-panel-join-with = Zusammengehen mit
# Beside the heading: what each of the choices says.
eighteen-panel-survivor = Überlebende zu ihrem neuen Kurs
eighteen-panel-survives = { $price ->
    [none] { $survivor }
   *[other] { $survivor } { $price }
 }
eighteen-panel-take-markers = Stationsmarker nehmen
# Bereiche der Kurstabelle, nach Farbe oder danach, was dort geschieht.
eighteen-panel-zone = { $zone ->
    [red] rot
    [grey] grau
    [par] Par
    [bankrupt] Bankrott
    [end] Ende
    [pink] rosa
    [yellow] gelb
    [green] grün
   *[blue] blau
 }
eighteen-panel-propose = Vorschlagen

## Die Tafeln der Seite: Kurse zur Gründung

eighteen-panel-start = { $company } gründen
eighteen-panel-start-row = { $chartered ->
    [true] Reihe { $row } mit Konzession gründen
   *[false] Reihe { $row } ohne Konzession gründen
 }
eighteen-panel-take-director = Direktorenzertifikat von { $company } nehmen
eighteen-panel-set-par = Ausgabekurs festlegen
eighteen-panel-start-which = Gründen
eighteen-panel-take-which = Direktorenzertifikat nehmen
eighteen-panel-at = { $name }: Kurs
eighteen-panel-at-which = { $name } …
eighteen-panel-or-market = (oder auf die Kurstabelle klicken)
eighteen-panel-row = Reihe { $row }
eighteen-panel-with-charter = mit Konzession
eighteen-panel-without-charter = ohne
eighteen-panel-show-prices = { $name }: Kurse
eighteen-panel-prices = Kurse: { $name }

## Die Tafeln der Seite: Fahrten

eighteen-panel-change-runs = Fahrten ändern
    .text = Wähle einen Zug, dann der Reihe nach seine Bahnhöfe auf der Karte. Wähle den letzten noch einmal, um ihn zurückzunehmen.
eighteen-panel-idle = bleibt stehen
eighteen-panel-joined = gekoppelt
eighteen-panel-run-of = Fahrt des { $train }
eighteen-panel-ticked = Angekreuzte Bahnhöfe zählen für den Zug.
eighteen-panel-take-back = Zurücknehmen
eighteen-panel-other-end = Anderes Ende
    .title = Am anderen Ende der Fahrt fortsetzen
eighteen-panel-clear = Leeren
    .title = Der Zug bleibt stehen
eighteen-panel-no-way-on = Von hier führt kein Gleis weiter, das die Fahrt nicht schon nutzt.
eighteen-panel-on-from = Weiter von { $stop }
    .label = Weiter von { $stop }:
eighteen-panel-way = { $stop } über { LIST($by, type: "comma") }
eighteen-panel-begin = Beginnen in
eighteen-panel-begin-anywhere = einem Bahnhof auf der Karte
eighteen-panel-chain = Gekoppelt
eighteen-panel-chain-touching = mit Güterzügen, die er berührt
eighteen-panel-chain-number = in Kette { $number }
eighteen-panel-lead-back = { $stop } zurücknehmen
eighteen-panel-lead-end = Fahrt des { $train } in { $stop } enden lassen
eighteen-panel-lead-on = { $train } weiter nach { $stop } führen
eighteen-panel-lead-begin = Fahrt des { $train } in { $stop } beginnen

## Die Tafeln der Seite: was auf ein Feld gelegt wird

eighteen-panel-lay = Plättchen { LIST($tiles, type: "or") } legen
eighteen-panel-tray = Plättchen, die hier passen
eighteen-panel-tray-mixed = Was hier möglich ist
eighteen-panel-choose-tile = Wähle ein Plättchen.
eighteen-panel-choose-piece = Wähle aus.
eighteen-panel-tile = { $left ->
    [0] Plättchen { $tile }
   *[other] Plättchen { $tile }, noch { $left }
 }
eighteen-panel-piece = { $kind ->
    [build_base] Station
    [build_small_station] kleiner Bahnhof
   *[marker] Marker
 }
eighteen-panel-do = { $kind ->
    [lay_tile] Legen
    [place_marker] Setzen
    [remove_marker] Wegnehmen
   *[other] Bauen
 }
eighteen-panel-turn = Drehen
    .title = Drehen (R)
eighteen-panel-turn-back = Zurückdrehen
    .title = Zurückdrehen (Umschalt R)
eighteen-panel-way-of = { $number } von { $count }
eighteen-panel-one-way = eine Lage
eighteen-panel-leave = Lassen
    .title = Lassen (Esc)

## Daueraufträge

eighteen-program-pass-round = In dieser Aktienrunde passen, bis jemand mit deinen Aktien handelt oder eine Gesellschaft gründet
eighteen-program-buy-until-float = Aktien von { $company } kaufen, bis sie den Betrieb aufnimmt
eighteen-program-run-and-pay = { $company }: bestmöglich fahren und ausschütten
eighteen-program-refuse-offers = Keine Züge verkaufen
eighteen-program-stop-started = { $company } wurde gegründet.
eighteen-program-stop-sold = Aktien von { $company } wurden verkauft.
eighteen-program-stop-bought = Jemand hat eine Aktie von { $company } gekauft.
eighteen-program-stop-must-sell = Du musst Aktien verkaufen.
eighteen-program-stop-floated = { $company } hat den Betrieb aufgenommen.
eighteen-program-stop-director = { $company } hat einen anderen Direktor.
eighteen-program-stop-no-share = Du kannst jetzt keine Aktie von { $company } kaufen.
eighteen-program-stop-trains = { $company } hat weniger Züge als zuvor.
eighteen-program-stop-no-revenue = { $company } nimmt nichts ein.
eighteen-program-stop-less = { $company } führe nur für { MONEY($revenue) }, nach { MONEY($before) } beim letzten Mal.

## Die Zeile über dem Spielplan

eighteen-strip-bank = Bank { MONEY($left) }
eighteen-strip-bank-empty = Bank leer
eighteen-strip-top = { $price ->
    [0] noch kein Kurs von { MONEY($end) }
   *[other] Kurs { MONEY($price) } von { MONEY($end) }
 }

## Seitenteile: die Zeile über dem Spielplan

eighteen-panel-strip-order = Betriebsreihenfolge
eighteen-panel-strip-turn = { $when ->
    [done] { $company } war am Zug
    [now] { $company } ist am Zug
   *[next] { $company } kommt noch
 }
eighteen-panel-strip-more = +{ $count }
eighteen-panel-strip-trains = Züge
eighteen-panel-strip-on-sale = { $left ->
    [none] { $train } { $price }
   *[other] { $train } { $price } ×{ $left }
 }
eighteen-panel-strip-later = dann { $train } { $price }
eighteen-panel-strip-rusts = { $trains } verrosten
eighteen-panel-strip-train = { $count ->
    [0] Durch den ersten { $train } verrostet nichts, was im Spiel ist.
   *[other] Mit dem ersten verkauften { $train } verrosten { $trains }.
 }
eighteen-panel-strip-tiles = Plättchen
eighteen-panel-strip-no-tiles = keine mehr
eighteen-panel-strip-ends = Ende
eighteen-panel-strip-near = { $name } ({ $near } %)
eighteen-panel-strip = Wo die Partie steht

## Seitenteile: Plättchen

eighteen-panel-tiles-loading = Die Plättchen werden ausgelegt …
eighteen-panel-tiles-of = { $colour ->
    [yellow] Gelbe Plättchen
    [green] Grüne Plättchen
   *[russet] Rotbraune Plättchen
 }
eighteen-panel-tiles-left = { $left } von { $count }
eighteen-panel-tiles-upgrades = wird { LIST($tiles, type: "unit") }
eighteen-panel-tiles-name = Plättchen { $tile }: noch { $left } von { $count }; { $fits ->
    [0] passt jetzt nirgends
    [one] passt auf { $fits } Feld
   *[other] passt auf { $fits } Felder
 }
eighteen-panel-tiles-for = Wähle ein Plättchen, und die Karte zeigt, wohin die { $company } es jetzt legen kann.
eighteen-panel-tiles-by-track = Wähle ein Plättchen, und die Karte zeigt, wohin es nach seinen Gleisen allein passt: Gerade ist keine Gesellschaft am Zug.
eighteen-panel-tiles-fits-for = Die { $company } kann Plättchen { $tile } auf { $hexes } legen.
eighteen-panel-tiles-fits = Nach seinen Gleisen allein passt Plättchen { $tile } auf { $hexes }.
eighteen-panel-tiles-nowhere = { $company ->
    [none] Plättchen { $tile } passt jetzt nirgends.
   *[other] Die { $company } kann Plättchen { $tile } jetzt nirgends legen.
 }
eighteen-panel-tiles-close = Nicht mehr zeigen
