/** Names of people, which lead to their profiles. */
import { RobotMark } from "./robots.js";
import { html } from "./ui.js";

/** The address of somebody's profile. @param {string} person */
export function profileOf(person) {
  return `/people/${person}`;
}

/**
 * The name of whoever sits there, or what is shown instead; accounts have a profile, robots a sign.
 * @param {{seat: import("./types.js").Seat|undefined, name?: any}} props
 */
export function PlayerName({ seat, name }) {
  const shown = name ?? seat?.name;
  return html`${seat?.profile ? html`<a class="player-link" href=${profileOf(seat.profile)}>${shown}</a>` : shown}<${RobotMark} seat=${seat} />`;
}
