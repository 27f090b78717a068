import type { MediaItem, Memory } from "@lane/contract/memories.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import { isoInstant } from "#lib/iso-instant.ts";

import { safeDescription } from "./clean-description.ts";
import type { MemoryRecord } from "./memories.repository.ts";
import type { MemoryFiles } from "./memory-files.ts";
import type { MediaRecord, MemoryMediaRepository } from "./memory-media.repository.ts";

interface PresenterDeps {
  readonly media: MemoryMediaRepository;
  readonly files: Pick<MemoryFiles, "addressOf">;
}

/** Memories as the contract spells them, with their files. However many there are, the files are one query. */
export function createMemoryPresenter({ media, files }: PresenterDeps) {
  function items(records: readonly MediaRecord[]): MediaItem[] {
    return records.map(({ fileId, contentType }) => ({
      type: mediaTypeOf(contentType),
      url: files.addressOf(fileId),
      s3id: fileId,
    }));
  }

  async function many(memories: readonly MemoryRecord[]): Promise<Memory[]> {
    const records = await media.list(memories.map(({ id }) => id));
    const byMemory = Map.groupBy(records, ({ memoryId }) => memoryId);
    return memories.map((memory) => presented(memory, items(byMemory.get(memory.id) ?? [])));
  }

  return {
    many,
    one: async (memory: MemoryRecord): Promise<Memory> => presented(memory, items(await media.list([memory.id]))),
  };
}

export type MemoryPresenter = ReturnType<typeof createMemoryPresenter>;

export function mediaTypeOf(contentType: string): MediaItem["type"] {
  if (contentType.startsWith("video/")) return "Video";
  return contentType.startsWith("audio/") ? "Audio" : "Image";
}

function presented(memory: MemoryRecord, media: MediaItem[]): Memory {
  return {
    _id: memory.id,
    memoryTitle: memory.title,
    memoryDescription: safeDescription(memory.description),
    media,
    memoryType: memory.memoryType,
    isArchived: memory.isArchived,
    isQuiet: memory.isQuiet,
    timelineId: memory.timelineId,
    yearId: memory.yearId,
    ...memoryDateOf(memory.happenedOn),
    isCirca: memory.isCirca,
    monthDescription: memory.monthDescription,
    version: memory.version,
    createdAt: isoInstant(memory.createdAt),
    updatedAt: isoInstant(memory.updatedAt),
  };
}
