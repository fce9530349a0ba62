/** What is told of games that are not like others: played by older rules, or not readable to their end. */
import { TopBar } from "../topbar.js";
import { html } from "../ui.js";
import { say } from "../words.js";

/** By which rules an older game is played, and what newer ones have otherwise. @param {{game: import("../types.js").GameView}} props */
export function OlderRules({ game }) {
  if (!game.rules_changes.length) return null;
  return html`<aside class="older-rules" aria-label="Version of the rules">
    <p>This game is played by version ${game.rules_version} of the rules. In new games:</p>
    <ul>
      ${game.rules_changes.map((change, index) => html`<li key=${index}>${say(change)}</li>`)}
    </ul>
  </aside>`;
}

/** Why the game ends here although it was played on, or was not over. @param {{table: import("./table.js").Table}} props */
export function UnreadableBanner({ table }) {
  const game = table.game.value;
  if (game?.status === "ended") return html`<div class="unreadable-banner" role="status"><strong>${say(game.headline)}</strong> You can look at it.</div>`;
  if (!game?.unreadable) return null;
  return html`<div class="unreadable-banner" role="status">
    <strong>This game cannot be read any further.</strong> ${say(game.unreadable)} You can look at what there is.
  </div>`;
}

/** A game of which nothing can be shown. @param {{game: import("../types.js").GameView}} props */
export function UnreadableGame({ game }) {
  const names = game.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
  return html`<${TopBar} />
    <main id="main" class="page" tabindex="-1">
      <h1>This game cannot be read</h1>
      <p>${say(game.unreadable)}</p>
      <p class="quiet-text">${game.title_name}: ${names.join(", ")}. It stays stored; whoever runs this server can tell you more.</p>
      <p class="row"><a class="button primary" href="/">All games</a></p>
    </main>`;
}
