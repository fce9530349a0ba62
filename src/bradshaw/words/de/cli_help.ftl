## Hilfe zur Kommandozeile; bis zur Leerzeile steht sie auch in der Liste der Befehle

cli-help = Bradshaw spielt Eisenbahn-Aktienspiele genau nach ihren Regeln. Es spricht die Sprache des Terminals oder die von --language: en, fr oder de.
cli-help-usage = Aufruf: { $usage }
cli-help-command = BEFEHL
cli-help-some-options = [OPTIONEN]
cli-help-some-arguments = [ARGUMENTE]
cli-help-commands = Befehle
cli-help-arguments = Argumente
cli-help-parameters = Optionen
cli-help-choices = [eines von: { LIST($choices, type: "comma") }]
cli-help-default = [sonst: { $default }]
cli-help-required = [nötig]
cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version von Bradshaw zeigen.

## Argumente mehrerer Befehle

cli-help-game = Kennung des Spiels, etwa emubay.
cli-help-players = Anzahl der Spieler. Ohne Angabe so wenige wie möglich, aber mindestens zwei.
cli-help-seed = Zahl, die alles Zufällige festlegt. Ohne Angabe wird eine gezogen.
cli-help-option = Einstellung des Spiels als Name=Wert; mehrmals möglich.
cli-help-bots = Arten von Bots, durch Kommas getrennt; sie wiederholen sich, bis alle Plätze besetzt sind.
cli-help-record = Eine Aufzeichnung oder eine von 18xx.games exportierte Partie.
cli-help-at = Die Stellung nach so vielen Zügen. Ohne Angabe die letzte.
cli-help-output = Die Datei, in die geschrieben wird. Ohne Angabe die Standardausgabe.
cli-help-database = SQLite-Datei oder postgresql://-Adresse. Ohne Angabe eine Datei in deinem Datenordner.

## Die Befehle und ihre eigenen Argumente

cli-help-games = Die installierten Spiele mit Spielerzahlen und Optionen aufzählen, und die Bots.
cli-help-play = Im Terminal spielen, allein gegen Bots oder mit anderen an derselben Tastatur.
cli-help-play-game = Kennung des Spiels, etwa emubay. Mit --load nicht nötig.
cli-help-play-humans = Wie viele der Spieler Menschen sind, die sich die Tastatur teilen.
cli-help-play-names = Namen, durch Kommas getrennt, Menschen zuerst.
cli-help-play-watch = Bots sitzen auf allen Plätzen und spielen die Partie zu Ende.
cli-help-play-save = Datei für die Partie, geschrieben nach jedem Zug.
cli-help-play-load = Datei, aus der die Partie weitergeht; sie wird auch geschrieben, außer mit --save.
cli-help-replay =
    Eine Aufzeichnung laden und ihre letzte Stellung, eine frühere oder ihren Verlauf zeigen.

    Jeder Zug wird nach den Regeln geprüft.
