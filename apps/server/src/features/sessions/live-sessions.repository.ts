import type { Db } from "#db/client.ts";
import { activeAccountOf } from "#db/reads/accounts.ts";

export function createLiveSessionsRepository(db: Db) {
  return {
    /** Only while the session runs and its account may be used. */
    async isLive(sessionId: string, now: number): Promise<boolean> {
      const found = await db
        .selectFrom("sessions")
        .select("sessions.id")
        .where("sessions.id", "=", sessionId)
        .where("sessions.ended_at", "is", null)
        .where("sessions.expires_at", ">", now)
        .where((where) => where.exists(activeAccountOf(db, "sessions.account_id")))
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}
