/** The page around the pages: the bar at the top, what the address means, messages and dialogs. */
import { Dialogs } from "./dialogs.js";
import { GamePage } from "./game/screen.js";
import { LearnPage, LearnTitlePage, LessonPage } from "./learn/pages.js";
import { Messages } from "./messages.js";
import { Offline } from "./offline.js";
import { AccountPage } from "./pages/account.js";
import { ClubPage } from "./pages/club.js";
import { ClubsPage } from "./pages/clubs.js";
import { CompanyPage } from "./pages/company.js";
import { NoDocsPage } from "./pages/docs.js";
import { GamesPage, isList } from "./pages/games.js";
import { Home } from "./pages/home.js";
import { InboxPage, UnsubscribePage } from "./pages/inbox.js";
import { InvitationPage } from "./pages/invitation.js";
import { ProfilePage } from "./pages/profile.js";
import { RatingsPage } from "./pages/ratings.js";
import { ResetPage } from "./pages/reset.js";
import { RulesPage } from "./pages/rules.js";
import { route } from "./router.js";
import { titles } from "./state.js";
import { TopBar } from "./topbar.js";
import { Component, html } from "./ui.js";
import { t } from "./words.js";

const GAMES = ["play", "watch", "join"];
/** Pages about a game that is installed here. */
const OF_TITLES = ["rules", "learn", "ratings"];

/** Whether an address names a game that is not installed. @param {string} page @param {string} id */
const namesNoTitle = (page, id) => OF_TITLES.includes(page) && id !== "" && titles.value !== null && !titles.value.some((one) => one.id === id);

export function App() {
  const { page, id, part } = route.value;
  const inGame = GAMES.includes(page) || Boolean(part);
  const key = `${GAMES.includes(page) ? "game" : page} ${id} ${part ?? ""}`;
  return html`<a class="skip" href="#main">${t("page-skip")}</a>
    <${Offline} />
    ${!inGame && html`<${TopBar} />`}
    <${Net} key=${key}><${Page} /><//>
    <${Messages} />
    <${Dialogs} />`;
}

function Page() {
  const { page, id, part } = route.value;
  if (namesNoTitle(page, id)) return html`<${MissingPage} />`;
  if (page === "home") return html`<${Home} />`;
  if (GAMES.includes(page)) return html`<${GamePage} key=${id} id=${id} />`;
  if (page === "games" && isList(id)) return html`<${GamesPage} key=${id} which=${id} />`;
  if (page === "clubs") return id ? html`<${ClubPage} key=${id} id=${id} />` : html`<${ClubsPage} />`;
  if (page === "rules") return html`<${RulesPage} key=${id} title=${id} />`;
  if (page === "learn" && part) return html`<${LessonPage} key=${part} title=${id} lesson=${part} />`;
  if (page === "learn") return id ? html`<${LearnTitlePage} key=${id} title=${id} />` : html`<${LearnPage} />`;
  if (page === "docs") return html`<${NoDocsPage} />`;
  if (page === "account") return html`<${AccountPage} />`;
  if (page === "notices") return html`<${InboxPage} />`;
  if (page === "unsubscribe") return html`<${UnsubscribePage} token=${id} />`;
  if (page === "people") return id ? html`<${ProfilePage} key=${id} person=${id} />` : html`<${CompanyPage} />`;
  if (page === "invitation") return html`<${InvitationPage} token=${id} />`;
  if (page === "ratings") return html`<${RatingsPage} key=${id} title=${id} />`;
  if (page === "reset") return html`<${ResetPage} token=${id} />`;
  return html`<${MissingPage} />`;
}

/** There is nothing at this address. */
function MissingPage() {
  return html`<main id="main" class="page" tabindex="-1">
    <h1>${t("page-missing")}</h1>
    <p class="address">${t("page-missing-address", { address: route.value.path })}</p>
    <p><a class="button" href="/">${t("page-to-first-page")}</a></p>
  </main>`;
}

/** Catches a defect of the client, so that there is a way on. */
class Net extends Component {
  constructor() {
    super();
    this.state = { failed: false };
  }

  /** @param {Error} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ failed: true });
  }

  render() {
    const { failed } = /** @type {any} */ (this.state);
    if (!failed) return /** @type {any} */ (this.props).children;
    return html`<main id="main" class="page" tabindex="-1">
      <h1>${t("page-failed")}</h1>
      <p>${t("page-failed-text")}</p>
      <p class="row">
        <button class="primary" onClick=${() => location.reload()}>${t("page-load-again")}</button>
        <a class="button" href="/">${t("page-first-page")}</a>
      </p>
    </main>`;
  }
}
