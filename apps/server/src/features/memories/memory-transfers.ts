import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { Clock } from "#ports/clock.ts";

import type { MemoryRecord } from "./memories.repository.ts";
import type { MemoryFiles } from "./memory-files.ts";
import type { MemoryIndex } from "./memory-index.ts";
import type { MemoryMediaRepository } from "./memory-media.repository.ts";
import type { MemoryTransfersRepository } from "./memory-transfers.repository.ts";
import type { MemoryWritesRepository } from "./memory-writes.repository.ts";

const settledAtOnce = 200;

interface MemoryTransfersDeps {
  readonly repository: MemoryTransfersRepository;
  readonly writes: Pick<MemoryWritesRepository, "remove">;
  readonly media: Pick<MemoryMediaRepository, "list">;
  readonly index: Pick<MemoryIndex, "putAgain">;
  readonly files: Pick<MemoryFiles, "settle" | "removeUnused" | "charge"> & {
    inherit(fileIds: readonly string[], heirId: string): Promise<void>;
  };
  /** Stored answers of idempotent writes. */
  readonly answers: { forget(memoryId: string): Promise<void> };
  /** Satisfied by the timelines in app/compose-timelines.ts. */
  readonly homes: { homeYear(accountId: string, year: number): Promise<{ timelineId: string; yearId: string }> };
  readonly clock: Clock;
}

/** Who decides that memories change their timeline is elsewhere. Call all of this in the transaction that decided it. */
export function createMemoryTransfers(deps: MemoryTransfersDeps) {
  const { repository, writes, media, index, files, answers, homes, clock } = deps;

  const filesOf = async (memoryIds: readonly string[]): Promise<string[]> => [
    ...new Set((await media.list(memoryIds)).map(({ fileId }) => fileId)),
  ];

  async function move(memory: MemoryRecord, place: { timelineId: string; yearId: string }): Promise<void> {
    await repository.setPlace(memory.id, place, clock.now());
    await index.putAgain({ ...memory, ...place });
  }

  return {
    move,
    filesOf,
    list: (memoryIds: readonly string[]): Promise<MemoryRecord[]> => repository.list(memoryIds),
    listWritten: (timelineId: string, authorId: string): Promise<string[]> =>
      repository.listWritten(timelineId, authorId),
    listTimelinesOf: (authorId: string): Promise<string[]> => repository.listTimelinesOf(authorId),
    listSome: (timelineId: string, limit: number): Promise<string[]> => repository.listSome(timelineId, limit),

    /** To the own timelines of those who wrote them; memories without an author stay. */
    async bringHome(memoryIds: readonly string[]): Promise<void> {
      for (const memory of await repository.list(memoryIds)) {
        if (memory.authorId === null) continue;
        await move(memory, await homes.homeYear(memory.authorId, memoryDateOf(memory.happenedOn).year));
      }
      await files.settle(await filesOf(memoryIds));
    },

    async removeAll(memoryIds: readonly string[]): Promise<void> {
      const attached = await filesOf(memoryIds);
      for (const id of memoryIds) {
        await writes.remove(id);
        await answers.forget(id);
      }
      await files.settle(attached);
      await files.removeUnused(attached);
    },

    /** What somebody wrote stays under their name, with its files, when their account goes. */
    async keepWithoutAuthor(timelineId: string, author: { id: string; name: string }, heirId: string): Promise<void> {
      const memoryIds = await repository.listWritten(timelineId, author.id);
      await repository.keepAuthorName(timelineId, author.id, author.name);
      await files.inherit(await repository.listOwnFiles(author.id, memoryIds), heirId);
    },

    /** Who pays for a timeline has changed. */
    async settleTimeline(timelineId: string): Promise<void> {
      const all = await repository.listAll(timelineId);
      for (let at = 0; at < all.length; at += settledAtOnce) {
        await files.settle(await filesOf(all.slice(at, at + settledAtOnce)));
      }
    },
  };
}

export type MemoryTransfers = ReturnType<typeof createMemoryTransfers>;
