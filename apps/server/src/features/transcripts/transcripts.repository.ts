import type { TranscriptState } from "@lane/domain/transcripts.ts";

import type { Db } from "#db/client.ts";
import { selectRecordings, selectShowing } from "#db/reads/transcripts.ts";

export interface RecordingRow {
  readonly id: string;
  readonly accountId: string;
  readonly storeKey: string;
}

export interface TranscriptRow {
  readonly fileId: string;
  readonly state: TranscriptState;
  readonly progress: number;
  readonly text: string;
  readonly isByMachine: boolean;
}

export function createTranscriptsRepository(db: Db) {
  return {
    async listRecordings(fileIds: readonly string[]): Promise<RecordingRow[]> {
      if (fileIds.length === 0) return [];
      return selectRecordings(db, fileIds)
        .select(["files.id", "files.account_id as accountId", "files.store_key as storeKey"])
        .execute();
    },

    /** The memories that show these files. */
    async listShowing(fileIds: readonly string[]): Promise<{ memoryId: string; fileId: string }[]> {
      if (fileIds.length === 0) return [];
      return selectShowing(db, fileIds).select(["memory_id as memoryId", "file_id as fileId"]).execute();
    },

    async list(fileIds: readonly string[]): Promise<TranscriptRow[]> {
      if (fileIds.length === 0) return [];
      const rows = await db
        .selectFrom("transcripts")
        .select(["file_id as fileId", "state", "progress", "text", "is_by_machine as isByMachine"])
        .where("file_id", "in", fileIds)
        .execute();
      return rows.map((row) => ({ ...row, isByMachine: row.isByMachine === 1 }));
    },

    /** A finished text, in place of whatever there was. */
    async put(fileId: string, text: string, isByMachine: boolean, now: number): Promise<void> {
      const whole = {
        state: "done",
        progress: 100,
        text,
        is_by_machine: isByMachine ? 1 : 0,
        updated_at: now,
      } as const;
      await db
        .insertInto("transcripts")
        .values({ ...whole, file_id: fileId, created_at: now })
        .onConflict((conflict) => conflict.column("file_id").doUpdateSet(whole))
        .execute();
    },

    async remove(fileId: string): Promise<void> {
      await db.deleteFrom("transcripts").where("file_id", "=", fileId).execute();
    },
  };
}

export type TranscriptsRepository = ReturnType<typeof createTranscriptsRepository>;
