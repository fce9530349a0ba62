/** What is told of games that are not like others: played by older rules, or not readable to their end. */
import { TopBar } from "../topbar.js";
import { html } from "../ui.js";
import { say, t } from "../words.js";

/** By which rules an older game is played, and what newer ones have otherwise. @param {{game: import("../types.js").GameView}} props */
export function OlderRules({ game }) {
  if (!game.rules_changes.length) return null;
  return html`<aside class="older-rules" aria-label=${t("page-version")}>
    <p>${t("page-version-older", { version: game.rules_version })}</p>
    <ul>
      ${game.rules_changes.map((change, index) => html`<li key=${index}>${say(change)}</li>`)}
    </ul>
  </aside>`;
}

/** Why the game ends here although it was played on, or was not over. @param {{table: import("./table.js").Table}} props */
export function UnreadableBanner({ table }) {
  const game = table.game.value;
  if (game?.status === "ended") return html`<div class="unreadable-banner" role="status"><strong>${say(game.headline)}</strong> ${t("page-version-look")}</div>`;
  if (!game?.unreadable) return null;
  return html`<div class="unreadable-banner" role="status">
    <strong>${t("page-version-stopped")}</strong> ${say(game.unreadable)} ${t("page-version-look-so-far")}
  </div>`;
}

/** A game of which nothing can be shown. @param {{game: import("../types.js").GameView}} props */
export function UnreadableGame({ game }) {
  const names = game.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
  return html`<${TopBar} />
    <main id="main" class="page" tabindex="-1">
      <h1>${t("page-version-unreadable")}</h1>
      <p>${say(game.unreadable)}</p>
      <p class="quiet-text">${t("page-version-stored", { game: game.title_name, players: names })}</p>
      <p class="row"><a class="button primary" href="/">${t("page-all-games")}</a></p>
    </main>`;
}
