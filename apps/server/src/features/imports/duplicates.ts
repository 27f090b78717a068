import { UnreadableFileError } from "@lane/archive/report.ts";
import type { WrittenEntry, WrittenMedia } from "@lane/archive/written-entry.ts";
import { happenedOn } from "@lane/domain/memory-order.ts";

import type { ImportedFiles, OpenSource } from "./import-world.ts";
import type { KnownThings } from "./known-things.repository.ts";

/** Files of one import by their size; the only one of its size needs no reading. */
export type SeenFiles = Map<number, SeenSize>;

interface SeenSize {
  readonly unread: WrittenMedia | undefined;
  readonly hashes: Set<string>;
}

type Files = Pick<OpenSource, "hashOf">;

interface DuplicatesDeps {
  readonly known: KnownThings;
  readonly imported: Pick<ImportedFiles, "findKnown">;
}

/** Whether the same thing is here already, whichever way it came: the same words on the same day, or the same files. */
export function createDuplicates({ known, imported }: DuplicatesDeps) {
  async function isKnown(accountId: string, media: WrittenMedia, source: Files): Promise<boolean> {
    // Only a file of the very same size is worth reading.
    const hashes = await imported.findKnown(accountId, media.bytes);
    return hashes.size > 0 && hashes.has(media.sha256 ?? (await hashOf(media, source)));
  }

  async function areKnown(accountId: string, media: readonly WrittenMedia[], source: Files): Promise<boolean> {
    for (const one of media) {
      if (!(await isKnown(accountId, one, source))) return false;
    }
    return media.length > 0;
  }

  async function isFresh(accountId: string, media: WrittenMedia, seen: SeenFiles, source: Files): Promise<boolean> {
    const hashes = await imported.findKnown(accountId, media.bytes);
    const same = seen.get(media.bytes);
    if (hashes.size === 0 && !same) {
      seen.set(media.bytes, { unread: media, hashes: new Set() });
      return true;
    }
    const hash = await hashOf(media, source);
    if (hashes.has(hash)) return false;
    const others = same ? await hashesIn(same, source) : new Set<string>();
    if (hash !== "" && others.has(hash)) return false;
    seen.set(media.bytes, { unread: undefined, hashes: others.add(hash) });
    return true;
  }

  return {
    /** Those that are neither here already nor among what was seen of the same import. */
    async freshOf(accountId: string, media: readonly WrittenMedia[], seen: SeenFiles, source: Files) {
      const fresh: WrittenMedia[] = [];
      for (const one of media) {
        if (await isFresh(accountId, one, seen, source)) fresh.push(one);
      }
      return fresh;
    },

    async has(
      accountId: string,
      { date, title, description, isBlank, media }: WrittenEntry,
      source: Files,
    ): Promise<boolean> {
      if (isBlank) return areKnown(accountId, media, source);
      if (!date) return false;
      const happened = happenedOn({ ...date, month: date.month ?? 1 });
      return known.isWritten(accountId, { happenedOn: happened, title, description });
    },
  };
}

export type Duplicates = ReturnType<typeof createDuplicates>;

async function hashesIn({ unread, hashes }: SeenSize, source: Files): Promise<Set<string>> {
  return unread ? hashes.add(await hashOf(unread, source)) : hashes;
}

/** What cannot be read is no duplicate; it is reported when its slot comes. */
async function hashOf({ fileId }: WrittenMedia, source: Files): Promise<string> {
  try {
    return await source.hashOf(fileId);
  } catch (error) {
    if (error instanceof UnreadableFileError) return "";
    throw error;
  }
}
