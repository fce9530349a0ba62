## What the server says

# $number: which of several tried actions; $reason: a sentence.
server-action-refused = Action { $number }: { $reason }
# $reason: a sentence.
server-only-to-look-at = This game can only be looked at. { $reason }
server-not-started = The game has not started yet.

## Why a stored game cannot be read

server-unreadable-move = Move { $number } is no longer possible: { $reason }
server-unreadable-event = Event { $number } is no longer possible: { $reason }
# $reason: a sentence; $rule: the id of a rule.
server-refused-by = { $reason } [{ $rule }]
server-not-installed = The game “{ $game }” is not installed on this server.
server-unreadable-options = The options of the game are not readable.
server-unreadable-timing = The time that players have is not readable.
server-unreadable-head = What is stored about the game itself is damaged ({ $reason }).
server-missing-event = Event { $number } is missing.
server-broken-event = Event { $number } cannot be read ({ $problem }).
server-damaged-event = Event { $number } is not readable.
server-unequal-seats = { $players } players are stored, and { $seats } seats.
server-other-position = Move { $number } leads to another position than the one that was stored.

## Errors of any request

server-not-understood = The request cannot be understood.
server-not-logged-in = You are not logged in.
server-not-allowed = You may not do that.
server-nothing-here = There is nothing at this address.
server-wrong-method = This address does not take that method.
server-too-large = The request is too large.
server-mistake = The server has made a mistake. It has been noted; try again, or reload the page.
server-storage-unreachable = The server could not reach its storage. Nothing was lost; try again in a moment.
server-somebody-was-first = Somebody else was first: look again and repeat it if you still want to.
server-forged = This request does not come from a page of this server: reload the page.
server-body-kind = The body must be { $kind } in UTF-8.
# $problem: what exactly is wrong, in English: it is for programmers.
server-unusable = The request cannot be used: { $problem }.
server-not-json = The request is not JSON: { $problem }.
server-not-json-text = The request is not JSON: it is not UTF-8, or nested too deeply.
server-unknown-language = The language is one of { LIST($languages, type: "comma") }.
server-facts-parameter = “{ $parameter }” is true or false.
server-unfinished-request = The request did not come to its end in time.
server-too-many-connections = Too many connections from one address: close some and try again.
server-head-too-large = The address or the headers of the request are too large.
server-too-many-requests =
    { $seconds ->
        [one] Too many requests: wait { $seconds } second and try again.
       *[other] Too many requests: wait { $seconds } seconds and try again.
    }
server-too-many-streams = Too many live connections: close other pages of games first.
server-too-much-to-do = The server has too much to do just now: try again in { $seconds } seconds.
server-takes-too-long = This takes longer than the server may spend on it: try again in { $seconds } seconds.
server-review-nothing = There is nothing to review yet: no move has been made.
server-reasons-of-bots = Only bots say why they play what they play while the game runs.
server-review-running = A review tells what was hidden during play, so the game must be over first.
server-review-many = { $most } of your reviews are still being made. Wait for one of them, or cancel it.
server-review-failed = The game could not be reviewed. The host finds the reason in the log of the server.
server-not-finished = The server could not finish this: try again in { $seconds } seconds.

## People and accounts

server-log-in-first = Log in first.
server-wrong-password = The password is wrong.
server-registration-closed = This server takes no new accounts at present. You can play as a guest.
server-wrong-login = There is no account with this name and password.
server-no-such-login = You have no such login.
server-nothing-stored = Nothing is stored about you.
server-bad-name = A name has 1 to { $most } characters that can be seen.
server-name-too-long = This name is too long when it is written out.
server-bad-password = A password has { $least } to { $most } characters.
server-bad-mail = This is not a mail address.
server-name-taken = Somebody else has this name: choose another one.
server-name-of-account = There is an account called { $name }: log in to play under this name, or choose another.
server-name-of-another = There is another account called { $name }.
server-no-such-account = There is no account of the name “{ $name }”.
server-banned = The host of this server has closed this account.
server-reset-gone = This link has been used or has expired: ask for a new one.
server-webhook-address = A webhook is an address like { $example }.
server-webhook-private = A webhook must be on the open internet, not in a private network.
server-webhook-user = A webhook’s address holds no user name or password.
server-webhook-port = A webhook’s port is { LIST($ports, type: "comma") }, or { $least } and above.
server-webhook-nowhere = The webhook’s name leads into a private network, or nowhere.

