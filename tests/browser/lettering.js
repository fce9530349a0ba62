// What is badly written on the drawn map in the page, as a list of sentences: letters that are too small, or that lie on others or on a station.
(smallest) => {
  const faults = [];
  const sheet = document.querySelector(".board-sheet svg");
  const scale = sheet.getScreenCTM().a;
  const where = (one) => one.closest("[data-spot]")?.getAttribute("data-spot") ?? one.closest("[class]")?.getAttribute("class");
  const named = (one) => `"${one.textContent}" (${where(one)})`;
  // Letters take the middle of their line; two that touch by less than a pixel are apart for the eye.
  const ink = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const spare = (bottom - top) * 0.22;
    return { left: left + 0.5, right: right - 0.5, top: top + spare, bottom: bottom - spare };
  };
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  // Samples in the key are pictures of signs; the letters on a base are part of it.
  const texts = [...sheet.querySelectorAll("text")].filter((one) => !one.closest(".key g g, .runs"));
  for (const one of texts) {
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < smallest && !one.closest(".base, .home")) faults.push(`${named(one)} is only ${size.toFixed(1)} px high`);
  }
  const boxes = texts.map((one) => ({ one, box: ink(one) }));
  for (const [index, first] of boxes.entries()) {
    for (const second of boxes.slice(index + 1)) if (meet(first.box, second.box)) faults.push(`${named(first.one)} lies on ${named(second.one)}`);
  }
  // Names, letters and numbers beside the round and square signs of the map.
  const signs = [...sheet.querySelectorAll(".large circle, .value circle, .box rect, .offboard > rect, .waiting circle, .halt circle, .small circle")];
  for (const { one, box } of boxes) {
    if (!one.closest(".name, .label, .numbers, .cost, .names")) continue;
    const over = signs.find((sign) => {
      const round = sign.localName === "circle";
      const around = sign.getBoundingClientRect();
      if (!meet(box, around)) return false;
      if (!round) return true;
      const [x, y, radius] = [(around.left + around.right) / 2, (around.top + around.bottom) / 2, around.width / 2];
      const aside = Math.max(box.left - x, x - box.right, 0), away = Math.max(box.top - y, y - box.bottom, 0);
      return Math.hypot(aside, away) < radius - 1;
    });
    if (over) faults.push(`${named(one)} lies on a sign of ${where(over)}`);
  }
  return faults;
}
