/** Games in lists: one's own to continue, and those that anybody can look at. */
import { get, remove } from "../api.js";
import { ask } from "../dialogs.js";
import { ago, counted, SIGNS } from "../format.js";
import { tell } from "../messages.js";
import { me } from "../state.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { HereMark, useWhoIsHere } from "./here.js";
import { say } from "../words.js";

/** @typedef {import("../types.js").Summary} Summary */
/** @typedef {import("../types.js").SummaryPage} SummaryPage */
/** @typedef {"mine"|"mine-finished"|"lobby"|"finished"} ListName */

const FIRST = 6;
const FIRST_TABLES = 10;
const OFTEN = 20000;
const KINDS = { solo: "against bots", hotseat: "hot-seat", online: "online" };

/**
 * A page of a list from the server, kept fresh while it is looked at.
 * @param {ListName} which
 * @param {number} [page]
 * @returns {[SummaryPage|null, string, () => void]}
 */
export function useList(which, page = 1) {
  const [list, setList] = useState(/** @type {SummaryPage|null} */ (null));
  const [problem, setProblem] = useState("");
  const wanted = useRef(page);
  wanted.current = page;
  const load = async () => {
    // Who is here is not known yet: then the list would be fetched twice.
    if (!me.value) return;
    try {
      const answer = await get(`/api/games?list=${which}&page=${page}`);
      if (wanted.current !== page) return;
      setList(answer);
      setProblem("");
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  useEffect(() => {
    load();
    const timer = setInterval(() => document.hidden || load(), OFTEN);
    return () => clearInterval(timer);
  }, [me.value?.person.id, which, page]);
  useWhoIsHere(list);
  return [list, problem, load];
}

/** One's own games, those first in which something is to be done. @param {{list: SummaryPage|null, problem: string, load: () => void}} props */
export function ContinueList({ list, problem, load }) {
  const trouble = problem && html`<section class="card"><p role="alert">${problem}</p><button onClick=${load}>Try again</button></section>`;
  if (!list?.games.length) return trouble || null;
  const readable = list.games.filter((game) => !game.unreadable);
  const shown = [...readable, ...list.games.filter((game) => game.unreadable)].slice(0, FIRST);
  return html`<section aria-labelledby="continue">
    <h2 id="continue">${readable.length ? "Continue" : "Your games"}</h2>
    ${trouble}
    <${GameCards} games=${shown} reload=${load} />
    ${(list.more || list.games.length > shown.length) &&
    html`<p><a class="button" href="/games/mine">${list.more ? "All your games" : `All ${list.games.length} games`}</a></p>`}
  </section>`;
}

/** Whether nobody can play on, because the game is finished or ended. @param {Summary} game */
function isOver(game) {
  return game.status === "finished" || game.status === "ended";
}

/** One's own games. @param {{games: Summary[], reload: () => void}} props */
export function GameCards({ games, reload }) {
  return html`<ul class="game-cards">
    ${games.map((game) => html`<${GameCard} key=${game.id} game=${game} reload=${reload} />`)}
  </ul>`;
}

/** What a game waits for, for the person here. @param {Summary} game */
function stateOf(game) {
  if (game.unreadable) return "Cannot be read";
  if (game.status === "finished") return "Finished";
  if (game.status === "ended") return "Ended by the host of this server";
  if (game.status === "open") return "Waiting for players";
  if (game.my_turn) return "Your turn";
  return game.seats.some((seat) => seat.yours) ? "You were replaced: take your seat back" : "Others are playing";
}

/** @param {{game: Summary, reload: () => void}} props */
function GameCard({ game, reload }) {
  const drop = async () => {
    const sure = await ask({
      title: "Delete this game?",
      text: `${game.title_name}, ${counted(game.actions, "move")}. This cannot be undone; its record can be downloaded first under Share.`,
      yes: "Delete",
      danger: true,
    });
    if (!sure) return;
    try {
      await remove(`/api/games/${game.id}`);
    } catch (error) {
      tell(/** @type {Error} */ (error).message, "problem");
    }
    reload();
  };
  const own = game.mode !== "online" || game.status === "open";
  return html`<li class=${game.my_turn ? "card game-card my-turn" : "card game-card"}>
    <div class="row spread">
      <span class=${game.my_turn ? "state mine" : "state"}>
        ${stateOf(game)}
      </span>
      <time class="small quiet-text" datetime=${game.updated}>${ago(game.updated)}</time>
    </div>
    <h3><a href=${`/play/${game.id}`}>${game.title_name}</a></h3>
    <p class="headline">${say(game.headline)}</p>
    <p class="small quiet-text seats-line">
      ${game.seats.map(
        (seat) => html`<span key=${seat.seat} class=${game.turn.includes(seat.seat) ? "to-move" : ""}>
          <span class=${`sign p${seat.seat}`} aria-hidden="true">${SIGNS[seat.seat]}</span>
          ${seat.kind === "open" ? "open" : seat.name}${game.winners.includes(seat.seat) ? " (won)" : ""}<${HereMark} game=${game} seat=${seat} />
        </span>`,
      )}
    </p>
    <div class="row spread">
      <span class="small quiet-text">${KINDS[game.mode]} · ${counted(game.actions, "move")}</span>
      ${own && html`<button class="plain small" aria-label=${`Delete ${game.title_name}, ${ago(game.updated)}`} onClick=${drop}>Delete</button>`}
    </div>
  </li>`;
}

/** The newest tables of the lobby, on the first page. */
export function Lobby() {
  const [list, problem] = useList("lobby");
  const shown = list?.games.slice(0, FIRST_TABLES) ?? [];
  return html`<section class="card" aria-labelledby="lobby">
    <h2 id="lobby">Lobby</h2>
    ${problem && html`<p role="alert">${problem}</p>`}
    ${list && !shown.length && html`<p class="quiet-text">No listed games right now. Open a table online and others can join.</p>`}
    <${TableList} games=${shown} />
    <p class="row">
      ${list && (list.more || list.games.length > shown.length) && html`<a href="/games/lobby">All tables</a>`}
      <a href="/games/finished">Finished games</a>
    </p>
  </section>`;
}

/** The players of a table, as a sentence has them, each with whether they are here. @param {{game: Summary, seats: import("../types.js").Seat[]}} props */
function Names({ game, seats }) {
  return seats.map((seat, place) => {
    const before = place === 0 ? "" : place === seats.length - 1 ? " and " : ", ";
    return html`${before}<span key=${seat.seat} class="one-name">${seat.name}<${HereMark} game=${game} seat=${seat} /></span>`;
  });
}

/** Games that anybody can look at. @param {{games: Summary[]}} props */
export function TableList({ games }) {
  return html`<ul class="lobby">
    ${games.map((game) => {
      const over = isOver(game) || Boolean(game.unreadable);
      const free = over ? 0 : game.seats.filter((seat) => seat.kind === "open").length;
      const seated = game.seats.some((seat) => seat.mine);
      const taken = game.seats.filter((seat) => seat.kind !== "open");
      return html`<li key=${game.id}>
        <span class="grow"><strong>${game.title_name}</strong><br /><${Names} game=${game} seats=${taken} /><br />
          <span class="small quiet-text">${free ? counted(free, "open seat") : say(game.headline)} · ${ago(game.updated)}</span></span>
        ${seated && !over
          ? html`<a class="button" href=${`/play/${game.id}`}>Return</a>`
          : free
            ? html`<a class="button primary" href=${`/join/${game.id}`}>Join</a>`
            : html`<a class="button" href=${`/watch/${game.id}`}>${over ? "View" : "Watch"}</a>`}
      </li>`;
    })}
  </ul>`;
}
