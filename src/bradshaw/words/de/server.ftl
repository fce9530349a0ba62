## What the server says

# $number: which of several tried actions; $reason: a sentence.
server-action-refused = Zug { $number }: { $reason }
# $reason: a sentence.
server-only-to-look-at = Diese Partie kann nur noch angesehen werden. { $reason }
server-not-started = Die Partie hat noch nicht begonnen.

## Why a stored game cannot be read

server-unreadable-move = Zug { $number } ist nicht mehr möglich: { $reason }
server-unreadable-event = Ereignis { $number } ist nicht mehr möglich: { $reason }
# $reason: a sentence; $rule: the id of a rule.
server-refused-by = { $reason } [{ $rule }]
server-not-installed = Das Spiel „{ $game }“ ist auf diesem Server nicht installiert.
server-unreadable-options = Die Optionen der Partie sind nicht lesbar.
server-unreadable-timing = Die Bedenkzeit der Partie ist nicht lesbar.
server-unreadable-head = Was über das Spiel selbst gespeichert ist, ist beschädigt ({ $reason }).
server-missing-event = Ereignis { $number } fehlt.
server-broken-event = Ereignis { $number } kann nicht gelesen werden ({ $problem }).
server-damaged-event = Ereignis { $number } ist nicht lesbar.
server-unequal-seats = Gespeichert sind { $players } Spieler und { $seats } Plätze.
server-other-position = Zug { $number } führt zu einer anderen Stellung als der gespeicherten.

## Errors of any request

server-not-understood = Die Anfrage ist nicht zu verstehen.
server-not-logged-in = Du bist nicht angemeldet.
server-not-allowed = Das darfst du nicht.
server-nothing-here = Unter dieser Adresse gibt es nichts.
server-wrong-method = Diese Adresse nimmt diese Methode nicht an.
server-too-large = Die Anfrage ist zu groß.
server-mistake = Der Server hat einen Fehler gemacht. Er ist notiert; versuche es noch einmal oder lade die Seite neu.
server-storage-unreachable = Der Server kommt nicht an seine Daten. Verloren ist nichts; versuche es gleich noch einmal.
server-somebody-was-first = Jemand anderes war schneller: Sieh noch einmal nach und wiederhole es, wenn du es noch willst.
server-forged = Diese Anfrage kommt nicht von einer Seite dieses Servers: Lade die Seite neu.
server-body-kind = Der Inhalt der Anfrage muss { $kind } in UTF-8 sein.
# $problem: what exactly is wrong, in English: it is for programmers.
server-unusable = Die Anfrage ist nicht zu gebrauchen: { $problem }.
server-not-json = Die Anfrage ist kein JSON: { $problem }.
server-not-json-text = Die Anfrage ist kein JSON: Sie ist nicht in UTF-8 oder zu tief verschachtelt.
server-unknown-language = Die Sprache ist eine von { LIST($languages, type: "comma") }.
server-facts-parameter = „{ $parameter }“ ist true oder false.
server-unfinished-request = Die Anfrage kam nicht rechtzeitig zu Ende.
server-too-many-connections = Zu viele Verbindungen von einer Adresse: Schließe einige und versuche es noch einmal.
server-head-too-large = Die Adresse oder die Kopfzeilen der Anfrage sind zu groß.
server-too-many-requests =
    { $seconds ->
        [one] Zu viele Anfragen: Warte { $seconds } Sekunde und versuche es noch einmal.
       *[other] Zu viele Anfragen: Warte { $seconds } Sekunden und versuche es noch einmal.
    }
