import type { MediaKind } from "@lane/domain/media-kinds.ts";

import type { Db } from "#db/client.ts";
import { selectReadyPhotos, selectVariants } from "#db/reads/files.ts";
import { selectWholeFiles, type WhichMemories } from "#db/reads/memories.ts";
import { selectSpokenTexts } from "#db/reads/transcripts.ts";

export interface BookFileRow {
  readonly id: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly storeKey: string;
  readonly width: number | null;
  readonly height: number | null;
}

export interface AttachedFileRow extends BookFileRow {
  readonly memoryId: string;
  readonly caption: string | null;
  readonly alt: string | null;
}

const fileColumns = [
  "files.id",
  "files.kind",
  "files.name",
  "files.store_key as storeKey",
  "files.width",
  "files.height",
] as const;

/** The photos, films and sounds of a timeline's memories. */
export function createBookFilesRepository(db: Db) {
  return {
    /** The readable files attached to the memories, in the order they are shown. */
    async listFiles(which: WhichMemories): Promise<AttachedFileRow[]> {
      return selectWholeFiles(db, which)
        .select([...fileColumns, "memory_media.memory_id as memoryId", "memory_media.caption", "memory_media.alt"])
        .where("files.state", "=", "ready")
        .orderBy("memory_media.memory_id")
        .orderBy("memory_media.position")
        .execute();
    },

    /** What is said in these recordings, as a person wrote or corrected it, by their ids. */
    async listTranscripts(fileIds: readonly string[]): Promise<Map<string, string>> {
      if (fileIds.length === 0) return new Map();
      const rows = await selectSpokenTexts(db, fileIds)
        .select(["file_id as fileId", "text"])
        .where("is_by_machine", "=", 0)
        .execute();
      return new Map(rows.map(({ fileId, text }) => [fileId, text]));
    },

    /** A photo of the account itself, attached or not. */
    async findPhoto(accountId: string, fileId: string): Promise<BookFileRow | undefined> {
      return selectReadyPhotos(db, accountId).select(fileColumns).where("files.id", "=", fileId).executeTakeFirst();
    },

    /** The store keys of the widest variant up to this width, for previews. */
    async listSmall(fileIds: readonly string[], variant: "320" | "960"): Promise<Map<string, string>> {
      if (fileIds.length === 0) return new Map();
      const rows = await selectVariants(db, fileIds)
        .select(["file_id as id", "variant", "store_key as storeKey"])
        .where("variant", "in", variant === "960" ? ["320", "960"] : ["320"])
        .execute();
      const widestLast = rows.toSorted((one, other) => Number(one.variant) - Number(other.variant));
      return new Map(widestLast.map(({ id, storeKey }) => [id, storeKey]));
    },
  };
}

export type BookFilesRepository = ReturnType<typeof createBookFilesRepository>;
