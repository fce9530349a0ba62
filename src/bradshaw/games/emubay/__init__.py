"""Emu Bay Railway Company by Lachlan Kingsford, for 3 or 4 players."""

from bradshaw.games.emubay.title import EmuBayRailwayCompany

TITLE = EmuBayRailwayCompany()
