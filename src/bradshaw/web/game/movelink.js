/** Links to a position: the address names the move whose position is looked at, `#217`. */
import { route } from "../router.js";
import { useEffect } from "../ui.js";
import { plays } from "./replay.js";

/** The address at which anybody sees the position on the screen. @param {import("./table.js").Table} table */
export function moveLink(table) {
  const move = Math.ceil(table.viewing.value ?? table.length.value);
  // What comes after the number sign never reaches a server, which draws the picture that messengers show of a link.
  return `${location.origin}/watch/${encodeURIComponent(table.id)}?move=${move}#${move}`;
}

/** Go where the address says, and let it say where one has gone. @param {import("./table.js").Table} table */
export function useMoveLink(table) {
  const wanted = /^\d{1,6}$/.test(route.value.hash) ? Number(route.value.hash) : null;
  useEffect(() => {
    if (wanted !== null) table.look(wanted);
  }, [table, wanted]);
  const viewing = table.viewing.value;
  const playing = plays(table);
  useEffect(() => {
    if (playing) return;
    const hash = viewing === null ? "" : `#${Math.ceil(viewing)}`;
    if (location.hash !== hash) history.replaceState(null, "", location.pathname + location.search + hash);
  }, [viewing, playing]);
}
