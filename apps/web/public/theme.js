// Runs before the first paint: a remembered theme applied any later would flash the other one.
(function () {
  // A page that was written to HTML can be pressed before the app has taken it over.
  document.addEventListener("change", ({ target }) => {
    const { themeChoice } = target.dataset;
    if (themeChoice === "light" || themeChoice === "dark") {
      document.documentElement.dataset.theme = themeChoice;
      localStorage.setItem("theme", themeChoice);
    } else if (themeChoice === "system") {
      delete document.documentElement.dataset.theme;
      localStorage.removeItem("theme");
    }
  });
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    // A page that was written to HTML greets a guest; a member's eyes need not see that. Theirs has a heading in each
    // language, of which they see their own: the same as `preferredLanguage` finds.
    if (localStorage.getItem("refreshToken") || localStorage.getItem("authToken")) {
      const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages].map((tag) =>
        tag.split("-")[0].toLowerCase(),
      );
      const spoken = ["en", "nl", "de", "fr", "es"];
      document.documentElement.dataset.member = wanted.find((tag) => spoken.includes(tag)) ?? "en";
    }
  } catch {
    // Storage may be forbidden; the system's theme then stands.
  }
})();
