/** Who is here, in the lists of games: all lists of a page ask together. */
import { get } from "../api.js";
import { html, signal, useEffect } from "../ui.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Summary} Summary */

const OFTEN = 2000;

/** @type {Set<string[]>} The games of each list that is shown. */
const lists = new Set();
/** @type {{value: Record<string, number[]>|null}} The seats of those who are here; null until it was asked. */
const here = signal(null);
let timer = 0;

/** Whether people meet in a game. @param {Summary} game */
function isMeeting(game) {
  return game.mode === "online" && !game.unreadable && (game.status === "open" || game.status === "running");
}

async function look() {
  const games = [...new Set([...lists].flat())];
  if (document.hidden || !games.length) return;
  try {
    here.value = (await get(`/api/games/here?games=${games.join(",")}`)).games;
  } catch {
    // The list itself says when the server does not answer.
  }
}

/** Keep asking who is here while a list is shown. @param {{games: Summary[]}|null} list */
export function useWhoIsHere(list) {
  const games = (list?.games ?? []).filter(isMeeting).map((game) => game.id);
  useEffect(() => {
    if (!games.length) return undefined;
    lists.add(games);
    if (!timer) timer = setInterval(look, OFTEN);
    return () => {
      lists.delete(games);
      if (lists.size) return;
      clearInterval(timer);
      timer = 0;
      here.value = null;
    };
  }, [games.join()]);
}

/** A dot beside somebody else who is here. @param {{game: Summary, seat: import("../types.js").Seat}} props */
export function HereMark({ game, seat }) {
  if (seat.kind !== "person" || seat.mine || !isMeeting(game)) return null;
  const present = here.value ? (here.value[game.id] ?? []).includes(seat.seat) : seat.present;
  return present && html`<span class="here here-mark" role="img" aria-label=${t("page-game-here")} title=${t("page-game-player-here", { player: seat.name })}><span class="dot"></span></span>`;
}
