// Before the first paint: light or dark as chosen on these pages, else as in the application, else as the device wishes.
(function () {
  function remembered() {
    try {
      return localStorage.getItem("theme") || JSON.parse(localStorage.getItem("bradshaw.theme") || "null");
    } catch {
      return null;
    }
  }

  document.body.dataset.theme = remembered() || "auto";
})();
