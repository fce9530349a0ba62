/** Replay of past positions, at a speed that this browser remembers. */
import { signal, useEffect } from "../ui.js";

/** How long a position stands at the ordinary speed, in milliseconds. */
const STEP = 900;
const KEY = "replay-speed";
/** How many times as fast, slowest first. */
export const SPEEDS = [0.5, 1, 2, 4];

/** What was chosen before, unless this browser remembers nothing. */
function remembered() {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return SPEEDS.includes(kept) ? kept : 1;
  } catch {
    return 1;
  }
}

export const speed = signal(remembered());
/** @type {{value: import("./table.js").Table|null}} The game whose past is running. */
const running = signal(null);

/** @param {number} wanted */
export function setSpeed(wanted) {
  speed.value = wanted;
  try {
    localStorage.setItem(KEY, String(wanted));
  } catch {
    // A private window may forbid it; the speed holds until the page is left.
  }
}

/** Whether the past of this game is running. @param {import("./table.js").Table} table */
export const plays = (table) => running.value === table;

/**
 * Play the past from a position on, until now.
 * @param {import("./table.js").Table} table
 * @param {number} from
 */
export async function replay(table, from) {
  await table.look(from);
  if (table.viewing.value !== null) running.value = table;
}

export function stopReplay() {
  running.value = null;
}

/** Goes on from position to position while the game is shown. @param {import("./table.js").Table} table */
export function useReplay(table) {
  const playing = plays(table);
  useEffect(() => {
    if (!playing) return undefined;
    if (table.viewing.value === null) {
      stopReplay();
      return undefined;
    }
    const timer = setTimeout(() => table.step(1), STEP / speed.value);
    return () => clearTimeout(timer);
  }, [playing, table.past.value, table.viewing.value, speed.value]);
  useEffect(() => stopReplay, [table]);
}
