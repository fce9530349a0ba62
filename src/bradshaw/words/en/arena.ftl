## What came of matches between bots: terminal and report page

# A heading: the game, how many play, and the options that differ from their defaults.
arena-setting = { $game }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }{ $options ->
        [none] { "" }
       *[other] , { LIST($options, type: "comma") }
    }
arena-all = All games together
arena-length = Length in actions: { $spread }
arena-scores = Winning score: { $spread }
arena-spread = mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, median { NUMBER($median, maximumFractionDigits: 1) }, from { $least } to { $most }
arena-wins = Wins
arena-ratings = Ratings
arena-seats = Win share by seat
arena-endings = Endings
arena-forfeits = Forfeits
arena-column-bot = Bot
arena-column-seats = Seats
arena-column-wins = Wins
arena-column-share = Share
arena-column-interval = 95% interval
arena-column-mean = Mean score
arena-column-least = Lowest
arena-column-most = Highest
arena-column-rating = Rating
arena-column-forfeits = Forfeits
arena-column-reason = Reason
arena-column-games = Games
arena-column-seat = Seat { $number }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# The share of wins from one seat, and in how many games the bot had it.
arena-seat-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $count }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The report page

arena-report-title = Arena
arena-report-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
arena-chart-ratings = Ratings after each match
arena-chart-shares = Win share
arena-chart-shares-note = with its 95% interval; the dashed line is an equal share
arena-chart-worths = Final worth
arena-chart-worths-note = half of the games, the median, and the whole range
arena-chart-lengths = Length
arena-chart-lengths-note = how many games had so many actions
arena-axis-match = match
arena-axis-share = share of wins
arena-axis-worth = worth
arena-axis-actions = actions
arena-number = { NUMBER($number, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Why a program lost its seat

arena-forfeit-start = It could not be started: { $problem }
arena-forfeit-slow = It did not answer within { NUMBER($seconds, maximumFractionDigits: 1) } s.
arena-forfeit-flood = Its answer was longer than { $most } bytes.
arena-forfeit-unasked = It said more than one line.
arena-forfeit-ended = It ended with status { $code }{ $last ->
        [none] .
       *[other] : { $last }
    }
arena-forfeit-unreadable = Its answer “{ $line }” is not an action: { $problem }
arena-forfeit-illegal = Its move is illegal by rule { $rule }: { $reason }

## What can go wrong

arena-error-work = { $task } failed: { $problem }
arena-error-died = { $count } processes died over { $task }; the last one with status { $code }.
arena-error-cluster-lost = The cluster “{ $address }” is lost. What came in before is kept; the same command goes on from there.
arena-error-cluster-none = The cluster “{ $address }” cannot be reached.
# After the name of a file.
arena-problem-line = line { $line } is not the result of a match: { $problem }.
arena-problem-busy = another run is writing to it.
