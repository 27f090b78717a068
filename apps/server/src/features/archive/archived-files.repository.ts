import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { FileVariant } from "@lane/domain/stored-files.ts";

import type { Db } from "#db/client.ts";
import { selectSpokenTexts } from "#db/reads/transcripts.ts";

import type { WhichArchive } from "./which-archive.ts";

export interface FileRow {
  readonly id: string;
  readonly storeKey: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
}

export interface AttachedRow extends FileRow {
  readonly memoryId: string;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly isCover: boolean;
  /** Somebody else's: the original stays theirs. */
  readonly isOthers: boolean;
}

export interface VariantRow {
  readonly fileId: string;
  readonly variant: FileVariant;
  readonly storeKey: string;
  readonly bytes: number;
  readonly contentType: string;
}

const columns = [
  "files.id",
  "files.store_key as storeKey",
  "files.sha256",
  "files.bytes",
  "files.content_type as contentType",
  "files.kind",
  "files.name",
  "files.width",
  "files.height",
  "files.duration_ms as durationMs",
] as const;

/**
 * The files that the account uploaded itself, and in the archive of a vault all that are shown there. An original belongs
 * to its uploader and is in no other archive.
 */
export function createArchivedFilesRepository(db: Db) {
  const selectOwn = (accountId: string) =>
    db.selectFrom("files").where("files.account_id", "=", accountId).where("files.is_inherited", "=", 0);

  return {
    sumBytes: (which: WhichArchive) => sumBytes(db, which),

    async find(accountId: string, fileId: string): Promise<FileRow | undefined> {
      return selectOwn(accountId).select(columns).where("files.id", "=", fileId).executeTakeFirst();
    },

    /** Files of any owner: for memories that the viewer may read. */
    list: (fileIds: readonly string[]) => listFiles(db, fileIds),

    /** In the order each memory shows them. */
    async listAttached({ accountId, vaultId }: WhichArchive, memoryIds: readonly string[]): Promise<AttachedRow[]> {
      if (memoryIds.length === 0) return [];
      const readable = vaultId === undefined ? selectOwn(accountId) : db.selectFrom("files");
      const rows = await readable
        .innerJoin("memory_media", "memory_media.file_id", "files.id")
        .select([...columns, "memory_id as memoryId", "caption", "alt", "is_cover as isCover"])
        .select("files.account_id as ownerId")
        .where("memory_id", "in", memoryIds)
        .orderBy("memory_id")
        .orderBy("position")
        .execute();
      return rows.map(({ ownerId, ...row }) => ({
        ...row,
        isCover: row.isCover === 1,
        isOthers: ownerId !== accountId,
      }));
    },

    /** What is said in these files, by their ids. */
    listTranscripts: (fileIds: readonly string[]) => listTranscripts(db, fileIds),

    /** Files in no memory of the account, and not its profile picture. */
    async listOther(accountId: string, afterId: string, limit: number): Promise<FileRow[]> {
      return selectOwn(accountId)
        .select(columns)
        .where("files.id", ">", afterId)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom("memory_media")
                .innerJoin("memories", "memories.id", "memory_media.memory_id")
                .select("memory_media.file_id")
                .whereRef("memory_media.file_id", "=", "files.id")
                .where("memories.author_id", "=", accountId),
            ),
          ),
        )
        .where("files.id", "not in", (query) =>
          query
            .selectFrom("accounts")
            .select("avatar_file_id")
            .where("accounts.id", "=", accountId)
            .where("avatar_file_id", "is not", null)
            .$narrowType<{ avatar_file_id: string }>(),
        )
        .orderBy("files.id")
        .limit(limit)
        .execute();
    },

    listVariants: (fileIds: readonly string[]) => listVariants(db, fileIds),
  };
}

export type ArchivedFilesRepository = ReturnType<typeof createArchivedFilesRepository>;

/** Of the originals that are copied. */
async function sumBytes(db: Db, { accountId, vaultId }: WhichArchive): Promise<number> {
  const own = db.selectFrom("files").where("files.account_id", "=", accountId);
  const copied = vaultId === undefined ? own : own.where("files.id", "in", filesOfVault(db, vaultId));
  const { bytes } = await copied
    .select(({ fn }) => fn.sum<number | string | null>("bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

function filesOfVault(db: Db, vaultId: string) {
  return db
    .selectFrom("memory_media")
    .innerJoin("memories", "memories.id", "memory_media.memory_id")
    .select("memory_media.file_id")
    .where("memories.timeline_id", "=", vaultId);
}

async function listFiles(db: Db, fileIds: readonly string[]): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  return db.selectFrom("files").select(columns).where("files.id", "in", fileIds).execute();
}

async function listVariants(db: Db, fileIds: readonly string[]): Promise<VariantRow[]> {
  if (fileIds.length === 0) return [];
  return db
    .selectFrom("file_variants")
    .select(["file_id as fileId", "variant", "store_key as storeKey", "bytes", "content_type as contentType"])
    .where("file_id", "in", fileIds)
    .execute();
}

async function listTranscripts(
  db: Db,
  fileIds: readonly string[],
): Promise<Map<string, { text: string; isByMachine: boolean }>> {
  if (fileIds.length === 0) return new Map();
  const rows = await selectSpokenTexts(db, fileIds)
    .select(["file_id as fileId", "text", "is_by_machine as isByMachine"])
    .execute();
  return new Map(rows.map(({ fileId, text, isByMachine }) => [fileId, { text, isByMachine: isByMachine === 1 }]));
}
