import type { JobQueue } from "#ports/job-queue.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import type { FileVariantsRepository, VariantRecord } from "./file-variants.repository.ts";
import { removeBlobs } from "./media.jobs.ts";
import type { FileFacts } from "./media.repository.ts";

/** What was made of a file; its bytes are in the store already. */
export interface Made {
  readonly facts: FileFacts;
  readonly variants: readonly VariantRecord[];
}

interface MadeFilesDeps {
  readonly variants: FileVariantsRepository;
  readonly store: MediaStore;
  readonly jobs: JobQueue;
  readonly transact: Transact;
}

export function createMadeFiles({ variants, store, jobs, transact }: MadeFilesDeps) {
  return {
    /** Names what was made, all at once, and lets go of what was before. `mark` says whether the file is still there. */
    async settle(fileId: string, made: Made, mark: () => Promise<boolean>): Promise<void> {
      const keys = made.variants.map(({ storeKey }) => storeKey);
      const isThere = await transact(async () => {
        if (!(await mark())) return false;
        const former = await variants.replace(fileId, made.variants);
        const loose = former.filter((key) => !keys.includes(key));
        if (loose.length > 0) await jobs.enqueue(removeBlobs, { keys: loose });
        return true;
      });
      if (!isThere) for (const key of keys) await store.remove(key);
    },
  };
}

export type MadeFiles = ReturnType<typeof createMadeFiles>;
