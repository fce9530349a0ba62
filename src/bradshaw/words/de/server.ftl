## What the server says

# $number: which of several tried actions; $reason: a sentence.
server-action-refused = Aktion { $number }: { $reason }
# $reason: a sentence.
server-only-to-look-at = Diese Partie kann nur noch angesehen werden. { $reason }
server-not-started = Die Partie hat noch nicht begonnen.

## Notices

server-your-turn = Du bist am Zug.
# $link is none where the server does not know its own address.
server-notice = { $link ->
    [none] { $game }: { $news }
   *[other] { $game }: { $news } { $link }
 }
server-reset-mail =
    Jemand, vielleicht du, möchte für dein Konto bei Bradshaw ein neues Passwort setzen.

    Das geht einmal, innerhalb von { $hours } Stunden, unter
    { $link }

    Wenn du das nicht warst, brauchst du nichts zu tun.
    .subject = Bradshaw: neues Passwort setzen

## Accounts and names

server-nobody-yet = Du hast hier noch nicht gespielt; es gibt nichts, was für dich zu merken wäre.
server-log-in-first = Melde dich zuerst an.
server-wrong-password = Das Passwort ist falsch.
server-registration-closed = Dieser Server nimmt zurzeit keine neuen Konten an. Du kannst als Gast spielen.
server-no-such-account = Es gibt kein Konto mit diesem Namen und Passwort.
server-no-such-login = Dort bist du nicht angemeldet.
server-nothing-stored = Über dich ist nichts gespeichert.
server-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
server-name-too-long = Dieser Name ist ausgeschrieben zu lang.
server-bad-password = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
server-bad-mail = Das ist keine E-Mail-Adresse.
server-name-taken = Diesen Namen hat schon jemand: Wähle einen anderen.
server-account-closed = Der Betreiber dieses Servers hat dieses Konto geschlossen.
server-name-of-account = Es gibt ein Konto namens { $name }: Melde dich an, um unter diesem Namen zu spielen, oder wähle einen anderen.
server-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen: Fordere einen neuen an.

## Webhooks

server-webhook-private = Ein Webhook muss im öffentlichen Internet liegen, nicht in einem privaten Netz.
server-webhook-address = Ein Webhook ist eine Adresse wie https://example.org/hook.
server-webhook-password = Die Adresse eines Webhooks enthält weder Benutzernamen noch Passwort.
server-webhook-port = Der Port eines Webhooks ist 80, 443 oder ab { $least }.
server-webhook-nowhere = Der Name des Webhooks führt in ein privates Netz oder nirgendwohin.

## Games

server-no-such-game = Diese Partie gibt es nicht.
server-seed-secret = Eine Datei der Partie enthält ihren Seed, der geheim bleibt, solange eine Online-Partie läuft. Du kannst sie herunterladen, wenn die Partie zu Ende ist.
server-no-seat = Du hast keinen Platz in dieser Partie.
server-no-such-position = { $actions ->
    [one] Die Partie hat { $actions } Aktion; eine Stellung { $number } gibt es nicht.
   *[other] Die Partie hat { $actions } Aktionen; eine Stellung { $number } gibt es nicht.
 }
server-too-many-tried = Höchstens { $most } Aktionen können auf einmal ausprobiert werden.
server-not-your-turn = Du bist nicht am Zug.
server-only-players-chat = In dieser Partie können nur die Spieler chatten.
server-muted = Der Betreiber dieses Servers lässt dich nicht chatten. Du kannst weiterspielen.
server-bad-chat = Eine Chatnachricht hat 1 bis { $longest } Zeichen.
server-bad-pace = Das Tempo liegt zwischen 0 und { $most } Sekunden.
server-too-many-programs = Höchstens { $most } Programme gleichzeitig.
server-busy-game = In dieser Partie ist gerade viel los; versuch es noch einmal.
server-only-running-ends = Nur eine laufende Partie kann beendet werden.
server-excluded = { $player } ist von diesem Server ausgeschlossen. Die anderen können den Platz jetzt neu besetzen.
server-left = { $player } ist endgültig gegangen.
# $reason: what the host gave as the reason, or none.
server-ended-by-host = { $reason ->
    [none] Der Betreiber dieses Servers hat die Partie beendet.
   *[other] Der Betreiber dieses Servers hat die Partie beendet. { $reason }
 }
