/** A guided first turn: what is asked, and what is sensible. */

/** @typedef {import("../../types.js").Position} Position */

/**
 * @param {string} stage
 * @param {(snapshot: import("./box.js").Snapshot) => boolean} [more]
 */
const at = (stage, more) => (/** @type {Position} */ position) =>
  position.position.stage === stage && (!more || more(position.position));

/** @type {import("../../types.js").Step[]} */
export const guide = [
  {
    when: at("bidding", ({ auction }) => Boolean(auction?.initial) && auction?.company === "LW"),
    say: "emubay-panel-guide-first-share",
  },
  {
    when: at("bidding", ({ auction }) => Boolean(auction?.initial)),
    say: "emubay-panel-guide-next-share",
  },
  {
    when: at("bidding"),
    say: "emubay-panel-guide-auction",
  },
  {
    when: at("lift_cube"),
    say: "emubay-panel-guide-lift",
  },
  {
    when: at("choose_action"),
    say: "emubay-panel-guide-place",
  },
  {
    when: at("building"),
    say: "emubay-panel-guide-build",
  },
  {
    when: at("taking"),
    say: "emubay-panel-guide-take",
  },
];