server-too-many-streams = Zu viele Live-Verbindungen: Schließe zuerst andere Seiten mit Partien.
server-too-much-to-do = Der Server hat gerade zu viel zu tun: Versuche es in { $seconds } Sekunden noch einmal.
server-takes-too-long = Das dauert länger, als der Server dafür Zeit hat: Versuche es in { $seconds } Sekunden noch einmal.
server-review-nothing = Es gibt noch nichts zu analysieren: Kein Zug ist gemacht.
server-reasons-of-bots = Solange die Partie läuft, sagen nur Bots, warum sie so spielen.
server-review-running = Eine Analyse verrät, was während des Spiels verborgen war. Darum muss die Partie erst zu Ende sein.
server-review-many = { $most } deiner Analysen sind noch in Arbeit. Warte, bis eine fertig ist, oder brich sie ab.
server-review-failed = Die Partie konnte nicht analysiert werden. Der Betreiber findet den Grund im Protokoll des Servers.
server-not-finished = Der Server konnte das nicht zu Ende bringen: Versuche es in { $seconds } Sekunden noch einmal.

## People and accounts

server-log-in-first = Melde dich zuerst an.
server-wrong-password = Das Passwort ist falsch.
server-registration-closed = Dieser Server nimmt zurzeit keine neuen Konten an. Du kannst als Gast spielen.
server-wrong-login = Es gibt kein Konto mit diesem Namen und Passwort.
server-no-such-login = Eine solche Anmeldung hast du nicht.
server-nothing-stored = Über dich ist nichts gespeichert.
server-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
server-name-too-long = Ausgeschrieben ist dieser Name zu lang.
server-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
server-bad-mail = Das ist keine E-Mail-Adresse.
server-name-taken = Jemand anderes hat diesen Namen: Wähle einen anderen.
server-name-of-account = Es gibt ein Konto namens { $name }: Melde dich an, um unter diesem Namen zu spielen, oder wähle einen anderen.
server-name-of-another = Es gibt ein anderes Konto namens { $name }.
server-no-such-account = Es gibt kein Konto namens „{ $name }“.
server-banned = Der Betreiber dieses Servers hat dieses Konto geschlossen.
server-reset-gone = Dieser Link wurde schon benutzt oder ist abgelaufen: Fordere einen neuen an.
server-webhook-address = Ein Webhook ist eine Adresse wie { $example }.
server-webhook-private = Ein Webhook muss im offenen Internet liegen, nicht in einem privaten Netz.
server-webhook-user = Die Adresse eines Webhooks enthält weder Benutzernamen noch Passwort.
server-webhook-port = Der Port eines Webhooks ist { LIST($ports, type: "comma") } oder { $least } und höher.
server-webhook-nowhere = Der Name des Webhooks führt in ein privates Netz oder nirgendwohin.

## Roboter: Programme von Spielern, die mit einem Schlüssel hereinkommen

server-token-unknown = Dieser Schlüssel ist hier nicht bekannt: Prüfe, ob er vollständig ist, oder lege im Konto einen neuen an.
# $token: its name; $ended: whether its owner has ended it.
server-token-over =
    { $ended ->
        [true] Der Schlüssel „{ $token }“ wurde von seinem Besitzer widerrufen. Lege im Konto einen neuen an.
       *[other] Der Schlüssel „{ $token }“ ist abgelaufen. Lege im Konto einen neuen an.
    }
server-token-may-not = Mit einem Schlüssel kann man spielen und zuschauen. Hierfür melde dich mit einem Browser an.
server-token-not-its-seat = Diesen Platz hast du selbst eingenommen: Dort spielt kein Roboter.
server-no-robots = An diesen Tisch dürfen keine Roboter.
server-no-such-token = Du hast keinen solchen Schlüssel.
server-too-many-tokens = Ein Konto hat höchstens { $most } Schlüssel: Widerrufe einen, der nicht mehr gebraucht wird.
# In the log, at the start. $players: their names.
server-robots-play =
    { $count ->
        [one] { $players } ist ein Roboter: Dort spielt ein Programm.
       *[other] { $players } sind Roboter: Dort spielen Programme.
    }
