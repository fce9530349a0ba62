### What the page says around a game: the table with its board, the turn, the log and everything beside it.

## Buttons and words of many places

page-cancel = Cancel
page-save = Save
page-close = Close
page-try-again = Try again
page-all-games = All games
page-back-to-now = Back to now
page-see-board = See the board
page-play-again = Play again
page-why-not = Why not?
page-look-only = This game can only be looked at.
# After the name on a button, for those who hear it.
page-name-text = : { $text }
# What a reason is about, and the reason, a sentence.
page-about = { $about }: { $text }
# Several sentences that exclude one another.
page-either = { LIST($texts, type: "semicolon") }
page-rule-link = the rule

## Requests that need consent

page-ask-waiting = Waiting for { $players }.
page-ask-agree = Yes, I agree
page-ask-disagree = No
page-ask-refused = Refused: { $text }
page-ask-back = { $player } is back.

## Amounts

page-bid = Bid
page-bids = Bids
page-bid-less = One less
page-bid-more = One more
# $low, $high: sums of money.
page-bid-span = { $low } to { $high }
# $name: what the amount is for.
page-bid-slider = { $name }: slider
page-bid-minimum = Minimum { $amount }
page-bid-highest = Highest { $amount }
page-bid-wrong = Enter a whole number from { $low } to { $high }.

## Chat

page-chat-lines = Messages
page-chat-which = Whose chat
page-chat-table = Table
page-chat-spectators = Spectators
page-chat-aside-empty = No spectator has said anything.
page-chat-aside-log-in = Log in to talk with the other spectators.
page-chat-aside-note = Players read this when the game is over.
page-chat-seated = Take a seat to chat.
# $who: names, and perhaps how many guests.
page-spectators = Watching: { $who }
page-spectators-guests = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
 }
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-watching = Spectators can read the chat.

## What can be done

page-choice-pass = Pass
page-choice-on-map = Choose a marked hex on the map.
page-choice-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
 }
page-choice-list = { $count ->
    [one] As a list
   *[other] All { $count } ways as a list
 }
page-choice-which = Which one?
page-choice-not-possible = What is not possible now ({ $count })

## Confirming a move

page-confirm = Confirm
# Trains run as they were laid.
page-confirm-run = Run
# Chooses nothing after all.
page-confirm-cancel = Cancel
page-confirm-effect = What it costs and does
page-confirm-choose = Choose, and read here what it costs and does.
page-confirm-on-map = Choose one of the pieces at the marked place on the map.
page-confirm-past = This is a past position. Moves are made in the current one.
page-confirm-watching = You are watching.
page-confirm-final = A bot goes on at once, so this cannot be taken back without the consent of the others. Confirm it, or choose something else.
page-made = Done.
page-made-undo = Undo
page-see-result = See the result
page-tool-undo = { $ask ->
    [true] Undo…
   *[false] Undo
 }
page-tool-undo-title = Take back your last move (u)
page-tool-redo = Redo
page-tool-redo-title = Play it again (r)
page-tool-hint = Hint
page-tool-hint-title = What the Normal bot would do (h)
page-tool-try = Try out
page-tool-try-title = Play on a private copy (y)
# $move: a sentence.
page-hint = The Normal bot would do this: { $move }
page-also-legal = Also legal.
page-asked-others = Waiting for the others to agree.
page-why-past = “Why not?” works in the current position only.

## The end

page-final-you = You win with { MONEY($worth) }
page-final-winners = { $count ->
    [one] { $winners } wins with { MONEY($worth) }
   *[other] { $winners } share the victory with { MONEY($worth) }
 }
page-final-back = Back to the board
page-final-result = Result
page-final-place = Place
page-final-player = Player
page-final-total = Total
page-final-cash = Cash
page-final-shares = Shares
page-final-holdings = Shares by company
page-final-no-shares = no shares
page-final-course = How the game went
page-final-loading = Loading the history…
page-final-review = Review
# The review of a game.
page-review = Review
page-review-close = Close the review
page-review-better = Better move
page-review-back = Back to the review
page-review-next = Next costly move
page-review-loading = Looking for the review…
page-review-about = The expert goes through every decision: what everybody could expect after it, what it cost, and what would have been better. This takes a minute or two.
page-review-start = Review this game
page-review-waiting = The game is being reviewed: { $judged } of { $actions } moves.
page-review-progress = Moves reviewed
page-review-others = { $count ->
    [one] Another review is being made at the same time.
   *[other] { $count } other reviews are being made at the same time.
 }
