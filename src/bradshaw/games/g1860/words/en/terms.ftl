## Glossary: our term, what others call it (.also), and what it means (.text).

g1860-term-halt = halt
    .also = halt, £ town
    .text = A stop that earns no revenue but a little subsidy for the treasury.
g1860-term-credits = company credits (cc)
    .also = company money
    .text = The money of companies, kept apart from that of the players.
g1860-term-insolvent = insolvent
    .also = insolvent
    .text = A company that could run but has no train. It leases one until it can buy.
g1860-term-lease = lease a train
    .also = rental, lease
    .text = An insolvent company runs the next train of the bank and keeps what it earns.
g1860-term-private = private company
    .also = private
    .text = A small company without track that pays its owner in every operating round.
