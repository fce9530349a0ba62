/** Where a player lays runs of his own: a train is chosen, and its stations on the map or from a list. */
import { html, useLayoutEffect, useRef } from "../../ui.js";
import { AS_THEY_TOUCH, startLaying } from "./laying.js";
import { brief, factsOf, say, t } from "../../words.js";

/** @typedef {import("./laying.js").Laying} Laying */
/** @typedef {import("../../game/play.js").Play} Play */

/** The button below the listed runs, or what it opens. @param {{play: Play}} props */
export function OwnRuns({ play }) {
  const laying = /** @type {Laying|null} */ (play.laying.value);
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const was = useRef(false);
  useLayoutEffect(() => {
    // The focus must not be lost with the editor.
    if (was.current && !laying) button.current?.focus({ preventScroll: true });
    was.current = laying !== null;
  }, [laying]);
  if (laying) return html`<${Editor} laying=${laying} />`;
  // Where the best is no run at all, there is no other.
  if (!play.choices.value?.actions.some(({ action }) => action.type === "run_trains" && action.runs.length)) return null;
  return html`<button ref=${button} class="xx-change" disabled=${play.busy.value} onClick=${() => startLaying(play)}>${t("eighteen-panel-change-runs")}</button>`;
}

/** @param {{laying: Laying}} props */
function Editor({ laying }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const here = box.current;
    here?.querySelector("button")?.focus({ preventScroll: true });
    // Only the panel scrolls, never the page: the map stays where it is.
    const panel = here?.closest(".turn-scroll, [role=tabpanel]");
    if (here && panel) panel.scrollTop += here.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  }, [laying]);
  const current = laying.current.value;
  return html`<section class="xx-laying" aria-label=${t("eighteen-panel-change-runs")} ref=${box}>
    <p class="small quiet-text">${t("eighteen-panel-change-runs.text")}</p>
    <div class="xx-trains">
      ${laying.trains.map(
        (_, number) => html`<div key=${number} class=${number === current ? "xx-laid current" : "xx-laid"}>
          <${TrainHead} laying=${laying} number=${number} />
          ${number === current && html`<${TrainRun} laying=${laying} />`}
        </div>`,
      )}
    </div>
  </section>`;
}

/** A train with what its run earns, and the stations that count. @param {{laying: Laying, number: number}} props */
function TrainHead({ laying, number }) {
  const run = laying.answer.value?.runs[number];
  const stops = run?.path ?? [];
  const names = stops.map((stop) => stop.name);
  const { name } = laying.trains[number];
  // With which others a train is joined is a long list; that it is joined is enough here.
  const earns = run?.earns ?? "";
  return html`<button class="choice xx-laid-head" aria-pressed=${number === laying.current.value} onClick=${() => laying.choose(number)}>
    <span class="xx-run-head">
      ${stops.length > 0 && run && html`<span class="xx-sample" dangerouslySetInnerHTML=${{ __html: run.sample }}></span>`}
      <span class="xx-train">${name}</span>
      ${stops.length > 0 && html`<b>${say(brief(earns))}</b>`}
      ${factsOf(earns).joined && html`<span class="small quiet-text">${t("eighteen-panel-joined")}</span>`}
      ${!stops.length && html`<span class="quiet-text">${t("eighteen-panel-idle")}</span>`}
    </span>
    ${number !== laying.current.value && names.length > 0 && html`<span class="xx-stops">${names.join(" – ")}</span>`}
  </button>`;
}

