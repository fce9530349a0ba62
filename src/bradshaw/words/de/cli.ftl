## Die Kommandozeile: Argumente, die nicht gehen

cli-error-no-command = Einen Befehl „{ $command }“ gibt es nicht. Die Befehle sind { LIST($commands, type: "comma") }.
cli-error-too-many-arguments = Zu viele Argumente: { $arguments }
# $near: eine Option, die vielleicht gemeint war, oder none.
cli-error-unknown-option =
    { $near ->
        [none] Die Option { $option } gibt es hier nicht.
       *[other] Die Option { $option } gibt es hier nicht. Meinst du { $near }?
    }
cli-error-no-value = { $option } braucht einen Wert.
cli-error-missing-argument = { $argument } fehlt; „bradshaw { $command } --help“ sagt, was das ist.
cli-error-repeated = { $option } ist mehrmals angegeben.
cli-error-value = { $name } muss { $allowed } sein, nicht „{ $value }“.
cli-allowed-number = eine ganze Zahl
# $problem: in den Worten des Programms, das die Argumente liest, immer englisch.
cli-error-arguments = Diese Argumente gehen nicht: { $problem }
cli-error-missing-package = Dieser Befehl braucht { $package }, das nicht installiert ist: pip install 'bradshaw[server]'
cli-error-missing-extra = Das braucht { $package }, das nicht installiert ist: pip install 'bradshaw[{ $extra }]'
cli-error-language = { $where } ist { LIST($languages, type: "or") }, nicht „{ $language }“.
cli-error-option-form = --option erwartet Name=Wert, nicht „{ $text }“.
cli-error-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
cli-error-few-seats = Für { $wanted } Personen und Bots gibt es nur { $seats } Plätze.
cli-error-few-seats-for-people = Für { $people } Personen gibt es nur { $seats } Plätze.
cli-error-no-directory = Ein Verzeichnis „{ $directory }“ gibt es nicht.
cli-error-count = { $option } muss zwischen 1 und { $most } liegen, nicht bei { $value }.

## Fragen, bevor etwas verloren geht

cli-confirm = { $question } [j/N]
# Was man tippt, um zuzustimmen, ganz oder nur der erste Buchstabe.
cli-yes = ja
cli-error-unconfirmed = { $question } Mit { $flag } geschieht es ohne Rückfrage.
cli-error-nothing-done = Nichts wurde getan.

## bradshaw games

cli-games-title = { $name }, von { $designer }, { $fewest } bis { $most } Spieler
# Vor einem Satz, der sagt, was sich geändert hat.
cli-games-since = Seit Regelversion { $version }:
cli-games-allowed = Erlaubt: { $allowed }. [{ $rule }]
cli-games-bots = Bots

## bradshaw play

cli-error-no-game = Nenne ein Spiel wie emubay oder mit --load eine Datei; „bradshaw games“ zählt die Spiele auf.
cli-error-no-humans = --humans muss mindestens 1 sein; mit --watch sitzen auf allen Plätzen Bots.
cli-error-with-load = { $option } geht nicht zusammen mit --load: Es steht in der Datei.
cli-error-other-game = In der Datei ist eine Partie { $held }, nicht „{ $game }“.
cli-error-save-exists = Die Datei { $file } gibt es schon: Spiele mit --load weiter, oder speichere in eine andere Datei.
cli-play-seed = Seed { $seed }
cli-play-you = Du bist { $player }.
cli-play-people = An der Tastatur: { LIST($players, type: "comma") }.
cli-play-bots = Bots: { LIST($bots, type: "comma") }.
cli-play-bot = { $player } ({ $bot })
cli-play-resumed =
    Die Partie geht nach { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    } weiter.
cli-play-how = Tippe die Nummer einer Wahl, oder „help“ für alles, was du tippen kannst.
cli-play-only-choice = Für { $player } gibt es nur eine Wahl: { $choice }.
cli-play-thinking = { $player } denkt nach
# $problem: ein Satz.
cli-play-unsaved = { $problem } Die Partie geht ungespeichert weiter; „save“ mit einem Dateinamen schreibt sie woandershin.
cli-play-left = Gespeichert; „bradshaw play --load { $file }“ macht hier weiter.
cli-play-left-unsaved = Verlassen, ohne zu speichern.
# Zwischen der niedrigsten und der höchsten Wahl eines Bereichs.
cli-play-between = oder alles dazwischen
# $first: die Nummer der ersten dieser Möglichkeiten.
cli-play-choices-in-hex = { $hex }: { $count } Möglichkeiten ab { $first }; „{ $hex }“ zeigt sie
cli-play-nothing-changes = Dabei wechselt nichts den Besitzer.
cli-play-no-choice =
    { $amount ->
        [none] Eine Wahl { $number } gibt es nicht.
       *[other] Eine Wahl { $number } gibt es nicht. Für einen Betrag tippe { $amount }.
    }
