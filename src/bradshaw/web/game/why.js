/** Why a bot made a move, on request: a small button at its line of the log. */
import { get } from "../api.js";
import { attempt } from "../messages.js";
import { html, useState } from "../ui.js";
import { say, t } from "../words.js";

/**
 * Whether there is something to ask about a move: a bot made it, or the game is over.
 * @param {import("../types.js").GameView} game
 * @param {number} actor
 */
export function canSayWhy(game, actor) {
  const seat = game.seats[actor];
  if (!seat) return false;
  const over = game.status === "finished" || game.status === "ended";
  return over || (seat.kind === "bot" && game.seats.some((one) => one.mine));
}

/** @param {{table: import("./table.js").Table, number: number, player: string}} props */
export function WhyOfMove({ table, number, player }) {
  const [reasons, setReasons] = useState(/** @type {import("../types.js").Text[]|"asked"|null} */ (null));
  const label = t("page-log-why", { player });
  const ask = async () => {
    if (reasons) {
      setReasons(null);
      return;
    }
    setReasons("asked");
    const told = await attempt(() => get(`${table.path}/moves/${number}/reasons`));
    setReasons(told?.reasons ?? null);
  };
  return html`<button class="why-move plain" aria-label=${label} title=${label} aria-expanded=${reasons !== null} onClick=${ask}>?</button>
    ${reasons &&
    html`<div class="why-told small" role="status" aria-label=${label}>
      ${reasons === "asked"
        ? t("page-log-why-thinking")
        : html`<ul class="reasons">${reasons.map((reason, index) => html`<li key=${index}>${say(reason)}</li>`)}</ul>`}
    </div>`}`;
}
