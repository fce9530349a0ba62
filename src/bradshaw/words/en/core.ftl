## The end of a game

core-standings =
    { $count ->
        [one] { $winners } wins with { MONEY($worth) }
       *[other] { $winners } share the victory with { MONEY($worth) } each
    }{ $behind ->
        [0] .
       *[other] ; { LIST($others, type: "comma") }.
    }
# One of those who did not win.
core-standing = { $player } { MONEY($worth) }

## Refusals

# A reason with the id of its rule, for programs and reports.
core-refusal-with-rule = { $text } [{ $rule }]
core-refusal-not-your-turn = { $reason } It is { $player }’s decision.

## Options and rules versions

# What an option may be; part of a sentence.
core-option-bool = true or false
core-option-number = a whole number from { $low } to { $high }
core-option-values = { LIST($values, type: "or") }
core-option-new = New option “{ $option }”: { $text }
core-option-withdrawn = Option “{ $option }” has been withdrawn: { $text }
core-error-option-value = Option “{ $option }” must be { $allowed }, not “{ $value }”.
core-error-unknown-option =
    { $count ->
        [0] There is no option “{ $option }”: this game has no options.
       *[other] There is no option “{ $option }”. This game has: { LIST($options, type: "comma") }.
    }
core-error-unknown-option-near = There is no option “{ $option }” among the { $count } of this game. Did you mean { LIST($near, type: "or") }?
core-error-unknown-option-of-many = There is no option “{ $option }” among the { $count } of this game.
core-error-newer-rules = This game uses version { $version } of the rules of { $game }, but this program knows them only up to version { $newest }. A newer Bradshaw can read it.
core-error-no-rules = The rules of { $game } have no version { $version }.

## Starting a game

core-error-no-game =
    { $count ->
        [0] There is no game “{ $name }”: no game is installed.
       *[other] There is no game “{ $name }”. Installed: { LIST($installed, type: "comma") }.
    }
core-error-options-mapping = The options must be given by their names, as a dictionary, not as “{ $value }”.
core-error-players-list = The players must be given as a list of names.
core-error-player-count = { $game } is for { $fewest } to { $most } players, not { $count }.
core-error-player-name = A player’s name must have 1 to { $longest } printable characters: “{ $name }”.
core-error-same-name = Two players have the same name.
core-error-seed = The seed must be a whole number from 0 to { $most }.

## Actions and positions

core-error-action = This is not an action of this game: { $problem }.
core-problem-nested = it is nested too deeply
core-error-foreign-action = { $action } is not an action of { $game }.
core-error-action-field = The field “{ $field }” of { $action } is of the wrong type or too large.
core-error-time = The time of an action must look like { $example }, not like “{ $time }”.
core-error-no-action = There is no action { $number }: { $count } actions have been played.
core-error-no-stage = Action { $action } has no stage { $stage }, only { $count }.
core-error-no-position = There is no position { $number }: the game has { $count } actions.
core-error-nothing-to-undo = There is nothing to undo: the game is at its beginning.
core-error-nothing-to-redo = There is nothing to redo: the game is at its newest action.
core-error-no-lesson = There is no such lesson of { $game }, or it does not go on like this.

## Records

core-record-too-large = The file has { $size } bytes, but a record has at most { $most }.
core-record-format = This is not a Bradshaw record: its format is “{ $format }” instead of “{ $expected }”.
core-record-newer = The record has version { $version }, but this program reads only up to version { $newest }. A newer Bradshaw can read it.
core-record-version = There is no record version { $version }: this program reads version { $newest }.
core-record-unreadable = This record cannot be read: { $problem }.
core-record-unreadable-action = The action cannot be read: { $problem }.
core-record-too-long = The record has { $count } actions, but a game of { $game } has at most { $most }.
core-record-set-up = The set-up of the record cannot be used: { $problem }
core-record-set-up-differs = The set-up leads to the state { $reached }, but the record has “{ $recorded }”.
core-record-action = Action { $number } of { $count }: { $problem }
core-record-action-differs = Action { $number } of { $count } leads to the state { $reached }, but the record has “{ $recorded }”.
# Where no player decides, as for the runs of a company without director, the program does, and the record keeps it.
core-record-decision-missing = A decision that the program made for a company is missing.
core-record-decision-illegal = A decision that the program made for a company is not legal. { $reason }
core-record-decisions-left = The record has more decisions of the program than this action needs.

