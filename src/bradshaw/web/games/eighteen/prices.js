/** Prices to start a company at or to set its par: first the company, then a place of the chart in its colour. */
import { pounds } from "../../format.js";
import { same } from "../../game/compare.js";
import { hovering } from "../../game/hovering.js";
import { html, signal, useLayoutEffect, useRef } from "../../ui.js";
import { Plate } from "./pieces.js";
import { say, t } from "../../words.js";

/** @typedef {import("../../types.js").Choice} Choice */
/** @typedef {import("../../types.js").Position} Position */
/** @typedef {import("../../game/play.js").Play} Play */
/**
 * What has one of several prices: a company, or the first card of a row with a charter or without.
 * @typedef {{id: string, company: string, row: number, chartered: boolean, name: string, choices: Choice[]}} Priced
 */

/** The types of choices that are made at a price. */
export const PRICED = ["start_company", "take_director", "set_par", "price_company"];

/** What a price is looked for, and in which position. @type {{value: {id: string, number: number}|null}} */
const sought = signal(null);

/** @param {Choice} choice */
const priceOf = ({ action }) => action.price ?? action.par;

/** What is done at a price, without the price. @param {import("../../types.js").Action} action */
function nameOf({ type, company = "", row = 0, chartered }) {
  if (row) return t("eighteen-panel-start-row", { row, chartered: Boolean(chartered) });
  if (type === "set_par") return t("eighteen-panel-set-par");
  return type === "take_director" ? t("eighteen-panel-take-director", { company }) : t("eighteen-panel-start", { company });
}

/**
 * What can be done at several prices, each with these.
 * @param {Choice[]} choices
 * @returns {Priced[]}
 */
export function pricedOf(choices) {
  /** @type {Map<string, Priced>} */
  const found = new Map();
  for (const choice of choices) {
    if (!PRICED.includes(choice.action.type)) continue;
    const { price, par, ...rest } = choice.action;
    const id = JSON.stringify(rest);
    const name = nameOf(choice.action);
    /** @type {Priced} */
    const one = found.get(id) ?? { id, company: rest.company ?? "", row: rest.row ?? 0, chartered: Boolean(rest.chartered), name, choices: [] };
    one.choices.push(choice);
    found.set(id, one);
  }
  return [...found.values()];
}

/**
 * What a price is looked for: the only one of its kind, or the one that was chosen last.
 * @param {Choice[]} choices
 * @param {Position|null} position
 * @returns {Priced|null}
 */
export function soughtIn(choices, position) {
  const all = pricedOf(choices);
  const id = sought.value?.number === position?.number ? sought.value?.id : undefined;
  return all.find((one) => one.id === id) ?? (all.length === 1 ? all[0] : null);
}

/**
 * Look for a price of this, or no longer.
 * @param {Priced} priced
 * @param {Position|null} position
 */
export function seek(priced, position) {
  const again = sought.value?.id === priced.id && sought.value.number === position?.number;
  sought.value = again || !position ? null : { id: priced.id, number: position.number };
}

/**
 * All of one kind in the list of choices.
 * @param {{choices: Choice[], play: Play}} props
 */
