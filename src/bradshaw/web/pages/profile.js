/** What everybody may see of an account: ratings, statistics, results, and the tables at which the person sits. */
import { LineChart } from "../charts.js";
import { ask } from "../dialogs.js";
import { ago, listing } from "../format.js";
import { FigureHeads } from "../headings.js";
import { useTitle } from "../notices.js";
import { ReportButton } from "../report.js";
import { me } from "../state.js";
import { html, useState } from "../ui.js";
import { t, withElements } from "../words.js";
import { HereSince, setTie } from "./company.js";
import { useFetched } from "./fetching.js";
import { TableList } from "./gamelist.js";
import { Pager, pageNumber, useTop } from "./pager.js";

/** @typedef {import("../types.js").Profile} Profile */
/** @typedef {import("../types.js").RatingTold} RatingTold */

/** A figure with one digit behind the point. @param {number} number */
const tenths = (number) => t("page-profile-tenths", { number });

/** @param {{person: string}} props */
export function ProfilePage({ person }) {
  const path = `/api/people/${encodeURIComponent(person)}`;
  const [profile, problem] = /** @type {[Profile|null, string]} */ (useFetched(path));
  useTitle(profile?.name ?? t("page-profile"));
  if (problem) {
    return html`<main id="main" class="page" tabindex="-1">
      <h1>${t("page-profile")}</h1>
      <p role="alert">${problem}</p>
    </main>`;
  }
  if (!profile) return html`<main id="main" class="page" tabindex="-1"><p class="loading">${t("page-profile-loading")}</p></main>`;
  return html`<main id="main" class="page profile" tabindex="-1">
    <h1>${profile.name}</h1>
    <p class="small quiet-text">
      ${t("page-profile-since", { date: ago(profile.created) })}${" · "}
      <${HereSince} present=${profile.present} seen=${profile.seen} />
    </p>
    ${!profile.you &&
    html`<div class="row">
      ${me.value?.person.guest === false && html`<${TieButtons} profile=${profile} />`}
      <${ReportButton} big what=${{ subject: "profile", person: profile.id }} player=${profile.name} />
    </div>`}
    <${Ratings} profile=${profile} path=${path} />
    <${Records} profile=${profile} />
    <${Tables} path=${path} />
    <${Results} path=${path} person=${person} />
  </main>`;
}

/** Make somebody a favourite, or block. @param {{profile: Profile}} props */
function TieButtons({ profile }) {
  const [tie, setOwn] = useState(profile.tie);
  /** @param {"favourite"|"blocked"} kind */
  const toggle = async (kind) => {
    const next = tie === kind ? null : kind;
    const player = profile.name;
    if (next === "blocked" && !(await ask({ title: t("page-company-block-title", { player }), text: t("page-company-block-text"), yes: t("page-company-block"), danger: true }))) return;
    if (await setTie(profile.id, next)) setOwn(next);
  };
  return html`<button aria-pressed=${tie === "favourite"} onClick=${() => toggle("favourite")}>${t("page-company-favourite")}</button>
    <button aria-pressed=${tie === "blocked"} onClick=${() => toggle("blocked")}>${t("page-company-block")}</button>`;
}

/** @param {{profile: Profile, path: string}} props */
function Ratings({ profile, path }) {
  return html`<section class="card" aria-labelledby="ratings">
    <h2 id="ratings">${t("page-profile-ratings")}</h2>
    ${!profile.ratings.length && html`<p class="quiet-text">${t("page-profile-no-ratings", { player: profile.name })}</p>`}
    <div class="rating-list">
      ${profile.ratings.map((rating) => html`<${OneRating} key=${rating.title} rating=${rating} path=${path} />`)}
    </div>
    <p class="small quiet-text">${t("page-profile-rating-note")} <a href="/docs/players/people.html">${t("page-rated-docs")}</a></p>
  </section>`;
}

