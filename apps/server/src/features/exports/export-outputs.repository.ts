import { bringBack } from "#db/bring-back.ts";
import type { Db } from "#db/client.ts";

export interface OutputRecord {
  readonly name: string;
  readonly saveAs: string;
  readonly contentType: string;
  readonly storeKey: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The files of what was made. */
export function createMakingOutputsRepository(db: Db) {
  return {
    async insert(makingId: string, outputs: readonly OutputRecord[]): Promise<void> {
      if (outputs.length === 0) return;
      const rows = outputs.map(({ name, saveAs, contentType, storeKey, bytes, sha256 }, position) => ({
        making_id: makingId,
        position,
        name,
        save_as: saveAs,
        content_type: contentType,
        store_key: storeKey,
        bytes,
        sha256,
      }));
      await db.insertInto("making_outputs").values(rows).execute();
    },

    async list(makingIds: readonly string[]): Promise<(OutputRecord & { readonly makingId: string })[]> {
      if (makingIds.length === 0) return [];
      return select(db).where("making_id", "in", makingIds).orderBy("position").execute();
    },

    /** As long as its time is not over, and its owner somebody whose files may be seen. */
    async findVisible(makingId: string, name: string, now: number): Promise<OutputRecord | undefined> {
      return select(db)
        .where("making_id", "=", makingId)
        .where("name", "=", name)
        .where("making_id", "in", (query) =>
          query
            .selectFrom("makings")
            .innerJoin("accounts", "accounts.id", "makings.account_id")
            .select("makings.id")
            .where("makings.id", "=", makingId)
            .where("makings.expires_at", ">", now)
            .where("accounts.status", "=", "active"),
        )
        .executeTakeFirst();
    },

    /** Nothing is kept beyond this moment. */
    keepUntilAtMost: (latest: number): Promise<void> => bringBack(db, "makings", "expires_at", latest),

    /** Of those whose time is over; the rows of the files go with them. */
    async findExpired(now: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("makings")
        .select("id")
        .where("expires_at", "<=", now)
        .where("has_turn", "=", 0)
        .orderBy("expires_at")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

function select(db: Db) {
  return db
    .selectFrom("making_outputs")
    .select([
      "making_id as makingId",
      "name",
      "save_as as saveAs",
      "content_type as contentType",
      "store_key as storeKey",
      "bytes",
      "sha256",
    ]);
}

export type MakingOutputsRepository = ReturnType<typeof createMakingOutputsRepository>;
