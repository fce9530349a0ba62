/** The bar above the board: which game, where it stands, what comes near, and the way to everything else. */
import { delayed } from "../api.js";
import { Icon } from "../icons.js";
import { showKeys } from "../keys.js";
import { ThemeButton } from "../theme.js";
import { html, useMemo } from "../ui.js";
import { language, t } from "../words.js";
import { layout } from "./layout.js";
import { showSettings } from "./settings.js";
import { showShare } from "./share.js";
import { phaseOf } from "./turns.js";

/**
 * @param {{table: import("./table.js").Table, module: import("../types.js").TitleModule, parts: any}} props
 */
export function Header({ table, module, parts }) {
  const game = /** @type {import("../types.js").GameView} */ (table.game.value);
  const position = table.shown.value;
  const log = table.wholeLog.value;
  const trial = table.trial.value;
  const small = layout.value === "phone";
  const phase = useMemo(() => {
    if (!position) return "";
    if (module.phase) return module.phase(position, small);
    if (!log) return "";
    const told = trial ? [...log.filter((entry) => entry.number <= trial.at), ...trial.entries] : log;
    return phaseOf(game.title, told, position);
  }, [log, trial, position, small, language.value]);
  const Summary = module.Summary;
  return html`<header class="game-header">
    <a class="home" href="/" title=${t("page-all-games")} aria-label=${t("page-header-home")}>
      <img src="/web/icon.svg" alt="" width="28" height="28" />
    </a>
    <div class="which">
      <h1>${small ? shortTitle(game.title_name) : game.title_name}</h1>
      <p class="phase">${phase}</p>
    </div>
    <div class="summary">${position && Summary && html`<${Summary} ...${parts} />`}</div>
    <${Connection} table=${table} />
    <div class="menu row">
      ${!table.mine.value.length && html`<span class="watching small">${t("page-header-watching")}</span>`}
      ${!table.lesson && html`<button class="plain" aria-label=${t("page-header-share")} title=${t("page-header-share.title")} onClick=${() => showShare(table)}>
        <${Icon} name="share" />
      </button>
      <button class="plain" aria-label=${t("page-header-settings")} title=${t("page-header-settings")} onClick=${() => showSettings(table)}>
        <${Icon} name="settings" />
      </button>`}
      <button class="plain keys-button" aria-label=${t("page-header-keys")} title=${t("page-header-keys.title")} onClick=${showKeys}><${Icon} name="help" /></button>
      <${ThemeButton} />
    </div>
  </header>`;
}

/** @param {{table: import("./table.js").Table}} props */
function Connection({ table }) {
  const text = table.connection.value === "reconnecting" ? t("page-header-reconnecting") : delayed.value ? t("page-header-busy") : "";
  return text && html`<p class="connection" role="status"><span class="dots" aria-hidden="true"></span> ${text}</p>`;
}

/** "1860", not "1860: Railways on the Isle of Wight". @param {string} title */
const shortTitle = (title) => title.split(": ", 1)[0];
