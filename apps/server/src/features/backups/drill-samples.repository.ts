import type { Db } from "#db/client.ts";
import { selectOriginals } from "#db/reads/files.ts";

/** What a drill needs to know of a restored database. */
export function createDrillSamplesRepository(db: Db) {
  return {
    /** The bytes of the originals of each account that has any. */
    async listSizes(): Promise<{ readonly accountId: string; readonly bytes: number }[]> {
      const rows = await selectOriginals(db)
        .select((select) => [
          "files.account_id as accountId",
          select.fn.sum<number | string>("files.bytes").as("bytes"),
        ])
        .groupBy("files.account_id")
        .execute();
      return rows.map(({ accountId, bytes }) => ({ accountId, bytes: Number(bytes) }));
    },

    listOriginals: (accountId: string): Promise<{ readonly storeKey: string; readonly sha256: string }[]> =>
      selectOriginals(db)
        .select(["files.store_key as storeKey", "files.sha256"])
        .where("files.account_id", "=", accountId)
        .execute(),
  };
}
