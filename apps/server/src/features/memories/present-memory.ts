import type { MediaItem, Memory } from "@lane/contract/memories.ts";
import { memoryAttributes, pickFields } from "@lane/domain/memory-fields.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";
import type { Standing } from "@lane/domain/roles.ts";

import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";

import { safeDescription } from "./clean-description.ts";
import type { MemoryRecord } from "./memories.repository.ts";
import type { MemoryFiles, ShownFile } from "./memory-files.ts";
import type { MediaRecord, MemoryMediaRepository } from "./memory-media.repository.ts";
import type { VaultFacts, VaultFactsSource } from "./vault-facts.ts";

interface PresenterDeps {
  readonly media: MemoryMediaRepository;
  readonly files: Pick<MemoryFiles, "items">;
  readonly vaultFacts: VaultFactsSource;
}

/** A memory with the kind of its timeline. */
export type PresentableMemory = MemoryRecord & Pick<Standing, "kind">;

export function onTimeline(memories: readonly MemoryRecord[], { kind }: Pick<Standing, "kind">): PresentableMemory[] {
  // Each record was read for this request; copying them was a twelfth of what a month costs.
  return memories.map((memory) => Object.assign(memory, { kind }));
}

/** Memories as in the contract, with their files. Takes as many queries for many as for one. */
export function createMemoryPresenter({ media, files, vaultFacts }: PresenterDeps) {
  async function many(viewer: Viewer, memories: readonly PresentableMemory[]): Promise<Memory[]> {
    const facts = await vaultFacts.of(viewer, memories);
    const records = await media.list(memories.filter(({ id }) => !facts.get(id)?.isFolded).map(({ id }) => id));
    const fileIds = [...new Set(records.map(({ fileId }) => fileId))];
    const shown = fileIds.length > 0 ? await files.items(viewer, fileIds) : new Map();
    const byMemory = Map.groupBy(records, ({ memoryId }) => memoryId);
    return memories.map((memory) => {
      const said = facts.get(memory.id);
      const words = presented(memory, itemsOf(byMemory.get(memory.id) ?? [], shown));
      return said ? { ...(said.isFolded ? { ...words, ...unsaid } : words), ...shownFacts(said) } : words;
    });
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
    async one(viewer: Viewer, memory: PresentableMemory): Promise<Memory> {
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

function itemsOf(records: readonly MediaRecord[], shown: ReadonlyMap<string, ShownFile>): MediaItem[] {
  return records.flatMap(({ fileId, caption, alt, isCover }) => {
    const file = shown.get(fileId);
    return file ? [{ ...file, caption, alt, isCover }] : [];
  });
}

/** Instead of what a folded memory says. */
const unsaid = { memoryTitle: "", memoryDescription: "", place: "", toldBy: "", monthDescription: "", prompt: null };

function shownFacts({ author, isFolded, isFoldedByHand, tellings }: VaultFacts) {
  return { author, isFolded, isFoldedByHand, tellingCount: tellings.length, tellings: [...tellings] };
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
