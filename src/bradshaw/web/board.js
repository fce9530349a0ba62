/**
 * The board: the server's drawing in a window that zooms and pans, with what can be done lit up on it.
 *
 * The drawing is replaced piece by piece, so that zoom, focus and everything unchanged stay as they are.
 */
import { clearPlace } from "./board/clear.js";
import { roomiest } from "./board/corner.js";
import { Sheet, middle } from "./board/sheet.js";
import { BoardTools, keyShown } from "./board/tools.js";
import { Viewport } from "./board/viewport.js";
import { t } from "./words.js";
import { html, useEffect, useId, useLayoutEffect, useRef, useState } from "./ui.js";

const HOVER_DELAY = 250;
/** Where the pointer was moved to last. */
const resting = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX: x, clientY: y }) => Object.assign(resting, { x, y }), { capture: true, passive: true });

/** The size of a hex on the sheet. */
const HEX = { width: 120, height: 104 };
/** The size of a hex with all its neighbours. */
const AROUND = { width: 2.5 * HEX.width, height: 3 * HEX.height };
/** What the tray keeps free around it. */
const MARGINS = 24;
/** A hex in which something is laid is brought nearer if it is narrower than the first; then it is as wide as the second. */
const TOO_SMALL = 64;
const CLEAR = 96;
/** What takes more of the board's width than this leaves nothing beside it. */
const WHOLE = 0.8;
/** Neighbours are this far apart on the sheet at most. */
const NEXT = 130;
const ARROWS = /** @type {Object<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/**
 * @param {{
 *   svg: string,
 *   open?: Set<string>,
 *   closed?: Map<string, string>,
 *   selected?: string|null,
 *   lit?: Set<string>|null,
 *   last?: string|null,
 *   next?: string|null,
 *   preview?: (spot: string) => string|null,
 *   ghost?: {colour: string, text: string}|null,
 *   sketch?: Object<string, string>|null,
 *   tray?: any,
 *   onSpot?: (spot: string, element: Element) => void,
 *   onWhy?: (spot: string) => void,
 *   onPoint?: ((spot: string) => void)|null,
 *   pointed?: {spot: string, number: number}|null,
 *   label: string,
 * }} props `open`: spots that can be chosen; `closed`: spots that cannot, and why; `lit`: spots that are pointed out; `last`, `next`: where the last move
 *   happened, and in the past the next one; `ghost`: what would be placed on the selected spot; `sketch`: hexes as they would be; `tray`: what stands at the selected hex.
 */