cli-help-replay-file = Eine Aufzeichnung, die „bradshaw play“ gespeichert hat.
cli-help-replay-log = Die Partie in Sätzen erzählen, mit der Nummer jedes Zuges.
cli-help-rules = Die Regeln eines Spiels zeigen, eine Regel, die mit bestimmten Wörtern, oder wie die Regeln getestet sind.
cli-help-rules-id = Kennung einer Regel, etwa emubay.auction.left; der Teil nach dem Spiel genügt.
cli-help-rules-search = Nur Regeln, die selbst oder in einem Entscheid alle diese Wörter haben.
cli-help-rules-coverage = Wie viele Tests jede Regel hat.
cli-help-rules-tests = Wo die Tests sind, für --coverage.
cli-help-render = Spielplan und Kurstabelle einer Partie zeichnen.
cli-help-render-output = Die Zeichnung, .svg oder .png.
cli-help-runs = Die Fahrten mit den höchsten Einnahmen aufzählen, mit Bahnhöfen und Summen, und ob sie bewiesen die besten sind.
cli-help-runs-company = Nur diese Gesellschaft. Ohne Angabe alle, die fahren können.
cli-help-runs-splits = Jede Aufteilung in Einnahmen und Zuschuss, die sich lohnt.
cli-help-runs-draw = Die Fahrten auf den Spielplan zeichnen, .svg oder .png.
cli-help-agreement = Jede Entscheidung aufgezeichneter Partien mit der ersten Wahl des Experten vergleichen, nach Art der Entscheidung.
cli-help-agreement-files = Aufzeichnungen oder von 18xx.games exportierte Partien, auch mit gzip gepackt.
cli-help-agreement-looks = Wie oft der Experte bei jeder Entscheidung vorausblickt; 1: nicht weiter als der Zug.
cli-help-review = Eine Partie analysieren: das erwartete Ergebnis nach jedem Zug, die teuersten Züge mit besseren, und eine Bilanz für jeden Spieler.
cli-help-review-file = Eine Aufzeichnung oder eine von 18xx.games exportierte Partie, auch mit gzip gepackt.
cli-help-review-moves = Wie viele der teuersten Züge gezeigt werden.
cli-help-review-json = Die ganze Analyse als JSON ausgeben.
cli-help-arena =
    Bots Begegnungen oder eine Liga spielen lassen und berichten, wie die Partien verliefen und wer gewann.

    Mit --results setzt derselbe Befehl fort, was abgebrochen wurde. Ohne Spiel fasst er die Ergebnisse der Datei zusammen.
cli-help-arena-game = Kennungen von Spielen, etwa emubay 1860.
cli-help-arena-league = Alle Bots treffen aufeinander, statt der Reihe nach die Plätze zu füllen.
cli-help-arena-games = Anzahl der Partien je Spiel, Spielerzahl und Wert der Optionen.
cli-help-arena-players = Spielerzahlen, durch Kommas getrennt, oder „all“ für alle. Ohne Angabe die kleinste, aber mindestens zwei, oder eine je Bot.
cli-help-arena-option = Einstellung als Name=Wert, für die Spiele, die sie haben; von mehreren Werten, durch Kommas getrennt, werden alle gespielt. Kann wiederholt werden.
cli-help-arena-jobs = Anzahl der Prozesse, die gleichzeitig spielen.
cli-help-arena-ray = Auf dem Ray-Cluster mit dieser Adresse spielen statt auf diesem Rechner; „auto“ für einen, der hier läuft.
cli-help-arena-results = Datei für die Ergebnisse, eine Zeile JSON je Partie. Was darin steht, wird nicht noch einmal gespielt.
cli-help-arena-parquet = Datei für die Ergebnisse als Parquet, eine Zeile je Platz jeder Partie.
cli-help-arena-report = Datei für einen Bericht mit Tabellen und Kurven, in einem Stück.
cli-help-arena-program = Ein eigener Bot als Name=Befehl, der JSON-Zeilen spricht; kann wiederholt werden.
cli-help-arena-seconds = Sekunden, die ein solches Programm für einen Zug hat.
cli-help-import =
    Aus einer von 18xx.games exportierten Partie eine Aufzeichnung machen; jeder Zug wird nach den Regeln dieser Seite geprüft.

    Zurückgenommene Züge, Chat und Daueraufträge sind aufgelöst; die Aufzeichnung enthält die Züge, die zählen.
cli-help-import-file = Die Partie, wie die Seite sie exportiert: JSON, auch als gzip.
cli-help-export = Eine Partie schreiben, wie 18xx.games es tut. Sie muss nach den Hausregeln dieser Seite gespielt sein.
cli-help-export-to = Das Format.
cli-help-verify =
    Aufgezeichnete Partien Zug für Zug vergleichen und jede Abweichung zeigen, die nicht erwartet ist.

    Der Rückgabewert ist 0, wenn es keine gibt, 1, wenn es welche gibt, und 2, wenn eine Datei nicht lesbar ist. Dateien eines Verzeichnisses, die keine aufgezeichneten Partien sind, werden genannt und übergangen.
