/** How long the table has waited for each player. */
import { html } from "../ui.js";
import { t } from "../words.js";
import { TimeLeft, useTicking } from "./clock.js";

/**
 * The time that a player has used, the current decision included, from the first minute on; where time is limited, what
 * is left of it.
 * @param {{game: import("../types.js").GameView, seat: number}} props
 */
export function TimeUsed({ game, seat }) {
  const asked = game.turn.includes(seat) ? game.asked : null;
  useTicking(asked !== null);
  if (game.clock && game.status === "running") return html`<${TimeLeft} game=${game} seat=${seat} />`;
  if (!game.used.length) return null;
  const since = asked ? Math.max(0, (Date.now() - Date.parse(asked)) / 1000) : 0;
  const minutes = Math.floor(((game.used[seat] ?? 0) + since) / 60);
  if (!minutes) return null;
  return html`<span class="time-used" title=${t("page-used.title")}>${t("page-used", { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 })}</span>`;
}
