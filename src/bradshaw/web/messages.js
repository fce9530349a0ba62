/** Short messages at the edge of the screen, and announcements for screen readers. */
import { Icon } from "./icons.js";
import { html, signal } from "./ui.js";
import { t } from "./words.js";

/** @type {{value: {id: number, text: string, kind: "note"|"problem"}[]}} */
const shown = signal([]);
const spoken = signal("");
let last = 0;

/**
 * Show a message for a while.
 * @param {string} text
 * @param {"note"|"problem"} [kind]
 */
export function tell(text, kind = "note") {
  const id = ++last;
  shown.value = [...shown.value.filter((message) => message.text !== text), { id, text, kind }].slice(-3);
  setTimeout(() => dismiss(id), kind === "problem" ? 12000 : 5000);
}

/** Tell what went wrong. @param {unknown} error */
export function tellProblem(error) {
  tell(/** @type {Error} */ (error).message, "problem");
}

/**
 * Do something that may fail; a failure is told.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T|null>} null if it failed
 */
export async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    tellProblem(error);
    return null;
  }
}

/** @param {number} id */
function dismiss(id) {
  shown.value = shown.value.filter((message) => message.id !== id);
}

/**
 * Let a screen reader say something that is already visible.
 * @param {string} text
 */
export function announce(text) {
  // The same sentence twice is said twice only if it differs.
  spoken.value = text === spoken.value ? `${text}\u00a0` : text;
}

export function Messages() {
  return html`<div class="messages" role="status">
      ${shown.value.map(
        (message) => html`<div key=${message.id} class=${`message ${message.kind}`}>
          <span>${message.text}</span>
          <button class="plain" aria-label=${t("page-dismiss")} onClick=${() => dismiss(message.id)}><${Icon} name="close" /></button>
        </div>`,
      )}
    </div>
    <div class="hidden-text" aria-live="polite">${spoken.value}</div>`;
}
