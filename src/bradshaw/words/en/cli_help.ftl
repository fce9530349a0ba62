## Help for the command line; a blank line ends what the list of commands shows

cli-help = Bradshaw plays railway share games by their rulebooks. It speaks the language of the terminal, or that of --language: en, fr or de.
cli-help-usage = Usage: { $usage }
cli-help-command = COMMAND
cli-help-some-options = [OPTIONS]
cli-help-some-arguments = [ARGUMENTS]
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-parameters = Options
cli-help-choices = [one of: { LIST($choices, type: "comma") }]
cli-help-default = [default: { $default }]
cli-help-required = [required]
cli-help-help = Show this help.
cli-help-version = Show the version of Bradshaw.

## Arguments of several commands

cli-help-game = Id of the game, such as emubay.
cli-help-players = Number of players. Without it the fewest, but at least two.
cli-help-seed = Number that decides everything random. Without it one is drawn.
cli-help-option = Setting of the game as name=value; can be repeated.
cli-help-bots = Kinds of bots, separated by commas, repeated as needed to fill the seats.
cli-help-record = A record, or a game exported from 18xx.games.
cli-help-at = The position after this many actions. Without it the last one.
cli-help-output = The file to write. Without it standard output.
cli-help-database = SQLite file or postgresql:// address. Without it a file in your data folder.

## The commands and their own arguments

cli-help-games = List the installed games with their players and options, and the bots.
cli-help-play = Play a game in the terminal, alone against bots or with others at the same keyboard.
cli-help-play-game = Id of the game, such as emubay. Not needed with --load.
cli-help-play-humans = How many of the players are people, who share the keyboard.
cli-help-play-names = Names, separated by commas, people first.
cli-help-play-watch = Bots take all seats and play the game to its end.
cli-help-play-save = File that holds the game, written after every move.
cli-help-play-load = File to go on from; it is also written, unless --save is given.
cli-help-replay =
    Load a record and show its last position, an earlier one, or its course.

    Every action is checked by the rules.
cli-help-replay-file = A record that “bradshaw play” saved.
cli-help-replay-log = Tell the game in sentences, with the number of each action.
cli-help-rules = Show the rules of a game, one rule, those that contain words, or how the rules are tested.
cli-help-rules-id = Id of one rule, such as emubay.auction.left; the part after the game is enough.
cli-help-rules-search = Only rules that have all these words, themselves or in a ruling.
cli-help-rules-coverage = How many tests each rule has.
cli-help-rules-tests = Where the tests are, for --coverage.
cli-help-render = Draw the board and the market of a game.
cli-help-render-output = The drawing, .svg or .png.
cli-help-runs = List the runs with the highest revenue, each with its stations and sums, and whether they are proved to be the best.
cli-help-runs-company = Only this company. Without it all that can run.
cli-help-runs-splits = Every split between revenue and subsidy that is worth having.
cli-help-runs-draw = Draw the runs on the map, .svg or .png.
cli-help-agreement = Compare every decision of recorded games with the first choices of the expert, by kind of decision.
cli-help-agreement-files = Records, or games exported from 18xx.games; plain or gzip.
cli-help-agreement-looks = How far the expert looks ahead at each decision; 1 for no further than the turn.
cli-help-review = Review a game: the expected result after every move, the moves that cost most with better ones, and a summary for each player.
cli-help-review-file = A record, or a game exported from 18xx.games; plain or gzip.
cli-help-review-moves = How many of the costliest moves to show.
cli-help-review-json = Print the whole review as JSON.
cli-help-arena =
    Let bots play matches, or a league, and report how the games went and who won.

    With --results, a run that was ended is continued by the same command. Without a game, the results in the file are summed up.
cli-help-arena-game = Ids of games, such as emubay 1860.
cli-help-arena-league = All bots meet each other, instead of filling the seats in turn.
cli-help-arena-games = Number of games for each game, number of players and value of the options.
cli-help-arena-players = Numbers of players, separated by commas, or “all”. Without it the fewest, but at least two, or one for each bot.
cli-help-arena-option = Setting as name=value, for the games that have it; of several values, separated by commas, all are played. Can be repeated.
cli-help-arena-jobs = Number of processes that play at the same time.
cli-help-arena-ray = Play on the Ray cluster with this address instead of on this machine; “auto” for one that runs here.
cli-help-arena-results = File for the results, a line of JSON for each game. What is in it is not played again.
cli-help-arena-parquet = File for the results as Parquet, a row for each seat of each game.
cli-help-arena-report = File for a report page with tables and curves, in one piece.
cli-help-arena-program = A bot of your own as name=command, which speaks JSON lines; can be repeated.
cli-help-arena-seconds = Seconds that such a program may take for a move.
cli-help-import =
    Turn a game exported from 18xx.games into a record, checking every move by the rules of that site.

    Moves that were taken back, chat and standing orders are resolved; the record holds the moves that count.
cli-help-import-file = The game as the site exports it: JSON, plain or gzip.
cli-help-export = Write a game as 18xx.games does. It must have been played by that site’s house rules.
cli-help-export-to = The format to write.
cli-help-verify =
    Go through recorded games one move at a time and print every difference that is not expected.

    The exit status is 0 if there is none, 1 if there are some, 2 if a file cannot be read. Files of a directory that are not recorded games are named and skipped.
