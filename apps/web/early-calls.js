// Runs before the app is loaded: what a page asks the server first is asked at once. `api/early-answers.ts` takes the answers.
(function () {
  try {
    const token = localStorage.getItem("authToken") ?? "";
    const [, claims = ""] = token.split(".");
    const { exp } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")));
    // An expired token is renewed first, by the app.
    if (!(exp * 1000 > Date.now() + 5000)) return;
    const headers = {
      accept: "application/json",
      "accept-language": document.documentElement.dataset.speaks,
      authorization: `Bearer ${token}`,
    };
    const ask = (path) => fetch(path, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    const answers = new Map(callsOf(location).map((path) => [path, ask(path)]));
    window.earlyAnswers = { token, answers };
  } catch {
    // Nobody is signed in, or storage is forbidden.
  }

  function callsOf({ pathname, search }) {
    const [, memoryId] = /^\/timeline\/memory\/([^/]+)\/[^/]+\/view\/?$/.exec(pathname) ?? [];
    if (memoryId) return [`/api/memories/details?id=${memoryId}`, "/api/auth/verify"];
    if (pathname !== "/timeline") return [];
    return ["/api/timeline", "/api/auth/verify", ...placeOf(new URLSearchParams(search))];
  }

  function placeOf(place) {
    if (place.has("month")) return [];
    const year = place.get("year");
    if (year === null) return [`/api/timeline/home?month=${new Date().getMonth() + 1}`];
    return /^\d{4}$/.test(year) ? [`/api/timeline/year?year=${year}`] : [];
  }
})();
