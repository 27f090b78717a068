import type { Db } from "./client.ts";

/** Makes concurrent changes of a timeline's members wait until the transaction is over; false when it is gone. */
export async function lockTimeline(db: Db, timelineId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("timelines")
    .set((update) => ({ start_year: update.ref("start_year") }))
    .where("id", "=", timelineId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
