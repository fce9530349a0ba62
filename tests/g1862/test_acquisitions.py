"""Acquisitions at the end of a turn."""

import pytest

from bradshaw.eighteen.actions import PASS
from bradshaw.games.g1862.actions import Answer, Merge
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.mergers import AcquireStep, MergeStep
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.state import LNER_FORMED

from .bench import actor, begin, kinds, offered, play, refused, result
from .holdings import ANNA, BERT, LND, LNE, apart, cash, held, markers, pair

INTO_LND = Merge("L&E", "L&D")
INTO_LNE = Merge("L&E", "L&E")
THREE = {"Anna": 6, "Bert": 2, "Cora": 2}


def step(state):
    """The turn of L&D, which has operated, comes to its end."""
    state.operated |= 1 << LND
    begin(state, AcquireStep(LND))
    return state


@pytest.mark.rule(
    "1862.7.14-acquire-at-end", "1862.5.1.2-acquisition-timing", "1862.5.1.2-acquired-operated-irrelevant"
)
@pytest.mark.parametrize("operated", [[], ["L&E"]])
@pytest.mark.parametrize("action", [INTO_LND, INTO_LNE])
def test_a_company_may_acquire_another_at_the_end_of_its_turn_whether_or_not_that_has_operated(operated, action):
    state = step(pair(operated=operated))
    assert actor(state) == ANNA
    assert offered(state) == [PASS, INTO_LND, INTO_LNE]
    play(state, action)
    assert result(state) == (COMPANY[action.survivor], False)


@pytest.mark.rule("1862.7.14-acquire-at-end")
def test_it_need_not_acquire_any():
    state = step(pair())
    play(state, PASS)
    assert result(state) is None
    assert held(state, "L&E") == [6, 2, 2]


@pytest.mark.rule("1862.7.14-acquire-at-end")
def test_nobody_is_asked_without_a_partner_or_after_the_lner_has_formed():
    assert result(step(pair(tiles={}))) is None
    state = pair()
    state.lner = LNER_FORMED
    assert result(step(state)) is None


@pytest.mark.rule("1862.7.14-no-operation-until-next")
@pytest.mark.parametrize("action", [INTO_LND, INTO_LNE])
def test_the_resulting_company_does_not_operate_again_in_this_round(action):
    state = step(pair())
    play(state, action)
    survivor = COMPANY[action.survivor]
    assert state.operated == 1 << survivor


@pytest.mark.rule("1862.7.14-as-merger", "1862.5.1.2-acquisition-ratio", "1862.5.1-two-for-one")
@pytest.mark.parametrize("action", [INTO_LND, INTO_LNE])
def test_an_acquisition_is_carried_out_like_a_merger(action):
    ends = []
    for frame in (MergeStep(LND), AcquireStep(LND)):
        state = pair(treasuries={"L&D": 10, "L&E": 30}, unused={"L&D": 1, "L&E": 2})
        begin(state, frame)
        entries = play(state, action)
        assert "merged_price" in kinds(entries)
        assert markers(state, action.survivor) == ["D5", "C6"]
        assert held(state, action.survivor) == [6, 2, 2]
        state.operated = 0
        ends.append(state.canonical()[1:])
    assert ends[0] == ends[1]


@pytest.mark.rule("1862.7.14-as-merger", "1862.5.1.2-acquisition-consent")
def test_the_other_director_has_to_agree():
    state = step(apart())
    play(state, INTO_LND)
    assert actor(state) == BERT
    play(state, Answer(False))
    assert offered(state) == [PASS, INTO_LNE], "the same proposal is not made again"
    play(state, PASS)
    assert result(state) is None
    state = step(apart())
    entries = play(state, INTO_LND, Answer(True))
    assert "merger_agreed" in kinds(entries)
    assert result(state) == (LND, False)


@pytest.mark.rule("1862.7.14-as-merger")
def test_the_companies_must_be_connected():
    shares = {"L&D": THREE, "L&E": THREE, "W&F": THREE}
    state = pair(
        shares=shares,
        directors=dict.fromkeys(shares, "Anna"),
        prices=dict.fromkeys(shares, 90),
        stations=[("D5", 0, "L&D"), ("C6", 0, "L&E"), ("H7", 0, "W&F")],
    )
    refused(step(state), Merge("W&F", "L&D"), "1862.7.5.2-connected")
    refused(state, Answer(True), "1862.7.1-turn-steps")


@pytest.mark.rule("1862.7.14-merge-and-acquire")
def test_a_company_that_has_merged_may_still_acquire_another():
    shares = {"L&D": THREE, "L&E": THREE, "W&F": THREE}
    state = pair(
        shares=shares,
        directors=dict.fromkeys(shares, "Anna"),
        prices=dict.fromkeys(shares, 90),
        stations=[("D5", 0, "L&D"), ("C6", 0, "L&E"), ("E4", 0, "W&F")],
    )
    begin(state, MergeStep(LND))
    play(state, INTO_LND)
    assert result(state) == (LND, True)
    step(state)
    play(state, Merge("W&F", "L&D"))
    assert result(state) == (LND, False)
    assert state.price(LND) == 110, "W&F has no train: 45 and half of 134"


@pytest.mark.rule("1862.7.14-as-merger")
def test_the_director_of_the_operating_company_begins_also_if_the_other_one_survives():
    state = step(apart(shares={"L&D": {"Anna": 6}, "L&E": {"Bert": 7, "Anna": 1}}))
    play(state, INTO_LNE, Answer(True))
    frame = state.frames[-1]
    assert isinstance(frame, ShareMerge)
    assert (frame.initiator, frame.survivor, frame.other) == (ANNA, LNE, LND)
    assert cash(state) == [1000, 1000, 1000]
