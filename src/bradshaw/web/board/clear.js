/** Where something can stand on the board without hiding what is worked on. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const GAP = 8;
/** How much worse it is to hide a part of the first box than of another. */
const FIRST = 10;

/**
 * The place nearest to a point at which none of the boxes is hidden; where there is none, one that hides least.
 * @param {{width: number, height: number}} room
 * @param {{width: number, height: number}} size
 * @param {Box[]} keep what must be seen, the most important first
 * @param {{x: number, y: number}} near
 * @returns {{x: number, y: number, hidden: number}}
 */
export function clearPlace(room, size, keep, near) {
  const across = stands(room.width, size.width, near.x, keep.map(({ left, right }) => [left, right]));
  const down = stands(room.height, size.height, near.y, keep.map(({ top, bottom }) => [top, bottom]));
  let best = { x: across[0], y: down[0], hidden: Infinity };
  let least = Infinity;
  for (const x of across) {
    for (const y of down) {
      const box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      const hidden = keep.reduce((sum, one, index) => sum + shared(box, one) * (index ? 1 : FIRST), 0);
      const far = Math.hypot(x + size.width / 2 - near.x, y + size.height / 2 - near.y);
      if (hidden < best.hidden || (hidden === best.hidden && far < least)) {
        best = { x, y, hidden };
        least = far;
      }
    }
  }
  return best;
}

/**
 * Where something can begin along one direction: about a point, at the edges, and on either side of each box.
 * @param {number} room
 * @param {number} size
 * @param {number} near
 * @param {[number, number][]} spans
 */
function stands(room, size, near, spans) {
  const last = Math.max(GAP, room - size - GAP);
  const wanted = [near - size / 2, GAP, last, ...spans.flatMap(([start, end]) => [start - size - GAP, end + GAP])];
  return [...new Set(wanted.map((at) => Math.round(Math.min(Math.max(at, GAP), last))))];
}

/** The area that two boxes share. @param {Box} one @param {Box} other */
export function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
