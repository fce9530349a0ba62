/** How near the end is: four conditions, of which two after Pay dividends end the game. */
import { html } from "../../ui.js";
import { CHARTERS, CONDITIONS_NEEDED, INDEPENDENTS, snapshotOf } from "./box.js";

/** @typedef {{id: string, name: string, short: string, now: number, start: number, end: number, limit: string}} Condition */

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
    { id: "bonds", name: "Bonds left", short: "bonds", now: bonds, start: START.bonds, end: FEW_BONDS, limit: `${FEW_BONDS} or fewer` },
    { id: "resource", name: "Resource cubes on the board", short: "cubes", now: cubes, start: START.cubes, end: FEW_CUBES, limit: `${FEW_CUBES} or fewer` },
    { id: "shares", name: "Shares for sale", short: "shares", now: shares, start: START.shares, end: 0, limit: "none" },
    { id: "track", name: "Charters without track", short: "bare charters", now: bare, start: 0, end: BARE_CHARTERS, limit: `${BARE_CHARTERS} of 4` },
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
      End: ${Math.min(holding, CONDITIONS_NEEDED)} of ${CONDITIONS_NEEDED}
      <span class="hidden-text"> conditions that end the game after dividends are paid.</span>
    </span>
    ${conditions.map((one) => {
      const holds = snapshot.end_conditions.includes(one.id);
      const near = holds || Math.abs(one.now - one.end) <= 1;
      return html`<span key=${one.id} class=${holds ? "eb-gauge holds" : near ? "eb-gauge near" : "eb-gauge"} title=${`${one.name}: ${one.now}; holds at ${one.limit}`}>
        ${one.short} ${one.now}<span class="eb-limit">${holds ? " ✓" : ` → ${one.end}`}</span>
      </span>`;
    })}
  </p>`;
}

/** The four conditions with how near they are. @param {{snapshot: import("./box.js").Snapshot}} props */
export function Ending({ snapshot }) {
  return html`<section class="eb-block" aria-label="The end">
    <h3>The end</h3>
    <ul class="eb-conditions">
      ${conditionsOf(snapshot).map((one) => {
        const holds = snapshot.end_conditions.includes(one.id);
        return html`<li key=${one.id} class=${holds ? "holds" : ""}>
          <span>${holds && html`<span aria-hidden="true">✓ </span>`}${one.name}</span>
          <span class="eb-figure"><b>${one.now}</b> ${holds ? "holds" : `holds at ${one.limit}`}</span>
          <progress max="1" value=${holds ? 1 : progress(one)} aria-hidden="true"></progress>
        </li>`;
      })}
    </ul>
    <p class="eb-note">${CONDITIONS_NEEDED} of them, looked at after each Pay dividends, end the game. So does a bankruptcy.</p>
  </section>`;
}
