"""1860: Railways on the Isle of Wight by Mike Hutton, for 2 to 4 players."""

from bradshaw.games.g1860.title import RailwaysOnTheIsleOfWight

TITLE = RailwaysOnTheIsleOfWight()
