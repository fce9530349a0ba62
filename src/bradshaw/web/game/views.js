/**
 * The views of the middle: Map, Table, Market, Tiles. One of them is shown, or two side by side where there is room.
 * What somebody chooses is remembered for each kind of screen and of round.
 */
import { Icon } from "../icons.js";
import { useMore } from "../scrolling.js";
import { remembered } from "../state.js";
import { html, signal, useLayoutEffect } from "../ui.js";
import { t } from "../words.js";
import { hexOf } from "./compare.js";
import { boardFolded, layout, roomy, useFolded } from "./layout.js";

/** @typedef {"map"|"table"|"market"|"tiles"} ViewId */
/** @typedef {import("../types.js").TitleModule} TitleModule */
/** @typedef {{kind: string, shown: ViewId[]}} Called what was opened unasked, and for which kind of screen and round */

/** The key of each view. @type {Record<ViewId, string>} */
export const VIEW_KEYS = { map: "m", table: "t", market: "k", tiles: "i" };
/** @type {ViewId[]} */
const ALL = ["map", "table", "market", "tiles"];

/** What somebody has chosen, by kind of screen and of round. */
const chosen = remembered("views", /** @type {Record<string, ViewId[]>} */ ({}));
/** What is shown instead because something happens there; it lasts until somebody chooses. @type {{value: Called|null}} */
const called = signal(null);

/** Whether somebody looks at the map; not if it is there only for what was chosen in a list. */
export const mapSeen = signal(true);

/**
 * The kind of screen and of round that a choice of views holds for, and lessons apart from games. The newest position counts, so that nothing
 * jumps while somebody looks at the past.
 * @param {import("./table.js").Table} table
 * @param {TitleModule} module
 */
function kindOf(table, module) {
  const position = table.position.value;
  return `${table.learning ? "lesson " : ""}${roomy.value ? "roomy" : layout.value} ${(position && module.round?.(position)) ?? "play"}`;
}

/**
 * The views that a title has.
 * @param {import("./table.js").Table} table
 * @param {TitleModule} module
 * @returns {ViewId[]}
 */
function viewsOf(table, module) {
  const { market } = table.position.value?.view ?? { market: null };
  return ALL.filter((id) => id === "map" || (module.views?.[id] && (id !== "market" || market)));
}

/**
 * The views on the screen, from left to right.
 * @param {import("./table.js").Table} table
 * @param {TitleModule} module
 * @returns {ViewId[]}
 */
export function shownViews(table, module) {
  const kind = kindOf(table, module);
  const all = viewsOf(table, module);
  const wanted = (called.value?.kind === kind ? called.value.shown : chosen.value[kind]) ?? byDefault(kind);
  const shown = wanted.filter((id) => all.includes(id)).slice(0, roomy.value ? 2 : 1);
  return shown.length ? shown : ["map"];
}

/** @param {string} kind @returns {ViewId[]} */
function byDefault(kind) {
  if (!roomy.value) return ["map"];
  return kind.endsWith(" stock") ? ["table", "market"] : ["map", "table"];
}

/**
 * What is shown once a view is opened in a place; one that is shown elsewhere changes places with it.
 * @param {ViewId[]} shown
 * @param {ViewId} id
 * @param {number} place
 */
function placed(shown, id, place) {
  const there = shown[place];
  return shown.map((one, at) => (at === place ? id : one === id ? there : one));
}

/**
 * Show a view; of two it replaces the right one, unless it is shown already.
 * @param {import("./table.js").Table} table
 * @param {TitleModule} module
 * @param {ViewId} id
 * @returns {boolean} whether the title has it
 */
export function openView(table, module, id) {
  if (!viewsOf(table, module).includes(id)) return false;
  const shown = shownViews(table, module);
  if (!shown.includes(id)) keep(kindOf(table, module), placed(shown, id, shown.length - 1));
  boardFolded.value = false;
  return true;
}

/** @param {string} kind @param {ViewId[]} shown */
function keep(kind, shown) {
  called.value = null;
  chosen.value = { ...chosen.value, [kind]: shown };
}

/**
 * Show the map for something that happens there, beside another view if there is room.
 * @param {import("./table.js").Table} table
 * @param {TitleModule} module
 * @param {ViewId} [beside]
 */
export function showMap(table, module, beside) {
  const shown = shownViews(table, module);
  if (shown.includes("map")) return;
  const place = shown.length > 1 && shown[0] === beside ? 1 : 0;
  called.value = { kind: kindOf(table, module), shown: placed(shown, "map", place) };
}

/**
 * Go back to what was shown before the map, unless somebody chooses something that lies there.
 * @param {import("./play.js").Play} play
 */
export function leaveMap(play) {
  if (!isOnMap(play)) called.value = null;
}

/** Whether something is chosen that lies on the map; what is chosen to begin with does not count. @param {import("./play.js").Play} play */
function isOnMap(play) {
  const selection = play.selection.value;
  return Boolean(play.laying.value || (selection && !selection.proposed && hexOf(selection.spot)));
}

