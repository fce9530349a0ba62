/** Charters, independents to come, bonds and the end: all that lies on the table besides map and action table. */
import { pounds } from "../../format.js";
import { html } from "../../ui.js";
import { CHARTERS, INDEPENDENTS, choicesFor, debtOf, dividend, figure, inPlay, labelOf, nameOf, snapshotOf } from "./box.js";
import { Ending } from "./ending.js";
import { Cubes, Plate, Sign, Terms, costs } from "./pieces.js";
import { startOf, verbOf } from "./table.js";
import { Tracker } from "./tracker.js";
import { means, say, t, withElements } from "../../words.js";

/** @typedef {import("./box.js").Parts} Parts */

/** At this bids for an independent begin. */
const LEAST_BID = 3;

/** @param {Parts} parts */
export function Panels(parts) {
  const snapshot = snapshotOf(parts);
  const sold = INDEPENDENTS.filter((id) => inPlay(snapshot.companies[id]));
  const ahead = INDEPENDENTS.filter((id) => snapshot.companies[id].status === "unsold");
  return html`<div class="eb eb-panels">
    <${Tracker} snapshot=${snapshot} />
    <section class="eb-block" aria-label=${t("emubay-table-companies")}>
      <h3>${t("emubay-table-companies")}</h3>
      ${[...CHARTERS, ...sold].map((id) => html`<${Charter} key=${id} id=${id} parts=${parts} />`)}
    </section>
    ${ahead.length > 0 && html`<${Ahead} ahead=${ahead} parts=${parts} />`}
    <${Bonds} parts=${parts} />
    <${Ending} snapshot=${snapshot} />
  </div>`;
}

/** Everything on one company's charter. @param {{id: string, parts: Parts}} props */
function Charter({ id, parts }) {
  const snapshot = snapshotOf(parts);
  const company = snapshot.companies[id];
  const debt = debtOf(company);
  const each = dividend(company.revenue, company.shares_held);
  const revenue = html`<b>${figure(company.revenue)}</b>`;
  const spots = choicesFor(parts, (choice) => choice.spot === `company:${id}`);
  const acting = snapshot.building?.company === id || snapshot.taking?.company === id || snapshot.auction?.company === id;
  return html`<article class=${`eb-charter eb-${id}${acting ? " acts" : ""}${spots.length ? " can" : ""}`} data-place=${`company:${id}`} aria-label=${nameOf(id)}>
    <header>
      <span class="eb-letters">${labelOf(id)}</span>
      <span class="eb-name">${nameOf(id)}</span>
      <b class="eb-money">${pounds(company.cash)}</b>
    </header>
    <p class="eb-earns">
      ${company.shares_held
        ? withElements("emubay-panel-earns", { revenue, each: html`<b>${t("emubay-panel-each", { each })}</b>` }, { shares: company.shares_held })
        : withElements("emubay-panel-earns-unsold", { revenue })}
      ${debt > 0 && html`<span class="eb-debt"> ${t("emubay-panel-debt", { debt, after: company.revenue - debt })}</span>`}
    </p>
    <dl>
      <div>
        <dt>${t("emubay-panel-track-left")}</dt>
        <dd>
          <${Cubes} count=${company.regular_track} kind=${id} /><${Cubes} count=${company.narrow_track} kind="narrow" />
          <span class="eb-count">${t("emubay-panel-track", { regular: company.regular_track, narrow: company.narrow_track })}</span>
        </dd>
      </div>
      <div>
        <dt>${t("emubay-panel-resources")}</dt>
        <dd>
          <${Cubes} count=${company.resources} kind="resource" />
          <span class="eb-count">${t("emubay-panel-resources-held", { count: company.resources, reach: reachOf(parts, id) })}</span>
        </dd>
      </div>
      <div>
        <dt>${t("emubay-panel-shares")}</dt>
        <dd class="eb-certificates"><${Certificates} id=${id} parts=${parts} /></dd>
      </div>
      ${company.bonds.length > 0 &&
      html`<div>
        <dt>${t("emubay-panel-bonds")}</dt>
        <dd class="eb-tickets">
          ${company.bonds.map(
            (bond, at) => html`<span key=${at} class=${bond.deferred ? "eb-ticket deferred" : "eb-ticket"} title=${costs(bond)}>
              <${Terms} bond=${bond} />
              ${bond.x + bond.y > 0 && html`<span class="eb-side">${bond.deferred ? t("emubay-panel-bond-next", { x: bond.x }) : t("emubay-panel-bond-each", { y: bond.y })}</span>`}
            </span>`,
          )}
        </dd>
      </div>`}
      ${company.independents.length > 0 &&
      html`<div>
        <dt>${t("emubay-panel-merged")}</dt>
        <dd>${company.independents.map((one) => html`<${Plate} key=${one} company=${one} /> `)}</dd>
      </div>`}
    </dl>
    ${parts.choices && snapshot.stage === "choose_action" && html`<${Offers} id=${id} spots=${spots} parts=${parts} />`}
  </article>`;
}

/** Towns and port, as the server's table has them; null if there are none. @param {Parts} parts @param {string} id */
function reachOf(parts, id) {
  const table = parts.position.view.tables.find((one) => means(one.title, "-table-companies"));
  const column = table?.columns.findIndex((one) => means(one.heading, "-column-reach")) ?? -1;
  const reach = table?.rows.find((row) => row.style === id)?.cells[column];
  return typeof reach === "object" ? reach : null;
}

