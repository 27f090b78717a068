// Runs before the first paint: a remembered theme applied any later would flash the other one.
(function () {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    // A page that was written to HTML greets a guest; a member's eyes need not see that.
    if (localStorage.getItem("refreshToken") || localStorage.getItem("authToken")) {
      document.documentElement.dataset.member = "";
    }
  } catch {
    // Storage may be forbidden; the system's theme then stands.
  }
})();
