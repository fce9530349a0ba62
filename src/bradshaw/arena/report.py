"""The report page: what came of many matches, in one file that needs no other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bradshaw.arena import charts, tables
from bradshaw.arena.charts import Series, Spread
from bradshaw.arena.figures import BotFigures, figures
from bradshaw.arena.match import Result
from bradshaw.core.messages import Text, message
from bradshaw.core.view import Table
from bradshaw.words import own_language, say

STYLE = """
:root { color-scheme: light dark; --ink: #22262b; --paper: #fbfaf7; --quiet: #5d6670; --line: #d9d6cd; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e3dc; --paper: #1b1e22; --quiet: #a3abb4; --line: #3a4047; }
}
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem;
  font-size: 1.25rem; }
p { margin: 0.25rem 0; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.5rem; }
figure { margin: 1rem 0; min-width: 0; } figcaption, caption { text-align: left; font-weight: 600; }
.note { color: var(--quiet); font-weight: 400; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: left; vertical-align: top; }
th { border-bottom: 1px solid var(--line); color: var(--quiet); font-weight: 400; }
.right { text-align: right; white-space: nowrap; }
svg { display: block; width: 100%; max-width: 40rem; height: auto; }
svg text { fill: var(--quiet); font: 11px system-ui, sans-serif; } svg .name { fill: var(--ink); font-size: 12px; }
.grid { stroke: var(--line); stroke-width: 0.7; fill: none; } .expected { stroke: var(--ink); stroke-dasharray: 3 3; }
.curve { fill: none; stroke: var(--colour); stroke-width: 2; } .bar { fill: var(--quiet); }
.box { fill: var(--colour); fill-opacity: 0.45; stroke: var(--colour); }
.mark { stroke: var(--ink); stroke-width: 2; }
.reach { stroke: var(--colour); stroke-width: 1.5; }
.d1 { stroke-dasharray: 6 3; } .d2 { stroke-dasharray: 2 2; } g.d1, g.d2 { stroke-dasharray: none; }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; margin: 0.5rem 0; padding: 0; list-style: none; }
.legend svg { display: inline-block; width: 1.6rem; height: 0.6rem; margin-right: 0.4rem; }
.s0 { --colour: #2f6db3; } .s1 { --colour: #c4572b; } .s2 { --colour: #3f8f55; } .s3 { --colour: #8a56ac; }
.s4 { --colour: #b08a1f; } .s5 { --colour: #2b8f97; } .s6 { --colour: #b54a7b; } .s7 { --colour: #7a7f87; }
"""


def page(results: Sequence[Result]) -> str:
    """The whole page, in the language of the program."""
    every = figures(results)
    groups = tables.by_setting(results)
    title = say(message("arena-report-title"))
    told = say(message("arena-report-games", count=len(results), bots=len(every)))
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(told)}</p>", *_ratings(every)]
    if len(groups) > 1:
        parts += [f"<h2>{_said(message('arena-all'))}</h2>", *_bots(every, results)]
    for setting, some in groups:
        parts += [f"<h2>{_said(tables.heading(setting))}</h2>"]
        parts += [f"<p>{_said(text)}</p>" for text in (tables.lengths(some), tables.winning_scores(some))]
        parts += _bots(figures(some), some)
        parts += [_table(one) for one in (tables.endings(some), tables.forfeits(some)) if one is not None]
    return (
        f'<!doctype html>\n<html lang="{own_language()}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<body>\n<main>\n" + "\n".join(parts) + "\n</main>\n"
    )


def _said(text: Text) -> str:
    return escape(say(text))


def _number(value: float) -> str:
    return say(message("arena-number", number=value))


def _percent(value: float) -> str:
    return say(message("arena-percent", share=value))


def _ratings(bots: Sequence[BotFigures]) -> list[str]:
    """How the ratings came about, and where they are now."""
    table = tables.ratings(bots)
    if table is None:
        return []
    rated = sorted((one for one in bots if one.course), key=lambda one: -one.course[-1][1])
    series = [Series(one.bot, one.course) for one in rated]
    title = say(message("arena-chart-ratings"))
    drawn = charts.curves(title, series, _number, say(message("arena-axis-match")))
    legend = "".join(
        f'<li><svg viewBox="0 0 26 8"><path class="curve {charts.series_class(number)}" d="M0,4H26"/></svg>'
        f"{escape(one.name)}</li>"
        for number, one in enumerate(series)
    )
    figure = f'<figure><figcaption>{escape(title)}</figcaption>{drawn}<ul class="legend">{legend}</ul></figure>'
    return [f'<div class="charts">{figure}{_table(table)}</div>']


def _bots(bots: Sequence[BotFigures], results: Sequence[Result]) -> list[str]:
    """The bots by wins, seats and worths, and how long the games were."""
    expected = len(results) / sum(len(result.bots) for result in results)
    shares = [Spread(one.bot, one.interval[0], one.share, one.interval[1]) for one in bots]
    worths = [charts.quarters(one.bot, one.worths) for one in bots]
    lengths = [result.actions for result in results]
    share_title, worth_title = message("arena-chart-shares"), message("arena-chart-worths")
    length_title = message("arena-chart-lengths")
    drawn = (
        (
            share_title,
            message("arena-chart-shares-note"),
            charts.spreads(say(share_title), shares, _percent, say(message("arena-axis-share")), expected),
        ),
        (
            worth_title,
            message("arena-chart-worths-note"),
            charts.spreads(say(worth_title), worths, _number, say(message("arena-axis-worth"))),
        ),
        (
            length_title,
            message("arena-chart-lengths-note"),
            charts.histogram(say(length_title), lengths, _number, say(message("arena-axis-actions"))),
        ),
    )
    figure = '<figure><figcaption>{} <span class="note">{}</span></figcaption>{}</figure>'
    every = "".join(figure.format(_said(title), _said(note), chart) for title, note, chart in drawn)
    return [_table(tables.standings(bots)), f'<div class="charts">{every}</div>', _table(tables.seats(bots))]


def _table(table: Table) -> str:
    sides = ['class="right"' if column.right else "" for column in table.columns]
    head = "".join(
        f'<th scope="col" {side}>{_said(column.heading)}</th>'
        for side, column in zip(sides, table.columns, strict=True)
    )
    rows = "".join(
        "<tr>"
        + "".join(f"<td {side}>{_said(cell)}</td>" for side, cell in zip(sides, row.cells, strict=True))
        + "</tr>"
        for row in table.rows
    )
    caption = f"<caption>{_said(table.title)}</caption>"
    return f'<div class="wide"><table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
