/** The first page: the games, one's own to continue, others' to join, and files to open. */
import { html } from "../ui.js";
import { useTitle } from "../notices.js";
import { t } from "../words.js";
import { ContinueList, Lobby, useList } from "./gamelist.js";
import { NewGame } from "./newgame.js";
import { OpenFile } from "./openfile.js";
import { Shelf } from "./shelf.js";

export function Home() {
  const [list, problem, load] = useList("mine");
  // Whoever is in the middle of a game comes for that; all others for a new one.
  const going = list?.games.some((game) => !game.unreadable);
  useTitle("");
  return html`<main id="main" class="page home" tabindex="-1">
    <div class=${going ? "home-grid going" : "home-grid"}>
      <div class="lead">
        <h1>${t("page-home")}</h1>
        <p>${t("page-home-text")}</p>
      </div>
      <${OpenFile} />
      <${Shelf} />
      <${ContinueList} list=${list} problem=${problem} load=${load} />
      <${NewGame} />
      <${Lobby} />
    </div>
    <footer class="home-foot"><a href="/docs">${t("page-docs")}</a></footer>
  </main>`;
}
