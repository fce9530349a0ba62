### How much time players have at an online table: chosen with a new game, shown at the table and in lists.

## Choosing it

page-time = Time
page-time-kind = How much time a player has
page-time-none = As much as players like
page-time-move = A limit for each decision
page-time-bank = A bank of time
page-time-limit = For each decision
page-time-bank-hours = In the bank at the start
page-time-increment = Each decision adds
page-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
page-time-nothing = nothing
page-time-sleep = No clock runs at night
page-time-sleep-from = From
page-time-sleep-to = To
page-time-zone = Time zone of the table
page-time-holidays = Days of holiday for each player
page-time-then = When somebody’s time has run out
page-time-then-consent = The others decide together
page-time-then-bot = A bot plays until the player is back
page-time-then-open = The seat opens for somebody else
page-time-down = Time that the server is down never counts.

## At the table and in lists

# $span: "24 hours", "3 days".
page-time-rule-move = { $span } for each decision
# $increment: "30 minutes", "2 hours", or "none".
page-time-rule-bank = { $increment ->
    [none] { $span } for the whole game
   *[other] { $span } for the whole game, and { $increment } more with each decision
 }
# $from, $to: hours of the reader’s day, "23:00".
page-time-rule-sleep = clocks stand still from { $from } to { $to } (your time)
page-time-rule-holidays = { $count ->
    [one] { $count } day of holiday each
   *[other] { $count } days of holiday each
 }
page-time-rule-then = { $then ->
    [bot] when time has run out, a bot plays until the player is back
    [open] when time has run out, the seat opens for somebody else
   *[consent] when time has run out, the others can replace the player by consent
 }
page-time-rule = Time: { LIST($parts, type: "semicolon") }.
# $time: "16:30", "Tue 3 Mar 16:30".
page-time-until = until { $time }
    .title = When this player’s time runs out, in your time zone
page-time-left = { $span } left
    .title = What is left of this player’s time
page-time-out = out of time
page-time-holiday-until = on holiday until { $time }
page-time-banner = Your time is running out: until { $time }.
page-time-banner-out = Your time has run out: the others can replace you until you move.

## Holidays

page-time-holiday = Take a holiday…
page-time-holiday-text = Your clock stands still from now on. You can come back any time, and keep the rest of your days.
page-time-holiday-days = Days
page-time-holiday-take = Take the holiday
page-time-holiday-end = End the holiday
