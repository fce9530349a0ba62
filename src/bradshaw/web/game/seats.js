/** Who is there in an online game, and what can be done when somebody is not. */
import { ask } from "../dialogs.js";
import { SIGNS } from "../format.js";
import { html } from "../ui.js";

/** @param {{table: import("./table.js").Table}} props */
export function Presence({ table }) {
  const game = table.game.value;
  if (!game || game.mode !== "online") return null;
  const player = table.mine.value.length > 0;
  /** @param {import("../types.js").Seat} seat */
  const replace = async (seat) => {
    const agreed = await ask({
      title: `Replace ${seat.name}?`,
      text: `The other players are asked whether a bot shall play on for ${seat.name}, who is away.`,
      yes: "Ask them",
    });
    if (!agreed) return;
    const asked = await table.send("asks", { seat: seat.seat, by: "bot", bot: "greedy" });
    if (asked) table.asked(asked);
  };
  const others = game.seats.filter((seat) => seat.kind === "open" || (seat.kind === "person" && !seat.mine));
  if (!others.length) return null;
  return html`<section class="presence" aria-label="Who is here">
    <ul>
      ${others.map(
        (seat) => html`<li key=${seat.seat}>
          <span class=${`sign p${seat.seat}`} aria-hidden="true">${SIGNS[seat.seat]}</span>
          <span>${seat.name}</span>
          <span class="small quiet-text">
            ${seat.kind === "open" ? "open seat" : seat.present ? "here" : "away"}
          </span>
          ${player &&
          seat.kind === "person" &&
          !seat.present &&
          game.status === "running" &&
          html`<button class="link small" onClick=${() => replace(seat)}>Replace…</button>`}
        </li>`,
      )}
    </ul>
  </section>`;
}
