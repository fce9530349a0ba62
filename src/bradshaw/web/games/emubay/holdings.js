/** Who holds what: companies by players, with what each company has and pays, and what can be done with it now. */
import { pounds } from "../../format.js";
import { FigureHeads } from "../../headings.js";
import { useScrolling } from "../../scrolling.js";
import { html } from "../../ui.js";
import { say, t } from "../../words.js";
import { CHARTERS, INDEPENDENTS, choicesFor, debtOf, dividend, dueTo, figure, inPlay, nameOf, snapshotOf } from "./box.js";
import { Plate, Sign } from "./pieces.js";
import { verbOf } from "./table.js";

/** How many columns there are besides those of the players. */
const COLUMNS = 6;

/** @param {import("./box.js").Parts} parts */
export function Holdings(parts) {
  const frame = useScrolling();
  const snapshot = snapshotOf(parts);
  const { seats } = parts.game;
  const shown = [...CHARTERS, ...INDEPENDENTS.filter((id) => inPlay(snapshot.companies[id]))];
  return html`<div class="eb wide-table" ref=${frame} role="group" aria-label=${t("emubay-table-companies")}>
    <table class="eb-holdings">
      <caption class="hidden-text">${t("emubay-table-companies")}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="hidden-text">${t("emubay-column-company")}</span></th>
          ${seats.map(({ seat, name }) => html`<th key=${seat} scope="col" class="figure"><${Sign} seat=${seat} /> ${name}</th>`)}
          <${FigureHeads} names=${[t("emubay-column-for-sale"), t("emubay-column-money"), t("emubay-column-revenue"), t("emubay-column-per-share"), t("emubay-panel-track-left")]} />
        </tr>
      </thead>
      <tbody>
        ${shown.map((id) => html`<${Row} key=${id} id=${id} parts=${parts} />`)}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("emubay-column-cash")}</th>
          ${snapshot.players.map((player, seat) => html`<td key=${seat} class="figure">${pounds(player.cash)}</td>`)}
        </tr>
        <tr>
          <th scope="row">${t("emubay-column-dividend")}</th>
          ${snapshot.players.map((player, seat) => html`<td key=${seat} class="figure">${pounds(dueTo(snapshot, player))}</td>`)}
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/** What debt makes of a revenue, in few signs. @param {{debt: number, after: number}} props */
function Debt(props) {
  const told = t("emubay-panel-debt", props);
  return html`<span class="eb-debt" title=${told}><span aria-hidden="true">${t("emubay-panel-debt.short", props)}</span><span class="hidden-text">${told}</span></span>`;
}

/** A company, and below it what can be done with it. @param {{id: string, parts: import("./box.js").Parts}} props */
function Row({ id, parts }) {
  const snapshot = snapshotOf(parts);
  const company = snapshot.companies[id];
  const debt = debtOf(company);
  const open = choicesFor(parts, (choice) => choice.spot === `company:${id}`);
  const acts = [snapshot.building, snapshot.taking, snapshot.auction].some((one) => one?.company === id);
  return html`<tr data-place=${`company:${id}`} tabindex="-1" class=${acts ? "marked" : ""}>
    <th scope="row"><${Plate} company=${id} /><span class="hidden-text"> ${nameOf(id)}</span></th>
    ${snapshot.players.map((player, seat) => html`<td key=${seat} class="figure">${player.shares[id] ?? ""}</td>`)}
    <td class="figure">${company.shares_available || ""}</td>
    <td class="figure">${pounds(company.cash)}</td>
    <td class="figure">${figure(company.revenue)}${debt > 0 && html`<br /><${Debt} debt=${debt} after=${company.revenue - debt} />`}</td>
    <td class="figure">${company.shares_held ? pounds(dividend(company.revenue, company.shares_held)) : "–"}</td>
    <td class="figure">${t("emubay-panel-track", { regular: company.regular_track, narrow: company.narrow_track })}</td>
  </tr>
  ${open.length > 0 &&
  html`<tr>
    <td colspan=${COLUMNS + snapshot.players.length}>
      <div class="row">${open.map((choice, at) => html`<button key=${at} class="choice" title=${say(choice.text)} onClick=${() => parts.pick(choice)}>${verbOf(choice)}</button>`)}</div>
    </td>
  </tr>`}`;
}
