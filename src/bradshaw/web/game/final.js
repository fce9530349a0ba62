/** The end: who won, why it ended, how it came about, and what to do with the game now. */
import { LineChart } from "../charts.js";
import { pounds, SIGNS } from "../format.js";
import { Icon } from "../icons.js";
import { PlayerName } from "../people.js";
import { html, useMemo } from "../ui.js";
import { playAgain } from "../pages/newgame.js";
import { useMore } from "../scrolling.js";
import { layout, resultShown } from "./layout.js";
import { playerLines, useSeries } from "./graphs.js";
import { mayReview, openReview } from "./review.js";
import { CopyLink, RecordLink, watchLink } from "./share.js";
import { marksOf } from "./turns.js";
import { say, t } from "../words.js";

const SHARES = "page-final-shares";
/** The chart where there is room; on a phone its letters would be too small. */
const WIDE = { width: 620, height: 260 };

/**
 * What one part of a player's wealth comes to; a part is known by the message that names it.
 * @param {import("../types.js").Wealth} wealth
 * @param {string} part
 */
function partOf({ shares, rest }, part) {
  return part === SHARES ? Object.values(shares).reduce((sum, amount) => sum + amount, 0) : (rest[part] ?? 0);
}

/** @param {{table: import("./table.js").Table}} props */
export function FinalSheet({ table }) {
  const game = /** @type {import("../types.js").GameView} */ (table.game.value);
  const position = table.position.value;
  const outcome = position?.outcome;
  const series = useSeries(table);
  if (!outcome) return null;
  const names = game.seats.map((seat) => seat.name);
  const order = names.map((_, seat) => seat).sort((one, other) => outcome.scores[other] - outcome.scores[one]);
  const winners = outcome.winners.map((seat) => names[seat]);
  const worth = Math.max(...outcome.scores);
  const mine = table.mine.value;
  const { wealth } = outcome;
  const rest = [...new Set(wealth.flatMap((one) => Object.keys(one.rest)))];
  const parts = [...(wealth.some((one) => Object.keys(one.shares).length) ? [SHARES] : []), ...rest];
  const iWon = mine.length === 1 && outcome.winners.includes(mine[0]);
  const phone = layout.value === "phone";
  // Always in sight: on a phone in the bar below, which leaves only some of them here.
  const buttons = html`<div class="row final-buttons">
    ${mine.length > 0 && html`<button class="primary" onClick=${() => playAgain(game)}>${t("page-play-again")}</button>`}
    <button onClick=${() => (resultShown.value = false)}>${t("page-see-board")}</button>
    ${mayReview(table) && html`<button class="review-button" onClick=${() => openReview(table)}>${t("page-final-review")}</button>`}
    <${RecordLink} table=${table} />
  </div>`;
  return html`<section class="final" aria-labelledby="result">
    <header>
      <h2 id="result">
        ${iWon && winners.length === 1 ? t("page-final-you", { worth }) : t("page-final-winners", { winners, count: winners.length, worth })}
      </h2>
      <button class="plain" aria-label=${t("page-final-back")} title=${t("page-final-back")} onClick=${() => (resultShown.value = false)}><${Icon} name="close" /></button>
    </header>
    <p>${say(outcome.text)}${game.rated && html` <span class="rated-tag">${t("page-rated")}</span>`}</p>
    ${!phone && buttons}
    <div class="final-tables">
    <div class="wide-table" role="region" aria-label=${t("page-final-result")} tabindex="0">
    <table class="standings">
      <caption class="hidden-text">${t("page-final-result")}</caption>
      <thead>
        <tr>
          <th scope="col" class="figure">${t("page-final-place")}</th>
          <th scope="col">${t("page-final-player")}</th>
          ${parts.length > 0 && html`<th scope="col" class="figure">${t("page-final-total")}</th>`}
          <th scope="col" class="figure">${t("page-final-cash")}</th>
          ${parts.map((part) => html`<th key=${part} scope="col" class="figure">${t(part)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${order.map((seat) => {
          const place = 1 + outcome.scores.filter((score) => score > outcome.scores[seat]).length;
          return html`<tr key=${seat} class=${place === 1 ? "marked" : ""}>
            <td class="figure">${place}</td>
            <th scope="row"><span class=${`sign p${seat}`} aria-hidden="true">${SIGNS[seat]}</span> <${PlayerName} seat=${game.seats[seat]} /></th>
            ${parts.length > 0 && html`<td class="figure">${pounds(outcome.scores[seat])}</td>`}
            <td class="figure">${pounds(wealth[seat].cash)}</td>
            ${parts.map((part) => html`<td key=${part} class="figure">${pounds(partOf(wealth[seat], part))}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>
    </div>
    ${parts.includes(SHARES) &&
    html`<dl class="holdings" aria-label=${t("page-final-holdings")}>
      ${order.map(
        (seat) => html`<div key=${seat}>
          <dt>${names[seat]}</dt>
          <dd>
            ${Object.entries(wealth[seat].shares).map(([company, amount]) => html`<span key=${company} class="holding">${company} <b>${pounds(amount)}</b></span> `)}
            ${!Object.keys(wealth[seat].shares).length && html`<span class="quiet-text">${t("page-final-no-shares")}</span>`}
          </dd>
        </div>`,
      )}
    </dl>`}
    </div>
    ${phone && buttons}
    <h3>${t("page-final-course")}</h3>
    ${series ? html`<${Course} table=${table} series=${series} names=${names} />` : html`<p class="loading">${t("page-final-loading")}</p>`}
    <${CopyLink} id="final-link" name=${t("page-final-link")} link=${watchLink(table)} />
  </section>`;
}

/**
 * The standings at each marked moment, and the same as a chart.
 * @param {{table: import("./table.js").Table, series: import("../types.js").Series, names: string[]}} props
 */
function Course({ table, series, names }) {
  const game = /** @type {import("../types.js").GameView} */ (table.game.value);
  // Where money is all that counts, wealth is cash.
  const cashOnly = series.points.every((point) => point.wealth.every((amount, seat) => amount === point.cash[seat]));
  const lines = useMemo(() => playerLines(series, "wealth"), [series]);
  const numbers = useMemo(() => series.points.map((point) => point.number), [series]);
  const frame = useMore();
  const moments = marksOf(game.title, table.wholeLog.value ?? []);
  /** @param {number} number */
  const see = (number) => {
    resultShown.value = false;
    table.look(number);
  };
  return html`<div class="course">
    <${LineChart} title=${cashOnly ? t("page-graph-cash.title") : t("page-graph-wealth.title")} unit="£" ...${layout.value === "phone" ? {} : WIDE} numbers=${numbers} lines=${lines} onPick=${see} />
    <div class="wide-table moments" ref=${frame}>
      <table>
        <caption>${cashOnly ? t("page-final-cash-course") : t("page-final-wealth-course")}</caption>
        <thead>
          <tr>
            <th scope="col">${t("page-final-move")}</th>
            <th scope="col">${t("page-final-event")}</th>
            ${names.map((name, seat) => html`<th key=${seat} scope="col" class="figure">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${moments.map((moment) => {
            const point = series.points[moment.number];
            if (!point) return null;
            const best = Math.max(...point.wealth);
            return html`<tr key=${moment.number}>
              <td><button class="link" onClick=${() => see(moment.number)}>${moment.number}</button></td>
              <th scope="row">${say(moment.text)}</th>
              ${point.wealth.map((amount, seat) => html`<td key=${seat} class=${amount === best ? "figure best" : "figure"}>${pounds(amount)}</td>`)}
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </div>`;
}
