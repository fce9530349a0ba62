## The bar at the top

page-skip = Zum Inhalt
page-main-navigation = Hauptnavigation
page-games = Partien
page-rules = Regeln
page-account-and-notices = Konto und Nachrichten
page-log-in = Anmelden
page-log-out = Abmelden
page-language = Sprache
page-language-text = Seiten, E-Mails und Nachrichten an dich sind in dieser Sprache. Andere Spieler lesen ihre eigene.
page-language-missing = Die Wörter dieser Sprache konnten nicht geladen werden. Versuche es gleich noch einmal.

## The page itself

# Before the name of the program in the title of the window.
page-title = { $page } – Bradshaw
page-title-turn = (du bist dran) { $title }
page-description = Eisenbahn-Aktienspiele nach ihren Spielregeln: allein, an einem Bildschirm oder online.
page-no-script = Bradshaw braucht JavaScript, um den Spielplan zu zeigen. Im Terminal spielt { $command } dieselben Spiele.
page-missing = Hier ist nichts
page-missing-address = Keine Seite hat die Adresse { $address }. Prüfe, ob sie vollständig und richtig geschrieben ist.
page-to-first-page = Zur Startseite
page-failed = Auf dieser Seite ist etwas schiefgegangen
page-failed-text = Die Partie selbst ist auf dem Server sicher. Lade die Seite neu, um weiterzuspielen.
page-load-again = Neu laden
page-first-page = Startseite
page-dismiss = Ausblenden
page-saved = Gespeichert.

## When the server does not answer, or has no words of its own for an error

page-error-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal; verloren ist nichts.
page-error-missing = Unter dieser Adresse gibt es nichts.
page-error-too-many = Das war viel auf einmal. Warte einen Moment und versuche es noch einmal.
page-error-server = Der Server hat ein Problem. Versuche es gleich noch einmal; verloren ist nichts.
page-error-refused = Der Server hat das abgelehnt ({ $status }).

## Colours

page-colours = Farben
page-colours-system = Wie dieses Gerät
page-colours-light = Hell
page-colours-dark = Dunkel
page-switch-to-light = Helle Farben
page-switch-to-dark = Dunkle Farben

## Times

page-just-now = gerade eben
page-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
page-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Charts

page-chart-empty = Noch nichts zu zeichnen.
# $values: each line with its last figure.
page-chart-label = { $title }: { LIST($values, type: "comma") } am Ende des Diagramms
page-chart-value = { $name } { $value }
page-chart-last-move =
    { $counted ->
        [games] Partie { $number }
       *[moves] Zug { $number }
    }
page-chart-after-move =
    { $counted ->
        [games] Nach Partie { $number }:
       *[moves] Nach Zug { $number }:
    }
page-chart-point =
    { $pick ->
        [true] Zeige auf das Diagramm, um Zahlen zu sehen; klicke, um die Stellung zu sehen.
       *[other] Zeige auf das Diagramm, um Zahlen zu sehen.
    }
page-chart-figures = Zahlen als Tabelle
page-chart-move =
    { $counted ->
        [games] Partie
       *[moves] Zug
    }

## Keys

page-keys = Tasten
page-keys-key = Taste
page-keys-effect = Was sie tut
# What is written on the keys.
page-key-enter = Eingabe
page-key-escape = Esc
# What they do.
page-keys-digits = die erste bis neunte Möglichkeit wählen
page-keys-enter = die Wahl bestätigen
page-keys-escape = abbrechen; die Vergangenheit oder das Ausprobieren verlassen
page-keys-u = zurücknehmen
page-keys-r = das Plättchen drehen, das du legst; sonst wiederholen
page-keys-h = ein Tipp des Bots Normal
page-keys-y = auf einer eigenen Kopie ausprobieren
page-keys-arrows = im Verlauf einen Zug zurück oder vor
page-keys-n = zurück zur Gegenwart
page-keys-m = Karte; dort verschieben die Pfeile, + und − zoomen
page-keys-t = Tabelle: wem was gehört
page-keys-k = Kurse: die Kurstabelle
page-keys-i = Plättchen: was noch da ist
page-keys-p = zu den Möglichkeiten
page-keys-l = Protokoll
page-keys-g = Kurven
page-keys-c = Chat
page-keys-slash = Regeln
page-keys-question = diese Liste

