import type { Db } from "#db/client.ts";

export function createLiveSessionsRepository(db: Db) {
  return {
    /** Only while the session runs and its account may be used. */
    async isLive(sessionId: string, now: number): Promise<boolean> {
      const found = await db
        .selectFrom("sessions")
        .innerJoin("accounts", "accounts.id", "sessions.account_id")
        .select("sessions.id")
        .where("sessions.id", "=", sessionId)
        .where("sessions.ended_at", "is", null)
        .where("sessions.expires_at", ">", now)
        .where("accounts.status", "=", "active")
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}
