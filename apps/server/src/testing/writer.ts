import type { Role } from "@lane/domain/roles.ts";
import type { Insertable } from "kysely";

import type { TimelinesTable } from "#db/membership-tables.ts";
import { createId } from "#lib/ids.ts";

import { createMember, type TestMember } from "./factories.ts";
import type { TestServer } from "./server-test.ts";

export interface TestTimeline {
  readonly id: string;
  yearId(year: number): string;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A signed-in member, and the calls about timelines and memories. */
export async function createWriter(server: TestServer) {
  return writerOf(server, await createMember(server));
}

/** The same person some days later. */
export async function signInAgain(server: TestServer, { accountId, email }: Writer): Promise<Writer> {
  const { token } = await server.services.sessions.start({ id: accountId, email }, "Another day");
  return writerOf(server, { accountId, email, token });
}

/** The same person through another server. */
export function writerOn(server: TestServer, { accountId, email, token }: Writer): Writer {
  return writerOf(server, { accountId, email, token });
}

function writerOf(server: TestServer, { accountId, email, token }: Omit<TestMember, "refreshToken">) {
  async function send(method: Method, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await server.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json(), raw: answer.body };
  }

  return {
    accountId,
    email,
    token,
    send,
    get: (path: string) => send("GET", path),
    post: (path: string, body: object, headers?: Record<string, string>) => send("POST", path, body, headers),
    put: (path: string, body: object, headers?: Record<string, string>) => send("PUT", path, body, headers),
    delete: (path: string, body?: object) => send("DELETE", path, body),

    /** A memory in July of the timeline's first year, unless the change says otherwise. */
    async write(timeline: TestTimeline, change: { year?: number } & Record<string, unknown> = {}) {
      const { year = 1990, ...rest } = change;
      const memory = { memoryTitle: "Summer concert", memoryDescription: "<p>It rained.</p>", month: 7, ...rest };
      const answer = await send("POST", "/memories", {
        timelineId: timeline.id,
        yearId: timeline.yearId(year),
        ...memory,
      });
      if (answer.status !== 200) throw new Error(answer.raw);
      return answer.body.memory;
    },
  };
}

export type Writer = ReturnType<typeof writerOf>;

/** Creates a timeline of ten years, by default from 1990. */
export async function setTimeline(writer: Writer, startYear = 1990): Promise<TestTimeline> {
  const created = await writer.post("/timeline/create", { startYear });
  if (created.status !== 200) throw new Error(created.raw);
  return readTimeline(writer);
}

export async function readTimeline(writer: Writer): Promise<TestTimeline> {
  const { body } = await writer.get("/timeline");
  const ids = new Map<number, string>(
    body.years.map((entry: { year: number; _id: string }) => [entry.year, entry._id]),
  );
  return { id: body.timeline._id, yearId: (year) => ids.get(year) ?? "no such year" };
}

/** The rows of a vault without members; its first owner pays for it. */
export async function plantVault(server: TestServer, years: readonly number[]): Promise<TestTimeline> {
  return plantTimeline(server, { name: "The Marshes", start_year: years[0] ?? null }, years);
}

/** The rows of what a guest writes for somebody's own timeline. */
export async function plantGuest(
  server: TestServer,
  { host, timeline, guest }: { readonly host: Person; readonly timeline: TestTimeline; readonly guest: Person },
  years: readonly number[],
): Promise<TestTimeline> {
  await giveAddOns(server, host);
  const own = { guest_of: timeline.id, paid_by: host.accountId, is_sharing_off: 1 as const };
  const planted = await plantTimeline(server, own, years);
  await join(server, planted, guest, "contributor");
  return planted;
}

async function plantTimeline(
  { database: { db } }: TestServer,
  row: Partial<Insertable<TimelinesTable>>,
  years: readonly number[],
): Promise<TestTimeline> {
  const id = createId(0);
  await db
    .insertInto("timelines")
    .values({ id, kind: "vault", created_at: 0, ...row })
    .execute();
  const rows = years.map((year) => ({ id: createId(0), timeline_id: id, year }));
  await db.insertInto("timeline_years").values(rows).execute();
  return { id, yearId: (year: number) => rows.find((one) => one.year === year)?.id ?? "no such year" };
}

interface Person {
  readonly accountId: string;
}

/** Everything that can be bought for a family. */
export async function giveAddOns({ services }: TestServer, { accountId }: Person): Promise<void> {
  const features = ["vault", "guests"] as const;
  await services.plans.grant(
    accountId,
    "gift",
    features.map((feature) => ({ feature, until: null })),
  );
}

export async function endAddOns({ services }: TestServer, { accountId }: Person): Promise<void> {
  await services.plans.grant(accountId, "gift", []);
}

export async function join(server: TestServer, timeline: TestTimeline, person: Person, role: Role): Promise<void> {
  const { db } = server.database;
  const { accountId } = person;
  await db
    .insertInto("memberships")
    .values({ timeline_id: timeline.id, account_id: accountId, role, created_at: 0 })
    .execute();
  if (role !== "owner") return;
  await giveAddOns(server, person);
  await db
    .updateTable("timelines")
    .set({ paid_by: accountId })
    .where("id", "=", timeline.id)
    .where("paid_by", "is", null)
    .execute();
}

export async function leave(
  { database: { db } }: TestServer,
  timeline: TestTimeline,
  { accountId }: Person,
): Promise<void> {
  await db
    .deleteFrom("memberships")
    .where("timeline_id", "=", timeline.id)
    .where("account_id", "=", accountId)
    .execute();
}