cli-play-several = { $count } Möglichkeiten enthalten diese Wörter; tippe die Nummer von einer.
cli-play-not-understood = Das steht hier nicht zur Wahl. Tippe eine Nummer, „why“ mit Wörtern oder „help“.
cli-play-back =
    Zurück zu deiner Entscheidung nach { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    }.
cli-play-forward =
    Vorwärts zum Stand nach { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    }.
cli-play-nothing-to-undo = Es gibt nichts zurückzunehmen: Davor hast du noch nichts entschieden.
cli-play-nothing-to-redo = Es gibt nichts wiederherzustellen.
cli-play-hint =
    { $number ->
        [none] Ein Bot würde wählen: { $choice }
       *[other] Ein Bot würde { $number } wählen: { $choice }
    }
cli-play-move = Zug { $number }: { $move }
cli-play-no-move = Einen solchen Zug gibt es noch nicht.
cli-play-no-log = Noch ist nichts geschehen.
cli-play-possible = Das geht: { $number }, { $choice }.
cli-play-possible-amount = Das geht: Tippe { $typed }.
cli-play-all-possible = Nichts Naheliegendes ist jetzt verboten.
cli-play-no-such-thing = Hier heißt nichts so; „why“ allein zählt auf, was nicht geht.
cli-play-reason = { $name }: { $reason }
cli-play-more-reasons = … und { $count } weitere: Füge Wörter hinzu, wie in „why { $example }“.
cli-play-add-words = Mit Wörtern siehst du die Regel, wie in „why { $example }“.
cli-play-which-rules = Sag, wozu, wie in „rules merge share“.
cli-play-no-rule = Keine Regel und kein Entscheid enthält alle diese Wörter.
cli-play-save-where = Sag, wohin, wie in „save emu.json“.
cli-play-saved = Gespeichert in { $file }.

## bradshaw play: was man tippen kann; die Wörter in Anführungszeichen sind in jeder Sprache dieselben

cli-play-help-number = Wahl 3 treffen
cli-play-help-letter = wo nach einer Zahl gefragt ist: der gezeigte Buchstabe und die Zahl, hier ein Gebot von { MONEY(5) }
cli-play-help-board = Spielplan und Tabellen zeichnen
cli-play-help-log = was zuletzt geschah; „log 50“ für mehr als die letzten { $recent } Sätze
cli-play-help-then = was Wahl 3 für alle ändert, vorher und nachher; auch „then b5“
cli-play-help-why = was jetzt nicht geht, und nach welcher Regel; „why build 5,2“ fragt nach einer Sache
cli-play-help-hint = was ein Bot an deiner Stelle täte, und warum
cli-play-help-reasons = warum ein Bot seinen letzten Zug gemacht hat; „reasons 12“ fragt nach Zug 12 des Protokolls
cli-play-help-rules = die Regeln, in denen Wörter vorkommen, wie in „rules merge share“, oder eine Regel nach ihrer Kennung
cli-play-help-undo = zurück zur letzten Entscheidung an dieser Tastatur; auch „u“
cli-play-help-redo = wieder vorwärts; auch „r“
cli-play-help-save = die Partie in eine Datei schreiben, wie in „save emu.json“
cli-play-help-quit = aufhören; auch „q“
cli-play-help-help = diese Liste

## bradshaw replay

cli-replay-after = Nach { $count } von { $all } Zügen.
cli-rules-version = Gespielt nach Version { $version } der Regeln. In der neuesten, Version { $newest }, ist anders:

## bradshaw rules

