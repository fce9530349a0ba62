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
    title: "Bid for your first share",
    text:
      "The L&W stands in Launceston, where track on farms pays at once. What you bid goes to the company and builds its track, so " +
      "a few pounds are not lost. Keep some: three more shares follow, and whoever buys the last one, GT, moves first.",
  },
  {
    when: at("bidding", ({ auction }) => Boolean(auction?.initial)),
    title: "The next share",
    text:
      "A company with a share of yours is one you may build for. The fewer shares are sold, the more each one earns. If nobody bids, " +
      "the first bidder gets the share for nothing, but the company then starts without that money.",
  },
  {
    when: at("bidding"),
    title: "A share is auctioned",
    text:
      "Compare the price with what a share pays in each dividend round: the figure stands beside the auction. The money goes to the " +
      "company. One more share also spreads the revenue thinner for all who hold it already.",
  },
  {
    when: at("lift_cube"),
    title: "Lift a cube",
    text:
      "A turn moves one cube of the action table to a free space of another action, which you then carry out. First decide what you want to do, " +
      "then lift a cube from elsewhere. The space that you empty is open to the players after you: do not hand them what they need.",
  },
  {
    when: at("choose_action"),
    title: "Put the cube down",
    text:
      "Early on, build: track raises revenue, and revenue is what shares pay. A company without money can issue a bond, which costs revenue later. " +
      "Pay dividends when your shares earn more than those of the others.",
  },
  {
    when: at("building"),
    title: "Build one to three tracks",
    text:
      "Lit hexes can be built in; point at one to see what it costs and adds. Towns pay more the more of them a company reaches, farms pay 2 " +
      "once it has a town, narrow gauge always 3. The company pays, never you. Stop when the money is better kept.",
  },
  {
    when: at("taking"),
    title: "Take resource cubes",
    text:
      "Each cube costs the company £3 and adds 1 to its revenue, or 3 once it reaches a port. All cubes of one action come from the same hex.",
  },
];
