## Figures and enumerations, for all games

number = { $number }
money = £{ $amount }
money-negative = −£{ $amount }
sentences = { LIST($parts, type: "space") }