# Die Regeln stehen in jeder Sprache auf Englisch da.
cli-rules-in-english = Die Regeln stehen auf Englisch da.
cli-rule-cited = { $rule } (englisch)
# Jeweils vor einem Text der Regeln.
cli-rule-note = Anmerkung.
cli-rule-example = Beispiel.
cli-rule-not-applicable = Hier ohne Bedeutung.
cli-rule-ruling = Entscheid { $id }, { $subject }.
cli-error-coverage-of-all = --coverage betrifft alle Regeln: Nenne dazu keine Regel und keine Wörter.
cli-error-tests-without-coverage = --tests gehört zu --coverage.
cli-error-rule-and-words = Nenne eine Regel oder suche nach Wörtern, nicht beides.
cli-error-no-rule-found = Keine Regel und kein Entscheid von { $game } enthält die Wörter „{ $words }“.
cli-error-no-rule = { $game } hat keine Regel „{ $rule }“; „bradshaw rules { $id }“ zählt sie auf.
cli-error-no-tests = Ein Verzeichnis „tests“ gibt es hier nicht; nenne eines mit --tests.
cli-error-test-file = Die Testdatei { $file } ist nicht lesbar: { $problem }.
# Nach der Kennung einer Regel.
cli-coverage-no-test = kein Test
cli-coverage-not-applicable = (hier ohne Bedeutung: { $reason })
cli-coverage-no-rule = steht bei { $test }, ist aber keine Regel

## bradshaw render, runs und positions

cli-error-drawing = Der Name einer Zeichnung endet auf .svg oder .png, nicht auf „{ $suffix }“.
cli-error-no-runs = In dieser Stellung kann keine Gesellschaft fahren.
cli-runs-none = { $company }: Keine Fahrt ist möglich.
cli-runs-best =
    { $proved ->
        [true] { $company }: { $earns }, mehr geht nicht.
       *[other] { $company }: { $earns }, mehr wurde nicht gefunden.
    }
# 2L: Ryde £20 – Cowes £30 + £10 = £60
cli-run =
    { $called ->
        [0] { $train }: { $earns }
       *[other] { $train }: { LIST($stops, type: "dash") }{ $bonus ->
            [none] { "" }
           *[other] { " " }+ { $bonus }
        } = { $earns }
    }
cli-run-stop = { $name } { $value }
cli-error-no-positions = Stellungen von „{ $game }“ können nicht beantwortet werden, nur solche von { LIST($games, type: "or") }.
# Nach dem Namen einer Datei.
cli-problem-not-positions = Das ist keine Liste von Stellungen in JSON: { $problem }.

## bradshaw agreement

cli-agreement-comparing = Vergleich
cli-agreement-all = Alle { $count } Partien
cli-agreement-row-all = alle
cli-agreement-column-kind = Entscheidung
cli-agreement-column-decisions = Entscheidungen
cli-agreement-column-first = Erste Wahl
cli-agreement-column-among = Unter den ersten { $few }
cli-error-agreement-files = Nenne die Dateien der Partien, die verglichen werden sollen.

## bradshaw review

cli-review-judging = Analyse
cli-review-players = Entscheidungen der Spieler
cli-review-column-player = Spieler
cli-review-column-kind = Entscheidung
cli-review-column-decisions = Entscheidungen
cli-review-column-agreed = Nichts Besseres gefunden
cli-review-column-cost = Kosten
cli-review-row-all = alle
cli-review-course = Am Spielende erwartet
cli-review-column-move = Nach Zug
cli-review-costliest = Die teuersten Züge
cli-review-nothing = Der Experte hätte keinen Zug besser gespielt.
cli-review-unfinished = Die Partie ist nicht zu Ende: { $count } Züge sind analysiert.

## bradshaw arena

cli-arena-playing = Es wird gespielt
cli-arena-speed = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } Partien pro Sekunde, Seed { $seed }
cli-arena-before = { $count ->
        [one] { $count } Partie war
       *[other] { $count } Partien waren
    } schon gespielt.
cli-error-arena-nothing = Nenne ein Spiel, das gespielt werden soll, oder mit --results eine Datei, die zusammengefasst werden soll.
cli-error-arena-league = Eine Liga braucht mindestens zwei verschiedene Bots.
cli-error-arena-players = --players erwartet Zahlen, durch Kommas getrennt, oder „all“, nicht „{ $text }“.
cli-error-arena-seconds = --seconds muss über 0 und höchstens { $most } sein, nicht { $value }.
cli-error-arena-program-form = --program erwartet Name=Befehl, nicht „{ $text }“.
cli-error-arena-program-name = „{ $name }“ heißt schon ein anderer Bot.
cli-error-arena-no-program = Es gibt kein ausführbares Programm „{ $program }“.

## bradshaw step: was mit einer Zeile der Eingabe nicht stimmt

