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

/** The account of the surrounding query's row, if the operator has disabled it; for `exists`. */
export function disabledAccountOf(db: Db, accountId: "print_orders.account_id") {
  return db
    .selectFrom("accounts")
    .select("accounts.id")
    .where("accounts.id", "=", sql.ref<string>(accountId))
    .where("accounts.status", "=", "disabled");
}

/** The account whose picture is the file of the surrounding query's row; for `exists`. */
export function accountsShowing(db: Db, fileId: "files.id") {
  return db.selectFrom("accounts").select("accounts.id").where("accounts.avatar_file_id", "=", sql.ref<string>(fileId));
}

/** The fields of an account that every page shows to its member. */
export function selectMember(db: Db, accountId: string) {
  return db
    .selectFrom("accounts")
    .select([
      "id",
      "email",
      "first_name as firstName",
      "last_name as lastName",
      "avatar_file_id as avatarFileId",
      "created_at as createdAt",
    ])
    .where("id", "=", accountId);
}

/** When an account was made, and how many memories it wrote: no content. */
export function selectAccountCounts(db: Db, accountId: string) {
  return db
    .selectFrom("accounts")
    .where("accounts.id", "=", accountId)
    .select((select) => [
      "accounts.created_at as createdAt",
      select
        .selectFrom("memories")
        .select((count) => count.fn.countAll<number | string>().as("memories"))
        .whereRef("memories.author_id", "=", "accounts.id")
        .as("memories"),
    ]);
}
