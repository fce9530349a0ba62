"""Replies in a tree of whole turns, as the expert looks for them in Emu Bay."""

from collections.abc import Iterator
from math import exp

import pytest

from bradshaw.bots import make
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import Foresight, Outlook
from bradshaw.bots.replies import CAUTION, LIKELIHOOD, Node, Replies, Tempo, likely, whole
from bradshaw.bots.standing import standing
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import LIFT, Bid, StartAuction
from bradshaw.games.emubay.components import ACTION
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.turn import Turn
from bradshaw.games.emubay.state import EmuBay

BEGINNINGS = (Turn, Bidding)


def positions(seed: int, every: int = 1) -> Iterator[EmuBay]:
    """Positions of a game among bots, to its end."""
    state = Game(TITLE, ["Ada", "Ben", "Cleo", "Dan"], seed).state
    bots = [make("greedy", seat) for seat in range(4)]
    number = 0
    while TITLE.outcome(state) is None:
        if number % every == 0:
            yield state.copy()
        number += 1
        advance(state, bots[state.frames[-1].actor(state)].choose(TITLE, state), SILENCE)


@pytest.mark.parametrize("thorough", [False, True])
def test_whole_turns_are_legal_and_lead_where_they_say(thorough: bool):
    foresight = Foresight(TITLE)
    for state in positions(4, every=3):
        known = foresight.expertise.whole_turns(state, lambda one: standing(TITLE, one), thorough)
        assert bool(known) == isinstance(state.frames[-1], BEGINNINGS)
        for actions, after in known:
            there = state.copy()
            for action in actions:
                assert there.frames[-1].legal(there, action)
                advance(there, action, SILENCE)
            if not isinstance(there.frames[-1], Bidding):
                assert there == after
            assert TITLE.totals(after) == TITLE.totals(there)


def test_a_thorough_search_knows_every_way_to_lift_a_cube():
    foresight = Foresight(TITLE)
    for state in positions(5, every=3):
        if not isinstance(state.frames[-1], Turn):
            continue
        begun = {actions[0] for actions, _ in foresight.expertise.whole_turns(state, lambda one: (0.0,) * 4, True)}
        assert begun == set(state.frames[-1].choices(state).actions)


def test_an_auction_ends_with_those_who_want_the_share_most():
    foresight = Foresight(TITLE)
    for state in positions(6):
        frame = state.frames[-1]
        if not isinstance(frame, Turn) or LIFT[ACTION["take"]] not in frame.choices(state).actions:
            continue
        for actions, after in foresight.expertise.whole_turns(state, lambda one: standing(TITLE, one), False):
            if isinstance(actions[1], StartAuction):
                assert isinstance(actions[2], Bid)
                assert sum(after.available) == sum(state.available) - 1


def test_looks_go_where_the_best_turns_lead_and_are_judged_back():
    foresight = Foresight(TITLE)
    state = next(one for one in positions(7) if isinstance(one.frames[-1], Turn))
    actor = state.frames[-1].actor(state)
    chance = Chance(1)
    tree = Replies(foresight, state, whole(foresight, state, chance, thorough=True), chance)
    for _ in range(30):
        tree.look()
    assert tree.root.visits == 30
    assert sum(node.visits for node in tree.root.following) == 30
    assert tree.root.outlook is tree.root.best().outlook
    chances = [outlook.chances[actor] for _, outlook in tree.weighed()]
    assert chances == sorted(chances, reverse=True)
    last = tree.weighed()[-1][0]
    tree.compare(last)
    assert tree.root.visits > 30


def test_of_others_the_likely_replies_are_expected_and_of_oneself_the_best():
    foresight = Foresight(TITLE)
    state = next(one for one in positions(7) if isinstance(one.frames[-1], Turn))
    chance = Chance(1)
    tree = Replies(foresight, state, whole(foresight, state, chance, thorough=True), chance)
    for _ in range(60):
        tree.look()
    seen = set()
    waiting = [tree.root]
    while waiting:
        node = waiting.pop()
        waiting += node.following
        if not node.following:
            continue
        ours = node.actor == tree.root.actor
        best = node.best().value[node.actor]
        worst = min(one.value[node.actor] for one in node.following)
        seen.add(ours)
        assert node.value[node.actor] == best if ours else worst <= node.value[node.actor] <= best
        assert sum(node.value) == pytest.approx(1)
    assert seen == {False, True}


def test_the_better_a_reply_the_likelier_it_is():
    state = Game(TITLE, ["Ada", "Ben", "Cleo"], 1).state
    nodes = [
        Node(state, Outlook(worths, chances))
        for worths, chances in [
            ((40.0, 20.0, 30.0), (0.5, 0.2, 0.3)),
            ((20.0, 40.0, 30.0), (0.2, 0.5 - LIKELIHOOD, 0.3 + LIKELIHOOD)),
            ((10.0, 50.0, 30.0), (0.1, 0.5, 0.4)),
        ]
    ]
    expected = likely(nodes, 1)
    share = exp(-1) / (1 + exp(-1))
    assert expected.worths == pytest.approx((20 * share + 10 * (1 - share), 40 * share + 50 * (1 - share), 30))
    assert expected.chances[1] == pytest.approx(0.5 - LIKELIHOOD * share)
    assert tuple(likely(nodes[:1], 1).chances) == nodes[0].value


@pytest.mark.parametrize("players", [3, 4])
def test_what_it_is_worth_to_have_just_moved_is_learned(players: int):
    # Judged too high by so much, by how many turns it is until the next one.
    excess = [0.05 * (turns - (players - 1) / 2) for turns in range(players)]
    tempo = Tempo(players)

    def judged(actor: int) -> list[float]:
        return [1 / players + excess[(seat - actor) % players] for seat in range(players)]

    for turn in range(300):
        actor = turn % players
        tempo.learn(actor, judged(actor), judged((actor + 1) % players))
    assert tempo.excess == pytest.approx(excess, abs=0.003)
    for actor in range(players):
        corrected = tempo.corrected(actor, Outlook([0.0] * players, judged(actor)))
        assert corrected.chances == pytest.approx([1 / players] * players, abs=0.003)


def test_tempo_is_not_believed_at_once():
    tempo = Tempo(2)
    tempo.learn(0, (0.4, 0.6), (0.6, 0.4))
    assert tempo.excess == pytest.approx((-0.1 / (CAUTION + 1), 0.1 / (CAUTION + 1)))


def test_a_turn_that_was_played_is_weighed_wherever_it_begins():
    for number, state in enumerate(positions(8)):
        choices = state.frames[-1].choices(state)
        if number % 9 == 0 and len(choices) > 1:
            played = choices.actions[-1] if choices.actions else choices.ranges[0][-1]
            found = Expert("expert", 1, Budget(None, 5)).weigh(TITLE, state, played)
            assert any(one.turn.actions[0] == played for one in found)
