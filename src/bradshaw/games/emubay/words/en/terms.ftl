## Glossary: our term, what others call it (.also), and what it means (.text).

emubay-term-revenue = revenue
    .also = income, dividend
    .text = What a company pays out at every dividends, divided by its shares.
emubay-term-charter = charter
    .also = company board
    .text = The sheet of a company with its money, track, cubes and bonds.
emubay-term-independent = independent
    .also = minor company
    .text = A small company with one share and narrow-gauge track, which can merge into a company.
emubay-term-narrow = narrow gauge
    .also = red track
    .text = The red track of the independents. What hangs together serves all.
emubay-term-bond = bond
    .also = loan
    .text = Money for a company at once, and debt at every dividends later.
emubay-term-lift = lift a cube
    .also = take a cube
    .text = How a turn begins: the cube leaves one action and is put on another.
