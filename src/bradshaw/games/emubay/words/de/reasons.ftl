## What an expert weighs, in a list of reasons

emubay-measure-shares = der Wert der Aktien
emubay-measure-cash = Bargeld
emubay-measure-dividends = Dividenden
emubay-measure-interest = Zinsen
emubay-measure-growth = was die Gesellschaften noch bauen können
emubay-measure-tempo = wer an der Reihe ist

## Kinds of decisions, as headings of rows

emubay-decision-auction = Versteigerung
emubay-decision-action = Aktion
emubay-decision-track = Gleis
emubay-decision-cubes = Rohstoffwürfel
