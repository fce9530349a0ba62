/** Keys for everything in a game. They rest while somebody types or a dialog is open. */
import { html, useLayoutEffect } from "./ui.js";
import { Dialog, show } from "./dialogs.js";
import { t } from "./words.js";

/** The list that `?` shows: what is on each key, and what it does. @returns {[string, string][]} */
const list = () => [
  ["1 – 9", t("page-keys-digits")],
  [t("page-key-enter"), t("page-keys-enter")],
  [t("page-key-escape"), t("page-keys-escape")],
  ["u", t("page-keys-u")],
  ["r", t("page-keys-r")],
  ["h", t("page-keys-h")],
  ["y", t("page-keys-y")],
  ["← →", t("page-keys-arrows")],
  ["n", t("page-keys-n")],
  ["m", t("page-keys-m")],
  ["t", t("page-keys-t")],
  ["k", t("page-keys-k")],
  ["i", t("page-keys-i")],
  ["p", t("page-keys-p")],
  ["l", t("page-keys-l")],
  ["g", t("page-keys-g")],
  ["c", t("page-keys-c")],
  ["/", t("page-keys-slash")],
  ["?", t("page-keys-question")],
];

export function showKeys() {
  show(
    (close) => html`<${Dialog} title=${t("page-keys")} close=${close}>
      <table class="keys">
        <thead class="hidden-text">
          <tr>
            <th scope="col">${t("page-keys-key")}</th>
            <th scope="col">${t("page-keys-effect")}</th>
          </tr>
        </thead>
        <tbody>
          ${list().map(
            ([key, text]) => html`<tr key=${key}>
              <th scope="row"><kbd>${key}</kbd></th>
              <td>${text}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    <//>`,
  );
}

/** @param {EventTarget|null} target */
function types(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox],[type=radio]), textarea, select");
}

/** @param {EventTarget|null} target */
function answersEnter(target) {
  return target instanceof Element && target.closest("button, a, summary, [role=button], [data-spot], input") !== null;
}

/** @param {EventTarget|null} target */
function answersArrows(target) {
  return target instanceof Element && target.closest("input, select, [role=tablist], .board, [role=slider]") !== null;
}

/**
 * React to keys while a component is shown. A function that returns false lets the browser have the key.
 * @param {Record<string, (event: KeyboardEvent) => any>} actions
 */
export function useKeys(actions) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (document.querySelector("dialog[open]")) return;
      if (types(event.target) && event.key !== "Escape") return;
      if (event.key === "Enter" && answersEnter(event.target)) return;
      if (event.key.startsWith("Arrow") && answersArrows(event.target)) return;
      const action = /^[1-9]$/.test(event.key) ? actions.digit : actions[event.key];
      if (action && action(event) !== false) event.preventDefault();
    };
    /** A key that is held down confirms once: what comes next has not been read. @param {KeyboardEvent} event */
    const hold = (event) => {
      if (event.key !== "Enter" || !event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", hold, true);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", hold, true);
      document.removeEventListener("keydown", press);
    };
  });
}
