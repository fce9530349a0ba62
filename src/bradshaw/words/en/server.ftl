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