## Die Dokumentation

# Ein Link am Fuß der ersten Seite.
page-docs = Dokumentation
page-docs-missing = Die Dokumentation ist noch nicht erstellt
# $command: make docs.
page-docs-build = „make play“ erstellt sie im Hintergrund, ein bis zwei Minuten nach dem ersten Start. Im Ordner von Bradshaw erstellt { $command } sie sofort. Lade danach diese Seite neu.
page-docs-besides = Die Lektionen und die Regeln jedes Spiels gibt es hier trotzdem.

## The first page

page-home = Eisenbahn-Aktienspiele, genau nach der Regel
page-home-text = Lege Gleise mit dem Geld anderer Leute, gründe Gesellschaften, zahle Dividenden. Jeder erlaubte Zug wird auf dem Spielplan gezeigt; jeder andere sagt, warum nicht.

## The games on the first page

page-shelf = Spiele
page-shelf-bots = Bots
page-shelf-players = { $least }–{ $most } Spieler
page-shelf-minutes = { $least }–{ $most } Minuten
page-shelf-hours = { $least }–{ $most } Stunden
page-shelf-weight =
    { $weight ->
        [1] leicht
        [2] eher leicht
        [3] mittel
        [4] anspruchsvoll
       *[other] sehr anspruchsvoll
    }
page-shelf-play = Jetzt spielen
    .named = Jetzt spielen: { $game }
page-shelf-learn = Lernen
    .named = Lernen: { $game }

## Lists of games

page-list-continue = Weiterspielen
page-list-mine = Deine Partien
    .empty = Du spielst zurzeit in keiner Partie. Beginne eine auf der Startseite, oder setze dich in der Lobby an einen Tisch.
page-list-mine-finished = Deine beendeten Partien
    .empty = Noch keine deiner Partien ist zu Ende. Hier kannst du sie dann nachspielen und analysieren.
page-list-lobby = Lobby
    .empty = Zurzeit keine öffentlichen Partien. Eröffne online einen Tisch, dann können andere mitspielen.
page-list-running = Partien zum Zuschauen
    .empty = Gerade wird keine öffentliche Partie gespielt. Beendete findest du unter der nächsten Überschrift.
page-list-finished = Beendete Partien
    .empty = Noch keine öffentliche Partie ist zu Ende.
page-lists = Listen der Partien
page-list-all-mine = Alle deine Partien
page-list-all =
    { $count ->
        [one] Deine { $count } Partie
       *[other] Alle { $count } Partien
    }
page-list-all-tables = Alle Tische
page-list-loading = Suche Partien …
page-list-page-empty = Auf dieser Seite sind keine Partien.
page-list-pages = Seiten
page-list-page = Seite { $number }
page-list-newer = Neuere
page-list-older = Ältere

## Listen von Spielen durchsuchen

page-filter = Suchen
page-filter-any = egal
page-filter-none = Alle zeigen
page-filter-empty = Keine Partie passt dazu. Zeige alle, oder suche nach etwas anderem.
page-filter-speed = Tempo
page-filter-speed-kind =
    { $speed ->
        [free] ohne Limit
        [quick] schnell: bis zu einem Tag je Entscheidung
       *[slow] langsam: mehr als ein Tag
    }
page-filter-rated = Wertung
page-filter-rated-kind =
    { $rated ->
        [true] gewertet
       *[other] nicht gewertet
    }
page-filter-open-seat = Mit freiem Platz
page-filter-robots = Roboter dürfen mitspielen
page-filter-player = Name eines Spielers
page-filter-since = Von
page-filter-until = Bis
page-filter-rating-from = Wertung der Spieler von
page-filter-rating-to = Wertung der Spieler bis
page-filter-near = Spieler mit einer Wertung nahe meiner

## A game in a list

