import { z } from "zod";

/**
 * What only memories of a vault have. All of it is left out of answers about one's own timeline, where one is the only
 * author.
 */

export const timelineIdField = z.string("Which timeline?").min(1, "Which timeline?").max(100);

/** One's own timeline unless another one is named; a timeline that one does not belong to is not there. */
export const whichTimeline = { timelineId: timelineIdField.optional() };

export const authorSchema = z.object({
  /** Null after the account was deleted; the name stays. */
  accountId: z.string().nullable(),
  name: z.string(),
  /** From 0 on, null for somebody who has left; never the only sign of who somebody is. */
  colour: z.int().nullable(),
  isMe: z.boolean(),
});

/** Null where nobody knows any more who wrote it. */
export const authorField = { author: authorSchema.nullable().optional() };

/** Somebody else's, and not yet opened by the reader: title, words, question, place and files are left out. */
export const foldedField = { isFolded: z.boolean().optional() };

/** The tellings of the same event that are not archived, oldest first, this one included. */
export const tellingFields = {
  tellingCount: z.int().optional(),
  tellings: z.array(z.object({ id: z.string(), author: authorSchema.nullable() })).optional(),
};
