/** The chart of share prices, folded so that all of it is seen, with what a choice would do to it; below it trains and the course of the game. */
import { same } from "../../game/compare.js";
import { PlainTable } from "../../game/generic.js";
import { html, useLayoutEffect, useRef, useState } from "../../ui.js";
import { factsOf, means, say, t } from "../../words.js";
import { snapshotOf } from "./box.js";
import { Plate } from "./pieces.js";
import { startsAt } from "./prices.js";

/** @typedef {import("../../types.js").Choice} Choice */
/** @typedef {import("../../types.js").Market} PriceChart */
/** @typedef {import("../../types.js").Space} Space */
/** @typedef {import("./box.js").Parts & {play: import("../../game/play.js").Play}} Parts */
/** What a choice does to a price. @typedef {{company: string, before: number, after: number}} Move */

const ELSEWHERE = ["-table-players", "-table-companies", "-table-result"];
/** Choices of which the market shows what each would do as long as none is chosen. */
const DIVIDENDS = ["pay_dividend", "retain", "hudson"];
/** How far an arrow bends, as a part of its length. */
const BEND = 0.06;
/** How far beside the middle of a place an arrow begins, as a part of its width: two that part do not look like one. */
const BESIDE = 0.2;

/** @param {Parts} parts */
export function Market(parts) {
  const { tables, styles, market } = parts.position.view;
  return html`<div class="xx xx-market xx-zones">
    ${market && html`<${Chart} market=${market} parts=${parts} />`}
    <div class="plain-tables">
      ${tables
        .filter((table) => !ELSEWHERE.some((one) => means(table.title, one)))
        .map((table) => html`<${PlainTable} key=${say(table.title)} table=${table} styles=${styles} />`)}
    </div>
  </div>`;
}

/**
 * The places from left to right in as many lines as they need, each with its markers, the top one first. A place of the
 * upper tier and the next one, of the lower tier, stand together; the lower ones stand half a place further right.
 * @param {{market: PriceChart, parts: Parts}} props
 */
function Chart({ market, parts }) {
  const [asked, ask] = useState(/** @type {number|null} */ (null));
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  useLayoutEffect(() => ask(null), [parts.position]);
  const moves = movesOf(parts);
  useFollowing(box, market, moves, snapshotOf(parts).company ?? "");
  return html`<section aria-label=${t("page-market")}>
    <div class="xx-chart" ref=${box} role="group" aria-label=${t("page-market-chart")}>
      <ol>
        ${pairsOf(market.spaces).map((pair) => html`<li key=${pair[0].price}>${pair.map((space) => html`<${Place} key=${space.price} space=${space} market=${market} moves=${moves} parts=${parts} asked=${asked === space.price} ask=${ask} />`)}</li>`)}
      </ol>
      <${Arrows} moves=${moves} frame=${box} market=${market} />
    </div>
    <p class="xx-moves" role="status">${moves.map((move) => html`<span key=${`${move.company} ${move.after}`}>${t("eighteen-panel-move", move)}</span>`)}</p>
    ${market.note && html`<p class="small quiet-text">${say(market.note)}</p>`}
    <ul class="xx-key" aria-label=${t("eighteen-panel-key")}>
      ${market.key.map(([zone, meaning]) => html`<li key=${zone}><span class=${`xx-swatch zone-${zone}`} aria-hidden="true"></span> <b>${t("eighteen-panel-zone", { zone })}</b> ${say(meaning)}</li>`)}
    </ul>
  </section>`;
}

/** Places of the upper tier, each with the next one of the lower tier. @param {Space[]} spaces @returns {Space[][]} */
function pairsOf(spaces) {
  /** @type {Space[][]} */
  const pairs = [];
  for (const space of spaces) {
    if (space.row === 0) pairs.push([space]);
    else pairs[pairs.length - 1].push(space);
  }
  return pairs;
}

/**
 * What the choice that is chosen or pointed at would do to prices; what each dividend would do as long as none is.
 * @param {Parts} parts
 * @returns {Move[]}
 */
function movesOf({ play, choices }) {
  const one = play.preview.value ?? play.selection.value?.choice;
  const wanted = one ? [one] : (choices?.actions ?? []).filter(({ action }) => DIVIDENDS.includes(action.type));
  return wanted.flatMap((choice) => {
    const { company, before, after } = factsOf(choice.text);
    return typeof before === "number" && typeof after === "number" && before !== after ? [{ company, before, after }] : [];
  });
}

/**
 * A place with its price, its markers, and what each share must receive for a rise.
 * @param {{space: Space, market: PriceChart, moves: Move[], parts: Parts, asked: boolean, ask: (price: number|null) => void}} props
 */
