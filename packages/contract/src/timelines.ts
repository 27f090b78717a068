import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";
import { whichTimeline } from "./vault-memories.ts";

export const yearEntrySchema = z.object({
  _id: z.string(),
  year: z.int(),
  /** Memories that are not archived; so are the two counts below. */
  memoryCount: z.int(),
  flowerMemoryCount: z.int(),
  stoneMemoryCount: z.int(),
  /** How many each month holds, January first. */
  monthCounts: z.array(z.int()).length(12),
  /** Outside the plan: it can be read, and nothing can be added. */
  lock: z.boolean(),
  disable: z.boolean(),
});

export type YearEntry = z.infer<typeof yearEntrySchema>;

export const timelineSchema = z.object({
  _id: z.string(),
  startYear: z.int(),
  endYear: z.int(),
});

export type Timeline = z.infer<typeof timelineSchema>;

export const timelinesApi = {
  read: endpoint({
    method: "GET",
    path: "/timeline",
    access: "member",
    summary: "The years of your timeline, or of a vault, with what each contains",
    query: z.object(whichTimeline),
    response: z.object({
      ...outcome,
      /** Empty until the timeline is set. */
      years: z.array(yearEntrySchema),
      timeline: timelineSchema.nullable(),
      /** Years of this life, from birth to today, that the plan does not reach. */
      lockedYears: z.array(z.int()),
      /** True until ten years are chosen, where the plan has no more: before that, nothing can be added. */
      mustChooseYears: z.boolean(),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: "/timeline/create",
    access: "member",
    summary: "Set the first of the timeline's ten years, once",
    body: z.object({ startYear: z.int("Please choose a start year") }),
    response: z.object({ ...outcome, timeline: timelineSchema }),
    idempotent: true,
  }),
} as const;
