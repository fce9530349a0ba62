## The bar at the top

page-skip = Skip to the content
page-main-navigation = Main
page-games = Games
page-rules = Rules
page-account-and-notices = Account and notices
page-log-in = Log in
page-log-out = Log out
page-language = Language
page-language-text = Pages, mail and notices to you are in this language. Other players see theirs.
page-language-missing = The words of this language could not be loaded. Try again in a moment.

## The page itself

# Before the name of the program in the title of the window.
page-title = { $page } – Bradshaw
page-title-turn = (your turn) { $title }
page-description = Railway share games by their rulebooks: alone, at one screen, or online.
page-no-script = Bradshaw needs JavaScript to show the board. From a terminal, { $command } plays the same games.
page-missing = There is nothing here
page-missing-address = No page has the address { $address }. Check that it is complete and spelled correctly.
page-to-first-page = To the home page
page-failed = Something went wrong in this page
page-failed-text = The game itself is safe on the server. Load the page again to go on.
page-load-again = Load again
page-first-page = Home page
page-dismiss = Dismiss
page-saved = Saved.

## When the server does not answer, or has no words of its own for an error

page-error-unreachable = The server cannot be reached. Check the connection and try again; nothing is lost.
page-error-missing = There is nothing at this address.
page-error-too-many = That was a lot at once. Wait a moment and try again.
page-error-server = The server has a problem. Try again in a moment; nothing is lost.
page-error-refused = The server refused this ({ $status }).

## Colours

page-colours = Colours
page-colours-system = As this device
page-colours-light = Light
page-colours-dark = Dark
page-switch-to-light = Light colours
page-switch-to-dark = Dark colours

## Times

page-just-now = just now
page-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Charts

page-chart-empty = Nothing to draw yet.
# $values: each line with its last figure.
page-chart-label = { $title }: { LIST($values, type: "comma") } at the end of the chart
page-chart-value = { $name } { $value }
page-chart-last-move =
    { $counted ->
        [games] game { $number }
       *[moves] move { $number }
    }
page-chart-after-move =
    { $counted ->
        [games] After game { $number }:
       *[moves] After move { $number }:
    }
page-chart-point =
    { $pick ->
        [true] Point at the chart for figures; click to see that position.
       *[other] Point at the chart for figures.
    }
page-chart-figures = Figures as a table
page-chart-move =
    { $counted ->
        [games] Game
       *[moves] Move
    }

## Keys

page-keys = Keys
page-keys-key = Key
page-keys-effect = What it does
# What is written on the keys.
page-key-enter = Enter
page-key-escape = Esc
# What they do.
page-keys-digits = choose the first to the ninth possibility
page-keys-enter = confirm what you have chosen
page-keys-escape = cancel; leave the past or the try-out
page-keys-u = undo
page-keys-r = turn the tile that you are laying; otherwise redo
page-keys-h = a hint from the Normal bot
page-keys-y = try it out on a private copy
page-keys-arrows = one move back or forward in the history
page-keys-n = back to now (newest)
page-keys-m = map; there arrows move, + and − zoom
page-keys-t = table: who owns what
page-keys-k = market: the share prices
page-keys-i = tiles: what is left
page-keys-p = to the possibilities
page-keys-l = log
page-keys-g = charts (graphs)
page-keys-c = chat
page-keys-slash = rules
page-keys-question = this list

## The documentation

# A link at the foot of the first page.
page-docs = Documentation
page-docs-missing = The documentation has not been built yet
# $command: make docs.
page-docs-build = “make play” builds it in the background within a minute or two of the first start. In the folder of Bradshaw, { $command } builds it at once. Then load this page again.
page-docs-besides = The lessons and the rules of every game are here all the same.

## The first page

page-home = Railway share games, by the rulebook
page-home-text = Lay track with other people’s money, float companies, pay dividends. Every legal move is shown on the board; every other one says why not.

## The games on the first page