function Place({ space, market, moves, parts, asked, ask }) {
  const coming = moves.filter(({ after }) => after === space.price);
  const bands = space.bands ?? [];
  return html`<div class=${`xx-place tier-${space.row} zone-${space.zone || "plain"}${space.markers.length ? " taken" : ""}`} data-place=${space.price} title=${meaningOf(market, space)}>
    <${Price} price=${space.price} starts=${startsAt(parts, space.price)} parts=${parts} asked=${asked} ask=${ask} />
    ${space.markers.map((id) => html`<${Plate} key=${id} id=${id} parts=${parts} />`)}
    ${coming.map(({ company }) => html`<span key=${`to ${company}`} class="xx-ghost" aria-hidden="true"><${Plate} id=${company} parts=${parts} /></span>`)}
    ${bands.length > 0 && html`<span class="xx-bands" aria-hidden="true">${bands.map((band) => html`<span key=${band}>${band}</span>`)}</span>`}
  </div>`;
}

/**
 * A price; a button where a company can be started at it. Of several companies one is chosen then.
 * @param {{price: number, starts: Choice[], parts: Parts, asked: boolean, ask: (price: number|null) => void}} props
 */
function Price({ price, starts, parts, asked, ask }) {
  if (!starts.length) return html`<span class="xx-space">${price}</span>`;
  const { play } = parts;
  const selected = play.selection.value?.choice?.action;
  const only = starts.length === 1 ? starts[0] : null;
  const label = only ? say(only.text) : t("eighteen-panel-start-here", { price });
  return html`<button
      class="xx-space"
      aria-label=${label}
      title=${label}
      aria-pressed=${starts.some(({ action }) => same(action, selected))}
      aria-expanded=${only ? undefined : asked}
      onClick=${(/** @type {any} */ event) => (only ? play.pick(only, event.currentTarget) : ask(asked ? null : price))}
    >
      ${price}
    </button>
    ${asked &&
    html`<span class="xx-which" role="group" aria-label=${label}>
      ${starts.map((choice, index) => html`<button key=${index} class="xx-chip" title=${say(choice.text)} aria-label=${say(choice.text)} aria-pressed=${same(choice.action, selected)} onClick=${(/** @type {any} */ event) => play.pick(choice, event.currentTarget)}><${Plate} id=${choice.action.company} parts=${parts} /></button>`)}
    </span>`}`;
}

/**
 * Keep in sight where a marker would go, or has gone, or that of the company that acts.
 * @param {{current: HTMLElement|null}} box
 * @param {PriceChart} market
 * @param {Move[]} moves
 * @param {string} acting
 */
function useFollowing(box, market, moves, acting) {
  /** @type {{current: Map<string, number>|null}} Where each marker stood before. */
  const before = useRef(null);
  const wanted = moves[0]?.after;
  useLayoutEffect(() => {
    const stands = new Map(market.spaces.flatMap((space) => space.markers.map((id) => /** @type {[string, number]} */ ([id, space.price]))));
    const known = before.current;
    before.current = stands;
    const moved = known ? [...stands].find(([id, place]) => known.get(id) !== place)?.[1] : undefined;
    const seen = wanted ?? moved ?? stands.get(acting);
    if (seen !== undefined) box.current?.querySelector(`[data-place="${seen}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [market, wanted, acting]);
}

/**
 * Arrows from where markers stand to where they would go.
 * @param {{moves: Move[], frame: {current: HTMLElement|null}, market: PriceChart}} props
 */
function Arrows({ moves, frame, market }) {
  const [paths, setPaths] = useState(/** @type {string[]} */ ([]));
  const drawn = moves.map(({ before, after }) => `${before} ${after}`).join();
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const draw = () => setPaths(moves.map((move) => arrowIn(box, move)));
    draw();
    const watcher = new ResizeObserver(draw);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [drawn, market]);
  if (!moves.length) return null;
  return html`<svg class="xx-arrows" aria-hidden="true">
    <defs>
      <marker id="xx-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L10 5L0 10Z" /></marker>
    </defs>
    ${paths.filter(Boolean).map((path, index) => html`<path key=${index} d=${path} marker-end="url(#xx-tip)" />`)}
  </svg>`;
}

/** @param {HTMLElement} box @param {Move} move */
function arrowIn(box, { before, after }) {
  const frame = box.getBoundingClientRect();
  const [from, to] = [before, after].map((price) => {
    const place = box.querySelector(`[data-place="${price}"]`)?.getBoundingClientRect() ?? frame;
    // Along the lower edge they leave prices, markers and bands free.
    return { x: place.left + place.width / 2 - frame.left, y: place.bottom - frame.top, width: place.width, height: place.height };
  });
  from.x += Math.sign(to.x - from.x) * from.width * BESIDE;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Into another line of the folded chart it would cross everything between them.
  if (Math.abs(dy) > 1.5 * to.height && Math.abs(dx) > 3 * to.height) return "";
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + dy * BEND} ${(from.y + to.y) / 2 + Math.abs(dx) * BEND} ${to.x} ${to.y}`;
}

/**
 * What is special about a place of the chart, and what raises a price from there by how many spaces.
 * @param {PriceChart} market
 * @param {Space} space
 */
function meaningOf(market, space) {
  const zone = say(market.key.find(([name]) => name === space.zone)?.[1] ?? "");
  const bands = (space.bands ?? []).map((low, index, all) => t("eighteen-panel-band", { spaces: index + 1, low, high: index + 1 < all.length ? all[index + 1] - 1 : null }));
  return t("page-either", { texts: [zone, ...bands].filter(Boolean) });
}
