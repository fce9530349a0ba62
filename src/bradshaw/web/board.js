/**
 * The board: the server's drawing in a window that zooms and pans, with what can be done lit up on it.
 *
 * The drawing is replaced piece by piece, so that zoom, focus and everything unchanged stay as they are.
 */
import { roomiest } from "./board/corner.js";
import { Sheet, middle } from "./board/sheet.js";
import { Viewport } from "./board/viewport.js";
import { html, useEffect, useId, useLayoutEffect, useRef, useState } from "./ui.js";

const HOVER_DELAY = 250;
const ROOM_FOR_TIP = 120;
/** The size of a hex on the sheet. */
const HEX = { width: 120, height: 104 };
/** A hex in which something is laid is brought nearer if it is narrower than the first; then it is as wide as the second. */
const TOO_SMALL = 64;
const CLEAR = 96;
const NARROW = 430;
const GAP = 8;
const ARROWS = /** @type {Object<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/**
 * @typedef {{spot: string, x: number, y: number, below: boolean}} Tip
 *
 * @param {{
 *   svg: string,
 *   open?: Set<string>,
 *   closed?: Map<string, string>,
 *   selected?: string|null,
 *   preview?: (spot: string) => string|null,
 *   ghost?: {colour: string, text: string}|null,
 *   sketch?: Object<string, string>|null,
 *   tray?: any,
 *   onSpot?: (spot: string, element: Element) => void,
 *   onWhy?: (spot: string) => void,
 *   label?: string,
 * }} props `open`: spots that can be chosen; `closed`: spots that cannot, and why; `ghost`: what would be placed on
 *   the selected spot; `sketch`: hexes as they would be; `tray`: what stands at the selected hex.
 */
