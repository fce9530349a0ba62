/** Of what somebody wants to be told, where, and when not. */
import { put } from "../api.js";
import { tell } from "../messages.js";
import { loadMe, me } from "../state.js";
import { html, useState } from "../ui.js";
import { t, withElements } from "../words.js";
import { HourField } from "./fields.js";
import { SendForm } from "./login.js";

/** @typedef {import("../types.js").Wishes} Wishes */
/** @typedef {"mail"|"push"|"webhook"} Channel */

const KINDS = ["turn", "warning", "asked", "answered", "began", "ended", "named", "replaced", "returned", "club", "invited", "host", "token"];
const DIGESTS = [0, 60, 240, 720, 1440];
const NIGHT = /** @type {[number, number]} */ ([22, 8]);

/** @param {{channels: Channel[]}} props */
export function WishesForm({ channels }) {
  const [wishes, setWishes] = useState(/** @type {Wishes} */ (me.value?.wishes));
  const quiet = wishes.quiet;
  /** @param {Partial<Wishes>} changes */
  const set = (changes) => setWishes({ ...wishes, ...changes });
  const save = async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
    await put("/api/me/wishes", { ...wishes, zone });
    await loadMe();
    tell(t("page-saved"));
  };
  /** @param {Channel} channel @param {string} kind */
  const toggle = (channel, kind) => {
    const had = wishes[channel];
    set({ [channel]: had.includes(kind) ? had.filter((one) => one !== kind) : [...had, kind] });
  };
  if (!channels.length) {
    return html`<p>${withElements("page-wishes-nowhere", { page: html`<a href="/notices">${t("page-wishes-page")}</a>` })}</p>`;
  }
  return html`<${SendForm} send=${save} button=${t("page-save")}>
      <table class="wishes">
        <thead>
          <tr>
            <th scope="col">${t("page-wishes-what")}</th>
            ${channels.map((channel) => html`<th key=${channel} scope="col">${t("page-wishes-channel", { channel })}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${KINDS.map(
            (kind) => html`<tr key=${kind}>
              <th scope="row" id=${`wish-${kind}`}>${t("page-wishes-kind", { kind })}</th>
              ${channels.map(
                (channel) => html`<td key=${channel}>
                  <input
                    type="checkbox"
                    aria-label=${`${t("page-wishes-kind", { kind })}: ${t("page-wishes-channel", { channel })}`}
                    checked=${wishes[channel].includes(kind)}
                    onChange=${() => toggle(channel, kind)}
                  />
                </td>`,
              )}
            </tr>`,
          )}
        </tbody>
      </table>
    <label class="check">
      <input type="checkbox" checked=${quiet !== null} onChange=${() => set({ quiet: quiet ? null : NIGHT })} />
      <span>${t("page-wishes-quiet")}</span>
    </label>
    ${quiet &&
    html`<div class="row">
      <${HourField} id="quiet-from" name=${t("page-wishes-quiet-from")} value=${quiet[0]} set=${(/** @type {number} */ from) => set({ quiet: [from, quiet[1]] })} />
      <${HourField} id="quiet-to" name=${t("page-wishes-quiet-to")} value=${quiet[1]} set=${(/** @type {number} */ to) => set({ quiet: [quiet[0], to] })} />
    </div>`}
    ${channels.includes("mail") &&
    html`<div class="field">
      <label for="digest">${t("page-wishes-digest")}</label>
      <select id="digest" value=${wishes.digest} onChange=${(/** @type {any} */ event) => set({ digest: Number(event.target.value) })}>
        ${DIGESTS.map((minutes) => html`<option key=${minutes} value=${minutes}>${t("page-wishes-digest-choice", { minutes })}</option>`)}
      </select>
      <span class="small quiet-text">${t("page-wishes-digest-note")}</span>
    </div>`}
  <//>`;
}