page-review-leave = You need not wait here: the review is made in the background and stays with the game.
page-review-curves = What the curve shows
page-review-expected = Expected result
    .title = What each player could expect to have at the end
page-review-chances = Chance to win
    .title = Each player’s chance to win, in %
page-review-moves = Moves that cost most
page-review-whose = Whose moves
page-review-everybody = Everybody
page-review-more = Show more
page-review-none = The expert would have played no move better.
page-review-move = Move { $number }, { $player }: { $kind }
page-review-players = Decisions of the players
page-review-player = Player
page-review-decisions = Decisions
page-review-agreed = Nothing better
page-review-cost = Cost
page-review-share = { $percent } %
page-review-note = Costs are the expert’s estimate: the share that a player could expect of what all have at the end, in money, after the best turn it found and after the one that was played. It knows what was hidden during play.
page-final-link = Link to this game, for anybody to watch it again
page-final-cash-course = Cash after each turning point
page-final-wealth-course = Worth at the beginning of each round
page-final-move = Move
page-final-event = Event

## Tables of any game

page-market = Share prices
page-market-chart = Chart of share prices
page-player-acts = to decide
page-player-you = you
page-player-bot = bot
page-player-winner = winner

## Charts

page-graph-kinds = What to draw
page-graph-cash = Cash
    .title = Cash of each player
page-graph-wealth = Worth
    .title = Worth of each player: cash, and all else as it would count at the end
page-graph-worth = Estimate
    .title = Estimate of what each player’s position is worth, as a good player would judge it
page-graph-liquidity = Liquidity
    .title = Liquidity of each player: cash, and what selling everything would bring
page-graph-revenue = Revenue
    .title =
        { $rounds ->
            [true] Revenue of each company, round by round
           *[false] Revenue of each company
        }
page-graph-price = Prices
    .title = Share price of each company
page-graph-shares = Shares
    .title = Shares of { $company }
page-graph-company = Company
page-graph-loading = Drawing…

## The guide of the first turn

page-guide = Guide
page-guide-hint = Show me a sensible move
page-guide-off = No more guidance

## The bar above the board

page-header-home = Bradshaw: all games
page-header-watching = watching
page-header-share = Share
    .title = Links and record
page-header-settings = Settings
page-header-keys = Keys
    .title = Keys (?)
page-header-reconnecting = Reconnecting…
page-header-busy = Server busy…
page-phase-finished = Finished

## History

page-history = History
page-history-first = To the beginning
page-history-back = One move back
    .title = One move back (←)
page-history-play = Play by itself
page-history-stop = Stop
page-history-forward = One move forward
    .title = One move forward (→)
page-history-now-title = Back to now (n)
page-history-slider = Position after move
    .now = after move { $number } of { $count }
page-history-speed = Speed of the replay
page-history-times = { $times } ×
page-history-count = { $number } of { $count }
page-past-after = Position after move { $move }
page-past-within = Within move { $move }, step { $step } of { $steps }
# $where: one of the two above; $told: what happened in that step, a sentence.
page-past-told = { $where }: { $told }
page-past-loading = { $where } …
# $told: what the next move did, a sentence.
page-past-next = Next: { $told }
page-since = Since your last turn
page-since-received = You received { MONEY($amount) }.
page-since-paid = You paid { MONEY($amount) }.
page-since-replay = Replay

## Log

page-log-empty = Nothing has happened yet.
page-log-loading = Loading the log…
page-log-earlier = Show earlier turns ({ $count })
page-log-tried = Tried out
page-log-see-first = See the first position
page-log-see = See the position after move { $number }
page-log-why = Why did { $player } do this?
page-log-why-thinking = The expert is looking…
page-log-turn = Turn { $number }: { $player }
# In games of rounds, whose turns nobody counts.
page-log-players = { $players }
page-log-set-up = Set-up
# What happened before the first turn, such as somebody taking a seat.
page-log-table = At the table
page-phase-turn = Turn { $number }
page-mark-end = The end
page-undone = Moves were taken back.
page-redone = Moves were played again.

## Programs: what the server plays for somebody

page-program = Programs
page-program-note = The server does this for you, also while you are away.
# $program: what it did; $reason: a sentence; $player: none for you, else whose program it was of several at one screen.
page-program-stopped = { $player ->
    [none] No longer done for you: { $program }. { $reason }
   *[other] No longer done for { $player }: { $program }. { $reason }
 }