export function PricedChoices({ choices, play }) {
  const position = play.table.shown.value;
  const parts = { position };
  const all = pricedOf(choices);
  const current = soughtIn(choices, position);
  const several = all.length > 1;
  const heading = choices[0]?.action.type === "take_director" ? t("eighteen-panel-take-which") : t("eighteen-panel-start-which");
  const orMarket = html`<span class="quiet-text"> ${t("eighteen-panel-or-market")}</span>`;
  const chosen = play.selection.value?.choice?.action;
  const about = all.find((one) => one.choices.some((choice) => same(choice.action, chosen)))?.id;
  useLayoutEffect(() => {
    // What was chosen elsewhere, as by a hint, shows among its prices.
    if (about !== undefined && position && about !== current?.id) sought.value = { id: about, number: position.number };
  }, [about]);
  const grid = useRef(/** @type {HTMLDivElement|null} */ (null));
  useLayoutEffect(() => {
    if (several) grid.current?.scrollIntoView({ block: "nearest" });
  }, [current?.id]);
  return html`<div class="choice-group xx" role="group" aria-label=${several ? heading : all[0].name}>
    <h3>${several ? heading : t("eighteen-panel-at", { name: all[0].name })}${!several && orMarket}</h3>
    ${several && (all[0].row ? html`<${Rows} all=${all} current=${current} position=${position} />` : html`<div class="xx-line">${all.map((one) => html`<${Asked} key=${one.id} one=${one} current=${current} position=${position}><${Plate} id=${one.company} parts=${parts} /><//>`)}</div>`)}
    ${current &&
    html`<div ref=${grid}>
      ${several && html`<h3 class="xx-sought">${t("eighteen-panel-at", { name: current.name })}${orMarket}</h3>`}
      <${PriceGrid} priced=${current} parts=${parts} play=${play} pick=${play.pick.bind(play)} />
    </div>`}
  </div>`;
}

/**
 * The rows of the solo game, each with its first card, which is started with a charter or without.
 * @param {{all: Priced[], current: Priced|null, position: Position|null}} props
 */
function Rows({ all, current, position }) {
  const rows = [...new Set(all.map((one) => one.row))];
  return html`<ul class="xx-lines xx-rows">
    ${rows.map(
      (row) => html`<li key=${row}>
        <span class="xx-about"><span class="small">${t("eighteen-panel-row", { row })}</span><${Plate} id=${position?.position.rows?.[row - 1]?.[0] ?? ""} parts=${{ position }} /></span>
        <span class="xx-line">
          ${all
            .filter((one) => one.row === row)
            .map((one) => html`<${Asked} key=${one.id} one=${one} current=${current} position=${position}>${one.chartered ? t("eighteen-panel-with-charter") : t("eighteen-panel-without-charter")}<//>`)}
        </span>
      </li>`,
    )}
  </ul>`;
}

/**
 * A button that shows the prices of one of them.
 * @param {{one: Priced, current: Priced|null, position: Position|null, children?: any}} props
 */
function Asked({ one, current, position, children }) {
  return html`<button class="choice xx-chip" aria-expanded=${one.id === current?.id} aria-label=${t("eighteen-panel-show-prices", { name: one.name })} onClick=${() => seek(one, position)}>${children}</button>`;
}

/**
 * The prices, each in the colour of its place on the chart.
 * @param {{priced: Priced, parts: any, pick: (choice: Choice, origin?: any) => void, play?: Play}} props
 */
export function PriceGrid({ priced, parts, pick, play }) {
  const spaces = parts.position.view.market?.spaces ?? [];
  const chosen = play?.selection.value?.choice?.action;
  /** @param {Choice|null} choice */
  const show = (choice) => {
    if (play) play.preview.value = choice;
  };
  return html`<div class="xx-prices xx-zones" role="group" aria-label=${t("eighteen-panel-prices", { name: priced.name })}>
    ${priced.choices.map((choice) => {
      const price = priceOf(choice);
      const zone = spaces.find((/** @type {any} */ space) => space.price === price)?.zone || "plain";
      return html`<button
        key=${price}
        class=${`xx-price-choice zone-${zone}`}
        aria-pressed=${same(chosen, choice.action)}
        aria-label=${say(choice.text)}
        title=${say(choice.text)}
        disabled=${play?.busy.value}
        onClick=${(/** @type {any} */ event) => event.detail < 2 && pick(choice, event.currentTarget)}
        ...${hovering(show, choice)}
      >
        ${pounds(price)}
      </button>`;
    })}
  </div>`;
}

/**
 * What can be started at a price: of the company that a price is looked for, or of all.
 * @param {import("./box.js").Parts} parts
 * @param {number} price
 */
export function startsAt({ choices, position }, price) {
  const actions = choices?.actions ?? [];
  const among = soughtIn(actions, position)?.choices ?? actions.filter(({ action }) => PRICED.includes(action.type) && action.company);
  return among.filter((choice) => priceOf(choice) === price);
}