cli-help-verify-paths = Files that end in .json or .json.gz, or directories with such files.
cli-help-verify-emit = Compare nothing; print a line { "{" }"index", "state"{ "}" } with our state after every action.
cli-help-step =
    Answer every line of standard input, a position and a move, with the position after it.

    A line is { "{" }"before": position, "player": seat, "move": { "{" }…{ "}" }{ "}" }. The answer is { "{" }"state": position{ "}" }, or { "{" }"refused": { "{" }"rule": …, "text": …{ "}" }{ "}" } if the rules forbid the move, or { "{" }"error": "…"{ "}" } if the line makes no sense. Blank lines are skipped.
cli-help-positions =
    Answer every position of a JSON list: the best runs of a company, or every tile that it may lay.

    A position of runs is answered by { "{" }"index", "rev", "sub", "total": [rev, sub], "proved", "ms"{ "}" }: the runs with the highest revenue, those with the highest sum of revenue and subsidy, and the milliseconds that both took. A position of track is answered by { "{" }"index", "legal": [[hex, tile, rotation], …]{ "}" }. A position that makes no sense is answered by { "{" }"index", "error"{ "}" }, and the exit status is then 1.
cli-help-positions-file = JSON, plain or gzip.
cli-help-serve = Start the web application. Every setting is also an environment variable, such as BRADSHAW_PORT.
cli-help-serve-host = Address to listen at; 0.0.0.0 for all.
cli-help-serve-port = Port to listen at.
cli-help-serve-workers = Number of processes.
cli-help-serve-play = Take another port if this one is in use, and open a browser.
cli-help-reset-link = Print a link with which somebody can set a new password, once, within a day.
cli-help-reset-link-name = Name of the account.
cli-help-backup =
    Write everything that is stored into one file, while the server runs, and verify it.

    The file gets its name once it is complete and has been read again, so a backup that was cut short is never taken for one.
cli-help-backup-file = File to write, or a folder, in which its name is the time.
cli-help-backup-overwrite = Replace the file if it exists.
cli-help-restore =
    Replace the database by what a backup holds. The server must not be running.

    The backup is read from end to end before anything is changed; then all of it is restored or nothing.
cli-help-restore-file = A backup that “bradshaw backup” wrote.
cli-help-restore-overwrite = Lose what is in the database now.
cli-help-check =
    Replay every stored game with this version of Bradshaw, and report those that it cannot read.

    Nothing is changed, and a server may be running. Install a new version beside the old one and let it check the database before it takes over. The exit status is 1 if a game cannot be read, and 2 if nothing could be checked.

## bradshaw admin

cli-help-admin = Look after games and people, also while the server runs: list, end, delete, ban, mute and more.
cli-help-admin-json = Print JSON, for scripts.
cli-help-admin-yes = Do it without being asked.
cli-help-admin-most = List at most this many.
cli-help-admin-game-id = Id of the game, as in its address and in “bradshaw admin games”.
cli-help-admin-who = Name of an account, or the beginning of a guest’s id.
cli-help-admin-games = List stored games, the latest played first.
cli-help-admin-status = Only games with this status.
cli-help-admin-person-seated = Only games in which this person has a seat.
cli-help-admin-game = Show one game: who plays, where it stands, whether it can be read.
cli-help-admin-unreadable = List the games that this version cannot read, with the reason. The exit status is 1 if there are any.
cli-help-admin-end-game = End a running game: nobody can move any more, and its log says so. It can still be looked at.
cli-help-admin-reason = A sentence for the players.
cli-help-admin-delete-game = Delete a game with everything that happened in it, even one that cannot be read.
cli-help-admin-people = List accounts or guests, the latest seen first.
cli-help-admin-guests = Guests instead of accounts.
cli-help-admin-person = Show one person, and the games in which that person has a seat.
cli-help-admin-ban = Lock somebody out. Logins end; in running games the others can replace the person at once.
cli-help-admin-unban = Let somebody in again, who can then take back seats in games that are still running.
cli-help-admin-mute = Let somebody play, but not chat, for some days or until further notice. The person is told.
cli-help-admin-days = For how many days. Left out: until further notice.
cli-help-admin-note = A sentence for whom it hits; when a report is dismissed, for who made it.
cli-help-admin-reports = List what people have reported, the newest first.
cli-help-admin-open = Only those that wait for a decision.
cli-help-admin-report-number = Number of the report.
cli-help-admin-report = Show one report: what, by whom, the chat around it, other reports about the same person.
cli-help-admin-decide = Decide a report, and all others of the same thing. Those concerned are told.
cli-help-admin-decision = What to do.
cli-help-admin-decision-value = With mute the number of days, with rename the new name.
cli-help-admin-bounce = Take a mail that came back, from standard input: its address gets no more mail until it is saved again.
cli-help-admin-unmute = Let somebody chat again.
cli-help-admin-rename = Give an account another name. Games that have begun keep the name that they show.
cli-help-admin-name = The new name.
cli-help-admin-delete-person = Delete everything that is stored about somebody. Games with others go on, without the person’s messages.
cli-help-admin-export = Write everything that is stored about somebody, as JSON.
cli-help-admin-close-registration = Accept no new accounts. Existing ones go on, and guests can play.
cli-help-admin-open-registration = Accept new accounts again.
cli-help-admin-club-id = Id or name of the club.
cli-help-admin-clubs = List clubs, the newest first.
cli-help-admin-club = Show one club: who leads it, who is in it or invited, its seasons.
cli-help-admin-delete-club = Delete a club and tell its members. Games that have begun go on as their players’ own.
