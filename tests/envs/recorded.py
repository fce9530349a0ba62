"""Positions of recorded games, with the move that was played in each."""

import gzip

import msgspec

import bradshaw
from bradshaw.games.emubay.recorded import snapshot
from bradshaw.games.emubay.recorded.reference import SETTINGS
from tests.conformance.golden import RECORDS
from tests.recorded import Recorded


def golden(name):
    """A golden record, position by position."""
    yield from _positions(bradshaw.load((RECORDS / f"{name}.json").read_bytes()))


def of_the_site(title, name):
    """A game of 18xx.games."""
    yield from _positions(title.site.load(Recorded(title.id).exported(name)))


def of_emu_bay(name):
    """A reference game of Emu Bay."""
    path = Recorded("emubay").data / f"{name}.json.gz"
    game = msgspec.json.decode(gzip.decompress(path.read_bytes()))
    title, before = bradshaw.title("emubay"), game["initial"]
    for move in game["moves"]:
        if move["move"]["type"] != "declare_stalemate":
            yield snapshot.read(before, SETTINGS), title.read_action(move["move"])
        before = move["state"]


def _positions(game):
    shown = game.at(0)
    for played in game.played:
        yield shown.state, played.action
        shown.redo()
