/** The bar at the top of every page but a running game. */
import { logOut } from "./pages/account.js";
import { me, titles } from "./state.js";
import { ThemeButton } from "./theme.js";
import { html } from "./ui.js";

export function TopBar() {
  const person = me.value?.person;
  return html`<header class="top-bar">
    <a class="wordmark" href="/"><img src="/web/icon.svg" alt="" width="30" height="30" /> Bradshaw</a>
    <nav aria-label="Main">
      <a class="nav-link" href="/games/mine">Games</a>
      ${titles.value?.length && html`<a class="nav-link" href=${`/rules/${titles.value[0].id}`}>Rules</a>`}
      ${person && !person.guest
        ? html`<details class="menu-box" onFocusOut=${leaveMenu}>
            <summary>${person.name}</summary>
            <ul>
              <li><a href="/account">Account and notices</a></li>
              <li><button class="plain" onClick=${logOut}>Log out</button></li>
            </ul>
          </details>`
        : html`<a class="nav-link" href="/account">Log in</a>`}
      <${ThemeButton} />
    </nav>
  </header>`;
}

/** The menu closes when the focus goes elsewhere. @param {FocusEvent} event */
function leaveMenu(event) {
  const menu = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (!menu.contains(/** @type {Node|null} */ (event.relatedTarget))) menu.open = false;
}
