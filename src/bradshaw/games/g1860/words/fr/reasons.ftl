## What an expert weighs, in a list of reasons

g1860-measure-privates = les compagnies privées
g1860-measure-nationalised = la fin sous British Rail
