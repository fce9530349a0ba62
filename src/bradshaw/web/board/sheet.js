/** The drawing in the page: taken over from the server hex by hex, and marked with what can be done. */
import { t } from "../words.js";

const SVG = "http://www.w3.org/2000/svg";
/** A drawing leaves room below it if its width is more than this many times its height. */
const BROAD = 1.2;

/**
 * @typedef {{open: Set<string>, closed: Map<string, string>, selected: string|null,
 *   ghost: {colour: string, text: string}|null, preview: (spot: string) => string|null, lit: Set<string>, last: string|null, next: string|null}} Marks
 *   `lit`: hexes that are pointed out; `last`, `next`: the hexes where the last move happened, and in the past the one that came next
 */

export class Sheet {
  /** @param {HTMLElement} paper */
  constructor(paper) {
    this.paper = paper;
    /** @type {Map<string, SVGGElement>} The hexes by their spots. */
    this.hexes = new Map();
    /** @type {Map<string, string>} What is in each hex, in words. */
    this.words = new Map();
    /** @type {Map<string, string>} Each hex and line as the server drew it. */
    this.drawn = new Map();
    /** @type {Map<string, {svg: string, words: string}>} The hexes that are shown as they would be. */
    this.sketched = new Map();
    /** The part of the drawing that stays the same during a game. */
    this.ground = "";
    /** @type {Marks|null} */
    this.marks = null;
    /** The one hex that Tab goes to. */
    this.entry = "";
  }

  /**
   * Show a drawing. What has not changed is left alone, and what is new appears softly.
   * @param {string} svg
   * @returns {{width: number, height: number}|null} its size
   */
  draw(svg) {
    const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    if (root.localName !== "svg") return null;
    const lines = root.querySelector(".lines");
    const hexes = root.querySelector(".hexes");
    const ground = [...root.children].filter((part) => part !== lines && part !== hexes);
    const outline = (root.getAttribute("viewBox") ?? "") + ground.map((part) => part.outerHTML).join("");
    if (outline === this.ground && lines && hexes) {
      this.drawLines(lines);
      for (const hex of hexes.children) this.drawHex(/** @type {SVGGElement} */ (hex));
    } else {
      this.ground = outline;
      this.replace(root);
    }
    return sizeOf(root);
  }

  /** @param {Element} root */
  replace(root) {
    this.hexes.clear();
    this.words.clear();
    this.drawn.clear();
    this.sketched.clear();
    const svg = /** @type {SVGSVGElement} */ (document.importNode(root, true));
    const { width, height } = sizeOf(root);
    svg.setAttribute("width", String(width));
    svg.setAttribute("height", String(height));
    svg.classList.toggle("broad", width > BROAD * height);
    // The window has the name; a title would hang at the pointer all the time.
    svg.querySelector(":scope > title")?.remove();
    for (const line of svg.querySelectorAll("[data-line]")) {
      this.drawn.set(`line ${line.getAttribute("data-line")}`, line.outerHTML);
    }
    for (const hex of svg.querySelectorAll(".hexes > [data-spot]")) this.adopt(/** @type {SVGGElement} */ (hex));
    this.paper.replaceChildren(svg);
  }

  /**
   * Take a hex as the server drew it: its title becomes its label.
   * @param {SVGGElement} hex
   */
  adopt(hex) {
    const spot = hex.getAttribute("data-spot") ?? "";
    this.drawn.set(spot, hex.outerHTML);
    const title = hex.querySelector(":scope > title");
    const words = title?.textContent ?? "";
    title?.remove();
    this.words.set(spot, words);
    hex.setAttribute("aria-label", words);
    this.hexes.set(spot, hex);
  }

