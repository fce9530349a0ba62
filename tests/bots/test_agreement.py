"""How often the expert would have played what was played."""

from pathlib import Path

import pytest

import bradshaw
from bradshaw.bots import make
from bradshaw.bots.agreement import Agreement, by_kind, compared
from bradshaw.bots.expert import Budget, Expert
from bradshaw.cli import main
from bradshaw.core.game import Game
from bradshaw.formats import records


def game_among(spec: str, moves: int) -> Game:
    """The first moves of a game of Emu Bay among bots."""
    game = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed=2)
    bots = [make(spec, seat) for seat in range(3)]
    for _ in range(moves):
        game.play(bots[game.actors[0]].choose(game.title, game.state))
    return game


def test_an_expert_agrees_with_experts_more_than_with_chance():
    experts, chance = (
        sum(by_kind(compared(game_among(spec, 40), Expert("expert", 1, Budget(None, 1)))).values(), Agreement())
        for spec in ("expert:1", "random")
    )
    assert experts.decisions > 20
    assert experts.first >= 0.6 * experts.decisions
    assert experts.among >= experts.first
    assert chance.first / chance.decisions < 0.5 * experts.first / experts.decisions


def test_agreement_tells_by_kind_of_decision(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "game.json"
    records.save(game_among("random", 25), file)
    assert main(["agreement", str(file), str(file)]) == 0
    said = capsys.readouterr().out
    assert "auction" in said
    assert "First choice" in said
    assert "All 2 games" in said


@pytest.mark.parametrize("arguments", [[], ["nowhere.json"], ["--looks", "0", "game.json"]])
def test_what_cannot_be_compared_is_refused_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(["agreement", *arguments]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
