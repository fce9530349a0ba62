/** Where the game stands, for the bar above the board. */
import { pounds } from "../../format.js";
import { html } from "../../ui.js";
import { snapshotOf } from "./box.js";
import { means, say, t } from "../../words.js";

/** @param {import("./box.js").Parts} parts */
export function Summary(parts) {
  const snapshot = snapshotOf(parts);
  const course = parts.position.view.tables.find((table) => means(table.title, "-table-course"))?.rows ?? [];
  const nears = parts.position.outcome ? [] : course.filter((row) => row.marked);
  const broken = nears.find((row) => means(row.cells[0], "-course-bank"));
  return html`<dl class="xx-summary">
    <div><dt>${t("eighteen-panel-phase")}</dt><dd>${snapshot.phase}</dd></div>
    <div class=${broken ? "xx-near" : ""} title=${broken && say(broken.cells[1])}><dt>${t("eighteen-panel-bank")}</dt><dd>${broken ? t("eighteen-panel-bank-breaks", { money: snapshot.bank }) : pounds(snapshot.bank)}</dd></div>
    ${nears.filter((row) => row !== broken).map((row) => html`<div key=${say(row.cells[0])} class="xx-near" title=${say(row.cells[1])}><dt>${say(row.cells[0])}</dt><dd>${say(row.cells[1])}</dd></div>`)}
  </dl>`;
}