page-shelf = Games
# Above the levels Easy, Normal and Strong.
page-shelf-bots = Bots
page-shelf-players = { $least }–{ $most } players
page-shelf-minutes = { $least }–{ $most } minutes
page-shelf-hours = { $least }–{ $most } hours
# How much there is to learn and to think about.
page-shelf-weight =
    { $weight ->
        [1] light
        [2] fairly light
        [3] medium
        [4] heavy
       *[other] very heavy
    }
page-shelf-play = Play now
    .named = Play now: { $game }
page-shelf-learn = Learn
    .named = Learn: { $game }

## Lists of games

page-list-continue = Continue
page-list-mine = Your games
    .empty = You are not in any game at the moment. Start one on the home page, or join a table in the lobby.
page-list-mine-finished = Your finished games
    .empty = None of your games is over yet. Once one is, you can replay and review it here.
page-list-lobby = Lobby
    .empty = No listed games right now. Open a table online and others can join.
page-list-running = Games to watch
    .empty = No listed game is being played right now. Finished games are under the next heading.
page-list-finished = Finished games
    .empty = No listed game is over yet.
page-lists = Lists of games
page-list-all-mine = All your games
page-list-all =
    { $count ->
        [one] Your { $count } game
       *[other] All { $count } games
    }
page-list-all-tables = All tables
page-list-loading = Looking for games …
page-list-page-empty = There are no games on this page.
page-list-pages = Pages
page-list-page = Page { $number }
page-list-newer = Newer
page-list-older = Older

## Searching lists of games

page-filter = Search
page-filter-any = any
page-filter-none = Show all
page-filter-empty = No game matches. Show all, or search for something else.
page-filter-speed = Pace
page-filter-speed-kind =
    { $speed ->
        [free] without a limit
        [quick] quick: up to a day for a decision
       *[slow] slow: more than a day
    }
page-filter-rated = Rating
page-filter-rated-kind =
    { $rated ->
        [true] rated
       *[other] not rated
    }
page-filter-open-seat = With an open seat
page-filter-robots = Robots may join
page-filter-player = Name of a player
page-filter-since = From
page-filter-until = To
page-filter-rating-from = Players rated from
page-filter-rating-to = Players rated to
page-filter-near = Players rated near me

## A game in a list

page-game-unreadable = Cannot be read
page-game-finished = Finished
page-game-ended = Ended by the host of this server
page-game-open = Waiting for players
page-game-my-turn = Your turn
page-game-replaced = You were replaced: take your seat back
page-game-others = Others are playing
page-game-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# How and how long: against bots · 12 moves.
page-game-kind =
    { $mode ->
        [solo] against bots
        [hotseat] hot-seat
       *[online] online
    } · { page-game-moves }
page-game-open-seats =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
page-game-seat-open = open
page-game-winner = { $player } (won)
page-game-here = is here
page-game-player-here = { $player } is here
page-robot = robot
    .title = A program of { $player } plays here
page-game-robots = robots may join
page-game-join = Join
page-game-return = Return
page-game-watch = Watch
page-game-view = View
page-game-delete = Delete
# For a screen reader: which game the button deletes. $time: when it was last played, "3 hours ago".
page-game-delete-which = Delete { $game }, { $time }
page-game-delete-title = Delete this game?
page-game-delete-text =
    { $count ->
        [one] { $game }, { $count } move.
       *[other] { $game }, { $count } moves.
    } This cannot be undone; you can download its record first, under Share.

## A new game

page-new = Your own table
page-new-loading = Looking up the games…
page-new-how = How to play
page-new-mode =
    { $mode ->
        [solo] Against bots
        [hotseat] Hot-seat
       *[online] Online
    }
page-new-start =
    { $mode ->
        [online] Open the table
       *[other] Start the game
    }
# $players: who plays, such as you and 3 bots (Normal).
page-new-wish = { $game }: { $players }.
page-new-you = you
page-new-people =
    { $count ->
        [one] { $count } player at this screen
       *[other] { $count } players at this screen
    }
