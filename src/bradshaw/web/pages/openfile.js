/** Open a file: a record, or a game exported from 18xx.games, becomes a game that can be looked at and played on. */
import { post } from "../api.js";
import { Dialog, show } from "../dialogs.js";
import { counted, listing, SIGNS } from "../format.js";
import { nameOf, valueOf } from "../options.js";
import { go } from "../router.js";
import { titles } from "../state.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { say } from "../words.js";

const LARGEST = 16 * 1024 * 1024;
const DEEPEST = 60;

/**
 * Whether a value is nested more deeply than any game.
 * @param {any} value
 * @param {number} [left]
 * @returns {boolean}
 */
function tooDeep(value, left = DEEPEST) {
  if (typeof value !== "object" || value === null) return false;
  return left === 0 || Object.values(value).some((one) => tooDeep(one, left - 1));
}

/** @param {File} file @returns {Promise<any>} */
async function read(file) {
  if (file.size > LARGEST) throw new Error(`${file.name} is too large for a game: at most 16 MB are read.`);
  let found;
  try {
    found = JSON.parse(await file.text());
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not JSON: ${error.message}` : "cannot be read";
    throw new Error(`${file.name} ${reason}.`);
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    throw new Error(`${file.name} holds no game: it is neither a record nor an export of 18xx.games.`);
  }
  if (tooDeep(found)) throw new Error(`${file.name} is nested too deeply for a game.`);
  return found;
}

/**
 * Look into a file, ask what has to be asked, and open the game in it.
 * @param {File} file
 */
async function open(file) {
  const record = await read(file);
  const found = await post("/api/games/import/preview", { record });
  // A finished record raises no questions.
  if (found.source === "record" && found.finished) await make({ record });
  else show((close) => html`<${Found} name=${file.name} record=${record} found=${found} close=${close} />`);
}

/** @param {any} wish */
async function make(wish) {
  const game = await post("/api/games/import", wish);
  go(`/play/${game.id}`);
}

/**
 * What a file holds, and who shall play on.
 * @param {{name: string, record: any, found: import("../types.js").FileFound, close: () => void}} props
 */
function Found({ name, record, found, close }) {
  const [bots, setBots] = useState(found.bots.map((bot) => bot ?? ""));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const title = titles.value?.find((one) => one.id === found.title);
  const somebody = found.finished || bots.some((bot) => !bot);
  const start = async () => {
    setBusy(true);
    const seats = found.finished ? null : bots.map((bot) => (bot ? { kind: "bot", bot } : { kind: "person" }));
    try {
      await make({ record, seats, partial: Boolean(found.stopped) });
      close();
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${found.title_name} close=${close}>
    <p>
      ${name}: ${counted(found.moves, "move")} of ${listing(found.players)}${found.finished ? ", finished" : ""}.
    </p>
    ${found.stopped &&
    html`<p class="problem-text"><strong>Only the first ${counted(found.moves, "move")} can be taken over.</strong> ${say(found.stopped)}</p>`}
    ${found.result && html`<p>${say(found.result)}</p>`}
    ${title && html`<${RulesFound} title=${title} found=${found} />`}
    ${!found.finished &&
    html`<fieldset>
      <legend>Who shall play on</legend>
      <ul class="seat-list">
        ${found.players.map(
          (player, seat) => html`<li key=${seat}>
            <span class=${`sign p${seat}`} aria-hidden="true">${SIGNS[seat]}</span>
            <span class="grow">${player}</span>
            <select
              aria-label=${`Who plays ${player}`}
              value=${bots[seat]}
              onChange=${(/** @type {any} */ event) => setBots(bots.map((bot, index) => (index === seat ? event.target.value : bot)))}
            >
              <option value="">A person at this screen</option>
              ${title?.bots.map((bot) => html`<option key=${bot.spec} value=${bot.spec} title=${say(bot.text)}>Bot: ${bot.spec}</option>`)}
            </select>
          </li>`,
        )}
      </ul>
    </fieldset>`}
    ${!somebody && html`<p class="problem-text">Somebody must play.</p>`}
    ${problem && html`<p class="problem-text" role="alert">${problem}</p>`}
    <div class="row end">
      <button onClick=${close}>Cancel</button>
      <button class=${busy ? "primary busy" : "primary"} disabled=${busy || !somebody} onClick=${start}>Open the game</button>
    </div>
  <//>`;
}

/**
 * By which rules the game in a file is played, as far as they are not those of the rulebook.
 * @param {{title: import("../types.js").Title, found: import("../types.js").FileFound}} props
 */
function RulesFound({ title, found }) {
  const before = title.options.findIndex((option) => option.name === "ruleset");
  const chosen = title.options.filter((option, index) => index !== before && found.options[option.name] !== option.default);
  const all = before >= 0 && found.options.ruleset !== title.options[before].default;
  const house = before >= 0 ? title.options.slice(before + 1) : [];
  const on = all ? house : house.filter((option) => chosen.includes(option));
  const variants = chosen.filter((option) => !house.includes(option));
  return html`${variants.length > 0 &&
    html`<p>
      Options: ${listing(variants.map((option) => (option.kind === "bool" ? `${nameOf(option)} ${found.options[option.name] ? "on" : "off"}` : `${nameOf(option)}: ${valueOf(option, found.options[option.name])}`)))}.
    </p>`}
    ${on.length > 0 &&
    html`<details>
      <summary>${all ? `All ${on.length}` : on.length} house rules of 18xx.games are switched on</summary>
      <ul class="house-rules-on">
        ${on.map((option) => html`<li key=${option.name}><strong>${nameOf(option)}</strong>: ${say(option.text)}</li>`)}
      </ul>
    </details>`}`;
}

export function OpenFile() {
  const [problem, setProblem] = useState("");
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));

  /** @param {File|undefined} file */
  const take = async (file) => {
    if (!file || busy) return;
    setProblem("");
    setBusy(true);
    try {
      await open(file);
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
    setBusy(false);
  };
  useEffect(() => {
    // A file dropped anywhere on the page is meant for this.
    /** @param {DragEvent} event */
    const drag = (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(event.type === "dragover");
      if (event.type === "drop") take(event.dataTransfer.files[0]);
    };
    /** @param {DragEvent} event */
    const leave = (event) => event.relatedTarget === null && setOver(false);
    addEventListener("dragover", drag);
    addEventListener("drop", drag);
    addEventListener("dragleave", leave);
    return () => {
      removeEventListener("dragover", drag);
      removeEventListener("drop", drag);
      removeEventListener("dragleave", leave);
    };
  }, []);
  return html`<section class=${over ? "card open-file over" : "card open-file"} aria-labelledby="open-file">
    <h2 id="open-file">Open a file</h2>
    <p class="quiet-text">The record of a game, or a game of 1860 or 1862 exported from 18xx.games, to see it again or to play on. Drop it anywhere on this page, or choose it.</p>
    <input
      ref=${input}
      type="file"
      class="hidden-text"
      accept=".json,application/json"
      aria-label="Record file"
      tabindex="-1"
      onChange=${(/** @type {any} */ event) => {
        take(event.target.files[0]);
        event.target.value = "";
      }}
    />
    <button class=${busy ? "busy" : ""} disabled=${busy} onClick=${() => input.current?.click()}>${busy ? "Checking every move…" : "Choose a file"}</button>
    ${problem && html`<p class="problem-text" role="alert">${problem}</p>`}
  </section>`;
}
