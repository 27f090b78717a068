import { z } from "zod";

import { memorySchema } from "./memories.ts";

/** Stable names of everything that can go wrong in a way a person should hear about. */
export const problemCodes = [
  "invalid_input",
  "unauthenticated",
  "forbidden",
  "email_unverified",
  "account_deactivated",
  "not_found",
  "conflict",
  "too_large",
  "unsupported_media_type",
  "unprocessable",
  "too_many_requests",
  "internal",
  "unavailable",
  "storage_full",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Every error body. It carries both spellings of the outcome, so each caller finds the one it reads. */
export const problemSchema = z.object({
  status: z.int(),
  message: z.string(),
  statusCode: z.int(),
  statusMessage: z.string(),
  code: z.enum(problemCodes),
  requestId: z.string(),
  /** One sentence per refused field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** In a conflict over a memory: its current version on the server. */
  current: memorySchema.optional(),
  /** Of a login that needs a mailed code: sent back with the code. */
  requestToken: z.string().optional(),
});

export type Problem = z.infer<typeof problemSchema>;
