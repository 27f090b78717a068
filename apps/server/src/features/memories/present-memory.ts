import type { MediaItem, Memory } from "@lane/contract/memories.ts";
import { memoryAttributes, pickFields } from "@lane/domain/memory-fields.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";

import { safeDescription } from "./clean-description.ts";
import type { MemoryRecord } from "./memories.repository.ts";
import type { MemoryAuthorsRepository } from "./memory-authors.repository.ts";
import type { MemoryFiles, ShownFile } from "./memory-files.ts";
import type { MediaRecord, MemoryMediaRepository } from "./memory-media.repository.ts";

interface PresenterDeps {
  readonly media: MemoryMediaRepository;
  readonly authors: MemoryAuthorsRepository;
  readonly files: Pick<MemoryFiles, "items">;
}

/** Memories as in the contract, with their files. Takes as many queries for many as for one. */
export function createMemoryPresenter({ media, authors, files }: PresenterDeps) {
  async function many(viewer: Viewer, memories: readonly MemoryRecord[]): Promise<Memory[]> {
    const records = await media.list(memories.map(({ id }) => id));
    const fileIds = [...new Set(records.map(({ fileId }) => fileId))];
    const shown = fileIds.length > 0 ? await files.items(viewer, fileIds) : new Map();
    const byMemory = Map.groupBy(records, ({ memoryId }) => memoryId);
    const names = await authors.listNames(memories.map(({ authorId }) => authorId).filter(isOther(viewer)));
    return memories.map((memory) => ({
      ...presented(memory, itemsOf(byMemory.get(memory.id) ?? [], shown)),
      ...(memory.authorId === viewer.accountId ? {} : { author: authorOf(memory, names) }),
    }));
  }

  return {
    many,
    /** The picture that stands for each memory, else one in preparation; memories without either are left out. */
    async covers(viewer: Viewer, memoryIds: readonly string[]): Promise<ReadonlyMap<string, MediaItem>> {
      const byMemory = Map.groupBy(await media.list(memoryIds), ({ memoryId }) => memoryId);
      const candidates = [...byMemory].map(([id, records]) => [id, coverCandidates(records)] as const);
      const fileIds = [...new Set(candidates.flatMap(([, records]) => records.map(({ fileId }) => fileId)))];
      const shown = fileIds.length > 0 ? await files.items(viewer, fileIds) : new Map();
      return new Map(
        candidates.flatMap(([id, records]) => {
          const items = itemsOf(records, shown);
          const cover = items.find(hasPicture) ?? items.find(({ state }) => state === "preparing");
          return cover ? [[id, cover] as const] : [];
        }),
      );
    },
    async one(viewer: Viewer, memory: MemoryRecord): Promise<Memory> {
      const [only] = await many(viewer, [memory]);
      if (!only) throw new Error("One memory makes one");
      return only;
    },
  };
}

export type MemoryPresenter = ReturnType<typeof createMemoryPresenter>;

/** Files that may fail are tried in turn; a memory whose first three all failed has no cover. */
const mostCandidates = 3;

/** The chosen cover, then photos, then films. */
function coverCandidates(records: readonly MediaRecord[]): MediaRecord[] {
  const ofKind = (kind: MediaItem["type"]) => records.filter(({ contentType }) => mediaTypeOf(contentType) === kind);
  const pictures = [...ofKind("Image"), ...ofKind("Video")];
  return [...new Set([...pictures.filter(({ isCover }) => isCover), ...pictures])].slice(0, mostCandidates);
}

function hasPicture({ type, state, sources, posterUrl }: MediaItem): boolean {
  if (type === "Video") return posterUrl !== null;
  return state === "ready" || sources.length > 0;
}

export function mediaTypeOf(contentType: string): MediaItem["type"] {
  if (contentType.startsWith("video/")) return "Video";
  return contentType.startsWith("audio/") ? "Audio" : "Image";
}

function isOther({ accountId }: Viewer) {
  return (authorId: string | null): authorId is string => authorId !== null && authorId !== accountId;
}

function authorOf({ authorId, authorName }: MemoryRecord, names: ReadonlyMap<string, string>): Memory["author"] {
  return { accountId: authorId, name: (authorId === null ? authorName : names.get(authorId)) ?? "" };
}

function itemsOf(records: readonly MediaRecord[], shown: ReadonlyMap<string, ShownFile>): MediaItem[] {
  return records.flatMap(({ fileId, caption, alt, isCover }) => {
    const file = shown.get(fileId);
    return file ? [{ ...file, caption, alt, isCover }] : [];
  });
}

function promptOf({ promptText, promptTemplate, promptBankVersion }: MemoryRecord): Memory["prompt"] {
  if (promptText === null || promptBankVersion === null) return null;
  return { text: promptText, templateId: promptTemplate, bankVersion: promptBankVersion };
}

function presented(memory: MemoryRecord, media: MediaItem[]): Memory {
  return {
    _id: memory.id,
    memoryTitle: memory.title,
    memoryDescription: safeDescription(memory.description),
    media,
    ...pickFields(memory, memoryAttributes),
    timelineId: memory.timelineId,
    yearId: memory.yearId,
    ...memoryDateOf(memory.happenedOn),
    monthDescription: memory.monthDescription,
    prompt: promptOf(memory),
    version: memory.version,
    createdAt: isoInstant(memory.createdAt),
    updatedAt: isoInstant(memory.updatedAt),
  };
}
