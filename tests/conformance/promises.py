"""What every title promises, as checks of one game each: a title and a seed in, an AssertionError out if it fails."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bradshaw import Action, IllegalAction, Range, Refusal, Title
from bradshaw.core.chance import Chance
from bradshaw.core.errors import NothingToUndo
from bradshaw.core.log import NOBODY, Entry
from bradshaw.core.messages import Text
from bradshaw.core.record import decode
from bradshaw.core.versions import RULES_VERSION
from bradshaw.words import LANGUAGES, say
from tests.conformance.play import (
    SHORT_GAME,
    AnyGame,
    any_game,
    by_kind,
    finished,
    play_again,
    play_on,
    positions,
    strangers,
)

SHORT_RANGE = 12
"""Ranges up to this length are tried number by number."""
STEPS_BACK = 40
"""How many actions are taken back one by one before another is played."""
PYTHON = re.compile(r"[{}\[\]<>|\\]|\bNone\b|\bTrue\b|\bFalse\b|\bnan\b|\binf\b|\w\(\w+=|__|0x")
"""What only a programmer would write."""


# Helpers


def seldom(title: Title[Any], every: int) -> int:
    """Titles with long games are looked at in fewer positions, so that all titles take about as long."""
    return every * max(1, title.longest_game // SHORT_GAME) ** 2


def everything(game: AnyGame) -> tuple[Any, ...]:
    """All that a game shows, to see whether anything changed."""
    return (
        game.state.copy(),
        game.state.digest(),
        msgspec.to_builtins(game.state.canonical()),
        game.record().encode(),
        game.log,
        game.actors,
        game.outcome,
        msgspec.json.encode(game.choices()),
        game.title.totals(game.state),
    )


def _said(text: Text) -> Iterator[str]:
    """A text in every language, with plain spaces."""
    for language in LANGUAGES:
        yield say(text, language).replace("\u00a0", " ").replace("\u202f", " ")


def is_readable(text: Text) -> bool:
    """Whether this can be shown to a player, whatever language he reads."""
    return all(
        words != "" and words == words.strip() and words.isprintable() and PYTHON.search(words) is None
        for words in _said(text)
    )


def is_sentence(text: Text) -> bool:
    return is_readable(text) and all(words.endswith((".", "!", "?")) for words in _said(text))


def check_refusal(title: Title[Any], refusal: Refusal | None) -> None:
    assert isinstance(refusal, Refusal)
    assert refusal.rule in title.rulebook, refusal
    assert is_sentence(refusal.text), refusal


def check_refused(game: AnyGame, action: Action, seat: int | None = None) -> None:
    """The game says why not, and does not do it."""
    refusal = game.refusal(action, seat)
    check_refusal(game.title, refusal)
    with pytest.raises(IllegalAction) as caught:
        game.play(action, seat)
    assert caught.value.refusal == refusal


def listed(game: AnyGame, chance: Chance) -> list[Action]:
    """The legal actions; of long ranges the ends and some between."""
    choices = game.choices()
    actions = list(choices.actions)
    for span in choices.ranges:
        if len(span) <= SHORT_RANGE:
            actions += [span[index] for index in range(len(span))]
        else:
            actions += [span[0], span[len(span) - 1], *(chance.pick(span) for _ in range(SHORT_RANGE - 2))]
    return actions


def around(span: Range) -> list[Action]:
    """Actions next to a range: beyond its ends, and between its steps."""
    numbers = {span.low - span.step, span.low - 1, span.low + 1, span.high - 1, span.high + 1, span.high + span.step}
    return [msgspec.structs.replace(span.action, **{span.field: number}) for number in sorted(numbers)]


def without_names(plain: Any) -> Any:
    """An action as plain data, with every text but its type left open."""
    if isinstance(plain, dict):
        return {key: value if key == "type" else without_names(value) for key, value in plain.items()}
    if isinstance(plain, list):
        return [without_names(value) for value in plain]
    return "a name" if isinstance(plain, str) else plain


def other_seats(game: AnyGame) -> list[int]:
    return [seat for seat in (-1, *range(len(game.players)), 99) if seat not in game.actors]


# Declaration


def declares_itself(title: Title[Any]) -> None:
    """The title says all that a program needs to offer it."""
    assert title.id.isidentifier() or title.id.isalnum()
    assert title.name
    assert title.designer
    assert len(title.players) >= 1
    assert title.players.step == 1
    assert title.rules_version >= 1
    assert title.longest_game >= 1
    assert len(title.rulebook) >= 1
    names = [option.name for option in title.options] + [decision.name for decision in title.decisions]
    assert len(names) == len(set(names))
    assert RULES_VERSION not in names
    for decision in title.decisions:
        assert 2 <= decision.since <= title.rules_version, decision
        assert is_sentence(decision.text), decision
        assert decision.rule in title.rulebook, decision
    for rules in range(1, title.rules_version):
        assert title.differences(rules), f"version {rules} is like the newest"
    assert title.differences(title.rules_version) == []
    for option in title.options:
        assert 1 <= option.since <= (title.rules_version if option.until is None else option.until), option
        assert option.until is None or option.until < title.rules_version, option
        assert option.accepts(option.default), option
        assert is_sentence(option.text), option
        assert option.rule in title.rulebook, option
        if not isinstance(option.default, int):
            assert len(option.values) == len(set(option.values)) >= 2, option
        elif not isinstance(option.default, bool):
            assert option.low < option.high, option


# Play


def ends_as_promised(title: Title[Any], seed: int) -> None:
    """Somebody can always do something until the game is over; then nobody can do anything."""
    game = any_game(title, seed)
    seats = range(len(game.players))
    for _ in play_again(game, seed):
        assert game.outcome is None
        assert game.actors
        assert set(game.actors) <= set(seats)
        assert len(game.choices()) >= 1
    assert 0 < len(game.played) <= title.longest_game
    outcome = game.outcome
    assert outcome is not None
    assert outcome.reasons
    assert all(str(reason) for reason in outcome.reasons)
    assert len(outcome.scores) == len(game.players)
    assert outcome.winners
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
    assert game.actors == ()
    assert len(game.choices()) == 0
    before = everything(game)
    for action in {played.action for played in game.played} | set(strangers(title)[::5]):
        assert action not in game.choices()
        check_refused(game, action)
        for seat in other_seats(game):
            check_refused(game, action, seat)
    assert everything(game) == before


def choices_and_refusals_agree(title: Title[Any], seed: int) -> None:
    """What is listed is legal, what is not listed is refused with a rule and a reason, and asking changes nothing."""
    chance = Chance(seed)
    for game in positions(title, seed, every=seldom(title, 3)):
        before = everything(game)
        choices = game.choices()
        legal = listed(game, chance)
        for action in legal:
            assert action in choices
            assert game.refusal(action) is None, action
            assert game.refusal(action, game.actors[0]) is None, action
        assert len(set(choices.actions)) == len(choices.actions), "an action is listed twice"
        for action in (*strangers(title), *(action for span in choices.ranges for action in around(span))):
            refusal = game.refusal(action)
            assert (refusal is None) == (action in choices), action
            if refusal is not None:
                check_refusal(title, refusal)
        assert everything(game) == before


def only_the_actor_may_act(title: Title[Any], seed: int) -> None:
    """Everybody else is told so, and a refused action leaves no trace."""
    chance = Chance(seed)
    for game in positions(title, seed, every=seldom(title, 3)):
        before = everything(game)
        for action in listed(game, chance)[:5]:
            for seat in other_seats(game):
                check_refused(game, action, seat)
        for action in strangers(title)[seed % 7 :: 7]:
            if game.refusal(action) is not None:
                check_refused(game, action)
        assert everything(game) == before


def looking_changes_nothing(title: Title[Any], seed: int) -> None:
    """Views, charts, descriptions, evaluations, previews and reports can be had in any position."""
    chance = Chance(seed)
    for game in positions(title, seed, every=seldom(title, 2)):
        before = everything(game)
        for shown in (title.view(game.state, game.players), title.position(game.state), title.chart(game.state)):
            assert msgspec.json.decode(msgspec.json.encode(shown)) is not None
        worths = title.evaluate(game.state)
        assert len(worths) == len(game.players)
        assert all(math.isfinite(worth) for worth in worths)
        for action in listed(game, chance):
            assert is_readable(title.describe(game.state, action)), action
            assert isinstance(title.spot(action), str), action
        if game.outcome is None:
            action = chance.pick(game.choices())
            entries = game.preview(action)
            ahead = game.copy()
            ahead.play(action)
            assert tuple(entries) == ahead.log_of(len(game.played))
        game.report()
        assert everything(game) == before


def everything_is_json(title: Title[Any], seed: int) -> None:
    """Choices and log can be sent anywhere, and every action comes back equal, with its ids spelled as they are."""
    chance = Chance(seed)
    for game in positions(title, seed, every=seldom(title, 3)):
        choices = game.choices()
        plain = msgspec.json.decode(msgspec.json.encode(choices))
        assert len(plain["actions"]) == len(choices.actions)
        assert len(plain["ranges"]) == len(choices.ranges)
        for action in listed(game, chance):
            data = msgspec.json.encode(action)
            assert title.read_action(data) == action
            assert title.read_action(msgspec.json.decode(data)) == action
        for span, data in zip(choices.ranges, plain["ranges"], strict=True):
            assert title.read_action(data["action"] | {span.field: span.low}) == span[0]
    for action in strangers(title):
        data = msgspec.json.encode(action)
        meant = msgspec.json.encode(title.read_action(data))
        # Names are taken for the ids that they stand for, and strangers spell ids in capitals or without.
        assert without_names(msgspec.json.decode(meant)) == without_names(msgspec.json.decode(data))
        assert msgspec.json.encode(title.read_action(meant)) == meant
    msgspec.json.encode(game.log)
    msgspec.json.encode(game.outcome)


# Keeping


def copies_are_independent(title: Title[Any], seed: int) -> None:
    """A copy equals the original, and what happens to one does not happen to the other."""
    for game in positions(title, seed, every=seldom(title, 30)):
        before = everything(game)
        twin = game.copy()
        assert twin.state == game.state
        assert everything(twin) == before
        for _ in play_on(twin, seed + 1, by_kind):
            pass
        while twin.played:
            twin.undo()
        assert everything(game) == before
        for _ in play_again(twin, seed):
            pass
        end = everything(twin)
        for _ in play_on(game, seed + 2, by_kind):
            pass
        assert everything(twin) == end


def records_replay(title: Title[Any], seed: int) -> None:
    """A record, read back, gives the same game after every action, and the same record."""
    game = any_game(title, seed)
    digests = []
    for _ in play_again(game, seed):
        digests.append(game.state.digest())
    digests.append(game.state.digest())
    record = game.record()
    assert [record.start, *(played.hash for played in record.actions)] == digests
    data = record.encode()
    again = type(game).from_record(title, decode(data))
    assert everything(again) == everything(game)
    assert again.record() == record
    for number, digest in enumerate(digests):
        assert again.at(number).state.digest() == digest


def undo_and_redo_lead_everywhere(title: Title[Any], seed: int) -> None:
    """Every earlier position can be had again: by undo and redo step by step, and by its number."""
    game = any_game(title, seed)
    every = seldom(title, 1)
    history = {}
    for number, _ in enumerate(play_again(game, seed)):
        if number % every == 0:
            history[number] = everything(game)
    last = len(game.played)
    history[last] = everything(game)
    for number in reversed(range(last)):
        game.undo()
        if number in history:
            assert everything(game) == history[number]
    with pytest.raises(NothingToUndo):
        game.undo()
    for number in range(1, last + 1):
        game.redo()
        if number in history:
            assert everything(game) == history[number]
    with pytest.raises(NothingToUndo):
        game.redo()
    for number, expected in history.items():
        assert everything(game.at(number)) == expected
    assert everything(game) == history[last]


def another_action_drops_what_was_undone(title: Title[Any], seed: int) -> None:
    """After undo, the same action again or another one is the newest: there is no redo, and all stays consistent."""
    chance = Chance(seed)
    game = finished(title, seed)
    for _ in range(12):
        target = chance.below(len(game.played))
        game = game.at(min(len(game.played), target + STEPS_BACK))
        while len(game.played) > target:
            game.undo()
        undone = game.at(target + 1).played[-1].action
        others = [action for action in listed(game, chance) if action != undone] or [undone]
        action = chance.pick(others)
        expected = game.preview(action)
        game.play(action)
        assert len(game.played) == target + 1
        assert game.played[-1].action == action
        assert game.log_of(target) == tuple(expected)
        with pytest.raises(NothingToUndo):
            game.redo()
        for _ in play_on(game, seed + target, by_kind):
            pass
        numbers = range(len(game.played))
        assert game.log == [entry for number in numbers for entry in game.log_of(number)]
        again = type(game).from_record(title, decode(game.record().encode()))
        assert everything(again) == everything(game)


# Bookkeeping


def nothing_is_lost(title: Title[Any], seed: int) -> None:
    """Money and pieces are conserved, and nobody but the bank owes."""
    game = any_game(title, seed)
    totals, money = dict(title.totals(game.state)), sum(game.state.cash)
    assert totals
    for _ in play_again(game, seed):
        assert dict(title.totals(game.state)) == totals
        assert sum(game.state.cash) == money
        assert all(
            amount >= 0 for account, amount in enumerate(game.state.cash) if account not in game.state.sources
        ), game.state.cash
    assert dict(title.totals(game.state)) == totals
    assert sum(game.state.cash) == money


def derived_data_is_right(title: Title[Any], seed: int) -> None:
    """What a state keeps for speed equals what is worked out anew."""
    for game in positions(title, seed):
        anew: Any = game.state.copy()
        if hasattr(anew, "derive"):
            anew.derive()
        assert anew == game.state


def hash_covers_the_position(title: Title[Any], seed: int) -> None:
    """Whatever is changed in a state changes its hash, unless it is derived and comes back when worked out anew."""
    for game in positions(title, seed, every=seldom(title, 10)):
        for name in game.state.__struct_fields__:
            changed: Any = game.state.copy()
            if not disturb(changed, name) or changed.digest() != game.state.digest():
                continue
            assert hasattr(changed, "derive"), f"{name} is not in the hash"
            changed.derive()
            assert changed == game.state, f"{name} is neither in the hash nor derived"


def disturb(state: Any, name: str) -> bool:
    """Change a number of the field, if it has one."""
    value = getattr(state, name)
    if isinstance(value, int):
        setattr(state, name, not value if isinstance(value, bool) else value + 1)
        return True
    if isinstance(value, list | tuple) and value and isinstance(value[-1], int):
        setattr(state, name, type(value)([*value[:-1], value[-1] + 1]))
        return True
    return False


def check_entry(title: Title[Any], entry: Entry, players: tuple[str, ...]) -> None:
    assert entry.kind
    assert entry.rule in title.rulebook, entry
    assert entry.actor == NOBODY or 0 <= entry.actor < len(players), entry
    for transfer in entry.transfers:
        assert transfer.reason in title.rulebook, transfer
        assert transfer.amount >= 0, transfer


def log_accounts_for_all_money(title: Title[Any], seed: int) -> None:
    """Every entry names its rule and seat; the transfers of an action are exactly its changes of cash."""
    game = finished(title, seed)
    cash = list(game.at(0).state.cash)
    for entry in game.setup_log:
        check_entry(title, entry, game.players)
        assert not entry.transfers, entry
    for number in range(len(game.played)):
        for entry in game.log_of(number):
            check_entry(title, entry, game.players)
            for transfer in entry.transfers:
                cash[transfer.payer] -= transfer.amount
                cash[transfer.payee] += transfer.amount
        assert game.at(number + 1).state.cash == cash, game.played[number]


def log_can_be_told(title: Title[Any], seed: int) -> None:
    """Every entry is a sentence, or nothing where another one says it all; undo shortens the report."""
    game = finished(title, seed)
    entries = [*game.setup_log, *game.log]
    sentences = [title.tell(entry, game.players) for entry in entries]
    for entry, sentence in zip(entries, sentences, strict=True):
        assert sentence == "" or is_sentence(sentence), (entry, sentence)
    told = [sentence for sentence in sentences if sentence]
    assert told
    assert [line for line in game.report() if line] == told
    every = seldom(title, 1)
    for number in reversed(range(len(game.played))):
        game.undo()
        if number % every == 0:
            report = [line for line in game.report() if line]
            assert report == told[: len(report)]
    assert report == [text for entry in game.setup_log if (text := title.tell(entry, game.players))]


# Numbers


def moves_and_positions_have_numbers(title: Title[Any], seed: int) -> None:
    """Every listed choice has an index of its own, every index leads back to a choice, and observations keep their
    bounds; of a title that has no encoding nothing is asked."""
    encoding = title.encoding()
    if encoding is None:
        return
    moves = encoding.moves
    for game in positions(title, seed, every=seldom(title, 3)):
        state, choices = game.state, game.choices()
        legal = moves.legal(choices)
        assert len(set(legal.indices())) == len(legal)
        assert all(moves.name(index) for index in legal.indices()[:5])
        for index in legal.indices():
            action = legal.action(index)
            assert action is not None
            assert legal.index(action) == index
            assert game.state.frames[-1].legal(state, action)
        assert {legal.index(action) for action in choices.actions} <= set(legal.indices())
        for span in choices.ranges:
            assert legal.index(span[0]) is not None
            assert legal.index(span[len(span) - 1]) is not None
        for seat in range(len(game.players)):
            hidden = title.secrets(state, seat)
            row = encoding.observe(title.guess(state, hidden), seat, len(game.players), hidden)
            assert len(row) == encoding.size
            for field, place in zip(encoding.fields, encoding.slices().values(), strict=True):
                assert field.low <= min(row[place]) <= max(row[place]) <= field.high, field.name


ALL = (
    ends_as_promised,
    choices_and_refusals_agree,
    only_the_actor_may_act,
    looking_changes_nothing,
    everything_is_json,
    copies_are_independent,
    records_replay,
    undo_and_redo_lead_everywhere,
    another_action_drops_what_was_undone,
    nothing_is_lost,
    derived_data_is_right,
    hash_covers_the_position,
    log_accounts_for_all_money,
    log_can_be_told,
    moves_and_positions_have_numbers,
)
"""Each takes a title and a seed."""
