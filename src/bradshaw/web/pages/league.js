/** The league table of a club's season, its results, and the seasons themselves. */
import { get, post, put, remove } from "../api.js";
import { ask } from "../dialogs.js";
import { attempt, tellProblem } from "../messages.js";
import { titles } from "../state.js";
import { html, useEffect, useState } from "../ui.js";
import { locale, t } from "../words.js";
import { SendForm } from "./login.js";
import { PageButtons } from "./pager.js";

/** @typedef {import("../types.js").Club} Club */
/** @typedef {import("../types.js").Season} Season */

/** A day, as it is written in the reader's language. @param {string} day such as 2026-01-31 */
const shown = (day) => new Date(`${day}T12:00:00Z`).toLocaleDateString(locale.value, { dateStyle: "medium", timeZone: "UTC" });

/** The name of a game that may no longer be installed. @param {string} id */
const nameOfTitle = (id) => titles.value?.find((title) => title.id === id)?.name ?? id;

/** Today, as the server counts days. */
const today = () => new Date().toISOString().slice(0, 10);

/** The season that runs, or the newest. @param {Season[]} seasons */
const current = (seasons) => seasons.find((one) => one.begins <= today() && today() <= one.ends) ?? seasons[0];

/** @param {{club: Club, path: string}} props */
export function LeagueTable({ club, path }) {
  const [chosen, setChosen] = useState(/** @type {number|null} */ (null));
  const [title, setTitle] = useState("");
  const [league, setLeague] = useState(/** @type {import("../types.js").League|null} */ (null));
  const [problem, setProblem] = useState("");
  const season = club.seasons.find((one) => one.id === chosen) ?? current(club.seasons);
  useEffect(() => {
    if (!season) return undefined;
    let left = false;
    const load = async () => {
      try {
        const found = await get(`${path}/seasons/${season.id}/league${title ? `?title=${encodeURIComponent(title)}` : ""}`);
        if (left) return;
        setLeague(found);
        setProblem("");
      } catch (error) {
        if (!left) setProblem(/** @type {Error} */ (error).message);
      }
    };
    load();
    return () => {
      left = true;
    };
  }, [path, season?.id, season?.begins, season?.ends, title]);
  return html`<section class="card league" aria-labelledby="league">
    <h2 id="league">${t("page-league")}</h2>
    ${!season && html`<p class="quiet-text">${club.leads ? t("page-league-none-leader") : t("page-league-none")}</p>`}
    ${problem && html`<p role="alert">${problem}</p>`}
    ${season &&
    html`<div class="two">
        <div class="field">
          <label for="season">${t("page-league-season")}</label>
          <select id="season" value=${season.id} onChange=${(/** @type {any} */ event) => setChosen(Number(event.target.value))}>
            ${club.seasons.map((one) => html`<option key=${one.id} value=${one.id}>${one.name}</option>`)}
          </select>
          <span class="small quiet-text">${t("page-league-days", { begins: shown(season.begins), ends: shown(season.ends) })}</span>
        </div>
        <div class="field">
          <label for="league-title">${t("page-league-game")}</label>
          <select id="league-title" value=${title} onChange=${(/** @type {any} */ event) => setTitle(event.target.value)}>
            <option value="">${t("page-league-all")}</option>
            ${(league?.titles ?? []).map((id) => html`<option key=${id} value=${id}>${nameOfTitle(id)}</option>`)}
          </select>
        </div>
      </div>
      ${league && !league.rows.length && html`<p class="quiet-text">${t("page-league-empty")}</p>`}
      ${league && league.rows.length > 0 && html`<${Standings} league=${league} />`}
      <p class="small quiet-text">${t("page-league-rule")}</p>
      <${Results} key=${`${season.id} ${season.begins} ${season.ends} ${title}`} path=${`${path}/seasons/${season.id}/results?${title ? `title=${encodeURIComponent(title)}&` : ""}`} />`}
  </section>`;
}

