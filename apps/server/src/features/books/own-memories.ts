import type { Db } from "#db/client.ts";

export function selectOwn(db: Db, accountId: string) {
  return db
    .selectFrom("memories")
    .innerJoin("timelines", "timelines.id", "memories.timeline_id")
    .where("timelines.personal_of", "=", accountId)
    .where("memories.is_archived", "=", 0);
}