/**
 * Show the map when somebody chooses something that lies there. What is chosen to begin with moves nothing.
 * @param {import("./table.js").Table} table
 * @param {import("./play.js").Play} play
 * @param {TitleModule} module
 */
function useMapCalled(table, play, module) {
  const selection = play.selection.value;
  const wanted = isOnMap(play);
  useLayoutEffect(() => {
    if (wanted) showMap(table, module);
  }, [wanted, selection]);
  // While a hex is pointed out, or looked for in the chat; then what was shown before comes back.
  const pointing = table.pointing.value || Boolean(table.pointed.value?.sought);
  useLayoutEffect(() => {
    const before = called.value;
    if (pointing) showMap(table, module);
    return called.value === before ? undefined : () => leaveMap(play);
  }, [pointing]);
}

/**
 * @param {{table: import("./table.js").Table, play: import("./play.js").Play, module: TitleModule, parts: any,
 *   map: any}} props `map`: the board
 */
export function Views({ table, play, module, parts, map }) {
  useMapCalled(table, play, module);
  useFolded(Boolean(table.shown.value?.sheet));
  const all = viewsOf(table, module);
  const shown = shownViews(table, module);
  const foldable = layout.value !== "wide";
  const folded = foldable && boardFolded.value;
  const kind = kindOf(table, module);
  const seen = !folded && shown.includes("map") && called.value?.kind !== kind;
  useLayoutEffect(() => {
    mapSeen.value = seen;
  }, [seen]);
  // The map stays where it is while another view is shown, so that its zoom is not lost.
  const drawn = folded ? [] : [...shown, ...(shown.includes("map") ? [] : [/** @type {ViewId} */ ("map")])];
  return html`<div class=${`views ${shown.length > 1 ? "two" : "one"}${folded ? " folded" : ""}`}>
    ${shown.map(
      (id, place) => html`<div key=${`bar ${place}`} class="view-bar" style=${{ gridColumn: place + 1 }}>
        <${ViewTabs} all=${all} current=${id} place=${place} folded=${folded} onOpen=${(/** @type {ViewId} */ wanted) => {
          keep(kind, placed(shown, wanted, place));
          boardFolded.value = false;
        }} />
        ${foldable &&
        html`<button class="plain" aria-label=${folded ? t("page-screen-show-board") : t("page-board-hide")} title=${folded ? t("page-screen-show-board") : t("page-board-hide")} onClick=${() => (boardFolded.value = !folded)}>
          <${Icon} name=${folded ? "unfold" : "fold"} />
        </button>`}
        ${roomy.value &&
        place === shown.length - 1 &&
        all.length > 1 &&
        html`<button class="plain" aria-pressed=${shown.length > 1} aria-label=${t("page-views-two")} title=${t("page-views-two")} onClick=${() => keep(kind, shown.length > 1 ? [shown[0]] : [shown[0], /** @type {ViewId} */ (all.find((one) => one !== shown[0]))])}>
          <${Icon} name="two" />
        </button>`}
      </div>`,
    )}
    ${drawn.map((id) => {
      const place = shown.indexOf(id);
      const View = module.views?.[id];
      return html`<div
        key=${id}
        id=${`view-${id}`}
        class=${`view view-${id}${place < 0 ? " unseen" : ""}`}
        role="tabpanel"
        aria-labelledby=${`view-tab-${Math.max(place, 0)}-${id}`}
        tabindex=${id === "map" ? undefined : 0}
        inert=${place < 0}
        style=${{ gridColumn: Math.max(place, 0) + 1 }}
      >
        ${id === "map" ? map : html`<${View} ...${parts} table=${table} play=${play} module=${module} />`}
      </div>`;
    })}
  </div>`;
}

/**
 * The names of the views, above one of them.
 * @param {{all: ViewId[], current: ViewId, place: number, folded: boolean, onOpen: (id: ViewId) => void}} props
 */
function ViewTabs({ all, current, place, folded, onOpen }) {
  const list = useMore();
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = all[(all.indexOf(current) + step + all.length) % all.length];
    onOpen(next);
    const button = list.current?.querySelector(`#view-tab-${place}-${next}`);
    if (button instanceof HTMLElement) button.focus();
  };
  return html`<div class="tab-list" role="tablist" aria-label=${t("page-views")} ref=${list} onKeyDown=${press}>
    ${all.map(
      (id) => html`<button
        key=${id}
        id=${`view-tab-${place}-${id}`}
        role="tab"
        aria-selected=${id === current && !folded}
        aria-controls=${`view-${id}`}
        aria-keyshortcuts=${VIEW_KEYS[id]}
        tabindex=${id === current ? 0 : -1}
        onClick=${() => onOpen(id)}
      >
        ${t(NAMES[id])}
      </button>`,
    )}
  </div>`;
}

/** @type {Record<ViewId, string>} */
const NAMES = { map: "page-view-map", table: "page-view-table", market: "page-view-market", tiles: "page-view-tiles" };
