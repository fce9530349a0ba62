## What an expert weighs, in a list of reasons

g1860-measure-privates = private companies
