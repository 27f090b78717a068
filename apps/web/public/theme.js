// Runs before the first paint: a remembered theme applied any later would flash the other one.
(function () {
  // A page that was written to HTML can be pressed before the app has taken it over, which `early` tells.
  const page = document.documentElement.dataset;
  page.early = "";
  document.addEventListener("change", ({ target }) => {
    const themeChoice = target.dataset?.themeChoice;
    if (themeChoice === "light" || themeChoice === "dark") {
      page.theme = themeChoice;
      localStorage.setItem("theme", themeChoice);
    } else if (themeChoice === "system") {
      delete page.theme;
      localStorage.removeItem("theme");
    }
  });
  document.addEventListener("click", ({ target }) => {
    const pressed = page.early === undefined ? null : target.closest("[data-press]");
    if (pressed?.dataset.press === "reload") location.reload();
    else if (pressed && history.length > 1) history.back();
    else if (pressed) location.assign("/");
  });
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") page.theme = theme;
    // A page that was written to HTML greets a guest; a member's eyes need not see that. Theirs has a heading in each
    // language, of which they see their own: the same as `preferredLanguage` finds.
    if (localStorage.getItem("refreshToken") || localStorage.getItem("authToken")) {
      const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages].map((tag) =>
        tag.split("-")[0].toLowerCase(),
      );
      const spoken = ["en", "nl", "de", "fr", "es"];
      page.member = wanted.find((tag) => spoken.includes(tag)) ?? "en";
    }
  } catch {
    // Storage may be forbidden; the system's theme then stands.
  }
})();