server-erased = Diese Nachricht wurde mit dem Konto ihres Verfassers gelöscht.
server-treasury-secret = Was { $companies } hat, wissen nur die Aktionäre, und die Antwort würde es verraten.
server-waiting-players = { $count ->
    [0] Bereit zum Start.
    [one] Wartet auf einen Mitspieler.
   *[other] Wartet auf { $count } Mitspieler.
 }
server-indescribable = Diese Stellung lässt sich nicht beschreiben.
server-unreadable-file = Die Datei ist keine lesbare Partie.

## Moves and taking back

server-moved-on = Die Partie ist weitergegangen; sieh sie dir neu an.
server-nothing-to-undo = Du hast nichts zurückzunehmen.
server-undo-asks = Andere haben seitdem gezogen: Sie werden gefragt.
server-not-your-redo = Der zurückgenommene Zug ist nicht deiner.
server-nothing-to-redo = Es gibt nichts zu wiederholen.
# The count is at least 2.
server-ask-undo = { $player } möchte die letzten { $count } Züge zurücknehmen, bis vor den eigenen letzten.

## Seats

# $seat: the player who is away; $bot is none if the seat is opened.
server-ask-replace = { $bot ->
    [none] { $player } schlägt vor, { $seat } durch jemand anderen zu ersetzen, der dann beitreten kann.
   *[other] { $player } schlägt vor, { $seat } durch den Bot { $bot } zu ersetzen.
 }
server-replaced = { $bot ->
    [none] { $player } war zu lange weg: Der Platz ist für jemand anderen frei.
   *[other] { $player } war zu lange weg: Jetzt spielt der Bot { $bot }.
 }
server-seat-refilled = { $bot ->
    [none] Der Platz von { $player } ist für jemand anderen frei.
   *[other] Der Bot { $bot } spielt jetzt für { $player }.
 }
server-you-were-replaced = { $bot ->
    [none] Du warst zu lange weg: Dein Platz ist für jemand anderen frei.
   *[other] Du warst zu lange weg: Jetzt spielt der Bot { $bot } für dich.
 }{ $again ->
    [true] {" "}Solange die Partie läuft, kannst du deinen Platz zurücknehmen.
   *[false] {""}
 }
server-seats-only-running = Plätze wechseln nur in einer laufenden Online-Partie.
server-nobody-to-replace = Auf diesem Platz ist niemand zu ersetzen.
server-own-seat = Das ist dein eigener Platz.
server-already-proposed = Das ist schon vorgeschlagen; warte auf die Zustimmung der anderen.
server-ask-closed = Diese Frage ist nicht mehr offen.
server-not-asked = Du bist nicht gefragt oder hast schon geantwortet.
# A span of time in its two largest units; in German in the dative: „seit …“, „in …“, „vor …“.
server-span = { $days ->
    [0] { $hours ->
        [0] { server-minutes }
       *[other] { $minutes ->
            [0] { server-hours }
           *[other] { server-hours } und { server-minutes }
         }
     }
   *[other] { $hours ->
        [0] { server-days }
       *[other] { server-days } und { server-hours }
     }
 }
server-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
 }
server-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
 }
server-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }
# $waits: a span of time; $online: here in another game.
server-still-here = { $online ->
    [true] { $player } ist online; nur wer seit { $waits } weg ist, kann ersetzt werden.
   *[false] { $player } ist hier; nur wer seit { $waits } weg ist, kann ersetzt werden.
 }
# All three are spans of time.
server-too-soon = { $player } war vor { $away } hier, und an diesem Tisch wird erst nach { $waits } ersetzt: In { $left } ist es so weit.
# $seat: the name of the player whose seat it was.
server-now-plays-for = { $player ->
    [none] Jemand anderes spielt jetzt für { $seat }.
   *[other] { $player } spielt jetzt für { $seat }.
 }
