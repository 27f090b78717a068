import type { Db } from "#db/client.ts";

/** The accounts that wrote memories, with their colour on those of these timelines that they belong to. */
export function selectAuthors(db: Db, timelineIds: readonly string[], authorIds: readonly string[]) {
  return db
    .selectFrom("accounts")
    .leftJoin("memberships", (join) =>
      join.onRef("memberships.account_id", "=", "accounts.id").on("memberships.timeline_id", "in", timelineIds),
    )
    .select([
      "accounts.id as accountId",
      "accounts.first_name as firstName",
      "accounts.last_name as lastName",
      "memberships.timeline_id as timelineId",
      "memberships.colour",
    ])
    .where("accounts.id", "in", authorIds);
}

/** The memories that an account has opened where they lay folded. */
export function selectOpened(db: Db, accountId: string) {
  return db.selectFrom("memory_openings").where("memory_openings.account_id", "=", accountId);
}
