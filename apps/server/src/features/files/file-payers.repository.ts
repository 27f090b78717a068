import type { Db } from "#db/client.ts";
import { selectPlacesOfFiles } from "#db/reads/files.ts";

/** One timeline that shows a file. */
export interface FilePlace {
  readonly fileId: string;
  readonly ownerId: string;
  readonly payerId: string | null;
  readonly isInherited: boolean;
  readonly timelineId: string | null;
  readonly personalOf: string | null;
  readonly paidBy: string | null;
}

/** On whose quota files count. */
export function createFilePayersRepository(db: Db) {
  return {
    /** Every place of these files. Locks their rows until the transaction is over. */
    async takePlaces(fileIds: readonly string[]): Promise<FilePlace[]> {
      if (fileIds.length === 0) return [];
      await db
        .updateTable("files")
        .set((update) => ({ touched_at: update.ref("touched_at") }))
        .where("id", "in", fileIds)
        .execute();
      const rows = await selectPlacesOfFiles(db, fileIds)
        .select([
          "files.id as fileId",
          "files.account_id as ownerId",
          "files.payer_id as payerId",
          "files.is_inherited as inherited",
          "timelines.id as timelineId",
          "timelines.personal_of as personalOf",
          "timelines.paid_by as paidBy",
        ])
        .orderBy("files.id")
        .orderBy("timelines.id")
        .execute();
      return rows.map(({ inherited, ...row }) => ({ ...row, isInherited: inherited === 1 }));
    },

    async setPayer(fileId: string, payerId: string | null): Promise<void> {
      await db.updateTable("files").set({ payer_id: payerId }).where("id", "=", fileId).execute();
    },

    /** Files of somebody whose account goes, in memories that stay: who pays for the vault has them from now on. */
    async inherit(fileIds: readonly string[], heirId: string): Promise<void> {
      if (fileIds.length === 0) return;
      await db
        .updateTable("files")
        .set({ account_id: heirId, payer_id: null, is_inherited: 1 })
        .where("id", "in", fileIds)
        .execute();
    },
  };
}

export type FilePayersRepository = ReturnType<typeof createFilePayersRepository>;