page-game-unreadable = Nicht lesbar
page-game-finished = Beendet
page-game-ended = Vom Betreiber dieses Servers beendet
page-game-open = Wartet auf Mitspieler
page-game-my-turn = Du bist dran
page-game-replaced = Du wurdest ersetzt: Nimm deinen Platz wieder ein
page-game-others = Andere sind dran
page-game-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
# How and how long: against bots · 12 moves.
page-game-kind =
    { $mode ->
        [solo] gegen Bots
        [hotseat] an einem Bildschirm
       *[online] online
    } · { page-game-moves }
page-game-open-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
page-game-seat-open = frei
page-game-winner = { $player } (gewonnen)
page-game-here = ist da
page-game-player-here = { $player } ist da
page-robot = Roboter
    .title = Hier spielt ein Programm von { $player }
page-game-robots = Roboter dürfen mitspielen
page-game-join = Mitspielen
page-game-return = Zurück zum Tisch
page-game-watch = Zuschauen
page-game-view = Ansehen
page-game-delete = Löschen
# For a screen reader: which game the button deletes. $time: when it was last played, "3 hours ago".
page-game-delete-which = { $game } löschen, { $time }
page-game-delete-title = Diese Partie löschen?
page-game-delete-text =
    { $count ->
        [one] { $game }, { $count } Zug.
       *[other] { $game }, { $count } Züge.
    } Das lässt sich nicht zurücknehmen; vorher kannst du unter „Teilen“ die Aufzeichnung herunterladen.

## A new game

page-new = Dein eigener Tisch
page-new-loading = Lade die Spiele …
page-new-how = Spielweise
page-new-mode =
    { $mode ->
        [solo] Gegen Bots
        [hotseat] Ein Bildschirm
       *[online] Online
    }
page-new-start =
    { $mode ->
        [online] Tisch eröffnen
       *[other] Partie beginnen
    }
# $players: who plays, such as you and 3 bots (Normal).
page-new-wish = { $game }: { $players }.
page-new-you = du
page-new-people =
    { $count ->
        [one] { $count } Spieler an diesem Bildschirm
       *[other] { $count } Spieler an diesem Bildschirm
    }
page-new-bots =
    { $count ->
        [one] { $count } Bot ({ page-bot })
       *[other] { $count } Bots ({ page-bot })
    }
page-bot-choice = { page-bot }: { page-bot.plays }
page-new-change = Mehr Optionen
page-new-game = Spiel
page-new-designer = von { $designer }
page-new-rules = Regeln
page-new-players = Spieler
page-new-seats = Plätze
page-new-shuffle = Plätze auslosen
page-new-who-joins = Wer mitspielen kann
page-new-private = Nur, wer den Link hat
page-new-listed = Alle: Der Tisch steht auf der Startseite
page-new-club = Mitglieder des Clubs { $club }
page-new-robots = Auch Roboter dürfen mitspielen
page-new-robots-note = Programme anderer Spieler, als solche gekennzeichnet.
page-new-description = Über diesen Tisch
page-new-description-note = Was andere wissen sollten, bevor sie sich setzen; alle können es lesen.
page-new-language = Sprache am Tisch
page-new-away = Wenn jemand wegbleibt
page-new-replace-after = Ein Spieler kann ersetzt werden nach
page-new-replace-note = So lange ohne ein Lebenszeichen. Wer ersetzt wurde, kann den Platz wieder einnehmen, solange die Partie läuft.
page-new-host-decides = Ich allein entscheide, wer ersetzt wird
page-new-host-decides-note = Sonst müssen alle anderen zustimmen.
page-new-options = Optionen
page-new-seed = Startwert (Seed)
page-new-seed-random = zufällig
page-new-seed-note = Derselbe Startwert ergibt denselben Aufbau; er steht in der Aufzeichnung einer Partie.
page-new-rulebook = Wie in der Spielregel
page-new-your-name = Dein Name
# $player is the reader.
page-new-player-you = { $player } (du)
page-new-person = Ein Mensch
page-new-open-seat = Freier Platz
page-new-bot = Ein Bot
page-new-seat = Platz { $number }
page-new-player = Spieler { $number }
page-new-player-name = Name von Spieler { $number }
page-new-seat-bot = Bot auf Platz { $number }
page-new-house-rules-all =
    { $count ->
        [one] Die Hausregel von { $site } gilt.
       *[other] Alle { $count } Hausregeln von { $site } gelten.
    }
