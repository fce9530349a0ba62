/** The players in seat order: cash, worth, certificates against the limit, shares, and who decides what. */
import { listing, pounds } from "../../format.js";
import { html } from "../../ui.js";
import { snapshotOf } from "./box.js";
import { Plate, Sign } from "./pieces.js";

/** With more players each has less room. */
const FEW = 5;

/** @param {import("./box.js").Parts} parts */
export function Players(parts) {
  const snapshot = snapshotOf(parts);
  const { game, position } = parts;
  const limit = snapshot.certificate_limit;
  return html`<ol class=${game.seats.length > FEW ? "xx xx-players many" : "xx xx-players"}>
    ${game.seats.map((seat) => {
      const player = snapshot.players[seat.seat];
      if (!player) return null;
      const acts = position.actors.includes(seat.seat);
      const won = position.outcome?.winners.includes(seat.seat);
      const doing = won ? "winner" : acts ? snapshot.doing : "";
      const first = snapshot.priority === seat.seat && snapshot.stock_round > 0;
      const held = snapshot.order.filter((id) => player.shares[id]);
      return html`<li key=${seat.seat} class=${acts || won ? "xx-player acts" : "xx-player"} aria-current=${acts ? "true" : undefined}>
        <div class="xx-player-head">
          <${Sign} seat=${seat.seat} />
          <span class="xx-player-name">${seat.name}</span>
          ${seat.mine && game.mode !== "hotseat" ? html`<span class="xx-tag">you</span>` : seat.kind === "bot" && html`<span class="xx-tag">bot</span>`}
          <b class="xx-money">${pounds(player.cash)}</b>
        </div>
        <p class=${doing || first ? "xx-doing" : "xx-doing none"}>
          <span>${doing}</span>${first && html`<span class="xx-tag" title="Has the priority in the next stock round">priority</span>`}
        </p>
        <p class="xx-figures">
          <span>Worth <b>${pounds(player.worth)}</b></span>
          <span title="Certificates, and how many are allowed">Certificates <b class=${limit !== null && player.certificates > limit ? "over" : ""}>${player.certificates}${limit === null ? "" : ` / ${limit}`}</b></span>
        </p>
        <p class="xx-shares" aria-label="Shares">
          ${held.map((id) => html`<${Plate} key=${id} id=${id} parts=${parts} count=${player.shares[id]} director=${snapshot.companies[id].director === seat.seat} />`)}
          ${!held.length && html`<span class="quiet-text small">no shares</span>`}
        </p>
        ${player.obligations?.length ? html`<p class="small quiet-text" title="Each that has not floated when the stock round ends costs a fine">must see ${listing(player.obligations)} float</p>` : null}
        ${player.privates?.length ? html`<p class="small quiet-text">${listing(player.privates)}</p>` : null}
      </li>`;
    })}
  </ol>`;
}
