// Before the first paint: sets the theme (the rest is in theme.js), and asks for what the page will show while its
// modules are still on their way. api.js takes the answers from `window.early`, each once.
(function () {
  let wanted = null;
  try {
    wanted = JSON.parse(localStorage.getItem("bradshaw.theme") || "null");
  } catch {
    wanted = null;
  }
  const dark = wanted === "dark" || (wanted !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";

  const paths = ["/api/me", "/api/titles"];
  const game = /^\/(?:play|watch|join)\/([^/]+)$/.exec(location.pathname);
  if (game) paths.push(`/api/games/${game[1]}`);
  /** @type {Map<string, Promise<Response>>} */
  const early = new Map();
  for (const path of paths) {
    const answer = fetch(path, { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(20000) });
    answer.catch(() => undefined);
    early.set(path, answer);
  }
  Object.assign(window, { early });
})();
