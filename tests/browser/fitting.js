// What of a page is not shown whole, as a list of sentences.
() => {
  const faults = [];
  const quote = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const where = (element) => {
    const names = [];
    for (let one = element; one && names.length < 3; one = one.parentElement)
      names.unshift(one.tagName.toLowerCase() + (one.id ? `#${one.id}` : "") + [...one.classList].map((name) => `.${name}`).join(""));
    return names.join(" > ");
  };
  // Nothing changes meanwhile: each element is measured once.
  const once = (measure) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, measure(element));
      return known.get(element);
    };
  };
  const styleOf = once((element) => {
    const { display, overflowX, overflowY, position, clipPath } = getComputedStyle(element);
    return { display, overflowX, overflowY, position, clipPath };
  });
  const boxOf = once((element) => element.getBoundingClientRect());
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) faults.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);

  // Words, each with where they stand: those that are hidden on purpose, or drawn on a board that can be moved, are left out.
  const shown = once((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }));
  // What is clipped away altogether is for those who listen.
  const forReadersOnly = once((element) => styleOf(element).clipPath === "inset(50%)" || (element.parentElement !== null && forReadersOnly(element.parentElement)));
  const leftOut = once((element) => element.closest("svg, option, script, style, noscript, .skip") !== null);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!/[^\W\d_]/u.test(node.data) || leftOut(element) || !shown(element) || forReadersOnly(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (boxes.length) pieces.push({ element, text: node.data, boxes });
  }
  for (const { element, text, boxes } of pieces) {
    const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
    let sideways = true, upright = true;
    for (let one = element; one; one = one.parentElement) {
      const style = styleOf(one);
      if (style.display === "inline" || style.display === "contents") continue;
      const scrolls = (value) => value === "auto" || value === "scroll";
      const box = boxOf(one);
      if (scrolls(style.overflowX)) sideways = false;
      else if (sideways && style.overflowX !== "visible" && one !== document.body && (left < box.left - 1.5 || right > box.right + 1.5)) {
        faults.push(`cut off at the side: "${quote(text)}" in ${where(one)}`);
        break;
      }
      if (scrolls(style.overflowY)) upright = false;
      // Glyphs are less tall than their line, of which a little may be outside.
      else if (upright && style.overflowY !== "visible" && one !== document.body && (top < box.top - 4 || bottom > box.bottom + 4)) {
        faults.push(`cut off below: "${quote(text)}" in ${where(one)}`);
        break;
      }
      if (style.position === "fixed") break;
    }
    if (sideways && (left < -1.5 || right > root.clientWidth + 1.5)) faults.push(`outside the window: "${quote(text)}" in ${where(element)}`);
    const button = element.closest("button, .button, [role=tab], summary");
    if (button && styleOf(button).display !== "inline") {
      const box = boxOf(button);
      if (left < box.left - 1.5 || right > box.right + 1.5) faults.push(`sticks out of its button: "${quote(text)}" in ${where(button)}`);
    }
  }

  // The words of one button on another, as far as both are in sight.
  const buttons = [...document.querySelectorAll("button, .button, [role=tab], select, input")].filter((one) => !one.closest("svg") && shown(one) && !forReadersOnly(one));
  const seen = (one) => {
    const box = boxOf(one);
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return found && (one.contains(found) || found.contains(one));
  };
  // What a window on a longer list does not show covers nothing.
  const inWindow = (one) => {
    let { left, right, top, bottom } = boxOf(one);
    for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      if (styleOf(outer).overflowY === "visible" && styleOf(outer).overflowX === "visible") continue;
      const box = boxOf(outer);
      [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  // A bar that stays while what is below it moves covers some of that on purpose.
  const staying = once((one) => (one === null || ["sticky", "fixed"].includes(styleOf(one).position) ? one : staying(one.parentElement)));
  const visible = buttons.filter(seen).map((one) => ({ one, box: inWindow(one) }));
  for (const [index, first] of visible.entries()) {
    for (const second of visible.slice(index + 1)) {
      const across = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
      const down = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
      if (across <= 2 || down <= 2) continue;
      if (first.one.contains(second.one) || second.one.contains(first.one)) continue;
      if (staying(first.one) === staying(second.one)) faults.push(`"${quote(first.one.textContent)}" lies on "${quote(second.one.textContent)}" in ${where(first.one)}`);
    }
  }
  return [...new Set(faults)];
}
