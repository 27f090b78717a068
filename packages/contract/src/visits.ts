import { maxShareLabelLength } from "@lane/domain/shares.ts";
import { z } from "zod";

import { endpoint, sharedBase } from "./endpoint.ts";
import { lineOf, reportField } from "./fields.ts";
import { outcome } from "./outcome.ts";
import { answerTextField, sharedMemorySchema } from "./shared-memories.ts";

const tokenField = z.string("Which link?").min(1, "Which link?").max(100);

/** A visitor's proof: the token of the link, and what `unlock` gave where it has a passphrase. */
const proof = { token: tokenField, pass: z.string().min(1).max(200).optional() };

/** For people without an account who hold a link. Nothing here sets a cookie; tokens are only in bodies. */
export const visitsApi = {
  look: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/look",
    access: "public",
    summary: "What a link shows; changes and counts nothing",
    body: z.object(proof),
    response: z.object({
      ...outcome,
      /** Then nothing else is told. */
      needsPassphrase: z.boolean(),
      share: z
        .object({
          from: z.string().nullable(),
          greeting: z.string().nullable(),
          expiresAt: z.iso.datetime().nullable(),
          allowsAnswers: z.boolean(),
          /** Sent to an address: with an account for it, one finds it on one's own pages. */
          isForAddress: z.boolean(),
          memories: z.array(sharedMemorySchema),
        })
        .nullable(),
    }),
    perMinute: 120,
    worksWhenFull: true,
  }),
  unlock: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/unlock",
    access: "public",
    summary:
      "Trade the passphrase of a link for a pass to this link alone; ten wrong ones in a quarter of an hour at most",
    body: z.object({ token: tokenField, passphrase: z.string("Passphrase is required").max(1000) }),
    response: z.object({ ...outcome, pass: z.string() }),
    perMinute: 60,
    worksWhenFull: true,
  }),
  opened: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/opened",
    access: "public",
    summary: "A person has opened the page; sent by the page, never by a preview",
    body: z.object(proof),
    response: z.object(outcome),
    perMinute: 30,
  }),
  answer: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/answer",
    access: "public",
    summary: "Answer the person who shares, if they allow it",
    body: z.object({
      ...proof,
      memoryId: z.string().min(1).max(100).optional(),
      name: lineOf("Your name", maxShareLabelLength),
      text: answerTextField,
    }),
    response: z.object(outcome),
    perMinute: 5,
  }),
  report: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/report",
    access: "public",
    summary: "Report misuse to the operator",
    body: z.object({
      ...proof,
      text: reportField,
    }),
    response: z.object(outcome),
    perMinute: 3,
  }),
} as const;
