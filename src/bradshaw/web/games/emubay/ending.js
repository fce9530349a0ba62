/** How near the end is: four conditions, of which two after Pay dividends end the game. */
import { html } from "../../ui.js";
import { t } from "../../words.js";
import { CHARTERS, CONDITIONS_NEEDED, INDEPENDENTS, snapshotOf } from "./box.js";

/** @typedef {{id: string, name: string, now: number, start: number, end: number, limit: string}} Condition `limit`: when it holds, in words */

const FEW_CUBES = 3;
const FEW_BONDS = 2;
const BARE_CHARTERS = 3;
const START = { bonds: 5, cubes: 21, shares: 13 };

/**
 * @param {import("./box.js").Snapshot} snapshot
 * @returns {Condition[]}
 */
export function conditionsOf(snapshot) {
  const cubes = Object.values(snapshot.resource_cubes).reduce((sum, count) => sum + count, 0);
  const shares = Object.values(snapshot.companies).reduce((sum, company) => sum + (company.shares_available ?? 0), 0);
  const track = [...CHARTERS.map((id) => [id]), INDEPENDENTS].map((ids) =>
    ids.reduce((sum, id) => {
      const company = snapshot.companies[id];
      return sum + (company.regular_track ?? 0) + (company.narrow_track ?? 0);
    }, 0),
  );
  const bare = track.filter((left) => !left).length;
  const bonds = snapshot.bonds_available.length;
  return [
    { id: "bonds", name: t("emubay-end-bonds"), now: bonds, start: START.bonds, end: FEW_BONDS, limit: t("emubay-panel-holds-at-most", { most: FEW_BONDS }) },
    { id: "resource", name: t("emubay-end-cubes"), now: cubes, start: START.cubes, end: FEW_CUBES, limit: t("emubay-panel-holds-at-most", { most: FEW_CUBES }) },
    { id: "shares", name: t("emubay-end-shares"), now: shares, start: START.shares, end: 0, limit: t("emubay-panel-holds-at-most", { most: 0 }) },
    { id: "track", name: t("emubay-end-track"), now: bare, start: 0, end: BARE_CHARTERS, limit: t("emubay-panel-holds-of", { least: BARE_CHARTERS, count: track.length }) },
  ];
}

/** How far a condition has come, from 0 to 1. @param {Condition} condition */
function progress({ now, start, end }) {
  return Math.max(0, Math.min(1, (start - now) / (start - end)));
}

/** For the bar on top: what is known of the end. @param {import("./box.js").Parts} parts */
export function Summary(parts) {
  const snapshot = snapshotOf(parts);
  const conditions = conditionsOf(snapshot);
  const holding = snapshot.end_conditions.length;
  return html`<p class="eb eb-summary">
    <span class=${holding ? "eb-ends near" : "eb-ends"}>
      ${t("emubay-panel-ending", { count: Math.min(holding, CONDITIONS_NEEDED), needed: CONDITIONS_NEEDED })}
      <span class="hidden-text"> ${t("emubay-panel-ending-of")}</span>
    </span>
    ${conditions.map((one) => {
      const holds = snapshot.end_conditions.includes(one.id);
      const near = holds || Math.abs(one.now - one.end) <= 1;
      return html`<span key=${one.id} class=${holds ? "eb-gauge holds" : near ? "eb-gauge near" : "eb-gauge"} title=${t("emubay-panel-condition", { name: one.name, now: one.now, limit: one.limit })}>
        ${t("emubay-panel-gauge", { condition: one.id, now: one.now })}<span class="eb-limit">${holds ? " ✓" : ` → ${one.end}`}</span>
      </span>`;
    })}
  </p>`;
}

/** The four conditions with how near they are. @param {{snapshot: import("./box.js").Snapshot}} props */
export function Ending({ snapshot }) {
  return html`<section class="eb-block" aria-label=${t("emubay-panel-end")}>
    <h3>${t("emubay-panel-end")}</h3>
    <ul class="eb-conditions">
      ${conditionsOf(snapshot).map((one) => {
        const holds = snapshot.end_conditions.includes(one.id);
        return html`<li key=${one.id} class=${holds ? "holds" : ""}>
          <span>${holds && html`<span aria-hidden="true">✓ </span>`}${one.name}</span>
          <span class="eb-figure"><b>${one.now}</b> ${holds ? t("emubay-panel-holds") : one.limit}</span>
          <progress max="1" value=${holds ? 1 : progress(one)} aria-hidden="true"></progress>
        </li>`;
      })}
    </ul>
    <p class="eb-note">${t("emubay-panel-end-note")}</p>
  </section>`;
}
