import type { MediaKind } from "@lane/domain/media-kinds.ts";

import type { Db } from "#db/client.ts";
import type { FileState } from "#db/schema.ts";

export interface NewFile {
  readonly id: string;
  readonly accountId: string;
  readonly storeKey: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly kind: MediaKind;
  readonly name: string;
}

/** What is known of a file once it has been looked at. */
export interface FileFacts {
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly placeholder: string | null;
  readonly waveform: readonly number[] | null;
}

export interface FileRecord extends NewFile, FileFacts {
  readonly state: FileState;
}

const columns = [
  "id",
  "account_id as accountId",
  "store_key as storeKey",
  "sha256",
  "bytes",
  "content_type as contentType",
  "kind",
  "name",
  "state",
  "width",
  "height",
  "duration_ms as durationMs",
  "placeholder",
  "waveform",
] as const;

export function createMediaRepository(db: Db) {
  return {
    async insert(file: NewFile, now: number): Promise<void> {
      await db
        .insertInto("files")
        .values({
          id: file.id,
          account_id: file.accountId,
          store_key: file.storeKey,
          sha256: file.sha256,
          bytes: file.bytes,
          content_type: file.contentType,
          kind: file.kind,
          name: file.name,
          state: "preparing",
          created_at: now,
          touched_at: now,
        })
        .execute();
    },

    /** Whoever asks: for work that is done for the file itself, or behind a signature that has been judged. */
    async find(fileId: string): Promise<FileRecord | undefined> {
      const row = await db.selectFrom("files").select(columns).where("id", "=", fileId).executeTakeFirst();
      return row && asRecord(row);
    },

    async list(fileIds: readonly string[]): Promise<FileRecord[]> {
      if (fileIds.length === 0) return [];
      const rows = await db.selectFrom("files").select(columns).where("id", "in", fileIds).execute();
      return rows.map(asRecord);
    },

    /** False when the owner is not, or no longer, somebody whose files may be seen. */
    async isOwnerActive(accountId: string): Promise<boolean> {
      const query = db.selectFrom("accounts").select("id").where("id", "=", accountId).where("status", "=", "active");
      return (await query.executeTakeFirst()) !== undefined;
    },

    /** False when the file has gone meanwhile. */
    async markPrepared(fileId: string, facts: FileFacts): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("files")
        .set({
          state: "ready",
          width: facts.width,
          height: facts.height,
          duration_ms: facts.durationMs,
          placeholder: facts.placeholder,
          waveform: facts.waveform && JSON.stringify(facts.waveform),
        })
        .where("id", "=", fileId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async markFailed(fileId: string): Promise<void> {
      await db.updateTable("files").set({ state: "failed" }).where("id", "=", fileId).execute();
    },

    async remove(fileId: string): Promise<void> {
      await db.deleteFrom("files").where("id", "=", fileId).execute();
    },
  };
}

export type MediaRepository = ReturnType<typeof createMediaRepository>;

function asRecord<R extends { waveform: string | null }>({ waveform, ...row }: R) {
  return { ...row, waveform: waveform === null ? null : heights(JSON.parse(waveform)) };
}

function heights(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
