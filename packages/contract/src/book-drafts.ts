import { maxAuthorLength, maxBookTitleLength } from "@lane/domain/book-choices.ts";
import { z } from "zod";

import { bookOptionsSchema, maxBookMemories } from "./books.ts";
import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";
import { whichTimeline } from "./vault-memories.ts";

const { choice: _choice, timelineId: _timelineId, ...bookFields } = bookOptionsSchema.shape;

/** A book that is still being laid out, complete or not: both ways to choose memories are kept. */
export const bookDraftSchema = z.object({
  ...bookFields,
  title: z.string().max(maxBookTitleLength, "The title is too long"),
  author: z.string().max(maxAuthorLength, "Your name is too long"),
  isByYear: z.boolean(),
  years: z.array(z.int()).max(400),
  memoryIds: z.array(z.string().min(1).max(100)).max(maxBookMemories, `At most ${maxBookMemories} memories`),
});

export type BookDraft = z.infer<typeof bookDraftSchema>;

/** Counts the saves of a draft, and never begins anew; 0 before the first one. */
const versionField = z.int().min(0);

/** Answers are described without the transforms of what is sent: the server has parsed the draft before. */
const answeredDraft: z.ZodType<BookDraft | null> = z.any();

export const bookDraftsApi = {
  read: endpoint({
    method: "GET",
    path: "/books/draft",
    access: "member",
    summary: "The book you are laying out, of your own timeline or of a vault",
    query: z.object(whichTimeline),
    response: z.object({
      ...outcome,
      version: versionField,
      /** Null where nothing is kept, or after starting again. */
      draft: answeredDraft,
      savedAt: z.string().nullable(),
    }),
  }),
  save: endpoint({
    method: "PUT",
    path: "/books/draft",
    access: "member",
    summary: "Keep the book you are laying out; refused when it was saved elsewhere since the version you started from",
    body: z.object({ version: versionField, draft: bookDraftSchema.nullable(), ...whichTimeline }),
    response: z.object({ ...outcome, version: versionField }),
    perMinute: 120,
    idempotent: true,
  }),
} as const;
