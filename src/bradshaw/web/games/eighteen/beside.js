/** What a question is about: the depot while trains are bought, what is for sale while bids are made. */
import { PlainTable } from "../../game/generic.js";
import { html } from "../../ui.js";
import { means, say, t } from "../../words.js";
import { snapshotOf } from "./box.js";

/** @typedef {import("../../types.js").Table} Table */

/** Where trains are bought, or asked for. */
const TRAINS = ["buy_trains", "train_offer", "train_request"];
/** Where something is auctioned. */
const AUCTIONS = ["bidding", "choose_lot", "proposals", "auction", "charter_par"];
/** Of trains that are not on sale yet the next ones are enough. */
const SOON = 2;

/** @param {{position: import("../../types.js").Position}} props */
export function Beside({ position }) {
  const { stage } = snapshotOf({ position });
  /** @param {string} ending */
  const table = (ending) => position.view.tables.find((one) => means(one.title, ending));
  const trains = TRAINS.includes(stage) && table("-table-trains");
  if (trains) return html`<${Depot} table=${trains} />`;
  const lots = AUCTIONS.includes(stage) && table("-table-lots");
  return lots ? html`<div class="beside"><${PlainTable} table=${lots} styles=${position.view.styles} /></div>` : null;
}

/** The trains on sale and those that come next: price, how many are left, and what they bring and rust. @param {{table: Table}} props */
function Depot({ table }) {
  /** @param {string} ending */
  const column = (ending) => table.columns.findIndex(({ heading }) => means(heading, ending));
  const [price, left, rusts, first] = ["-column-price", "-column-left", "-column-rusts", "-column-first-sale"].map(column);
  const last = table.rows.findLastIndex((row) => row.marked);
  const rows = table.rows.filter((row, at) => row.marked || (at > last && at <= last + SOON));
  return html`<section class="beside depot" aria-label=${t("eighteen-panel-depot")}>
    <h3>${t("eighteen-panel-depot")}</h3>
    <ul>
      ${rows.map(
        ({ cells, marked }) => html`<li key=${say(cells[0])} class=${marked ? "on-sale" : ""}>
          ${t("eighteen-panel-depot-train", { train: cells[0], price: cells[price], left: cells[left], rusts: cells[rusts], never: means(cells[rusts], "-rusts-never") })}${" "}
          ${cells[first] && html`<span class="quiet-text">${t("eighteen-panel-depot-first", { news: cells[first] })}</span>`}
        </li>`,
      )}
    </ul>
  </section>`;
}
