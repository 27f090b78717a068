import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";

/** Everything that takes a while to make: a printed book, a poster, one memory as a page, everything as one archive. */
export const exportKinds = ["book", "poster", "memory", "archive"] as const;
export const exportStatuses = ["waiting", "running", "ready", "failed", "cancelled"] as const;

export type ExportKind = (typeof exportKinds)[number];

export const exportSchema = z.object({
  id: z.string(),
  kind: z.enum(exportKinds),
  status: z.enum(exportStatuses),
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
  /** Empty until all files are complete. */
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

export type ExportJob = z.infer<typeof exportSchema>;

/** Chosen by the caller and sent with every request: the same key is the same export. */
export const exportKeyField = z
  .string("Please send a key")
  .regex(/^[\w.:-]{8,128}$/, "The key must have 8 to 128 letters, digits or . : _ -");

/** The answer of every call that starts an export. */
export const exportAnswer = z.object({ ...outcome, making: exportSchema });

const params = z.object({ id: z.string().min(1).max(100) });

export const exportsApi = {
  list: endpoint({
    method: "GET",
    path: "/makings",
    access: "member",
    summary: "Your exports, of one kind or of all, newest first",
    query: z.object({ kind: z.enum(exportKinds).optional() }),
    response: z.object({ ...outcome, makings: z.array(exportSchema) }),
  }),
  read: endpoint({
    method: "GET",
    path: "/makings/:id",
    access: "member",
    summary: "The progress of an export, and where its files are",
    params,
    response: exportAnswer,
  }),
  cancel: endpoint({
    method: "POST",
    path: "/makings/:id/cancel",
    access: "member",
    summary: "Cancel an export",
    params,
    response: exportAnswer,
    worksWhenFull: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/makings/:id",
    access: "member",
    summary: "Remove an export with its files",
    params,
    response: z.object(outcome),
    worksWhenFull: true,
  }),
} as const;