cli-help-verify-paths = Dateien, die auf .json oder .json.gz enden, oder Verzeichnisse mit solchen.
cli-help-verify-emit = Nichts vergleichen; nach jedem Zug eine Zeile { "{" }"index", "state"{ "}" } mit unserem Zustand ausgeben.
cli-help-step =
    Jede Zeile der Standardeingabe, Stellung und Zug, mit der Stellung danach beantworten.

    Eine Zeile ist { "{" }"before": Stellung, "player": Platz, "move": { "{" }…{ "}" }{ "}" }. Die Antwort ist { "{" }"state": Stellung{ "}" }, oder { "{" }"refused": { "{" }"rule": …, "text": …{ "}" }{ "}" }, wenn die Regeln den Zug verbieten, oder { "{" }"error": "…"{ "}" }, wenn die Zeile keinen Sinn ergibt. Leere Zeilen werden übergangen.
cli-help-positions =
    Jede Stellung einer JSON-Liste beantworten: die besten Fahrten einer Gesellschaft oder jedes Plättchen, das sie legen darf.

    Eine Stellung zu Fahrten wird beantwortet mit { "{" }"index", "rev", "sub", "total": [rev, sub], "proved", "ms"{ "}" }: die Fahrten mit den höchsten Einnahmen, die mit der höchsten Summe aus Einnahmen und Zuschuss, und die Millisekunden für beides. Eine Stellung zum Gleisbau wird beantwortet mit { "{" }"index", "legal": [[Feld, Plättchen, Drehung], …]{ "}" }. Eine Stellung, die keinen Sinn ergibt, wird beantwortet mit { "{" }"index", "error"{ "}" }, und der Rückgabewert ist dann 1.
cli-help-positions-file = JSON, auch als gzip.
cli-help-serve = Die Webanwendung starten. Jede Einstellung gibt es auch als Umgebungsvariable, etwa BRADSHAW_PORT.
cli-help-serve-host = Adresse, an der gelauscht wird; 0.0.0.0 für alle.
cli-help-serve-port = Port, an dem gelauscht wird.
cli-help-serve-workers = Anzahl der Prozesse.
cli-help-serve-play = Einen anderen Port nehmen, wenn dieser belegt ist, und einen Browser öffnen.
cli-help-reset-link = Einen Link ausgeben, mit dem jemand einmal und innerhalb eines Tages ein neues Passwort setzen kann.
cli-help-reset-link-name = Name des Kontos.
cli-help-backup =
    Alles Gespeicherte in eine Datei schreiben, während der Server läuft, und sie prüfen.

    Die Datei bekommt ihren Namen, wenn sie vollständig und nachgelesen ist; eine abgebrochene Sicherung wird so nie für eine ganze gehalten.
cli-help-backup-file = Datei, in die geschrieben wird, oder ein Ordner, in dem sie nach der Zeit heißt.
cli-help-backup-overwrite = Die Datei ersetzen, wenn es sie schon gibt.
cli-help-restore =
    Die Datenbank durch den Inhalt einer Sicherung ersetzen. Der Server darf nicht laufen.

    Die Sicherung wird ganz gelesen, bevor sich etwas ändert; dann wird alles wiederhergestellt oder nichts.
cli-help-restore-file = Eine Sicherung, die „bradshaw backup“ geschrieben hat.
cli-help-restore-overwrite = Verlieren, was jetzt in der Datenbank ist.
cli-help-check =
    Jede gespeicherte Partie mit dieser Version von Bradshaw nachspielen und melden, welche sie nicht lesen kann.

    Nichts wird geändert, und ein Server darf laufen. Installiere eine neue Version neben der alten und lass sie die Datenbank prüfen, bevor sie übernimmt. Der Rückgabewert ist 1, wenn eine Partie nicht lesbar ist, und 2, wenn nichts geprüft werden konnte.

## bradshaw admin

