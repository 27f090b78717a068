import type { Memory, NewMemory } from "@lane/contract/memories.ts";
import type { SharedMedia, SharedMemory } from "@lane/contract/shared-memories.ts";

import { AppError, isOutcomeUnknown } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Transact } from "#ports/transact.ts";

interface MemoryCopiesDeps<F> {
  readonly files: {
    /** Stores the shown variant of a file once more, without a row yet; undefined when it cannot be shown. */
    fetchShown(item: Pick<SharedMedia, "id" | "type">): Promise<F | undefined>;
    /** Call it in the transaction that attaches the files. */
    keep(accountId: string, files: readonly F[]): Promise<string[]>;
    drop(files: readonly F[]): Promise<void>;
  };
  readonly years: {
    /** A year of the viewer's own timeline. */
    find(viewer: Viewer, year: number): Promise<{ readonly timelineId: string; readonly yearId: string } | undefined>;
  };
  readonly memories: { create(viewer: Viewer, memory: NewMemory): Promise<Memory> };
  readonly transact: Transact;
}

/** Copies of shared memories: what was shown, files included, becomes the member's own. */
export function createMemoryCopies<F>({ files, years, memories, transact }: MemoryCopiesDeps<F>) {
  async function fetchAll(media: readonly SharedMedia[]): Promise<{ file: F; item: SharedMedia }[]> {
    const fetched: { file: F; item: SharedMedia }[] = [];
    try {
      for (const item of media) {
        const file = item.url === null ? undefined : await files.fetchShown(item);
        if (file !== undefined) fetched.push({ file, item });
      }
      return fetched;
    } catch (error) {
      await files.drop(fetched.map(({ file }) => file));
      throw error;
    }
  }

  return {
    async keep(viewer: Viewer, shared: SharedMemory): Promise<{ memoryId: string; year: number; month: number }> {
      const { year, month } = shared;
      const place = await years.find(viewer, year);
      if (!place) throw new AppError("invalid_input", `${year} isn't on your timeline yet`);
      const fetched = await fetchAll(shared.media);
      try {
        const made = await transact(async () => {
          const ids = await files.keep(
            viewer.accountId,
            fetched.map(({ file }) => file),
          );
          const media = fetched.map(({ item: { caption, alt, isCover } }, at) => ({
            s3id: ids[at] ?? "",
            caption,
            alt,
            isCover,
          }));
          return memories.create(viewer, { ...place, ...wordsOf(shared), media });
        });
        return { memoryId: made._id, year, month };
      } catch (error) {
        // A commit without an answer may have kept them.
        if (!isOutcomeUnknown(error)) await files.drop(fetched.map(({ file }) => file));
        throw error;
      }
    },
  };
}

function wordsOf({ title, text, month, day, isCirca, memoryType, isCandle }: SharedMemory) {
  return { memoryTitle: title, memoryDescription: text, month, day, isCirca, memoryType, isCandle };
}
