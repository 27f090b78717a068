import { paths } from "@lane/contract/page-paths.ts";

import { isTokenLive } from "#api/token-claims.ts";
import { type FirstAnswer, firstPictures, monthPageSize } from "#lib/first-answer.ts";

const patienceMs = 10_000;

type Answers = Map<string, Promise<Response | undefined>>;

// Part of every page, and run before the app is loaded: what the page asks the server first is asked at once, and the
// pictures in sight with it. `api/early-answers.ts` takes the answers.
askEarly();

function askEarly(): void {
  const token = readToken();
  // An expired token is renewed first, by the app.
  if (token === null || !isTokenLive(token, Date.now() + patienceMs)) return;
  const answers: Answers = new Map();
  const pictures: HTMLImageElement[] = [];
  window.earlyAnswers = { token, answers, pictures };
  const place = new URLSearchParams(location.search);
  for (const call of callsOf(location.pathname, place)) {
    const asked = ask(call, token);
    answers.set(call, asked);
    // Whatever goes wrong here, the app asks for again.
    asked.then(follow).catch(() => undefined);
  }
  // The first formatter takes 30 ms, on a phone a tenth of a second: now, while nothing has arrived, it delays nothing.
  void new Intl.DateTimeFormat();

  async function follow(response: Response | undefined): Promise<void> {
    if (response?.ok !== true) return;
    const answer: FirstAnswer = await response.clone().json();
    pictures.push(...firstPictures(answer).map(requestPicture));
    const call = monthCall(answer, place);
    // By now the app may have the timeline, and ask for the month itself.
    if (call === undefined || !answers.has(timelineCall(place)) || token === null) return;
    const asked = ask(call, token);
    answers.set(call, asked);
    await follow(await asked);
  }
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
  return [timelineCall(place), "/api/auth/verify", ...callsOfPlace(place)];
}

/** Of the member's own timeline, or of the vault that the address names. */
function timelineCall(place: URLSearchParams): string {
  return `/api/timeline${inTimeline(place, "?")}`;
}

function inTimeline(place: URLSearchParams, before: "?" | "&"): string {
  const timelineId = place.get("timeline");
  return timelineId ? `${before}${new URLSearchParams({ timelineId })}` : "";
}

function callsOfPlace(place: URLSearchParams): readonly string[] {
  const year = place.get("year");
  const which = inTimeline(place, "&");
  if (year === null) return [`/api/timeline/home?month=${new Date().getMonth() + 1}${which}`];
  return place.has("month") || !/^[1-9]\d{3}$/.test(year) ? [] : [`/api/timeline/year?year=${year}${which}`];
}

/** The memories of a month can be asked for once the timeline says which id their year has. */
function monthCall({ years = [] }: FirstAnswer, place: URLSearchParams): string | undefined {
  const month = place.get("month") ?? "";
  const yearId = years.find(({ year }) => String(year) === place.get("year"))?._id;
  if (yearId === undefined || !/^([1-9]|1[0-2])$/.test(month) || place.has("archive")) return undefined;
  return `/api/memories?${new URLSearchParams({ yearId, month, limit: String(monthPageSize), isArchived: "false" })}`;
}

function ask(call: string, token: string): Promise<Response | undefined> {
  const headers = {
    accept: "application/json",
    "accept-language": document.documentElement.dataset["speaks"] ?? "",
    authorization: `Bearer ${token}`,
  };
  return fetch(call, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
}

function requestPicture({ picture: { src, srcSet = "" }, sizes }: ReturnType<typeof firstPictures>[number]) {
  return Object.assign(new Image(), { fetchPriority: "high", sizes, srcset: srcSet, src });
}
