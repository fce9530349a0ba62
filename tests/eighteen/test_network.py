"""The network of a board: what track leads to."""

import pytest

import bradshaw
from bradshaw.eighteen.board.network import Network
from bradshaw.games.g1860.rules.track import network as isle
from bradshaw.games.g1862.rules.track import network as counties
from tests.recorded import Recorded


def led_to(net: Network, starts: set[int], shut: set[int]) -> set[int]:
    """The same link by link: onward from a stop that is not shut, or across a border into another hex."""
    known = {(start, -1) for start in starts}
    ahead = list(known)
    while ahead:
        vertex, came = ahead.pop()
        if vertex < len(net.stops) and vertex in shut and came != -1:
            continue
        for a, b, place in net.links:
            if vertex not in (a, b) or (vertex >= len(net.stops) and place == came):
                continue
            way = (b if vertex == a else a, place)
            if way not in known:
                known.add(way)
                ahead.append(way)
    return {vertex for vertex, _ in known}


@pytest.mark.parametrize(
    ("title", "name", "network"), [("1860", "sim_18", isle), ("1862", "gen_1082_4p_rich_long", counties)]
)
def test_track_leads_where_its_links_lead(title, name, network):
    game = bradshaw.title(title).site.load(Recorded(title).exported(name, 300))
    net = network(game.state)
    stops = range(len(net.stops))
    for start in stops[::4]:
        for shut in (set(), set(stops[::3])):
            assert net.connected([start], shut) == led_to(net, {start}, shut)


@pytest.mark.parametrize("network", [isle, counties])
def test_stops_and_borders_are_found_by_their_names(network):
    title = {isle: "1860", counties: "1862"}[network]
    net = network(bradshaw.new_game(title, ["Ada", "Ben", "Cleo"], seed=1).state)
    vertices = range(len(net.stops) + net.geography.borders)
    assert [net.vertex(net.name(vertex)) for vertex in vertices] == list(vertices)
    assert [net.vertex(name) for name in ("", "A0.0", "G5", "G5.9", "G5.00", "G5.x", "nowhere")] == [None] * 7


@pytest.mark.parametrize(
    ("title", "name", "network"), [("1860", "sim_18", isle), ("1862", "gen_1082_4p_rich_long", counties)]
)
def test_what_is_taken_over_from_another_board_is_what_a_fresh_look_finds(title, name, network):
    game = bradshaw.title(title).site.load(Recorded(title).exported(name, 300))
    boards = [network(game.at(number).state) for number in range(0, len(game.played), 6)]
    latest = None
    for board in (*boards, *reversed(boards)):
        latest, fresh = (Network(board.geography, board.patterns, other) for other in (latest, None))
        assert latest.links == fresh.links
        assert [*latest.flat_links] == [number for link in fresh.links for number in link]
        assert (latest.names, latest.stops, latest.hex_of, latest.first) == (
            fresh.names,
            fresh.stops,
            fresh.hex_of,
            fresh.first,
        )
        for stop in range(len(fresh.stops)):
            assert latest.connected([stop], {stop + 1}) == fresh.connected([stop], {stop + 1})
