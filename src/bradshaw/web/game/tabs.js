/** The tabs beside or under the board. */
import { useMore } from "../scrolling.js";
import { html, signal, useRef } from "../ui.js";
import { t } from "../words.js";
import { roomy } from "./layout.js";

/** @type {{value: string}} */
export const tab = signal("companies");
/** @type {{value: string}} What is open beside it where there is room for two. */
export const secondTab = signal("log");
/** The tabs of the second panel. */
export const SECOND = ["log", "chat"];
/** @type {{value: string}} The rule that the rules tab shows first. */
export const ruleWanted = signal("");

/** Show a rule beside the game. @param {string} rule */
export function openRule(rule) {
  ruleWanted.value = rule;
  openTab("rules");
}

/** The panel in which a tab is. @param {string} id */
const panelOf = (id) => (roomy.value && SECOND.includes(id) ? secondTab : tab);

/** @param {string} id */
export function openTab(id) {
  panelOf(id).value = id;
}

/** @param {string} id */
export const tabIsOpen = (id) => panelOf(id).value === id;

/**
 * The tab that is open among these.
 * @param {{id: string}[]} tabs
 * @param {{value: string}} open
 */
export const openAmong = (tabs, open) => (tabs.some((one) => one.id === open.value) ? open.value : tabs[0].id);

/**
 * Tabs with one panel. Arrow keys go from tab to tab; on a touch screen a swipe does.
 * @param {{tabs: {id: string, name: string, badge?: number}[], open?: {value: string}, panel?: string, children?: any,
 *   label: string}} props `open`: the tab that is open; `panel`: the id of its panel
 */
export function Tabs({ tabs, open = tab, panel = "tab-panel", children, label }) {
  const list = useMore();
  const start = useRef(/** @type {{x: number, y: number}|null} */ (null));
  const current = openAmong(tabs, open);

  /** @param {number} step @param {boolean} focus */
  const move = (step, focus) => {
    const at = tabs.findIndex((one) => one.id === current);
    const next = tabs[focus ? (at + step + tabs.length) % tabs.length : at + step];
    if (!next) return;
    open.value = next.id;
    const button = list.current?.querySelector(`#tab-${next.id}`);
    if (button instanceof HTMLElement) {
      if (focus) button.focus();
      button.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1, true);
  };
  /** @param {TouchEvent} event */
  const touch = (event) => {
    const sideways = /** @type {Element} */ (event.target).closest("input, .wide-table, .board");
    start.current = sideways || event.touches.length > 1 ? null : { x: event.touches[0].clientX, y: event.touches[0].clientY };
  };
  /** @param {TouchEvent} event */
  const lift = (event) => {
    if (!start.current) return;
    const x = event.changedTouches[0].clientX - start.current.x;
    const y = event.changedTouches[0].clientY - start.current.y;
    if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) move(x < 0 ? 1 : -1, false);
  };
  return html`<section class="tabs" aria-label=${label}>
    <div class="tab-list" role="tablist" ref=${list} onKeyDown=${press}>
      ${tabs.map(
        (one) => html`<button
          key=${one.id}
          id=${`tab-${one.id}`}
          role="tab"
          aria-selected=${one.id === current}
          aria-controls=${panel}
          tabindex=${one.id === current ? 0 : -1}
          onClick=${() => (open.value = one.id)}
        >
          ${one.name}
          ${one.badge ? html`<span class="badge" aria-label=${t("page-tab-new", { count: one.badge })}>${one.badge}</span>` : null}
        </button>`,
      )}
    </div>
    <div
      key=${current}
      class="tab-panel"
      id=${panel}
      role="tabpanel"
      aria-labelledby=${`tab-${current}`}
      tabindex="0"
      onTouchStart=${touch}
      onTouchEnd=${lift}
    >
      ${children}
    </div>
  </section>`;
}
