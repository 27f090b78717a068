import type { MediaFailure } from "@lane/domain/media-failures.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { FileFacts, FileState } from "@lane/domain/stored-files.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { activeAccountOf } from "#db/reads/accounts.ts";

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

export interface FileRecord extends NewFile, FileFacts {
  readonly state: FileState;
  readonly failure: MediaFailure | null;
  readonly retries: number;
}

const columns = [
  "id",
  // Nobody is the owner of an inherited file: its original stays closed.
  sql<string>`case when is_inherited = 1 then '' else account_id end`.as("accountId"),
  "store_key as storeKey",
  "sha256",
  "bytes",
  "content_type as contentType",
  "kind",
  "name",
  "state",
  "failure",
  "retries",
  "width",
  "height",
  "duration_ms as durationMs",
  "placeholder",
  "waveform",
] as const;

export function createFilesRepository(db: Db) {
  const select = () => db.selectFrom("files").select(columns);
  const byId = prepareQuery(db, (fileId: string) => select().where("id", "=", fileId));
  const byIds = prepareQuery(db, (fileIds: readonly string[]) => select().where("id", "in", fileIds));
  const visible = prepareQuery(db, (fileId: string) =>
    select()
      .where("id", "=", fileId)
      .where((where) => where.exists(activeAccountOf(db, "files.account_id"))),
  );

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

    /** Without a check of permission: for work on the file itself, or behind a verified signature. */
    async find(fileId: string): Promise<FileRecord | undefined> {
      const row = await byId.first(fileId);
      return row && asRecord(row);
    },

    async list(fileIds: readonly string[]): Promise<FileRecord[]> {
      if (fileIds.length === 0) return [];
      return (await byIds.all(fileIds)).map(asRecord);
    },

    /** Like `find`, as long as the owner's files may be seen. */
    async findVisible(fileId: string): Promise<FileRecord | undefined> {
      const row = await visible.first(fileId);
      return row && asRecord(row);
    },

    /** False when the file has been removed meanwhile. */
    async markPrepared(fileId: string, facts: FileFacts): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("files")
        .set({ state: "ready", failure: null, ...columnsOf(facts) })
        .where("id", "=", fileId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async describe(fileId: string, facts: FileFacts): Promise<void> {
      await db.updateTable("files").set(columnsOf(facts)).where("id", "=", fileId).execute();
    },

    async markFailed(fileId: string, failure: MediaFailure): Promise<void> {
      await db.updateTable("files").set({ state: "failed", failure }).where("id", "=", fileId).execute();
    },
  };
}

export type FilesRepository = ReturnType<typeof createFilesRepository>;

function columnsOf({ width, height, durationMs, placeholder, waveform }: FileFacts) {
  return { width, height, duration_ms: durationMs, placeholder, waveform: waveform && JSON.stringify(waveform) };
}

function asRecord<R extends { waveform: string | null }>(row: R) {
  // Most files are photos.
  const waveform = row.waveform === null ? null : heights(JSON.parse(row.waveform));
  return Object.assign(row, { waveform });
}

function heights(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
