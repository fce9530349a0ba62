/** Games in lists: one's own to continue, and those that anybody can look at. */
import { get, remove } from "../api.js";
import { ask } from "../dialogs.js";
import { ago, listed, moment, SIGNS } from "../format.js";
import { paceOf } from "../game/clock.js";
import { attempt } from "../messages.js";
import { optionWords } from "../options.js";
import { PlayerName } from "../people.js";
import { RobotMark } from "../robots.js";
import { me, titles } from "../state.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { FavouritesHere } from "./company.js";
import { HereMark, useWhoIsHere } from "./here.js";
import { language, LANGUAGES, say, t, withElements } from "../words.js";

/** @typedef {import("../types.js").Summary} Summary */
/** @typedef {import("../types.js").SummaryPage} SummaryPage */
/** @typedef {"mine"|"mine-finished"|"lobby"|"running"|"finished"} ListName */

/** So many games, and so many tables, have room on the first page. */
const FIRST = 3;
const FIRST_TABLES = 3;
const OFTEN = 20000;

/**
 * A page of a list from the server, kept fresh while it is looked at.
 * @param {ListName} which
 * @param {number} [page]
 * @param {string} [search] further parameters of the address
 */
export function useList(which, page = 1, search = "") {
  return useGames(`/api/games?list=${which}${search && `&${search}`}`, page);
}

/**
 * The same for any list of games.
 * @param {string} path its address
 * @param {number} page
 * @returns {[SummaryPage|null, string, () => void]}
 */
export function useGames(path, page) {
  const [list, setList] = useState(/** @type {SummaryPage|null} */ (null));
  const [problem, setProblem] = useState("");
  const address = `${path}&page=${page}`;
  const wanted = useRef(address);
  wanted.current = address;
  const load = async () => {
    // Who is here is not known yet: then the list would be fetched twice.
    if (!me.value) return;
    try {
      const answer = await get(address);
      if (wanted.current !== address) return;
      setList(answer);
      setProblem("");
    } catch (error) {
      if (wanted.current === address) setProblem(/** @type {Error} */ (error).message);
    }
  };
  useEffect(() => {
    load();
    const timer = setInterval(() => document.hidden || load(), OFTEN);
    return () => clearInterval(timer);
  }, [me.value?.person.id, address]);
  useWhoIsHere(list);
  return [list, problem, load];
}

/** One's own games, those first in which something is to be done. @param {{list: SummaryPage|null, problem: string, load: () => void}} props */
export function ContinueList({ list, problem, load }) {
  const trouble = problem && html`<section class="card"><p role="alert">${problem}</p><button onClick=${load}>${t("page-try-again")}</button></section>`;
  if (!list?.games.length) return trouble || null;
  const readable = list.games.filter((game) => !game.unreadable);
  const shown = [...readable, ...list.games.filter((game) => game.unreadable)].slice(0, FIRST);
  return html`<section class="continue" aria-labelledby="continue">
    <h2 id="continue">${readable.length ? t("page-list-continue") : t("page-list-mine")}</h2>
    ${trouble}
    <${GameCards} games=${shown} reload=${load} />
    ${(list.more || list.games.length > shown.length) &&
    html`<p><a class="button" href="/games/mine">${list.more ? t("page-list-all-mine") : t("page-list-all", { count: list.games.length })}</a></p>`}
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
  if (game.unreadable) return t("page-game-unreadable");
  if (game.status === "finished") return t("page-game-finished");
  if (game.status === "ended") return t("page-game-ended");
  if (game.status === "open") return t("page-game-open");
  if (game.my_turn) return t("page-game-my-turn");
  return game.seats.some((seat) => seat.yours) ? t("page-game-replaced") : t("page-game-others");
}

/** Who sits there, and whether they have won. @param {Summary} game @param {import("../types.js").Seat} seat */
function seatName(game, seat) {
  if (seat.kind === "open") return t("page-game-seat-open");
  const player = html`<${PlayerName} seat=${seat} />`;
  return game.winners.includes(seat.seat) ? withElements("page-game-winner", { player }) : player;
}

/** When the time of whoever decides runs out; a warning where that is soon and one's own. @param {{game: Summary}} props */
function Until({ game }) {
  if (!game.deadline || game.status !== "running") return null;
  const soon = game.my_turn && game.warning !== null && Date.parse(game.warning) <= Date.now();
  return html`<time class=${soon ? "small late" : "small quiet-text"} datetime=${game.deadline} title=${t("page-time-until.title")}>${t("page-time-until", { time: moment(game.deadline) })}</time>`;
}

/** @param {{game: Summary, reload: () => void}} props */
function GameCard({ game, reload }) {
  const drop = async () => {
    const sure = await ask({
      title: t("page-game-delete-title"),
      text: t("page-game-delete-text", { game: game.title_name, count: game.actions }),
      yes: t("page-game-delete"),
      danger: true,
    });
    if (!sure) return;
    await attempt(() => remove(`/api/games/${game.id}`));
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
    ${game.club && html`<p class="small"><a href=${`/clubs/${game.club.id}`}>${game.club.name}</a></p>`}
    <p class="headline">${say(game.headline)}</p>
    <p class="small quiet-text seats-line">
      ${game.seats.map(
        (seat) => html`<span key=${seat.seat} class=${game.turn.includes(seat.seat) ? "to-move" : ""}>
          <span class=${`sign p${seat.seat}`} aria-hidden="true">${SIGNS[seat.seat]}</span>
          ${seatName(game, seat)}<${RobotMark} seat=${seat} /><${HereMark} game=${game} seat=${seat} />
        </span>`,
      )}
    </p>
    <div class="row spread">
      <span class="small quiet-text">${t("page-game-kind", { mode: game.mode, count: game.actions })}${game.rated && html` · ${t("page-rated")}`}</span>
      <${Until} game=${game} />
      ${own && html`<button class="plain small" aria-label=${t("page-game-delete-which", { game: game.title_name, time: ago(game.updated) })} onClick=${drop}>${t("page-game-delete")}</button>`}
    </div>
  </li>`;
}

