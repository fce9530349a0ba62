/** Requests that need consent: to take moves back, or to replace somebody who is away. */
import { html, useState } from "../ui.js";
import { say, t } from "../words.js";

/** @param {{table: import("./table.js").Table}} props */
export function Asks({ table }) {
  return table.asks.value.map((ask) => html`<${AskBanner} key=${ask.id} ask=${ask} table=${table} />`);
}

/** @param {{ask: import("../types.js").Ask, table: import("./table.js").Table}} props */
function AskBanner({ ask, table }) {
  const [busy, setBusy] = useState(false);
  const mine = table.mine.value.find((seat) => ask.needs.includes(seat) && !ask.yes.includes(seat) && !ask.no.includes(seat));
  const waiting = ask.needs.filter((seat) => !ask.yes.includes(seat)).map((seat) => table.name(seat));
  /** @param {boolean} yes */
  const answer = async (yes) => {
    setBusy(true);
    const answered = await table.send(`asks/${ask.id}/answer`, { yes });
    if (answered) table.asked(answered);
    setBusy(false);
  };
  return html`<div class="banner" role="alert">
    <span>${say(ask.text)}</span>
    ${mine === undefined
      ? html`<span class="quiet-text">${t("page-ask-waiting", { players: waiting })}</span>`
      : html`<span class="row">
          <button class="primary" disabled=${busy} onClick=${() => answer(true)}>${t("page-ask-agree")}</button>
          <button disabled=${busy} onClick=${() => answer(false)}>${t("page-ask-disagree")}</button>
        </span>`}
  </div>`;
}
