import type { Db } from "#db/client.ts";

export interface WaitingUpload {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

const atOnce = 500;

/** Uploads of imports. */
export function createImportUploadsRepository(db: Db) {
  return {
    /** The account's complete uploads among these, in the order of the ids. */
    async findWhole(accountId: string, uploadIds: readonly string[]): Promise<WaitingUpload[]> {
      const found = new Map<string, WaitingUpload>();
      for (let start = 0; start < uploadIds.length; start += atOnce) {
        const rows = await db
          .selectFrom("uploads")
          .select(["id", "name", "bytes_expected as bytes"])
          .where("account_id", "=", accountId)
          .where("purpose", "=", "import")
          .where("id", "in", uploadIds.slice(start, start + atOnce))
          .whereRef("bytes_received", "=", "bytes_expected")
          .execute();
        for (const row of rows) found.set(row.id, row);
      }
      return uploadIds.flatMap((id) => found.get(id) ?? []);
    },

    async hold(uploadIds: readonly string[], until: number): Promise<void> {
      for (let start = 0; start < uploadIds.length; start += atOnce) {
        const ids = uploadIds.slice(start, start + atOnce);
        await db.updateTable("uploads").set({ expires_at: until }).where("id", "in", ids).execute();
      }
    },

    /** Removes the uploads; returns the keys that the store may remove. Call it in a transaction. */
    async remove(uploadIds: readonly string[]): Promise<string[]> {
      const keys: string[] = [];
      for (let start = 0; start < uploadIds.length; start += atOnce) {
        const ids = uploadIds.slice(start, start + atOnce);
        const parts = await db
          .selectFrom("upload_parts")
          .select("store_key as key")
          .where("upload_id", "in", ids)
          .execute();
        keys.push(...parts.map(({ key }) => key));
        await db.deleteFrom("uploads").where("id", "in", ids).where("purpose", "=", "import").execute();
      }
      return keys;
    },
  };
}

export type ImportUploadsRepository = ReturnType<typeof createImportUploadsRepository>;