  /** @param {SVGGElement} drawn */
  drawHex(drawn) {
    const spot = drawn.getAttribute("data-spot") ?? "";
    const hex = this.hexes.get(spot);
    if (!hex || this.drawn.get(spot) === drawn.outerHTML) return;
    const known = new Set([...hex.children].map((part) => part.outerHTML));
    const fresh = /** @type {SVGGElement} */ (document.importNode(drawn, true));
    this.adopt(fresh);
    // The group itself stays, and with it the focus.
    this.hexes.set(spot, hex);
    this.sketched.delete(spot);
    hex.setAttribute("aria-label", this.words.get(spot) ?? "");
    const parts = [...fresh.children];
    hex.replaceChildren(...parts);
    for (const part of parts) {
      if (!known.has(part.outerHTML)) soften(part);
    }
  }

  /** @param {Element} drawn */
  drawLines(drawn) {
    const layer = this.paper.querySelector(".lines");
    if (!layer) return;
    const before = new Map([...layer.children].map((line) => [line.getAttribute("data-line"), line]));
    const after = [...drawn.children].map((line) => {
      const name = line.getAttribute("data-line");
      const old = before.get(name);
      const same = this.drawn.get(`line ${name}`) === line.outerHTML;
      this.drawn.set(`line ${name}`, line.outerHTML);
      if (old && same) return old;
      const fresh = /** @type {Element} */ (document.importNode(line, true));
      if (!old) soften(fresh);
      return fresh;
    });
    if (after.length !== layer.children.length || after.some((line, at) => line !== layer.children[at])) {
      layer.replaceChildren(...after);
    }
  }

  // Sketches

  /**
   * Show hexes as they would be after a choice, and all others as they are.
   * @param {Object<string, string>} hexes drawings by the ids of the hexes
   */
  sketch(hexes) {
    for (const spot of [...this.sketched.keys()]) {
      if (spot.slice(4) in hexes) continue;
      this.sketched.delete(spot);
      this.fill(spot, this.drawn.get(spot) ?? "");
    }
    for (const [id, svg] of Object.entries(hexes)) {
      const spot = `hex:${id}`;
      if (this.sketched.get(spot)?.svg === svg) continue;
      this.sketched.set(spot, { svg, words: this.fill(spot, svg) });
    }
  }

