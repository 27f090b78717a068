import type { NewMemory } from "@lane/contract/memories.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { MemorySearch } from "#ports/memory-search.ts";

import { wordsOf } from "./clean-description.ts";
import type { MemoryRecord } from "./memories.repository.ts";
import type { MemoryFiles } from "./memory-files.ts";
import type { MemoryMediaRepository } from "./memory-media.repository.ts";
import type { MemoryVersionsRepository } from "./memory-versions.repository.ts";
import { refused } from "./memory-words.ts";
import type { MemoryWritesRepository } from "./memory-writes.repository.ts";
import { mediaTypeOf } from "./present-memory.ts";

const keptVersions = 50;
const words = ["title", "description", "memoryType"] as const;
const rest = ["isArchived", "isQuiet", "isCirca", "happenedOn"] as const;

interface MemoryKeeperDeps {
  readonly writes: MemoryWritesRepository;
  readonly versions: MemoryVersionsRepository;
  readonly media: MemoryMediaRepository;
  readonly files: Pick<MemoryFiles, "findOwn">;
  readonly search: MemorySearch;
  readonly clock: Clock;
}

type SentMedia = NewMemory["media"];
type ContentTypes = ReadonlyMap<string, string>;

/** Writes a memory and everything that follows from it: its files, what it said before, and how it is found. */
export function createMemoryKeeper({ writes, versions, media, files, search, clock }: MemoryKeeperDeps) {
  async function makeFindable(memory: MemoryRecord, types: Iterable<string>): Promise<void> {
    await search.put({
      memoryId: memory.id,
      timelineId: memory.timelineId,
      authorId: memory.authorId,
      title: memory.title,
      text: wordsOf(memory.description),
      year: memoryDateOf(memory.happenedOn).year,
      memoryType: memory.memoryType,
      mediaTypes: [...new Set(Array.from(types, mediaTypeOf))],
      isArchived: memory.isArchived,
    });
  }

  /** The files that were sent, in their order: each must be the viewer's own, or be part of this memory already. */
  async function accepted({ accountId }: Viewer, sent: NonNullable<SentMedia>, attached: ContentTypes) {
    const ids = [...new Set(sent.map(({ s3id }) => s3id))];
    const strange = ids.filter((id) => !attached.has(id));
    const own: ContentTypes = strange.length > 0 ? await files.findOwn(accountId, strange) : new Map();
    return new Map(
      ids.map((id) => {
        const type = attached.get(id) ?? own.get(id);
        if (type === undefined) throw refused("media", "We do not know this file");
        return [id, type];
      }),
    );
  }

  return {
    async insert(viewer: Viewer, memory: MemoryRecord, sent: NonNullable<SentMedia>): Promise<MemoryRecord> {
      const types = await accepted(viewer, sent, new Map());
      await writes.insert(memory);
      await media.insert(memory.id, [...types.keys()]);
      await makeFindable(memory, types.values());
      return memory;
    },

    /** `sent` undefined leaves the files as they are. A change of nothing is none. */
    async replace(viewer: Viewer, current: MemoryRecord, next: MemoryRecord, sent: SentMedia): Promise<MemoryRecord> {
      const records = await media.list([current.id]);
      const attached = new Map(records.map(({ fileId, contentType }) => [fileId, contentType]));
      const types = sent === undefined ? attached : await accepted(viewer, sent, attached);
      const saysOther = words.some((field) => current[field] !== next[field]);
      const hasOtherFiles = !isSameList([...attached.keys()], [...types.keys()]);
      if (!saysOther && !hasOtherFiles && rest.every((field) => current[field] === next[field])) return current;

      const now = clock.now();
      const replaced = { ...next, version: current.version + 1, updatedAt: now };
      if (!(await writes.replace(current.version, replaced))) throw new Error("A locked memory was changed by others");
      if (hasOtherFiles) await media.replace(current.id, [...types.keys()]);
      if (saysOther) {
        await versions.insert(viewer.accountId, current.id, { ...current, savedAt: now });
        await versions.keepNewest(current.id, keptVersions);
      }
      await makeFindable(replaced, types.values());
      return replaced;
    },
  };
}

export type MemoryKeeper = ReturnType<typeof createMemoryKeeper>;

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
