"""Games are found by their entry points."""

from importlib.metadata import EntryPoint

import pytest

import bradshaw
from bradshaw.core import registry
from bradshaw.core.errors import NoSuchGame


@pytest.fixture
def install(monkeypatch):
    """Install exactly these entry points for one test."""

    def only(**names):
        points = [EntryPoint(name, value, registry.GROUP) for name, value in names.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
        registry.titles.cache_clear()

    yield only
    registry.titles.cache_clear()


def test_emu_bay_is_installed():
    assert "emubay" in bradshaw.titles()
    assert bradshaw.title("emubay").id == "emubay"


def test_unknown_game_is_refused_with_those_there_are():
    with pytest.raises(NoSuchGame, match=r"There is no game “chess”. Installed: .*emubay"):
        bradshaw.title("chess")
    with pytest.raises(NoSuchGame):
        bradshaw.new_game("chess", ["Ada", "Ben"])


def test_game_of_another_package_is_found(install):
    install(heap="tests.core.heap:TITLE")
    assert list(bradshaw.titles()) == ["heap"]
    assert bradshaw.title("heap").name == "Heap"


def test_no_game_at_all(install):
    install()
    with pytest.raises(NoSuchGame, match="no game is installed"):
        bradshaw.title("heap")


def test_entry_point_must_name_a_title_of_its_own_id(install):
    install(pile="tests.core.heap:TITLE")
    with pytest.warns(UserWarning, match="'pile'"):
        assert "pile" not in bradshaw.titles()
    install(heap="tests.core.heap:Heap")
    with pytest.warns(UserWarning, match="'heap'"):
        assert "heap" not in bradshaw.titles()


def test_a_broken_package_does_not_take_the_other_games_with_it(install):
    install(heap="tests.core.heap:TITLE", ruin="tests.core.ruin:TITLE")
    with pytest.warns(UserWarning, match="'ruin' cannot be loaded"):
        assert list(bradshaw.titles()) == ["heap"]
