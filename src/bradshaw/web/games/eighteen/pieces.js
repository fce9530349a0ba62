/** Small things that stand in several panels: a company's plate, a player's sign, trains. */
import { SIGNS } from "../../format.js";
import { html } from "../../ui.js";
import { inkOn, styleOf } from "./box.js";
import { say, t } from "../../words.js";

/**
 * A company's letters on its colour, with how many shares.
 * @param {{id: string, parts: any, count?: number, director?: boolean}} props
 */
export function Plate({ id, parts, count = 0, director = false }) {
  const style = styleOf(parts, id);
  const name = style?.name ?? id;
  const colour = style?.colour ?? "#666666";
  // Companies that share a colour differ by their rims.
  const rim = style?.rim ? { boxShadow: `inset 0 0 0 2px ${style.rim}` } : {};
  return html`<span class="xx-plate" style=${{ background: colour, color: inkOn(colour), ...rim }} title=${director ? t("eighteen-panel-director-of", { company: name }) : say(name)}>
    ${style?.label ?? id}${count > 0 && html` <span class="xx-count">${count}</span>`}${director && html`<span class="xx-star" aria-hidden="true">★</span><span class="hidden-text"> ${t("eighteen-panel-is-director")}</span>`}
  </span>`;
}

/** The company that an action is about, or the train and the company that sells it. @param {{action: import("../../types.js").Action, position: import("../../types.js").Position}} props */
export function Thing({ action, position }) {
  const parts = { position };
  if (action.type !== "buy_train") return html`<${Plate} id=${action.company} parts=${parts} />`;
  return html`<${Plate} id=${action.from} parts=${parts} /> <span class="xx-train">${action.train}</span>`;
}

/** Who a player is, by sign and colour. @param {{seat: number}} props */
export function Sign({ seat }) {
  return html`<span class=${`sign p${seat}`} aria-hidden="true">${SIGNS[seat]}</span>`;
}

/** @param {{trains: import("./box.js").Train[]}} props */
export function Trains({ trains }) {
  if (!trains.length) return html`<span class="quiet-text">${t("eighteen-panel-no-trains")}</span>`;
  return trains.map(({ train }, at) => html`<span key=${at} class="xx-train">${train}</span> `);
}

/** Trains in little room: those that are alike once, with their number, and what rusts them. @param {{trains: import("./box.js").Train[]}} props */
export function FewTrains({ trains }) {
  const kinds = [...new Set(trains.map(({ train }) => train))];
  return kinds.map((kind) => {
    const alike = trains.filter(({ train }) => train === kind);
    const [{ rusts, rusted }] = alike;
    return html`<span key=${kind} class=${rusted ? "xx-train rusted" : "xx-train"}>${kind}${alike.length > 1 && html`<small>${t("eighteen-panel-times", { count: alike.length })}</small>`}${rusts && html`<small>${t("eighteen-panel-rusts", { rusts })}</small>`}</span>`;
  });
}
