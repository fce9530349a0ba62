/** The players in seat order: cash, worth, certificates against the limit, shares, and who decides what. */
import { pounds } from "../../format.js";
import { PlayerHead } from "../../game/head.js";
import { TimeUsed } from "../../game/used.js";
import { html } from "../../ui.js";
import { say, t } from "../../words.js";
import { snapshotOf } from "./box.js";
import { Plate, Sign } from "./pieces.js";

/** With more players each has less room. */
const FEW = 5;

/** @param {import("./box.js").Parts} parts */
export function Players(parts) {
  const snapshot = snapshotOf(parts);
  const { game, position } = parts;
  const limit = snapshot.certificate_limit;
  const many = game.seats.length > FEW;
  return html`<ol class=${many ? "xx xx-players many" : "xx xx-players"}>
    ${game.seats.map((seat) => {
      const player = snapshot.players[seat.seat];
      if (!player) return null;
      const acts = position.actors.includes(seat.seat);
      const won = position.outcome?.winners.includes(seat.seat);
      const doing = won ? t("page-player-winner") : acts ? say(snapshot.doing) : "";
      const first = snapshot.priority === seat.seat && snapshot.stock_round > 0;
      const time = html`<${TimeUsed} game=${game} seat=${seat.seat} />`;
      // Where many have little room, this line stands only if something is to be said in it.
      const second = !many || Boolean(doing) || first;
      const held = snapshot.order.filter((id) => player.shares[id]);
      return html`<li key=${seat.seat} class=${acts || won ? "xx-player acts" : "xx-player"} aria-current=${acts ? "true" : undefined}>
        <${PlayerHead} game=${game} seat=${seat} cash=${player.cash} look="xx"><${Sign} seat=${seat.seat} /><//>
        ${second &&
        html`<p class="xx-doing">
          <span>${doing}</span>${first && html`<span class="xx-tag" title=${t("eighteen-panel-priority.title")}>${t("eighteen-panel-priority")}</span>`}${time}
        </p>`}
        <p class="xx-figures">
          <span>${t("eighteen-panel-worth")} <b>${pounds(player.worth)}</b></span>
          <span title=${t("eighteen-panel-certificates.title")}>${t("eighteen-panel-certificates")} <b class=${limit !== null && player.certificates > limit ? "over" : ""}>${player.certificates}${limit === null ? "" : `/${limit}`}</b></span>
          ${!second && time}
        </p>
        <p class="xx-shares" aria-label=${t("eighteen-panel-shares")}>
          ${held.map((id) => html`<${Plate} key=${id} id=${id} parts=${parts} count=${player.shares[id]} director=${snapshot.companies[id].director === seat.seat} />`)}
          ${!held.length && html`<span class="quiet-text small">${t("eighteen-panel-no-shares")}</span>`}
        </p>
        ${player.obligations?.length ? html`<p class="small quiet-text" title=${t("eighteen-panel-obligations.title")}>${t("eighteen-panel-obligations", { companies: player.obligations })}</p>` : null}
        ${player.privates?.length ? html`<p class="small quiet-text">${t("listed", { items: player.privates })}</p>` : null}
      </li>`;
    })}
  </ol>`;
}
