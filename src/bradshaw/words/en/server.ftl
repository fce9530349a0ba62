## What the server says

# $number: which of several tried actions; $reason: a sentence.
server-action-refused = Action { $number }: { $reason }
# $reason: a sentence.
server-only-to-look-at = This game can only be looked at. { $reason }
server-not-started = The game has not started yet.

## Notices

server-your-turn = It is your turn.
# $link is none where the server does not know its own address.
server-notice = { $link ->
    [none] { $game }: { $news }
   *[other] { $game }: { $news } { $link }
 }
server-reset-mail =
    Somebody, perhaps you, asked to set a new password for your account at Bradshaw.

    You can do so once, within { $hours } hours, at
    { $link }

    If it was not you, there is nothing to do.
    .subject = Bradshaw: set a new password

## Accounts and names

server-nobody-yet = You have not played here yet, so there is nothing to remember for you.
server-log-in-first = Log in first.
server-wrong-password = The password is wrong.
server-registration-closed = This server takes no new accounts at present. You can play as a guest.
server-no-such-account = There is no account with this name and password.
server-no-such-login = You are not logged in there.
server-nothing-stored = Nothing is stored about you.
server-bad-name = A name has 1 to { $longest } visible characters.
server-name-too-long = This name is too long when written out in full.
server-bad-password = A password has { $shortest } to { $longest } characters.
server-bad-mail = This is not a mail address.
server-name-taken = Somebody else has this name: choose another one.
server-account-closed = The host of this server has closed this account.
server-name-of-account = There is an account called { $name }: log in to play under this name, or choose another.
server-link-used = This link has been used or has expired: ask for a new one.

## Webhooks

server-webhook-private = A webhook must be on the open internet, not in a private network.
server-webhook-address = A webhook is an address such as https://example.org/hook.
server-webhook-password = A webhook’s address must not contain a user name or password.
server-webhook-port = A webhook’s port is 80, 443, or { $least } and above.
server-webhook-nowhere = The webhook’s name leads into a private network, or nowhere.

## Games

server-no-such-game = There is no such game.
server-seed-secret = A file of the game holds its seed, which stays secret while an online game runs. You can download it when the game is over.
server-no-seat = You have no seat in this game.
server-no-such-position = { $actions ->
    [one] The game has { $actions } action; there is no position { $number }.
   *[other] The game has { $actions } actions; there is no position { $number }.
 }
server-too-many-tried = At most { $most } actions can be tried out at once.
server-not-your-turn = It is not your turn.
server-only-players-chat = Only players can chat in this game.
server-muted = The host of this server does not let you chat. You can go on playing.
server-bad-chat = A chat message has 1 to { $longest } characters.
server-bad-pace = The pace is 0 to { $most } seconds.
server-too-many-programs = At most { $most } programs at a time.
server-busy-game = The game is very busy; try again.
server-only-running-ends = Only a game that is being played can be ended.
server-excluded = { $player } is excluded from this server. The others can replace { $player } now.
server-left = { $player } has left for good.
# $reason: what the host gave as the reason, or none.
server-ended-by-host = { $reason ->
    [none] The host of this server has ended the game.
   *[other] The host of this server has ended the game. { $reason }
 }
server-erased = This message was deleted together with its author’s account.
server-treasury-secret = What { $companies } has is known to its shareholders only, and the answer would reveal it.
server-waiting-players = { $count ->
    [0] Ready to start.
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
 }
server-indescribable = This position cannot be described.
server-unreadable-file = The file is not a readable game.

## Moves and taking back

server-moved-on = The game has moved on; look at it again.
server-nothing-to-undo = You have nothing to take back.
server-undo-asks = Others have moved since: they will be asked.
server-not-your-redo = The move that was taken back is not yours.
server-nothing-to-redo = There is nothing to play again.
# The count is at least 2.
server-ask-undo = { $player } would like to take back the last { $count } moves, back to before their own last one.

## Seats

# $seat: the player who is away; $bot is none if the seat is opened.
server-ask-replace = { $bot ->
    [none] { $player } proposes to replace { $seat } by somebody else, who can then join.
   *[other] { $player } proposes to replace { $seat } by the bot { $bot }.
 }
server-replaced = { $bot ->
    [none] { $player } was away for too long: the seat is open for somebody else.
   *[other] { $player } was away for too long: the bot { $bot } plays now.
 }
server-seat-refilled = { $bot ->
    [none] The seat of { $player } is open for somebody else.
   *[other] The bot { $bot } now plays for { $player }.
 }
server-you-were-replaced = { $bot ->
    [none] You were away for too long: your seat is open for somebody else.
   *[other] You were away for too long: the bot { $bot } plays for you now.
 }{ $again ->
    [true] {" "}You can take your seat back while the game runs.
   *[false] {""}
 }
