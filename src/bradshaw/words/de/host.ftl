## Was der Gastgeber eines Servers im Terminal liest: Einstellungen

host-setting-no-host = { $name } ist leer: Gib eine Adresse an, an der gelauscht wird, etwa 127.0.0.1 oder 0.0.0.0.
host-setting-one-of = { $name } ist eines von { LIST($values, type: "comma") }, nicht „{ $value }“.
host-setting-range = { $name } ist eine Zahl von { $low } bis { $high }, nicht { $value }.
# $most: none, wenn es keine Grenze gibt.
host-setting-positive =
    { $most ->
        [none] { $name } ist eine Zahl über 0, nicht { $value }.
       *[other] { $name } ist eine Zahl über 0 und höchstens { $most }, nicht { $value }.
    }
host-setting-kind =
    { $kind ->
        [bool] { $name } ist true oder false, nicht „{ $value }“.
        [int] { $name } ist eine ganze Zahl, nicht „{ $value }“.
        [float] { $name } ist eine Zahl, nicht „{ $value }“.
       *[text] { $name } ist ein Text, nicht „{ $value }“.
    }
host-setting-public-url = { $name } ist die Adresse, die die Leute benutzen, etwa https://trains.example.org, ohne Pfad; nicht „{ $value }“.
host-setting-database = { $name } ist keine Datenbankadresse: Gib eine Datei an oder postgresql://user:password@host/name.
host-setting-scheme = { $name } muss eine Datei, sqlite:///… oder postgresql://… sein, nicht { $scheme }://….
host-setting-workers = { $name } ist { $value }, aber eine SQLite-Datei wird nur von einem Prozess bedient: Lass es bei 1, oder nimm PostgreSQL ({ $database }=postgresql://…).
host-setting-proxies = { $name } sind Adressen wie 10.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt: { $problem }.
host-setting-no-sender = { $name } ist gesetzt, aber { $missing } nicht: Mail braucht einen Absender.
host-setting-no-mail-server = { $name } ist gesetzt, aber { $missing } nicht: Kein Server würde sie verschicken.
host-setting-mail-from = { $name } ist eine E-Mail-Adresse wie bradshaw@example.org, nicht „{ $value }“.
host-setting-together = { $one } und { $other } gehören zusammen: Setze beide oder keines.

## Die Datenbank

server-storage-trouble = Der Server kam nicht an seine Daten ({ $reason }). Nichts ist verloren; versuch es gleich noch einmal.
host-database-newer = Die Datenbank { $database } wurde von einem neueren Bradshaw benutzt: Ihre Tabellen haben Revision { $revision }, dieses Programm kennt sie bis { $newest }. Nimm jene Version oder eine spätere.
host-database-no-folder = Der Ordner der Datenbank kann nicht angelegt werden: { $problem }.
host-database-folder = In den Ordner { $folder } kann nicht geschrieben werden ({ $reason }): Gib dem Benutzer, unter dem Bradshaw läuft, das Recht dazu, oder nenne mit --database eine Datei anderswo.
# $process: die Nummer des anderen Prozesses, oder none.
host-database-served =
    { $process ->
        [none] Die Datenbank { $database } wird von einem anderen Bradshaw-Server benutzt. Beende erst jenen, oder gib diesem mit --database eine eigene Datei; für mehrere Prozesse an einer Datenbank nimm PostgreSQL.
       *[other] Die Datenbank { $database } wird von einem anderen Bradshaw-Server benutzt (Prozess { $process }). Beende erst jenen, oder gib diesem mit --database eine eigene Datei; für mehrere Prozesse an einer Datenbank nimm PostgreSQL.
    }
host-database-in-use =
    { $count ->
        [one] Die Datenbank { $database } wird von anderen benutzt ({ $count } Verbindung): Beende erst den Server.
       *[other] Die Datenbank { $database } wird von anderen benutzt ({ $count } Verbindungen): Beende erst den Server.
    }
host-database-unusable = Die Datenbank { $database } ist unbrauchbar: { $reason }.
host-database-unreadable = Die Datenbank { $database } ist nicht lesbar ({ $reason }).
host-database-foreign = Die Datenbank { $database } ist keine von Bradshaw.
host-database-missing = Eine Datenbankdatei { $file } gibt es nicht. Ein Server legt sie bei seinem ersten Start an.

## Sicherungen

host-backup-nothing = Die Datenbank { $database } ist leer: Es gibt nichts zu sichern.
host-backup-same-file = Die Datei { $file } ist die Datenbank selbst: Gib der Sicherung einen anderen Namen.
host-backup-unwritten = Die Sicherung { $file } konnte nicht geschrieben werden ({ $reason }).
host-backup-incomplete = Die Sicherung { $file } enthält nicht, was die Datenbank enthält: Sie wurde nicht behalten.
host-backup-unreadable = Die Datei { $file } ist nicht lesbar: { $reason }.
host-backup-foreign = Die Datei { $file } ist keine Sicherung von Bradshaw.
host-backup-other-kind = Die Datei { $file } ist eine Sicherung von { $held }, die Datenbank aber ist { $database }: Nenne eine derselben Art.
host-backup-other-database = Die Datei { $file } ist eine Datenbank, aber keine von Bradshaw.
host-backup-other-dump = Die Datei { $file } ist ein PostgreSQL-Dump, aber nicht von einer Datenbank von Bradshaw.
host-backup-damaged = Die Datei { $file } ist beschädigt ({ $reason }): Nimm eine andere Sicherung.
host-backup-unrestored = Die Sicherung { $file } konnte nicht wiederhergestellt werden ({ $reason }).
host-backup-restored-partly = Die Datenbank enthält nicht, was die Sicherung enthält: Stelle sie noch einmal wieder her.
host-backup-not-empty = Die Datenbank { $database } ist nicht leer. Mit --overwrite geht alles verloren, was darin ist.
host-backup-no-program = Das Programm { $program } ist nicht installiert; es gehört zu den Client-Programmen von PostgreSQL (Debian: postgresql-client), in der Version deines PostgreSQL oder einer neueren.
host-backup-failed = { $program } ist gescheitert ({ $reason }).

## Partien und Personen

host-no-game = Eine Partie „{ $game }“ gibt es nicht.
host-nobody =
    { $several ->
        [true] Ein Konto „{ $name }“ gibt es nicht. Mehrere Kennungen beginnen so: Gib mehr davon an.
       *[other] Ein Konto „{ $name }“ gibt es nicht. Gäste nennt man nach ihrer Kennung.
    }
host-guest-nameless = Ein Gast hat keinen Namen, der sich ändern ließe.
host-no-report = Es gibt keine Meldung { $number }.
host-report-decided = Die Meldung { $number } ist schon entschieden.
host-no-club =
    { $several ->
        [true] Mehrere Clubs heißen „{ $club }“: Gib die ID an.
       *[other] Es gibt keinen Club „{ $club }“.
    }
