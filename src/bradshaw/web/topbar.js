/** The bar at the top of every page but a running game. */
import { Icon } from "./icons.js";
import { LanguageSelect } from "./language.js";
import { logOut } from "./pages/account.js";
import { profileOf } from "./people.js";
import { me, titles } from "./state.js";
import { ThemeButton } from "./theme.js";
import { html } from "./ui.js";
import { t } from "./words.js";

export function TopBar() {
  const person = me.value?.person;
  const unseen = me.value?.unseen ?? 0;
  return html`<header class="top-bar">
    <a class="wordmark" href="/"><img src="/web/icon.svg" alt="" width="30" height="30" /> Bradshaw</a>
    <nav aria-label=${t("page-main-navigation")}>
      <a class="nav-link" href="/games/mine">${t("page-games")}</a>
      <a class="nav-link" href="/learn">${t("page-learn-nav")}</a>
      ${titles.value?.length && html`<a class="nav-link" href=${`/rules/${titles.value[0].id}`}>${t("page-rules")}</a>`}
      ${person && !person.guest
        ? html`<details class="menu-box" onFocusOut=${leaveMenu}>
            <summary>${person.name}</summary>
            <ul>
              <li><a href=${profileOf(person.id ?? "")}>${t("page-profile-own")}</a></li>
              <li><a href="/people">${t("page-company")}</a></li>
              <li><a href=${`/ratings/${titles.value?.[0]?.id ?? ""}`}>${t("page-ratings")}</a></li>
              <li><a href="/account">${t("page-account-and-notices")}</a></li>
              <li><a href="/clubs">${t("page-clubs")}</a></li>
              <li><a href="/notices">${t("page-inbox")}</a></li>
              <li><button class="plain" onClick=${logOut}>${t("page-log-out")}</button></li>
            </ul>
          </details>`
        : html`<a class="nav-link" href="/account">${t("page-log-in")}</a>`}
    </nav>
    <div class="bar-tools">
      ${unseen > 0 &&
      html`<a class="nav-link" href="/notices" aria-label=${t("page-inbox-link", { count: unseen })} title=${t("page-inbox")}><${Icon} name="bell" /> ${unseen}</a>`}
      <${LanguageSelect} id="bar-language" name=${t("page-language")} short />
      <${ThemeButton} />
    </div>
  </header>`;
}

/** The menu closes when the focus goes elsewhere. @param {FocusEvent} event */
function leaveMenu(event) {
  const menu = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (!menu.contains(/** @type {Node|null} */ (event.relatedTarget))) menu.open = false;
}
