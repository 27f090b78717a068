import { createId } from "@lane/server/src/lib/ids.ts";

import type { BenchContext } from "../bench-context.ts";

/** A member with a timeline to be filled. */
export interface Person {
  readonly accountId: string;
  readonly email: string;
  readonly timelineId: string;
  readonly years: readonly { readonly id: string; readonly year: number }[];
}

const firstYear = 1941;
const yearsOfOne = 85;

/** Inserts rows only: no password is needed here. */
export async function insertPeople({ database: { db, transact } }: BenchContext, count: number): Promise<Person[]> {
  const now = Date.now();
  const people = Array.from({ length: count }, () => personOf(now));
  await transact(async () => {
    for (const { accountId, email, timelineId, years } of people) {
      const name = {
        first_name: "Ada",
        last_name: "Marsh",
        date_of_birth: `${firstYear}-03-09`,
        is_reflection_prompt: 0,
      } as const;
      const times = { created_at: now, updated_at: now };
      await db
        .insertInto("accounts")
        .values({ id: accountId, email, status: "active", password_hash: "", version: 1, ...name, ...times })
        .execute();
      await db
        .insertInto("timelines")
        .values({ id: timelineId, kind: "personal", personal_of: accountId, created_at: now })
        .execute();
      await db
        .insertInto("memberships")
        .values({ timeline_id: timelineId, account_id: accountId, role: "owner", created_at: now })
        .execute();
      await db
        .insertInto("timeline_years")
        .values(years.map((year) => ({ ...year, timeline_id: timelineId })))
        .execute();
    }
  });
  return people;
}

function personOf(now: number): Person {
  const accountId = createId(now);
  return {
    accountId,
    email: `${accountId}@example.com`,
    timelineId: createId(now),
    years: Array.from({ length: yearsOfOne }, (_, index) => ({ id: createId(now), year: firstYear + index })),
  };
}
