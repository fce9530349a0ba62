/** A window on a large sheet: zoom with wheel, pinch and keys, pan by dragging. */

const SLACK = 6;
const HOLD = 450;
const NEAREST = 6;
const FARTHEST = 0.7;
const KEPT_IN_SIGHT = 80;

/** @typedef {{x: number, y: number}} Place */

export class Viewport {
  /**
   * @param {HTMLElement} frame
   * @param {HTMLElement} sheet
   * @param {{onHold: (target: EventTarget|null) => void, onMove: () => void}} notices a long press on a touch screen;
   *   the sheet has moved
   */
  constructor(frame, sheet, { onHold, onMove }) {
    this.frame = frame;
    this.sheet = sheet;
    this.onHold = onHold;
    this.onMove = onMove;
    this.size = { width: 1, height: 1 };
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** Whether the whole sheet is shown, and shall stay so when the window changes. */
    this.fitted = true;
    /** Whether the sheet may leave more of the window empty than usual. */
    this.exact = false;
    /** Whether the press that is about to become a click has moved the sheet or has been held. */
    this.dragged = false;
    /** @type {Map<number, Place>} */
    this.fingers = new Map();
    this.spread = 0;
    this.holding = 0;
    this.end = new AbortController();
    const options = { signal: this.end.signal };
    frame.addEventListener("wheel", (event) => this.wheel(event), { ...options, passive: false });
    frame.addEventListener("pointerdown", (event) => this.press(event), options);
    frame.addEventListener("pointermove", (event) => this.drag(event), options);
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
      frame.addEventListener(kind, (event) => this.release(event), options);
    }
    frame.addEventListener("contextmenu", (event) => this.fingers.size && event.preventDefault(), options);
    // Focus scrolls what is hidden into view on its own; here only the sheet moves.
    frame.addEventListener("scroll", () => frame.scrollTo(0, 0), options);
    this.watcher = new ResizeObserver(() => (this.fitted ? this.fit(false) : this.move()));
    this.watcher.observe(frame);
  }

  close() {
    this.end.abort();
    this.watcher.disconnect();
    clearTimeout(this.holding);
  }

  /**
   * The sheet has another size than before.
   * @param {{width: number, height: number}} size
   */
  resize(size) {
    if (size.width === this.size.width && size.height === this.size.height) return;
    this.size = size;
    this.fit(false);
  }

  /** The scale at which the whole sheet is just seen. */
  get whole() {
    const { clientWidth, clientHeight } = this.frame;
    return Math.min(clientWidth / this.size.width, clientHeight / this.size.height) || 1;
  }

  /** Whether the scale is that of the whole sheet, as near as anyone can see. */
  isWhole() {
    return Math.abs(this.scale / this.whole - 1) < 0.02;
  }

  /** Show the whole sheet. */
  fit(softly = true) {
    this.fitted = true;
    this.exact = false;
    this.scale = this.whole;
    this.move(softly);
  }

  /**
   * @param {number} factor
   * @param {Place} [around] a place in the window that stays where it is
   */
  zoom(factor, around, softly = !around) {
    const { clientWidth, clientHeight } = this.frame;
    const { x, y } = around ?? { x: clientWidth / 2, y: clientHeight / 2 };
    const scale = Math.min(Math.max(this.scale * factor, this.whole * FARTHEST), this.whole * NEAREST);
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.exact = false;
    this.fitted = this.isWhole();
    this.move(softly);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  pan(x, y, softly = true) {
    this.exact = false;
    this.x += x;
    this.y += y;
    this.move(softly);
  }

  /**
   * Pan so far that an element is seen.
   * @param {Element} element
   */
  show(element) {
    const box = this.frame.getBoundingClientRect();
    const place = element.getBoundingClientRect();
    const x = Math.max(0, box.left - place.left) - Math.max(0, place.right - box.right);
    const y = Math.max(0, box.top - place.top) - Math.max(0, place.bottom - box.bottom);
    if (x || y) this.pan(x && x + 20 * Math.sign(x), y && y + 20 * Math.sign(y));
  }

  /**
   * Where in the window a place of the sheet is.
   * @param {Place} place
   * @returns {Place}
   */
  where({ x, y }) {
    return { x: this.x + x * this.scale, y: this.y + y * this.scale };
  }

  /**
   * Bring a place of the sheet to a place of the window, at a scale.
   * @param {Place} place
   * @param {number} scale
   * @param {Place} to
   * @param {boolean} [exactly] even if much of the window stays empty; until `settle`, or until it is moved by hand
   */
  bring(place, scale, to, exactly = false) {
    this.scale = Math.min(scale, this.whole * NEAREST);
    this.x = to.x - place.x * this.scale;
    this.y = to.y - place.y * this.scale;
    this.fitted = this.isWhole();
    this.exact = exactly;
    this.move(true);
  }

  /** Put the sheet back to where it may stay. */
  settle() {
    if (!this.exact) return;
    this.exact = false;
    this.move(true);
  }

  /** Put the sheet where it belongs; a part of it always stays in sight, and a small sheet stays in the middle. */
  move(softly = false) {
    const { clientWidth, clientHeight } = this.frame;
    if (!this.exact) {
      this.x = within(this.x, this.size.width * this.scale, clientWidth);
      this.y = within(this.y, this.size.height * this.scale, clientHeight);
    }
    this.sheet.classList.toggle("softly", softly);
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.frame.classList.toggle("zoomed", this.scale > this.whole * 1.02);
    this.onMove();
  }

  /** @param {{clientX: number, clientY: number}} event @returns {Place} */
  place(event) {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    const strength = event.ctrlKey ? 0.01 : 0.0018;
    this.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * strength), this.place(event));
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button > 1) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, this.place(event));
    this.spread = this.distance();
    clearTimeout(this.holding);
    if (event.pointerType !== "mouse" && this.fingers.size === 1) {
      const target = event.target;
      this.holding = window.setTimeout(() => {
        this.dragged = true;
        this.onHold(target);
      }, HOLD);
    }
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const from = this.fingers.get(event.pointerId);
    if (!from) return;
    const to = this.place(event);
    if (this.fingers.size === 1) {
      // A click trembles a little; on a touch screen a sheet that is wholly seen has nothing to drag.
      const held = this.dragged && !this.frame.classList.contains("grabbed");
      if (!this.frame.classList.contains("grabbed") && (held || Math.hypot(to.x - from.x, to.y - from.y) < SLACK)) return;
      this.grab(event);
      this.fingers.set(event.pointerId, to);
      this.pan(to.x - from.x, to.y - from.y, false);
      return;
    }
    this.grab(event);
    this.fingers.set(event.pointerId, to);
    const spread = this.distance();
    const middle = this.middle();
    if (this.spread) this.zoom(spread / this.spread, middle, false);
    this.pan((to.x - from.x) / this.fingers.size, (to.y - from.y) / this.fingers.size, false);
    this.spread = spread;
  }

  /** From here on it is no click. @param {PointerEvent} event */
  grab(event) {
    clearTimeout(this.holding);
    this.dragged = true;
    if (!this.frame.classList.contains("grabbed")) {
      this.frame.classList.add("grabbed");
      this.frame.setPointerCapture(event.pointerId);
    }
  }

  /** @param {PointerEvent} event */
  release(event) {
    clearTimeout(this.holding);
    this.fingers.delete(event.pointerId);
    this.spread = this.distance();
    if (!this.fingers.size) this.frame.classList.remove("grabbed");
  }

  /** How far two fingers are apart. */
  distance() {
    const [one, two] = this.fingers.values();
    return two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }

  /** @returns {Place} */
  middle() {
    const places = [...this.fingers.values()];
    return {
      x: places.reduce((sum, place) => sum + place.x, 0) / places.length,
      y: places.reduce((sum, place) => sum + place.y, 0) / places.length,
    };
  }
}

/**
 * @param {number} at
 * @param {number} size
 * @param {number} room
 */
function within(at, size, room) {
  if (size <= room) return (room - size) / 2;
  const rest = Math.min(KEPT_IN_SIGHT, room / 4);
  return Math.min(Math.max(at, room - size - rest), rest);
}
