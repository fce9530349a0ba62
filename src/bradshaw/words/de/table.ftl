### Was die Seite um eine Partie herum sagt: der Tisch mit Spielplan, Zug, Protokoll und allem daneben.

## Knöpfe und Wörter an vielen Stellen

page-cancel = Abbrechen
page-save = Speichern
page-close = Schließen
page-try-again = Noch einmal versuchen
page-all-games = Alle Partien
page-back-to-now = Zurück zur Gegenwart
page-see-board = Spielplan ansehen
page-play-again = Noch einmal spielen
page-why-not = Warum nicht?
page-look-only = Diese Partie kann nur noch angesehen werden.
# Nach dem Namen auf einem Knopf, für alle, die ihn hören.
page-name-text = : { $text }
page-about = { $about }: { $text }
page-either = { LIST($texts, type: "semicolon") }
page-rule-link = die Regel

## Bitten um Zustimmung

page-ask-waiting = Warten auf { $players }.
page-ask-agree = Ja, einverstanden
page-ask-disagree = Nein
page-ask-refused = Abgelehnt: { $text }
page-ask-back = { $player } ist zurück.

## Beträge

page-bid = Gebot
page-bids = Gebote
page-bid-less = Eins weniger
page-bid-more = Eins mehr
page-bid-span = { $low } bis { $high }
page-bid-slider = { $name }: Schieberegler
page-bid-minimum = Mindestens { $amount }
page-bid-highest = Höchstens { $amount }
page-bid-wrong = Gib eine ganze Zahl von { $low } bis { $high } ein.

## Chat

page-chat-lines = Nachrichten
page-chat-which = Welcher Chat
page-chat-table = Tisch
page-chat-spectators = Zuschauer
page-chat-aside-empty = Noch hat kein Zuschauer etwas gesagt.
page-chat-aside-log-in = Melde dich an, um mit den anderen Zuschauern zu reden.
page-chat-aside-note = Die Spieler lesen das, wenn die Partie zu Ende ist.
page-chat-seated = Nimm Platz, um mitzureden.
# $who: names, and perhaps how many guests.
page-spectators = Es sehen zu: { $who }
page-spectators-guests = { $count ->
    [one] { $count } Gast
   *[other] { $count } Gäste
 }
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-chat-send = Senden
page-chat-watching = Zuschauer können mitlesen.

## Was man tun kann

page-choice-pass = Passen
page-choice-on-map = Wähle ein markiertes Feld auf der Karte.
page-choice-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
 }
page-choice-list = { $count ->
    [one] Als Liste
   *[other] Alle { $count } Möglichkeiten als Liste
 }
page-choice-which = Welche?
page-choice-not-possible = Was jetzt nicht geht ({ $count })

## Einen Zug bestätigen

page-confirm = Bestätigen
page-confirm-run = Fahren
page-confirm-cancel = Abbrechen
page-confirm-effect = Kosten und Wirkung
page-confirm-choose = Wähle aus und lies hier, was es kostet und bewirkt.
page-confirm-on-map = Wähle eines der Teile an der markierten Stelle der Karte.
page-confirm-past = Das ist eine frühere Stellung. Gezogen wird in der aktuellen.
page-confirm-watching = Du schaust zu.
page-confirm-final = Ein Bot zieht sofort weiter, deshalb lässt sich das nur mit Zustimmung der anderen zurücknehmen. Bestätige es oder wähle etwas anderes.
page-made = Erledigt.
page-made-undo = Zurücknehmen
page-see-result = Ergebnis ansehen
page-tool-undo = { $ask ->
    [true] Zurücknehmen …
   *[false] Zurücknehmen
 }
page-tool-undo-title = Deinen letzten Zug zurücknehmen (u)
page-tool-redo = Wiederholen
page-tool-redo-title = Zurückgenommenen Zug noch einmal spielen (r)
page-tool-hint = Tipp
page-tool-hint-title = Was der Bot Normal tun würde (h)
page-tool-try = Ausprobieren
page-tool-try-title = Auf einer eigenen Kopie spielen (y)
page-hint = Der Bot Normal würde das tun: { $move }
page-also-legal = Auch erlaubt.
page-asked-others = Warten auf die Zustimmung der anderen.
page-why-past = „Warum nicht?“ geht nur in der aktuellen Stellung.

## Das Ende

page-final-you = Du gewinnst mit { MONEY($worth) }
page-final-winners = { $count ->
    [one] { $winners } gewinnt mit { MONEY($worth) }
   *[other] { $winners } teilen sich den Sieg mit { MONEY($worth) }
 }
