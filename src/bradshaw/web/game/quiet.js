/** Whether one is told of a game elsewhere than at its table. */
import { get, put } from "../api.js";
import { attempt } from "../messages.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words.js";

/** @param {{table: import("./table.js").Table}} props */
export function QuietGame({ table }) {
  const [quiet, setQuiet] = useState(/** @type {boolean|null} */ (null));
  const path = `${table.path}/quiet`;
  useEffect(() => {
    get(path).then((/** @type {{quiet: boolean}} */ answer) => setQuiet(answer.quiet), () => setQuiet(null));
  }, [path]);
  if (quiet === null) return null;
  /** @param {any} event */
  const change = async (event) => {
    await attempt(async () => {
      await put(path, { quiet: event.target.checked });
      setQuiet(event.target.checked);
    });
  };
  return html`<label class="check">
    <input type="checkbox" checked=${quiet} onChange=${change} />
    <span>${t("page-quiet-game")}</span>
  </label>`;
}
