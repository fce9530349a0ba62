## Dateien: was mit einer nicht stimmt, nach dem Pfad

formats-file = { $path }: { $problem }
formats-no-file = Diese Datei gibt es nicht.
formats-directory = Das ist ein Verzeichnis, keine Datei.
formats-damaged = Die gzip-Daten sind beschädigt oder unvollständig.
formats-unreadable = Nicht lesbar: { $reason }.
formats-unwritable = Nicht schreibbar: { $reason }.
formats-no-directory = Das Verzeichnis zum Schreiben gibt es nicht.
formats-too-large = Mehr als { $most } MB, und mehr wird nicht gelesen.
formats-nested = Zu tief verschachtelt für eine Partie.
formats-not-json = Das ist kein JSON: { $problem }.
formats-not-exported = Das ist keine von 18xx.games exportierte Partie: Titel, Spieler und Züge fehlen.
formats-not-recorded = Das ist keine aufgezeichnete Partie: In „game“ steht nicht, von welchem Spiel.
formats-not-installed = Das ist eine Partie „{ $game }“, und dieses Spiel ist nicht installiert.
formats-unknown = Die Datei ist weder eine Aufzeichnung von Bradshaw noch eine von 18xx.games exportierte Partie.
formats-other-game = Das ist eine Partie „{ $game }“ von 18xx.games; importiert werden können nur Partien von { $games }.
formats-not-on-site = { $game } gibt es auf 18xx.games nicht.
formats-unreadable-game = Die Datei ist keine lesbare Partie.
