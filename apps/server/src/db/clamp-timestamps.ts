import { sql } from "kysely";

import type { Db } from "./client.ts";
import type { Schema } from "./schema.ts";

/**
 * Timestamps later than possible were written before the clock was set back: they are set to the latest possible
 * moment.
 */
export async function clampTimestamps<T extends keyof Schema>(
  db: Db,
  table: T,
  column: Extract<keyof Schema[T], string>,
  latest: number,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${latest} where ${sql.ref(column)} > ${latest}`.execute(
    db,
  );
}
