"""1862: Railway Mania in the Eastern Counties by Mike Hutton, for 2 to 8 players, and one alone."""

from bradshaw.games.g1862.title import RailwayManiaInTheEasternCounties

TITLE = RailwayManiaInTheEasternCounties()
