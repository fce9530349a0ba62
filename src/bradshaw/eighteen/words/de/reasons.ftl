## What an expert weighs, in a list of reasons

eighteen-measure-shares = der Wert der Aktien
eighteen-measure-cash = Bargeld
eighteen-measure-revenue = was die Gesellschaften einnehmen
eighteen-measure-track = was bessere Züge auf den Gleisen einnehmen können
eighteen-measure-lasting = Züge, die nie verrosten
eighteen-measure-treasuries = Geld in den Kassen
eighteen-measure-missing = Züge, die bald ersetzt werden müssen
eighteen-measure-control = Direktorenposten
eighteen-measure-room = Platz unter dem Zertifikatslimit

## Kinds of decisions, as headings of rows

eighteen-decision-auction = Versteigerung
eighteen-decision-par = Ausgabekurs
eighteen-decision-share = Aktie
eighteen-decision-tile = Plättchen
eighteen-decision-train = Zug
eighteen-decision-dividend = Dividende