page-final-back = Zurück zum Spielplan
page-final-result = Ergebnis
page-final-place = Platz
page-final-player = Spieler
page-final-total = Summe
page-final-cash = Bargeld
page-final-shares = Aktien
page-final-holdings = Aktien nach Gesellschaften
page-final-no-shares = keine Aktien
page-final-course = Wie die Partie verlief
page-final-loading = Der Verlauf wird geladen …
page-final-review = Analysieren
# Die Analyse einer Partie.
page-review = Analyse
page-review-close = Analyse schließen
page-review-better = Besserer Zug
page-review-back = Zurück zur Analyse
page-review-next = Nächster teurer Zug
page-review-loading = Die Analyse wird gesucht …
page-review-about = Der Experte geht jede Entscheidung durch: was alle danach erwarten konnten, was sie kostete und was besser gewesen wäre. Das dauert ein, zwei Minuten.
page-review-start = Diese Partie analysieren
page-review-waiting = Die Partie wird analysiert: { $judged } von { $actions } Zügen.
page-review-progress = Analysierte Züge
page-review-others = { $count ->
    [one] Gleichzeitig wird eine andere Partie analysiert.
   *[other] Gleichzeitig werden { $count } andere Partien analysiert.
 }
page-review-leave = Du musst hier nicht warten: Die Analyse entsteht im Hintergrund und bleibt bei der Partie.
page-review-curves = Was die Kurve zeigt
page-review-expected = Erwartetes Ergebnis
    .title = Was jeder Spieler am Ende erwarten konnte
page-review-chances = Aussicht auf den Sieg
    .title = Aussicht jedes Spielers auf den Sieg, in %
page-review-moves = Die teuersten Züge
page-review-whose = Wessen Züge
page-review-everybody = Alle
page-review-more = Mehr zeigen
page-review-none = Der Experte hätte keinen Zug besser gespielt.
page-review-move = Zug { $number }, { $player }: { $kind }
page-review-players = Entscheidungen der Spieler
page-review-player = Spieler
page-review-decisions = Entscheidungen
page-review-agreed = Nichts Besseres
page-review-cost = Kosten
page-review-share = { $percent } %
page-review-note = Kosten sind eine Schätzung des Experten: welchen Anteil an allem, was die Spieler am Ende haben, ein Spieler erwarten konnte, in Geld, nach dem besten Zug, den er fand, und nach dem gespielten. Er weiß, was während des Spiels verborgen war.
page-final-link = Link zu dieser Partie, damit alle sie noch einmal ansehen können
page-final-cash-course = Bargeld nach jedem Wendepunkt
page-final-wealth-course = Vermögen zu Beginn jeder Runde
page-final-move = Zug
page-final-event = Ereignis

## Tabellen aller Spiele

page-market = Kurse
page-market-chart = Kurstabelle
page-player-acts = am Zug
page-player-you = du
page-player-bot = Bot
page-player-winner = gewinnt

## Diagramme

page-graph-kinds = Was gezeichnet wird
page-graph-cash = Bargeld
    .title = Bargeld der Spieler
page-graph-wealth = Vermögen
    .title = Vermögen der Spieler: Bargeld und alles Übrige, wie es am Ende zählen würde
page-graph-worth = Schätzung
    .title = Wert der Stellung jedes Spielers, wie ein guter Spieler ihn einschätzen würde
page-graph-liquidity = Liquidität
    .title = Liquidität der Spieler: Bargeld und was der Verkauf von allem brächte
page-graph-revenue = Einnahmen
    .title =
        { $rounds ->
            [true] Einnahmen der Gesellschaften, Runde für Runde
           *[false] Einnahmen der Gesellschaften
        }
page-graph-price = Kurse
    .title = Aktienkurs der Gesellschaften
page-graph-shares = Aktien
    .title = Aktien von { $company }
page-graph-company = Gesellschaft
page-graph-loading = Wird gezeichnet …

## Die Anleitung für den ersten Zug

page-guide = Anleitung
page-guide-hint = Zeig mir einen sinnvollen Zug
page-guide-off = Keine Anleitung mehr

## Die Leiste über dem Spielplan

page-header-home = Bradshaw: alle Partien
page-header-watching = Zuschauer
page-header-share = Teilen
    .title = Links und Aufzeichnung
page-header-settings = Einstellungen
page-header-keys = Tasten
    .title = Tasten (?)
page-header-reconnecting = Neu verbinden …
page-header-busy = Server ausgelastet …
page-phase-finished = Beendet

## Verlauf

