/** Tables for any game, made of what the server describes: for titles that have no panels of their own. */
import { SIGNS } from "../format.js";
import { PlayerName } from "../people.js";
import { useScrolling } from "../scrolling.js";
import { html } from "../ui.js";
import { means, say, t } from "../words.js";
import { TimeUsed } from "./used.js";

/** @typedef {import("../types.js").Position} Position */
/** @typedef {import("../types.js").Table} Table */

const PLAYERS = "-table-players";
const RESULT = "-table-result";

/**
 * A table of the view.
 * @param {{table: Table, styles: import("../types.js").Style[]}} props
 */
export function PlainTable({ table, styles }) {
  const frame = useScrolling();
  return html`<div class="plain-table">
    <div class="wide-table" ref=${frame} role="group" aria-label=${say(table.title)}>
      <table>
        <caption>${say(table.title)}</caption>
        <thead>
          <tr>
            ${table.columns.map((column, index) => html`<th key=${index} scope="col" class=${column.right ? "figure" : ""}>${say(column.heading)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${table.rows.map((row, number) => {
            const style = styles.find((one) => one.id === row.style);
            return html`<tr key=${number} class=${row.marked ? "marked" : ""}>
              ${row.cells.map((cell, index) =>
                index === 0
                  ? html`<th key=${index} scope="row" class=${table.columns[0].right ? "figure" : ""}>
                      ${style && html`<span class="swatch" style=${{ background: style.colour }} aria-hidden="true"></span>`}
                      ${row.marked && html`<span aria-hidden="true">▸ </span>`}${say(cell)}
                    </th>`
                  : html`<td key=${index} class=${table.columns[index]?.right ? "figure" : ""}>${say(cell)}</td>`,
              )}
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
    ${table.note && html`<p class="small quiet-text">${say(table.note)}</p>`}
  </div>`;
}

/**
 * The chart of share prices: its places in rows, each with the markers on it, the one on top first.
 * @param {{market: import("../types.js").Market, styles: import("../types.js").Style[]}} props
 */
function MarketChart({ market, styles }) {
  return html`<section class="plain-table" aria-label=${t("page-market")}>
    <h3>${t("page-market")}</h3>
    <div class="wide-table" tabindex="0" role="group" aria-label=${t("page-market-chart")}>
      <ol class="market">
        ${market.spaces.map(
          (space) => html`<li
            key=${`${space.column} ${space.row}`}
            class=${`zone-${space.zone || "plain"}`}
            style=${{ gridColumn: `${space.column + 1} / span 2`, gridRow: space.row + 1 }}
            title=${say(market.key.find(([zone]) => zone === space.zone)?.[1] ?? "")}
          >
            <span class="price">${space.price}</span>
            ${space.markers.map((id) => {
              const style = styles.find((one) => one.id === id);
              return html`<span key=${id} class="marker"><span class="swatch" style=${{ background: style?.colour }} aria-hidden="true"></span>${style?.label ?? id}</span>`;
            })}
          </li>`,
        )}
      </ol>
    </div>
  </section>`;
}

/** Nothing is known in particular: the phase stands in the header anyway. */
function Summary() {
  return null;
}

/** @param {{position: Position}} props */
function Panels({ position }) {
  const tables = position.view.tables.filter((table) => !means(table.title, PLAYERS) && !means(table.title, RESULT));
  return tables.map((table) => html`<${PlainTable} key=${say(table.title)} table=${table} styles=${position.view.styles} />`);
}

/** @param {{game: import("../types.js").GameView, position: Position}} props */
function Players({ game, position }) {
  const table = position.view.tables.find((one) => means(one.title, PLAYERS));
  return html`<ul class="plain-players">
    ${game.seats.map((seat) => {
      const row = table?.rows[seat.seat];
      const acts = position.actors.includes(seat.seat);
      return html`<li key=${seat.seat} class=${acts ? "acts" : ""}>
        <h3><span class=${`sign p${seat.seat}`} aria-hidden="true">${SIGNS[seat.seat]}</span> <${PlayerName} seat=${seat} /></h3>
        ${acts && html`<p class="small">${t("page-player-acts")}</p>`}
        <p class="small"><${TimeUsed} game=${game} seat=${seat.seat} /></p>
        <dl>
          ${(table?.columns ?? []).slice(1).map(
            (column, index) => html`<div key=${index}>
              <dt>${say(column.heading)}</dt>
              <dd>${say(row?.cells[index + 1] ?? "")}</dd>
            </div>`,
          )}
        </dl>
      </li>`;
    })}
  </ul>`;
}

/** Companies and players, and whatever else is told as a table. @param {{position: Position}} props */
function TableView({ position }) {
  const { tables, styles } = position.view;
  return html`<div class="plain-tables">
    ${tables.filter((table) => !means(table.title, RESULT)).map((table) => html`<${PlainTable} key=${say(table.title)} table=${table} styles=${styles} />`)}
  </div>`;
}

/** @param {{position: Position}} props */
function MarketView({ position: { view } }) {
  return view.market && html`<${MarketChart} market=${view.market} styles=${view.styles} />`;
}

/** @type {import("../types.js").TitleModule} */
export const generic = { Summary, Panels, Players, views: { table: TableView, market: MarketView } };

/**
 * A title's module with plain tables for what it does not bring.
 * @param {import("../types.js").TitleModule} module
 * @returns {import("../types.js").TitleModule}
 */
export const completed = (module) => ({ ...generic, ...module, views: { ...generic.views, ...module.views } });
