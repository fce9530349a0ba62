/** Settings of the table: how moves are made, how fast bots are, and how one is told of one's turn. */
import { Dialog, show } from "../dialogs.js";
import { askToNotify, beep } from "../notices.js";
import { tell } from "../messages.js";
import { confirmMoves, guided, notify, sound } from "../state.js";
import { ThemeChoice } from "../theme.js";
import { html, useState } from "../ui.js";
import { setGuide } from "./guide.js";
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
  return html`<${Dialog} title="Settings" close=${close}>
    <fieldset>
      <legend>Moves</legend>
      <label class="check">
        <input type="radio" name="confirm" checked=${confirmMoves.value} onChange=${() => (confirmMoves.value = true)} />
        <span>Confirm every move</span>
      </label>
      <label class="check">
        <input type="radio" name="confirm" checked=${!confirmMoves.value} onChange=${() => (confirmMoves.value = false)} />
        <span>Commit at once; undo is there for slips</span>
      </label>
    </fieldset>
    ${player && game?.seats.some((seat) => seat.kind === "bot") && html`<${Pace} table=${table} />`}
    <fieldset>
      <legend>When it is your turn</legend>
      <label class="check">
        <input
          type="checkbox"
          checked=${sound.value}
          onChange=${(/** @type {any} */ event) => {
            sound.value = event.target.checked;
            if (sound.value) beep();
          }}
        />
        <span>A soft tone</span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked=${notify.value}
          onChange=${async (/** @type {any} */ event) => {
            const wanted = event.target.checked;
            notify.value = wanted && (await askToNotify());
            event.target.checked = notify.value;
            if (wanted && !notify.value) tell("This browser shows no notifications for this page.");
          }}
        />
        <span>A notification of this browser while you look elsewhere</span>
      </label>
      <p class="small quiet-text">A webhook can be set on the <a href="/account" onClick=${close}>account page</a>.</p>
    </fieldset>
    <${ThemeChoice} />
    <label class="check">
      <input
        type="checkbox"
        checked=${!guideOff}
        onChange=${() => setGuide(title, guideOff)}
      />
      <span>Show the guide for the first turn</span>
    </label>
    <div class="row end">
      ${player && html`<button onClick=${() => { close(); showPrograms(table); }}>Programs…</button>`}
      <button class="primary" onClick=${close}>Done</button>
    </div>
  <//>`;
}

/** @param {{table: import("./table.js").Table}} props */
function Pace({ table }) {
  const [seconds, setSeconds] = useState(table.game.value?.pace ?? 1);
  return html`<div class="field">
    <label for="pace">Bots wait ${seconds === 0 ? "not at all" : `${seconds} s`} before they move</label>
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
