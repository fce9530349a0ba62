/** Open a file: a record, or a game exported from 18xx.games, becomes a game that can be looked at and played on. */
import { post } from "../api.js";
import { Dialog, show } from "../dialogs.js";
import { SIGNS } from "../format.js";
import { chosenOptions, chosenValue, nameOf } from "../options.js";
import { go } from "../router.js";
import { titles } from "../state.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { say, t } from "../words.js";

const MEGABYTES = 16;
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
  if (file.size > MEGABYTES * 1024 * 1024) throw new Error(t("page-file-too-large", { file: file.name, megabytes: MEGABYTES }));
  let found;
  try {
    found = JSON.parse(await file.text());
  } catch (error) {
    const broken = error instanceof SyntaxError;
    throw new Error(broken ? t("page-file-not-json", { file: file.name, problem: error.message }) : t("page-file-unreadable", { file: file.name }));
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    throw new Error(t("page-file-no-game", { file: file.name }));
  }
  if (tooDeep(found)) throw new Error(t("page-file-too-deep", { file: file.name }));
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

/** @param {any} wish @param {boolean} [review] whether its review is wanted, too */
async function make(wish, review = false) {
  const game = await post("/api/games/import", wish);
  go(`/play/${game.id}${review ? "?review" : ""}`);
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
  /** @param {boolean} review */
  const start = async (review) => {
    setBusy(true);
    const seats = found.finished ? null : bots.map((bot) => (bot ? { kind: "bot", bot } : { kind: "person" }));
    try {
      await make({ record, seats, partial: Boolean(found.stopped) }, review);
      close();
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${found.title_name} close=${close}>
    <p>${t("page-file-found", { file: name, count: found.moves, players: found.players, finished: found.finished })}</p>
    ${found.stopped &&
    html`<p class="problem-text"><strong>${t("page-file-stopped", { count: found.moves })}</strong> ${say(found.stopped)}</p>`}
    ${found.result && html`<p>${say(found.result)}</p>`}
    ${title && html`<${RulesFound} title=${title} found=${found} />`}
    ${!found.finished &&
    html`<fieldset>
      <legend>${t("page-file-who")}</legend>
      <ul class="seat-list">
        ${found.players.map(
          (player, seat) => html`<li key=${seat}>
            <span class=${`sign p${seat}`} aria-hidden="true">${SIGNS[seat]}</span>
            <span class="grow">${player}</span>
            <select
              aria-label=${t("page-file-who-plays", { player })}
              value=${bots[seat]}
              onChange=${(/** @type {any} */ event) => setBots(bots.map((bot, index) => (index === seat ? event.target.value : bot)))}
            >
              <option value="">${t("page-file-person")}</option>
              ${title?.bots.map((bot) => html`<option key=${bot.spec} value=${bot.spec} title=${say(bot.text)}>${t("page-file-bot", { bot: bot.spec })}</option>`)}
            </select>
          </li>`,
        )}
      </ul>
    </fieldset>`}
    ${!somebody && html`<p class="problem-text">${t("page-file-nobody")}</p>`}
    ${problem && html`<p class="problem-text" role="alert">${problem}</p>`}
    <div class="row end">
      <button onClick=${close}>${t("page-cancel")}</button>
      ${found.moves > 0 && (found.finished || bots.every((bot) => !bot)) && html`<button disabled=${busy} onClick=${() => start(true)}>${t("page-file-review")}</button>`}
      <button class=${busy ? "primary busy" : "primary"} disabled=${busy || !somebody} onClick=${() => start(false)}>${t("page-file-open")}</button>
    </div>
  <//>`;
}

/**
 * By which rules the game in a file is played, as far as they are not those of the rulebook.
 * @param {{title: import("../types.js").Title, found: import("../types.js").FileFound}} props
 */
function RulesFound({ title, found }) {
  const { variants, all, on } = chosenOptions(title, found.options);
  return html`${variants.length > 0 &&
    html`<p>
      ${t("page-file-options", { options: variants.map((option) => chosenValue(option, found.options[option.name])) })}
    </p>`}
    ${on.length > 0 &&
    html`<details>
      <summary>${t("page-file-house-rules", { all, count: on.length })}</summary>
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
    <h2 id="open-file">${t("page-file")}</h2>
    <p class="small quiet-text">${t("page-file-text")}</p>
    <input
      ref=${input}
      type="file"
      class="hidden-text"
      accept=".json,application/json"
      aria-label=${t("page-file-input")}
      tabindex="-1"
      onChange=${(/** @type {any} */ event) => {
        take(event.target.files[0]);
        event.target.value = "";
      }}
    />
    <button class=${busy ? "busy" : ""} disabled=${busy} onClick=${() => input.current?.click()}>${busy ? t("page-file-checking") : t("page-file-choose")}</button>
    ${problem && html`<p class="problem-text" role="alert">${problem}</p>`}
  </section>`;
}
