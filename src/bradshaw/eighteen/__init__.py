"""What 18xx games share: the map and its tiles, track and what it connects, the market of shares, trains."""