## Robots: programs of players, which come in by a token

server-token-unknown = This token is not known here: check that it is complete, or make a new one in the account.
# $token: its name; $ended: whether its owner has ended it.
server-token-over =
    { $ended ->
        [true] The token “{ $token }” has been ended by its owner. Make a new one in the account.
       *[other] The token “{ $token }” has expired. Make a new one in the account.
    }
server-token-may-not = A token is for playing and looking on. For this, log in with a browser.
server-token-not-its-seat = You took this seat yourself: no robot plays there.
server-no-robots = Robots may not join this table.
server-no-such-token = You have no such token.
server-too-many-tokens = An account has at most { $most } tokens: end one that is no longer needed.
# In the log, at the start. $players: their names.
server-robots-play =
    { $count ->
        [one] { $players } is a robot: a program plays there.
       *[other] { $players } are robots: programs play there.
    }
server-notice-token-ends = Your token “{ $token }” ends in { $left }. Make a new one in your account, or your program cannot come in any more.
server-notice-token =
    { $ended ->
        [true] A program still uses the token “{ $token }”, which you have ended.
       *[other] The token “{ $token }” has expired, and a program still uses it. Make a new one in the account.
    }

## Mail and notices

# $text: a sentence; $link: the address of the game.
server-notice =
    { $link ->
        [none] { $game }: { $text }
       *[other] { $game }: { $text } { $link }
    }
server-notice-turn = It is your turn.
# $bot: what kind of bot plays there now, or none; $late: whether time has run out.
server-notice-replaced =
    { $late ->
        [true] { $bot ->
            [none] Your time has run out: the seat is open for somebody else.
           *[other] Your time has run out: a bot ({ page-bot }) plays now.
        }
       *[other] { $bot ->
            [none] You were away for too long: the seat is open for somebody else.
           *[other] You were away for too long: a bot ({ page-bot }) plays now.
        }
    }{ $returns ->
        [true] { " " }You can take your seat back while the game runs.
       *[other] { "" }
    }
server-notice-returned = { $player } is back and has taken the seat again.
server-notice-began = The game has begun.
# $headline: how it ended, a sentence.
server-notice-ended = The game is over. { $headline }
# $text: what is asked, a sentence.
server-notice-asked = You are asked: { $text }
server-notice-answered =
    { $yes ->
        [true] What you asked for was agreed to.
       *[other] { $player } does not agree to what you asked for.
    }
# $player: who has said it; $text: what was said in the chat.
server-notice-named = { $player } in the chat: “{ $text }”
# $left: a span of time, "3 hours".
server-notice-warning = Your time runs out in { $left }.
# $channel: mail, push or webhook; $reason: what the other side said, in English.
server-trouble =
    { $channel ->
        [mail] Notices could not be mailed to you, and are given up: { $reason }. Look at your address in the account.
        [push] Notices could not be shown in one of your browsers any more: { $reason }.
       *[webhook] Your webhook did not take notices, and they are given up: { $reason }. Look at its address in the account.
    }
server-bad-subscription = That is not what a browser sends to be pushed notices.
server-unsubscribe-gone = This link ends nobody’s mail: the account is gone, or the link is incomplete.
server-mail-subject = { $game }: { $text }
server-mail-subjects = Bradshaw: { $count } notices
# One of the notices in a mail; $link: the page of the game, or none.
server-mail-line =
    { $link ->
        [none] { $game }: { $text }
       *[other]
        { $game }: { $text }
        { $link }
    }
