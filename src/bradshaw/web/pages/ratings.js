/** The rated players of a game, the strongest first. */
import { FigureHeads } from "../headings.js";
import { useTitle } from "../notices.js";
import { profileOf } from "../people.js";
import { titles } from "../state.js";
import { html } from "../ui.js";
import { t, withElements } from "../words.js";
import { useFetched } from "./fetching.js";
import { Pager, pageNumber, useTop } from "./pager.js";

const PAGE = 30;

/** @param {{title: string}} props */
export function RatingsPage({ title }) {
  const page = pageNumber();
  const [list, problem] = /** @type {[import("../types.js").RankPage|null, string]} */ (useFetched(`/api/ratings/${encodeURIComponent(title)}?page=${page}`));
  useTop(page);
  useTitle(t("page-ratings"));
  const shown = list?.page === page ? list : null;
  return html`<main id="main" class="page games-page" tabindex="-1">
    <h1>${t("page-ratings")}</h1>
    <nav class="list-links" aria-label=${t("page-ratings-games")}>
      ${(titles.value ?? []).map((one) => html`<a key=${one.id} href=${`/ratings/${one.id}`} aria-current=${one.id === title ? "page" : null}>${one.name}</a>`)}
    </nav>
    ${problem && html`<p role="alert">${problem}</p>`}
    ${!shown && !problem && html`<p class="loading">${t("page-ratings-loading")}</p>`}
    ${shown && !shown.players.length && html`<p class="quiet-text">${t("page-ratings-none")}</p>`}
    ${shown &&
    shown.players.length > 0 &&
    html`<div class="card">
      <table class="figures-table ranks">
        <thead>
          <tr>
            <th scope="col" class="figure">${t("page-final-place")}</th>
            <th scope="col">${t("page-final-player")}</th>
            <${FigureHeads} names=${[t("page-ratings-rating"), t("page-ratings-rated-games")]} />
          </tr>
        </thead>
        <tbody>
          ${shown.players.map(
            (player, index) => html`<tr key=${player.person}>
              <td class="figure">${(page - 1) * PAGE + index + 1}</td>
              <th scope="row"><a class="player-link" href=${profileOf(player.person)}>${player.name}</a></th>
              <td class="figure">
                ${withElements("page-profile-rating", {
                  mean: html`<b>${t("page-profile-tenths", { number: player.mean })}</b>`,
                  margin: t("page-profile-tenths", { number: player.margin }),
                })}
              </td>
              <td class="figure">${player.games}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      <p class="small quiet-text">${t("page-ratings-note")}</p>
    </div>`}
    ${shown && html`<${Pager} path=${`/ratings/${title}`} page=${page} more=${shown.more} />`}
  </main>`;
}
