"""HTTP as any site has it: compression, files, languages, addresses and limits. Knows neither people nor games."""
