## What the server says

# $number: which of several tried actions; $reason: a sentence.
server-action-refused = Action n° { $number } : { $reason }
# $reason: a sentence.
server-only-to-look-at = Cette partie ne peut plus qu’être regardée. { $reason }
server-not-started = La partie n’a pas encore commencé.

## Why a stored game cannot be read

server-unreadable-move = Le coup { $number } n’est plus possible : { $reason }
server-unreadable-event = L’événement { $number } n’est plus possible : { $reason }
# $reason: a sentence; $rule: the id of a rule.
server-refused-by = { $reason } [{ $rule }]
