import type { OfferState } from "@lane/domain/memberships.ts";

import type { Db } from "#db/client.ts";
import { selectOfferedWithFile, selectReadableWithFile } from "#db/reads/files.ts";

/** Who sees a file besides its owner. */
export function createFileReadersRepository(db: Db) {
  return {
    /** Whether a memory with this file is on a timeline that the account belongs to. */
    async isOnTimelineOf(accountId: string, fileId: string): Promise<boolean> {
      const found = await selectReadableWithFile(db, accountId, fileId).select("memories.id").limit(1).execute();
      return found.length > 0;
    },

    /** Of the memories with this file that guests have offered to the account. */
    async listOfferStates(accountId: string, fileId: string): Promise<OfferState[]> {
      const rows = await selectOfferedWithFile(db, accountId, fileId).select("offers.state").execute();
      return rows.map(({ state }) => state);
    },
  };
}

export type FileReadersRepository = ReturnType<typeof createFileReadersRepository>;
