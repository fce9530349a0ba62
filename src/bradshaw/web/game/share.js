/** Links to a game, and its record as a file. */
import { Dialog, show } from "../dialogs.js";
import { tell } from "../messages.js";
import { html } from "../ui.js";

/** The address at which anybody can watch. @param {import("./table.js").Table} table */
export const watchLink = (table) => `${location.origin}/watch/${table.id}`;

/** The address by which a seat can be taken. @param {import("./table.js").Table} table */
export function inviteLink(table) {
  const invite = table.game.value?.invite;
  return invite ? `${location.origin}/join/${table.id}?invite=${encodeURIComponent(invite)}` : "";
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    tell("Copied.");
  } catch {
    tell("This browser does not let pages copy; mark the link and copy it by hand.", "problem");
  }
}

/**
 * A link in a field, with a button that copies it.
 * @param {{name: string, link: string, id: string}} props
 */
export function CopyLink({ name, link, id }) {
  return html`<div class="field">
    <label for=${id}>${name}</label>
    <div class="copy-line">
      <input id=${id} readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button onClick=${() => copy(link)}>Copy</button>
    </div>
  </div>`;
}

/** @param {{table: import("./table.js").Table}} props */
export function RecordLink({ table }) {
  return html`<a class="button" href=${`${table.path}/record`} download=${`bradshaw-${table.game.value?.title}-${table.id}.json`}>
    Download the record
  </a>`;
}

/** @param {import("./table.js").Table} table */
export function showShare(table) {
  const game = table.game.value;
  show(
    (close) => html`<${Dialog} title="Share" close=${close}>
      <${CopyLink} id="watch-link" name="To watch" link=${watchLink(table)} />
      ${game?.mode === "online" &&
      inviteLink(table) &&
      game.seats.some((seat) => seat.kind === "open") &&
      html`<${CopyLink} id="invite-link" name="To take an open seat" link=${inviteLink(table)} />`}
      ${game?.status !== "open" &&
      html`<p class="row"><${RecordLink} table=${table} /></p>
        <p class="small quiet-text">The record holds the whole game. It can be opened on the first page, here or elsewhere.</p>`}
    <//>`,
  );
}
