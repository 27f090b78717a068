import type { NewMemory } from "@lane/contract/memories.ts";
import { fieldNames, versionedFields } from "@lane/domain/memory-fields.ts";

import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { MemoryRecord } from "./memories.repository.ts";
import type { MemoryFiles } from "./memory-files.ts";
import type { MemoryIndex } from "./memory-index.ts";
import type { AttachedFile, MediaRecord, MemoryMediaRepository } from "./memory-media.repository.ts";
import type { MemoryVersionsRepository } from "./memory-versions.repository.ts";
import { refused } from "./memory-words.ts";
import type { MemoryWritesRepository } from "./memory-writes.repository.ts";

const keptVersions = 50;
const compared = ["happenedOn", ...fieldNames] as const;

interface MemoryKeeperDeps {
  readonly writes: MemoryWritesRepository;
  readonly versions: MemoryVersionsRepository;
  readonly media: MemoryMediaRepository;
  readonly files: Pick<MemoryFiles, "takeOwn" | "letGo" | "charge">;
  readonly index: Pick<MemoryIndex, "put">;
  readonly clock: Clock;
}

type SentMedia = NewMemory["media"];
type TypedFile = Omit<MediaRecord, "memoryId">;

/** Writes a memory with its files, its former version, and its search index. */
export function createMemoryKeeper({ writes, versions, media, files, index, clock }: MemoryKeeperDeps) {
  /** The sent files in their order: each must be the viewer's own, or be attached to this memory already. */
  async function accepted({ accountId }: Viewer, sent: NonNullable<SentMedia>, attached: readonly TypedFile[]) {
    const before = new Map(attached.map((file) => [file.fileId, file]));
    const wanted = new Map(sent.toReversed().map((file) => [file.s3id, file]));
    const ids = [...new Set(sent.map(({ s3id }) => s3id))];
    const own = await files.takeOwn(
      accountId,
      ids.filter((id) => !before.has(id)),
    );
    const chosen = ids.map((id) => {
      const contentType = before.get(id)?.contentType ?? own.get(id);
      if (contentType === undefined) throw refused("media", "We can't find this file");
      return withMetadata({ ...nothingSaid, ...before.get(id), fileId: id, contentType }, wanted.get(id));
    });
    const cover = coverOf(chosen, sent);
    return chosen.map((file) => ({ ...file, isCover: file.fileId === cover }));
  }

  return {
    async insert(viewer: Viewer, memory: MemoryRecord, sent: NonNullable<SentMedia>): Promise<MemoryRecord> {
      const chosen = await accepted(viewer, sent, []);
      await writes.insert(memory);
      await media.replace(memory.id, chosen);
      await files.charge(idsOf(chosen));
      await index.put(memory, chosen);
      return memory;
    },

    /** `sent` undefined leaves the files as they are. An unchanged memory is not written. */
    async replace(viewer: Viewer, current: MemoryRecord, next: MemoryRecord, sent: SentMedia): Promise<MemoryRecord> {
      const attached = await media.list([current.id]);
      const chosen = sent === undefined ? attached : await accepted(viewer, sent, attached);
      const hasNewContent = versionedFields.some((field) => current[field] !== next[field]);
      const hasOtherFiles = !isSameList(attached, chosen);
      if (!hasOtherFiles && compared.every((field) => current[field] === next[field])) return current;

      const now = clock.now();
      const replaced = { ...next, version: current.version + 1, updatedAt: now };
      if (!(await writes.replace(current.version, replaced))) throw new Error("A locked memory was changed by others");
      if (hasOtherFiles) {
        await media.replace(current.id, chosen);
        await files.letGo(leftOut(attached, chosen));
        await files.charge(idsOf([...attached, ...chosen]));
      }
      if (hasNewContent) {
        await versions.insert(viewer.accountId, current.id, { ...current, savedAt: now });
        await versions.keepNewest(current.id, keptVersions);
      }
      await index.put(replaced, chosen);
      return replaced;
    },
  };
}

export type MemoryKeeper = ReturnType<typeof createMemoryKeeper>;

const nothingSaid = { caption: null, alt: null, isCover: false };

/** A field that was not sent keeps its value. */
function withMetadata(file: TypedFile, sent: NonNullable<SentMedia>[number] | undefined): TypedFile {
  return {
    ...file,
    caption: sent?.caption === undefined ? file.caption : sent.caption,
    alt: sent?.alt === undefined ? file.alt : sent.alt,
  };
}

/** A memory has at most one cover: the one chosen now, or the former one unless that was removed. */
function coverOf(chosen: readonly TypedFile[], sent: NonNullable<SentMedia>): string | undefined {
  const asked = sent.find(({ isCover }) => isCover === true)?.s3id;
  const takenBack = new Set(sent.flatMap(({ s3id, isCover }) => (isCover === false ? [s3id] : [])));
  return asked ?? chosen.find(({ fileId, isCover }) => isCover && !takenBack.has(fileId))?.fileId;
}

function idsOf(files: readonly AttachedFile[]): string[] {
  return [...new Set(files.map(({ fileId }) => fileId))];
}

function leftOut(before: readonly AttachedFile[], after: readonly AttachedFile[]): string[] {
  const kept = new Set(after.map(({ fileId }) => fileId));
  return before.flatMap(({ fileId }) => (kept.has(fileId) ? [] : [fileId]));
}

function isSameList(one: readonly AttachedFile[], other: readonly AttachedFile[]): boolean {
  const fields = ["fileId", "caption", "alt", "isCover"] as const;
  return (
    one.length === other.length && one.every((item, at) => fields.every((name) => item[name] === other[at]?.[name]))
  );
}