# At the end of every mail; $account and $stop are addresses.
server-mail-footer =
    What you are told, and when: { $account }
    No more mail, with one click and without logging in: { $stop }
server-mail-reset-subject = Bradshaw: set a new password
server-mail-reset =
    Somebody, perhaps you, asked to set a new password for your account at Bradshaw.

    You can do so once within { $hours } hours at
    { $link }

    If it was not you, there is nothing to do.

## Spans of time

# After “for”, French “pendant”, German “seit” or “lang”: nominative and accusative.
server-span =
    { $unit ->
        [day] { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
        [hour] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
       *[minute] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
    }
# 2 days and 3 hours.
server-spans = { $parts }

## Before a game, and who plays where

server-no-such-game = There is no such game.
server-waiting-for-players =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
server-ready-to-start = Ready to start.
# $modes: solo, hotseat, online, as programs write them.
server-no-such-mode = A game is played { LIST($modes, type: "or") }, not “{ $mode }”.
server-no-such-seat-kind = A game of mode { $mode } has no seat of kind “{ $kind }”.
server-no-such-seat-kind-in-file = A game from a file has no seat of kind “{ $kind }”.
server-seed-is-drawn = Where seats are drawn the seed is drawn too: leave it empty, or give the seats in order.
server-one-seat = You sit in exactly one seat.
server-somebody-must-play = Somebody must play.
server-player-count =
    { $count ->
        [one] The game has { $count } player, not { $given }.
       *[other] The game has { $count } players, not { $given }.
    }
server-open-seats = There are still open seats: wait for players or put a bot there.
server-private = This game is private: join it by the link that its host gives you.
server-seated-already = You already have a seat in this game.
server-take-your-own-seat = You have a seat of your own in this game: take it back.
server-no-free-seat = All seats are taken.
server-seat-taken = That seat is taken.
server-seat-not-open = That seat is not open.
server-no-seat-to-take-back = There is no seat in this game that you could take back.
server-no-seat = You have no seat in this game.
server-own-seat = That is your own seat.
server-nobody-there = Nobody sits there.
server-host-stays = You made this game: delete it instead of leaving it.
server-online-game-stays = A running or finished online game belongs to all its players and stays.
server-seats-changed = Somebody else changed the seats at the same moment; look again.
server-already-started = The game has already started.
server-only-host = Only the one who made the game can do that.
server-seats-stay = Seats change hands only in a running online game.
server-nobody-to-replace = In that seat there is no person to replace.
server-already-proposed = That has been proposed already; wait for the others to agree.
server-question-closed = That question is no longer open.
server-not-asked = You are not asked, or have answered already.
# $waits: a span of time, "2 days".
server-not-away =
    { $here ->
        [true] { $player } is here; only somebody who has been away for { $waits } can be replaced.
       *[other] { $player } is online; only somebody who has been away for { $waits } can be replaced.
    }
# $away, $waits, $left: spans of time.
server-not-away-long = { $player } was here { $away } ago, and this table waits { $waits }: { $player } can be replaced in { $left }.

## How much time players have

server-timing-limit = The limit for a decision is at most { $most } hours.
server-timing-increment = Only a bank of time grows with each decision.
# $zone: what was given, in quotes.
server-timing-zone = { $zone } is not a time zone; “Europe/London” is one.
server-timing-sleep = The hours of sleep are 1 to { $most } hours of the day.
server-not-out-of-time = { $player } still has time, or is not to move; only somebody whose time has run out can be replaced.
# $then: what the table has chosen: consent, bot or open; $bot: what kind of bot, or none.
server-timed-out =
    { $then ->
        [bot] { $player }’s time has run out: a bot ({ page-bot }) plays until { $player } is back.
        [open] { $player }’s time has run out: the seat is open for somebody else.
       *[consent] { $player }’s time has run out: the others can go on without { $player } if they agree.
    }
server-no-holidays = This table has no holidays.
# $away: whether the player is on holiday.
server-on-holiday =
    { $away ->
        [true] You are on holiday already.
       *[other] You are not on holiday.
    }
server-holidays-left =
    { $count ->
        [0] You have no whole day of holiday left.
        [one] You have { $count } day of holiday left.
       *[other] You have { $count } days of holiday left.
    }
# $days: 0 when the player is back before the holiday is over.
server-holiday =
    { $days ->
        [0] { $player } is back from holiday.
        [one] { $player } takes a day of holiday.
       *[other] { $player } takes { $days } days of holiday.
    }

## While people play

server-moved-on = The game has moved on; look at it again.
server-game-busy = The game is very busy; try again.
server-game-over = The game is over.
server-not-running = Only a game that is being played can be ended.
# $reason: what the host wrote, or none.
server-ended =
    { $reason ->
        [none] The host of this server has ended the game.
       *[other] The host of this server has ended the game. { $reason }
    }
server-not-your-turn = It is not your turn.
server-nothing-to-undo = There is nothing of yours to take back.
server-undo-asks = Others have moved since: they are asked.
server-nothing-to-redo = There is nothing to play again.
server-redo-not-yours = It is not your move that was taken back.
server-ask-undo =
    { $count ->
        [one] { $player } would like to take back the last move.
       *[other] { $player } would like to take back the last { $count } moves, to before { $player }’s own last one.
    }
# $replaced: whose seat it is; $absent: whether a person sits there who stays away; $bot: what kind of bot, or none.
server-ask-replace =
    { $bot ->
        [none] { $absent ->
            [true] { $player } proposes to replace the absent { $replaced } by somebody else, who can then join.
           *[other] { $player } proposes to replace { $replaced } by somebody else, who can then join.
        }
       *[other] { $absent ->
            [true] { $player } proposes to replace the absent { $replaced } by a bot ({ page-bot }).
           *[other] { $player } proposes to replace { $replaced } by a bot ({ page-bot }).
        }
    }
server-replaced =
    { $bot ->
        [none] { $away ->
            [true] { $player } was away for too long: the seat is open for somebody else.
           *[other] The seat of { $player } is open for somebody else.
        }
       *[other] { $away ->
            [true] { $player } was away for too long: a bot ({ page-bot }) plays now.
           *[other] A bot ({ page-bot }) plays for { $player } now.
        }
    }
# $seat: the name of the player who had the seat.
server-plays-for =
    { $player ->
        [none] Somebody now plays for { $seat }.
       *[other] { $player } now plays for { $seat }.
    }
server-robot-plays-for =
    { $player ->
        [none] A robot now plays for { $seat }.
       *[other] { $player }, a robot, now plays for { $seat }.
    }
server-returned = { $player } is back and plays again.
server-left = { $player } has left for good.
server-excluded = { $player } is excluded from this server. The others can replace { $player } now.
server-only-players-chat = Only players chat in this game.
server-only-spectators = The spectators’ chat is closed to players until the game is over.
# $until: "2026-11-23 14:00 UTC", or none.
server-muted =
    { $until ->
        [none] The host of this server does not let you chat. You can go on playing.
       *[other] The host of this server does not let you chat until { MOMENT($until) }. You can go on playing.
    }
server-chat-length = A message has 1 to { $most } characters.
server-chat-erased = This message was deleted together with its author’s account.
server-pace = The pace is 0 to { $most } seconds.
server-too-many-programs = At most { $most } programs at a time.
server-program-only-choice = The server makes the only legal move for you
server-program-pass-above = Pass in this auction above { MONEY($amount) }
server-program-bid-up-to = Bid as little as it takes in this auction, up to { MONEY($amount) }
server-program-twice = Each program can be set once.
server-chat-look = Look at { $place }.
server-no-such-place = There is no place “{ $spot }” on this board.
server-nothing-to-decide = Nobody decides in this position.
server-program-undone = A move was taken back.
server-program-not-now = This program cannot be set now.
server-no-such-program = There is no program “{ $kind }” in this game.
server-too-many-tried = At most { $most } actions can be tried out at once.
server-no-position = The game has { $count } actions; there is no position { $number }.
server-secret-treasury = What { $companies } has is for its shareholders to know, and the answer would tell of it.
server-seed-is-secret = A file of the game holds its seed, which stays secret while an online game runs. It can be downloaded when the game is over.
server-no-headline = This position cannot be described.

## Pictures of a position, for links

server-picture-move = Move { $number }

## Rated games

server-rated-online = Only online games are rated.
server-rated-accounts = At a rated table everybody has an account: log in or make one, then sit down.
server-rated-bots = A rated game is played without bots.
server-rated-robots = A rated game is played without robots.
server-rated-seed = The seed of a rated game is drawn: leave it empty.
server-rated-host = At a rated table nobody alone decides whom to replace.
server-rated-final = The game was rated when it ended: its moves stand.
server-no-such-person = There is no account of this name.

## Favourites, blocked people, invitations

server-too-many-ties = You can note at most { $most } people: take somebody off the list first.
server-yourself = That is you.
server-blocked-by-host = Whoever opened this table does not want to play with you.
server-no-invitation = There is no invitation that waits for this answer: it was answered or withdrawn, or the game has begun.
server-invited-seated = { $player } sits at this table already.
server-table-invited-already = { $player } was invited to this table already.
server-invited-blocked = { $player } takes no invitations from you.
server-invited-stranger = Only members of the club sit at this table, and { $player } is not one.
server-table-too-many-invited = At most { $most } people can be invited to one table.
server-notice-invited =
    { $rated ->
        [true] { $player } invites you to a rated game.
       *[other] { $player } invites you to a game.
    }
server-notice-declined = { $player } does not come to your table.

## Reports to the host

server-report-kind =
    { $kind ->
        [abuse] insults or threats
        [spam] advertising
        [name] an offensive name
        [play] unfair play
       *[other] something else
    }
server-report-again = You have reported this already. The host looks at it, and you are told what was decided.
server-report-too-many = You have { $most } reports that wait for the host: no more until some are decided.
server-report-length = A report has at most { $most } characters.
server-report-yourself = That is your own.
server-report-nothing = There is nothing left to report: it was deleted.
server-report-nobody = Nobody sits there who could be reported.
server-report-no-message = There is no such message.
# $until: "2026-11-23 14:00 UTC", or none.
server-notice-report =
    { $decision ->
        [dismiss] The host of this server has looked at your report about { $player } and takes no measure.
        [warn] After your report the host of this server has warned { $player }.
        [mute]
            { $until ->
                [none] After your report the host of this server does not let { $player } chat any more.
               *[other] After your report the host of this server does not let { $player } chat until { MOMENT($until) }.
            }
        [rename] After your report the host of this server has given { $player } another name.
       *[ban] After your report the host of this server has excluded { $player }.
    }
server-notice-measure =
    { $decision ->
        [warn] The host of this server warns you.
        [rename] The host of this server has given your account another name: { $name }.
       *[mute]
            { $until ->
                [none] The host of this server does not let you chat any more. You can go on playing.
               *[other] The host of this server does not let you chat until { MOMENT($until) }. You can go on playing.
            }
    }
server-notice-reason = The reason: { $kind }.
server-notice-quoted = It is about: “{ $text }”
server-mail-reports-subject =
    { $count ->
        [one] Bradshaw: a report waits for you
       *[other] Bradshaw: { $count } reports wait for you
    }
server-mail-report = Report { $number }, about { $player }: { $kind }. To read it: bradshaw admin report { $number }
# $server: its address, or none.
server-mail-reports =
    { $server ->
        [none] All that wait: bradshaw admin reports --open
       *[other] All that wait at { $server }: bradshaw admin reports --open
    }
server-notice-club-closed = The host of this server has closed the club { $club }. Games that have begun go on.
