"""What is asked of the view of every 18xx game."""

from bradshaw.eighteen.board.market import OFF


def column(view, title, heading):
    drawn = next(table for table in view.tables if table.title == title)
    number = [column.heading for column in drawn.columns].index(heading)
    return [row.cells[number] for row in drawn.rows]


def fits_together(game, view):
    """Every style that is used is there, every link has its ends, every row its cells, and somebody is asked."""
    styles = {style.id for style in view.styles}
    assert view.headline.endswith(".")
    for cell in view.board.cells:
        assert cell.terrain in styles
        stops = {f"s{number}" for number in range(len(cell.track.stops))}
        assert all(end[0] == "e" or end in stops for link in cell.track.links for end in link)
        for stop in cell.track.stops:
            assert {*stop.circles, *stop.waiting, stop.home_of} - {""} <= styles
    for drawn in view.tables:
        assert all(len(row.cells) == len(drawn.columns) for row in drawn.rows)
        assert all(not row.style or row.style in styles for row in drawn.rows)
    if game.outcome is None:
        assert view.headline.startswith(game.players[game.actors[0]])
        assert view.hint.endswith(".")


def closed_is_refused(game, view):
    """What is closed is refused by a rule and not among the choices."""
    described = [str(game.title.describe(game.state, action)) for action in game.choices().actions]
    for closed in view.closed:
        assert closed.refusal.rule in game.title.rulebook, closed
        assert str(closed.refusal.text).endswith(".")
        assert closed.text not in described, closed


def lines_on_track(view):
    """How many runs are drawn, each along pieces of track."""
    tracks = {cell.id: cell.track for cell in view.board.cells}
    for line in view.board.lines:
        for cell, one, other in line.pieces:
            assert (one, other) in tracks[cell].links or (other, one) in tracks[cell].links
    return len(view.board.lines)


def prices_after(game, kinds):
    """How many choices of these kinds tell the price of a company before and after them, all of them truly."""
    title, told = game.title, 0
    for action in game.choices().actions:
        if not isinstance(action, kinds):
            continue
        facts = title.describe(game.state, action).facts
        company = title.companies.index(facts["company"])
        place = game.state.markers.places[company]
        assert facts["before"] == (None if place == OFF else game.state.chart.prices[place])
        after = game.copy()
        after.play(action)
        place = after.state.markers.places[company]
        assert (facts["after"] or None) == (None if place == OFF else after.state.chart.prices[place])
        told += 1
    return told


def revenues_told(title, entries, players):
    """What the messages of dividends tell of runs: (company, revenue, dividend)."""
    told = [title.tell(entry, players).facts for entry in entries if entry.kind == "dividend"]
    return [(facts["company"], facts["revenue"], facts["dividend"]) for facts in told]


def rules_known(title, shown):
    """Every rule that a position names for a thing in its tables is in the rulebook."""
    assert all(rule in title.rulebook for rule in shown["rules"].values()), shown["rules"]
