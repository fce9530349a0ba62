/** Links to a game, and its record as a file. */
import { get } from "../api.js";
import { Dialog, show } from "../dialogs.js";
import { attempt, tell } from "../messages.js";
import { titles } from "../state.js";
import { html } from "../ui.js";
import { t } from "../words.js";
import { moveLink } from "./movelink.js";

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
    tell(t("page-share-copied"));
  } catch {
    tell(t("page-share-no-copy"), "problem");
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
      <button onClick=${() => copy(link)}>${t("page-share-copy")}</button>
    </div>
  </div>`;
}

/** @param {{table: import("./table.js").Table}} props */
export function RecordLink({ table }) {
  return html`<a class="button" href=${`${table.path}/record`} download=${`bradshaw-${table.game.value?.title}-${table.id}.json`}>
    ${t("page-share-record")}
  </a>`;
}

/**
 * Save a game for 18xx.games; it may have no counterpart there.
 * @param {import("./table.js").Table} table
 */
async function downloadForSite(table) {
  await attempt(async () => {
    const game = await get(`${table.path}/export`);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(game)], { type: "application/json" }));
    link.download = `18xx-${table.game.value?.title}-${table.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}

/** @param {{table: import("./table.js").Table}} props */
function Downloads({ table }) {
  const game = table.game.value;
  const title = titles.value?.find((one) => one.id === game?.title);
  const same = game?.options.ruleset === "18xx.games";
  if (game?.mode === "online" && game.status === "running") {
    return html`<p class="small quiet-text">${t("page-share-running")}</p>`;
  }
  return html`<p class="row">
      <${RecordLink} table=${table} />
      ${title?.public_site && same && html`<button onClick=${() => downloadForSite(table)}>${t("page-share-site")}</button>`}
    </p>
    <p class="small quiet-text">${t("page-share-note")}</p>
    ${title?.public_site &&
    !same &&
    html`<p class="small quiet-text">${t("page-share-rulebook")}</p>`}`;
}

/** @param {import("./table.js").Table} table */
export function showShare(table) {
  const game = table.game.value;
  show(
    (close) => html`<${Dialog} title=${t("page-share")} close=${close}>
      <${CopyLink} id="watch-link" name=${t("page-share-watch")} link=${watchLink(table)} />
      ${game?.status !== "open" && html`<${CopyLink} id="move-link" name=${t("page-share-move")} link=${moveLink(table)} />`}
      ${game?.mode === "online" &&
      inviteLink(table) &&
      game.seats.some((seat) => seat.kind === "open") &&
      html`<${CopyLink} id="invite-link" name=${t("page-share-open-seat")} link=${inviteLink(table)} />`}
      ${game?.status !== "open" &&
      html`<${Downloads} table=${table} />`}
    <//>`,
  );
}