page-history = Verlauf
page-history-first = Zum Anfang
page-history-back = Ein Zug zurück
    .title = Ein Zug zurück (←)
page-history-play = Abspielen
page-history-stop = Anhalten
page-history-forward = Ein Zug vor
    .title = Ein Zug vor (→)
page-history-now-title = Zurück zur Gegenwart (n)
page-history-slider = Stellung nach Zug
    .now = nach Zug { $number } von { $count }
page-history-speed = Tempo
page-history-times = { $times } ×
page-history-count = { $number } von { $count }
page-past-after = Stellung nach Zug { $move }
page-past-within = In Zug { $move }, Schritt { $step } von { $steps }
page-past-told = { $where }: { $told }
page-past-loading = { $where } …
page-past-next = Danach: { $told }
page-since = Seit deinem letzten Zug
page-since-received = Du hast { MONEY($amount) } erhalten.
page-since-paid = Du hast { MONEY($amount) } gezahlt.
page-since-replay = Nachspielen

## Protokoll

page-log-empty = Noch ist nichts geschehen.
page-log-loading = Das Protokoll wird geladen …
page-log-earlier = Frühere Spielzüge zeigen ({ $count })
page-log-tried = Ausprobiert
page-log-see-first = Anfangsstellung ansehen
page-log-see = Stellung nach Zug { $number } ansehen
page-log-why = Warum hat { $player } das getan?
page-log-why-thinking = Der Experte sieht nach …
page-log-turn = Spielzug { $number }: { $player }
# In games of rounds, whose turns nobody counts.
page-log-players = { $players }
page-log-set-up = Spielaufbau
page-log-table = Am Tisch
page-phase-turn = Spielzug { $number }
page-mark-end = Spielende
page-undone = Züge wurden zurückgenommen.
page-redone = Züge wurden wiederholt.

## Programme: was der Server für jemanden spielt

page-program = Programme
page-program-note = Der Server macht das für dich, auch während du weg bist.
page-program-stopped = { $player ->
    [none] Wird nicht mehr für dich erledigt: { $program }. { $reason }
   *[other] Wird nicht mehr für { $player } erledigt: { $program }. { $reason }
 }
page-program-end = Beenden
page-program-from-now = Von jetzt an …
page-program-played = Für dich gespielt: { $text }
page-program-passed = Für dich gespielt: { $player } passt.
page-program-offer-pass = Über einem Limit automatisch passen …
page-program-offer-only = Automatisch passen, wenn nichts anderes erlaubt ist …
page-program-only-label = Den einzigen erlaubten Zug für mich machen
page-program-auction = In dieser Versteigerung
page-program-limit-kind = { $kind ->
    [pass_above] über einem Limit passen
    [bid_up_to] bis zu einem Limit so wenig wie möglich bieten
   *[none] wird nichts für mich getan
 }
page-program-limit = Limit in £

## Der Bildschirm

page-screen-busy = Der Server hat viel zu tun. Die Partie wird gezeigt, sobald er antwortet.
page-screen-loading = Der Tisch wird aufgebaut …
page-screen-failed = Diese Partie kann nicht gezeigt werden
page-screen-your-turn = Du bist am Zug. { $headline }
page-screen-board = Spielplan
page-screen-map = Karte von { $game }
page-screen-show-board = Spielplan zeigen
page-screen-more = Mehr zur Partie
page-screen-choose = Wählen
page-screen-log-chat = Protokoll und Chat
page-views = Ansichten
page-view-map = Karte
page-view-table = Tabelle
page-view-market = Kurse
page-view-tiles = Plättchen
page-views-two = Zwei Ansichten nebeneinander
page-tab-turn = Zug
page-tab-players = Spieler
page-tab-companies = Gesellschaften
page-tab-log = Protokoll
page-tab-charts = Kurven
page-tab-rules = Regeln
page-tab-chat = Chat
page-tab-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
 }

## Wer am Zug ist

page-turn = Du bist am Zug
page-turn-try = Probe
page-turn-end = Spielende
page-turn-past = Vergangenheit
page-turn-look = Kann nur noch angesehen werden
page-turn-queued = { $player } wartet darauf, nachdenken zu können
page-turn-bot = Ein Bot denkt nach
page-turn-waiting = Warten

## Wer da ist

