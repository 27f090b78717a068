import type { Db } from "#db/client.ts";

/** The picture of somebody's profile; one that is there is never taken away for another. */
export function createOwnPicture(db: Db) {
  return {
    async isSet(accountId: string): Promise<boolean> {
      const account = await db
        .selectFrom("accounts")
        .select("id")
        .where("id", "=", accountId)
        .where("avatar_file_id", "is not", null)
        .executeTakeFirst();
      return account !== undefined;
    },

    /** False when the person has one meanwhile. */
    async set(accountId: string, fileId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("accounts")
        .set({ avatar_file_id: fileId })
        .where("id", "=", accountId)
        .where("avatar_file_id", "is", null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async clear(accountId: string, fileId: string): Promise<void> {
      await db
        .updateTable("accounts")
        .set({ avatar_file_id: null })
        .where("id", "=", accountId)
        .where("avatar_file_id", "=", fileId)
        .execute();
    },
  };
}

export type OwnPictureRepository = ReturnType<typeof createOwnPicture>;
