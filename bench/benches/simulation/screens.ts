import { sql } from "kysely";

import { vocabulary } from "../memories/sample-texts.ts";
import type { Ask, MeasuredServer } from "./measured-server.ts";

/** As the app asks for them. */
const monthPageSize = 24;
const monthsTried = 12;

type Call = (round: number) => Promise<unknown>;

/** The screens of the app, each with all calls that it makes, for one signed-in member. */
export async function screensOf(server: MeasuredServer, accountId: string): Promise<ReadonlyMap<string, Call>> {
  const ask = await server.signIn(accountId);
  const months = await fullestMonths(server, accountId);
  const at = (round: number) => months[round % months.length] ?? { yearId: "", year: 0, month: 1, id: "" };
  const search =
    (of: (round: number) => string, more = "") =>
    (round: number) =>
      ask(`/memories/search?q=${of(round)}${more}`);
  return new Map<string, Call>([
    ["home", (round) => home(ask, 1 + (round % 12))],
    ["timeline", () => ask("/timeline")],
    ["year", (round) => ask(`/timeline/year?year=${at(round).year}`)],
    ["month", (round) => ask(monthPath(at(round)))],
    ["memory", (round) => ask(`/memories/details?id=${at(round).id}`)],
    ["lifeline", () => ask("/lifeline")],
    ["search, a common word", search((round) => vocabulary[round % 20] ?? "")],
    ["search, a rare word", search((round) => vocabulary[5000 + ((round * 37) % 10_000)] ?? "")],
    ["search, a beginning", search((round) => (vocabulary[200 + ((round * 13) % 2000)] ?? "").slice(0, 2))],
    ["search, two words", search((round) => `${vocabulary[round % 20]}+${vocabulary[100 + ((round * 7) % 900)]}`)],
    ["search, with filters", search((round) => vocabulary[round % 20] ?? "", "&memoryType=Flower&fromYear=2011")],
  ]);
}

async function home(ask: Ask, month: number): Promise<void> {
  const paths = ["/timeline", `/timeline/home?month=${month}`, "/auth/verify", "/timelines"];
  await Promise.all(paths.map((path) => ask(path)));
}

interface Month {
  readonly yearId: string;
  readonly year: number;
  readonly month: number;
  /** One of its memories. */
  readonly id: string;
}

function monthPath({ yearId, month }: Month): string {
  return `/memories?yearId=${yearId}&month=${month}&limit=${monthPageSize}&isArchived=false`;
}

async function fullestMonths({ context }: MeasuredServer, accountId: string): Promise<readonly Month[]> {
  const { rows } = await sql<Month>`
    select year_id as "yearId", happened_on / 10000 as year, month, min(memories.id) as id
    from memories join timelines on timelines.id = timeline_id
    where personal_of = ${accountId} and is_archived = 0
    group by year_id, happened_on / 10000, month
    order by count(*) desc, min(memories.id) limit ${monthsTried}`.execute(context.database.db);
  return rows;
}
