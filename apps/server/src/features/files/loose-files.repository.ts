import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { accountsShowing } from "#db/reads/accounts.ts";
import { answersShowing } from "#db/reads/asks.ts";
import { undatedItemsWith } from "#db/reads/imports.ts";
import { memoriesShowing } from "#db/reads/memories.ts";

/** Looked through with one statement: over millions of files at once, PostgreSQL would give it up after half a minute. */
const filesOfStretch = 2000;

/** Files that are not in use: in no memory, no profile, no answer that waits, and no import that waits for a date. */
export function createLooseFilesRepository(db: Db) {
  /** The store keys of these files. */
  async function keysOf(fileIds: readonly string[]): Promise<string[]> {
    if (fileIds.length === 0) return [];
    const originals = db.selectFrom("files").select("store_key as key").where("id", "in", fileIds);
    const variants = db.selectFrom("file_variants").select("store_key as key").where("file_id", "in", fileIds);
    return (await originals.unionAll(variants).execute()).map(({ key }) => key);
  }

  return {
    /** Corrects timestamps that lie in the future. */
    clampTimestamps: (now: number): Promise<void> => clampTimestamps(db, "files", "touched_at", now),

    /** Among the files after this one, in the order of their ids; `last` is where to go on, if there are more. */
    async find(before: number, after: string): Promise<{ ids: string[]; last: string | undefined }> {
      const last = await findLastOfStretch(db, after);
      const loose = selectLoose(db).where("files.touched_at", "<", before).where("files.id", ">", after);
      const rows = await (last === undefined ? loose : loose.where("files.id", "<=", last)).execute();
      return { ids: rows.map(({ id }) => id), last };
    },

    /**
     * Removes the unused ones of these files; returns the keys that the store may remove. Locking the rows first makes
     * sure that a concurrent attachment is seen. Call it in a transaction.
     */
    async remove(fileIds: readonly string[]): Promise<string[]> {
      if (fileIds.length === 0) return [];
      await db
        .updateTable("files")
        .set((update) => ({ touched_at: update.ref("touched_at") }))
        .where("id", "in", fileIds)
        .execute();
      const loose = (await selectLoose(db).where("files.id", "in", fileIds).execute()).map(({ id }) => id);
      const keys = await keysOf(loose);
      if (loose.length > 0) await db.deleteFrom("files").where("id", "in", loose).execute();
      return keys;
    },
  };
}

export type LooseFilesRepository = ReturnType<typeof createLooseFilesRepository>;

/** Undefined for the rest, which is shorter than a stretch. */
async function findLastOfStretch(db: Db, after: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("files")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .offset(filesOfStretch - 1)
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

function selectLoose(db: Db) {
  return db
    .selectFrom("files")
    .select("files.id")
    .where((where) => where.not(where.exists(accountsShowing(db, "files.id"))))
    .where((where) => where.not(where.exists(memoriesShowing(db, "files.id"))))
    .where((where) => where.not(where.exists(answersShowing(db, "files.id"))))
    .where((where) => where.not(where.exists(undatedItemsWith(db, "files.id"))));
}