server-seats-only-running = Seats change hands only in a running online game.
server-nobody-to-replace = In that seat there is no person to replace.
server-own-seat = That is your own seat.
server-already-proposed = That has already been proposed; wait for the others to agree.
server-ask-closed = That question is no longer open.
server-not-asked = You were not asked, or have already answered.
# A span of time in its two largest units; in German in the dative: „seit …“, „in …“, „vor …“.
server-span = { $days ->
    [0] { $hours ->
        [0] { server-minutes }
       *[other] { $minutes ->
            [0] { server-hours }
           *[other] { server-hours } and { server-minutes }
         }
     }
   *[other] { $hours ->
        [0] { server-days }
       *[other] { server-days } and { server-hours }
     }
 }
server-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
server-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }
server-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
# $waits: a span of time; $online: here in another game.
server-still-here = { $online ->
    [true] { $player } is online; only somebody who has been away for { $waits } can be replaced.
   *[false] { $player } is here; only somebody who has been away for { $waits } can be replaced.
 }
# All three are spans of time.
server-too-soon = { $player } was here { $away } ago, and this table waits { $waits }: { $player } can be replaced in { $left }.
# $seat: the name of the player whose seat it was.
server-now-plays-for = { $player ->
    [none] Somebody else now plays for { $seat }.
   *[other] { $player } now plays for { $seat }.
 }
server-back = { $player } is back and plays again.
server-took-seat-back = { $player } is back and has taken the seat again.
server-no-such-bot = There is no bot “{ $bot }”; there are { LIST($bots, type: "comma") }.
# The words solo, hotseat and online are values of the API.
server-bad-mode = A game is played solo, hotseat or online, not “{ $mode }”.
server-bad-seat = A game of the mode “{ $mode }” has no seat of the kind “{ $kind }”.
server-seed-and-shuffle = Where seats are drawn the seed is drawn too: leave it empty, or give the seats in order.
server-one-seat = You sit in exactly one seat.
server-somebody-must-play = Somebody must play.
server-wrong-seats = The game has { $players } players, not { $seats }.
server-bad-file-seat = A game from a file has no seat of the kind “{ $kind }”.
server-open-seats = There are still open seats: wait for players or put a bot there.
server-private-game = This game is private: join it by the link that its host gives you.
server-already-seated = You already have a seat in this game.
server-own-seat-waits = You have a seat of your own in this game: take it back.
server-all-seats-taken = All seats are taken.
server-seat-taken = That seat is taken.
server-no-seat-to-take-back = There is no seat in this game that you could take back.
server-game-over = The game is over.
server-host-deletes = You made this game: delete it instead of leaving it.
server-nobody-sits-there = Nobody sits there.
server-seat-not-open = That seat is not open.
server-game-of-all = A running or finished online game belongs to all its players and stays.
server-seats-changed = Somebody else changed the seats at the same moment; look again.
server-already-started = The game has already started.
server-only-host = Only the one who made the game can do that.

## Why a stored game cannot be read

server-unreadable-move = Move { $number } is no longer possible: { $reason }
server-unreadable-event = Event { $number } is no longer possible: { $reason }
# $reason: a sentence; $rule: the id of a rule.
server-refused-by = { $reason } [{ $rule }]
server-title-missing = The game “{ $title }” is not installed on this server.
server-options-damaged = The options of the game are not readable.
server-event-missing = Event { $number } is missing.
server-event-damaged = Event { $number } cannot be read.
# $fault: the program’s own words for what is wrong.
server-event-fails = Event { $number } cannot be read ({ $fault }).
server-seats-differ = { $players } players and { $seats } seats are stored.
server-other-position = Move { $number } leads to another position than the one that was stored.

## Requests

server-too-often = { $seconds ->
    [one] Too many requests: wait { $seconds } second and try again.
   *[other] Too many requests: wait { $seconds } seconds and try again.
 }
server-too-many-streams = Too many live connections: close other pages with games first.
server-too-busy = The server has too much to do just now: try again in { $seconds } seconds.
server-too-slow = This takes longer than the server may spend on it: try again in { $seconds } seconds.
server-unfinished = The server could not finish this: try again in { $seconds } seconds.
server-foreign-page = This request does not come from a page of this server: reload the page.
server-somebody-first = Somebody else was first: look again and repeat it if you still want to.
server-status-400 = The request cannot be understood.
server-status-401 = You are not logged in.
server-status-403 = You may not do that.
server-status-404 = There is nothing at this address.
server-status-405 = This address does not take that method.
server-status-413 = The request is too large.
server-status-500 = The server has made a mistake. It has been noted; try again, or reload the page.
server-status-503 = The server could not reach its storage. Nothing was lost; try again in a moment.
