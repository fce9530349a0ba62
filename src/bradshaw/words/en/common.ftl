## Figures and enumerations, for all games

number = { $number }
money = £{ $amount }
money-negative = −£{ $amount }
sentences = { LIST($parts, type: "space") }
# A cell of a table.
listed = { LIST($items, type: "comma") }
