import type { Role } from "@lane/domain/roles.ts";

import { createId } from "#lib/ids.ts";

import { createMember } from "./factories.ts";
import type { TestServer } from "./server-test.ts";

export interface TestTimeline {
  readonly id: string;
  yearId(year: number): string;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A signed-in member, and the calls about timelines and memories. */
export async function createWriter(server: TestServer) {
  const { accountId, email, token } = await createMember(server);

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

export type Writer = Awaited<ReturnType<typeof createWriter>>;

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

/** Inserts a vault, which no screen creates yet. */
export async function plantTimeline(
  { database: { db } }: TestServer,
  kind: "vault",
  years: readonly number[],
): Promise<TestTimeline> {
  const id = createId(0);
  await db.insertInto("timelines").values({ id, kind, created_at: 0 }).execute();
  const rows = years.map((year) => ({ id: createId(0), timeline_id: id, year }));
  await db.insertInto("timeline_years").values(rows).execute();
  return { id, yearId: (year: number) => rows.find((row) => row.year === year)?.id ?? "no such year" };
}

export async function join(
  { database: { db } }: TestServer,
  timeline: TestTimeline,
  { accountId }: { readonly accountId: string },
  role: Role,
): Promise<void> {
  await db
    .insertInto("memberships")
    .values({ timeline_id: timeline.id, account_id: accountId, role, created_at: 0 })
    .execute();
}

export async function leave(
  { database: { db } }: TestServer,
  timeline: TestTimeline,
  { accountId }: { readonly accountId: string },
): Promise<void> {
  await db
    .deleteFrom("memberships")
    .where("timeline_id", "=", timeline.id)
    .where("account_id", "=", accountId)
    .execute();
}
