import type { SharedMedia, SharedMemory } from "@lane/contract/shared-memories.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { ShareAddresses, SharedVariant } from "./share-addresses.ts";
import type { SharedMemoryRecord } from "./share-gate.repository.ts";
import { isShown, type OpenShare } from "./share-gate.ts";

/** A file as people see it who are not its owner. */
export type SharedFile = Omit<SharedMedia, "caption" | "alt" | "isCover">;

export interface AttachedMedia {
  readonly memoryId: string;
  readonly fileId: string;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly isCover: boolean;
}

interface ShareContentsDeps {
  /** The files of memories, in their order. */
  readonly media: { list(memoryIds: readonly string[]): Promise<AttachedMedia[]> };
  readonly files: {
    items(
      fileIds: readonly string[],
      addressOf: (fileId: string, variant: SharedVariant) => string,
    ): Promise<ReadonlyMap<string, SharedFile>>;
  };
  readonly addresses: Pick<ShareAddresses, "addressOf">;
  /** A stored text as HTML of paragraphs, line breaks and bold, nothing else. */
  readonly safeText: (description: string) => string;
}

type MemoryHead = Omit<SharedMemory, "text" | "question" | "media">;

/** What an open share shows, and nothing else of its memories: no place, no ids of timelines, no versions. */
export function createShareContents({ media, files, addresses, safeText }: ShareContentsDeps) {
  async function mediaOf({ share, grant, memories }: OpenShare): Promise<ReadonlyMap<string, SharedMedia[]>> {
    const attached = await media.list(memories.map(({ id }) => id));
    const fileIds = [...new Set(attached.map(({ fileId }) => fileId))];
    const found = await files.items(fileIds, (fileId, variant) => addresses.addressOf(grant, fileId, variant));
    // By name: an answer with a field that the contract does not have cannot be written.
    const shown = attached.flatMap(({ memoryId, fileId, caption, alt, isCover }) => {
      const file = found.get(fileId);
      return file && isShown(share.shows, file.type) ? [{ memoryId, item: { ...file, caption, alt, isCover } }] : [];
    });
    return new Map(
      [...Map.groupBy(shown, ({ memoryId }) => memoryId)].map(([id, list]) => [id, list.map(({ item }) => item)]),
    );
  }

  return {
    async memories(opened: OpenShare): Promise<SharedMemory[]> {
      const { shows } = opened.share;
      const items = await mediaOf(opened);
      return opened.memories.map((memory) => ({
        ...headOf(memory),
        text: shows.text ? safeText(memory.description) : "",
        question: shows.text ? memory.promptText : null,
        media: items.get(memory.id) ?? [],
      }));
    },

    /** Each memory with one picture to stand for it; a stone or a candle has none before it is opened. */
    async previews(opened: OpenShare): Promise<(MemoryHead & { cover: SharedMedia | null })[]> {
      const items = await mediaOf(opened);
      return opened.memories.map((memory) => ({
        ...headOf(memory),
        cover: isHeavy(memory) ? null : coverOf(items.get(memory.id) ?? []),
      }));
    },
  };
}

export type ShareContents = ReturnType<typeof createShareContents>;

function headOf({ id, title, happenedOn, isCirca, memoryType, isCandle }: SharedMemoryRecord): MemoryHead {
  return { id, title, ...memoryDateOf(happenedOn), isCirca, memoryType, isCandle };
}

function isHeavy({ memoryType, isCandle }: SharedMemoryRecord): boolean {
  return memoryType === "Stone" || isCandle;
}

function coverOf(items: readonly SharedMedia[]): SharedMedia | null {
  const pictures = items.filter(({ sources }) => sources.length > 0);
  return pictures.find(({ isCover }) => isCover) ?? pictures[0] ?? null;
}