page-new-bots =
    { $count ->
        [one] { $count } bot ({ page-bot })
       *[other] { $count } bots ({ page-bot })
    }
page-bot-choice = { page-bot }: { page-bot.plays }
page-new-change = More options
page-new-game = Game
page-new-designer = by { $designer }
page-new-rules = rules
page-new-players = Players
page-new-seats = Seats
page-new-shuffle = Draw the seats at random
page-new-who-joins = Who can join
page-new-private = Only those who have the link
page-new-listed = Anybody: it is listed on the home page
page-new-club = Members of { $club }
page-new-robots = Robots may join, too
page-new-robots-note = Programs of other players, marked as such.
page-new-description = About this table
page-new-description-note = What others should know before they join, for everybody to read.
page-new-language = Language at the table
page-new-away = When somebody stays away
page-new-replace-after = A player can be replaced after
page-new-replace-note = This long without any sign of life. A player who was replaced can take the seat back while the game runs.
page-new-host-decides = I alone decide whom to replace
page-new-host-decides-note = Otherwise all others have to agree.
page-new-options = Options
page-new-seed = Seed
page-new-seed-random = random
page-new-seed-note = The same seed gives the same set-up again; it is kept in the record of a game.
page-new-rulebook = As in the rulebook
page-new-your-name = Your name
# $player is the reader.
page-new-player-you = { $player } (you)
page-new-person = A person
page-new-open-seat = Open seat
page-new-bot = A bot
page-new-seat = Seat { $number }
page-new-player = Player { $number }
page-new-player-name = Name of player { $number }
page-new-seat-bot = Bot in seat { $number }
page-new-house-rules-all =
    { $count ->
        [one] The house rule of { $site } is on.
       *[other] All { $count } house rules of { $site } are on.
    }
# $sites: places whose house rules these are.
page-new-house-rules =
    { $on ->
        [0] House rules of { $sites } one by one
       *[other] House rules of { $sites } one by one: { $on } of { $count } on
    }
page-new-the-rule = The rule

## Opening a file

page-file = Open a file
page-file-text = The record of a game, or a game of 1860 or 1862 exported from 18xx.games. Drop it anywhere on this page, or choose it.
page-file-input = Record file
page-file-choose = Choose a file
page-file-checking = Checking every move…
page-file-too-large = { $file } is too large for a game: at most { $megabytes } MB are read.
# $problem: what the browser says, in its own language.
page-file-not-json = { $file } is not JSON: { $problem }.
page-file-unreadable = { $file } cannot be read.
page-file-no-game = { $file } holds no game: it is neither a record nor an export from 18xx.games.
page-file-too-deep = { $file } is nested too deeply for a game.
page-file-found =
    { $finished ->
        [true] { $file }: { page-game-moves } of { $players }, finished.
       *[other] { $file }: { page-game-moves } of { $players }.
    }
page-file-stopped =
    { $count ->
        [one] Only the first move can be taken over.
       *[other] Only the first { $count } moves can be taken over.
    }
page-file-who = Who plays on
page-file-who-plays = Who plays { $player }
page-file-person = A person at this screen
page-file-bot = Bot: { page-bot }
page-file-nobody = Somebody must play.
page-file-open = Open the game
page-file-review = Open and review
page-file-options = Options: { LIST($options, type: "comma") }.
page-file-option-on = { $option }: on
page-file-option-off = { $option }: off
page-file-option-value = { $option }: { $value }
page-file-house-rules =
    { $all ->
        [true] All { $count } house rules of 18xx.games are switched on
       *[other] { $count ->
            [one] { $count } house rule of 18xx.games is switched on
           *[other] { $count } house rules of 18xx.games are switched on
        }
    }

## Rules

