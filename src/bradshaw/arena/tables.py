"""What came of many matches as tables, for the terminal and for the report page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median

from bradshaw.arena.figures import BotFigures
from bradshaw.arena.match import Result
from bradshaw.arena.schedule import Setting
from bradshaw.core.messages import Message, message
from bradshaw.core.registry import title as title_called
from bradshaw.core.view import Column, Row, Table
from bradshaw.words import say


def by_setting(results: Sequence[Result]) -> list[tuple[Setting, list[Result]]]:
    """Results that can be compared, together."""
    found: dict[str, tuple[Setting, list[Result]]] = {}
    for result in results:
        setting = Setting(result.game, result.rules, len(result.bots), result.options)
        found.setdefault(repr(setting), (setting, []))[1].append(result)
    return list(found.values())


def heading(setting: Setting) -> Message:
    """What was played."""
    options = tuple(f"{name}={str(value).lower()}" for name, value in sorted(setting.options.items()))
    return message(
        "arena-setting", game=title_called(setting.game).name, count=setting.players, options=options or None
    )


def spread(values: Sequence[int]) -> Message:
    return message("arena-spread", mean=fmean(values), median=median(values), least=min(values), most=max(values))


def lengths(results: Sequence[Result]) -> Message:
    return message("arena-length", spread=spread([result.actions for result in results]))


def winning_scores(results: Sequence[Result]) -> Message:
    return message("arena-scores", spread=spread([max(result.scores) for result in results]))


def standings(bots: Sequence[BotFigures]) -> Table:
    """How often each bot won from the seats that it had, and its final worth."""
    rows = [
        Row(
            (
                one.bot,
                str(one.games),
                message("arena-mean", mean=one.wins),
                message("arena-share", share=one.share),
                message("arena-interval", low=one.interval[0], high=one.interval[1]),
                message("arena-mean", mean=one.worth[0]),
                str(min(one.worths)),
                str(max(one.worths)),
                *([str(one.forfeits)] if _have_forfeited(bots) else []),
            )
        )
        for one in bots
    ]
    columns = (
        Column(message("arena-column-bot")),
        Column(message("arena-column-seats"), right=True),
        Column(message("arena-column-wins"), right=True),
        Column(message("arena-column-share"), right=True),
        Column(message("arena-column-interval"), right=True),
        Column(message("arena-column-mean"), right=True),
        Column(message("arena-column-least"), right=True),
        Column(message("arena-column-most"), right=True),
        *([Column(message("arena-column-forfeits"), right=True)] if _have_forfeited(bots) else []),
    )
    return Table(message("arena-wins"), columns, tuple(rows))


def _have_forfeited(bots: Sequence[BotFigures]) -> bool:
    return any(one.forfeits for one in bots)


def ratings(bots: Sequence[BotFigures]) -> Table | None:
    """How strong the bots are taken to be, the strongest first, if there are ratings."""
    found = sorted(((one.rating, one.bot) for one in bots if one.rating is not None), key=lambda one: -one[0].mean)
    if not found:
        return None
    rows = tuple(
        Row(
            (
                bot,
                message("arena-mean", mean=rating.mean),
                message("arena-range", low=rating.interval[0], high=rating.interval[1]),
            )
        )
        for rating, bot in found
    )
    columns = (
        Column(message("arena-column-bot")),
        Column(message("arena-column-rating"), right=True),
        Column(message("arena-column-interval"), right=True),
    )
    return Table(message("arena-ratings"), columns, rows)


def seats(bots: Sequence[BotFigures]) -> Table:
    """How often each bot won from each place at the table."""
    places = range(max(len(one.seats) for one in bots))
    rows = [
        Row(
            (
                one.bot,
                *(
                    message("arena-seat-share", share=wins / games, count=games) if games else ""
                    for wins, games in one.seats
                ),
            )
        )
        for one in bots
    ]
    columns = (
        Column(message("arena-column-bot")),
        *(Column(message("arena-column-seat", number=place + 1), right=True) for place in places),
    )
    return Table(message("arena-seats"), columns, tuple(rows))


def endings(results: Sequence[Result]) -> Table:
    """Why the games ended."""
    reasons = Counter(say(message("listed", items=result.endings)) for result in results)
    rows = tuple(
        Row((reason, str(count), message("arena-share", share=count / len(results))))
        for reason, count in reasons.most_common()
    )
    columns = (
        Column(message("arena-column-reason")),
        Column(message("arena-column-games"), right=True),
        Column(message("arena-column-share"), right=True),
    )
    return Table(message("arena-endings"), columns, rows)


def forfeits(results: Sequence[Result]) -> Table | None:
    """Why programs lost their seats, if any did."""
    found = Counter((result.bots[forfeit.seat], say(forfeit.text)) for result in results for forfeit in result.forfeits)
    if not found:
        return None
    rows = tuple(Row((bot, reason, str(count))) for (bot, reason), count in found.most_common())
    columns = (
        Column(message("arena-column-bot")),
        Column(message("arena-column-reason")),
        Column(message("arena-column-games"), right=True),
    )
    return Table(message("arena-forfeits"), columns, rows)
