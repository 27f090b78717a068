import type { Db } from "./client.ts";

/** What stands on somebody's own timeline, the archive left out. */
export function selectPersonal(db: Db, accountId: string) {
  return db
    .selectFrom("memories")
    .innerJoin("timelines", "timelines.id", "memories.timeline_id")
    .where("timelines.personal_of", "=", accountId)
    .where("memories.is_archived", "=", 0);
}