cli-help-admin = Partien und Personen verwalten, auch während der Server läuft: aufzählen, abbrechen, löschen, sperren, stummschalten und mehr.
cli-help-admin-json = JSON ausgeben, für Skripte.
cli-help-admin-yes = Ohne Rückfrage.
cli-help-admin-most = Höchstens so viele aufzählen.
cli-help-admin-game-id = Kennung der Partie, wie in ihrer Adresse und in „bradshaw admin games“.
cli-help-admin-who = Name eines Kontos oder der Anfang der Kennung eines Gastes.
cli-help-admin-games = Gespeicherte Partien aufzählen, die zuletzt gespielten zuerst.
cli-help-admin-status = Nur Partien mit diesem Status.
cli-help-admin-person-seated = Nur Partien, in denen diese Person einen Platz hat.
cli-help-admin-game = Eine Partie zeigen: wer spielt, wie sie steht, ob sie lesbar ist.
cli-help-admin-unreadable = Die Partien aufzählen, die diese Version nicht lesen kann, mit dem Grund. Der Rückgabewert ist 1, wenn es welche gibt.
cli-help-admin-end-game = Eine laufende Partie abbrechen: Niemand kann mehr ziehen, und im Verlauf steht es. Ansehen kann man sie weiter.
cli-help-admin-reason = Ein Satz für die Spieler.
cli-help-admin-delete-game = Eine Partie löschen, mit allem, was darin geschah, auch eine, die nicht lesbar ist.
cli-help-admin-people = Konten oder Gäste aufzählen, wer zuletzt da war zuerst.
cli-help-admin-guests = Gäste statt Konten.
cli-help-admin-person = Eine Person zeigen, und die Partien, in denen sie einen Platz hat.
cli-help-admin-ban = Jemanden sperren. Anmeldungen enden; in laufenden Partien können die anderen die Person sofort ersetzen.
cli-help-admin-unban = Jemanden wieder zulassen; Plätze in noch laufenden Partien kann er wieder einnehmen.
cli-help-admin-mute = Jemanden spielen, aber nicht chatten lassen, einige Tage oder bis auf Weiteres. Die Person erfährt es.
cli-help-admin-days = Wie viele Tage lang. Weggelassen: bis auf Weiteres.
cli-help-admin-note = Ein Satz für den, den es trifft; wird eine Meldung abgelehnt, für den, der sie gemacht hat.
cli-help-admin-reports = Auflisten, was gemeldet wurde, das Neueste zuerst.
cli-help-admin-open = Nur, was auf eine Entscheidung wartet.
cli-help-admin-report-number = Nummer der Meldung.
cli-help-admin-report = Eine Meldung zeigen: was, von wem, den Chat darum herum, andere Meldungen über dieselbe Person.
cli-help-admin-decide = Eine Meldung entscheiden, und alle anderen derselben Sache. Wen es betrifft, der erfährt es.
cli-help-admin-decision = Was zu tun ist.
cli-help-admin-decision-value = Bei mute die Zahl der Tage, bei rename der neue Name.
cli-help-admin-bounce = Eine zurückgekommene Mail von der Standardeingabe lesen: Ihre Adresse bekommt keine Mail mehr, bis sie wieder gespeichert wird.
cli-help-admin-unmute = Jemanden wieder chatten lassen.
cli-help-admin-rename = Einem Konto einen anderen Namen geben. Begonnene Partien behalten den Namen, den sie zeigen.
cli-help-admin-name = Der neue Name.
cli-help-admin-delete-person = Alles löschen, was über jemanden gespeichert ist. Partien mit anderen gehen weiter, ohne die Nachrichten der Person.
cli-help-admin-export = Alles, was über jemanden gespeichert ist, als JSON schreiben.
cli-help-admin-close-registration = Keine neuen Konten annehmen. Die vorhandenen bleiben, und Gäste können spielen.
cli-help-admin-open-registration = Wieder neue Konten annehmen.
cli-help-admin-club-id = ID oder Name des Clubs.
cli-help-admin-clubs = Clubs auflisten, die neuesten zuerst.
cli-help-admin-club = Einen Club zeigen: wer ihn leitet, wer Mitglied oder eingeladen ist, seine Saisons.
cli-help-admin-delete-club = Einen Club löschen und seine Mitglieder benachrichtigen. Begonnene Partien gehören dann ihren Spielern.
