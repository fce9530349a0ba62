/** The chart of share prices with its markers, and below it trains, privates and the course of the game. */
import { PlainTable } from "../../game/generic.js";
import { html, useLayoutEffect, useRef } from "../../ui.js";
import { Plate } from "./pieces.js";
import { choiceAt, soughtIn } from "./prices.js";

const ELSEWHERE = ["Players", "Companies", "Result"];

/** @param {import("./box.js").Parts} parts */
export function Market(parts) {
  const { tables, styles, market } = parts.position.view;
  return html`<div class="xx xx-market xx-zones">
    ${market && html`<${Chart} market=${market} parts=${parts} />`}
    ${tables
      .filter((table) => !ELSEWHERE.includes(table.title))
      .map((table) => html`<${PlainTable} key=${table.title} table=${table} styles=${styles} />`)}
  </div>`;
}

/**
 * The places where they stand on the board, each with its markers, the top one first. Opens where the markers are, or
 * the prices that can be chosen.
 * @param {{market: import("../../types.js").Market, parts: import("./box.js").Parts}} props
 */
function Chart({ market, parts }) {
  const frame = useRef(/** @type {HTMLDivElement|null} */ (null));
  const sought = soughtIn(parts.choices?.actions ?? [], parts.position)?.id;
  useLayoutEffect(() => {
    const box = frame.current;
    const wanted = sought ? "li:has(button)" : "li.taken";
    const taken = /** @type {HTMLElement[]} */ ([...(box?.querySelectorAll(wanted) ?? [])]);
    const seen = taken[Math.floor(taken.length / 2)];
    if (box && seen) box.scrollLeft = seen.offsetLeft - box.clientWidth / 2;
  }, [sought]);
  return html`<section aria-label="Share prices">
    <h3>Share prices</h3>
    <div class="xx-chart" ref=${frame} tabindex="0" role="group" aria-label="Chart of share prices">
      <ol>
        ${market.spaces.map(
          (space) => html`<li
            key=${`${space.column} ${space.row}`}
            class=${`zone-${space.zone || "plain"}${space.markers.length ? " taken" : ""}`}
            style=${{ gridColumn: `${space.column + 1} / span 2`, gridRow: space.row + 1 }}
            title=${meaningOf(market, space)}
          >
            <${Price} price=${space.price} parts=${parts} />
            ${space.markers.map((id) => html`<${Plate} key=${id} id=${id} parts=${parts} />`)}
          </li>`,
        )}
      </ol>
    </div>
    ${market.note && html`<p class="small quiet-text">${market.note}</p>`}
    <ul class="xx-key">
      ${market.key.map(([zone, meaning]) => html`<li key=${zone}><span class=${`xx-swatch zone-${zone}`} aria-hidden="true"></span> <b>${zone}</b> ${meaning}</li>`)}
    </ul>
  </section>`;
}

/** The price of a place; a button where a company can be started at it. @param {{price: number, parts: import("./box.js").Parts}} props */
function Price({ price, parts }) {
  const choice = choiceAt(parts, price);
  if (!choice) return html`<span class="xx-space">${price}</span>`;
  return html`<button class="xx-space" aria-label=${choice.text} title=${choice.text} onClick=${() => parts.pick(choice)}>${price}</button>`;
}

/**
 * What is special about a place of the chart, and what raises a price from there by how many spaces.
 * @param {import("../../types.js").Market} market
 * @param {import("../../types.js").Space} space
 */
function meaningOf(market, space) {
  const zone = market.key.find(([name]) => name === space.zone)?.[1] ?? "";
  const bands = (space.bands ?? []).map((band, at) => `${at + 1}: ${band}`).join(", ");
  return [zone, bands].filter(Boolean).join("; ");
}
