/** The first page: play now, continue, or find others. */
import { html, useEffect } from "../ui.js";
import { setTitle } from "../notices.js";
import { ContinueList, Lobby, useList } from "./gamelist.js";
import { NewGame } from "./newgame.js";
import { OpenFile } from "./openfile.js";

export function Home() {
  const [list, problem, load] = useList("mine");
  // Whoever is in the middle of a game comes for that; all others for a new one.
  const going = list?.games.some((game) => !game.unreadable);
  useEffect(() => setTitle(""), []);
  return html`<main id="main" class="page home" tabindex="-1">
    <div class="lead">
      <img src="/web/banner.svg" alt="" width="440" height="210" />
      <h1>Railway share games, by the rulebook</h1>
      <p>
        Lay track with other people’s money, float shares, pay dividends. Every legal move is shown where it happens; every
        other says why not.
      </p>
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
