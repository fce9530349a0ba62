/** Before the start of an online game: seats, links, and the button to begin. */
import { remove } from "../api.js";
import { ask } from "../dialogs.js";
import { SIGNS } from "../format.js";
import { nameOf, valueOf } from "../options.js";
import { tell } from "../messages.js";
import { go, route } from "../router.js";
import { me, titles } from "../state.js";
import { html, useState } from "../ui.js";
import { guestName, Here, waitingRule } from "./seats.js";
import { CopyLink, inviteLink, watchLink } from "./share.js";
import { OlderRules } from "./version.js";
import { say } from "../words.js";

/** @param {{table: import("./table.js").Table}} props */
export function WaitingRoom({ table }) {
  const game = /** @type {import("../types.js").GameView} */ (table.game.value);
  const [busy, setBusy] = useState(false);
  const seated = table.mine.value.length > 0;
  const free = game.seats.filter((seat) => seat.kind === "open").length;
  const invited = route.value.query.get("invite") ?? "";

  /** @param {string} what @param {any} [body] */
  const act = async (what, body) => {
    setBusy(true);
    const done = await table.send(what, body);
    if (done) await table.refresh();
    setBusy(false);
    return done;
  };
  /** @param {number} [seat] */
  const join = async (seat) => {
    const body = { name: guestName.value.trim(), invite: invited || game.invite || "", ...(seat === undefined ? {} : { seat }) };
    if (await act("join", body)) go(`/play/${game.id}`, { replace: true });
  };
  const drop = async () => {
    const sure = await ask({ title: "Delete this game?", text: "Everybody who has joined loses the seat.", yes: "Delete", danger: true });
    if (!sure) return;
    try {
      await remove(table.path);
      go("/");
    } catch (error) {
      tell(/** @type {Error} */ (error).message, "problem");
    }
  };
  return html`<main id="main" class="page waiting" tabindex="-1">
    <h1>${game.title_name}</h1>
    <p class="quiet-text">${game.listed ? "Listed in the lobby" : "Private, by link"} · ${say(game.headline)}</p>
    ${!seated &&
    free > 0 &&
    html`<section class="card">
      <h2>Take a seat</h2>
      ${me.value?.person.guest &&
      html`<div class="field">
        <label for="guest-name">Your name at the table</label>
        <input id="guest-name" maxlength="40" value=${guestName.value} onInput=${(/** @type {any} */ event) => (guestName.value = event.target.value)} />
      </div>`}
      <button class="primary big" disabled=${busy} onClick=${() => join()}>Join</button>
    </section>`}
    <section class="card">
      <h2>Seats</h2>
      <ul class="seat-list">
        ${game.seats.map(
          (seat) => html`<li key=${seat.seat}>
            <span class=${`sign p${seat.seat}`} aria-hidden="true">${SIGNS[seat.seat]}</span>
            <span class="grow">
              ${seat.kind === "open" ? html`<span class="quiet-text">Open seat</span>` : seat.name}
              ${seat.mine && html` <span class="quiet-text">(you)</span>`}
              ${seat.kind === "bot" && html` <span class="quiet-text">(bot: ${seat.bot})</span>`}
              ${seat.kind === "person" && !seat.mine && html` <${Here} seat=${seat} />`}
            </span>
            ${seat.kind === "open" && !seated && html`<button disabled=${busy} onClick=${() => join(seat.seat)}>Sit here</button>`}
            ${seat.kind === "open" && game.host && html`<button disabled=${busy} onClick=${() => act("bot", { seat: seat.seat, bot: "greedy" })}>Put a bot here</button>`}
            ${seat.kind !== "open" && !seat.mine && game.host && html`<button disabled=${busy} onClick=${() => act("kick", { seat: seat.seat })}>Remove</button>`}
          </li>`,
        )}
      </ul>
      <div class="row">
        ${game.host && html`<button class="primary" disabled=${busy || free > 0} onClick=${() => act("start")}>Start the game</button>`}
        ${game.host && html`<button class="danger" disabled=${busy} onClick=${drop}>Delete</button>`}
        ${seated && !game.host && html`<button disabled=${busy} onClick=${() => act("leave")}>Leave</button>`}
        ${!game.host && seated && html`<span class="quiet-text">The one who made the game starts it.</span>`}
      </div>
    </section>
    ${seated &&
    html`<section class="card">
      <h2>Links</h2>
      <${CopyLink} id="invite-link" name="To take a seat" link=${inviteLink(table)} />
      <${CopyLink} id="watch-link" name="To watch" link=${watchLink(table)} />
    </section>`}
    <${Options} game=${game} />
  </main>`;
}

/** @param {{game: import("../types.js").GameView}} props */
function Options({ game }) {
  const title = titles.value?.find((one) => one.id === game.title);
  // A game of older rules may lack options that new games have, and have others that were withdrawn.
  const offered = title?.options ?? [];
  const withdrawn = Object.keys(game.options).filter((name) => title && !offered.some((option) => option.name === name));
  const options = [...offered.filter((option) => option.name in game.options), ...withdrawn.map((name) => ({ name, label: "", text: "", values: [] }))];
  return html`<section class="card">
    <h2>Options</h2>
    <dl class="options">
      ${options.map((option) => {
        const value = game.options[option.name];
        return html`<div key=${option.name}>
          <dt>${nameOf(option)}: <strong>${value === true ? "yes" : value === false ? "no" : valueOf(option, value)}</strong></dt>
          <dd class="small quiet-text">${say(option.text)}</dd>
        </div>`;
      })}
    </dl>
    <${OlderRules} game=${game} />
    <p class="small">${waitingRule(game)}</p>
    <p><a href=${`/rules/${game.title}`}>The rules</a></p>
  </section>`;
}