server-notice-token-ends = Noch { $left }, dann läuft dein Schlüssel „{ $token }“ ab. Lege in deinem Konto einen neuen an, sonst kommt dein Programm nicht mehr herein.
server-notice-token =
    { $ended ->
        [true] Ein Programm benutzt noch den Schlüssel „{ $token }“, den du widerrufen hast.
       *[other] Der Schlüssel „{ $token }“ ist abgelaufen, und ein Programm benutzt ihn noch. Lege im Konto einen neuen an.
    }

## Mail and notices

# $text: a sentence; $link: the address of the game.
server-notice =
    { $link ->
        [none] { $game }: { $text }
       *[other] { $game }: { $text } { $link }
    }
server-notice-turn = Du bist dran.
# $bot: what kind of bot plays there now, or none; $late: whether time has run out.
server-notice-replaced =
    { $late ->
        [true] { $bot ->
            [none] Deine Zeit ist abgelaufen: Der Platz ist für jemand anderen offen.
           *[other] Deine Zeit ist abgelaufen: Jetzt spielt ein Bot ({ page-bot }).
        }
       *[other] { $bot ->
            [none] Du warst zu lange weg: Der Platz ist für jemand anderen offen.
           *[other] Du warst zu lange weg: Jetzt spielt ein Bot ({ page-bot }).
        }
    }{ $returns ->
        [true] { " " }Du kannst deinen Platz wieder einnehmen, solange die Partie läuft.
       *[other] { "" }
    }
server-notice-returned = { $player } ist zurück und hat den Platz wieder eingenommen.
server-notice-began = Die Partie hat begonnen.
# $headline: how it ended, a sentence.
server-notice-ended = Die Partie ist zu Ende. { $headline }
# $text: what is asked, a sentence.
server-notice-asked = Du wirst gefragt: { $text }
server-notice-answered =
    { $yes ->
        [true] Deinem Vorschlag wurde zugestimmt.
       *[other] { $player } stimmt deinem Vorschlag nicht zu.
    }
# $player: who has said it; $text: what was said in the chat.
server-notice-named = { $player } im Chat: „{ $text }“
# $left: a span of time, "3 hours".
server-notice-warning = Deine Zeit läuft ab, noch { $left }.
# $channel: mail, push or webhook; $reason: what the other side said, in English.
server-trouble =
    { $channel ->
        [mail] Nachrichten an dich konnten nicht per Mail zugestellt werden und werden nicht mehr versucht: { $reason }. Prüfe deine Adresse im Konto.
        [push] In einem deiner Browser können keine Nachrichten mehr angezeigt werden: { $reason }.
       *[webhook] Dein Webhook hat Nachrichten nicht angenommen, sie werden nicht mehr versucht: { $reason }. Prüfe seine Adresse im Konto.
    }
server-bad-subscription = Das ist nicht, was ein Browser sendet, um Nachrichten zu bekommen.
server-unsubscribe-gone = Dieser Link beendet niemandes Mails: Das Konto gibt es nicht mehr, oder der Link ist unvollständig.
server-mail-subject = { $game }: { $text }
server-mail-subjects = Bradshaw: { $count } Nachrichten
# One of the notices in a mail; $link: the page of the game, or none.
server-mail-line =
    { $link ->
        [none] { $game }: { $text }
       *[other]
        { $game }: { $text }
        { $link }
    }
# At the end of every mail; $account and $stop are addresses.
server-mail-footer =
    Worüber du Nachricht bekommst und wann: { $account }
    Keine Mails mehr, mit einem Klick und ohne Anmeldung: { $stop }
server-mail-reset-subject = Bradshaw: ein neues Passwort setzen
server-mail-reset =
    Jemand, vielleicht du, möchte für dein Konto bei Bradshaw ein neues Passwort setzen.

    Das geht einmal innerhalb von { $hours } Stunden unter
    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun.

## Spans of time

# After “for”, French “pendant”, German “seit” or “lang”: nominative and accusative.
server-span =
    { $unit ->
        [day] { $count ->
            [one] { $count } Tag
           *[other] { $count } Tage
        }
        [hour] { $count ->
            [one] { $count } Stunde
           *[other] { $count } Stunden
        }
       *[minute] { $count ->
            [one] { $count } Minute
           *[other] { $count } Minuten
        }
    }
