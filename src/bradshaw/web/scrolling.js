/** Places that scroll when there is too much in them: then it must be seen, and the keyboard must get there too. */
import { useLayoutEffect, useRef } from "./ui.js";

/**
 * Mark an element with `data-above`, `data-below`, `data-before` and `data-after` where there is more of it out of sight.
 * @param {HTMLElement} box
 * @returns {boolean} whether there is any
 */
function markMore(box) {
  const hidden = {
    above: box.scrollTop > 1,
    below: box.scrollTop + box.clientHeight < box.scrollHeight - 1,
    before: box.scrollLeft > 1,
    after: box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
  };
  for (const [side, more] of Object.entries(hidden)) box.toggleAttribute(`data-${side}`, more);
  return Object.values(hidden).some(Boolean);
}

/**
 * A ref for an element that shows where there is more of it.
 * @param {(box: HTMLElement, more: boolean) => void} [then]
 * @returns {{current: HTMLElement|null}}
 */
export function useMore(then) {
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const look = () => {
      const more = markMore(box);
      then?.(box, more);
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener("scroll", look);
    };
  });
  return place;
}

/**
 * The same for a row in which one thing is in sight, with what stands before it.
 * @param {string} selector
 * @param {unknown} which changes with what is to be seen
 */
export function useOneInSight(selector, which) {
  const row = useMore();
  useLayoutEffect(() => {
    const box = row.current;
    const one = /** @type {HTMLElement|null|undefined} */ (box?.querySelector(selector));
    if (!box || !one) return undefined;
    const show = () => (box.scrollLeft = one.offsetLeft - box.offsetLeft - one.offsetWidth);
    show();
    // There may be less room later, as on a tablet that is turned.
    const watcher = new ResizeObserver(show);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [which]);
  return row;
}

/** The same for one that Tab stops at only while something of it is out of sight. */
export function useScrolling() {
  return useMore((box, more) => {
    if (more) box.setAttribute("tabindex", "0");
    else box.removeAttribute("tabindex");
  });
}

/** What lies below the possibilities, or on phones over the end of them: the question's buttons and what they would do. */
const BUTTONS = ".turn-foot, .phone-bar";
/** Where the possibilities scroll. */
const POSSIBILITIES = ".turn-scroll, .tab-panel";

/** A new question is read from its beginning, however far somebody had scrolled in the last. @param {string} question */
export function useFromTop(question) {
  useLayoutEffect(() => {
    const room = document.getElementById("choices")?.closest(POSSIBILITIES);
    if (room) room.scrollTop = 0;
  }, [question]);
}

/**
 * A ref for an element that stays in sight while it is wanted, however much room the buttons take.
 * @param {boolean} wanted
 * @returns {{current: HTMLDivElement|null}}
 */
export function useKeptInSight(wanted) {
  const place = useRef(/** @type {HTMLDivElement|null} */ (null));
  useLayoutEffect(() => {
    const buttons = document.querySelector(BUTTONS);
    if (!wanted || !buttons) return undefined;
    const keep = () => {
      const room = place.current?.closest(POSSIBILITIES);
      if (!place.current || !room) return;
      const covered = room.getBoundingClientRect().bottom - buttons.getBoundingClientRect().top;
      place.current.style.scrollMarginBottom = `${Math.max(0, covered)}px`;
      place.current.scrollIntoView({ block: "nearest" });
    };
    const watcher = new ResizeObserver(keep);
    watcher.observe(buttons);
    return () => watcher.disconnect();
  }, [wanted]);
  return place;
}
