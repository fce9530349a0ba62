"""HTTP as any site has it: compression, files, languages, addresses, limits. Knows neither people nor stored games."""
