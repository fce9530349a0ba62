/** Open a file: the record of a game becomes a game that can be looked at and played on. */
import { post } from "../api.js";
import { go } from "../router.js";
import { html, useEffect, useRef, useState } from "../ui.js";

const LARGEST = 16 * 1024 * 1024;

/** @param {File} file @returns {Promise<any>} */
async function read(file) {
  if (file.size > LARGEST) throw new Error(`${file.name} is too large for a record.`);
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file.name} is not JSON: ${/** @type {Error} */ (error).message}.`);
  }
}

export function OpenFile() {
  const [problem, setProblem] = useState("");
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef(/** @type {HTMLInputElement|null} */ (null));

  /** @param {File|undefined} file */
  const open = async (file) => {
    if (!file || busy) return;
    setProblem("");
    setBusy(true);
    try {
      const game = await post("/api/games/import", { record: await read(file) });
      go(`/play/${game.id}`);
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
      if (event.type === "drop") open(event.dataTransfer.files[0]);
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
    <p class="quiet-text">The record of a game, to see it again or to play on. Drop it anywhere on this page, or choose it.</p>
    <input
      ref=${input}
      type="file"
      class="hidden-text"
      accept=".json,application/json"
      aria-label="Record file"
      tabindex="-1"
      onChange=${(/** @type {any} */ event) => {
        open(event.target.files[0]);
        event.target.value = "";
      }}
    />
    <button class=${busy ? "busy" : ""} disabled=${busy} onClick=${() => input.current?.click()}>${busy ? "Checking every move…" : "Choose a file"}</button>
    ${problem && html`<p class="problem-text" role="alert">${problem}</p>`}
  </section>`;
}
