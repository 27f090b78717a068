import type { Db } from "#db/client.ts";

export function createFormerMembersRepository(db: Db) {
  return {
    /** Removed from it so recently that what they wrote there can be exported. */
    async isFormerMember(accountId: string, timelineId: string, now: number): Promise<boolean> {
      const of = { account_id: accountId, timeline_id: timelineId };
      const members = db
        .selectFrom("memberships")
        .select("timeline_id")
        .where((where) => where.and(of));
      const former = await db
        .selectFrom("former_memberships")
        .select("timeline_id")
        .where((where) => where.and(of))
        .where("export_until", ">", now)
        .where((where) => where.not(where.exists(members)))
        .execute();
      return former.length > 0;
    },
  };
}

export type FormerMembersRepository = ReturnType<typeof createFormerMembersRepository>;
