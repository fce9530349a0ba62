/** What a dividend brings each player, and what it does to the price: with the choice, not only when it is pointed at. */
import { SIGNS, pounds } from "../format.js";
import { html } from "../ui.js";
import { factsOf, t } from "../words.js";

/** Whether a choice pays the players. @param {import("../types.js").Choice} choice */
export const paysOut = ({ text }) => Boolean(factsOf(text).payouts);

/**
 * The players who get something, or pay, and the price before and after.
 * @param {{choice: import("../types.js").Choice, seats: import("../types.js").Seat[]}} props
 */
export function Payout({ choice, seats }) {
  const { payouts, before, after, own } = factsOf(choice.text);
  return html`<span class="detail payout">
    ${seats
      .filter(({ seat }) => payouts[seat])
      .map(({ seat, name }) => html`<span key=${seat} class="paid"><span class=${`sign p${seat}`} aria-hidden="true">${SIGNS[seat]}</span>${name} <b>${pounds(payouts[seat])}</b></span> `)}
    ${own > 0 && html`<span class="paid">${t("page-payout-company")} <b>${pounds(own)}</b></span> `}
    ${typeof after === "number" && html`<span class="paid">${t("page-payout-price", { before, after })}</span>`}
  </span>`;
}