# 2 days and 3 hours.
server-spans = { $parts }

## Before a game, and who plays where

server-no-such-game = Diese Partie gibt es nicht.
server-waiting-for-players =
    { $count ->
        [one] Wartet auf { $count } weiteren Spieler.
       *[other] Wartet auf { $count } weitere Spieler.
    }
server-ready-to-start = Bereit zum Start.
# $modes: solo, hotseat, online, as programs write them.
server-no-such-mode = Eine Partie wird { LIST($modes, type: "or") } gespielt, nicht „{ $mode }“.
server-no-such-seat-kind = Eine Partie im Modus { $mode } hat keinen Platz der Art „{ $kind }“.
server-no-such-seat-kind-in-file = Eine Partie aus einer Datei hat keinen Platz der Art „{ $kind }“.
server-seed-is-drawn = Wo Plätze ausgelost werden, wird auch der Startwert gezogen: Lass ihn leer oder gib die Plätze der Reihe nach an.
server-one-seat = Du sitzt auf genau einem Platz.
server-somebody-must-play = Jemand muss spielen.
server-player-count =
    { $count ->
        [one] Die Partie hat { $count } Spieler, nicht { $given }.
       *[other] Die Partie hat { $count } Spieler, nicht { $given }.
    }
server-open-seats = Es sind noch Plätze frei: Warte auf Mitspieler oder setze einen Bot dorthin.
server-private = Diese Partie ist privat: Du kommst nur mit dem Link hinein, den dir der Gastgeber gibt.
server-seated-already = Du hast in dieser Partie schon einen Platz.
server-take-your-own-seat = Du hast in dieser Partie einen eigenen Platz: Nimm ihn wieder ein.
server-no-free-seat = Alle Plätze sind besetzt.
server-seat-taken = Dieser Platz ist besetzt.
server-seat-not-open = Dieser Platz ist nicht frei.
server-no-seat-to-take-back = In dieser Partie gibt es keinen Platz, den du wieder einnehmen könntest.
server-no-seat = Du hast in dieser Partie keinen Platz.
server-own-seat = Das ist dein eigener Platz.
server-nobody-there = Dort sitzt niemand.
server-host-stays = Du hast diese Partie angelegt: Lösche sie, statt sie zu verlassen.
server-online-game-stays = Eine laufende oder beendete Online-Partie gehört allen ihren Spielern und bleibt.
server-seats-changed = Jemand anderes hat im selben Moment die Plätze geändert; sieh noch einmal nach.
server-already-started = Die Partie hat schon begonnen.
server-only-host = Das kann nur, wer die Partie angelegt hat.
server-seats-stay = Plätze wechseln nur in einer laufenden Online-Partie.
server-nobody-to-replace = Auf diesem Platz sitzt kein Mensch, der ersetzt werden könnte.
server-already-proposed = Das ist schon vorgeschlagen; warte, bis die anderen zustimmen.
server-question-closed = Diese Frage ist nicht mehr offen.
server-not-asked = Du wirst nicht gefragt oder hast schon geantwortet.
# $waits: a span of time, "2 days".
server-not-away =
    { $here ->
        [true] { $player } ist da; ersetzt werden kann nur, wer { $waits } lang weg war.
       *[other] { $player } ist online; ersetzt werden kann nur, wer { $waits } lang weg war.
    }
# $away, $waits, $left: spans of time.
server-not-away-long = { $player } ist erst { $away } weg, und dieser Tisch wartet { $waits }; noch { $left }, dann kann { $player } ersetzt werden.

## How much time players have

