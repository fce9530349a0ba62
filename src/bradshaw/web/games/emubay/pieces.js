/** Small things of wood and paper: cubes, plates with a company's letters, bonds, certificates. */
import { pounds, SIGNS } from "../../format.js";
import { html } from "../../ui.js";
import { t } from "../../words.js";
import { labelOf, nameOf } from "./box.js";

/** A cube seen from above. @param {{kind: string}} props its company, or "narrow", "wood" or "resource" */
export function Cube({ kind }) {
  return html`<svg class=${`eb-cube eb-${kind}`} viewBox="-9 -10 18 20" width="18" height="20" aria-hidden="true">
    <path class="body" d="M0,-9L8,-4.5V4.5L0,9L-8,4.5V-4.5Z" />
    <path class="top" d="M0,-9L8,-4.5L0,0L-8,-4.5Z" />
    <path class="side" d="M8,-4.5V4.5L0,9V0Z" />
  </svg>`;
}

/** So many cubes. @param {{count: number, kind: string}} props */
export function Cubes({ count, kind }) {
  return Array.from({ length: count }, (_, at) => html`<${Cube} key=${at} kind=${kind} />`);
}

/** A company's letters on its colour. @param {{company: string, count?: number}} props */
export function Plate({ company, count = 1 }) {
  return html`<span class=${`eb-plate eb-${company}`} title=${nameOf(company)}>
    ${labelOf(company)}${count > 1 && html`<span class="eb-times"> ×${count}</span>`}
  </span>`;
}

/** Who a player is, by sign and colour. @param {{seat: number}} props */
export function Sign({ seat }) {
  return html`<span class=${`eb-sign p${seat}`} aria-hidden="true">${SIGNS[seat]}</span>`;
}

/** What a bond gives and costs. @param {{bond: import("./box.js").Bond}} props */
export function Terms({ bond }) {
  return html`<span class="eb-terms"><b>${pounds(bond.amount)}</b> <span>${bond.x}+${bond.y}</span></span>`;
}

/** In words what a bond costs from now on. @param {import("./box.js").Bond} bond */
export function costs(bond) {
  const { amount, x, y } = bond;
  return bond.deferred ? t("emubay-panel-bond-deferred", { amount, x, y }) : t("emubay-panel-bond", { amount, y });
}
