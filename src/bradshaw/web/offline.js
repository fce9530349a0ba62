/** Says that there is no connection, and from when what is shown is. */
import { kept } from "./api.js";
import { moment } from "./format.js";
import { html } from "./ui.js";
import { t } from "./words.js";

export function Offline() {
  if (!kept.value) return null;
  return html`<p class="offline" role="status">${t("page-offline", { time: moment(kept.value) })}</p>`;
}
