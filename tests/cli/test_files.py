"""Records and reference games in files."""

import gzip
import os

import pytest

import bradshaw
from bradshaw.formats import files, records, reference
from bradshaw.formats.files import BadFile


def game_after(actions):
    game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], 3)
    for _ in range(actions):
        game.play(game.choices()[0])
    return game


@pytest.mark.parametrize("name", ["game.json", "game.json.gz"])
def test_a_game_comes_back_as_it_was_saved(tmp_path, name):
    game = game_after(7)
    records.save(game, tmp_path / name)
    assert records.load(tmp_path / name).state == game.state
    assert (tmp_path / name).read_bytes().startswith(b"\x1f\x8b") is name.endswith(".gz")


def test_saving_again_replaces_the_file_and_leaves_nothing_else(tmp_path):
    path = tmp_path / "game.json"
    records.save(game_after(2), path)
    os.chmod(path, 0o640)
    records.save(game_after(5), path)
    assert len(records.load(path).played) == 5
    assert path.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_failed_write_keeps_the_old_content(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    records.save(game_after(2), path)
    old = path.read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(BadFile, match=r"game.json: cannot be written: no space left on device\."):
        records.save(game_after(5), path)
    assert path.read_bytes() == old
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_link_stays_a_link(tmp_path):
    target, link = tmp_path / "real.json", tmp_path / "link.json"
    link.symlink_to(target)
    records.save(game_after(1), link)
    assert link.is_symlink()
    assert len(records.load(target).played) == 1


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "This record cannot be read"),
        (b"[]", "This record cannot be read"),
        (b"[" * 100_000, "This record cannot be read"),
        (b"\xff\xfe", "This record cannot be read"),
        (gzip.compress(b"{}", mtime=0)[:-4], "damaged or cut short"),
        (gzip.compress(b" " * (17 << 20), 1), "has more than 16 MB"),
        (b" " * (17 << 20), "has more than 16 MB"),
    ],
)
def test_what_is_no_record_is_refused_with_the_name_of_the_file(tmp_path, content, words):
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    with pytest.raises(BadFile, match=r"odd\.json: ") as caught:
        records.load(path)
    assert words in str(caught.value)


def test_an_edited_record_is_refused_at_the_action(tmp_path):
    path = tmp_path / "edited.json"
    data = game_after(3).record().encode().replace(b'"type":"pass"', b'"type":"pay_dividends"', 1)
    files.write(path, data)
    with pytest.raises(BadFile, match=r"edited.json: Action 1 of 3"):
        records.load(path)


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(BadFile, match="there is no such directory"):
        records.save(game_after(0), tmp_path / "no" / "game.json")
    with pytest.raises(BadFile, match="is a directory"):
        records.save(game_after(0), tmp_path)


def test_reference_games_are_found_below_directories_in_order(tmp_path):
    for name in ("b.json", "a.json.gz", "notes.txt", "deeper/c.json"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"{}")
    odd = tmp_path / "notes.txt"
    found = [path.relative_to(tmp_path).as_posix() for path, _ in reference.below([odd, tmp_path])]
    assert found == ["notes.txt", "a.json.gz", "b.json", "deeper/c.json"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is not JSON"),
        (b"{", "is not JSON"),
        (b"[" * 100_000, "nested too deeply"),
        (b"[]", "does not say of which game"),
        (b'{"game": 3}', "does not say of which game"),
        (b'{"game": "Go"}', "is a game of “Go”, which is not installed"),
        (gzip.compress(b" " * (65 << 20), 1), "has more than 64 MB"),
    ],
)
def test_what_is_no_reference_game_is_refused(tmp_path, content, words):
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    with pytest.raises(BadFile, match=r"odd\.json: ") as caught:
        reference.load(path)
    assert words in str(caught.value)


@pytest.mark.parametrize("name", ["emubay", "Emu Bay Railway Company"])
def test_the_title_is_found_by_its_id_or_its_name(tmp_path, name):
    path = tmp_path / "game.json"
    path.write_text(f'{{"game": "{name}"}}')
    assert reference.load(path)[0].id == "emubay"