/** Whether the person here could sit down at a table. @param {Summary} game */
const hasSeat = (game) => !isOver(game) && game.seats.some((seat) => seat.kind === "open") && !game.seats.some((seat) => seat.mine);

/** The newest tables of the lobby, on the first page. */
export function Lobby() {
  const [list, problem] = useList("lobby");
  // Whoever looks here wants a seat first.
  const shown = [...(list?.games ?? [])].sort((one, other) => Number(hasSeat(other)) - Number(hasSeat(one))).slice(0, FIRST_TABLES);
  return html`<section class="card lobby-card" aria-labelledby="lobby">
    <h2 id="lobby">${t("page-list-lobby")}</h2>
    <${FavouritesHere} />
    ${problem && html`<p role="alert">${problem}</p>`}
    ${list && !shown.length && html`<p class="quiet-text">${t("page-list-lobby.empty")}</p>`}
    <${TableList} games=${shown} />
    <p class="row">
      ${list && (list.more || list.games.length > shown.length) && html`<a href="/games/lobby">${t("page-list-all-tables")}</a>`}
      <a href="/games/finished">${t("page-list-finished")}</a>
    </p>
  </section>`;
}

/** The players of a table, as a sentence has them, each with whether they are here. @param {{game: Summary, seats: import("../types.js").Seat[]}} props */
function Names({ game, seats }) {
  let place = 0;
  return listed(seats.map((seat) => seat.name)).map(({ type, value }) => {
    if (type === "literal") return value;
    const seat = seats[place++];
    return html`<span key=${seat.seat} class="one-name"><${PlayerName} seat=${seat} name=${value} /><${HereMark} game=${game} seat=${seat} /></span>`;
  });
}

/** What the table has chosen beside the rulebook, its language if that is another, and whether robots may join. @param {{game: Summary}} props */
function Chosen({ game }) {
  const title = titles.value?.find((one) => one.id === game.title);
  const words = title ? optionWords(title, game.options) : [];
  const spoken = game.language && game.language !== language.value ? LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (game.language)] : null;
  if (spoken) words.push(spoken);
  if (game.robots && game.status === "open") words.push(t("page-game-robots"));
  return words.map((one) => html`<span key=${one}>${one}</span>`);
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
        <span class="grow"><strong>${game.title_name}</strong>${game.rated && html` <span class="small rated-tag">${t("page-rated")}</span>`}<br /><${Names} game=${game} seats=${taken} /><br />
          ${game.description && html`<span class="table-description">${game.description}</span><br />`}
          <span class="small quiet-text table-facts">
            <span>${free ? t("page-game-open-seats", { count: free }) : say(game.headline)}</span>
            <span>${ago(game.updated)}</span>
            ${game.timing && !over && html`<span>${paceOf(game.timing)}</span>`}
            <${Chosen} game=${game} />
          </span></span>
        ${seated && !over
          ? html`<a class="button" href=${`/play/${game.id}`}>${t("page-game-return")}</a>`
          : free
            ? html`<a class="button primary" href=${`/join/${game.id}`}>${t("page-game-join")}</a>`
            : html`<a class="button" href=${`/watch/${game.id}`}>${over ? t("page-game-view") : t("page-game-watch")}</a>`}
      </li>`;
    })}
  </ul>`;
}