# $sites: places whose house rules these are.
page-new-house-rules =
    { $on ->
        [0] Hausregeln von { $sites } einzeln
       *[other] Hausregeln von { $sites } einzeln: { $on } von { $count } gelten
    }
page-new-the-rule = Die Regel

## Opening a file

page-file = Datei öffnen
page-file-text = Die Aufzeichnung einer Partie oder eine aus 18xx.games exportierte Partie von 1860 oder 1862. Zieh sie irgendwo auf diese Seite, oder wähle sie aus.
page-file-input = Datei mit einer Aufzeichnung
page-file-choose = Datei auswählen
page-file-checking = Jeder Zug wird geprüft …
page-file-too-large = { $file } ist zu groß für eine Partie: Gelesen werden höchstens { $megabytes } MB.
# $problem: what the browser says, in its own language.
page-file-not-json = { $file } ist kein JSON: { $problem }.
page-file-unreadable = { $file } kann nicht gelesen werden.
page-file-no-game = { $file } enthält keine Partie: Es ist weder eine Aufzeichnung noch ein Export von 18xx.games.
page-file-too-deep = { $file } ist für eine Partie zu tief verschachtelt.
page-file-found =
    { $finished ->
        [true] { $file }: { page-game-moves } von { $players }, beendet.
       *[other] { $file }: { page-game-moves } von { $players }.
    }
page-file-stopped =
    { $count ->
        [one] Nur der erste Zug kann übernommen werden.
       *[other] Nur die ersten { $count } Züge können übernommen werden.
    }
page-file-who = Wer weiterspielt
page-file-who-plays = Wer { $player } spielt
page-file-person = Mensch an diesem Bildschirm
page-file-bot = Bot: { page-bot }
page-file-nobody = Jemand muss spielen.
page-file-open = Partie öffnen
page-file-review = Öffnen und analysieren
page-file-options = Optionen: { LIST($options, type: "comma") }.
page-file-option-on = { $option }: an
page-file-option-off = { $option }: aus
page-file-option-value = { $option }: { $value }
page-file-house-rules =
    { $all ->
        [true] Alle { $count } Hausregeln von 18xx.games gelten
       *[other] { $count ->
            [one] { $count } Hausregel von 18xx.games gilt
           *[other] { $count } Hausregeln von 18xx.games gelten
        }
    }

## Rules

page-rules-of = Regeln von { $game }
page-rules-text = Jede Regel in unseren eigenen Worten, nach den Abschnitten der Spielregel. Entscheide klären, was die Spielregel offenlässt.
# The statements of the rules are English in every language; shown to those who read another.
page-rules-english = Der Text der Regeln ist englisch.
page-rules-loading = Schlage die Regeln auf …
page-rules-search = Regeln durchsuchen
page-rules-found = { $count } gefunden
page-rules-none = In keiner Regel kommen alle diese Wörter vor.
page-rules-sections = Abschnitte
page-rules-example = Beispiel: { $example }
page-rules-derived = Ausgerechnet: { $example }
page-rules-ruling = Entscheid { $ruling }, { $subject }:
page-rules-address = Adresse dieser Regel

## The account

page-account = Konto
page-account-loading = Wer ist da?
page-account-guest = Du spielst als Gast: Dieser Browser behält deine Partien. Mehr ist nicht nötig.
page-account-logged-out = Du bist abgemeldet.
page-notices = Nachrichten
page-notices-webhook = Webhook
page-notices-webhook-note = Nachrichten werden als JSON dorthin geschickt. Leer lassen für keine.
page-notices-mail = E-Mail-Adresse
page-notices-mail-note = Für einen Link, um ein neues Passwort zu setzen, und für das, was du unten auswählst. Leer lassen für keine.
page-notices-password = Dein Passwort, um die Adresse zu ändern
page-password = Passwort
page-password-changed = Dein Passwort ist geändert; alle anderen Browser sind abgemeldet.
page-password-change = Passwort ändern
page-password-old = Altes Passwort
page-password-new = Neues Passwort
page-password-yours = Dein Passwort
page-logins = Wo du angemeldet bist
# $browser: Firefox; $system: Linux. “none” where it is not known.
page-login-browser =
    { $browser ->
        [none] Ein Browser
       *[other] { $browser }
    } unter { $system ->
        [none] einem unbekannten System
       *[other] { $system }
    }
