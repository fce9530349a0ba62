"""A small island with track, bases, a barrier, difficult ground, a pier, runs and a market, for tests of drawings."""

from __future__ import annotations

from bradshaw.core.view import Board, Cell, Line, PriceChart, PriceSpace, Stop, Style, Track, View

STYLES = (
    Style("cn", "C&N", "Cowes & Newport", "#00bfff"),
    Style("iow", "IOW", "Isle of Wight", "#ff0000"),
    Style("iwnj", "IWNJ", "Newport Junction", "#000000"),
    Style("land", "·", "land", "#efe8d6"),
    Style("hill", "^", "hill", "#e3d9b4"),
    Style("pier", "=", "pier", "#bfd9e6"),
)
COWES = Cell(
    "B1",
    1,
    0,
    True,
    "land",
    "Cowes",
    track=Track(
        "green",
        (Stop("large", "Cowes", 30, ("cn",)), Stop("small", "Mill Hill", 10), Stop("halt", "Medina Wharf")),
        (("e0", "s2"), ("e1", "s2"), ("s2", "s1"), ("s0", "s1")),
        "C",
        "788",
    ),
    barriers=(5,),
)
NEWPORT = Cell(
    "B3",
    1,
    1,
    True,
    "land",
    "Newport",
    track=Track(
        "russet",
        (Stop("large", "Newport", 60, ("iow", "")), Stop("large", "Shide", 20, ("iwnj",), (True,))),
        (("e1", "s0"), ("e2", "s0"), ("e3", "s0"), ("e4", "s0"), ("e0", "s1"), ("e5", "s1"), ("s0", "s1")),
        "N",
        "773",
    ),
)
CROSSING = Cell("A2", 0, 1, False, "land", track=Track("green", (), (("e3", "e5"), ("e4", "e0")), tile="16"))
RYDE = Cell(
    "C2", 2, 1, False, "land", "Ryde", track=Track("", (Stop("large", "Ryde", 0, ("",), home_of="iow"),)), barriers=(2,)
)
PIER = Cell(
    "C0", 2, 0, False, "pier", "Ryde Pier", track=Track("", (Stop("offboard", "Ryde Pier", 40),), (("e0", "s0"),))
)
HILL = Cell("A4", 0, 2, False, "hill", "Shalcombe", track=Track("", (Stop("village", "Shalcombe"),)), cost=60)
BARE = Cell("C4", 2, 2, False, "land")
CELLS = (CROSSING, HILL, COWES, NEWPORT, PIER, RYDE, BARE)
LINES = (
    Line(
        "2+1 train: £100",
        (("B1", "s0", "s1"), ("B1", "s1", "s2"), ("B1", "s2", "e0"), ("B3", "e3", "s0")),
        (("B1", "s0"), ("B1", "s1"), ("B3", "s0")),
    ),
    Line("leased train: £80", (("B3", "e3", "s0"), ("B3", "s0", "s1")), (("B3", "s0"), ("B3", "s1"))),
)
MARKET = PriceChart(
    (
        PriceSpace(0, 0, 0, "bankrupt"),
        PriceSpace(7, 1, 1, "red"),
        PriceSpace(14, 2, 0, "red"),
        PriceSpace(40, 3, 1, "", ("cn", "iow", "iwnj")),
        PriceSpace(54, 4, 0, "par"),
    ),
    (("red", "the first share sold does not move the price"), ("par", "first prices")),
)


def view(*lines: Line) -> View:
    return View("", "", Board(CELLS, (), lines), (), STYLES, (), MARKET)
