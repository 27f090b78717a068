import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { MemorySearch } from "#ports/memory-search.ts";

import { wordsOf } from "./clean-description.ts";
import type { MemoryMediaRepository } from "./memory-media.repository.ts";
import type { MemoryRecord } from "./memory-record.ts";
import { mediaTypeOf } from "./present-memory.ts";

interface MemoryIndexDeps {
  readonly search: MemorySearch;
  readonly media: Pick<MemoryMediaRepository, "list">;
}

/** Puts memories into the search index, in the transaction that changed them. */
export function createMemoryIndex({ search, media }: MemoryIndexDeps) {
  async function put(memory: MemoryRecord, attached: readonly { readonly contentType: string }[]): Promise<void> {
    await search.put({
      memoryId: memory.id,
      timelineId: memory.timelineId,
      title: memory.title,
      text: `${memory.place}\n${wordsOf(memory.description)}`,
      year: memoryDateOf(memory.happenedOn).year,
      memoryType: memory.memoryType,
      mediaTypes: [...new Set(attached.map(({ contentType }) => mediaTypeOf(contentType)))],
      isArchived: memory.isArchived,
    });
  }

  return {
    put,

    /** After a memory came to another timeline, or is a copy of one. */
    async putAgain(memory: MemoryRecord): Promise<void> {
      await put(memory, await media.list([memory.id]));
    },
  };
}

export type MemoryIndex = ReturnType<typeof createMemoryIndex>;