server-timing-limit = Für eine Entscheidung gibt es höchstens { $most } Stunden.
server-timing-increment = Nur ein Zeitkonto wächst mit jeder Entscheidung.
# $zone: what was given, in quotes.
server-timing-zone = { $zone } ist keine Zeitzone; „Europe/Berlin“ ist eine.
server-timing-sleep = Die Nachtruhe dauert 1 bis { $most } Stunden.
server-not-out-of-time = { $player } hat noch Zeit oder ist nicht am Zug; ersetzt werden kann nur, wessen Zeit abgelaufen ist.
# $then: what the table has chosen: consent, bot or open; $bot: what kind of bot, or none.
server-timed-out =
    { $then ->
        [bot] Die Zeit von { $player } ist abgelaufen: Ein Bot ({ page-bot }) spielt, bis { $player } zurück ist.
        [open] Die Zeit von { $player } ist abgelaufen: Der Platz ist für jemand anderen offen.
       *[consent] Die Zeit von { $player } ist abgelaufen: Die anderen können ohne { $player } weiterspielen, wenn sie sich einig sind.
    }
server-no-holidays = An diesem Tisch gibt es keinen Urlaub.
# $away: whether the player is on holiday.
server-on-holiday =
    { $away ->
        [true] Du bist schon im Urlaub.
       *[other] Du bist nicht im Urlaub.
    }
server-holidays-left =
    { $count ->
        [0] Du hast keinen ganzen Urlaubstag mehr.
        [one] Du hast noch { $count } Urlaubstag.
       *[other] Du hast noch { $count } Urlaubstage.
    }
# $days: 0 when the player is back before the holiday is over.
server-holiday =
    { $days ->
        [0] { $player } ist aus dem Urlaub zurück.
        [one] { $player } nimmt einen Tag Urlaub.
       *[other] { $player } nimmt { $days } Tage Urlaub.
    }

## While people play

server-moved-on = Die Partie ist weitergegangen; sieh noch einmal nach.
server-game-busy = In der Partie ist gerade viel los; versuche es noch einmal.
server-game-over = Die Partie ist zu Ende.
server-not-running = Beendet werden kann nur eine laufende Partie.
# $reason: what the host wrote, or none.
server-ended =
    { $reason ->
        [none] Der Betreiber dieses Servers hat die Partie beendet.
       *[other] Der Betreiber dieses Servers hat die Partie beendet. { $reason }
    }
server-not-your-turn = Du bist nicht dran.
server-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
server-undo-asks = Seither haben andere gezogen: Sie werden gefragt.
server-nothing-to-redo = Es gibt keinen Zug zu wiederholen.
server-redo-not-yours = Es war nicht dein Zug, der zurückgenommen wurde.
server-ask-undo =
    { $count ->
        [one] { $player } möchte den letzten Zug zurücknehmen.
       *[other] { $player } möchte die letzten { $count } Züge zurücknehmen, bis vor den eigenen letzten.
    }
# $replaced: whose seat it is; $absent: whether a person sits there who stays away; $bot: what kind of bot, or none.
server-ask-replace =
    { $bot ->
        [none] { $absent ->
            [true] { $player } schlägt vor, { $replaced } wegen Abwesenheit durch jemand anderen zu ersetzen, der dann mitspielen kann.
           *[other] { $player } schlägt vor, { $replaced } durch jemand anderen zu ersetzen, der dann mitspielen kann.
        }
       *[other] { $absent ->
            [true] { $player } schlägt vor, { $replaced } wegen Abwesenheit durch einen Bot ({ page-bot }) zu ersetzen.
           *[other] { $player } schlägt vor, { $replaced } durch einen Bot ({ page-bot }) zu ersetzen.
        }
    }
server-replaced =
    { $bot ->
        [none] { $away ->
            [true] { $player } war zu lange weg: Der Platz ist für jemand anderen offen.
           *[other] Der Platz von { $player } ist für jemand anderen offen.
        }
       *[other] { $away ->
            [true] { $player } war zu lange weg: Jetzt spielt ein Bot ({ page-bot }).
           *[other] Für { $player } spielt jetzt ein Bot ({ page-bot }).
        }
    }