page-login-here = (hier)
# $since, $used: "3 days ago", or a date.
page-login-times = angemeldet { $since }, zuletzt benutzt { $used }
page-tokens = Schlüssel für Programme
# $link: to the documentation.
page-tokens-text = Ein Programm von dir kann als Roboter spielen, unter deinem Namen und für alle sichtbar gekennzeichnet. Es kommt mit einem Schlüssel herein. { $link }
page-tokens-how = Wie man eines schreibt
page-token-name = Name des Schlüssels
page-token-lasts = Er läuft ab nach
page-token-make = Schlüssel anlegen
page-token-secret = Dein neuer Schlüssel. Kopiere ihn jetzt: Er wird nie wieder gezeigt.
page-token-copy = Kopieren
page-token-copied = Der Schlüssel ist kopiert.
page-token-not-copied = Der Browser lässt Seiten nicht kopieren: Wähle den Schlüssel aus und kopiere ihn selbst.
page-token-kept = Ich habe ihn aufbewahrt
# $when: "in 6 days".
page-token-soon = Läuft { $when } ab: Lege rechtzeitig einen neuen an.
# $made, $used: "3 days ago", or a date; $used: none if it was never used; $expires: a date.
page-token-times =
    { $used ->
        [none] angelegt { $made }, nie benutzt, läuft am { $expires } ab
       *[other] angelegt { $made }, zuletzt benutzt { $used }, läuft am { $expires } ab
    }
page-token-end = Widerrufen
# For a screen reader: which token the button ends.
page-token-end-which = Den Schlüssel { $token } widerrufen
page-token-end-title = Den Schlüssel { $token } widerrufen?
page-token-end-text = Programme, die ihn benutzen, kommen nicht mehr herein. Ihre Partien gehen ohne sie weiter.
page-data = Deine Daten
page-data-text = Alles, was über dich gespeichert ist, als JSON-Datei: Konto, Anmeldungen, Nachrichten, Partien, deine Züge und Chatbeiträge.
page-data-download = Deine Daten herunterladen
page-leave =
    { $guest ->
        [true] Alles über dich löschen
       *[other] Konto löschen
    }
page-leave-button =
    { $guest ->
        [true] Alles über mich löschen
       *[other] Konto löschen
    }
page-leave-text = Deine Anmeldungen, Nachrichten und Chatbeiträge werden gelöscht, ebenso die Partien, in denen sonst niemand spielt. Andere Partien gehen weiter, mit dem Namen, den sie zeigen.
page-leave-done =
    { $guest ->
        [true] Alles über dich ist gelöscht.
       *[other] Dein Konto ist gelöscht.
    }

## Logging in

page-login-what = Was tun
page-login-new = Neues Konto
page-login-forgotten = Vergessen
page-login-name = Name
page-login-done = Du bist angemeldet.
page-login-made = Dein Konto ist angelegt, und du bist angemeldet.
page-login-make = Konto anlegen
page-login-make-text = Ein Konto behält deine Partien auf jedem Gerät. Was du hier bisher gespielt hast, kommt mit.
page-login-mail = Link schicken
page-login-mail-text = Ein Link, um ein neues Passwort zu setzen, geht an die E-Mail-Adresse des Kontos.
page-login-mail-sent = Wenn es ein solches Konto mit einer E-Mail-Adresse gibt, ist ein Link unterwegs.
page-login-mail-none = Dieser Server verschickt keine E-Mails. Sein Betreiber kann dir einen Link geben, um ein neues Passwort zu setzen.
page-reset-done = Dein neues Passwort ist gesetzt. Melde dich damit an.
page-reset-set = Passwort setzen