export function Board({ svg, open, closed, selected, lit, last, next, preview, ghost, sketch, tray, onSpot, onWhy, onPoint, pointed, label }) {
  const id = useId();
  const frame = useRef(/** @type {HTMLDivElement|null} */ (null));
  const paper = useRef(/** @type {HTMLDivElement|null} */ (null));
  const sheet = useRef(/** @type {Sheet|null} */ (null));
  const view = useRef(/** @type {Viewport|null} */ (null));
  const [tip, setTip] = useState(/** @type {string|null} The hex that the small note is about. */ (null));
  const note = useRef(/** @type {HTMLDivElement|null} */ (null));
  const tools = useRef(/** @type {HTMLDivElement|null} */ (null));
  const [corner, setCorner] = useState({ way: "bottom right", folded: false });
  const [hasKey, setHasKey] = useState(false);
  const stand = useRef(/** @type {HTMLDivElement|null} */ (null));
  const place = tray ? (selected ?? null) : null;
  // Listeners are set once and look here for what holds now.
  const now = useRef({ open, closed, preview, onSpot, onWhy, onPoint, place });
  now.current = { open, closed, preview, onSpot, onWhy, onPoint, place };

  useLayoutEffect(() => {
    const box = /** @type {HTMLDivElement} */ (frame.current);
    const page = /** @type {HTMLDivElement} */ (paper.current);
    sheet.current = new Sheet(page);
    view.current = new Viewport(box, page, {
      onHold: (target) => point(target),
      onMove: () => {
        setTip(null);
        arrange();
        settle();
      },
    });
    return () => view.current?.close();
  }, []);

  useLayoutEffect(() => {
    const size = sheet.current?.draw(svg);
    if (size) view.current?.resize(size);
    setHasKey(Boolean(paper.current?.querySelector(".key")));
  }, [svg]);

  useLayoutEffect(() => settle(), [keyShown.value, hasKey]);

  useLayoutEffect(() => {
    sheet.current?.sketch(sketch ?? {});
  }, [svg, sketch]);

  useLayoutEffect(() => {
    const hex = sheet.current?.hexes.get(place ?? "");
    const window = view.current;
    if (!hex || !window) return undefined;
    const fitted = window.fitted;
    if (HEX.width * window.scale < TOO_SMALL) window.bring(middle(hex), CLEAR / HEX.width, window.where(middle(hex)));
    if (arrange() > 0) {
      // The tray takes so much room that hex and neighbours are brought into what is left, beside it or above it.
      const { clientWidth: width, clientHeight: height } = window.frame;
      const tray = /** @type {HTMLDivElement} */ (stand.current);
      const [left, top] = [width - tray.offsetWidth - MARGINS, height - tray.offsetHeight - MARGINS];
      const beside = Math.min(left / AROUND.width, height / AROUND.height);
      const above = Math.min(width / AROUND.width, top / AROUND.height);
      const to = beside > above ? { x: left / 2, y: height / 2 } : { x: width / 2, y: top / 2 };
      window.bring(middle(hex), Math.min(window.scale, Math.max(beside, above)), to, true);
    }
    const scale = window.scale;
    return () => {
      if (fitted && window.scale === scale) window.fit();
      else window.settle();
    };
  }, [place]);

  // What stands in the tray may change its size.
  useLayoutEffect(() => void arrange());

  useLayoutEffect(() => {
    const hex = sheet.current?.hexes.get(pointed?.spot ?? "");
    if (!hex) return undefined;
    hex.classList.add("pointed-at");
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) hex.animate([{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], { duration: 700, iterations: 3 });
    return () => hex.classList.remove("pointed-at");
  }, [pointed]);

  useLayoutEffect(() => {
    sheet.current?.mark({
      open: open ?? new Set(),
      closed: (onPoint ? null : closed) ?? new Map(),
      selected: selected ?? null,
      lit: lit ?? new Set(),
      last: last ?? null,
      next: next ?? null,
      ghost: ghost ?? null,
      preview: (spot) => preview?.(spot) ?? null,
    });
  });

  useEffect(() => {
    if (tip && !sheet.current?.hexes.has(tip)) setTip(null);
  }, [svg]);

  /** Put the buttons where they hide least of the whole board; they stay there while a part of it is looked at. */
  function settle() {
    const window = view.current;
    const side = tools.current?.querySelector("button")?.offsetHeight;
    if (!window?.fitted || !side || !sheet.current) return;
    const found = roomiest(window, [...sheet.current.hexes.values()], paper.current?.querySelector(".key") ? 4 : 3, side);
    setCorner((corner) => (corner.way === found.way && corner.folded === found.folded ? corner : found));
  }

  /**
   * A hex and those of its neighbours that are lit, as they are in the window now.
   * @param {Element} hex
   */
  function around(hex) {
    const window = /** @type {Viewport} */ (view.current);
    const { x, y } = middle(hex);
    const lit = [...(sheet.current?.hexes ?? [])].filter(([spot, other]) => {
      const there = middle(other);
      return other !== hex && now.current.open?.has(spot) && Math.hypot(there.x - x, there.y - y) < NEXT;
    });
    return [hex, ...lit.map(([, other]) => other)].map((one) => {
      const corner = window.where({ x: middle(one).x - HEX.width / 2, y: middle(one).y - HEX.height / 2 });
      return { left: corner.x, top: corner.y, right: corner.x + HEX.width * window.scale, bottom: corner.y + HEX.height * window.scale };
    });
  }

  /**
   * Put something as near to a hex as it can be without hiding it or its lit neighbours.
   * @param {HTMLElement|null} box
   * @param {string|null} spot
   * @param {import("./board/clear.js").Box[]} [others] what it shall not hide either
   * @returns {number} how much it hides all the same
   */
  function put(box, spot, others = []) {
    const hex = sheet.current?.hexes.get(spot ?? "");
    const window = view.current;
    if (!hex || !box || !window) return 0;
    const room = { width: window.frame.clientWidth, height: window.frame.clientHeight };
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const there = window.where(middle(hex));
    // What is as wide as the board stands at its lower edge, where it divides nothing.
    const near = size.width > WHOLE * room.width ? { x: there.x, y: room.height } : there;
    const { x, y, hidden } = clearPlace(room, size, [...around(hex), ...others], near);
    box.style.transform = `translate(${x}px, ${y}px)`;
    return hidden;
  }

  /** Put tray and note where they belong; returns how much the tray hides. */
  function arrange() {
    const hidden = put(stand.current, now.current.place);
    const frame = view.current?.frame.getBoundingClientRect();
    const tray = stand.current?.getBoundingClientRect();
    const taken = frame && tray ? [{ left: tray.left - frame.left, top: tray.top - frame.top, right: tray.right - frame.left, bottom: tray.bottom - frame.top }] : [];
    put(note.current, tip, taken);
    return hidden;
  }

  /** @param {EventTarget|null} target */
  const hexOf = (target) => (target instanceof Element ? target.closest("[data-spot]") : null);

  /**
   * Show the small note for a hex.
   * @param {EventTarget|null} target
   */
  function point(target) {
    setTip(hexOf(target)?.getAttribute("data-spot") ?? null);
  }

  /** @param {Element} hex @param {Element|null} [stop] the station in it that is meant */
  function choose(hex, stop = null) {
    const spot = hex.getAttribute("data-spot") ?? "";
    const { open, closed, onSpot, onWhy, onPoint } = now.current;
    if (onPoint) return onPoint(spot);
    const station = stop ? `stop:${spot.slice(4)}.${stop.getAttribute("data-stop")}` : "";
    if (open?.has(station)) onSpot?.(station, hex);
    else if (open?.has(spot)) onSpot?.(spot, hex);
    else if (closed?.has(spot)) onWhy?.(spot);
    else return;
    setTip(null);
  }

  /** @param {MouseEvent} event */
  function click(event) {
    const hex = hexOf(event.target);
    const stop = event.target instanceof Element ? event.target.closest("[data-stop]") : null;
    if (hex && !view.current?.dragged) choose(hex, stop);
  }

  /** Twice on a place where nothing can be done: nearer. @param {MouseEvent} event */
  function clickTwice(event) {
    const spot = hexOf(event.target)?.getAttribute("data-spot") ?? "";
    if (!open?.has(spot)) view.current?.zoom(1.8, view.current.place(event), true);
  }

  const waiting = useRef(0);
  /** Where the pointer rests on what came to lie under it: nobody has pointed at that. */
  const rested = useRef(/** @type {{x: number, y: number}|null} */ (null));

  /** @param {PointerEvent} event */
  function over(event) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(waiting.current);
    const { clientX: x, clientY: y } = event;
    rested.current = x === resting.x && y === resting.y ? { x, y } : null;
    if (!event.buttons && !rested.current) pointSoon(event);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const { x, y } = rested.current ?? { x: event.clientX, y: event.clientY };
    if (event.buttons || (event.clientX === x && event.clientY === y)) return;
    rested.current = null;
    pointSoon(event);
  }

  /** @param {PointerEvent} event */
  function pointSoon({ target }) {
    waiting.current = window.setTimeout(() => point(target), HOVER_DELAY);
  }

  function leave() {
    clearTimeout(waiting.current);
    rested.current = null;
    setTip(null);
  }

  useEffect(() => () => clearTimeout(waiting.current), []);

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const hex = hexOf(event.target);
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = hex ? sheet.current?.next(hex, arrow, event.shiftKey) : null;
      if (next) next.focus();
      else if (!hex) view.current?.pan(-60 * arrow[0], -60 * arrow[1]);
    } else if (event.key === "+" || event.key === "=") view.current?.zoom(1.25);
    else if (event.key === "-" || event.key === "−") view.current?.zoom(0.8);
    else if (event.key === "0") view.current?.fit();
    else if ((event.key === "Enter" || event.key === " ") && hex) choose(hex);
    else if (event.key === "Escape" && tip) setTip(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {FocusEvent} event */
  function focus(event) {
    const hex = hexOf(event.target);
    if (!hex || !hex.matches(":focus-visible")) return;
    view.current?.show(hex);
    sheet.current?.roam(hex);
    point(hex);
  }

  const words = tip && tip !== place && sheet.current?.words.get(tip);
  const effect = tip && (preview?.(tip) ?? closed?.get(tip));
  return html`<div class=${keyShown.value ? "board" : "board keyless"}>
    <div
      class="board-window"
      ref=${frame}
      tabindex="0"
      role="application"
      aria-label=${label}
      aria-describedby=${`${id}-help`}
      onClick=${click}
      onDblClick=${clickTwice}
      onPointerOver=${over}
      onPointerMove=${move}
      onPointerLeave=${leave}
      onKeyDown=${key}
      onFocusIn=${focus}
      onFocusOut=${leave}
    >
      <div class="board-sheet" ref=${paper}></div>
    </div>
    <p id=${`${id}-help`} class="board-help">
      ${t("page-board-help")}
    </p>
    <${BoardTools} ...${corner} place=${tools} hasKey=${hasKey} view=${view} />
    ${tray && html`<div class="board-tray" ref=${stand}>${tray}</div>`}
    ${words &&
    html`<div class="board-tip" ref=${note} aria-hidden="true">
      <span class="board-tip-place">${words}</span>
      ${effect && (open?.has(tip) ? html`<span class="board-tip-effect">${effect}</span>` : html`<span>${t("page-board-why", { reason: effect })}</span>`)}
    </div>`}
  </div>`;
}