# $seat: the name of the player who had the seat.
server-plays-for =
    { $player ->
        [none] Jetzt spielt jemand für { $seat }.
       *[other] Jetzt spielt { $player } für { $seat }.
    }
server-robot-plays-for =
    { $player ->
        [none] Ein Roboter spielt jetzt für { $seat }.
       *[other] { $player }, ein Roboter, spielt jetzt für { $seat }.
    }
server-returned = { $player } ist zurück und spielt wieder.
server-left = { $player } ist endgültig gegangen.
server-excluded = { $player } ist von diesem Server ausgeschlossen. Die anderen können { $player } jetzt ersetzen.
server-only-players-chat = In dieser Partie chatten nur die Spieler.
server-only-spectators = Der Chat der Zuschauer ist für Spieler erst nach dem Ende der Partie offen.
# $until: "2026-11-23 14:00 UTC", or none.
server-muted =
    { $until ->
        [none] Der Betreiber dieses Servers lässt dich nicht chatten. Du kannst weiterspielen.
       *[other] Der Betreiber dieses Servers lässt dich bis { MOMENT($until) } nicht chatten. Du kannst weiterspielen.
    }
server-chat-length = Eine Nachricht hat 1 bis { $most } Zeichen.
server-chat-erased = Diese Nachricht wurde zusammen mit dem Konto gelöscht, von dem sie kam.
server-pace = Das Tempo ist 0 bis { $most } Sekunden.
server-too-many-programs = Höchstens { $most } Programme auf einmal.
server-program-only-choice = Der Server macht den einzigen erlaubten Zug für dich
server-program-pass-above = In dieser Versteigerung über { MONEY($amount) } passen
server-program-bid-up-to = In dieser Versteigerung bis { MONEY($amount) } so wenig wie möglich bieten
server-program-twice = Jedes Programm kann nur einmal laufen.
server-chat-look = Schaut auf { $place }.
server-no-such-place = Einen Ort „{ $spot }“ gibt es auf diesem Plan nicht.
server-nothing-to-decide = In dieser Stellung entscheidet niemand.
server-program-undone = Ein Zug wurde zurückgenommen.
server-program-not-now = Dieses Programm ist jetzt nicht möglich.
server-no-such-program = Ein Programm „{ $kind }“ gibt es in diesem Spiel nicht.
server-too-many-tried = Höchstens { $most } Züge können auf einmal ausprobiert werden.
server-no-position = Die Partie hat { $count } Züge; eine Stellung { $number } gibt es nicht.
server-secret-treasury = Was { $companies } hat, geht nur die Aktionäre etwas an, und die Antwort würde es verraten.
server-seed-is-secret = Eine Datei der Partie enthält den Startwert, der geheim bleibt, solange eine Online-Partie läuft. Sie kann heruntergeladen werden, wenn die Partie zu Ende ist.
server-no-headline = Diese Stellung lässt sich nicht beschreiben.

## Bilder einer Stellung, für Links

server-picture-move = Zug { $number }

## Rated games

server-rated-online = Nur Online-Partien werden gewertet.
server-rated-accounts = An einem gewerteten Tisch haben alle ein Konto: Melde dich an oder leg eins an und nimm dann Platz.
server-rated-bots = Eine gewertete Partie wird ohne Bots gespielt.
server-rated-robots = Eine gewertete Partie wird ohne Roboter gespielt.
server-rated-seed = Der Startwert einer gewerteten Partie wird gezogen: Lass ihn leer.
server-rated-host = An einem gewerteten Tisch entscheidet niemand allein, wer ersetzt wird.
server-rated-final = Die Partie wurde bei ihrem Ende gewertet: Ihre Züge bleiben.
server-no-such-person = Es gibt kein Konto mit diesem Namen.

## Favourites, blocked people, invitations