page-program-end = End
page-program-from-now = From now on…
page-program-played = Played for you: { $text }
page-program-passed = Played for you: { $player } passes.
page-program-offer-pass = Auto-pass above a limit…
page-program-offer-only = Auto-pass when nothing else is legal…
page-program-only-label = Make the only legal move for me
page-program-auction = In this auction
page-program-limit-kind = { $kind ->
    [pass_above] pass above a limit
    [bid_up_to] bid as little as it takes, up to a limit
   *[none] nothing is done for me
 }
page-program-limit = Limit in £

## The screen

page-screen-busy = The server has a lot to do. The game is shown as soon as it answers.
page-screen-loading = Setting up the table…
page-screen-failed = This game cannot be shown
# $headline: a sentence.
page-screen-your-turn = Your turn. { $headline }
page-screen-board = Board
page-screen-map = Map of { $game }
page-screen-show-board = Show the board
page-screen-more = More about the game
page-screen-choose = Choose
page-screen-log-chat = Log and chat
# What the middle of the screen shows.
page-views = Views
page-view-map = Map
page-view-table = Table
page-view-market = Market
page-view-tiles = Tiles
page-views-two = Two views side by side
page-tab-turn = Turn
page-tab-players = Players
page-tab-companies = Companies
page-tab-log = Log
page-tab-charts = Charts
page-tab-rules = Rules
page-tab-chat = Chat
# New lines of the chat.
page-tab-new = { $count } new

## Whose turn it is

page-turn = Your turn
page-turn-try = Try-out
page-turn-end = The end
page-turn-past = The past
page-turn-look = Can only be looked at
page-turn-queued = { $player } is waiting for its turn to think
page-turn-bot = A bot is thinking
page-turn-waiting = Waiting

## Who is here

page-presence = Who is here
page-presence-open = open seat
page-presence-left = has left for good
page-presence-here = here
page-presence-away = away
page-presence-away-since = away since { $time }
page-presence-replaceable = can be replaced from { $time }
page-presence-replace = Replace…
page-presence-fill = Fill the seat…
# $span: some hours or days; $host: whether the host may decide alone.
page-presence-rule = { $host ->
    [true] Whoever gives no sign of life for { $span } can be replaced if the host says so or all others agree, and can take the seat back while the game runs.
   *[false] Whoever gives no sign of life for { $span } can be replaced if all others agree, and can take the seat back while the game runs.
 }
page-replace-person = Replace { $player }?
page-replace-seat = Who plays for { $player }?
page-replace-away = { $player } has been away since { $time }.
page-replace-host = You decide as the host.
page-replace-others = The other players have to agree.
page-replace-told = { $player } is told, and can take the seat back while the game runs.
page-replace-open = Open the seat for somebody else
page-replace-bot = Let a bot play
# $by: who plays now.
page-seat-lost = { $by ->
    [bot] You were away for too long: a bot plays for you.
    [open] You were away for too long: your seat is open for somebody else.
   *[person] You were away for too long: somebody else plays for you.
 }
page-seat-return = Take my seat back
page-seat-open = The seat of { $player } is open: you can play on.
page-seat-name = Your name at the table
page-seat-name-short = Your name
page-seat-take = Take the seat

## Settings

page-settings = Settings
page-settings-moves = Moves
page-settings-confirm = { $which ->
    [always] Confirm every move
    [never] Confirm no move
   *[needed] Confirm big moves, and those that cannot be taken back
 }
page-settings-notices = When it is your turn
page-settings-tone = A soft tone
page-settings-notification = A notification of this browser while you look elsewhere
page-settings-no-notification = This browser shows no notifications for this page.
# $page: a link with the words of page-settings-webhook-page.
page-settings-webhook = A webhook can be set on the { $page }.
page-settings-webhook-page = account page
page-settings-guide = Show the guide for the first turn
page-settings-programs = Programs…
page-settings-done = Done
page-settings-pace = { $seconds ->
    [0] Bots move without waiting
   *[other] Bots wait { $seconds } s before they move
 }

## Links and record

page-share = Share
page-share-watch = To watch
page-share-move = To this position
page-share-open-seat = To take an open seat
page-share-seat = To take a seat
page-share-copy = Copy
page-share-copied = Copied.
page-share-no-copy = This browser does not let pages copy; select the link and copy it by hand.
page-share-record = Download the record
page-share-site = Download for 18xx.games
page-share-running = The record holds the seed: it can be downloaded when the game is over.
page-share-note = The record holds the whole game. It can be opened on the home page, here or elsewhere.
page-share-rulebook = Games can be downloaded for 18xx.games if they are played by its house rules; this one is played by the rulebook.

## Trying out

page-try = Try-out
page-try-count = { $count ->
    [0] nothing counts
    [one] 1 move; nothing counts
   *[other] { $count } moves; nothing counts
 }