server-back = { $player } ist zurück und spielt wieder.
server-took-seat-back = { $player } ist zurück und hat den Platz wieder übernommen.
server-no-such-bot = Es gibt keinen Bot „{ $bot }“; es gibt { LIST($bots, type: "comma") }.
# The words solo, hotseat and online are values of the API.
server-bad-mode = Eine Partie wird solo, hotseat oder online gespielt, nicht „{ $mode }“.
server-bad-seat = Eine Partie im Modus „{ $mode }“ hat keinen Platz der Art „{ $kind }“.
server-seed-and-shuffle = Wo Plätze ausgelost werden, wird auch der Seed ausgelost: Lass ihn leer oder gib die Plätze der Reihe nach an.
server-one-seat = Du sitzt auf genau einem Platz.
server-somebody-must-play = Jemand muss mitspielen.
server-wrong-seats = Die Partie hat { $players } Spieler, nicht { $seats }.
server-bad-file-seat = Eine Partie aus einer Datei hat keinen Platz der Art „{ $kind }“.
server-open-seats = Es sind noch Plätze frei: Warte auf Mitspieler oder setze einen Bot hin.
server-private-game = Diese Partie ist privat: Tritt ihr über den Link bei, den dir ihr Gastgeber gibt.
server-already-seated = Du hast in dieser Partie schon einen Platz.
server-own-seat-waits = In dieser Partie hast du einen eigenen Platz: Nimm ihn zurück.
server-all-seats-taken = Alle Plätze sind besetzt.
server-seat-taken = Dieser Platz ist besetzt.
server-no-seat-to-take-back = In dieser Partie hast du keinen Platz zurückzunehmen.
server-game-over = Die Partie ist zu Ende.
server-host-deletes = Du hast diese Partie angelegt: Lösche sie, statt sie zu verlassen.
server-nobody-sits-there = Dort sitzt niemand.
server-seat-not-open = Dieser Platz ist nicht frei.
server-game-of-all = Eine laufende oder beendete Online-Partie gehört allen ihren Spielern und bleibt.
server-seats-changed = Jemand anderes hat im selben Moment die Plätze geändert; sieh noch einmal nach.
server-already-started = Die Partie hat schon begonnen.
server-only-host = Das kann nur, wer die Partie angelegt hat.

## Why a stored game cannot be read

server-unreadable-move = Zug { $number } ist nicht mehr möglich: { $reason }
server-unreadable-event = Ereignis { $number } ist nicht mehr möglich: { $reason }
# $reason: a sentence; $rule: the id of a rule.
server-refused-by = { $reason } [{ $rule }]
server-title-missing = Das Spiel „{ $title }“ ist auf diesem Server nicht installiert.
server-options-damaged = Die Optionen der Partie sind nicht lesbar.
server-event-missing = Ereignis { $number } fehlt.
server-event-damaged = Ereignis { $number } ist nicht lesbar.
# $fault: the program’s own words for what is wrong.
server-event-fails = Ereignis { $number } ist nicht lesbar ({ $fault }).
server-seats-differ = { $players } Spieler und { $seats } Plätze sind gespeichert.
server-other-position = Zug { $number } führt zu einer anderen Stellung als der gespeicherten.

## Requests

server-too-often = { $seconds ->
    [one] Zu viele Anfragen: Warte { $seconds } Sekunde und versuch es noch einmal.
   *[other] Zu viele Anfragen: Warte { $seconds } Sekunden und versuch es noch einmal.
 }
server-too-many-streams = Zu viele Live-Verbindungen: Schließe zuerst andere Seiten mit Partien.
server-too-busy = Der Server hat gerade zu viel zu tun: Versuch es in { $seconds } Sekunden noch einmal.
server-too-slow = Das dauert länger, als der Server dafür aufwenden darf: Versuch es in { $seconds } Sekunden noch einmal.
server-unfinished = Der Server konnte das nicht abschließen: Versuch es in { $seconds } Sekunden noch einmal.
server-foreign-page = Diese Anfrage kommt nicht von einer Seite dieses Servers: Lade die Seite neu.
server-somebody-first = Jemand anderes war schneller: Sieh noch einmal nach und wiederhole es, wenn du noch willst.
server-status-400 = Die Anfrage ist nicht zu verstehen.
server-status-401 = Du bist nicht angemeldet.
server-status-403 = Das darfst du nicht.
server-status-404 = Unter dieser Adresse ist nichts.
server-status-405 = Diese Adresse nimmt diese Methode nicht an.
server-status-413 = Die Anfrage ist zu groß.
server-status-500 = Der Server hat einen Fehler gemacht. Er ist notiert; versuch es noch einmal oder lade die Seite neu.
server-status-503 = Der Server konnte seinen Speicher nicht erreichen. Nichts ist verloren; versuch es gleich noch einmal.
