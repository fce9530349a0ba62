/** What kind of screen this is, and how much of it a keyboard on the screen covers. */
import { signal, useEffect, useLayoutEffect } from "../ui.js";

const PHONE = matchMedia("(max-width: 699px), (max-height: 479px)");
const WIDE = matchMedia("(min-width: 1100px)");
const UPRIGHT = matchMedia("(orientation: portrait)");
const ROOMY = matchMedia("(min-width: 1600px) and (min-height: 700px)");

/** @returns {"phone"|"middle"|"wide"} */
function measure() {
  return PHONE.matches ? "phone" : WIDE.matches ? "wide" : "middle";
}

export const layout = signal(measure());
/** Whether a wide screen has room for two views, and for two panels below them. */
export const roomy = signal(ROOMY.matches);
/** Whether the view is put away, so that there is room for the rest; a wide screen has room for all. */
export const boardFolded = signal(false);
for (const query of [PHONE, WIDE]) query.addEventListener("change", () => (layout.value = measure()));
ROOMY.addEventListener("change", () => (roomy.value = ROOMY.matches));

/**
 * A phone that stands upright puts the view away while a question has more to read than room beside the board.
 * @param {boolean} wanted
 */
export function useFolded(wanted) {
  useLayoutEffect(() => {
    if (!wanted || layout.value !== "phone" || !UPRIGHT.matches) return undefined;
    const before = boardFolded.value;
    boardFolded.value = true;
    return () => {
      // Unless somebody has opened a view meanwhile.
      if (boardFolded.value) boardFolded.value = before;
    };
  }, [wanted, layout.value]);
}

/** Keeps what stands at the bottom of a phone above the keyboard, in browsers that let it cover the page. */
export function useKeyboardRoom() {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const fit = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      // While a page is pinched larger, part of it is out of sight without any keyboard.
      document.documentElement.style.setProperty("--keyboard", `${seen.scale > 1.01 ? 0 : Math.round(covered)}px`);
    };
    seen.addEventListener("resize", fit);
    seen.addEventListener("scroll", fit);
    return () => {
      seen.removeEventListener("resize", fit);
      seen.removeEventListener("scroll", fit);
      document.documentElement.style.removeProperty("--keyboard");
    };
  }, []);
}

/** Whether the result lies over the board once there is one. */
export const resultShown = signal(true);
/** Whether the review does. */
export const reviewShown = signal(false);
