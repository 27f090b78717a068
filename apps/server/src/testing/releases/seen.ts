import type { Call } from "./release-process.ts";

/** What someone sees, by the address it was asked at; calls that the release does not know are left out. */
export type Seen = Record<string, unknown>;

interface Year {
  readonly _id: string;
  readonly memoryCount: number;
}

const personal = [
  "/timelines",
  "/user/details",
  "/user/storage",
  "/user/mails",
  "/favourites",
  "/lifeline",
  "/reflection-prompts/settings",
  "/imports",
  "/imports/undated",
  "/makings",
  "/shares",
  "/shares/answers",
  "/shared-memories",
  "/asks",
  "/asks/answers",
  "/offers",
  "/offers/own",
  "/subscriptions",
  "/books/draft",
  "/print-orders",
  "/memories/search?q=rained",
  "/memories/search?q=lake",
  "/memories/search?q=boat",
];
const months = [7, 12];

/** Everything that someone sees: their own pages, and the months of every timeline they belong to. */
export async function lookAround(send: Call): Promise<Seen> {
  const seen: Seen = {};

  async function look(path: string) {
    const { status, body } = await send("GET", path);
    if (status === 200) seen[path] = body;
    return status === 200 ? body : undefined;
  }

  for (const path of personal) await look(path);
  const joined: { timelines: { id: string }[] } | undefined = await look("/timelines");
  const others = joined?.timelines.map(({ id }) => `/timeline?timelineId=${id}`) ?? [];
  for (const path of ["/timeline", ...others]) {
    const timeline: { years: Year[] } = await look(path);
    const years = timeline.years.filter(({ memoryCount }) => memoryCount > 0);
    seen[path] = { ...timeline, years };
    for (const { _id } of years) {
      for (const month of months) await look(`/memories?yearId=${_id}&month=${month}`);
      await look(`/memories?yearId=${_id}&month=7&isArchived=true`);
    }
  }
  return seen;
}

/** Signed for one session, words around an answer, and what the operator's settings decide. */
const passing = /^(url|href|src|originalUrl|posterUrl|sources|statusMessage|limits|quotaBytes|maxBytes)$/;

/** What of an answer every later release has to show: there may be more, but nothing less. */
export function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key, one]) => !passing.test(key) && one !== null && !isEmpty(one));
  return Object.fromEntries(entries.map(([key, one]) => [key, lasting(one)]));
}

/** Where something that was seen before is gone or says something else. */
export function lostFrom(before: unknown, after: unknown, place = ""): string[] {
  if (Array.isArray(before)) return before.flatMap((one, index) => lostItem(one, index, { after, place }));
  if (typeof before === "object" && before !== null) {
    const found: Record<string, unknown> = typeof after === "object" ? { ...after } : {};
    return Object.entries(before).flatMap(([key, one]) => lostFrom(one, found[key], `${place}/${key}`));
  }
  return before === after ? [] : [`${place}: ${String(before)} is now ${String(after)}`];
}

/** Things with an id are looked for by it, wherever they are in the list now. */
function lostItem(one: unknown, index: number, { after, place }: { after: unknown; place: string }): string[] {
  const list: readonly unknown[] = Array.isArray(after) ? after : [];
  const id = idOf(one);
  const same = id === undefined ? list[index] : list.find((other) => idOf(other) === id);
  return lostFrom(one, same, `${place}/${id ?? index}`);
}

function idOf(value: unknown): string | undefined {
  const { _id, id }: { _id?: unknown; id?: unknown } = typeof value === "object" ? { ...value } : {};
  return [_id, id].find((found) => typeof found === "string");
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
