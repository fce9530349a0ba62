## The command line: arguments that cannot be used

cli-error-no-command = There is no command “{ $command }”. The commands are { LIST($commands, type: "comma") }.
cli-error-too-many-arguments = Too many arguments: { $arguments }
# $near: an option that was perhaps meant, or none.
cli-error-unknown-option =
    { $near ->
        [none] There is no option { $option } here.
       *[other] There is no option { $option } here. Did you mean { $near }?
    }
cli-error-no-value = { $option } needs a value.
cli-error-missing-argument = { $argument } is missing; “bradshaw { $command } --help” says what it is.
cli-error-repeated = { $option } is given more than once.
cli-error-value = { $name } must be { $allowed }, not “{ $value }”.
cli-allowed-number = a whole number
# $problem: in the words of the program that reads the arguments, always English.
cli-error-arguments = These arguments cannot be used: { $problem }
cli-error-missing-package = This command needs { $package }, which is not installed: pip install 'bradshaw[server]'
cli-error-missing-extra = This needs { $package }, which is not installed: pip install 'bradshaw[{ $extra }]'
cli-error-language = { $where } is one of { LIST($languages, type: "comma") }, not “{ $language }”.
cli-error-option-form = --option takes name=value, not “{ $text }”.
cli-error-option-twice = The option “{ $option }” is given twice.
cli-error-few-seats = There are { $wanted } people and bots for { $seats } seats.
cli-error-few-seats-for-people = There are { $people } people for { $seats } seats.
cli-error-no-directory = There is no directory “{ $directory }”.
cli-error-count = { $option } must be from 1 to { $most }, not { $value }.

## Questions before something is lost

cli-confirm = { $question } [y/N]
# What is typed to agree, whole or its first letter.
cli-yes = yes
cli-error-unconfirmed = { $question } Add { $flag } to do it without being asked.
cli-error-nothing-done = Nothing was done.

## bradshaw games

cli-games-title = { $name }, by { $designer }, { $fewest } to { $most } players
# Before a sentence that says what has changed.
cli-games-since = Since rules version { $version }:
cli-games-allowed = Allowed: { $allowed }. [{ $rule }]
cli-games-bots = Bots

## bradshaw play