cli-error-no-steps = Einzelne Züge von { $game } können nicht ausprobiert werden.
cli-step-too-long = Die Zeile ist länger als { $most } Byte.
cli-step-nested = Die Zeile ist zu tief verschachtelt.
cli-step-unreadable = Die Zeile ist nicht lesbar: { $problem }
cli-step-unusable = Die Zeile ist unbrauchbar: { $kind }: { $problem }
cli-step-unwritable = Die Antwort lässt sich nicht als JSON schreiben.

## bradshaw import und verify

cli-imported =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } einer Partie { $game }, { LIST($players, type: "comma") }.
cli-verify-game = { $file }: { $moves } Züge, { $differences } Abweichungen, { $expected } erwartet
cli-verify-difference = Zug { $move }: { $difference }
cli-verify-skipped = { $file }: übergangen, keine aufgezeichnete Partie
cli-verify-nothing = Es gibt keine aufgezeichneten Partien zu vergleichen: Nenne Dateien oder Verzeichnisse mit welchen.
# Nach dem Namen einer Datei.
cli-problem-not-compared = Aufgezeichnete Partien von { $game } können nicht verglichen werden.
cli-problem-not-followed = Aufgezeichnete Partien von { $game } können nicht nachgespielt werden.
cli-problem-not-whole = Das ist keine vollständige aufgezeichnete Partie ({ $problem }).

## bradshaw serve

cli-serving = Bradshaw läuft unter { $address }  (Ende mit Strg-C)
cli-error-address = Die Adresse { $address } geht nicht ({ $reason }): Wähle mit --host und --port eine andere.
cli-error-several-sockets = Bradshaw lauscht an einem Socket: Nenne in seiner Socket-Unit ein einziges ListenStream.

## bradshaw backup, restore und check

cli-backup-replaces = Die Datei { $file } gibt es schon; sie würde ersetzt.
cli-backup-written = { $database } ist gesichert in { $file } ({ $size }).
cli-backup-verified = Nachgelesen und vollständig: { $contents }.
cli-backup-contents =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    } und { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }
cli-backup-check = Jede Partie darin nachspielen: bradshaw check --database { $file }
cli-size-kilobytes = { $kilobytes } kB
cli-size-megabytes = { NUMBER($megabytes, maximumFractionDigits: 1) } MB
cli-restored = { $file } ist wiederhergestellt: { $contents }.
cli-restored-older = Die Tabellen haben Revision { $revision }; „bradshaw serve“ bringt sie beim Start auf { $newest }.
cli-check-reads = Bradshaw { $version } liest { $database }
cli-check-empty = Die Datenbank ist leer: Es gibt nichts, was kaputtgehen könnte.
cli-check-older = Die Tabellen haben Revision { $revision }. „bradshaw serve“ dieser Version bringt sie beim Start auf { $newest }: Mach vorher eine Sicherung.
cli-replaying =
    { $count ->
        [one] { $count } Partie wird nachgespielt …
       *[other] { $count } Partien werden nachgespielt …
    }
cli-all-readable =
    { $count ->
        [0] Es sind keine Partien gespeichert.
       *[other] Alle Partien sind lesbar: { $count }.
    }
cli-check-title =
    { $title }, Regelversion { $rules }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }{ $broken ->
        [0] { "" }
       *[other] , { $broken } nicht lesbar
    }
cli-check-differs = Anders in den neuesten Regeln: { $change }
cli-check-unreadable =
    { $broken } von { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } kann diese Version nicht lesen:
# $event: das erste Ereignis, das nicht lesbar ist; 0, wenn nichts lesbar ist.
cli-check-game =
    { $event ->
        [0] { $title }, Regelversion { $rules }, von Anfang an: { $reason }
       *[other] { $title }, Regelversion { $rules }, Ereignis { $event } von { $events }: { $reason }
    }
cli-check-only-looked-at =
    { $others ->
        [0] Sie könnten nur noch angesehen werden, so weit sie lesbar sind.
       *[other] Sie könnten nur noch angesehen werden, so weit sie lesbar sind. Alle anderen Partien gingen weiter.
    }

## bradshaw admin

cli-error-revision =
    { $revision ->
        [none] { $database } hat noch keine Tabellen: Starte einmal „bradshaw serve“ dieser Version, das legt sie an.
       *[other] Die Tabellen von { $database } haben Revision { $revision }, diese Version arbeitet mit { $newest }: Starte einmal „bradshaw serve“ dieser Version, das bringt sie auf den neuesten Stand.
    }