export function Board({ svg, open, closed, selected, preview, ghost, sketch, tray, onSpot, onWhy, label = "Board" }) {
  const id = useId();
  const frame = useRef(/** @type {HTMLDivElement|null} */ (null));
  const paper = useRef(/** @type {HTMLDivElement|null} */ (null));
  const sheet = useRef(/** @type {Sheet|null} */ (null));
  const view = useRef(/** @type {Viewport|null} */ (null));
  const [tip, setTip] = useState(/** @type {Tip|null} */ (null));
  const tools = useRef(/** @type {HTMLDivElement|null} */ (null));
  const [corner, setCorner] = useState("bottom right");
  const stand = useRef(/** @type {HTMLDivElement|null} */ (null));
  const place = tray ? (selected ?? null) : null;
  // Listeners are set once and look here for what holds now.
  const now = useRef({ open, closed, preview, onSpot, onWhy, place });
  now.current = { open, closed, preview, onSpot, onWhy, place };

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
  }, [svg]);

  useLayoutEffect(() => {
    sheet.current?.sketch(sketch ?? {});
  }, [svg, sketch]);

  useLayoutEffect(() => {
    const hex = sheet.current?.hexes.get(place ?? "");
    const window = view.current;
    if (!hex || !window) return undefined;
    const { clientWidth: width, clientHeight: height } = window.frame;
    const fitted = window.fitted;
    if (HEX.width * window.scale < TOO_SMALL) {
      // Where the tray takes a whole edge, the hex is brought into what is left.
      const narrow = width < NARROW;
      const { x, y } = window.where(middle(hex));
      const scale = CLEAR / HEX.width;
      window.bring(middle(hex), scale, narrow ? { x: width / 2, y: height / 3 } : { x, y });
    }
    const scale = window.scale;
    return () => {
      if (fitted && window.scale === scale) window.fit();
    };
  }, [place]);

  // What stands in the tray may change its size.
  useLayoutEffect(() => arrange());

  useLayoutEffect(() => {
    sheet.current?.mark({
      open: open ?? new Set(),
      closed: closed ?? new Map(),
      selected: selected ?? null,
      ghost: ghost ?? null,
      preview: (spot) => preview?.(spot) ?? null,
    });
  });

  useEffect(() => {
    if (tip && !sheet.current?.hexes.has(tip.spot)) setTip(null);
  }, [svg]);

  /** Put the buttons where they hide least of the whole board; they stay there while a part of it is looked at. */
  function settle() {
    const window = view.current;
    const size = tools.current?.getBoundingClientRect();
    if (window?.fitted && size && sheet.current) setCorner(roomiest(window, [...sheet.current.hexes.values()], size));
  }

  /** Put the tray below its hex, or where else there is room; on a narrow board along an edge. */
  function arrange() {
    const hex = sheet.current?.hexes.get(now.current.place ?? "");
    const box = stand.current;
    const window = view.current;
    if (!hex || !box || !window) return;
    const { clientWidth: width, clientHeight: height } = window.frame;
    const { x, y } = window.where(middle(hex));
    const half = (HEX.height / 2) * window.scale;
    const across = Math.max(GAP, Math.min(x - box.offsetWidth / 2, width - box.offsetWidth - GAP));
    const lowest = height - box.offsetHeight - GAP;
    let down = y + half + GAP;
    if (width < NARROW) down = y + half < lowest || y < height / 2 ? lowest : GAP;
    else if (down > lowest) down = y - half - GAP - box.offsetHeight;
    box.style.transform = `translate(${Math.round(across)}px, ${Math.round(Math.max(GAP, Math.min(down, lowest)))}px)`;
  }

  /** @param {EventTarget|null} target */
  const hexOf = (target) => (target instanceof Element ? target.closest("[data-spot]") : null);

  /**
   * Show the small note for a hex.
   * @param {EventTarget|null} target
   */
  function point(target) {
    const hex = hexOf(target);
    const box = frame.current?.getBoundingClientRect();
    if (!hex || !box) return setTip(null);
    const place = /** @type {SVGGElement} */ (hex).querySelector(".edge")?.getBoundingClientRect() ?? box;
    const below = place.top - box.top < ROOM_FOR_TIP;
    setTip({
      spot: hex.getAttribute("data-spot") ?? "",
      x: Math.min(Math.max(place.left + place.width / 2 - box.left, 110), Math.max(110, box.width - 110)),
      y: (below ? place.bottom : place.top) - box.top,
      below,
    });
  }

  /** @param {Element} hex @param {Element|null} [stop] the station in it that is meant */
  function choose(hex, stop = null) {
    const spot = hex.getAttribute("data-spot") ?? "";
    const { open, closed, onSpot, onWhy } = now.current;
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

  /** @param {PointerEvent} event */
  function over(event) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(waiting.current);
    if (event.buttons) return;
    const target = event.target;
    waiting.current = window.setTimeout(() => point(target), HOVER_DELAY);
  }

  function leave() {
    clearTimeout(waiting.current);
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

  const note = tip && tip.spot !== place && sheet.current?.words.get(tip.spot);
  const effect = tip && (preview?.(tip.spot) ?? closed?.get(tip.spot));
  return html`<div class="board">
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
      onPointerLeave=${leave}
      onKeyDown=${key}
      onFocusIn=${focus}
      onFocusOut=${leave}
    >
      <div class="board-sheet" ref=${paper}></div>
    </div>
    <p id=${`${id}-help`} class="board-help">
      Tab goes to a hex that can be chosen, the arrow keys from one to the next, with Shift to any hex; Enter chooses.
      Plus, minus and zero zoom.
    </p>
    <div class=${`board-tools ${corner}`} ref=${tools} role="group" aria-label="Zoom">
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick=${() => view.current?.zoom(1.4)}>+</button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick=${() => view.current?.zoom(1 / 1.4)}>
        −
      </button>
      <button type="button" aria-label="Show the whole board" title="Whole board (0)" onClick=${() => view.current?.fit()}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
          <path d="M1.5 5.5v-4h4M10.5 1.5h4v4M14.5 10.5v4h-4M5.5 14.5h-4v-4" />
        </svg>
      </button>
    </div>
    ${tray && html`<div class="board-tray" ref=${stand}>${tray}</div>`}
    ${note &&
    html`<div
      class=${tip.below ? "board-tip below" : "board-tip"}
      aria-hidden="true"
      style=${{ left: `${tip.x}px`, top: `${tip.y}px` }}
    >
      <span class="board-tip-place">${note}</span>
      ${effect && html`<span class=${open?.has(tip.spot) ? "board-tip-effect" : "board-tip-why"}>${effect}</span>`}
    </div>`}
  </div>`;
}
