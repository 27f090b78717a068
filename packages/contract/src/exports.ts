import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";

/** Everything that takes a while to make: a printed book, a poster, one memory as a page, everything as one archive. */
export const makingKinds = ["book", "poster", "memory", "archive"] as const;
export const makingStatuses = ["waiting", "running", "ready", "failed", "cancelled"] as const;

export type MakingKind = (typeof makingKinds)[number];

export const makingSchema = z.object({
  id: z.string(),
  kind: z.enum(makingKinds),
  status: z.enum(makingStatuses),
  /** Its place in the queue while it waits; 1 is next. */
  position: z.int().nullable(),
  /** Null until something is known; `step` is a word of the kind's own list, not a sentence. */
  progress: z.object({ done: z.number(), total: z.number(), step: z.string() }).nullable(),
  /** Why it failed, or what is not in it, as sentences for the person who waits, each on a line of its own. */
  problem: z.string().nullable(),
  /** What it is called. */
  title: z.string(),
  createdAt: z.string(),
  /** When its files go. */
  expiresAt: z.string().nullable(),
  /** Whole files only: empty until all of them are. */
  outputs: z.array(
    z.object({
      name: z.string(),
      saveAs: z.string(),
      contentType: z.string(),
      bytes: z.number(),
      sha256: z.string(),
      /** Good for some hours, in this browser or any other; answers range requests. */
      href: z.string(),
    }),
  ),
});

export type Making = z.infer<typeof makingSchema>;

/** Sent with every wish and made up by the one who wishes: the same key is the same making. */
export const makingKeyField = z
  .string("Please send a key")
  .regex(/^[\w.:-]{8,128}$/, "The key must have 8 to 128 letters, digits or . : _ -");

/** How every call that begins one answers. */
export const makingAnswer = z.object({ ...outcome, making: makingSchema });

const params = z.object({ id: z.string().min(1).max(100) });

export const makingsApi = {
  list: endpoint({
    method: "GET",
    path: "/makings",
    access: "member",
    summary: "What one has had made, of one kind or of all, newest first",
    query: z.object({ kind: z.enum(makingKinds).optional() }),
    response: z.object({ ...outcome, makings: z.array(makingSchema) }),
  }),
  read: endpoint({
    method: "GET",
    path: "/makings/:id",
    access: "member",
    summary: "How far it is, and where its files are",
    params,
    response: makingAnswer,
  }),
  cancel: endpoint({
    method: "POST",
    path: "/makings/:id/cancel",
    access: "member",
    summary: "Stop waiting for it",
    params,
    response: makingAnswer,
    worksWhenFull: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/makings/:id",
    access: "member",
    summary: "Remove it with its files",
    params,
    response: z.object(outcome),
    worksWhenFull: true,
  }),
} as const;
