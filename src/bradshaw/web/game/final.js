/** The end: who won, why it ended, how it came about, and what to do with the game now. */
import { LineChart } from "../charts.js";
import { listing, pounds, SIGNS } from "../format.js";
import { Icon } from "../icons.js";
import { html, signal, useMemo } from "../ui.js";
import { playAgain } from "../pages/newgame.js";
import { playerLines, useSeries } from "./graphs.js";
import { CopyLink, RecordLink, watchLink } from "./share.js";
import { marksOf } from "./turns.js";

/** Whether the result lies over the board once there is one. */
export const resultShown = signal(true);

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
  const mine = table.mine.value;
  const iWon = mine.length === 1 && outcome.winners.includes(mine[0]);
  return html`<section class="final" aria-labelledby="result">
    <header>
      <h2 id="result">
        ${iWon && winners.length === 1 ? "You win" : `${listing(winners)} ${winners.length > 1 ? "share the victory" : "wins"}`} with
        ${" "}${pounds(Math.max(...outcome.scores))}
      </h2>
      <button class="plain" aria-label="Back to the board" title="Back to the board" onClick=${() => (resultShown.value = false)}><${Icon} name="close" /></button>
    </header>
    <p>${outcome.text}</p>
    <table class="standings">
      <caption class="hidden-text">Result</caption>
      <thead>
        <tr>
          <th scope="col" class="figure">Place</th>
          <th scope="col">Player</th>
          <th scope="col" class="figure">Money</th>
        </tr>
      </thead>
      <tbody>
        ${order.map((seat) => {
          const place = 1 + outcome.scores.filter((score) => score > outcome.scores[seat]).length;
          return html`<tr key=${seat} class=${place === 1 ? "marked" : ""}>
            <td class="figure">${place}</td>
            <th scope="row"><span class=${`sign p${seat}`} aria-hidden="true">${SIGNS[seat]}</span> ${names[seat]}</th>
            <td class="figure">${pounds(outcome.scores[seat])}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    <div class="row">
      ${mine.length > 0 && html`<button class="primary" onClick=${() => playAgain(game)}>Play again</button>`}
      <button onClick=${() => (resultShown.value = false)}>Look at the board</button>
      <${RecordLink} table=${table} />
    </div>
    <h3>How it came about</h3>
    ${series ? html`<${Course} table=${table} series=${series} names=${names} />` : html`<p class="loading">Looking back…</p>`}
    <${CopyLink} id="final-link" name="Link to this game, for anybody to watch it again" link=${watchLink(table)} />
  </section>`;
}

/**
 * The standings at each marked moment, and the same as a chart.
 * @param {{table: import("./table.js").Table, series: import("../types.js").Series, names: string[]}} props
 */
function Course({ table, series, names }) {
  const game = /** @type {import("../types.js").GameView} */ (table.game.value);
  const lines = useMemo(() => playerLines(series, "cash"), [series]);
  const numbers = useMemo(() => series.points.map((point) => point.number), [series]);
  const moments = marksOf(game.title, table.log.value);
  /** @param {number} number */
  const see = (number) => {
    resultShown.value = false;
    table.look(number);
  };
  return html`<div class="course">
    <${LineChart} title="Cash of each player" unit="£" width=${620} height=${260} numbers=${numbers} lines=${lines} onPick=${see} />
    <div class="wide-table">
      <table>
        <caption>Cash after each turning point</caption>
        <thead>
          <tr>
            <th scope="col">Move</th>
            <th scope="col">What</th>
            ${names.map((name, seat) => html`<th key=${seat} scope="col" class="figure">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${moments.map((moment) => {
            const point = series.points[moment.number];
            if (!point) return null;
            const best = Math.max(...point.cash);
            return html`<tr key=${moment.number}>
              <td><button class="link" onClick=${() => see(moment.number)}>${moment.number}</button></td>
              <th scope="row">${moment.text}</th>
              ${point.cash.map((cash, seat) => html`<td key=${seat} class=${cash === best ? "figure best" : "figure"}>${pounds(cash)}</td>`)}
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </div>`;
}
