import { paths } from "@lane/contract/page-paths.ts";

import { isTokenLive } from "#api/token-claims.ts";
import { type FirstAnswer, firstPictures } from "#lib/first-pictures.ts";

const patienceMs = 10_000;

// Part of every page, and run before the app is loaded: what the page asks the server first is asked at once.
// `api/early-answers.ts` takes the answers.
askEarly();

function askEarly(): void {
  const token = readToken();
  // An expired token is renewed first, by the app.
  if (token === null || !isTokenLive(token, Date.now() + patienceMs)) return;
  const calls = callsOf(location.pathname, new URLSearchParams(location.search));
  const answers = new Map(calls.map((call) => [call, ask(call, token)]));
  const pictures: HTMLImageElement[] = [];
  window.earlyAnswers = { token, answers, pictures };
  for (const answer of answers.values()) {
    requestPictures(answer).then(
      (found) => pictures.push(...found),
      () => undefined,
    );
  }
  // The first formatter takes 30 ms, on a phone a tenth of a second: now, while nothing has arrived, it delays nothing.
  void new Intl.DateTimeFormat();
}

/** Null also where storage is forbidden. */
function readToken(): string | null {
  try {
    return localStorage.getItem("authToken");
  } catch {
    return null;
  }
}

function callsOf(pathname: string, place: URLSearchParams): readonly string[] {
  const [, memoryId] = /^\/timeline\/memory\/([^/]+)\/[^/]+\/view\/?$/.exec(pathname) ?? [];
  if (memoryId !== undefined) return [`/api/memories/details?id=${memoryId}`, "/api/auth/verify"];
  if (pathname !== paths.timeline) return [];
  return ["/api/timeline", "/api/auth/verify", ...callsOfPlace(place)];
}

/** The memories of a month cannot be asked for before the timeline is known. */
function callsOfPlace(place: URLSearchParams): readonly string[] {
  const year = place.get("year");
  if (year === null) return [`/api/timeline/home?month=${new Date().getMonth() + 1}`];
  return place.has("month") || !/^[1-9]\d{3}$/.test(year) ? [] : [`/api/timeline/year?year=${year}`];
}

function ask(call: string, token: string): Promise<Response | undefined> {
  const headers = {
    accept: "application/json",
    "accept-language": document.documentElement.dataset["speaks"] ?? "",
    authorization: `Bearer ${token}`,
  };
  return fetch(call, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
}

/** Requests the pictures in sight while the scripts still load. */
async function requestPictures(asked: Promise<Response | undefined>): Promise<HTMLImageElement[]> {
  const response = await asked;
  if (response?.ok !== true) return [];
  const answer: FirstAnswer = await response.clone().json();
  return firstPictures(answer).map(({ picture: { src, srcSet = "" }, sizes }) => {
    const image = new Image();
    return Object.assign(image, { fetchPriority: "high", sizes, srcset: srcSet, src });
  });
}
