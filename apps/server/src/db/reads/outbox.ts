import type { Db } from "#db/client.ts";

/** Mails that are not sent yet. */
export function selectWaitingMails(db: Db) {
  return db.selectFrom("outbox").where("outbox.sent_at", "is", null);
}

/** Mails that were handed over. */
export function selectSentMails(db: Db) {
  return db.selectFrom("outbox").where("outbox.sent_at", "is not", null);
}
