/** Places that scroll when there is too much in them: then it must be seen, and the keyboard must get there too. */
import { useLayoutEffect, useRef } from "./ui.js";

/** @typedef {(box: HTMLElement, more: boolean) => void} Then */
/** @typedef {{above: boolean, below: boolean, before: boolean, after: boolean}} Hidden where there is more, out of sight */

/** What else is done with each element that is watched. @type {WeakMap<Element, Then|undefined>} */
const thens = new WeakMap();
// It calls once the page has been laid out, before it is painted: to ask any earlier would lay it out again for every element.
const watcher = new ResizeObserver((entries) => look(entries.map((one) => /** @type {HTMLElement} */ (one.target))));

/** @param {HTMLElement} box @returns {Hidden} */
function hiddenOf(box) {
  return {
    above: box.scrollTop > 1,
    below: box.scrollTop + box.clientHeight < box.scrollHeight - 1,
    before: box.scrollLeft > 1,
    after: box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
  };
}

/**
 * Mark elements with `data-above`, `data-below`, `data-before` and `data-after` where there is more of them out of sight.
 * All are looked at before the first is changed.
 * @param {HTMLElement[]} boxes
 */
function look(boxes) {
  for (const [box, hidden] of boxes.map((box) => /** @type {const} */ ([box, hiddenOf(box)]))) {
    for (const [side, more] of Object.entries(hidden)) box.toggleAttribute(`data-${side}`, more);
    thens.get(box)?.(box, Object.values(hidden).some(Boolean));
  }
}

/**
 * A ref for an element that shows where there is more of it.
 * @param {Then} [then]
 * @returns {{current: HTMLElement|null}}
 */
export function useMore(then) {
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const scrolled = () => look([box]);
    thens.set(box, then);
    // Whatever its size, what is in it may be new: each time it is watched anew, it is looked at.
    watcher.observe(box);
    box.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      watcher.unobserve(box);
      box.removeEventListener("scroll", scrolled);
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
