import { type BookDraft, bookDraftSchema } from "@lane/contract/book-drafts.ts";

import { AppError } from "#lib/app-error.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { BookDraftsRepository } from "./book-drafts.repository.ts";
import type { BookTimelines } from "./books.service.ts";

interface BookDraftsDeps {
  readonly repository: BookDraftsRepository;
  readonly timelines: BookTimelines;
  readonly clock: Clock;
}

interface SavedDraft {
  readonly version: number;
  readonly draft: BookDraft | null;
}

/** The book that somebody is laying out, one for each of their timelines. */
export function createBookDraftsService({ repository, timelines, clock }: BookDraftsDeps) {
  async function findTimeline(accountId: string, timelineId: string | undefined): Promise<string | undefined> {
    const vault = await timelines.findVault(accountId, timelineId);
    return vault?.id ?? repository.findPersonalTimeline(accountId);
  }

  return {
    async read({ accountId }: Viewer, timelineId?: string): Promise<SavedDraft & { savedAt: string | null }> {
      const found = await findTimeline(accountId, timelineId);
      const saved = found === undefined ? undefined : await repository.find({ accountId, timelineId: found });
      if (!saved) return { version: 0, draft: null, savedAt: null };
      const { version, draft, updatedAt } = saved;
      return {
        version,
        // Read through the schema: a draft of an earlier release lacks the fields that have come since.
        draft: draft === null ? null : bookDraftSchema.parse(JSON.parse(draft)),
        savedAt: isoInstant(updatedAt),
      };
    },

    /** The version after saving. The same draft sent again, after its answer was lost, is saved once. */
    async save({ accountId }: Viewer, { version, draft }: SavedDraft, timelineId?: string): Promise<number> {
      const found = await findTimeline(accountId, timelineId);
      if (found === undefined) throw new AppError("unprocessable", "This book is empty. Please choose a memory");
      const place = { accountId, timelineId: found };
      const text = draft === null ? null : JSON.stringify(draft);
      const next = { draft: text, version: version + 1, updatedAt: clock.now() };
      const isSaved = version === 0 ? await repository.insert(place, next) : await repository.replace(place, next);
      if (isSaved) return next.version;
      const current = await repository.find(place);
      if (current?.version === next.version && current.draft === text) return next.version;
      throw new AppError("conflict", "This book has been changed elsewhere");
    },
  };
}

export type BookDraftsService = ReturnType<typeof createBookDraftsService>;
