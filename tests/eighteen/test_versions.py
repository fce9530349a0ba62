"""Games of 18xx.games come in by the newest rules of a title, and records of it keep those that they name."""

import pytest

from bradshaw.core.game import Game
from bradshaw.core.record import decode
from bradshaw.core.versions import Decision
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1862 import TITLE as COUNTIES
from tests.conformance.golden import records_of
from tests.recorded import Recorded

MOVES = 40


def corrected(title, rule):
    """The title after one more correction of its rules."""

    class Corrected(type(title)):
        rules_version = title.rules_version + 1
        decisions = (*title.decisions, Decision("corrected", rules_version, rule, "Something is decided otherwise."))

    return Corrected()


@pytest.mark.parametrize(
    ("title", "rule"),
    [(TITLE, "1860.options.agreement"), (COUNTIES, "1862.2.0-certificates")],
    ids=["1860", "1862"],
)
def test_import_gets_the_newest_rules_and_a_record_keeps_its_own(title, rule):
    newer = corrected(title, rule)
    path = sorted(Recorded(title.id).data.glob("[gs]*.json.gz"))[0]
    exported = Recorded(title.id).exported(path.name.removesuffix(".json.gz"), MOVES)
    imported = newer.site.load(exported)
    assert imported.rules == imported.record().rules == newer.rules_version
    assert newer.site.begin(newer.site.save(imported))[0].rules == newer.rules_version
    before = title.site.load(exported).record()
    again = Game.from_record(newer, decode(before.encode()))
    assert again.rules == title.rules_version
    assert again.record() == before


def test_golden_records_load_by_their_version_after_another_correction():
    newer = corrected(TITLE, "1860.options.agreement")
    data = records_of(TITLE, TITLE.rules_version)[0].read_bytes()
    game = Game.from_record(newer, decode(data))
    assert game.rules == TITLE.rules_version
    assert game.record().encode() == data
    assert newer.differences(game.rules) == ["Something is decided otherwise."]