/** Who holds the shares, and what is left of them. @param {{id: string, parts: Parts}} props */
function Certificates({ id, parts }) {
  const snapshot = snapshotOf(parts);
  const company = snapshot.companies[id];
  const held = snapshot.players.flatMap((player, seat) => Array(player.shares[id] ?? 0).fill(seat));
  return html`${held.map((seat, at) => {
    const name = parts.game.seats[seat]?.name ?? "";
    return html`<span key=${`held ${at}`} class="eb-certificate" title=${t("emubay-panel-held-by", { player: name })}><${Sign} seat=${seat} /><span>${name}</span></span>`;
  })}
  ${company.shares_available > 0 &&
  html`<span class="eb-certificate sale" title=${t("emubay-panel-for-sale.title")}>${t("emubay-panel-for-sale", { count: company.shares_available })}</span>`}
  ${company.shares_reserved > 0 &&
  html`<span class="eb-certificate reserved" title=${t("emubay-panel-reserved.title")}>${t("emubay-panel-reserved", { count: company.shares_reserved })}</span>`}`;
}

/**
 * What the lifted cube can do for this company; what it cannot says why.
 * @param {{id: string, spots: import("./box.js").Choice[], parts: Parts}} props
 */
function Offers({ id, spots, parts }) {
  const wanted = [
    { type: "start_build", company: id },
    { type: "start_take", company: id },
    ...(CHARTERS.includes(id) ? [{ type: "start_auction", company: id }] : []),
  ];
  const closed = wanted.filter(({ type }) => !spots.some((choice) => choice.action.type === type));
  return html`<div class="eb-offers">
    ${spots.map(
      (choice, at) => html`<button key=${at} type="button" class="can" title=${say(choice.text)} onClick=${() => parts.pick(choice)}>
        ${verbOf(choice)}
      </button>`,
    )}
    ${closed.map(
      (action) => html`<button key=${action.type} type="button" class="closed" aria-disabled="true" title=${t("page-why-not")} onClick=${() => parts.why(action)}>
        ${startOf(action.type)}
      </button>`,
    )}
  </div>`;
}

/** Independents that are not sold yet, in their order. @param {{ahead: string[], parts: Parts}} props */
function Ahead({ ahead, parts }) {
  const snapshot = snapshotOf(parts);
  return html`<section class="eb-block" aria-label=${t("emubay-panel-ahead")}>
    <h3>${t("emubay-panel-ahead")}</h3>
    <ol class="eb-ahead">
      ${ahead.map((id, at) => {
        const company = snapshot.companies[id];
        const choice = choicesFor(parts, (one) => one.spot === `company:${id}`)[0];
        const next = at === 0;
        return html`<li key=${id} data-place=${`company:${id}`} class=${choice ? "can" : ""}>
          <${Plate} company=${id} />
          <span class="eb-name">${nameOf(id)}</span>
          <span class="eb-note">
            ${t("emubay-panel-brings", { minimum: LEAST_BID, cash: company.cash, track: company.narrow_track, debt: company.bonds.map((bond) => `${bond.x}+${bond.y}`) })}
          </span>
          ${choice
            ? html`<button type="button" class="can" title=${say(choice.text)} onClick=${() => parts.pick(choice)}>${t("emubay-panel-auction")}</button>`
            : parts.choices && snapshot.stage === "choose_action"
              ? html`<button type="button" class="closed" aria-disabled="true" onClick=${() => parts.why({ type: "start_auction", company: id })}>${t("emubay-panel-auction")}</button>`
              : html`<span class="eb-tag">${next ? t("emubay-panel-next") : t("emubay-panel-after", { company: labelOf(ahead[at - 1]) })}</span>`}
        </li>`;
      })}
    </ol>
  </section>`;
}

/** Bonds that can be issued; with several companies to issue for, each has its button. @param {{parts: Parts}} props */
function Bonds({ parts }) {
  const snapshot = snapshotOf(parts);
  const left = snapshot.bonds_available;
  return html`<section class="eb-block" aria-label=${t("emubay-panel-issue")}>
    <h3>${t("emubay-panel-issue")}</h3>
    ${!left.length && html`<p class="eb-note">${t("emubay-panel-no-bonds")}</p>`}
    <ul class="eb-bonds">
      ${left.map((bond) => {
        const id = `${bond.amount}/${bond.x}/${bond.y}`;
        const uses = choicesFor(parts, (choice) => choice.spot === `bond:${id}`);
        return html`<li key=${id} data-place=${`bond:${id}`} class=${uses.length ? "eb-bond can" : "eb-bond"}>
          <b>${pounds(bond.amount)}</b>
          <span class="eb-cost">${t("emubay-panel-bond-cost", { x: bond.x, y: bond.y })}</span>
          ${uses.map(
            (choice) => html`<button key=${choice.action.company} type="button" class="can" title=${say(choice.text)} onClick=${() => parts.pick(choice)}>
              ${t("emubay-panel-bond-for", { company: labelOf(choice.action.company) })}
            </button>`,
          )}
        </li>`;
      })}
    </ul>
    <p class="eb-note">${t("emubay-panel-bond-note")}</p>
  </section>`;
}
