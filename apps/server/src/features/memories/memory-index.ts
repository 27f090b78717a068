import { setImmediate as others } from "node:timers/promises";

import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { MemorySearch } from "#ports/memory-search.ts";
import type { Transact } from "#ports/transact.ts";

import { wordsOf } from "./clean-description.ts";
import type { MediaRecord, MemoryMediaRepository } from "./memory-media.repository.ts";
import type { MemoryRecord } from "./memory-record.ts";
import type { MemoryWritesRepository } from "./memory-writes.repository.ts";
import { mediaTypeOf } from "./present-memory.ts";

interface MemoryIndexDeps {
  readonly writes: Pick<MemoryWritesRepository, "lockShowing" | "listAfter">;
  readonly transact: Transact;
  readonly media: Pick<MemoryMediaRepository, "list" | "listSpoken">;
  readonly search: MemorySearch;
}

const indexedAtOnce = 200;

type IndexedFile = Pick<MediaRecord, "fileId" | "contentType">;

/** The words by which memories are found: their own, and those that are said in their recordings. */
export function createMemoryIndex({ writes, media, search, transact }: MemoryIndexDeps) {
  async function put(memory: MemoryRecord, attached: readonly IndexedFile[]): Promise<void> {
    const recordings = attached.filter(({ contentType }) => mediaTypeOf(contentType) !== "Image");
    const spoken = await media.listSpoken(recordings.map(({ fileId }) => fileId));
    await search.put({
      memoryId: memory.id,
      timelineId: memory.timelineId,
      title: memory.title,
      text: [memory.place, wordsOf(memory.description), ...spoken].join("\n"),
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

    /** The words of this recording have changed; joins the transaction in which they did. */
    async putShowing(fileId: string): Promise<void> {
      for (const memory of await writes.lockShowing(fileId)) await put(memory, await media.list([memory.id]));
    },

    /** Makes the whole index anew, of which a backup holds nothing. */
    async putAll(onProgress: (done: number) => void): Promise<void> {
      let done = 0;
      let last = "";
      for (;;) {
        const page = await writes.listAfter(last, indexedAtOnce);
        if (page.length === 0) return;
        await transact(async () => {
          for (const memory of page) await put(memory, await media.list([memory.id]));
        });
        last = page.at(-1)?.id ?? last;
        onProgress((done += page.length));
        await others();
      }
    },
  };
}

export type MemoryIndex = ReturnType<typeof createMemoryIndex>;