cli-never = nie
# $span: etwa „3 Tage und 2 Stunden“, im Nominativ.
cli-ago = { $span } her
cli-admin-column-game = Partie
cli-admin-column-status = Status
cli-admin-column-played = Zuletzt gespielt
cli-admin-column-title = Spiel
cli-admin-column-players = Wer spielt
cli-admin-column-name = Name
cli-admin-column-since = Seit
cli-admin-column-seen = Zuletzt da
cli-admin-column-games = Partien
cli-admin-column-standing = Sperren
cli-admin-status =
    { $status ->
        [open] offen
        [running] läuft
        [finished] zu Ende
        [ended] abgebrochen
       *[other] { $status }
    }
cli-admin-mode =
    { $mode ->
        [solo] gegen Bots
        [hotseat] an einem Bildschirm
        [online] online
       *[other] { $mode }
    }
cli-admin-latest = Das sind die neuesten { $most }; --most zeigt mehr.
cli-admin-no-games = Solche Partien gibt es nicht.
# Plätze einer Partie, gezählt in einer Liste der Spieler.
cli-admin-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
cli-admin-open-seats = { $count } offen
cli-admin-left-seats = { $count } verlassen
# $who: wer den Platz hat, oder none, wenn das sein Name ist.
cli-admin-seat =
    { $who ->
        [none] - { $name }
        [open] - { $name } (offen)
        [left] - { $name } (verlassen)
       *[other] - { $name } ({ $who })
    }
cli-admin-seat-bot = - { $name } (Bot { $bot })
cli-admin-title = { $title }, Regelversion { $rules }
cli-admin-game =
    { $mode }, { $status }{ $listed ->
        [true] , steht in der Lobby
       *[other] { "" }
    }; angelegt am { $day } von { $host ->
        [none] niemandem
       *[other] { $host }
    }
# $last: wann, als „nie“ oder „3 Tage her“.
cli-admin-course =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $chat ->
        [one] { $chat } Chat-Nachricht
       *[other] { $chat } Chat-Nachrichten
    }; zuletzt gespielt: { $last }
cli-admin-unreadable = Nach Ereignis { $event } nicht mehr lesbar: { $reason }
cli-admin-trouble = { $title }, Ereignis { $event } von { $events }
cli-admin-end = Die Partie { $game } wäre endgültig vorbei, ohne Sieger.
cli-admin-ended = Die Partie { $game } ist abgebrochen.
cli-admin-delete = Die Partie { $game } wäre endgültig verloren, für alle Spieler.
cli-admin-deleted = Die Partie { $game } ist gelöscht.
cli-admin-nobody =
    { $guests ->
        [true] Es gibt keine Gäste.
       *[other] Es gibt keine Konten.
    }
cli-admin-standing =
    { $banned ->
        [true] { $muted ->
            [true] gesperrt, stumm
           *[other] gesperrt
        }
       *[other] { $muted ->
            [true] stumm
           *[other] { "" }
        }
    }
cli-admin-person =
    { $guest ->
        [true] Gast seit { $day }, zuletzt da: { $seen }
       *[other] Konto seit { $day }, zuletzt da: { $seen }
    }
cli-admin-banned-since = gesperrt seit { $day }
cli-admin-bounced =
    { $count ->
        [0] Diese Mail nennt keine Adresse, die endgültig abgelehnt wurde.
       *[other] An { $addresses } wird keine Mail mehr gesendet.
    }
cli-admin-muted-since =
    { $until ->
        [none] stumm seit { $day }
       *[other] stumm seit { $day }, bis { MOMENT($until) }
    }
cli-admin-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
cli-admin-ban =
    { $person } wäre aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } ausgeschlossen und könnte sich nicht mehr anmelden.
cli-admin-banned = { $person } ist gesperrt.
cli-admin-unbanned = { $person } darf wieder kommen.
cli-admin-muted =
    { $until ->
        [none] { $person } darf spielen, aber nicht chatten.
       *[other] { $person } darf spielen, aber bis { MOMENT($until) } nicht chatten.
    }
cli-admin-unmuted = { $person } darf wieder chatten.
cli-admin-renamed = { $person } heißt jetzt { $name }.
cli-admin-delete-person = Alles über { $person } wäre endgültig verloren.
cli-admin-person-deleted = { $person } ist gelöscht.
cli-admin-exported = Geschrieben in { $file }.
cli-admin-registration-closed = Niemand kann jetzt ein Konto anlegen. Wieder erlauben: bradshaw admin open-registration
cli-admin-registration-open = Jeder kann ein Konto anlegen.