/** @param {{rating: RatingTold, path: string}} props */
function OneRating({ rating, path }) {
  const [course] = /** @type {[import("../types.js").CoursePoint[]|null, string]} */ (useFetched(`${path}/ratings/${encodeURIComponent(rating.title)}`));
  const name = rating.title_name;
  return html`<div class="rating">
    <h3><a href=${`/ratings/${rating.title}`}>${name}</a></h3>
    <p class="rating-figure">${withElements("page-profile-rating", { mean: html`<b>${tenths(rating.mean)}</b>`, margin: tenths(rating.margin) })}</p>
    <p class="small quiet-text">${t("page-profile-rated-games", { count: rating.games })}</p>
    ${course &&
    course.length > 1 &&
    html`<${LineChart}
      title=${t("page-profile-course", { game: name })}
      counted="games"
      numbers=${course.map((_, index) => index + 1)}
      lines=${[
        { name: t("page-profile-course-high"), label: t("page-profile-course-high"), colour: "var(--p1)", values: course.map((point) => point.mean + point.margin) },
        { name: t("page-profile-course-mean"), label: t("page-profile-course-mean"), colour: "var(--p0)", values: course.map((point) => point.mean) },
        { name: t("page-profile-course-low"), label: t("page-profile-course-low"), colour: "var(--p2)", values: course.map((point) => point.mean - point.margin) },
      ]}
    />`}
  </div>`;
}

/** @param {{profile: Profile}} props */
function Records({ profile }) {
  return html`<section class="card records" aria-labelledby="records">
    <h2 id="records">${t("page-profile-records")}</h2>
    ${profile.records.length
      ? html`<div class="wide-table" role="region" aria-labelledby="records" tabindex="0">
          <table class="figures-table">
            <thead>
              <tr>
                <${FigureHeads} names=${[t("page-profile-players"), t("page-profile-games"), t("page-profile-wins"), t("page-profile-share"), t("page-profile-average")]} />
              </tr>
            </thead>
            ${[...new Set(profile.records.map((record) => record.title))].map((title) => html`<${RecordsOf} key=${title} records=${profile.records.filter((record) => record.title === title)} />`)}
          </table>
        </div>`
      : html`<p class="quiet-text">${t("page-profile-no-records")}</p>`}
    <p class="small quiet-text">${t("page-profile-records-note")}</p>
  </section>`;
}

/** Those of one game, by the number of players. @param {{records: Profile["records"]}} props */
function RecordsOf({ records }) {
  return html`<tbody>
    <tr>
      <th scope="rowgroup" colspan="5">${records[0].title_name}</th>
    </tr>
    ${records.map(
      (record) => html`<tr key=${record.players}>
        <td class="figure">${record.players}</td>
        <td class="figure">${record.games}</td>
        <td class="figure">${t("page-profile-wins-figure", { number: record.wins })}</td>
        <td class="figure">${t("page-profile-percent", { percent: (100 * record.wins) / record.games })}</td>
        <td class="figure">${tenths(record.place)}</td>
      </tr>`,
    )}
  </tbody>`;
}

/** @param {{path: string}} props */
function Tables({ path }) {
  const [list] = /** @type {[import("../types.js").SummaryPage|null, string]} */ (useFetched(`${path}/games`));
  if (!list?.games.length) return null;
  return html`<section class="card" aria-labelledby="tables">
    <h2 id="tables">${t("page-profile-tables")}</h2>
    <${TableList} games=${list.games} />
  </section>`;
}

/** @param {{path: string, person: string}} props */
function Results({ path, person }) {
  const page = pageNumber();
  const [list, problem] = /** @type {[import("../types.js").ResultPage|null, string]} */ (useFetched(`${path}/results?page=${page}`));
  useTop(page);
  const shown = list?.page === page ? list : null;
  return html`<section class="card" aria-labelledby="results">
    <h2 id="results">${t("page-profile-results")}</h2>
    ${problem && html`<p role="alert">${problem}</p>`}
    ${shown && !shown.results.length && html`<p class="quiet-text">${t("page-profile-no-results")}</p>`}
    <ul class="lobby">
      ${(shown?.results ?? []).map(
        (result, index) => html`<li key=${result.game ?? index}>
          <span class="grow">
            ${result.game ? html`<a href=${`/watch/${result.game}`}><strong>${result.title_name}</strong></a>` : html`<strong>${result.title_name}</strong>`}
            ${result.rating !== null && html` <span class="small rated-tag">${t("page-rated")}</span>`}<br />
            ${t("page-profile-place", { place: result.place, players: result.players, score: result.score })}<br />
            <span class="small quiet-text">${result.names.length ? listing(result.names) : t("page-profile-private")} · ${ago(result.finished)}</span>
          </span>
          ${result.rating !== null && html`<span class="small">${t("page-profile-after", { rating: result.rating })}</span>`}
        </li>`,
      )}
    </ul>
    ${shown && html`<${Pager} path=${`/people/${person}`} page=${page} more=${shown.more} />`}
  </section>`;
}
