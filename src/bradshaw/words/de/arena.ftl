## Was aus Begegnungen von Bots geworden ist: Terminal und Bericht

# Eine Überschrift: das Spiel, wie viele spielen, und die Optionen, die von der Vorgabe abweichen.
arena-setting = { $game }, { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }{ $options ->
        [none] { "" }
       *[other] , { LIST($options, type: "comma") }
    }
arena-all = Alle Partien zusammen
arena-length = Länge in Zügen: { $spread }
arena-scores = Ergebnis der Sieger: { $spread }
arena-spread = Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, Median { NUMBER($median, maximumFractionDigits: 1) }, von { $least } bis { $most }
arena-wins = Siege
arena-ratings = Wertungen
arena-seats = Siegquote nach Platz
arena-endings = Spielenden
arena-forfeits = Aufgegebene Plätze
arena-column-bot = Bot
arena-column-seats = Plätze
arena-column-wins = Siege
arena-column-share = Anteil
arena-column-interval = 95-%-Intervall
arena-column-mean = Mittel
arena-column-least = Minimum
arena-column-most = Maximum
arena-column-rating = Wertung
arena-column-forfeits = Aufgegeben
arena-column-reason = Grund
arena-column-games = Partien
arena-column-seat = Platz { $number }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Der Anteil der Siege von einem Platz aus, und in wie vielen Partien der Bot ihn hatte.
arena-seat-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } von { $count }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Der Bericht

arena-report-title = Arena
arena-report-games = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } von { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }
arena-chart-ratings = Wertungen nach jeder Begegnung
arena-chart-shares = Siegquote
arena-chart-shares-note = mit ihrem 95-%-Intervall; die gestrichelte Linie ist ein gleicher Anteil
arena-chart-worths = Endvermögen
arena-chart-worths-note = die Hälfte der Partien, der Median und der ganze Bereich
arena-chart-lengths = Länge
arena-chart-lengths-note = wie viele Partien so viele Züge hatten
arena-axis-match = Begegnung
arena-axis-share = Anteil der Siege
arena-axis-worth = Vermögen
arena-axis-actions = Züge
arena-number = { NUMBER($number, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Warum ein Programm seinen Platz verloren hat

arena-forfeit-start = Es konnte nicht gestartet werden: { $problem }
arena-forfeit-slow = Es hat nicht innerhalb von { NUMBER($seconds, maximumFractionDigits: 1) } s geantwortet.
arena-forfeit-flood = Seine Antwort war länger als { $most } Bytes.
arena-forfeit-unasked = Es hat mehr als eine Zeile gesagt.
arena-forfeit-ended = Es endete mit dem Status { $code }{ $last ->
        [none] .
       *[other] : { $last }
    }
arena-forfeit-unreadable = Seine Antwort „{ $line }“ ist keine Aktion: { $problem }
arena-forfeit-illegal = Sein Zug ist nach Regel { $rule } nicht erlaubt: { $reason }

## Was schiefgehen kann

arena-error-work = { $task } ist gescheitert: { $problem }
arena-error-died = { $count } Prozesse sind an { $task } gestorben; der letzte mit Status { $code }.
arena-error-cluster-lost = Der Cluster „{ $address }“ ist verloren. Was vorher ankam, bleibt erhalten; derselbe Befehl macht dort weiter.
arena-error-cluster-none = Der Cluster „{ $address }“ ist nicht zu erreichen.
# Nach dem Namen einer Datei.
arena-problem-line = Zeile { $line } ist nicht das Ergebnis einer Begegnung: { $problem }.
arena-problem-busy = Ein anderer Lauf schreibt gerade hinein.
