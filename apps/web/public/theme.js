// Runs before the first paint: a remembered theme applied any later would flash the other one.
(function () {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be forbidden; the system's theme then stands.
  }
})();
