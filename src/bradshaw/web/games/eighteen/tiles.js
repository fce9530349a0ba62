/** All tiles by colour: what is left, what each is upgraded to, and on the map where one of them fits now. */
import { query } from "../../api.js";
import { leaveMap, showMap } from "../../game/views.js";
import { Icon } from "../../icons.js";
import { attempt } from "../../messages.js";
import { html, signal, useEffect } from "../../ui.js";
import { language, t } from "../../words.js";

/** @typedef {{id: string, colour: string, count: number, left: number, upgrades: string[], hexes: string[]}} Tile */
/** @typedef {{company: string|null, tiles: Tile[], drawings: Object<string, string>}} Manifest */
/** @typedef {import("../../game/play.js").Play} Play */

/** The tiles of the position on the screen. @type {{value: {stamp: string, manifest: Manifest}|null}} */
const told = signal(null);
/** The tile that is looked for on the map. @type {{value: {id: string, stamp: string}|null}} */
const sought = signal(null);
/** Drawings are the same in every position: they are fetched once for each game and language. @type {Map<string, Object<string, string>>} */
const drawn = new Map();

/** @param {import("../../game/table.js").Table} table */
const stampOf = (table) => `${table.id} ${language.value} ${table.stamp.value}`;

/** @param {import("../../game/table.js").Table} table */
async function fetchTiles(table) {
  const stamp = stampOf(table);
  const key = `${table.game.value?.title} ${language.value}`;
  await attempt(async () => {
    /** @type {Manifest} */
    const manifest = await query(`${table.path}/tiles`, { ...table.where(), drawings: !drawn.has(key) });
    if (!drawn.has(key)) drawn.set(key, manifest.drawings);
    const drawings = drawn.get(key) ?? {};
    if (stampOf(table) === stamp) told.value = { stamp, manifest: { ...manifest, drawings } };
  });
}

/** @param {{table: import("../../game/table.js").Table, play: Play, module: import("../../types.js").TitleModule}} props */
export function Tiles({ table, play, module }) {
  const stamp = stampOf(table);
  useEffect(() => void fetchTiles(table), [stamp]);
  // While the next position is on its way, the tiles of the one before stay where they are.
  const manifest = told.value?.stamp.startsWith(table.id) ? told.value.manifest : null;
  if (!manifest) return html`<p class="loading" role="status">${t("eighteen-panel-tiles-loading")}</p>`;
  const { tiles, company } = manifest;
  const current = sought.value?.stamp === stamp ? sought.value.id : null;
  /** @param {Tile} tile */
  const seek = (tile) => {
    if (current === tile.id) return forget(play);
    sought.value = { id: tile.id, stamp };
    showMap(table, module, "tiles");
  };
  return html`<div class="tiles">
    <p class="small quiet-text">${company === null ? t("eighteen-panel-tiles-by-track") : t("eighteen-panel-tiles-for", { company })}</p>
    ${[...new Set(tiles.map((tile) => tile.colour))].map(
      (colour) => html`<section key=${colour} aria-label=${t("eighteen-panel-tiles-of", { colour })}>
        <h3>${t("eighteen-panel-tiles-of", { colour })}</h3>
        <ul>
          ${tiles
            .filter((tile) => tile.colour === colour)
            .map(
              (tile) => html`<li key=${tile.id}>
                <button
                  class=${`tile${tile.left ? "" : " gone"}${tile.hexes.length ? " fits" : ""}`}
                  aria-pressed=${tile.id === current}
                  aria-label=${t("eighteen-panel-tiles-name", { tile: tile.id, left: tile.left, count: tile.count, fits: tile.hexes.length })}
                  title=${t("eighteen-panel-tiles-name", { tile: tile.id, left: tile.left, count: tile.count, fits: tile.hexes.length })}
                  onClick=${() => seek(tile)}
                >
                  <${Picture} svg=${manifest.drawings[tile.id] ?? ""} />
                  <span><b>${tile.id}</b> ${t("eighteen-panel-tiles-left", { left: tile.left, count: tile.count })}</span>
                </button>
                ${tile.upgrades.length > 0 && html`<span class="small quiet-text">${t("eighteen-panel-tiles-upgrades", { tiles: tile.upgrades })}</span>`}
              </li>`,
            )}
        </ul>
      </section>`,
    )}
  </div>`;
}

/** Look for no tile any longer, and show the tiles again. @param {Play} play */
function forget(play) {
  sought.value = null;
  leaveMap(play);
}

/**
 * What is lit on the map for the tile that is looked for, and what is said about it.
 * @param {Play} play
 */
export function litTiles(play) {
  const { table } = play;
  const stamp = stampOf(table);
  const id = sought.value?.stamp === stamp ? sought.value.id : null;
  const tile = told.value?.stamp === stamp ? told.value.manifest.tiles.find((one) => one.id === id) : null;
  if (!tile || !told.value) return null;
  const { company } = told.value.manifest;
  const facts = { tile: tile.id, hexes: tile.hexes };
  const text = !tile.hexes.length
    ? t("eighteen-panel-tiles-nowhere", { tile: tile.id, company })
    : company === null
      ? t("eighteen-panel-tiles-fits", facts)
      : t("eighteen-panel-tiles-fits-for", { ...facts, company });
  return {
    spots: new Set(tile.hexes.map((hex) => `hex:${hex}`)),
    note: html`<p class="lit-note" role="status">
      <span>${text}</span>
      <button class="plain" aria-label=${t("eighteen-panel-tiles-close")} title=${t("eighteen-panel-tiles-close")} onClick=${() => forget(play)}><${Icon} name="close" /></button>
    </p>`,
  };
}

/** A tile by itself; its shapes are those of the board. @param {{svg: string}} props */
function Picture({ svg }) {
  const inner = svg.replace(/^<g[^>]*>/, "<g>").replace(/<title>.*?<\/title>/, "");
  return html`<svg class="tile-picture" viewBox="-61 -53 122 106" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: inner }}></svg>`;
}
