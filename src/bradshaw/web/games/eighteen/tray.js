/** What opens at a hex: the tiles that fit there, and what else can be built; to look at, turn, lay or leave. */
import { hexOf, same } from "../../game/compare.js";
import { hovering } from "../../game/hovering.js";
import { Icon } from "../../icons.js";
import { confirming } from "../../state.js";
import { html, useEffect, useLayoutEffect, useRef } from "../../ui.js";
import { say, t } from "../../words.js";

/** @typedef {import("../../types.js").Choice} Choice */
/** @typedef {import("../../game/play.js").Play} Play */
/**
 * A tile with all the ways in which it can lie, or anything else that can be done in the hex.
 * @typedef {{id: string, tile: string, ways: Choice[]}} Piece
 */

/** With more ways the tile is chosen first, and then turned. */
const MOST_APART = 18;
/** A wheel turns by one step, however many it reports. */
const WHEEL_REST = 160;
/** Types of action that put a piece into a hex or take one away. */
const PIECES = ["lay_tile", "build_base", "build_small_station", "place_marker", "remove_marker"];

/**
 * Whether a tile is laid as soon as it is pointed at: then each way in which it can lie is a piece of its own.
 * @param {Play} play
 */
function isApart(play) {
  const among = play.selection.value?.among ?? [];
  return confirming.value !== "always" && among.length <= MOST_APART && among.every((choice) => play.isAtOnce(choice));
}

/**
 * The pieces among choices of one hex, in the order of the choices.
 * @param {Choice[]} choices
 * @param {boolean} [apart] with each way in which a tile can lie by itself
 * @returns {Piece[]}
 */
function piecesOf(choices, apart = false) {
  /** @type {Map<string, Piece>} */
  const pieces = new Map();
  for (const choice of choices) {
    const { rotation, ...rest } = choice.action;
    const id = JSON.stringify(apart ? choice.action : rest);
    /** @type {Piece} */
    const piece = pieces.get(id) ?? { id, tile: choice.action.tile ?? "", ways: [] };
    piece.ways.push(choice);
    pieces.set(id, piece);
  }
  for (const { ways } of pieces.values()) ways.sort((one, other) => (one.action.rotation ?? 0) - (other.action.rotation ?? 0));
  return [...pieces.values()];
}

/** The piece that is chosen. @param {Play} play */
function chosenPiece(play) {
  const selection = play.selection.value;
  const chosen = selection?.choice?.action;
  if (!selection?.tray || !chosen) return null;
  return piecesOf(selection.among, isApart(play)).find(({ ways }) => ways.some((way) => same(way.action, chosen))) ?? null;
}

/**
 * Turn the chosen tile to its next legal rotation, or back.
 * @param {Play} play
 * @param {number} step
 */
function turn(play, step) {
  const ways = chosenPiece(play)?.ways ?? [];
  const at = ways.findIndex((way) => same(way.action, play.selection.value?.choice?.action));
  if (ways.length > 1) play.consider(ways[(at + step + ways.length) % ways.length]);
}

/**
 * The hex with the tray is pointed at once more: its tile turns, or the station that was meant is chosen. Where nothing
 * is to be turned, the tray closes.
 * @param {Play} play
 * @param {string} spot
 */
export function again(play, spot) {
  const selection = play.selection.value;
  if (!selection?.tray || hexOf(spot) !== selection.spot) return false;
  const station = selection.among.find((choice) => choice.spot === spot && choice.spot !== selection.spot);
  if (station) play.settle(station);
  else if (isApart(play)) play.cancel();
  else if (selection.choice) turn(play, 1);
  else play.consider(selection.among[0]);
  return true;
}

/**
 * What can be laid in a hex, in few words.
 * @param {Choice[]} there
 */
export function effect(there) {
  const tiles = [...new Set(there.flatMap(({ action }) => (action.type === "lay_tile" ? [action.tile] : [])))];
  if (!tiles.length || there.length === 1) return null;
  const others = there.filter(({ action }) => action.type !== "lay_tile").map(({ text }) => text);
  return t("page-either", { texts: [t("eighteen-panel-lay", { tiles }), ...others] });
}