## Bots

core-bot-random = Picks any legal move.
core-bot-greedy = Looks one turn ahead and takes what leaves it best off.
core-bot-mcts = Thinks ahead for everybody: mcts:2s for two seconds a move, mcts:500 for 500 iterations a move.
core-bot-expert = Foresees the end of the game, as it learned from play: expert:2s for two seconds a move, expert:100 for 100 looks ahead.
core-bot-level = { $level ->
    [easy] The expert with little care: easy.
    [strong] The expert with two seconds a move: strong.
   *[normal] The expert without looking beyond its turn: normal.
 }
core-reason-worth = By its estimate your position is worth { MONEY($after) } at the end of the game after this, and { MONEY($now) } now.
core-reason-other = After the next best move it would be { MONEY($after) }.
# $among: what it is the only one of: legal moves, those that are offered (the best of many legal ones), or those considered.
core-reason-only = { $among ->
    [legal] It is the only legal move.
    [offered] It is the only one offered: the best that was found.
   *[considered] Nothing else seems worth considering.
 }
# The sentences about a choice of the expert; $terms: a few measures with what each counts in money.
core-reason-chance = Your chance to win then: { $percent } %.
core-reason-at-random = The others seem to move at random ({ $likely } % likely); with that in mind your chance to win is { $percent } %.
core-reason-everybody = Expected at the end of the game then: { LIST($worths, type: "comma") }.
core-reason-player = { $player } { MONEY($worth) }
core-reason-instead = The best alternative is “{ $action }”; it would cost about { MONEY($cost) } by the end of the game.
core-reason-terms = What decides: { LIST($terms, type: "semicolon") }.
core-reason-term = { $term } { SIGNED($amount) }
# Why somebody made a move, as the expert sees it.
core-why-forced = It was the only legal move.
core-why-hidden = Why this was played depends on what is hidden from you.
core-why-worth = By the expert’s estimate { $player }’s position is worth { MONEY($after) } at the end of the game after this; before it was { MONEY($now) }.
core-why-chance = { $player }’s chance to win then: { $percent } %.
core-why-instead = The best alternative was “{ $action }”; it would have cost about { MONEY($cost) } by the end of the game.
core-why-as-good = “{ $action }” would have been about as good.
core-why-better = The expert would have preferred “{ $action }”, by about { MONEY($more) } at the end of the game.
# A review of a game. $number: of the move; $played: what was chosen; $first: the first step of a better turn, $steps: the rest of it.
core-review-other = other
core-review-move = Move { $number }, { $player }, { $kind }: { $played }
core-review-loss = { $percent ->
    [0] Cost about { MONEY($cost) } at the end of the game.
   *[other] Cost about { MONEY($cost) } at the end of the game, and { $percent } percentage points of the chance to win.
 }
core-review-better = Better: { $first }
core-review-then = Then: { LIST($steps, type: "semicolon") }.
core-measure-judged = the position as a whole
core-error-no-bot = There is no bot “{ $bot }”. The bots are { $bots }.
core-error-bot-budget = The budget of “{ $bot }” must be given in seconds, as in mcts:2s, or in iterations, as in mcts:500.
core-error-weights-unreadable = What the expert has learned of { $game } cannot be read: { $reason }
core-error-weights-other = What the expert has learned of { $game } does not fit this version of the program. Learn it anew with scripts/learn.py.

## Recorded games that are compared with ours

# $where: the place in a snapshot; $expected, $reached: what stands there, or none.
core-difference =
    { $expected ->
        [none] { $where }: expected nothing, reached { $reached }
       *[other] { $reached ->
            [none] { $where }: expected { $expected }, reached nothing
           *[other] { $where }: expected { $expected }, reached { $reached }
        }
    }
