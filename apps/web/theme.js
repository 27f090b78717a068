// Runs before the first paint: a stored theme applied later would flash the other theme.
(function () {
  // A prerendered page can be clicked before the app has hydrated it; `early` is set until then.
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
    // A prerendered page greets a guest, which a member should not see.
    if (localStorage.getItem("refreshToken") || localStorage.getItem("authToken")) page.member = "";
    // A placeholder has a heading in each language, of which one is shown: the one that `preferredLanguage` finds.
    const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages].map((tag) =>
      tag.split("-")[0].toLowerCase(),
    );
    const spoken = ["en", "nl", "de", "fr", "es"];
    page.speaks = wanted.find((tag) => spoken.includes(tag)) ?? "en";
  } catch {
    // Storage may be forbidden; then the system's theme applies.
  }
})();