/** @param {{league: import("../types.js").League}} props */
function Standings({ league }) {
  return html`<table class="standings">
    <thead>
      <tr>
        <th scope="col">${t("page-league-rank")}</th>
        <th scope="col">${t("page-league-player")}</th>
        <th scope="col">${t("page-league-games")}</th>
        <th scope="col">${t("page-league-wins")}</th>
        <th scope="col">${t("page-league-points")}</th>
      </tr>
    </thead>
    <tbody>
      ${league.rows.map(
        (row) => html`<tr key=${row.name}>
          <td>${row.rank}</td>
          <th scope="row">${row.name}</th>
          <td>${row.games}</td>
          <td>${row.wins}</td>
          <td><strong>${row.points}</strong></td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The games that have ended, a page at a time. @param {{path: string}} props */
function Results({ path }) {
  const [page, setPage] = useState(1);
  const [found, setFound] = useState(/** @type {import("../types.js").LeagueResults|null} */ (null));
  useEffect(() => {
    let left = false;
    get(`${path}page=${page}`)
      .then((answer) => left || setFound(answer))
      .catch((error) => left || tellProblem(error));
    return () => {
      left = true;
    };
  }, [path, page]);
  if (!found?.results.length) return null;
  return html`<details open>
    <summary>${t("page-league-results")}</summary>
    <ul class="lobby results">
      ${found.results.map(
        (one) => html`<li key=${one.game}>
          <span class="grow">
            <a href=${`/watch/${one.game}`}><strong>${one.title_name}</strong></a> <time class="small quiet-text" datetime=${one.finished}>${shown(one.finished.slice(0, 10))}</time><br />
            ${one.places.map(
              (place, index) => html`<span key=${index} class="one-place">${t("page-league-place", { place: place.place, player: place.name, score: place.score })}${" "}
                <span class="small quiet-text">${t("page-league-place-points", { count: place.points })}</span></span>`,
            )}
          </span>
        </li>`,
      )}
    </ul>
    <${PageButtons} page=${page} more=${found.more} set=${setPage} />
  </details>`;
}

/** For whoever leads the club. @param {{club: Club, path: string, set: (club: Club) => void, load: () => Promise<void>}} props */
export function Seasons({ club, path, set, load }) {
  const [changed, setChanged] = useState(/** @type {Season|null} */ (null));
  const [name, setName] = useState("");
  const [begins, setBegins] = useState(today());
  const [ends, setEnds] = useState("");
  /** @param {Season|null} season */
  const edit = (season) => {
    setChanged(season);
    setName(season?.name ?? "");
    setBegins(season?.begins ?? today());
    setEnds(season?.ends ?? "");
  };
  const save = async () => {
    const body = { name: name.trim(), begins, ends };
    set(changed ? await put(`${path}/seasons/${changed.id}`, body) : await post(`${path}/seasons`, body));
    edit(null);
  };
  /** @param {Season} season */
  const drop = async (season) => {
    const sure = await ask({
      title: t("page-league-delete-title", { season: season.name }),
      text: t("page-league-delete-text"),
      yes: t("page-league-delete"),
      danger: true,
    });
    if (!sure) return;
    await attempt(() => remove(`${path}/seasons/${season.id}`));
    if (changed?.id === season.id) edit(null);
    await load();
  };
  return html`<section class="card" aria-labelledby="seasons">
    <h2 id="seasons">${t("page-league-seasons")}</h2>
    <ul class="lobby">
      ${club.seasons.map(
        (season) => html`<li key=${season.id}>
          <span class="grow">${season.name}<br /><span class="small quiet-text">${t("page-league-days", { begins: shown(season.begins), ends: shown(season.ends) })}</span></span>
          <button aria-label=${t("page-league-change.named", { season: season.name })} onClick=${() => edit(season)}>${t("page-league-change")}</button>
          <button aria-label=${t("page-league-delete.named", { season: season.name })} onClick=${() => drop(season)}>${t("page-league-delete")}</button>
        </li>`,
      )}
    </ul>
    <${SendForm} send=${save} button=${changed ? t("page-league-save") : t("page-league-add")}>
      <div class="field">
        <label for="season-name">${t("page-league-season-name")}</label>
        <input id="season-name" required maxlength="40" autocomplete="off" value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
      </div>
      <div class="two">
        <${DayField} id="season-begins" name=${t("page-league-begins")} value=${begins} set=${setBegins} />
        <${DayField} id="season-ends" name=${t("page-league-ends")} value=${ends} set=${setEnds} />
      </div>
    <//>
  </section>`;
}

/** @param {{id: string, name: string, value: string, set: (day: string) => void}} props */
function DayField({ id, name, value, set }) {
  return html`<div class="field">
    <label for=${id}>${name}</label>
    <input id=${id} type="date" required value=${value} onInput=${(/** @type {any} */ event) => set(event.target.value)} />
  </div>`;
}
