/** The games on the first page: each with its board, what it takes, how to learn it, and one click to play it. */
import { say, t } from "../words.js";
import { remembered, titles } from "../state.js";
import { html, useState } from "../ui.js";
import { playNow } from "./newgame.js";

/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").Bot} Bot */

const HEAVIEST = 5;
const HOUR = 60;
/** Games that take longer are told in hours. */
const LONG = 2 * HOUR;

/** How strong the bots shall be. */
const level = remembered("level", "normal");

export function Shelf() {
  const all = titles.value;
  if (!all?.length) return html`<p class="loading">${t("page-new-loading")}</p>`;
  const bots = all[0].bots;
  const chosen = bots.find((bot) => bot.level === level.value) ?? bots[0];
  return html`<section class="shelf" aria-labelledby="shelf">
    <h2 class="hidden-text" id="shelf">${t("page-shelf")}</h2>
    <${Levels} bots=${bots} chosen=${chosen} />
    <ul class="title-cards">
      ${all.map((title) => html`<${TitleCard} key=${title.id} title=${title} bot=${chosen} />`)}
    </ul>
  </section>`;
}

/** @param {{bots: Bot[], chosen: Bot}} props */
function Levels({ bots, chosen }) {
  return html`<div class="levels">
    <span id="levels">${t("page-shelf-bots")}</span>
    <div class="segments" role="group" aria-labelledby="levels">
      ${bots.map(
        (bot) =>
          html`<button type="button" key=${bot.level} aria-pressed=${bot === chosen} title=${say(bot.text)} onClick=${() => (level.value = bot.level)}>${t("page-bot", { bot: bot.spec })}</button>`,
      )}
    </div>
    <span class="quiet-text" aria-live="polite">${say(chosen.text)}</span>
  </div>`;
}

/** @param {{title: Title, bot: Bot}} props */
function TitleCard({ title, bot }) {
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    await playNow(title, bot.spec);
    setBusy(false);
  };
  const { name } = title;
  return html`<li class="card title-card">
    ${title.picture && html`<img src=${title.picture} alt="" loading="lazy" />`}
    <div class="title-words">
      <h3>${name}</h3>
      ${title.about && html`<p>${say(title.about)}</p>`}
      <ul class="facts small quiet-text">
        <li>${t("page-shelf-players", { least: Math.min(...title.players), most: Math.max(...title.players) })}</li>
        ${title.minutes[1] > 0 && html`<li>${lengthOf(title)}</li>`}
        ${title.weight > 0 &&
        html`<li><span class="dots-of-weight" aria-hidden="true">${"●".repeat(title.weight)}${"○".repeat(HEAVIEST - title.weight)}</span> ${t("page-shelf-weight", { weight: title.weight })}</li>`}
      </ul>
    </div>
    <div class="row title-buttons">
      <button class=${busy ? "primary busy" : "primary"} disabled=${busy} aria-label=${t("page-shelf-play.named", { game: name })} onClick=${play}>${t("page-shelf-play")}</button>
      ${title.lessons > 0 && html`<a class="button" href=${`/learn/${title.id}`} aria-label=${t("page-shelf-learn.named", { game: name })}>${t("page-shelf-learn")}</a>`}
    </div>
  </li>`;
}

/** How long a game takes. @param {Title} title */
function lengthOf({ minutes: [least, most] }) {
  if (most <= LONG) return t("page-shelf-minutes", { least, most });
  return t("page-shelf-hours", { least: Math.round(least / HOUR), most: Math.round(most / HOUR) });
}
