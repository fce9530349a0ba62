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
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) faults.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);

  // Words, each with where they stand: those that are hidden on purpose, or drawn on a board that can be moved, are left out.
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  // What is clipped away altogether is for those who listen.
  const forReadersOnly = (element) => {
    for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).clipPath === "inset(50%)") return true;
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!/[^\W\d_]/u.test(node.data) || !shown(element)) continue;
    if (element.closest("svg, option, script, style, noscript, .skip") || forReadersOnly(element)) continue;
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
      const style = getComputedStyle(one);
      if (style.display === "inline" || style.display === "contents") continue;
      const scrolls = (value) => value === "auto" || value === "scroll";
      const box = one.getBoundingClientRect();
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
    if (button && getComputedStyle(button).display !== "inline") {
      const box = button.getBoundingClientRect();
      if (left < box.left - 1.5 || right > box.right + 1.5) faults.push(`sticks out of its button: "${quote(text)}" in ${where(button)}`);
    }
  }

  // The words of one button on another, as far as both are in sight.
  const buttons = [...document.querySelectorAll("button, .button, [role=tab], select, input")].filter((one) => shown(one) && !one.closest("svg") && !forReadersOnly(one));
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return found && (one.contains(found) || found.contains(one));
  };
  // What a window on a longer list does not show covers nothing.
  const inWindow = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowY === "visible" && getComputedStyle(outer).overflowX === "visible") continue;
      const box = outer.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  // A bar that stays while what is below it moves covers some of that on purpose.
  const staying = (one) => {
    for (let outer = one; outer; outer = outer.parentElement) if (["sticky", "fixed"].includes(getComputedStyle(outer).position)) return outer;
    return null;
  };
  const visible = buttons.filter(seen).map((one) => ({ one, box: inWindow(one) }));
  for (const [index, first] of visible.entries()) {
    for (const second of visible.slice(index + 1)) {
      if (first.one.contains(second.one) || second.one.contains(first.one) || staying(first.one) !== staying(second.one)) continue;
      const across = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
      const down = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
      if (across > 2 && down > 2) faults.push(`"${quote(first.one.textContent)}" lies on "${quote(second.one.textContent)}" in ${where(first.one)}`);
    }
  }
  return [...new Set(faults)];
}