## bradshaw admin: reports

cli-admin-column-report = Meldung
cli-admin-column-reported = Gemeldet am
cli-admin-column-about = Über
cli-admin-column-what = Was
cli-admin-column-decision = Entscheidung
cli-admin-no-reports =
    { $open ->
        [true] Keine Meldung wartet auf dich.
       *[other] Niemand hat etwas gemeldet.
    }
cli-admin-reported =
    { $subject ->
        [message] eine Nachricht: { $kind }
        [description] die Beschreibung eines Tischs: { $kind }
        [player] ein Spieler an einem Tisch: { $kind }
       *[profile] ein Profil: { $kind }
    }
cli-admin-decision =
    { $decision ->
        [none] offen
        [dismiss] abgelehnt
        [warn] verwarnt
        [mute]
            { $until ->
                [none] stumm
               *[other] stumm bis { MOMENT($until) }
            }
        [rename] umbenannt
       *[ban] ausgeschlossen
    }
cli-admin-report =
    { $subject ->
        [message] { $day }: eine Nachricht von { $about }: { $kind }
        [description] { $day }: die Beschreibung eines Tischs von { $about }: { $kind }
        [player] { $day }: { $about } an einem Tisch: { $kind }
       *[profile] { $day }: das Profil von { $about }: { $kind }
    }
cli-admin-report-shown = gesehen als „{ $name }“
# $text: what the reporter has written, or none.
cli-admin-report-by =
    { $text ->
        [none] { $reporter ->
            [none] gemeldet von jemandem, der gegangen ist
           *[other] gemeldet von { $reporter }
        }
       *[other] { $reporter ->
            [none] gemeldet von jemandem, der gegangen ist: „{ $text }“
           *[other] gemeldet von { $reporter }: „{ $text }“
        }
    }
cli-admin-report-quoted = wie es war: „{ $text }“
cli-admin-report-game = in der Partie { $game }
cli-admin-report-around = Der Chat darum herum:
cli-admin-report-earlier = Andere Meldungen über { $person }:
cli-admin-report-alike =
    { $count ->
        [one] Noch jemand hat dasselbe gemeldet; beides wird zusammen entschieden.
       *[other] { $count } andere haben dasselbe gemeldet; alles wird zusammen entschieden.
    }
cli-admin-report-open = Zum Entscheiden: bradshaw admin decide { $number } dismiss, warn, mute TAGE, rename NAME oder ban, mit --note …
cli-admin-report-decided = Entschieden am { $day }: { $decision }.
cli-admin-decided =
    { $count ->
        [one] Entschieden. Wen es betrifft, der erfährt es.
       *[other] Entschieden, { $count } Meldungen zusammen. Wen es betrifft, der erfährt es.
    }
cli-error-days = Gib die Zahl der Tage an, von 1 bis { $most }.
cli-error-new-name = Gib den neuen Namen an.
cli-error-decision-value = „{ $value }“ ist zu viel: { $decision } braucht nichts weiter.

## bradshaw admin: clubs

cli-admin-column-club = Club
cli-admin-column-head = Leitung
cli-admin-column-members = Mitglieder
cli-admin-no-clubs = Es gibt keine Clubs.
cli-admin-club =
    { $head ->
        [none] seit { $day }, ohne Leitung
       *[other] seit { $day }, geleitet von { $head }
    }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
cli-admin-club-members =
    { $count ->
        [one] { $count } Mitglied: { LIST($names, type: "comma") }
       *[other] { $count } Mitglieder: { LIST($names, type: "comma") }
    }
cli-admin-club-invited = eingeladen: { LIST($names, type: "comma") }
cli-admin-club-seasons = Saisons: { LIST($names, type: "comma") }
cli-admin-delete-club =
    { $members ->
        [one] Der Club { $club } wäre endgültig verloren, für sein einziges Mitglied. Tische, die auf Spieler warten, gehen mit; andere Partien gehen weiter.
       *[other] Der Club { $club } wäre endgültig verloren, für alle { $members } Mitglieder. Tische, die auf Spieler warten, gehen mit; andere Partien gehen weiter.
    }
cli-admin-club-deleted = Der Club { $club } ist gelöscht, und seine Mitglieder erfahren es.
