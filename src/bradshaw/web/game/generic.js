/** Tables for any game, made of what the server describes: for titles that have no panels of their own. */
import { SIGNS } from "../format.js";
import { html } from "../ui.js";

/** @typedef {import("../types.js").Position} Position */
/** @typedef {import("../types.js").Table} Table */

const PLAYERS = "Players";
const RESULT = "Result";

/**
 * A table of the view.
 * @param {{table: Table, styles: import("../types.js").Style[]}} props
 */
export function PlainTable({ table, styles }) {
  return html`<div class="plain-table">
    <div class="wide-table">
      <table>
        <caption>${table.title}</caption>
        <thead>
          <tr>
            ${table.columns.map((column, index) => html`<th key=${index} scope="col" class=${column.right ? "figure" : ""}>${column.heading}</th>`)}
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
                      ${row.marked && html`<span aria-hidden="true">▸ </span>`}${cell}
                    </th>`
                  : html`<td key=${index} class=${table.columns[index]?.right ? "figure" : ""}>${cell}</td>`,
              )}
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
    ${table.note && html`<p class="small quiet-text">${table.note}</p>`}
  </div>`;
}

/** Nothing is known in particular: the phase stands in the header anyway. */
function Summary() {
  return null;
}

/** @param {{position: Position}} props */
function Panels({ position }) {
  const tables = position.view.tables.filter((table) => table.title !== PLAYERS && table.title !== RESULT);
  return tables.map((table) => html`<${PlainTable} key=${table.title} table=${table} styles=${position.view.styles} />`);
}

/** @param {{game: import("../types.js").GameView, position: Position}} props */
function Players({ game, position }) {
  const table = position.view.tables.find((one) => one.title === PLAYERS);
  return html`<ul class="plain-players">
    ${game.seats.map((seat) => {
      const row = table?.rows[seat.seat];
      const acts = position.actors.includes(seat.seat);
      return html`<li key=${seat.seat} class=${acts ? "acts" : ""}>
        <h3><span class=${`sign p${seat.seat}`} aria-hidden="true">${SIGNS[seat.seat]}</span> ${seat.name}</h3>
        ${acts && html`<p class="small">to decide</p>`}
        <dl>
          ${(table?.columns ?? []).slice(1).map(
            (column, index) => html`<div key=${index}>
              <dt>${column.heading}</dt>
              <dd>${row?.cells[index + 1] ?? ""}</dd>
            </div>`,
          )}
        </dl>
      </li>`;
    })}
  </ul>`;
}

/** @type {import("../types.js").TitleModule} */
export const generic = { Summary, Panels, Players, guide: [] };
