/** Places that scroll when there is too much in them: then the keyboard must get there too. */
import { useLayoutEffect, useRef } from "./ui.js";

/**
 * A ref for an element that Tab stops at only while something of it is out of sight.
 * @returns {{current: HTMLElement|null}}
 */
export function useScrolling() {
  const place = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const look = () => {
      const hidden = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
      if (hidden) box.setAttribute("tabindex", "0");
      else box.removeAttribute("tabindex");
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    return () => watcher.disconnect();
  });
  return place;
}