server-too-many-ties = Du kannst höchstens { $most } Personen vermerken: Nimm zuerst jemanden von der Liste.
server-yourself = Das bist du selbst.
server-blocked-by-host = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
server-no-invitation = Keine Einladung wartet auf diese Antwort: Sie wurde beantwortet oder zurückgezogen, oder die Partie hat begonnen.
server-invited-seated = { $player } sitzt schon an diesem Tisch.
server-table-invited-already = { $player } ist schon an diesen Tisch eingeladen.
server-invited-blocked = { $player } nimmt keine Einladungen von dir an.
server-invited-stranger = An diesem Tisch sitzen nur Mitglieder des Clubs, und { $player } ist keins.
server-table-too-many-invited = An einen Tisch können höchstens { $most } Personen eingeladen werden.
server-notice-invited =
    { $rated ->
        [true] { $player } lädt dich zu einer gewerteten Partie ein.
       *[other] { $player } lädt dich zu einer Partie ein.
    }
server-notice-declined = { $player } kommt nicht an deinen Tisch.

## Reports to the host

server-report-kind =
    { $kind ->
        [abuse] Beleidigungen oder Drohungen
        [spam] Werbung
        [name] ein anstößiger Name
        [play] unfaires Spiel
       *[other] etwas anderes
    }
server-report-again = Das hast du schon gemeldet. Der Betreiber sieht es sich an, und du erfährst, was er entscheidet.
server-report-too-many = Von dir warten { $most } Meldungen auf den Betreiber: keine weitere, bis einige entschieden sind.
server-report-length = Eine Meldung hat höchstens { $most } Zeichen.
server-report-yourself = Das ist von dir selbst.
server-report-nothing = Es gibt nichts mehr zu melden: Es wurde gelöscht.
server-report-nobody = Dort sitzt niemand, den man melden könnte.
server-report-no-message = Diese Nachricht gibt es nicht.
# $until: "2026-11-23 14:00 UTC", or none.
server-notice-report =
    { $decision ->
        [dismiss] Der Betreiber dieses Servers hat sich deine Meldung über { $player } angesehen und unternimmt nichts.
        [warn] Nach deiner Meldung hat der Betreiber dieses Servers { $player } verwarnt.
        [mute]
            { $until ->
                [none] Nach deiner Meldung lässt der Betreiber dieses Servers { $player } nicht mehr chatten.
               *[other] Nach deiner Meldung lässt der Betreiber dieses Servers { $player } bis { MOMENT($until) } nicht chatten.
            }
        [rename] Nach deiner Meldung hat der Betreiber dieses Servers { $player } einen anderen Namen gegeben.
       *[ban] Nach deiner Meldung hat der Betreiber dieses Servers { $player } ausgeschlossen.
    }
server-notice-measure =
    { $decision ->
        [warn] Der Betreiber dieses Servers verwarnt dich.
        [rename] Der Betreiber dieses Servers hat deinem Konto einen anderen Namen gegeben: { $name }.
       *[mute]
            { $until ->
                [none] Der Betreiber dieses Servers lässt dich nicht mehr chatten. Du kannst weiterspielen.
               *[other] Der Betreiber dieses Servers lässt dich bis { MOMENT($until) } nicht chatten. Du kannst weiterspielen.
            }
    }
server-notice-reason = Der Grund: { $kind }.
server-notice-quoted = Es geht um: „{ $text }“
server-mail-reports-subject =
    { $count ->
        [one] Bradshaw: Eine Meldung wartet auf dich
       *[other] Bradshaw: { $count } Meldungen warten auf dich
    }
server-mail-report = Meldung { $number }, über { $player }: { $kind }. Zum Lesen: bradshaw admin report { $number }
# $server: its address, or none.
server-mail-reports =
    { $server ->
        [none] Alle, die warten: bradshaw admin reports --open
       *[other] Alle, die auf { $server } warten: bradshaw admin reports --open
    }
server-notice-club-closed = Der Betreiber dieses Servers hat den Club { $club } geschlossen. Begonnene Partien gehen weiter.
