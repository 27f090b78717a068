import { sql } from "kysely";

import type { Db } from "#db/client.ts";

/** Undated import entries with the file of the surrounding query's row; for `exists`. */
export function undatedItemsWith(db: Db, fileId: "files.id") {
  return db
    .selectFrom("import_item_files")
    .select("import_item_files.file_id")
    .where("import_item_files.file_id", "=", sql.ref<string>(fileId));
}
