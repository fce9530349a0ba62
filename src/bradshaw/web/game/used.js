/** How long the table has waited for each player. */
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words.js";

/** How often the time of the one who decides is counted anew, in milliseconds. */
const TICK = 20000;

/**
 * The time that a player has used, the current decision included; nothing until it is a minute.
 * @param {{game: import("../types.js").GameView, seat: number}} props
 */
export function TimeUsed({ game, seat }) {
  const asked = game.turn.includes(seat) ? game.asked : null;
  const [, count] = useState(0);
  useEffect(() => {
    if (!asked) return undefined;
    const ticking = setInterval(() => count((ticks) => ticks + 1), TICK);
    return () => clearInterval(ticking);
  }, [asked]);
  if (!game.used.length) return null;
  const since = asked ? Math.max(0, (Date.now() - Date.parse(asked)) / 1000) : 0;
  const minutes = Math.floor(((game.used[seat] ?? 0) + since) / 60);
  if (!minutes) return null;
  return html`<span class="time-used" title=${t("page-used.title")}>${t("page-used", { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 })}</span>`;
}
