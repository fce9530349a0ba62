// Sets the theme before the first paint; the rest is in theme.js.
(function () {
  let wanted = null;
  try {
    wanted = JSON.parse(localStorage.getItem("bradshaw.theme") || "null");
  } catch {
    wanted = null;
  }
  const dark = wanted === "dark" || (wanted !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
