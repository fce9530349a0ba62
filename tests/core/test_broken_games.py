"""The promises are worth something: each of these defects, put into Heap, is found by the promise that it breaks."""

import itertools

import msgspec
import pytest

from bradshaw.core.choices import NOTHING, Choices
from bradshaw.core.errors import BradshawError
from bradshaw.core.ledger import BANK
from bradshaw.core.outcome import Outcome
from bradshaw.core.refusal import Refusal
from tests.conformance import promises
from tests.core.heap import Heap, HeapState, Over, Take, Tip, Tipping, Turn

counter = itertools.count()
SET_UP, END, TAKE_STONES = Heap.setup, Heap.outcome, Turn.apply


def after(method, extra):
    """The method with something done after it."""

    def changed(self, state, *rest):
        result = method(self, state, *rest)
        extra(state)
        return result

    return changed


def pay_past_the_ledger(state):
    state.cash[BANK] -= 1
    state.cash[1] += 1


def drop_a_pound(state):
    state.cash[1] -= 1


def owe_a_pound(state):
    state.cash[BANK] += 100
    state.cash[1] -= 100


def wind_on(state):
    step = state.settings.step + state.players
    state.settings = msgspec.structs.replace(state.settings, step=step)


def share_the_cash(self):
    return HeapState(self.frames.copy(), self.cash, self.players, self.settings, self.stones, self.odd)


def set_up_by_the_weather(self, players, options, chance):
    state = SET_UP(self, players, options, chance)
    state.stones += next(counter) % 2
    state.derive()
    return state


def two_winners(self, state):
    outcome = END(self, state)
    return outcome and Outcome(outcome.reasons, outcome.scores, (0, 1))


def one_score(self, state):
    outcome = END(self, state)
    return outcome and msgspec.structs.replace(outcome, scores=outcome.scores[:1])


def over_early(self, state):
    return Outcome(("bored",), (0,) * state.players, (0,)) if state.stones < 5 else None


def note_nonsense(self, state, action, log):
    TAKE_STONES(self, state, action, log)
    log.note("take", "heap.no.such-rule", self.player, stones=1)


def forget_to_derive(self, state, action, log):
    odd = state.odd
    TAKE_STONES(self, state, action, log)
    state.odd = odd


DEFECTS = [
    (Turn, "apply", after(Turn.apply, pay_past_the_ledger), promises.log_accounts_for_all_money),
    (Turn, "apply", after(Turn.apply, drop_a_pound), promises.nothing_is_lost),
    (Turn, "apply", after(Turn.apply, owe_a_pound), promises.nothing_is_lost),
    (Turn, "apply", note_nonsense, promises.log_accounts_for_all_money),
    (Turn, "apply", forget_to_derive, promises.derived_data_is_right),
    (HeapState, "copy", share_the_cash, promises.copies_are_independent),
    (HeapState, "copy", share_the_cash, promises.undo_and_redo_lead_everywhere),
    (HeapState, "canonical", lambda self: (self.frames, self.cash), promises.hash_covers_the_position),
    (Heap, "setup", set_up_by_the_weather, promises.records_replay),
    (Heap, "outcome", two_winners, promises.ends_as_promised),
    (Heap, "outcome", one_score, promises.ends_as_promised),
    (Heap, "outcome", over_early, promises.ends_as_promised),
    (Heap, "longest_game", 3, promises.ends_as_promised),
    (Heap, "evaluate", lambda self, state: [float("nan")] * state.players, promises.looking_changes_nothing),
    (Heap, "describe", lambda self, state, action: repr(action), promises.looking_changes_nothing),
    (Heap, "view", lambda self, state, players: wind_on(state), promises.looking_changes_nothing),
    (Heap, "tell", lambda self, entry, players: repr(entry), promises.log_can_be_told),
    (Heap, "tell", lambda self, entry, players: "", promises.log_can_be_told),
    (Heap, "action_type", Take, promises.everything_is_json),
    (Turn, "choices", lambda self, state: NOTHING, promises.ends_as_promised),
    (Turn, "choices", lambda self, state: Choices((Take(1),)), promises.choices_and_refusals_agree),
    (Turn, "choices", lambda self, state: Choices((Take(1), Take(1))), promises.choices_and_refusals_agree),
    (Turn, "legal", lambda self, state, action: isinstance(action, Take), promises.choices_and_refusals_agree),
    (Turn, "explain", after(Turn.explain, wind_on), promises.choices_and_refusals_agree),
    (Turn, "explain", lambda self, state, action: Refusal("heap.nowhere", "No."), promises.choices_and_refusals_agree),
    (
        Turn,
        "explain",
        lambda self, state, action: Refusal("heap.take.paid", f"No {action}."),
        promises.choices_and_refusals_agree,
    ),
    (
        Tipping,
        "explain",
        lambda self, state, action: Refusal("heap.take.paid", ""),
        promises.choices_and_refusals_agree,
    ),
    (
        Turn,
        "not_your_turn",
        lambda self, state, seat: Refusal("heap.nowhere", "No."),
        promises.only_the_actor_may_act,
    ),
    (Turn, "not_your_turn", lambda self, state, seat: None, promises.only_the_actor_may_act),
    (Over, "legal", lambda self, state, action: isinstance(action, Tip), promises.ends_as_promised),
]


def keeps(title, promise):
    for seed in range(8):
        promise(title, seed)


@pytest.mark.parametrize(
    ("owner", "name", "defect", "promise"),
    DEFECTS,
    ids=[f"{owner.__name__}-{name}-{promise.__name__}" for owner, name, _, promise in DEFECTS],
)
def test_defect_is_found(owner, name, defect, promise, monkeypatch):
    monkeypatch.setattr(owner, name, defect)
    broken = Heap()
    with pytest.raises((AssertionError, BradshawError)):
        keeps(broken, promise)
