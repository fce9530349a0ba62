/** The first line about a player among the players of a game: who it is, and how much money there is. */
import { pounds } from "../format.js";
import { PlayerName } from "../people.js";
import { html } from "../ui.js";
import { t } from "../words.js";

/**
 * @param {{game: import("../types.js").GameView, seat: import("../types.js").Seat, cash: number, look: "xx"|"eb", children?: any}} props
 *   `look` begins the names of the game's styles; the children are the player's sign.
 */
export function PlayerHead({ game, seat, cash, look, children }) {
  const tag = seat.mine && game.mode !== "hotseat" ? t("page-player-you") : seat.kind === "bot" && t("page-player-bot");
  return html`<div class=${`${look}-player-head`}>
    ${children}
    <span class=${`${look}-player-name`}><${PlayerName} seat=${seat} /></span>
    ${tag && html`<span class=${`${look}-tag`}>${tag}</span>`}
    <b class=${`${look}-money`}>${pounds(cash)}</b>
  </div>`;
}
