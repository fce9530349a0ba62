/** The buttons that zoom the board and show its key; one that unfolds them where all would lie over the map. */
import { Icon } from "../icons.js";
import { remembered } from "../state.js";
import { html, useState } from "../ui.js";
import { t } from "../words.js";

/** Whether the key to the signs of the map is shown: to begin with not where it would be too small to read. */
export const keyShown = remembered("key", matchMedia("(min-width: 700px)").matches);

/**
 * @param {{way: string, folded: boolean, place: {current: HTMLDivElement|null}, hasKey: boolean, view: {current: import("./viewport.js").Viewport|null}}} props
 *   `way`: the corner, and whether they stand side by side.
 */
export function BoardTools({ way, folded, place, hasKey, view }) {
  const [wanted, setWanted] = useState(false);
  const all = !folded || wanted;
  return html`<div class=${`board-tools ${way} ${folded ? "folded across" : ""}`} ref=${place} role="group" aria-label=${t("page-board-zoom")}>
    ${folded &&
    html`<button type="button" class="fold" aria-expanded=${wanted} aria-label=${t("page-board-tools")} title=${t("page-board-tools")} onClick=${() => setWanted(!wanted)}>
      <${Icon} name="zoom" />
    </button>`}
    ${all &&
    html`<button type="button" aria-label=${t("page-board-in")} title=${t("page-board-in.title")} onClick=${() => view.current?.zoom(1.4)}>+</button>
      <button type="button" aria-label=${t("page-board-out")} title=${t("page-board-out.title")} onClick=${() => view.current?.zoom(1 / 1.4)}>−</button>
      <button type="button" aria-label=${t("page-board-whole")} title=${t("page-board-whole.title")} onClick=${() => view.current?.fit()}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
          <path d="M1.5 5.5v-4h4M10.5 1.5h4v4M14.5 10.5v4h-4M5.5 14.5h-4v-4" />
        </svg>
      </button>
      ${hasKey &&
      html`<button type="button" aria-pressed=${keyShown.value} aria-label=${t("page-board-key")} title=${t("page-board-key")} onClick=${() => (keyShown.value = !keyShown.value)}>
        <${Icon} name="key" />
      </button>`}`}
  </div>`;
}
