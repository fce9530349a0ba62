/** What a list of games is searched for: in the address, so that it can be shared; the lobby's is remembered, too. */
import { go, route } from "../router.js";
import { remembered, titles } from "../state.js";
import { html, useEffect } from "../ui.js";
import { LANGUAGES, t } from "../words.js";

/** @typedef {import("./gamelist.js").ListName} ListName */
/** @typedef {"title"|"players"|"speed"|"spoken"|"open_seat"|"robots"|"rated"|"player"|"since"|"until"|"rating_from"|"rating_to"|"near"} FilterName */
/** @typedef {Partial<Record<FilterName, string>>} Filters */

/** By what each list can be searched. @type {Partial<Record<ListName, FilterName[]>>} */
const FIELDS = {
  lobby: ["title", "players", "speed", "spoken", "rated", "rating_from", "rating_to", "open_seat", "robots", "near"],
  running: ["player", "title", "players", "speed", "spoken", "rated", "rating_from", "rating_to"],
  finished: ["player", "title", "players", "rated", "since", "until"],
};
const CHECKS = ["open_seat", "robots", "near"];
/** What is typed, and as what. @type {Partial<Record<FilterName, string>>} */
const TYPED = { player: "search", since: "date", until: "date", rating_from: "number", rating_to: "number" };
/** @type {Record<FilterName, string>} */
const LABELS = {
  title: "page-new-game",
  players: "page-new-players",
  speed: "page-filter-speed",
  spoken: "page-language",
  rated: "page-filter-rated",
  open_seat: "page-filter-open-seat",
  robots: "page-filter-robots",
  player: "page-filter-player",
  since: "page-filter-since",
  until: "page-filter-until",
  rating_from: "page-filter-rating-from",
  rating_to: "page-filter-rating-to",
  near: "page-filter-near",
};
const SPEEDS = ["free", "quick", "slow"];

/** What the lobby was searched for last. @type {{value: Filters}} */
const kept = remembered("lobby", {});

/** What the address asks for. @param {ListName} which @returns {Filters} */
export function filtersOf(which) {
  const { query } = route.value;
  return Object.fromEntries((FIELDS[which] ?? []).map((name) => [name, query.get(name) ?? ""]).filter(([, value]) => value));
}

/** The address of a list. @param {ListName} which @param {Filters} filters */
export function addressOf(which, filters) {
  const query = queryOf(filters);
  return `/games/${which}${query ? `?${query}` : ""}`;
}

/** @param {Filters} filters */
export function queryOf(filters) {
  return new URLSearchParams(/** @type {Record<string, string>} */ (filters)).toString();
}

/** Whoever comes to the lobby finds what they looked for last. @param {ListName} which */
export function useKept(which) {
  useEffect(() => {
    const known = Object.entries(kept.value).filter(([name]) => FIELDS.lobby?.includes(/** @type {FilterName} */ (name)));
    if (which === "lobby" && !location.search && known.length) go(addressOf(which, Object.fromEntries(known)), { replace: true });
  }, []);
}

/** @param {{which: ListName}} props */
export function FilterForm({ which }) {
  const fields = FIELDS[which];
  if (!fields) return null;
  const filters = filtersOf(which);
  /** @param {Filters} wanted */
  const search = (wanted) => {
    if (which === "lobby") kept.value = wanted;
    go(addressOf(which, wanted), { replace: true });
  };
  /** @param {FilterName} name @param {string} value */
  const set = (name, value) => {
    const { [name]: _, ...others } = filters;
    search(value ? { ...others, [name]: value } : others);
  };
  const given = { which, filters, set };
  return html`<form class="card filters" role="search" aria-label=${t("page-filter")} onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <div class="filter-fields">${fields.filter((name) => !CHECKS.includes(name)).map((name) => html`<${FilterField} key=${name} name=${name} ...${given} />`)}</div>
    <div class="filter-checks">${fields.filter((name) => CHECKS.includes(name)).map((name) => html`<${FilterField} key=${name} name=${name} ...${given} />`)}</div>
    ${Object.keys(filters).length > 0 && html`<button type="button" class="link" onClick=${() => search({})}>${t("page-filter-none")}</button>`}
  </form>`;
}

/** The values of a choice with their names. @param {FilterName} name @returns {[string, string][]} */
function choicesOf(name) {
  const all = titles.value ?? [];
  if (name === "title") return all.map((title) => [title.id, title.name]);
  if (name === "speed") return SPEEDS.map((speed) => [speed, t("page-filter-speed-kind", { speed })]);
  if (name === "rated") return [true, false].map((rated) => [String(rated), t("page-filter-rated-kind", { rated })]);
  if (name === "spoken") return Object.entries(LANGUAGES);
  const counts = [...new Set(all.flatMap((title) => title.players))].sort((a, b) => a - b);
  return counts.map((count) => [String(count), String(count)]);
}

/** @param {{name: FilterName, filters: Filters, set: (name: FilterName, value: string) => void}} props */
function FilterField({ name, filters, set }) {
  const id = `filter-${name}`;
  const value = filters[name] ?? "";
  if (CHECKS.includes(name)) {
    return html`<label class="check">
      <input type="checkbox" checked=${value === "true"} onChange=${(/** @type {any} */ event) => set(name, event.target.checked ? "true" : "")} />
      <span>${t(LABELS[name])}</span>
    </label>`;
  }
  const change = (/** @type {any} */ event) => set(name, event.target.value.trim());
  return html`<div class="field">
    <label for=${id}>${t(LABELS[name])}</label>
    ${name in TYPED
      ? html`<input id=${id} type=${TYPED[name]} min=${TYPED[name] === "number" ? 0 : undefined} max=${TYPED[name] === "number" ? 100 : undefined} maxlength="40" value=${value} onChange=${change} />`
      : html`<select id=${id} value=${value} onChange=${change}>
          <option value="">${t("page-filter-any")}</option>
          ${choicesOf(name).map(([code, shown]) => html`<option key=${code} value=${code}>${shown}</option>`)}
        </select>`}
  </div>`;
}
