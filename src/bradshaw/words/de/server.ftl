## What the server says

# $number: which of several tried actions; $reason: a sentence.
server-action-refused = Aktion { $number }: { $reason }
# $reason: a sentence.
server-only-to-look-at = Diese Partie kann nur noch angesehen werden. { $reason }
server-not-started = Die Partie hat noch nicht begonnen.

## Why a stored game cannot be read

server-unreadable-move = Zug { $number } ist nicht mehr möglich: { $reason }
server-unreadable-event = Ereignis { $number } ist nicht mehr möglich: { $reason }
# $reason: a sentence; $rule: the id of a rule.
server-refused-by = { $reason } [{ $rule }]
