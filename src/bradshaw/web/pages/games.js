/** All lists of games, page by page. */
import { setTitle } from "../notices.js";
import { route } from "../router.js";
import { html, useEffect, useRef } from "../ui.js";
import { GameCards, TableList, useList } from "./gamelist.js";

/** @typedef {import("./gamelist.js").ListName} ListName */

/** @type {Record<ListName, {name: string, empty: string}>} */
const LISTS = {
  mine: { name: "Your games", empty: "You play in no game at the moment." },
  "mine-finished": { name: "Your finished games", empty: "None of your games is over yet." },
  lobby: { name: "Lobby", empty: "No listed games right now. Open a table online and others can join." },
  finished: { name: "Finished games", empty: "No listed game is over yet." },
};

/** Whether there is such a list. @param {string} name @returns {name is ListName} */
export function isList(name) {
  return Object.hasOwn(LISTS, name);
}

/** @param {{which: ListName}} props */
export function GamesPage({ which }) {
  const page = Math.max(1, Number.parseInt(route.value.query.get("page") ?? "1", 10) || 1);
  const [list, problem, load] = useList(which, page);
  const last = useRef(page);
  useEffect(() => setTitle(LISTS[which].name), [which]);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    scrollTo(0, 0);
    document.getElementById("main")?.focus();
  }, [page]);
  const games = list?.page === page ? list.games : null;
  return html`<main id="main" class="page games-page" tabindex="-1">
    <h1>${LISTS[which].name}</h1>
    <nav class="list-links" aria-label="Lists of games">
      ${Object.entries(LISTS).map(
        ([id, { name }]) => html`<a key=${id} href=${`/games/${id}`} aria-current=${id === which ? "page" : null}>${name}</a>`,
      )}
    </nav>
    ${problem && html`<div class="card"><p role="alert">${problem}</p><button onClick=${load}>Try again</button></div>`}
    ${!games && !problem && html`<p class="loading">Looking for games …</p>`}
    ${games && !games.length && html`<p class="quiet-text">${page > 1 ? "There are no games on this page." : LISTS[which].empty}</p>`}
    ${games &&
    games.length > 0 &&
    (which === "lobby" || which === "finished"
      ? html`<div class="card"><${TableList} games=${games} /></div>`
      : html`<${GameCards} games=${games} reload=${load} />`)}
    ${(page > 1 || list?.more) &&
    html`<nav class="row spread pages" aria-label="Pages">
      ${page > 1 ? html`<a class="button" rel="prev" href=${address(which, page - 1)}>Newer</a>` : html`<span></span>`}
      <span>Page ${page}</span>
      ${list?.more ? html`<a class="button" rel="next" href=${address(which, page + 1)}>Older</a>` : html`<span></span>`}
    </nav>`}
  </main>`;
}

/** The first page has one address only. @param {ListName} which @param {number} page */
function address(which, page) {
  return page > 1 ? `/games/${which}?page=${page}` : `/games/${which}`;
}
