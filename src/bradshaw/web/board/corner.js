/** The corner of the window in which the buttons of the board hide least of it, one above the other or side by side. */
import { shared } from "./clear.js";
import { middle } from "./sheet.js";

/** @typedef {import("./clear.js").Box} Box */

/** In this order where they are equally good. */
const CORNERS = ["bottom right", "bottom left", "top right", "top left"];
const WAYS = [...CORNERS, ...CORNERS.map((corner) => `${corner} across`)];
/** How much worse it is to hide a part of this than of a compass. */
const HEX = 4;
const KEY = 3;
/** Buttons that hide as much of the map as this part of one of them hide too much of it. */
const TOO_MUCH = 0.6;
/** The size of a hex on the sheet, without its points. */
const WIDTH = 100;
const HEIGHT = 104;
const MARGIN = 8;

/**
 * Where the buttons stand best while the whole sheet is seen; folded to one where all would hide too much of the map.
 * @param {import("./viewport.js").Viewport} window
 * @param {Element[]} hexes
 * @param {number} count of the buttons
 * @param {number} side of each
 * @returns {{way: string, folded: boolean}}
 */
export function roomiest(window, hexes, count, side) {
  const all = leastHidden(window, hexes, { width: side, height: count * side });
  if (all.map <= TOO_MUCH * side ** 2) return { way: all.way, folded: false };
  return { way: leastHidden(window, hexes, { width: side, height: side }).way, folded: true };
}

/**
 * The way in which least is hidden, and how much of the map that is.
 * @param {import("./viewport.js").Viewport} window
 * @param {Element[]} hexes
 * @param {{width: number, height: number}} size of the buttons
 */
function leastHidden(window, hexes, size) {
  const ways = WAYS.map((way) => {
    const box = boxAt(way, window.frame, size);
    // Higher than the window, they would be cut off.
    if (box.top < 0 || box.bottom > window.frame.clientHeight) return { way, map: Infinity, cost: Infinity };
    let map = 0;
    for (const hex of hexes) {
      const { x, y } = middle(hex);
      map += shared(box, onWindow(window, x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT));
    }
    return { way, map, cost: HEX * map + KEY * shared(box, printed(window, ".key")) + shared(box, printed(window, ".compass")) };
  });
  return ways.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/**
 * @param {string} way
 * @param {HTMLElement} frame
 * @param {{width: number, height: number}} size
 * @returns {Box}
 */
function boxAt(way, { clientWidth, clientHeight }, size) {
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  const [width, height] = way.endsWith("across") ? [long, short] : [short, long];
  const left = way.includes("left") ? MARGIN : clientWidth - MARGIN - width;
  const top = way.startsWith("top") ? MARGIN : clientHeight - MARGIN - height;
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * A box of the sheet where it is in the window.
 * @param {import("./viewport.js").Viewport} window
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @returns {Box}
 */
function onWindow(window, x, y, width, height) {
  const corner = window.where({ x, y });
  return { left: corner.x, top: corner.y, right: corner.x + width * window.scale, bottom: corner.y + height * window.scale };
}

/**
 * Something that is printed beside the map.
 * @param {import("./viewport.js").Viewport} window
 * @param {string} selector
 * @returns {Box}
 */
function printed(window, selector) {
  const part = window.sheet.querySelector(selector);
  if (!(part instanceof SVGGraphicsElement)) return { left: 0, top: 0, right: 0, bottom: 0 };
  const { x, y, width, height } = part.getBBox();
  const origin = middle(part);
  return onWindow(window, origin.x + x, origin.y + y, width, height);
}
