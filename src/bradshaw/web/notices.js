/** Tells somebody who looks elsewhere that it is their turn: the page's title, a tone, a notification. */
import { notify, sound } from "./state.js";

let plain = "Bradshaw";
let turn = false;
/** @type {AudioContext|null} */
let audio = null;

function retitle() {
  document.title = turn ? `(your turn) ${plain}` : plain;
}

/**
 * The title of the page without its badge.
 * @param {string} title
 */
export function setTitle(title) {
  plain = title ? `${title} – Bradshaw` : "Bradshaw";
  retitle();
}

/**
 * Whether it is the turn of the person here; the first moment of it is told.
 * @param {boolean} mine
 * @param {string} [text]
 */
export function setTurn(mine, text = "") {
  const begins = mine && !turn;
  turn = mine;
  retitle();
  if (!begins || !text) return;
  if (sound.value) beep();
  if (notify.value && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(plain, { body: text, tag: location.pathname, icon: "/web/icon.svg" });
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
