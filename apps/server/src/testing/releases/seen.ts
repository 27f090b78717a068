import type { Call } from "./release-process.ts";

/** What someone sees, by the address it was asked at; calls that the release does not know are left out. */
export type Seen = Record<string, unknown>;

const personal = [
  "/timeline",
  "/timelines",
  "/user/details",
  "/user/storage",
  "/user/mails",
  "/favourites",
  "/lifeline",
  "/reflection-prompts/settings",
  "/reflection-prompts/year/1994",
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
];

/** Everything that someone sees: their own pages, and each month with memories of every timeline they belong to. */
export async function lookAround(send: Call): Promise<Seen> {
  const seen: Seen = {};
  const look = async (path: string) => {
    const { status, body } = await send("GET", path);
    if (status === 200) seen[path] = body;
    return status === 200 ? body : undefined;
  };
  for (const path of personal) await look(path);
  const joined: { timelines: { id: string }[] } | undefined = await look("/timelines");
  const ids = joined?.timelines.map(({ id }) => id) ?? [];
  for (const path of ["/timeline", ...ids.map((id) => `/timeline?timelineId=${id}`)]) {
    const timeline: { years: { _id: string }[] } | undefined = await look(path);
    for (const { _id } of timeline?.years ?? []) {
      for (const month of [7, 9, 12]) await look(`/memories?yearId=${_id}&month=${month}`);
      await look(`/memories?yearId=${_id}&month=7&isArchived=true`);
    }
  }
  for (const word of ["rained", "lake", "boat"]) await look(`/memories/search?q=${word}`);
  return seen;
}