page-presence = Wer da ist
page-presence-open = freier Platz
page-presence-left = endgültig gegangen
page-presence-here = da
page-presence-away = weg
page-presence-away-since = weg seit { $time }
page-presence-replaceable = ersetzbar ab { $time }
page-presence-replace = Ersetzen …
page-presence-fill = Platz besetzen …
page-presence-rule = { $host ->
    [true] Wer { $span } lang kein Lebenszeichen gibt, kann ersetzt werden, wenn der Gastgeber es will oder alle anderen zustimmen, und den Platz zurückverlangen, solange die Partie läuft.
   *[false] Wer { $span } lang kein Lebenszeichen gibt, kann ersetzt werden, wenn alle anderen zustimmen, und den Platz zurückverlangen, solange die Partie läuft.
 }
page-replace-person = { $player } ersetzen?
page-replace-seat = Wer spielt für { $player }?
page-replace-away = { $player } ist seit { $time } weg.
page-replace-host = Du entscheidest als Gastgeber.
page-replace-others = Die anderen müssen zustimmen.
page-replace-told = { $player } erfährt davon und kann den Platz zurückverlangen, solange die Partie läuft.
page-replace-open = Platz für jemand anderen freigeben
page-replace-bot = Einen Bot spielen lassen
page-seat-lost = { $by ->
    [bot] Du warst zu lange weg: Ein Bot spielt für dich.
    [open] Du warst zu lange weg: Dein Platz ist für jemand anderen frei.
   *[person] Du warst zu lange weg: Jemand anderes spielt für dich.
 }
page-seat-return = Meinen Platz wieder einnehmen
page-seat-open = Der Platz von { $player } ist frei: Du kannst weiterspielen.
page-seat-name = Dein Name am Tisch
page-seat-name-short = Dein Name
page-seat-take = Platz nehmen

## Einstellungen

page-settings = Einstellungen
page-settings-moves = Züge
page-settings-confirm = { $which ->
    [always] Jeden Zug bestätigen
    [never] Keinen Zug bestätigen
   *[needed] Bestätigen, was schwer wiegt oder nicht zurückgenommen werden kann
 }
page-settings-notices = Wenn du am Zug bist
page-settings-tone = Ein leiser Ton
page-settings-notification = Eine Benachrichtigung dieses Browsers, während du woanders bist
page-settings-no-notification = Dieser Browser zeigt für diese Seite keine Benachrichtigungen.
page-settings-webhook = Ein Webhook lässt sich auf der { $page } einstellen.
page-settings-webhook-page = Kontoseite
page-settings-guide = Anleitung für den ersten Zug zeigen
page-settings-programs = Programme …
page-settings-done = Fertig
page-settings-pace = { $seconds ->
    [0] Bots ziehen, ohne zu warten
   *[other] Bots warten { $seconds } s, bevor sie ziehen
 }

## Links und Aufzeichnung

page-share = Teilen
page-share-watch = Zum Zuschauen
page-share-move = Zu dieser Stellung
page-share-open-seat = Für einen freien Platz
page-share-seat = Zum Mitspielen
page-share-copy = Kopieren
page-share-copied = Kopiert.
page-share-no-copy = Dieser Browser lässt Seiten nichts kopieren; markiere den Link und kopiere ihn selbst.
page-share-record = Aufzeichnung herunterladen
page-share-site = Für 18xx.games herunterladen
page-share-running = Die Aufzeichnung enthält den Seed: Sie kann heruntergeladen werden, wenn die Partie vorbei ist.
page-share-note = Die Aufzeichnung enthält die ganze Partie. Sie lässt sich auf der Startseite öffnen, hier oder anderswo.
page-share-rulebook = Partien lassen sich für 18xx.games herunterladen, wenn sie nach dessen Hausregeln gespielt werden; diese wird nach dem Regelheft gespielt.

## Ausprobieren

page-try = Probe
page-try-count = { $count ->
    [0] nichts zählt
    [one] { $count } Zug; nichts zählt
   *[other] { $count } Züge; nichts zählt
 }
page-try-undo = Letzten zurücknehmen
page-try-play = Wirklich so spielen
page-try-play-first = { $own ->
    [one] Meinen ersten Zug wirklich spielen
   *[other] Meine ersten { $own } Züge wirklich spielen
 }
page-try-drop = Verwerfen

## Partien nach älteren Regeln, und Partien, die nicht lesbar sind

page-version = Version der Regeln
page-version-older = Diese Partie wird nach Version { $version } der Regeln gespielt. In neuen Partien:
page-version-look = Du kannst sie ansehen.
page-version-stopped = Diese Partie ist nicht weiter lesbar.
page-version-look-so-far = Du kannst ansehen, was da ist.
page-version-unreadable = Diese Partie ist nicht lesbar
page-version-stored = { $game }: { LIST($players, type: "comma") }. Sie bleibt gespeichert; wer diesen Server betreibt, kann dir mehr sagen.

