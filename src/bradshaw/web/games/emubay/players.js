/** The players in seat order: money, what the next dividends bring, shares, and who decides what. */
import { pounds } from "../../format.js";
import { PlayerHead } from "../../game/head.js";
import { TimeUsed } from "../../game/used.js";
import { html } from "../../ui.js";
import { t, withElements } from "../../words.js";
import { COMPANIES, MOST_TRACK, dueTo, labelOf, snapshotOf } from "./box.js";
import { Plate, Sign } from "./pieces.js";

/** @param {import("./box.js").Parts} parts */
export function Players(parts) {
  const snapshot = snapshotOf(parts);
  const { game, position } = parts;
  return html`<ol class="eb eb-players">
    ${game.seats.map((seat) => {
      const player = snapshot.players[seat.seat];
      if (!player) return null;
      const acts = position.actors.includes(seat.seat);
      const won = position.outcome?.winners.includes(seat.seat);
      const due = dueTo(snapshot, player);
      const doing = won ? t("page-player-winner") : acts ? doingOf(snapshot) : standingOf(snapshot, seat.seat);
      return html`<li key=${seat.seat} class=${acts || won ? "eb-player acts" : "eb-player"} aria-current=${acts ? "true" : undefined}>
        <${PlayerHead} game=${game} seat=${seat} cash=${player.cash} look="eb"><${Sign} seat=${seat.seat} /><//>
        <p class="eb-doing">${doing || html`<span aria-hidden="true"> </span>`} <${TimeUsed} game=${game} seat=${seat.seat} /></p>
        ${!position.outcome &&
        html`<p class="eb-due">
          ${withElements("emubay-panel-due", {
            due: html`<b>${due < 0 ? pounds(due) : `+${pounds(due)}`}</b>`,
            after: html`<span class="nowrap">${t("emubay-panel-due-after", { money: player.cash + due })}</span>`,
          })}
        </p>`}
        <p class="eb-shares" aria-label=${t("emubay-panel-shares")}>
          ${COMPANIES.filter((company) => player.shares[company]).map(
            (company) => html`<${Plate} key=${company} company=${company} count=${player.shares[company]} />`,
          )}
          ${!Object.keys(player.shares).length && html`<span class="eb-none">${t("emubay-panel-no-shares")}</span>`}
        </p>
      </li>`;
    })}
  </ol>`;
}

/** What the one who decides is doing. @param {import("./box.js").Snapshot} snapshot */
function doingOf(snapshot) {
  if (snapshot.stage === "bidding") return t("emubay-panel-doing-bid", { company: labelOf(snapshot.auction?.company ?? "") });
  if (snapshot.stage === "lift_cube") return t("emubay-panel-doing-lift");
  if (snapshot.stage === "choose_action") return t("emubay-panel-doing-place");
  const { building, taking } = snapshot;
  if (building) return t("emubay-panel-doing-build", { company: labelOf(building.company), placed: building.placed, most: MOST_TRACK });
  if (taking) return t("emubay-panel-doing-take", { company: labelOf(taking.company) });
  return "";
}

/**
 * Where somebody stands in an auction.
 * @param {import("./box.js").Snapshot} snapshot
 * @param {number} seat
 */
function standingOf(snapshot, seat) {
  const auction = snapshot.auction;
  if (!auction) return "";
  if (auction.passed.includes(seat)) return t("emubay-panel-has-passed");
  return auction.high_bidder === seat ? t("emubay-panel-bids", { amount: auction.high_bid }) : "";
}
