/** Reports to the host of the server: what is wrong with a message, a description, a player or a profile. */
import { post } from "./api.js";
import { Dialog, show } from "./dialogs.js";
import { Icon } from "./icons.js";
import { tell } from "./messages.js";
import { SendForm } from "./pages/login.js";
import { html, useState } from "./ui.js";
import { t } from "./words.js";

/** @typedef {{subject: "message"|"description"|"player"|"profile", game?: string, sequence?: number, seat?: number, person?: string}} Subject */

const KINDS = ["abuse", "spam", "name", "play", "other"];

/** The kind that is meant most often. @param {Subject} what */
const usual = (what) => (what.subject === "player" ? "play" : what.subject === "profile" ? "name" : "abuse");

/**
 * A small button that opens the form; without a word of its own where it stands at every line.
 * @param {{what: Subject, player?: string, plain?: boolean, big?: boolean}} props
 */
export function ReportButton({ what, player = "", plain, big }) {
  const title = t("page-report-title", { subject: what.subject, player });
  const open = () => show((close) => html`<${ReportForm} what=${what} title=${title} close=${close} />`);
  if (plain) return html`<button class="plain report" aria-label=${title} title=${title} onClick=${open}><${Icon} name="flag" /></button>`;
  return html`<button class=${big ? "" : "link small report"} aria-label=${title} onClick=${open}>${t("page-report")}</button>`;
}

/** @param {{what: Subject, title: string, close: () => void}} props */
function ReportForm({ what, title, close }) {
  const [kind, setKind] = useState(usual(what));
  const [text, setText] = useState("");
  const send = async () => {
    await post("/api/reports", { ...what, kind, text: text.trim() });
    close();
    tell(t("page-report-sent"));
  };
  return html`<${Dialog} title=${title} close=${close}>
    <p>${t("page-report-note")}</p>
    <${SendForm} send=${send} button=${t("page-report-send")}>
      <fieldset class="report-kinds">
        <legend>${t("page-report-kind")}</legend>
        ${KINDS.map(
          (one) => html`<label key=${one} class="check">
            <input type="radio" name="report-kind" checked=${kind === one} onChange=${() => setKind(one)} />
            <span>${t("page-report-kinds", { kind: one })}</span>
          </label>`,
        )}
      </fieldset>
      <div class="field">
        <label for="report-text">${t("page-report-text")}</label>
        <textarea id="report-text" rows="3" maxlength="500" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
      </div>
    <//>
  <//>`;
}
