/** The auction: what is on offer, what is bid, who is still in. */
import { pounds } from "../../format.js";
import { html } from "../../ui.js";
import { t, withElements } from "../../words.js";
import { OPENING, dividend, labelOf, nameOf, snapshotOf } from "./box.js";
import { Plate, Sign } from "./pieces.js";

/** @param {import("./box.js").Parts} parts */
export function AuctionBlock(parts) {
  const snapshot = snapshotOf(parts);
  const auction = snapshot.auction;
  if (!auction) return null;
  const company = snapshot.companies[auction.company];
  const shares = company.shares_held + 1;
  const each = dividend(company.revenue, shares);
  const seats = parts.game.seats;
  const leader = auction.high_bidder === null ? null : seats[auction.high_bidder];
  return html`<section class="eb eb-auction" aria-label=${t("emubay-panel-auction")}>
    <div class="eb-auction-sheet">
      <div class=${`eb-offer eb-${auction.company}`}>
        <span class="eb-offer-letters">${labelOf(auction.company)}</span>
        <span class="eb-offer-name">${nameOf(auction.company)}</span>
      </div>
      <div class="eb-standing">
        <p>
          ${leader
            ? html`<b class="eb-bid">${pounds(auction.high_bid)}</b> <span>${t("emubay-panel-bidder", { player: leader.name })}</span>`
            : html`<b class="eb-bid">${t("emubay-panel-no-bid")}</b> <span>${t("emubay-panel-bids-from", { minimum: auction.minimum_bid })}</span>`}
        </p>
        <p class="eb-note">
          ${withElements("emubay-panel-offer-pays", { each: html`<b>${t("emubay-panel-each", { each })}</b>` }, { revenue: company.revenue, shares })}
        </p>
      </div>
      <ul class="eb-bidders" aria-label=${t("emubay-panel-bidders")}>
        ${seats.map((seat) => {
          const out = auction.passed.includes(seat.seat);
          const acts = parts.position.actors.includes(seat.seat);
          const leads = auction.high_bidder === seat.seat;
          return html`<li key=${seat.seat} class=${out ? "out" : acts ? "acts" : ""}>
            <${Sign} seat=${seat.seat} />${out ? html`<s class="eb-who">${seat.name}</s>` : html`<span class="eb-who">${seat.name}</span>`}
            <span class="eb-stands">${out ? t("emubay-panel-bidder-passed") : leads ? pounds(auction.high_bid) : acts ? t("emubay-panel-bidder-acts") : t("emubay-panel-bidder-in")}</span>
          </li>`;
        })}
      </ul>
      ${auction.initial && html`<${Order} now=${auction.company} />`}
    </div>
  </section>`;
}

/** The four sales before the first turn. @param {{now: string}} props */
function Order({ now }) {
  const at = OPENING.indexOf(now);
  return html`<ol class="eb-order" aria-label=${t("emubay-panel-initial-auctions")}>
    ${OPENING.map(
      (company, place) => html`<li key=${company} class=${place < at ? "done" : place === at ? "now" : ""} aria-current=${place === at ? "step" : undefined}>
        <${Plate} company=${company} />${place < at && html`<span aria-label=${t("emubay-panel-sold")}>✓</span>`}
      </li>`,
    )}
  </ol>`;
}
