/** Tells somebody who looks elsewhere that it is their turn: the page's title, a tone, a notification. */
import { notify, sound } from "./state.js";
import { effect, signal, useEffect } from "./ui.js";
import { t } from "./words.js";

const PROGRAM = "Bradshaw";

/** What the page is called, without the program; empty for the first page. */
const named = signal("");
const turn = signal(false);
/** @type {AudioContext|null} */
let audio = null;

function title() {
  return named.value ? t("page-title", { page: named.value }) : PROGRAM;
}

/** Keep the title of the window true, from when there are words for it. */
export function showTitle() {
  effect(() => {
    document.title = turn.value ? t("page-title-turn", { title: title() }) : title();
  });
}

/**
 * The title of the page without its badge.
 * @param {string} text
 */
export function setTitle(text) {
  named.value = text;
}

/**
 * The title of the page while a component is shown.
 * @param {string} text
 */
export function useTitle(text) {
  useEffect(() => setTitle(text), [text]);
}

/**
 * Whether it is the turn of the person here; the first moment of it is told.
 * @param {boolean} mine
 * @param {string} [text]
 */
export function setTurn(mine, text = "") {
  const begins = mine && !turn.peek();
  turn.value = mine;
  if (!begins || !text) return;
  if (sound.value) beep();
  if (notify.value && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(title(), { body: text, tag: location.pathname, icon: "/web/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** Two soft tones, like a station bell. */
export function beep() {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  [660, 880].forEach((pitch, step) => {
    const tone = /** @type {AudioContext} */ (audio).createOscillator();
    const volume = /** @type {AudioContext} */ (audio).createGain();
    const at = start + step * 0.16;
    tone.frequency.value = pitch;
    tone.type = "sine";
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    tone.connect(volume).connect(/** @type {AudioContext} */ (audio).destination);
    tone.start(at);
    tone.stop(at + 0.4);
  });
}

/** Ask the browser for leave to show notifications; true if it may. */
export async function askToNotify() {
  if (!("Notification" in window)) return false;
  const answer = Notification.permission === "granted" ? "granted" : await Notification.requestPermission();
  return answer === "granted";
}
