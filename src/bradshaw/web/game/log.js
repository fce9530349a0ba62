/** The log: a report of play, turn by turn. A line leads to the position after it. */
import { SIGNS } from "../format.js";
import { RobotMark } from "../robots.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { turnsOf } from "./turns.js";
import { canSayWhy, WhyOfMove } from "./why.js";
import { say, t } from "../words.js";

const WINDOW = 30;

/** @param {{table: import("./table.js").Table}} props */
export function LogPanel({ table }) {
  const game = table.game.value;
  const log = table.wholeLog.value;
  const trial = table.trial.value;
  const [shown, setShown] = useState(WINDOW);
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const atEnd = useRef(true);
  const turns = useMemo(
    () => turnsOf(game?.title ?? "", log ?? [], game?.seats.map((seat) => seat.name) ?? []),
    [log, game?.seats],
  );
  const viewing = table.viewing.value;
  const scroller = () => list.current?.closest(".tab-panel") ?? null;
  useEffect(() => {
    const panel = scroller();
    if (!panel) return undefined;
    const watch = () => (atEnd.current = panel.scrollTop + panel.clientHeight > panel.scrollHeight - 40);
    panel.addEventListener("scroll", watch, { passive: true });
    return () => panel.removeEventListener("scroll", watch);
  }, []);
  useLayoutEffect(() => {
    const panel = scroller();
    if (panel && atEnd.current && viewing === null) panel.scrollTop = panel.scrollHeight;
  }, [turns, viewing, trial]);
  if (!game) return null;
  const first = Math.max(0, turns.length - shown);
  return html`<div class="log" ref=${list}>
    ${!turns.length && html`<p class="quiet-text">${log ? t("page-log-empty") : t("page-log-loading")}</p>`}
    ${first > 0 &&
    html`<p><button onClick=${() => setShown(shown + 60)}>${t("page-log-earlier", { count: first })}</button></p>`}
    <ol class="turns">
      ${turns.slice(first).map(
        (turn) => html`<${TurnOfLog} key=${`${turn.number} ${say(turn.heading)}`} turn=${turn} table=${table} viewing=${viewing} />`,
      )}
    </ol>
    ${trial &&
    html`<h3 class="try-text">${t("page-log-tried")}</h3>
      <ol class="lines">
        ${trial.entries.map((entry, index) => html`<li key=${index}>${say(entry.text)}</li>`)}
      </ol>`}
  </div>`;
}

/** @param {{turn: import("./turns.js").Turn, table: import("./table.js").Table, viewing: number|null}} props */
function TurnOfLog({ turn, table, viewing }) {
  const game = table.game.value;
  /** Whether an entry is the last one of a move that can be explained. @param {number} index */
  const isAsked = (index) => {
    const { number, actor } = turn.entries[index];
    return number > 0 && turn.entries[index + 1]?.number !== number && game && canSayWhy(game, actor);
  };
  return html`<li class=${turn.round ? "turn-of-log round-of-log" : "turn-of-log"}>
    <h3>
      ${turn.actor >= 0 && html`<span class=${`sign p${turn.actor}`} aria-hidden="true">${SIGNS[turn.actor]}</span>`}
      ${say(turn.heading)}<${RobotMark} seat=${table.game.value?.seats[turn.actor]} />
    </h3>
    <ol class="lines">
      ${turn.entries.map(
        (entry, index) => html`<li key=${index}>
          <button
            class="line"
            aria-current=${(viewing ?? table.length.value) === table.placeAt(entry.number, entry.stage)}
            title=${entry.number ? t("page-log-see", { number: entry.number }) : t("page-log-see-first")}
            onClick=${() => table.look(table.placeAt(entry.number, entry.stage))}
          >
            ${say(entry.text)}
          </button>
          ${isAsked(index) && html`<${WhyOfMove} table=${table} number=${entry.number} player=${game?.seats[entry.actor].name ?? ""} />`}
        </li>`,
      )}
    </ol>
  </li>`;
}
