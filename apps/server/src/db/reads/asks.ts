import { sql } from "kysely";

import type { Db } from "#db/client.ts";

/** Asks with the account that asks. */
export function selectAsksWithOwner(db: Db) {
  return db.selectFrom("asks").innerJoin("accounts as owner", "owner.id", "asks.account_id");
}

/**
 * Answers with the file of the surrounding query's row, for `exists`. The files of an answer that was placed belong to
 * its memory alone.
 */
export function answersShowing(db: Db, fileId: "files.id") {
  return db
    .selectFrom("ask_answer_parts")
    .innerJoin("ask_answers", "ask_answers.id", "ask_answer_parts.answer_id")
    .select("ask_answer_parts.file_id")
    .where("ask_answer_parts.file_id", "=", sql.ref<string>(fileId))
    .where("ask_answers.state", "<>", "accepted");
}