cli-error-no-game = Name a game, such as emubay, or a file with --load; “bradshaw games” lists the games.
cli-error-no-humans = --humans must be at least 1; with --watch bots take all seats.
cli-error-with-load = { $option } cannot be given with --load: the file says it.
cli-error-other-game = The file holds a game of { $held }, not of “{ $game }”.
cli-error-save-exists = The file { $file } exists: go on with --load, or save to another file.
cli-play-seed = seed { $seed }
cli-play-you = You are { $player }.
cli-play-people = At the keyboard: { LIST($players, type: "comma") }.
cli-play-bots = Bots: { LIST($bots, type: "comma") }.
cli-play-bot = { $player } ({ $bot })
cli-play-resumed =
    The game goes on after { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
cli-play-how = Type the number of a choice, or “help” for everything you can type.
cli-play-only-choice = Only one choice for { $player }: { $choice }.
cli-play-thinking = { $player } is thinking
# $problem: a sentence.
cli-play-unsaved = { $problem } The game goes on unsaved; “save” with a file name writes it elsewhere.
cli-play-left = Saved; “bradshaw play --load { $file }” goes on from here.
cli-play-left-unsaved = Left without saving.
# Between the lowest and the highest of a range of choices.
cli-play-between = or anything in between
# $first: the number of the first of these choices.
cli-play-choices-in-hex = { $hex }: { $count } choices, from { $first } on; type “{ $hex }” to see them
cli-play-nothing-changes = Nothing changes hands by that.
cli-play-no-choice =
    { $amount ->
        [none] There is no choice { $number }.
       *[other] There is no choice { $number }. For an amount, type { $amount }.
    }
cli-play-several = { $count } choices have these words; type the number of one.
cli-play-not-understood = That is not a choice here. Type the number of one, “why” with words, or “help”.
cli-play-back =
    Back to your decision after { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
cli-play-forward =
    Forward to where the game stood after { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
cli-play-nothing-to-undo = There is nothing to take back: you have not made a decision before this one.
cli-play-nothing-to-redo = There is nothing to bring back.
cli-play-hint =
    { $number ->
        [none] A bot would choose: { $choice }
       *[other] A bot would make choice { $number }: { $choice }
    }
cli-play-move = Move { $number }: { $move }
cli-play-no-move = There is no such move yet.
cli-play-no-log = Nothing has happened yet.
cli-play-possible = That is possible: { $number }, { $choice }.
cli-play-possible-amount = That is possible: type { $typed }.
cli-play-all-possible = Nothing that comes to mind is forbidden now.
cli-play-no-such-thing = Nothing here is called that; “why” alone lists what is not possible.
cli-play-reason = { $name }: { $reason }
cli-play-more-reasons = … and { $count } more: add words, as in “why { $example }”.
cli-play-add-words = Add words to see the rule, as in “why { $example }”.
cli-play-which-rules = Say what about, as in “rules merge share”.
cli-play-no-rule = No rule or ruling has all these words.
cli-play-save-where = Say where, as in “save emu.json”.
cli-play-saved = Saved to { $file }.

## bradshaw play: what can be typed; the words in quotation marks are the same in every language

cli-play-help-number = make choice 3
cli-play-help-letter = where a number is asked for: the letter shown and the number, here a bid of { MONEY(5) }
cli-play-help-board = draw the board and the tables
cli-play-help-log = what happened lately; “log 50” for more than the last { $recent } sentences
cli-play-help-then = what choice 3 changes for everybody, before and after; also “then b5”
cli-play-help-why = what is not possible now, and by which rule; “why build 5,2” asks about one thing
cli-play-help-hint = what a bot would do in your place, and why
cli-play-help-reasons = why a bot made its last move; “reasons 12” asks about move 12 of the log
cli-play-help-rules = the rules that contain words, as in “rules merge share”, or one rule by its id
cli-play-help-undo = go back to the last decision made at this keyboard; also “u”
cli-play-help-redo = go forward again; also “r”
cli-play-help-save = write the game to a file, as in “save emu.json”
cli-play-help-quit = leave; also “q”
cli-play-help-help = this list

## bradshaw replay

cli-replay-after = After { $count } of { $all } actions.
cli-rules-version = Played by version { $version } of the rules. The newest version, { $newest }, differs:

## bradshaw rules

# The statements of the rules are in English in every language.
cli-rules-in-english = The rules are in English.
cli-rule-cited = { $rule }
# Each before a text of the rulebook.
cli-rule-note = Note.
cli-rule-example = Example.
cli-rule-not-applicable = Not applicable.
cli-rule-ruling = Ruling { $id }, { $subject }.
cli-error-coverage-of-all = --coverage is about all rules: name no rule and no words with it.
cli-error-tests-without-coverage = --tests belongs to --coverage.
cli-error-rule-and-words = Name a rule or search for words, not both.
cli-error-no-rule-found = No rule or ruling of { $game } has the words “{ $words }”.
cli-error-no-rule = { $game } has no rule “{ $rule }”; “bradshaw rules { $id }” lists them.
cli-error-no-tests = There is no directory “tests” here; name one with --tests.
cli-error-test-file = The test file { $file } cannot be read: { $problem }.
# After the id of a rule.
cli-coverage-no-test = no test
cli-coverage-not-applicable = (not applicable: { $reason })
cli-coverage-no-rule = is marked by { $test } but is not a rule

## bradshaw render, runs and positions

cli-error-drawing = The name of a drawing ends in .svg or .png, not in “{ $suffix }”.
cli-error-no-runs = No company can run trains in this position.
cli-runs-none = { $company }: no run is possible.
cli-runs-best =
    { $proved ->
        [true] { $company }: { $earns }, the best there is.
       *[other] { $company }: { $earns }, the best found.
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
cli-error-no-positions = Positions of “{ $game }” cannot be answered, only those of { LIST($games, type: "or") }.
# After the name of a file.
cli-problem-not-positions = is not a list of positions in JSON: { $problem }.

## bradshaw agreement

cli-agreement-comparing = Comparing
cli-agreement-all = All { $count } games
cli-agreement-row-all = all
cli-agreement-column-kind = Decision
cli-agreement-column-decisions = Decisions
cli-agreement-column-first = First choice
cli-agreement-column-among = Among the first { $few }
cli-error-agreement-files = Name the files of the games to compare.

## bradshaw review

cli-review-judging = Reviewing
cli-review-players = Decisions of the players
cli-review-column-player = Player
cli-review-column-kind = Decision
cli-review-column-decisions = Decisions
cli-review-column-agreed = Nothing better found
cli-review-column-cost = Cost
cli-review-row-all = all
cli-review-course = Expected at the end of the game
cli-review-column-move = After move
cli-review-costliest = Moves that cost most
cli-review-nothing = The expert would have played no move better.
cli-review-unfinished = The game is not over: { $count } moves are reviewed.

## bradshaw arena

cli-arena-playing = Playing
cli-arena-speed = { $count ->
        [one] { $count } game
       *[other] { $count } games
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } games a second, seed { $seed }
cli-arena-before = { $count ->
        [one] { $count } game had
       *[other] { $count } games had
    } been played before.
cli-error-arena-nothing = Name a game to play, or a file with --results to sum up.
cli-error-arena-league = A league needs at least two different bots.
cli-error-arena-players = --players takes numbers separated by commas, or “all”, not “{ $text }”.
cli-error-arena-seconds = --seconds must be above 0 and at most { $most }, not { $value }.
cli-error-arena-program-form = --program takes name=command, not “{ $text }”.
cli-error-arena-program-name = The name “{ $name }” is that of another bot.
cli-error-arena-no-program = There is no program “{ $program }” that can be run.

## bradshaw step: what is wrong with a line of input

cli-error-no-steps = Single moves of { $game } cannot be tried.
cli-step-too-long = The line is longer than { $most } bytes.
cli-step-nested = The line is nested too deeply.
cli-step-unreadable = The line cannot be read: { $problem }
cli-step-unusable = The line cannot be used: { $kind }: { $problem }
cli-step-unwritable = The answer cannot be written as JSON.

## bradshaw import and verify

cli-imported =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } of { $game }, { LIST($players, type: "comma") }.
cli-verify-game = { $file }: { $moves } moves, { $differences } differences, { $expected } expected
cli-verify-difference = move { $move }: { $difference }
cli-verify-skipped = { $file }: skipped, not a recorded game
cli-verify-nothing = There are no recorded games to compare: name files or directories that hold some.
# After the name of a file.
cli-problem-not-compared = recorded games of { $game } cannot be compared.
cli-problem-not-followed = recorded games of { $game } cannot be followed.
cli-problem-not-whole = is not a complete recorded game ({ $problem }).

## bradshaw serve

cli-serving = Bradshaw is at { $address }  (stop with Ctrl-C)
cli-error-address = The address { $address } cannot be used ({ $reason }): choose another with --host and --port.
cli-error-several-sockets = Bradshaw listens at one socket: name one ListenStream in its socket unit.

## bradshaw backup, restore and check

cli-backup-replaces = The file { $file } exists; it would be replaced.
cli-backup-written = { $database } was backed up to { $file } ({ $size }).
cli-backup-verified = Read again and complete: { $contents }.
cli-backup-contents =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $events ->
        [one] { $events } event
       *[other] { $events } events
    } and { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
cli-backup-check = To replay every game in it: bradshaw check --database { $file }
cli-size-kilobytes = { $kilobytes } kB
cli-size-megabytes = { NUMBER($megabytes, maximumFractionDigits: 1) } MB
cli-restored = Restored { $file }: { $contents }.
cli-restored-older = Its tables are of revision { $revision }; “bradshaw serve” brings them to { $newest } when it starts.
cli-check-reads = Bradshaw { $version } reads { $database }
cli-check-empty = The database is empty: there is nothing that could break.
cli-check-older = Its tables are of revision { $revision }. “bradshaw serve” of this version brings them to { $newest } when it starts: make a backup first.
cli-replaying =
    { $count ->
        [one] Replaying { $count } game …
       *[other] Replaying { $count } games …
    }
cli-all-readable =
    { $count ->
        [0] No games are stored.
       *[other] All games can be read: { $count }.
    }
cli-check-title =
    { $title }, rules version { $rules }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }{ $broken ->
        [0] { "" }
       *[other] , { $broken } cannot be read
    }
cli-check-differs = The newest rules differ: { $change }
cli-check-unreadable =
    { $broken } of { $count ->
        [one] { $count } game
       *[other] { $count } games
    } cannot be read by this version:
# $event: the first event that cannot be read; 0 if nothing can.
cli-check-game =
    { $event ->
        [0] { $title }, rules version { $rules }, from the beginning: { $reason }
       *[other] { $title }, rules version { $rules }, event { $event } of { $events }: { $reason }
    }
cli-check-only-looked-at =
    { $others ->
        [0] They could only be looked at, as far as they can be read.
       *[other] They could only be looked at, as far as they can be read. All other games would go on.
    }

## bradshaw admin

cli-error-revision =
    { $revision ->
        [none] { $database } has no tables yet: start “bradshaw serve” of this version once, which makes them.
       *[other] The tables of { $database } are of revision { $revision }, and this version works on { $newest }: start “bradshaw serve” of this version once, which brings them up to date.
    }
cli-never = never
# $span: such as “3 days and 2 hours”.
cli-ago = { $span } ago
cli-admin-column-game = Game
cli-admin-column-status = Status
cli-admin-column-played = Last played
cli-admin-column-title = Title
cli-admin-column-players = Who plays
cli-admin-column-name = Name
cli-admin-column-since = Since
cli-admin-column-seen = Last seen
cli-admin-column-games = Games
cli-admin-column-standing = Standing
cli-admin-status =
    { $status ->
        [open] open
        [running] running
        [finished] finished
        [ended] ended
       *[other] { $status }
    }
cli-admin-mode =
    { $mode ->
        [solo] against bots
        [hotseat] at one screen
        [online] online
       *[other] { $mode }
    }
cli-admin-latest = These are the latest { $most }; --most lists more.
cli-admin-no-games = There are no such games.
# Seats of a game, counted in a list of players.
cli-admin-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
cli-admin-open-seats = { $count } open
cli-admin-left-seats = { $count } left
# $who: who has the seat, or none if that is its name.
cli-admin-seat =
    { $who ->
        [none] - { $name }
        [open] - { $name } (open)
        [left] - { $name } (left)
       *[other] - { $name } ({ $who })
    }
cli-admin-seat-bot = - { $name } (bot { $bot })
cli-admin-title = { $title }, rules version { $rules }
cli-admin-game =
    { $mode }, { $status }{ $listed ->
        [true] , listed in the lobby
       *[other] { "" }
    }; created { $day } by { $host ->
        [none] nobody
       *[other] { $host }
    }
# $last: when, as “never” or “3 days ago”.
cli-admin-course =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $chat ->
        [one] { $chat } chat message
       *[other] { $chat } chat messages
    }; last played { $last }
cli-admin-unreadable = Cannot be read beyond event { $event }: { $reason }
cli-admin-trouble = { $title }, event { $event } of { $events }
cli-admin-end = The game { $game } would be over for good, without a winner.
cli-admin-ended = The game { $game } is ended.
cli-admin-delete = The game { $game } would be lost for good, for all its players.
cli-admin-deleted = The game { $game } is deleted.
cli-admin-nobody =
    { $guests ->
        [true] There are no guests.
       *[other] There are no accounts.
    }
cli-admin-standing =
    { $banned ->
        [true] { $muted ->
            [true] banned, muted
           *[other] banned
        }
       *[other] { $muted ->
            [true] muted
           *[other] { "" }
        }
    }
cli-admin-person =
    { $guest ->
        [true] guest since { $day }, last seen { $seen }
       *[other] account since { $day }, last seen { $seen }
    }
cli-admin-banned-since = banned since { $day }
cli-admin-bounced =
    { $count ->
        [0] This mail names no address that failed for good.
       *[other] No more mail is sent to { $addresses }.
    }
cli-admin-muted-since =
    { $until ->
        [none] muted since { $day }
       *[other] muted since { $day }, until { MOMENT($until) }
    }
cli-admin-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-admin-ban =
    { $person } would be out of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and could not log in.
cli-admin-banned = { $person } is banned.
cli-admin-unbanned = { $person } may come again.
cli-admin-muted =
    { $until ->
        [none] { $person } can play, but not chat.
       *[other] { $person } can play, but not chat until { MOMENT($until) }.
    }
cli-admin-unmuted = { $person } can chat again.
cli-admin-renamed = { $person } is now called { $name }.
cli-admin-delete-person = Everything about { $person } would be lost for good.
cli-admin-person-deleted = { $person } is deleted.
cli-admin-exported = Written to { $file }.
cli-admin-registration-closed = Nobody can create an account now. To allow it again: bradshaw admin open-registration
cli-admin-registration-open = Everybody can create an account.

## bradshaw admin: reports

cli-admin-column-report = Report
cli-admin-column-reported = Reported on
cli-admin-column-about = About
cli-admin-column-what = What
cli-admin-column-decision = Decision
cli-admin-no-reports =
    { $open ->
        [true] No report waits for you.
       *[other] Nobody has reported anything.
    }
cli-admin-reported =
    { $subject ->
        [message] a message: { $kind }
        [description] the description of a table: { $kind }
        [player] a player at a table: { $kind }
       *[profile] a profile: { $kind }
    }
cli-admin-decision =
    { $decision ->
        [none] open
        [dismiss] dismissed
        [warn] warned
        [mute]
            { $until ->
                [none] muted
               *[other] muted until { MOMENT($until) }
            }
        [rename] renamed
       *[ban] banned
    }
cli-admin-report =
    { $subject ->
        [message] { $day }: a message of { $about }: { $kind }
        [description] { $day }: the description of a table of { $about }: { $kind }
        [player] { $day }: { $about } at a table: { $kind }
       *[profile] { $day }: the profile of { $about }: { $kind }
    }
cli-admin-report-shown = seen as “{ $name }”
# $text: what the reporter has written, or none.
cli-admin-report-by =
    { $text ->
        [none] { $reporter ->
            [none] reported by somebody who has left
           *[other] reported by { $reporter }
        }
       *[other] { $reporter ->
            [none] reported by somebody who has left: “{ $text }”
           *[other] reported by { $reporter }: “{ $text }”
        }
    }
cli-admin-report-quoted = as it was: “{ $text }”
cli-admin-report-game = in the game { $game }
cli-admin-report-around = The chat around it:
cli-admin-report-earlier = Other reports about { $person }:
cli-admin-report-alike =
    { $count ->
        [one] Somebody else has reported the same; both are decided together.
       *[other] { $count } others have reported the same; all are decided together.
    }
cli-admin-report-open = To decide it: bradshaw admin decide { $number } dismiss, warn, mute DAYS, rename NAME or ban, with --note …
cli-admin-report-decided = Decided on { $day }: { $decision }.
cli-admin-decided =
    { $count ->
        [one] Decided. Those concerned are told.
       *[other] Decided, with { $count } reports together. Those concerned are told.
    }
cli-error-days = Give the number of days, from 1 to { $most }.
cli-error-new-name = Give the new name.
cli-error-decision-value = “{ $value }” is too much: { $decision } needs nothing more.

## bradshaw admin: clubs

cli-admin-column-club = Club
cli-admin-column-head = Led by
cli-admin-column-members = Members
cli-admin-no-clubs = There are no clubs.
cli-admin-club =
    { $head ->
        [none] since { $day }, led by nobody
       *[other] since { $day }, led by { $head }
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-admin-club-members =
    { $count ->
        [one] { $count } member: { LIST($names, type: "comma") }
       *[other] { $count } members: { LIST($names, type: "comma") }
    }
cli-admin-club-invited = invited: { LIST($names, type: "comma") }
cli-admin-club-seasons = seasons: { LIST($names, type: "comma") }
cli-admin-delete-club =
    { $members ->
        [one] The club { $club } would be lost for good, for its only member. Tables that wait for players go too; other games go on.
       *[other] The club { $club } would be lost for good, for all its { $members } members. Tables that wait for players go too; other games go on.
    }
cli-admin-club-deleted = The club { $club } is deleted, and its members are told.
