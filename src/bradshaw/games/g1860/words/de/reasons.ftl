## What an expert weighs, in a list of reasons

g1860-measure-privates = Privatgesellschaften
g1860-measure-nationalised = das Ende unter British Rail
