import type { Db } from "#db/client.ts";

/** The profile picture of an account, as imports set it: an existing one is never replaced. */
export function createAccountPictures(db: Db) {
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

    /** False when the account has a picture meanwhile. */
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
