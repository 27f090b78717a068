import type { Db } from "#db/client.ts";
import { memoryOf, selectPersonalWithArchive } from "#db/reads/memories.ts";

/** What the account has stored already. */
export function createKnownEntries(db: Db) {
  return {
    /** The source keys that were imported before and still exist. */
    async findKnown(accountId: string, importId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
      if (keys.length === 0) return new Set();
      const rows = await db
        .selectFrom("import_items")
        .select("source_key as key")
        .where("import_items.account_id", "=", accountId)
        .where("import_id", "<>", importId)
        .where("source_key", "in", keys)
        .where((where) =>
          where.or([where.exists(memoryOf(db, "import_items.memory_id")), where("import_items.state", "=", "undated")]),
        )
        .execute();
      return new Set(rows.map(({ key }) => key));
    },

    /** Whether the personal timeline has this memory already, word for word. */
    async isWritten(accountId: string, same: { happenedOn: number; title: string; description: string }) {
      const found = await selectPersonalWithArchive(db, accountId)
        .select("memories.id")
        .where("happened_on", "=", same.happenedOn)
        .where("title", "=", same.title)
        .where("description", "=", same.description)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

export type KnownEntries = ReturnType<typeof createKnownEntries>;