  /**
   * Put a drawing into the group of a hex; the group stays, and with it the focus.
   * @param {string} spot
   * @param {string} svg
   * @returns {string} what the drawing shows, in words
   */
  fill(spot, svg) {
    const root = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${svg}</svg>`, "image/svg+xml").documentElement;
    const drawn = root.firstElementChild;
    const hex = this.hexes.get(spot);
    if (!hex || !drawn) return "";
    const parts = [...document.importNode(drawn, true).children];
    const title = parts.find((part) => part.localName === "title");
    hex.replaceChildren(...parts.filter((part) => part !== title));
    return title?.textContent ?? "";
  }

  // Marks

  /** @param {Marks} marks */
  mark(marks) {
    this.marks = marks;
    if (!marks.open.has(this.entry)) {
      const chosen = marks.selected && marks.open.has(marks.selected) ? marks.selected : null;
      this.entry = chosen ?? [...this.hexes.keys()].find((spot) => marks.open.has(spot)) ?? "";
    }
    for (const [spot, hex] of this.hexes) {
      const open = marks.open.has(spot);
      const closed = !open && marks.closed.has(spot);
      const selected = marks.selected === spot;
      hex.classList.toggle("can", open);
      hex.classList.toggle("cannot", closed);
      hex.classList.toggle("chosen", selected);
      hex.classList.toggle("fits", marks.lit.has(spot));
      hex.classList.toggle("last-move", marks.last === spot);
      hex.classList.toggle("next-move", marks.next === spot);
      const sketch = this.sketched.get(spot);
      hex.classList.toggle("sketched", sketch !== undefined);
      for (const stop of hex.querySelectorAll("[data-stop]")) {
        stop.classList.toggle("lit", marks.open.has(`stop:${spot.slice(4)}.${stop.getAttribute("data-stop")}`));
      }
      const button = open || closed;
      hex.setAttribute("role", button ? "button" : "img");
      set(hex, "tabindex", open ? (spot === this.entry ? "0" : "-1") : "-1");
      set(hex, "aria-disabled", closed ? "true" : null);
      set(hex, "aria-pressed", open ? String(selected) : null);
      const effect = open ? marks.preview(spot) : marks.closed.get(spot);
      const words = sketch ? t("page-board-sketched", { words: sketch.words }) : (this.words.get(spot) ?? "");
      set(hex, "aria-label", effect ? t("page-board-hex", { words, effect }) : words);
      this.flag(hex, open || selected, selected ? (marks.ghost ?? { colour: "", text: "" }) : null);
    }
  }

  /**
   * A dashed ring with a dot, or a heavy ring with what would be placed.
   * @param {SVGGElement} hex
   * @param {boolean} wanted
   * @param {{colour: string, text: string}|null} ghost
   */
  flag(hex, wanted, ghost) {
    const kind = !wanted ? "" : ghost ? `ghost ${ghost.colour} ${ghost.text}` : "dot";
    const old = hex.querySelectorAll(":scope > .flag");
    if ((old[0]?.getAttribute("data-flag") ?? "") === kind) return;
    for (const flag of old) flag.remove();
    if (!kind) return;
    const flag = element("g", { class: "flag", "data-flag": kind, "aria-hidden": "true" });
    flag.append(element("use", { href: "#board-hex", class: "ring", transform: "scale(0.9)" }));
    if (!ghost) flag.append(element("circle", { class: "dot", cx: "43", r: "5.5" }));
    // Below the pieces, which stay as clear as they are.
    hex.querySelector(":scope > .edge")?.after(flag);
    if (ghost?.colour) {
      const taken = hex.querySelector(":scope > .track, :scope > .station");
      const cube = element("g", { class: "flag ghost", transform: taken ? "translate(31,29)" : "translate(0,2)" });
      cube.append(element("use", { href: "#board-cube", fill: ghost.colour }));
      const letter = element("text", { x: "-2", y: "6.6", "font-size": "13", "font-weight": "700", "text-anchor": "middle" });
      letter.textContent = ghost.text;
      cube.append(letter);
      hex.append(cube);
    }
  }

  // Going from hex to hex

  /** Tab comes back to the hex that had the focus last. @param {Element} hex */
  roam(hex) {
    const spot = hex.getAttribute("data-spot") ?? "";
    if (!this.marks?.open.has(spot) || this.entry === spot) return;
    this.hexes.get(this.entry)?.setAttribute("tabindex", "-1");
    this.entry = spot;
    hex.setAttribute("tabindex", "0");
  }

  /**
   * The nearest hex in a direction: one that can be chosen, or any.
   * @param {Element} from
   * @param {[number, number]} direction
   * @param {boolean} any
   * @returns {SVGGElement|null}
   */
  next(from, [across, down], any) {
    const start = middle(from);
    let best = null;
    let least = Infinity;
    for (const [spot, hex] of this.hexes) {
      if (hex === from || !(any || this.marks?.open.has(spot))) continue;
      const { x, y } = middle(hex);
      const along = (x - start.x) * across + (y - start.y) * down;
      const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * across);
      if (along <= 1) continue;
      const way = along + 2 * aside;
      if (way < least) [best, least] = [hex, way];
    }
    return best;
  }
}

/** @param {Element} root */
function sizeOf(root) {
  const [, , width, height] = (root.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  return { width: width || 1, height: height || 1 };
}

/** @param {Element} part */
function soften(part) {
  part.classList.add("fresh");
  part.addEventListener("animationend", () => part.classList.remove("fresh"), { once: true });
}

/** Where the middle of a hex is on the sheet. @param {Element} hex */
export function middle(hex) {
  const [x, y] = (hex.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [0, 0];
  return { x, y };
}

/**
 * @param {Element} target
 * @param {string} name
 * @param {string|null} value
 */
function set(target, name, value) {
  if (value === null) target.removeAttribute(name);
  else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}

/**
 * @param {string} name
 * @param {Object<string, string>} attributes
 */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
