/** The first page: play now, continue, or find others. */
import { html } from "../ui.js";
import { useTitle } from "../notices.js";
import { t } from "../words.js";
import { ContinueList, Lobby, useList } from "./gamelist.js";
import { NewGame } from "./newgame.js";
import { OpenFile } from "./openfile.js";

export function Home() {
  const [list, problem, load] = useList("mine");
  // Whoever is in the middle of a game comes for that; all others for a new one.
  const going = list?.games.some((game) => !game.unreadable);
  useTitle("");
  return html`<main id="main" class="page home" tabindex="-1">
    <div class="lead">
      <img src="/web/banner.svg" alt="" width="440" height="210" />
      <h1>${t("page-home")}</h1>
      <p>${t("page-home-text")}</p>
    </div>
    <div class="home-grid">
      <div class="home-main">
        ${going && html`<${ContinueList} list=${list} problem=${problem} load=${load} />`}
        <${NewGame} />
        ${!going && html`<${ContinueList} list=${list} problem=${problem} load=${load} />`}
      </div>
      <div class="home-side">
        <${Lobby} />
        <${OpenFile} />
      </div>
    </div>
  </main>`;
}