/** The run of the chosen train: its stations, where it can go on, and what else can be done with it. @param {{laying: Laying}} props */
function TrainRun({ laying }) {
  const number = laying.current.value;
  const stops = laying.answer.value?.runs[number]?.path ?? [];
  const path = laying.path.value;
  const train = laying.trains[number];
  return html`<div class="xx-laid-run">
    ${stops.length > 0 &&
    html`<ol class="xx-calls" aria-label=${t("eighteen-panel-run-of", { train: train.name })}>
      ${stops.map((stop) => html`<li key=${stop.id} class=${stop.counts ? "counts" : ""}><${Call} laying=${laying} stop=${stop} /></li>`)}
    </ol>`}
    ${stops.some((stop) => stop.optional) && html`<p class="small quiet-text">${t("eighteen-panel-ticked")}</p>`}
    ${path.length ? html`<${Onward} laying=${laying} />` : html`<${Beginning} laying=${laying} />`}
    ${train.joins && laying.trains.filter(({ joins }) => joins).length > 1 && html`<${Chain} laying=${laying} />`}
    <div class="row">
      <button class="xx-chip" disabled=${!path.length} onClick=${() => laying.takeBack()}>${t("eighteen-panel-take-back")}</button>
      <button class="xx-chip" disabled=${path.length < 2} title=${t("eighteen-panel-other-end.title")} onClick=${() => laying.turnRound()}>${t("eighteen-panel-other-end")}</button>
      <button class="xx-chip" disabled=${!path.length} title=${t("eighteen-panel-clear.title")} onClick=${() => laying.lay([])}>${t("eighteen-panel-clear")}</button>
    </div>
  </div>`;
}

/** @param {{laying: Laying, stop: {id: string, name: string, counts: boolean, optional: boolean}}} props */
function Call({ laying, stop }) {
  if (!stop.optional) return stop.name;
  return html`<label><input type="checkbox" checked=${stop.counts} onChange=${() => laying.toggle(stop.id)} />${stop.name}</label>`;
}

/** The stations that can be next, one stretch of track away. @param {{laying: Laying}} props */
function Onward({ laying }) {
  const ways = laying.nextWays();
  if (!ways.length) return html`<p class="small quiet-text">${t("eighteen-panel-no-way-on")}</p>`;
  const stop = laying.last.value?.name ?? "";
  return html`<div class="xx-onward" role="group" aria-label=${t("eighteen-panel-on-from", { stop })}>
    <span class="small quiet-text">${t("eighteen-panel-on-from.label", { stop })}</span>
    ${ways.map((way) => {
      const end = way[way.length - 1];
      const several = ways.filter((other) => other[other.length - 1] === end).length > 1;
      const name = laying.stops.get(end)?.name ?? end;
      return html`<button key=${way.join()} class="choice xx-chip" onClick=${() => laying.lay([...laying.path.value, ...way.slice(1)])}>
        ${several ? t("eighteen-panel-way", { stop: name, by: way.slice(1, -1) }) : name}
      </button>`;
    })}
  </div>`;
}

/** A run that has not begun. @param {{laying: Laying}} props */
function Beginning({ laying }) {
  const stops = [...laying.stops.values()].sort((one, other) => one.name.localeCompare(other.name));
  return html`<label class="xx-begin">
    <span class="small quiet-text">${t("eighteen-panel-begin")}</span>
    <select onChange=${(/** @type {any} */ event) => event.target.value && laying.lay([event.target.value])}>
      <option value="">${t("eighteen-panel-begin-anywhere")}</option>
      ${stops.map((stop) => html`<option key=${stop.id} value=${stop.id}>${stop.name} (${stop.id.split(".")[0]})</option>`)}
    </select>
  </label>`;
}

/** With which other Freights this one is joined. @param {{laying: Laying}} props */
function Chain({ laying }) {
  const chosen = laying.chains.value[laying.current.value] ?? AS_THEY_TOUCH;
  const freights = laying.trains.filter(({ joins }) => joins);
  return html`<label class="xx-begin">
    <span class="small quiet-text">${t("eighteen-panel-chain")}</span>
    <select value=${String(chosen)} onChange=${(/** @type {any} */ event) => laying.join(Number(event.target.value))}>
      <option value=${String(AS_THEY_TOUCH)}>${t("eighteen-panel-chain-touching")}</option>
      ${freights.map((_, at) => html`<option key=${at} value=${String(at)}>${t("eighteen-panel-chain-number", { number: at + 1 })}</option>`)}
    </select>
  </label>`;
}
