/** A club as its members see it: tables, league table, members; and the door for those who may join. */
import { ApiError, get, post, put, remove } from "../api.js";
import { ask } from "../dialogs.js";
import { CopyLink } from "../game/share.js";
import { attempt, tell } from "../messages.js";
import { useTitle } from "../notices.js";
import { go, route } from "../router.js";
import { me } from "../state.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words.js";
import { TableList, useGames } from "./gamelist.js";
import { LeagueTable, Seasons } from "./league.js";
import { Field, LoginForms, SendForm } from "./login.js";
import { wishForClub } from "./newgame.js";
import { Pager, pageNumber } from "./pager.js";

/** @typedef {import("../types.js").Club} Club */

/** @param {{id: string}} props */
export function ClubPage({ id }) {
  const [club, setClub] = useState(/** @type {Club|null} */ (null));
  const [problem, setProblem] = useState(/** @type {ApiError|null} */ (null));
  const person = me.value?.person;
  const path = `/api/clubs/${encodeURIComponent(id)}`;
  useTitle(club?.name ?? t("page-clubs"));
  const load = async () => {
    try {
      setClub(await get(path));
      setProblem(null);
    } catch (error) {
      setClub(null);
      setProblem(/** @type {ApiError} */ (error));
    }
  };
  useEffect(() => {
    if (person && !person.guest) load();
  }, [person?.id, person?.guest]);
  if (person && (person.guest || problem?.status === 404)) return html`<${Door} id=${id} path=${path} done=${setClub} clear=${() => setProblem(null)} />`;
  if (problem) {
    return html`<main id="main" class="page" tabindex="-1">
      <h1>${t("page-club-failed")}</h1>
      <p role="alert">${problem.message}</p>
      <button class="primary" onClick=${load}>${t("page-try-again")}</button>
    </main>`;
  }
  if (!club) return html`<main id="main" class="page" tabindex="-1"><p class="loading" role="status">${t("page-club-loading")}</p></main>`;
  return html`<main id="main" class="page club" tabindex="-1">
    <p class="small"><a href="/clubs">${t("page-clubs")}</a></p>
    <h1>${club.name}</h1>
    <${Tables} club=${club} path=${path} />
    <${LeagueTable} club=${club} path=${path} />
    <${Members} club=${club} path=${path} set=${setClub} />
    ${club.leads && html`<${Invite} club=${club} path=${path} set=${setClub} />`}
    ${club.leads && html`<${Seasons} club=${club} path=${path} set=${setClub} load=${load} />`}
    <${Settings} club=${club} path=${path} set=${setClub} />
  </main>`;
}

/** For somebody who is no member, or not logged in. @param {{id: string, path: string, done: (club: Club) => void, clear: () => void}} props */
function Door({ path, done, clear }) {
  const [found, setFound] = useState(/** @type {import("../types.js").ClubListed|null} */ (null));
  const [problem, setProblem] = useState("");
  const invite = route.value.query.get("invite") ?? "";
  const guest = me.value?.person.guest;
  useEffect(() => {
    const look = async () => {
      try {
        setFound(await get(`${path}/door?invite=${encodeURIComponent(invite)}`));
        setProblem("");
      } catch (error) {
        setProblem(/** @type {Error} */ (error).message);
      }
    };
    look();
  }, [path, invite, me.value?.person.id]);
  const join = async () => {
    const club = await post(`${path}/join`, { invite });
    tell(t("page-club-joined", { club: club.name }));
    go(`/clubs/${club.id}`, { replace: true });
    done(club);
    clear();
  };
  return html`<main id="main" class="page clubs" tabindex="-1">
    <h1>${found ? t("page-club-door", { club: found.name }) : t("page-clubs")}</h1>
    ${problem && html`<p role="alert">${problem}</p>`}
    ${found && html`<p>${t("page-club-door-text", { count: found.members })}</p>`}
    ${guest && html`<p>${t("page-clubs-log-in")}</p><${LoginForms} />`}
    ${found && !guest && html`<${SendForm} send=${join} button=${t("page-clubs-accept")} />`}
    ${!found && html`<p><a class="button" href="/clubs">${t("page-clubs")}</a></p>`}
  </main>`;
}

/** Tables that wait or are played, or games that are over, page by page. @param {{club: Club, path: string}} props */
function Tables({ club, path }) {
  const over = route.value.query.get("list") === "finished";
  const page = pageNumber();
  const [list, problem] = useGames(`${path}/games?list=${over ? "finished" : "tables"}`, page);
  const open = () => {
    wishForClub(club.id);
    go("/");
  };
  return html`<section class="card" aria-labelledby="club-tables">
    <div class="row spread">
      <h2 id="club-tables">${over ? t("page-club-finished") : t("page-club-tables")}</h2>
      <button class="primary" onClick=${open}>${t("page-club-new-table")}</button>
    </div>
    <nav class="list-links" aria-label=${t("page-lists")}>
      <a href=${`/clubs/${club.id}`} aria-current=${over ? null : "page"}>${t("page-club-tables")}</a>
      <a href=${`/clubs/${club.id}?list=finished`} aria-current=${over ? "page" : null}>${t("page-club-finished")}</a>
    </nav>
    ${problem && html`<p role="alert">${problem}</p>`}
    ${list && !list.games.length && html`<p class="quiet-text">${over ? t("page-club-finished-empty") : t("page-club-tables-empty")}</p>`}
    <${TableList} games=${list?.games ?? []} />
    <${Pager} path=${`/clubs/${club.id}${over ? "?list=finished" : ""}`} page=${page} more=${Boolean(list?.more)} />
  </section>`;
}

