// Light or dark before the first paint: as chosen on these pages, else as in the application, else as the device wishes.
// And once the page is there, what can be scrolled sideways can be reached by keyboard.
(function () {
  function remembered() {
    try {
      return localStorage.getItem("theme") || JSON.parse(localStorage.getItem("bradshaw.theme") || "null");
    } catch {
      return null;
    }
  }

  document.body.dataset.theme = remembered() || "auto";
  document.addEventListener("DOMContentLoaded", () => {
    for (const part of document.querySelectorAll("pre, .table-wrapper")) {
      if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
    }
  });
})();
