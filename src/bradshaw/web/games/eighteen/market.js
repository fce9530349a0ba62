/** The chart of share prices with its markers, and below it trains, privates and the course of the game. */
import { PlainTable } from "../../game/generic.js";
import { html, useLayoutEffect, useRef } from "../../ui.js";
import { snapshotOf } from "./box.js";
import { Plate } from "./pieces.js";
import { choiceAt, soughtIn } from "./prices.js";
import { means, say, t } from "../../words.js";

const ELSEWHERE = ["-table-players", "-table-companies", "-table-result"];

/** @param {import("./box.js").Parts} parts */
export function Market(parts) {
  const { tables, styles, market } = parts.position.view;
  return html`<div class="xx xx-market xx-zones">
    ${market && html`<${Chart} market=${market} parts=${parts} />`}
    ${tables
      .filter((table) => !ELSEWHERE.some((one) => means(table.title, one)))
      .map((table) => html`<${PlainTable} key=${say(table.title)} table=${table} styles=${styles} />`)}
  </div>`;
}

/**
 * The places where they stand on the board, each with its markers, the top one first. It opens at the prices that can be
 * chosen, or at the marker of the company that acts, or where most markers are, and follows a marker that moves.
 * @param {{market: import("../../types.js").Market, parts: import("./box.js").Parts}} props
 */
function Chart({ market, parts }) {
  const frame = useRef(/** @type {HTMLDivElement|null} */ (null));
  const sought = soughtIn(parts.choices?.actions ?? [], parts.position)?.id;
  const acting = snapshotOf(parts).company ?? "";
  /** @type {{current: Map<string, string>|null}} Where each marker stood before. */
  const before = useRef(null);
  useLayoutEffect(() => {
    const box = frame.current;
    const stands = new Map(market.spaces.flatMap((space) => space.markers.map((id) => [id, placeOf(space)])));
    const known = before.current;
    const moved = known ? [...stands].find(([id, place]) => known.get(id) !== place)?.[1] : undefined;
    before.current = stands;
    if (!box) return;
    /** @param {string|undefined} place */
    const at = (place) => /** @type {HTMLElement|null} */ (place ? box.querySelector(`li[data-place="${place}"]`) : null);
    const open = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("li:has(button)")]);
    const taken = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("li.taken")]);
    const seen = (sought ? open[Math.floor(open.length / 2)] : at(moved) ?? at(stands.get(acting))) ?? taken[Math.floor(taken.length / 2)];
    if (!seen) return;
    const hidden = seen.offsetLeft < box.scrollLeft || seen.offsetLeft + seen.offsetWidth > box.scrollLeft + box.clientWidth;
    if (!known || hidden) box.scrollLeft = seen.offsetLeft + seen.offsetWidth / 2 - box.clientWidth / 2;
    if (known && moved) seen.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [sought, acting, market]);
  return html`<section aria-label=${t("page-market")}>
    <h3>${t("page-market")}</h3>
    <div class="xx-chart" ref=${frame} tabindex="0" role="group" aria-label=${t("page-market-chart")}>
      <ol>
        ${market.spaces.map(
          (space) => html`<li
            key=${placeOf(space)}
            data-place=${placeOf(space)}
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
    ${market.note && html`<p class="small quiet-text">${say(market.note)}</p>`}
    <ul class="xx-key">
      ${market.key.map(([zone, meaning]) => html`<li key=${zone}><span class=${`xx-swatch zone-${zone}`} aria-hidden="true"></span> <b>${t("eighteen-panel-zone", { zone })}</b> ${say(meaning)}</li>`)}
    </ul>
  </section>`;
}

/** @param {import("../../types.js").Space} space */
const placeOf = ({ column, row }) => `${column} ${row}`;

/** The price of a place; a button where a company can be started at it. @param {{price: number, parts: import("./box.js").Parts}} props */
function Price({ price, parts }) {
  const choice = choiceAt(parts, price);
  if (!choice) return html`<span class="xx-space">${price}</span>`;
  return html`<button class="xx-space" aria-label=${say(choice.text)} title=${say(choice.text)} onClick=${() => parts.pick(choice)}>${price}</button>`;
}

/**
 * What is special about a place of the chart, and what raises a price from there by how many spaces.
 * @param {import("../../types.js").Market} market
 * @param {import("../../types.js").Space} space
 */
function meaningOf(market, space) {
  const zone = say(market.key.find(([name]) => name === space.zone)?.[1] ?? "");
  const bands = t("listed", { items: (space.bands ?? []).map((band, at) => `${at + 1}: ${band}`) });
  return t("page-either", { texts: [zone, bands].filter(Boolean) });
}