/** @typedef {{club: Club, path: string, set: (club: Club) => void}} Part */

/** @param {Part} props */
function Members({ club, path, set }) {
  /** @param {string} what @param {string} player @param {{title: string, text: string, yes: string, danger?: boolean}} question */
  const act = async (what, player, question) => {
    if (!(await ask(question))) return;
    await attempt(async () => {
      set(await post(`${path}/${what}`, { name: player }));
    });
  };
  /** @param {string} player */
  const drop = (player) =>
    act("remove", player, {
      title: t("page-club-member-remove-title", { player }),
      text: t("page-club-member-remove-text", { player }),
      yes: t("page-club-member-remove"),
      danger: true,
    });
  /** @param {string} player */
  const lead = (player) =>
    act("head", player, {
      title: t("page-club-member-lead-title", { player }),
      text: t("page-club-member-lead-text", { player }),
      yes: t("page-club-member-lead"),
    });
  return html`<section class="card" aria-labelledby="club-members">
    <h2 id="club-members">${t("page-club-members")}</h2>
    <ul class="lobby">
      ${club.members.map(
        (member) => html`<li key=${member.name}>
          <span class="grow">${member.name}${member.leads && html` <span class="small quiet-text">${t("page-club-member-leads")}</span>`}</span>
          ${club.leads &&
          !member.leads &&
          html`<button aria-label=${t("page-club-member-lead.named", { player: member.name })} onClick=${() => lead(member.name)}>${t("page-club-member-lead")}</button>
            <button aria-label=${t("page-club-member-remove.named", { player: member.name })} onClick=${() => drop(member.name)}>${t("page-club-member-remove")}</button>`}
        </li>`,
      )}
    </ul>
  </section>`;
}

/** By name, and by a link. @param {Part} props */
function Invite({ club, path, set }) {
  const [name, setName] = useState("");
  const send = async () => {
    set(await post(`${path}/invitations`, { name: name.trim() }));
    tell(t("page-club-invited", { player: name.trim() }));
    setName("");
  };
  /** @param {string} what @param {any} body */
  const act = async (what, body) => {
    await attempt(async () => {
      set(await post(`${path}/${what}`, body));
    });
  };
  return html`<section class="card" aria-labelledby="club-invite">
    <h2 id="club-invite">${t("page-club-invite")}</h2>
    <${SendForm} send=${send} button=${t("page-club-invite-button")}>
      <${Field} id="invited-name" name=${t("page-club-invite-name")} value=${name} set=${setName} />
    <//>
    ${club.invited.length > 0 &&
    html`<h3>${t("page-club-waiting")}</h3>
      <ul class="lobby">
        ${club.invited.map(
          (player) => html`<li key=${player}>
            <span class="grow">${player}</span>
            <button aria-label=${t("page-club-withdraw.named", { player })} onClick=${() => act("invitations/withdraw", { name: player })}>${t("page-club-withdraw")}</button>
          </li>`,
        )}
      </ul>`}
    ${club.invite
      ? html`<${CopyLink} id="club-link" name=${t("page-club-link")} link=${`${location.origin}/clubs/${club.id}?invite=${encodeURIComponent(club.invite)}`} />
          <p class="small quiet-text">${t("page-club-link-text")}</p>
          <p class="row">
            <button onClick=${() => act("link", { wanted: true })}>${t("page-club-link-other")}</button>
            <button onClick=${() => act("link", { wanted: false })}>${t("page-club-link-end")}</button>
          </p>`
      : html`<p>${t("page-club-link-none")}</p>
          <p><button onClick=${() => act("link", { wanted: true })}>${t("page-club-link-new")}</button></p>`}
  </section>`;
}

/** The name of the club, and its end; or the way out. @param {Part} props */
function Settings({ club, path, set }) {
  const [name, setName] = useState(club.name);
  const rename = async () => {
    set(await put(path, { name: name.trim() }));
    tell(t("page-saved"));
  };
  /** @param {{title: string, text: string, yes: string}} question @param {() => Promise<any>} work @param {string} done */
  const end = async (question, work, done) => {
    if (!(await ask({ ...question, danger: true }))) return;
    await attempt(async () => {
      await work();
      tell(done);
      go("/clubs");
    });
  };
  const leave = () =>
    end(
      { title: t("page-club-leave-title", { club: club.name }), text: t("page-club-leave-text"), yes: t("page-club-leave") },
      () => post(`${path}/leave`),
      t("page-club-left", { club: club.name }),
    );
  const drop = () =>
    end(
      { title: t("page-club-delete-title", { club: club.name }), text: t("page-club-delete-text"), yes: t("page-club-delete") },
      () => remove(path),
      t("page-club-deleted"),
    );
  return html`<section class="card" aria-labelledby="club-settings">
    <h2 id="club-settings">${t("page-club-settings")}</h2>
    ${club.leads &&
    html`<${SendForm} send=${rename} button=${t("page-club-rename")}>
      <${Field} id="club-name" name=${t("page-clubs-name")} value=${name} set=${setName} />
    <//>`}
    <p>
      ${club.leads
        ? html`<button class="danger" onClick=${drop}>${t("page-club-delete")}</button>`
        : html`<button class="danger" onClick=${leave}>${t("page-club-leave")}</button>`}
    </p>
  </section>`;
}