/** @param {{play: Play, position: import("../../types.js").Position}} props */
export function Tray({ play, position }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const done = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const wheel = useRef(0);
  const selection = play.selection.value;
  const current = chosenPiece(play);
  const spot = selection?.spot ?? "";
  const id = current?.id;
  useLayoutEffect(() => {
    // Enter lays what is chosen; until then it chooses.
    const first = box.current?.querySelector("button");
    if (id !== undefined) done.current?.focus({ preventScroll: true });
    else if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [spot, id]);
  useLayoutEffect(() => {
    const here = box.current;
    const origin = selection?.origin;
    return () => {
      // The focus must not be lost with the tray.
      if (here?.contains(document.activeElement)) origin?.focus({ preventScroll: true });
    };
  }, [spot]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (isApart(play)) return;
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (event.key.toLowerCase() !== "r" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      turn(play, event.shiftKey ? -1 : 1);
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [play]);
  if (!selection?.tray) return null;
  const apart = isApart(play);
  const pieces = piecesOf(selection.among, apart);
  const ways = current?.ways ?? [];
  const at = ways.findIndex((way) => same(way.action, selection.choice?.action));
  /** @param {Piece} piece */
  const choose = (piece) => {
    if (apart) play.settle(piece.ways[0]);
    else if (piece.id === id) turn(play, 1);
    else play.consider(piece.ways[0]);
  };
  /** What would be laid is seen on the map before. @param {Piece|null} piece */
  const show = (piece) => apart && (play.preview.value = piece?.ways[0] ?? null);
  /** @param {KeyboardEvent} event */
  const move = (event) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const buttons = /** @type {HTMLButtonElement[]} */ ([...(box.current?.querySelectorAll("button:enabled") ?? [])]);
    const from = buttons.indexOf(/** @type {any} */ (event.target));
    if (!step || from < 0) return;
    event.preventDefault();
    buttons[(from + step + buttons.length) % buttons.length].focus();
  };
  /** @param {WheelEvent} event */
  const roll = (event) => {
    if (ways.length < 2 || event.timeStamp - wheel.current < WHEEL_REST) return;
    wheel.current = event.timeStamp;
    turn(play, event.deltaY < 0 ? -1 : 1);
  };
  const tiles = pieces.every((piece) => piece.tile);
  const pointed = play.preview.value ?? selection.choice;
  const words = pointed ? say(pointed.text) : tiles ? t("eighteen-panel-choose-tile") : t("eighteen-panel-choose-piece");
  const kind = (selection.choice ?? selection.among[0])?.action.type ?? "";
  return html`<div
    class=${apart ? "xx-tray apart" : "xx-tray"}
    ref=${box}
    role="group"
    aria-label=${tiles ? t("eighteen-panel-tray") : t("eighteen-panel-tray-mixed")}
    onKeyDown=${move}
    onWheel=${roll}
  >
    ${(pieces.length > 1 || pieces[0]?.tile) &&
    html`<div class="xx-pieces">
      ${pieces.map((piece) => {
        const shown = (piece.id === id && ways[at]) || piece.ways[0];
        const left = piece.tile && position.position.tiles_left?.[piece.tile];
        return html`<button
          key=${piece.id}
          class="xx-piece"
          aria-pressed=${piece.id === id}
          aria-label=${piece.tile && !apart ? t("eighteen-panel-tile", { tile: piece.tile, left: left || 0 }) : say(apart ? shown.text : shown.name)}
          disabled=${play.busy.value}
          onClick=${(/** @type {MouseEvent} */ event) => (!apart || event.detail < 2) && choose(piece)}
          ...${hovering(show, piece)}
        >
          <${Picture} svg=${hexDrawn(play, shown)} />
          <span class="xx-piece-name" aria-hidden="true">
            ${piece.tile || (PIECES.includes(shown.action.type) && t("eighteen-panel-piece", { kind: shown.action.type }))}${left ? html`<span class="quiet-text"> ×${left}</span>` : ""}
          </span>
        </button>`;
      })}
    </div>`}
    <p class="xx-effect" aria-hidden="true">
      <span>${words}</span>
      ${/* With room for all texts the tray stays where it is, whatever is chosen in it. */ ""}
      ${selection.among.map((choice, index) => html`<span key=${index} class="xx-unsaid">${say(choice.text)}</span>`)}
    </p>
    <div class="xx-tray-row">
      ${!apart &&
      pieces.some((piece) => piece.tile) &&
      html`<button disabled=${ways.length < 2} aria-label=${t("eighteen-panel-turn-back")} title=${t("eighteen-panel-turn-back.title")} onClick=${() => turn(play, -1)}><${Icon} name="turnback" /></button>
        <button disabled=${ways.length < 2} aria-label=${t("eighteen-panel-turn")} title=${t("eighteen-panel-turn.title")} onClick=${() => turn(play, 1)}><${Icon} name="turn" /></button>
        <span class="xx-ways">${ways.length > 1 ? t("eighteen-panel-way-of", { number: at + 1, count: ways.length }) : ways.length ? t("eighteen-panel-one-way") : ""}</span>`}
      ${!apart &&
      html`<button
        ref=${done}
        class=${play.busy.value ? "primary busy xx-done" : "primary xx-done"}
        aria-disabled=${!selection.choice || play.busy.value}
        onClick=${(/** @type {MouseEvent} */ event) => event.detail < 2 && play.commit()}
      >
        ${PIECES.includes(kind) ? t("eighteen-panel-do", { kind }) : t("page-confirm")}
      </button>`}
      <button class="xx-leave" aria-label=${t("eighteen-panel-leave")} title=${t("eighteen-panel-leave.title")} onClick=${() => play.cancel()}><${Icon} name="close" /></button>
    </div>
  </div>`;
}

/**
 * The hex of a choice as the server drew it.
 * @param {Play} play
 * @param {Choice} choice
 */
function hexDrawn(play, choice) {
  return play.sketches.of(choice)?.hexes[hexOf(choice.spot).slice(4)] ?? "";
}

/** A hex by itself; its shapes are those of the board. @param {{svg: string}} props */
function Picture({ svg }) {
  const inner = svg.replace(/^<g[^>]*>/, "<g>").replace(/<title>.*?<\/title>/, "");
  return html`<svg
    class="xx-picture"
    viewBox="-61 -53 122 106"
    aria-hidden="true"
    dangerouslySetInnerHTML=${{ __html: inner || '<use href="#board-hex" fill="none" stroke="currentColor" stroke-dasharray="6 5"/>' }}
  ></svg>`;
}
