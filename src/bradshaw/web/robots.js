/** The sign of robots: seats in which a program of a player plays, by a token. */
import { Icon } from "./icons.js";
import { html } from "./ui.js";
import { t } from "./words.js";

/** Behind the name of a robot. @param {{seat: import("./types.js").Seat|undefined}} props */
export function RobotMark({ seat }) {
  if (!seat?.robot) return null;
  return html`<span class="robot-mark" role="img" aria-label=${t("page-robot")} title=${t("page-robot.title", { player: seat.name })}><${Icon} name="robot" /></span>`;
}
