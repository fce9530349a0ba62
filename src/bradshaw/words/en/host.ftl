## What the host of a server reads in the terminal: settings

host-setting-no-host = { $name } is empty: give an address to listen at, such as 127.0.0.1 or 0.0.0.0.
host-setting-one-of = { $name } is one of { LIST($values, type: "comma") }, not “{ $value }”.
host-setting-range = { $name } is a number from { $low } to { $high }, not { $value }.
# $most: none if there is no limit.
host-setting-positive =
    { $most ->
        [none] { $name } is a number above 0, not { $value }.
       *[other] { $name } is a number above 0 and at most { $most }, not { $value }.
    }
host-setting-kind =
    { $kind ->
        [bool] { $name } is true or false, not “{ $value }”.
        [int] { $name } is a whole number, not “{ $value }”.
        [float] { $name } is a number, not “{ $value }”.
       *[text] { $name } is a text, not “{ $value }”.
    }
host-setting-public-url = { $name } is the address that people use, such as https://trains.example.org, without a path; not “{ $value }”.
host-setting-database = { $name } is not a database address: give a file, or postgresql://user:password@host/name.
host-setting-scheme = { $name } must be a file, sqlite:///… or postgresql://…, not { $scheme }://….
host-setting-workers = { $name } is { $value }, but a SQLite file is served by one process only: leave it at 1, or use PostgreSQL ({ $database }=postgresql://…).
host-setting-proxies = { $name } are addresses like 10.0.0.1 or 10.0.0.0/8, separated by commas: { $problem }.
host-setting-no-sender = { $name } is set, but not { $missing }: mail needs a sender.
host-setting-no-mail-server = { $name } is set, but not { $missing }: no server would send it.
host-setting-mail-from = { $name } is a mail address such as bradshaw@example.org, not “{ $value }”.
host-setting-together = { $one } and { $other } belong together: set both, or neither.

## The database

server-storage-trouble = The server could not reach its storage ({ $reason }). Nothing was lost; try again in a moment.
host-database-newer = The database { $database } was used by a newer Bradshaw: its tables are of revision { $revision }, and this program knows them up to { $newest }. Use that version or a later one.
host-database-no-folder = The folder of the database cannot be made: { $problem }.
host-database-folder = The folder { $folder } cannot be written ({ $reason }): give the user who runs Bradshaw the right to it, or name a file elsewhere with --database.
# $process: the number of the other process, or none.
host-database-served =
    { $process ->
        [none] The database { $database } is in use by another Bradshaw server. Stop that one first, or give this one a file of its own with --database; for several processes on one database use PostgreSQL.
       *[other] The database { $database } is in use by another Bradshaw server (process { $process }). Stop that one first, or give this one a file of its own with --database; for several processes on one database use PostgreSQL.
    }
host-database-in-use =
    { $count ->
        [one] The database { $database } is in use by others ({ $count } connection): stop the server first.
       *[other] The database { $database } is in use by others ({ $count } connections): stop the server first.
    }
host-database-unusable = The database { $database } cannot be used: { $reason }.
host-database-unreadable = The database { $database } cannot be read ({ $reason }).
host-database-foreign = The database { $database } is not one of Bradshaw’s.
host-database-missing = There is no database file { $file }. A server makes it when it starts for the first time.

## Backups

host-backup-nothing = The database { $database } is empty: there is nothing to back up.
host-backup-same-file = The file { $file } is the database itself: give the backup another name.
host-backup-unwritten = The backup { $file } could not be written ({ $reason }).
host-backup-incomplete = The backup { $file } does not hold what the database holds: it was not kept.
host-backup-unreadable = The file { $file } cannot be read: { $reason }.
host-backup-foreign = The file { $file } is not a backup of Bradshaw.
host-backup-other-kind = The file { $file } is a backup of { $held }, and the database is { $database }: name one of its kind.
host-backup-other-database = The file { $file } is a database, but not one of Bradshaw’s.
host-backup-other-dump = The file { $file } is a dump of PostgreSQL, but not of a database of Bradshaw’s.
host-backup-damaged = The file { $file } is damaged ({ $reason }): use another backup.
host-backup-unrestored = The backup { $file } could not be restored ({ $reason }).
host-backup-restored-partly = The database does not hold what the backup holds: restore it again.
host-backup-not-empty = The database { $database } is not empty. Add --overwrite to lose everything that is in it.
host-backup-no-program = The program { $program } is not installed; it belongs to PostgreSQL’s client programs (Debian: postgresql-client), of the version of your PostgreSQL or a newer one.
host-backup-failed = { $program } failed ({ $reason }).

## Games and people

host-no-game = There is no game “{ $game }”.
host-nobody =
    { $several ->
        [true] There is no account called “{ $name }”. Several ids begin like this: give more of it.
       *[other] There is no account called “{ $name }”. Guests are named by their ids.
    }
host-guest-nameless = A guest has no name that could be changed.
host-no-report = There is no report { $number }.
host-report-decided = Report { $number } is decided already.
host-no-club =
    { $several ->
        [true] Several clubs are called “{ $club }”: give the id.
       *[other] There is no club “{ $club }”.
    }
