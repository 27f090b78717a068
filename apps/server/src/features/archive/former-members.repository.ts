import type { Db } from "#db/client.ts";
import { selectFormer } from "#db/reads/memberships.ts";

export function createFormerMembersRepository(db: Db) {
  return {
    /** The vault that they were removed from so recently that what they wrote there can be exported. */
    async findFormer(accountId: string, timelineId: string, now: number): Promise<{ name: string } | undefined> {
      const members = db
        .selectFrom("memberships")
        .select("timeline_id")
        .where((where) => where.and({ account_id: accountId, timeline_id: timelineId }));
      const [former] = await selectFormer(db, accountId)
        .select("timelines.name")
        .where("former_memberships.timeline_id", "=", timelineId)
        .where("former_memberships.export_until", ">", now)
        .where((where) => where.not(where.exists(members)))
        .execute();
      return former && { name: former.name ?? "" };
    },
  };
}

export type FormerMembersRepository = ReturnType<typeof createFormerMembersRepository>;
