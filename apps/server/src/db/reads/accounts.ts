import { sql } from "kysely";

import type { Db } from "#db/client.ts";

/** The account of the surrounding query's row, if it is one whose content may be seen; for `exists`. */
export function activeAccountOf(
  db: Db,
  accountId: "files.account_id" | "exports.account_id" | "sessions.account_id" | "question_subscriptions.account_id",
) {
  return db
    .selectFrom("accounts")
    .select("accounts.id")
    .where("accounts.id", "=", sql.ref<string>(accountId))
    .where("accounts.status", "=", "active");
}

/** The account whose picture is the file of the surrounding query's row; for `exists`. */
export function accountsShowing(db: Db, fileId: "files.id") {
  return db.selectFrom("accounts").select("accounts.id").where("accounts.avatar_file_id", "=", sql.ref<string>(fileId));
}

/** The fields of an account that every page shows to its member. */
export function selectMember(db: Db, accountId: string) {
  return db
    .selectFrom("accounts")
    .select(["id", "email", "first_name as firstName", "last_name as lastName", "avatar_file_id as avatarFileId"])
    .where("id", "=", accountId);
}
