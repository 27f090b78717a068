import type { Db } from "#db/client.ts";
import type { UploadPurpose } from "#db/media-tables.ts";

export type { UploadPurpose };

export interface UploadRecord {
  readonly id: string;
  readonly accountId: string;
  readonly bytesExpected: number;
  readonly bytesReceived: number;
  readonly name: string;
  readonly declaredType: string;
  readonly metadata: string;
  /** The hash that the client declares for the whole file. */
  readonly sha256: string | null;
  readonly expiresAt: number;
  readonly purpose: UploadPurpose;
}

const columns = [
  "id",
  "account_id as accountId",
  "bytes_expected as bytesExpected",
  "bytes_received as bytesReceived",
  "name",
  "declared_type as declaredType",
  "metadata",
  "sha256",
  "expires_at as expiresAt",
  "purpose",
] as const;

export function createUploadsRepository(db: Db) {
  return {
    async insert(upload: UploadRecord, now: number): Promise<void> {
      await db
        .insertInto("uploads")
        .values({
          id: upload.id,
          account_id: upload.accountId,
          bytes_expected: upload.bytesExpected,
          bytes_received: upload.bytesReceived,
          name: upload.name,
          declared_type: upload.declaredType,
          metadata: upload.metadata,
          sha256: upload.sha256,
          created_at: now,
          expires_at: upload.expiresAt,
          purpose: upload.purpose,
        })
        .execute();
    },

    async findOwn(accountId: string, uploadId: string): Promise<UploadRecord | undefined> {
      return db
        .selectFrom("uploads")
        .select(columns)
        .where("id", "=", uploadId)
        .where("account_id", "=", accountId)
        .executeTakeFirst();
    },

    async sum(accountId: string, purpose: UploadPurpose): Promise<{ count: number; bytes: number }> {
      const row = await db
        .selectFrom("uploads")
        .select((select) => [
          select.fn.countAll<number | string>().as("count"),
          select.fn.sum<number | string | null>("bytes_expected").as("bytes"),
        ])
        .where("account_id", "=", accountId)
        .where("purpose", "=", purpose)
        .executeTakeFirst();
      return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
    },

    /** False when the upload is gone or has grown meanwhile. */
    async remove(uploadId: string, bytesReceived: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("uploads")
        .where("id", "=", uploadId)
        .where("bytes_received", "=", bytesReceived)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** Shortens the lifetime of all uploads of this purpose to at most this moment. */
    waitUntilAtMost: (purpose: UploadPurpose, latest: number) => waitUntilAtMost(db, purpose, latest),

    async findExpired(now: number, limit: number): Promise<{ id: string; bytesReceived: number }[]> {
      return db
        .selectFrom("uploads")
        .select(["id", "bytes_received as bytesReceived"])
        .where("expires_at", "<=", now)
        .limit(limit)
        .execute();
    },
  };
}

async function waitUntilAtMost(db: Db, purpose: UploadPurpose, latest: number): Promise<void> {
  await db
    .updateTable("uploads")
    .set({ expires_at: latest })
    .where("purpose", "=", purpose)
    .where("expires_at", ">", latest)
    .execute();
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;

export interface PartRecord {
  readonly start: number;
  readonly storeKey: string;
  readonly bytes: number;
}

/** The pieces of an upload that are in the store. */
export function createUploadPartsRepository(db: Db) {
  return {
    /** False when a concurrent request wrote the bytes at this offset first: then nothing is written. */
    async add(uploadId: string, part: PartRecord, expiresAt: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("uploads")
        .set({ bytes_received: part.start + part.bytes, expires_at: expiresAt })
        .where("id", "=", uploadId)
        .where("bytes_received", "=", part.start)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await db
        .insertInto("upload_parts")
        .values({ upload_id: uploadId, start: part.start, store_key: part.storeKey, bytes: part.bytes })
        .execute();
      return true;
    },

    async list(uploadId: string): Promise<PartRecord[]> {
      return db
        .selectFrom("upload_parts")
        .select(["start", "store_key as storeKey", "bytes"])
        .where("upload_id", "=", uploadId)
        .orderBy("start")
        .execute();
    },
  };
}

export type UploadPartsRepository = ReturnType<typeof createUploadPartsRepository>;