## Vor dem Beginn

# $club: the name of the club that it belongs to.
page-waiting-where = { $where ->
    [club] Nur für Mitglieder des Clubs { $club }
    [listed] In der Lobby gezeigt
   *[private] Privat, über einen Link
 } · { $headline }
page-waiting-take = Mitspielen
page-waiting-describe =
    { $described ->
        [true] Beschreibung ändern
       *[other] Tisch beschreiben
    }
page-waiting-join =
    { $rated ->
        [true] Der gewerteten Partie beitreten
       *[other] Beitreten
    }
page-waiting-seats = Plätze
page-waiting-open = Freier Platz
page-waiting-you = (du)
page-waiting-bot = (Bot: { page-bot })
page-waiting-sit = Hier sitzen
page-waiting-put-bot = Einen Bot hierher setzen
page-waiting-remove = Entfernen
page-waiting-start = Partie beginnen
# $count: seats that nobody has taken; $bots: whether bots may sit there.
page-waiting-free = { $count ->
    [one] Ein Platz ist noch frei: { $bots ->
        [true] Lade jemanden ein, oder setze einen Bot dorthin.
       *[false] Lade jemanden ein.
     }
   *[other] { $count } Plätze sind noch frei: { $bots ->
        [true] Lade jemanden ein, oder setze Bots dorthin.
       *[false] Lade jemanden ein.
     }
 }
page-waiting-delete = Löschen
page-waiting-leave = Verlassen
page-waiting-host = Der Gastgeber beginnt die Partie.
page-waiting-links = Links
page-waiting-options = Optionen
page-waiting-options-usual = Alle Optionen stehen auf dem Standard.
# $count: how many options are at their defaults, $chosen: how many are not.
page-waiting-options-others = { $chosen ->
    [0] Alle { $count } Optionen
   *[other] { $count } weitere Optionen, auf dem Standard
 }
page-waiting-option = { $name }: { $value }
page-waiting-yes = ja
page-waiting-no = nein
page-waiting-rules = Die Regeln
page-waiting-sure = Diese Partie löschen?
    .text = Alle, die beigetreten sind, verlieren ihren Platz.

## Der Spielplan

page-board-help = Tab führt zu einem wählbaren Feld, die Pfeiltasten von einem zum nächsten, mit Umschalt zu jedem Feld; Eingabe wählt. Plus, Minus und Null ändern die Größe.
page-board-zoom = Größe
page-board-tools = Größe und Legende
page-board-in = Vergrößern
    .title = Vergrößern (+)
page-board-out = Verkleinern
    .title = Verkleinern (−)
page-board-whole = Ganzen Spielplan zeigen
    .title = Ganzer Spielplan (0)
page-board-hide = Spielplan ausblenden
page-board-key = Legende der Karte
page-board-why = Jetzt nicht: { $reason }
page-board-sketched = Wie es wäre: { $words }
page-board-hex = { $words }. { $effect }

## Levels of bots

# $bot is the name by which programs know it.
page-bot = { $bot ->
    [easy] Leicht
    [normal] Normal
    [strong] Stark
    [random] Leicht
    [greedy] Normal
    [mcts] Stark
   *[other] { $bot }
 }
    .plays = { $bot ->
        [easy] Spielt nach Erfahrung, nimmt aber oft das Zweitbeste: ein ruhiger Gegner für die ersten Partien.
        [normal] Spielt nach Erfahrung und blickt bis ans Ende seines Zugs.
        [strong] Spielt nach Erfahrung und überlegt, was die anderen darauf tun können.
        [random] Macht irgendeinen erlaubten Zug: ein ruhiger Gegner für die ersten Partien.
        [greedy] Blickt einen Zug voraus und nimmt, was am besten für ihn ausgeht.
        [mcts] Denkt jeden Zug für alle Spieler durch, bevor er sich entscheidet.
       *[other] { $bot }
    }

## Notizen, Zeigen, Zeit

page-tab-notes = Notizen
page-note-private = Notizen zu dieser Partie. Nur du kannst sie lesen.
page-note-state = { $state ->
    [writing] Wird gespeichert …
   *[kept] Gespeichert.
 }
page-point = Zeigen
    .title = Alle auf ein Feld schauen lassen
    .text = Wähle auf dem Plan das Feld, auf das alle schauen sollen.
page-pointed = { $player }: { $text }
page-used = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
     }
   *[other] { $days } d { $hours } h
 }
    .title = Wie lange alle auf diese Person gewartet haben
page-hint-reasons = Warum
