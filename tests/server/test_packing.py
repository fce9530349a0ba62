"""Answers are compressed, and what is shared by several of them only once."""

import gzip
import json
import random
import zlib

import pytest

from bradshaw.server.http import packing
from bradshaw.server.http.packing import Holed, accepts_gzip, embed, gzipped, joined, pack, pack_both

from .serving import Browser, Served


def text_of(length: int, seed: int) -> bytes:
    chance = random.Random(seed)
    return bytes(chance.choice(b"abcdefgh ") for _ in range(length))


@pytest.mark.parametrize("length", [0, 1, 499, 70_000, 200_000])
def test_a_piece_is_the_same_within_any_answer(length: int):
    board, begin = text_of(length, 1), text_of(length, 5)
    pieces = [joined(pack(board), rest) for rest in pack_both(begin, b"the rest " * 99, b"null")]
    begin = board + begin
    for piece, whole in zip(pieces, (begin + b"the rest " * 99, begin + b"null"), strict=True):
        assert piece.text == whole
        for before, after in ((b"", b""), (b'{"now":', b"}"), (text_of(3000, 2), text_of(70_000, 3))):
            # Checksum and length are compared, too.
            assert gzip.decompress(gzipped(Holed([before, after], [piece]))) == before + whole + after
    one, two = pieces
    assert gzip.decompress(gzipped(Holed([b"1", b"2", b"3"], [one, two]))) == b"1" + one.text + b"2" + two.text + b"3"


def test_a_text_that_does_not_compress_may_end_a_piece():
    noise = random.Random(4).randbytes(150_000)
    for rest, end in zip(pack_both(b"middle", noise, noise[::-1]), (noise, noise[::-1]), strict=True):
        piece = joined(pack(noise), rest)
        assert gzip.decompress(gzipped(Holed([b"", b""], [piece]))) == noise + b"middle" + end


def test_without_an_answer_around_it_a_piece_is_written_as_it_is():
    piece, other = pack_both(b'{"a":1,', b'"b":2}', b'"b":null}')
    assert (bytes(embed(piece)), bytes(embed(other))) == (b'{"a":1,"b":2}', b'{"a":1,"b":null}')


@pytest.mark.parametrize(
    ("header", "taken"),
    [
        ("gzip, deflate, br, zstd", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("br, zstd", False),
        ("x-gzipped", False),
        ("", False),
    ],
)
def test_gzip_is_sent_to_those_who_take_it(header: str, taken: bool):
    assert accepts_gzip(header) is taken


def test_answers_are_the_same_however_they_are_sent(browser: Browser):
    game = browser.make_game(seed=6)
    for path in (f"/api/games/{game['id']}", f"/api/games/{game['id']}/now", f"/api/games/{game['id']}/positions/0"):
        packed = browser.get(path, headers={"Accept-Encoding": "gzip"})
        plain = browser.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3


def test_a_position_that_is_told_with_an_error_is_compressed_too(browser: Browser):
    game = browser.make_game(seed=6)
    action = game["position"]["choices"]["actions"][0]["action"]
    late = {"after": game["version"] - 1, "action": action}
    refused = browser.post(f"/api/games/{game['id']}/actions", late)
    assert refused.status_code == 409
    assert refused.headers["content-encoding"] == "gzip"
    assert refused.json()["position"] == game["position"]


def test_small_answers_and_zero_characters_of_others_stay_as_they_are(browser: Browser):
    answer = browser.get("/api/push", headers={"Accept-Encoding": "gzip"})
    assert len(answer.content) < packing.LEAST
    assert "content-encoding" not in answer.headers


def test_a_position_is_compressed_once_for_all_who_ask(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
):
    game = browser.make_game(seed=7)
    compressed: list[int] = []

    class Packer:
        def __init__(self, packer: "zlib._Compress") -> None:
            self.packer = packer

        def compress(self, text: bytes) -> bytes:
            compressed.append(len(text))
            return self.packer.compress(text)

        def flush(self, mode: int) -> bytes:
            return self.packer.flush(mode)

    make = zlib.compressobj
    monkeypatch.setattr(zlib, "compressobj", lambda *given, **words: Packer(make(*given, **words)))
    action = game["position"]["choices"]["actions"][0]["action"]
    moved = browser.post(f"/api/games/{game['id']}/actions", {"after": game["version"], "action": action})
    for _ in range(3):
        assert browser.get(f"/api/games/{game['id']}/now").json() == moved.json()["now"]
    assert sum(compressed) < len(json.dumps(moved.json())) * 1.3
