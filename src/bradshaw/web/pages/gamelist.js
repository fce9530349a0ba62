/** Lists of games: one's own to continue, and those in the lobby. */
import { get, remove } from "../api.js";
import { ask } from "../dialogs.js";
import { ago, counted, listing, SIGNS } from "../format.js";
import { tell } from "../messages.js";
import { me } from "../state.js";
import { html, useEffect, useState } from "../ui.js";

/** @typedef {import("../types.js").Summary} Summary */

const FIRST = 6;
const OFTEN = 20000;
const KINDS = { solo: "against bots", hotseat: "hot-seat", online: "online" };

/**
 * A list from the server, kept fresh while the page is looked at.
 * @param {"mine"|"lobby"} which
 * @returns {[Summary[]|null, string, () => void]}
 */
export function useList(which) {
  const [games, setGames] = useState(/** @type {Summary[]|null} */ (null));
  const [problem, setProblem] = useState("");
  const load = async () => {
    // Who is here is not known yet: then the list would be fetched twice.
    if (!me.value) return;
    try {
      setGames(await get(`/api/games?list=${which}`));
      setProblem("");
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  useEffect(() => {
    load();
    const timer = setInterval(() => document.hidden || load(), OFTEN);
    return () => clearInterval(timer);
  }, [me.value?.person.id]);
  return [games, problem, load];
}

/** One's own games, those first in which something is to be done. @param {{games: Summary[]|null, problem: string, load: () => void}} props */
export function ContinueList({ games, problem, load }) {
  const [all, setAll] = useState(false);
  const trouble = problem && html`<section class="card"><p role="alert">${problem}</p><button onClick=${load}>Try again</button></section>`;
  if (!games?.length) return trouble || null;
  const rank = { running: 0, open: 1, finished: 2, ended: 3 };
  const sorted = [...games].sort(
    (one, other) =>
      Number(other.my_turn) - Number(one.my_turn) ||
      Number(Boolean(one.unreadable)) - Number(Boolean(other.unreadable)) ||
      rank[one.status] - rank[other.status] ||
      Date.parse(other.updated) - Date.parse(one.updated),
  );
  const shown = all ? sorted : sorted.slice(0, FIRST);
  return html`<section aria-labelledby="continue">
    <h2 id="continue">${games.some((game) => !isOver(game) && !game.unreadable) ? "Continue" : "Your games"}</h2>
    ${trouble}
    <ul class="game-cards">
      ${shown.map((game) => html`<${GameCard} key=${game.id} game=${game} reload=${load} />`)}
    </ul>
    ${sorted.length > shown.length && html`<button onClick=${() => setAll(true)}>All ${sorted.length} games</button>`}
  </section>`;
}

/** Whether nobody can play on, because the game is finished or ended. @param {Summary} game */
export function isOver(game) {
  return game.status === "finished" || game.status === "ended";
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
    <p class="headline">${game.headline}</p>
    <p class="small quiet-text seats-line">
      ${game.seats.map(
        (seat) => html`<span key=${seat.seat} class=${game.turn.includes(seat.seat) ? "to-move" : ""}>
          <span class=${`sign p${seat.seat}`} aria-hidden="true">${SIGNS[seat.seat]}</span>
          ${seat.kind === "open" ? "open" : seat.name}${game.winners.includes(seat.seat) ? " (won)" : ""}
        </span>`,
      )}
    </p>
    <div class="row spread">
      <span class="small quiet-text">${KINDS[game.mode]} · ${counted(game.actions, "move")}</span>
      ${own && html`<button class="plain small" aria-label=${`Delete ${game.title_name}, ${ago(game.updated)}`} onClick=${drop}>Delete</button>`}
    </div>
  </li>`;
}

export function Lobby() {
  const [games, problem] = useList("lobby");
  return html`<section class="card" aria-labelledby="lobby">
    <h2 id="lobby">Lobby</h2>
    ${problem && html`<p role="alert">${problem}</p>`}
    ${games && !games.length && html`<p class="quiet-text">No listed games right now. Open a table online and others can join.</p>`}
    <ul class="lobby">
      ${(games ?? []).map((game) => {
        const free = game.unreadable ? 0 : game.seats.filter((seat) => seat.kind === "open").length;
        const seated = game.seats.some((seat) => seat.mine);
        const names = game.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
        return html`<li key=${game.id}>
          <span class="grow"><strong>${game.title_name}</strong> ${listing(names)}<br />
            <span class="small quiet-text">${free ? counted(free, "open seat") : game.headline} · ${ago(game.updated)}</span></span>
          ${seated
            ? html`<a class="button" href=${`/play/${game.id}`}>Return</a>`
            : free
              ? html`<a class="button primary" href=${`/join/${game.id}`}>Join</a>`
              : html`<a class="button" href=${`/watch/${game.id}`}>Watch</a>`}
        </li>`;
      })}
    </ul>
  </section>`;
}