page-try-undo = Undo last
# $own: how many of the tried moves are one’s own to make.
page-try-play = Play this for real
page-try-play-first = { $own ->
    [one] Play my first move for real
   *[other] Play my first { $own } moves for real
 }
page-try-drop = Discard

## Games by older rules, and games that cannot be read

page-version = Version of the rules
page-version-older = This game is played by version { $version } of the rules. In new games:
page-version-look = You can look at it.
page-version-stopped = This game cannot be read any further.
page-version-look-so-far = You can look at what there is.
page-version-unreadable = This game cannot be read
page-version-stored = { $game }: { LIST($players, type: "comma") }. It stays stored; whoever runs this server can tell you more.

## Before the start

# $club: the name of the club that it belongs to.
page-waiting-where = { $where ->
    [club] Members of { $club } only
    [listed] Listed in the lobby
   *[private] Private, by link
 } · { $headline }
page-waiting-take = Take a seat
page-waiting-describe =
    { $described ->
        [true] Change the description
       *[other] Describe the table
    }
page-waiting-join =
    { $rated ->
        [true] Join the rated game
       *[other] Join
    }
page-waiting-seats = Seats
page-waiting-open = Open seat
page-waiting-you = (you)
page-waiting-bot = (bot: { page-bot })
page-waiting-sit = Sit here
page-waiting-put-bot = Put a bot here
page-waiting-remove = Remove
page-waiting-start = Start the game
# $count: seats that nobody has taken; $bots: whether bots may sit there.
page-waiting-free = { $count ->
    [one] One seat is still open: { $bots ->
        [true] invite somebody, or put a bot there.
       *[false] invite somebody.
     }
   *[other] { $count } seats are still open: { $bots ->
        [true] invite somebody, or put bots there.
       *[false] invite somebody.
     }
 }
page-waiting-delete = Delete
page-waiting-leave = Leave
page-waiting-host = The host starts the game.
page-waiting-links = Links
page-waiting-options = Options
page-waiting-options-usual = Every option is at its default.
# $count: how many options are at their defaults, $chosen: how many are not.
page-waiting-options-others = { $chosen ->
    [0] All { $count } options
   *[other] { $count } other options, at their defaults
 }
# $value: true, false, a number or the words of a value.
page-waiting-option = { $name }: { $value }
page-waiting-yes = yes
page-waiting-no = no
page-waiting-rules = The rules
page-waiting-sure = Delete this game?
    .text = Everybody who has joined loses the seat.

## The board

page-board-help = Tab goes to a hex that can be chosen, the arrow keys from one to the next, with Shift to any hex; Enter chooses. Plus, minus and zero zoom.
page-board-zoom = Zoom
page-board-tools = Zoom and key to the map
page-board-in = Zoom in
    .title = Zoom in (+)
page-board-out = Zoom out
    .title = Zoom out (−)
page-board-whole = Show the whole board
    .title = Whole board (0)
page-board-hide = Hide the board
page-board-key = Key to the map
# Why nothing can be done in a hex.
page-board-why = Not now: { $reason }
# A hex as a choice would leave it.
page-board-sketched = As it would be: { $words }
# What is in a hex, and what can be done there.
page-board-hex = { $words }. { $effect }

## Levels of bots

# $bot is the name by which programs know it.
page-bot = { $bot ->
    [easy] Easy
    [normal] Normal
    [strong] Strong
    [random] Easy
    [greedy] Normal
    [mcts] Strong
   *[other] { $bot }
 }
    .plays = { $bot ->
        [easy] Plays by experience, but often takes the second best: a quiet opponent for your first games.
        [normal] Plays by experience and looks to the end of its turn.
        [strong] Plays by experience and thinks through what the others may answer.
        [random] Picks any legal move: a quiet opponent for your first games.
        [greedy] Looks one turn ahead and takes what leaves it best off.
        [mcts] Thinks every move through for all players before it decides.
       *[other] { $bot }
    }

## Notes, pointing, time

page-tab-notes = Notes
page-note-private = Notes on this game. Only you can read them.
page-note-state = { $state ->
    [writing] Saving…
   *[kept] Saved.
 }
# The button that lets all players look at a hex.
page-point = Point
    .title = Show everybody a hex
    .text = Choose the hex on the map that everybody should look at.
# $text: “Look at G5 (Newport).”
page-pointed = { $player }: { $text }
# How long the table has waited for a player.
page-used = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
     }
   *[other] { $days } d { $hours } h
 }
    .title = How long the table has waited for this player
page-hint-reasons = Why