page-rules-of = Rules of { $game }
page-rules-text = Every rule in our own words, by the sections of the rulebook. Rulings decide what the rulebook leaves open.
# The statements of the rules are English in every language; shown to those who read another.
page-rules-english = The text of the rules is in English.
page-rules-loading = Opening the rules…
page-rules-search = Search the rules
page-rules-found = { $count } found
page-rules-none = No rule has all of these words.
page-rules-sections = Sections
page-rules-example = Example: { $example }
page-rules-derived = Worked out: { $example }
page-rules-ruling = Ruling { $ruling }, { $subject }:
page-rules-address = Address of this rule

## The account

page-account = Account
page-account-loading = Who is there?
page-account-guest = You play as a guest: this browser keeps your games. Nothing more is needed.
page-account-logged-out = You are logged out.
page-notices = Notices
page-notices-webhook = Webhook
page-notices-webhook-note = Notices are posted there as JSON. Leave empty for none.
page-notices-mail = Mail address
page-notices-mail-note = For a link to set a new password, and for what you choose below. Leave empty for none.
page-notices-password = Your password, to change the address
page-password = Password
page-password-changed = Your password is changed; all other browsers are logged out.
page-password-change = Change the password
page-password-old = Old password
page-password-new = New password
page-password-yours = Your password
page-logins = Where you are logged in
# $browser: Firefox; $system: Linux. “none” where it is not known.
page-login-browser =
    { $browser ->
        [none] A browser
       *[other] { $browser }
    } on { $system ->
        [none] an unknown system
       *[other] { $system }
    }
page-login-here = (here)
# $since, $used: "3 days ago", or a date.
page-login-times = logged in { $since }, last used { $used }
page-tokens = Tokens for programs
# $link: to the documentation.
page-tokens-text = A program of yours can play as a robot, under your name and marked for everybody to see. It comes in by a token. { $link }
page-tokens-how = How to write one
page-token-name = Name of the token
page-token-lasts = It expires after
page-token-make = Make a token
page-token-secret = Your new token. Copy it now: it is never shown again.
page-token-copy = Copy
page-token-copied = The token is copied.
page-token-not-copied = The browser does not let pages copy: select the token and copy it yourself.
page-token-kept = I have kept it
# $when: "in 6 days".
page-token-soon = Ends { $when }: make a new one in time.
# $made, $used: "3 days ago", or a date; $used: none if it was never used; $expires: a date.
page-token-times =
    { $used ->
        [none] made { $made }, never used, expires { $expires }
       *[other] made { $made }, last used { $used }, expires { $expires }
    }
page-token-end = End
# For a screen reader: which token the button ends.
page-token-end-which = End the token { $token }
page-token-end-title = End the token { $token }?
page-token-end-text = Programs that use it can no longer come in. Their games go on without them.
page-data = Your data
page-data-text = Everything that is stored about you, as a JSON file: account, logins, notices, games, your moves and messages.
page-data-download = Download your data
page-leave =
    { $guest ->
        [true] Delete everything about you
       *[other] Delete the account
    }
page-leave-button =
    { $guest ->
        [true] Delete everything about me
       *[other] Delete the account
    }
page-leave-text = Your logins, notices and messages are deleted, and the games that nobody else plays in. Other games go on, with the name that they show.
page-leave-done =
    { $guest ->
        [true] Everything about you is deleted.
       *[other] Your account is deleted.
    }

## Logging in

page-login-what = What to do
page-login-new = New account
page-login-forgotten = Forgotten
page-login-name = Name
page-login-done = You are logged in.
page-login-made = Your account is made, and you are logged in.
page-login-make = Make the account
page-login-make-text = An account keeps your games on every device. What you have played here so far goes along.
page-login-mail = Send a link
page-login-mail-text = A link to set a new password goes to the mail address of the account.
page-login-mail-sent = If there is such an account with a mail address, a link is on its way.
page-login-mail-none = This server sends no mail. Its host can give you a link to set a new password.
page-reset-done = Your new password is set. Log in with it.
page-reset-set = Set the password
