/** Settings of the table: how moves are made, how fast bots are, and how one is told of one's turn. */
import { Dialog, show } from "../dialogs.js";
import { LanguageChoice } from "../language.js";
import { askToNotify, beep } from "../notices.js";
import { tell } from "../messages.js";
import { confirming, guided, notify, sound } from "../state.js";
import { ThemeChoice } from "../theme.js";
import { html, useState } from "../ui.js";
import { t, withElements } from "../words.js";
import { setGuide } from "./guide.js";
import { QuietGame } from "./quiet.js";
import { showPrograms } from "./programs.js";

/** @param {import("./table.js").Table} table */
export function showSettings(table) {
  show((close) => html`<${Settings} table=${table} close=${close} />`);
}

/** @param {{table: import("./table.js").Table, close: () => void}} props */
function Settings({ table, close }) {
  const game = table.game.value;
  const player = table.mine.value.length > 0;
  const title = game?.title ?? "";
  const guideOff = guided.value.includes(title);
  return html`<${Dialog} title=${t("page-settings")} close=${close}>
    <fieldset>
      <legend>${t("page-settings-moves")}</legend>
      ${/** @type {const} */ (["needed", "always", "never"]).map(
        (which) => html`<label key=${which} class="check">
          <input type="radio" name="confirm" checked=${confirming.value === which} onChange=${() => (confirming.value = which)} />
          <span>${t("page-settings-confirm", { which })}</span>
        </label>`,
      )}
    </fieldset>
    ${player && game?.seats.some((seat) => seat.kind === "bot") && html`<${Pace} table=${table} />`}
    <fieldset>
      <legend>${t("page-settings-notices")}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked=${sound.value}
          onChange=${(/** @type {any} */ event) => {
            sound.value = event.target.checked;
            if (sound.value) beep();
          }}
        />
        <span>${t("page-settings-tone")}</span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked=${notify.value}
          onChange=${async (/** @type {any} */ event) => {
            const wanted = event.target.checked;
            notify.value = wanted && (await askToNotify());
            event.target.checked = notify.value;
            if (wanted && !notify.value) tell(t("page-settings-no-notification"));
          }}
        />
        <span>${t("page-settings-notification")}</span>
      </label>
      ${player && game?.mode === "online" && html`<${QuietGame} table=${table} />`}
      <p class="small quiet-text">${withElements("page-settings-webhook", { page: html`<a href="/account" onClick=${close}>${t("page-settings-webhook-page")}</a>` })}</p>
    </fieldset>
    <${ThemeChoice} />
    <${LanguageChoice} />
    <label class="check">
      <input
        type="checkbox"
        checked=${!guideOff}
        onChange=${() => setGuide(title, guideOff)}
      />
      <span>${t("page-settings-guide")}</span>
    </label>
    <div class="row end">
      ${player && html`<button onClick=${() => { close(); showPrograms(table); }}>${t("page-settings-programs")}</button>`}
      <button class="primary" onClick=${close}>${t("page-settings-done")}</button>
    </div>
  <//>`;
}

/** @param {{table: import("./table.js").Table}} props */
function Pace({ table }) {
  const [seconds, setSeconds] = useState(table.game.value?.pace ?? 1);
  return html`<div class="field">
    <label for="pace">${t("page-settings-pace", { seconds })}</label>
    <input
      id="pace"
      type="range"
      min="0"
      max="5"
      step="0.1"
      value=${seconds}
      onInput=${(/** @type {any} */ event) => setSeconds(Number(event.target.value))}
      onChange=${async (/** @type {any} */ event) => {
        const wanted = Number(event.target.value);
        if ((await table.send("pace", { seconds: wanted })) && table.game.value) {
          table.game.value = { ...table.game.value, pace: wanted };
        }
      }}
    />
  </div>`;
}
