/** Which actions are the same, and which places of the board belong together. */

/**
 * Whether two actions are the same, whatever the order of their fields.
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
export function same(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
}

/**
 * The hex that a place of the board is or lies in; empty for other places.
 * @param {string} spot
 */
export function hexOf(spot) {
  if (spot.startsWith("hex:")) return spot;
  return spot.startsWith("stop:") ? `hex:${spot.slice(5, spot.lastIndexOf("."))}` : "";
}
