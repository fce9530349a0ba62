/** All lists of games, page by page. */
import { useTitle } from "../notices.js";
import { useOneInSight } from "../scrolling.js";
import { html } from "../ui.js";
import { t } from "../words.js";
import { addressOf, FilterForm, filtersOf, queryOf, useKept } from "./filters.js";
import { GameCards, TableList, useList } from "./gamelist.js";
import { Pager, pageNumber, useTop } from "./pager.js";

/** @typedef {import("./gamelist.js").ListName} ListName */

/** What each list is called, and what it says when it is empty. @type {Record<ListName, () => {name: string, empty: string}>} */
const LISTS = {
  mine: () => ({ name: t("page-list-mine"), empty: t("page-list-mine.empty") }),
  "mine-finished": () => ({ name: t("page-list-mine-finished"), empty: t("page-list-mine-finished.empty") }),
  lobby: () => ({ name: t("page-list-lobby"), empty: t("page-list-lobby.empty") }),
  running: () => ({ name: t("page-list-running"), empty: t("page-list-running.empty") }),
  finished: () => ({ name: t("page-list-finished"), empty: t("page-list-finished.empty") }),
};

/** Whether there is such a list. @param {string} name @returns {name is ListName} */
export function isList(name) {
  return Object.hasOwn(LISTS, name);
}

/** @param {{which: ListName}} props */
export function GamesPage({ which }) {
  const page = pageNumber();
  const filters = filtersOf(which);
  const query = queryOf(filters);
  const [list, problem, load] = useList(which, page, query);
  useKept(which);
  const { name, empty } = LISTS[which]();
  useTitle(name);
  useTop(page);
  const links = useOneInSight("[aria-current]", which);
  const games = list?.page === page ? list.games : null;
  return html`<main id="main" class="page games-page" tabindex="-1">
    <h1>${name}</h1>
    <nav class="list-links" ref=${links} aria-label=${t("page-lists")}>
      ${Object.entries(LISTS).map(
        ([id, list]) => html`<a key=${id} href=${`/games/${id}`} aria-current=${id === which ? "page" : null}>${list().name}</a>`,
      )}
    </nav>
    <${FilterForm} which=${which} />
    ${problem && html`<div class="card"><p role="alert">${problem}</p><button onClick=${load}>${t("page-try-again")}</button></div>`}
    ${!games && !problem && html`<p class="loading">${t("page-list-loading")}</p>`}
    ${games && !games.length && html`<p class="quiet-text">${page > 1 ? t("page-list-page-empty") : query ? t("page-filter-empty") : empty}</p>`}
    ${games &&
    games.length > 0 &&
    (which === "lobby" || which === "running" || which === "finished"
      ? html`<div class="card"><${TableList} games=${games} /></div>`
      : html`<${GameCards} games=${games} reload=${load} />`)}
    <${Pager} path=${addressOf(which, filters)} page=${page} more=${Boolean(list?.more)} />
  </main>`;
}
