import { usualLanguage } from "@lane/domain/languages.ts";
import { vaultEvents } from "@lane/domain/memberships.ts";
import { products } from "@lane/domain/products.ts";
import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";
import type { Notice } from "#ports/notices.ts";

const email = z.string();
const withCode = { email, code: z.string(), isLink: z.boolean() };
/** Notices queued by an older release have no account id. */
const accountId = z.string().default("");
const exportKind = z.enum(["book", "archive"]);
const language = z.string().default(usualLanguage);

const orderNumber = z.string();
const printOrder = { email, orderId: z.string(), orderNumber };
const names = z.array(z.string());
const vaultNewsItem = z.object({
  vault: z.string(),
  event: z.enum(vaultEvents),
  who: z.string().nullable(),
  deletesAt: z.number().nullable(),
});
const bought = z.array(z.enum(products));

/** A notice as it is read from the queue. */
export const noticeSchema: z.ZodType<Notice> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("signup-code"), ...withCode, firstName: z.string(), language }),
  z.object({ kind: z.literal("address-code"), ...withCode, accountId, language }),
  z.object({ kind: z.enum(["reset-code", "return-code"]), ...withCode }),
  z.object({ kind: z.literal("reset-link"), email, secret: z.string(), request: z.string() }),
  z.object({
    kind: z.enum([
      "password-changed",
      "password-needed",
      "account-deactivated",
      "account-reactivated",
      "address-restored",
      "session-reuse",
    ]),
    email,
  }),
  z.object({ kind: z.literal("export-ready"), email, exportKind }),
  // The shape that releases before schema 19 queued; it is sealed, so no migration could change it.
  z
    .object({ kind: z.literal("making-ready"), email, making: exportKind })
    .transform(({ making, ...rest }) => ({ ...rest, kind: "export-ready" as const, exportKind: making })),
  z.object({
    kind: z.literal("year-question"),
    email,
    accountId,
    question: z.string(),
    year: z.number(),
    rhythm: z.enum(["weekly", "monthly"]),
  }),
  z.object({ kind: z.literal("new-device"), email, device: z.string() }),
  z.object({
    kind: z.literal("account-deleted"),
    email,
    firstName: z.string(),
    language,
    // Notices queued before there were subscriptions do not have it.
    hadSubscription: z.boolean().default(false),
  }),
  z.object({ kind: z.literal("subscription-bought"), email, orderNumber, products: bought, nextAt: z.number() }),
  z.object({ kind: z.enum(["payment-failed", "subscription-ended"]), email }),
  z.object({ kind: z.literal("subscription-ends-soon"), email, endsAt: z.number() }),
  z.object({ kind: z.literal("withdrawal-link"), email, orderNumber, token: z.string() }),
  z.object({ kind: z.literal("withdrawal-received"), email, orderNumber, products: bought, receivedAt: z.number() }),
  z.object({ kind: z.literal("print-held"), ...printOrder, totalCents: z.number(), holdUntil: z.number() }),
  z.object({ kind: z.enum(["print-sent", "print-delivered"]), ...printOrder }),
  z.object({
    kind: z.literal("print-shipped"),
    ...printOrder,
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
  }),
  z.object({ kind: z.enum(["print-cancelled", "print-rejected"]), ...printOrder, refundCents: z.number() }),
  z.object({
    kind: z.enum(["memory-shared", "question-asked", "answer-thanked"]),
    email,
    from: z.string(),
    accountId,
    tokens: z.array(z.string()),
    language,
  }),
  z.object({ kind: z.enum(["share-opened", "share-answered", "question-answered"]), email, names }),
  z.object({ kind: z.literal("invited"), email, from: z.string(), accountId, vault: z.string(), language }),
  z.object({ kind: z.literal("vault-news"), email, news: z.array(vaultNewsItem) }),
  z.object({ kind: z.enum(["offer-made", "offer-answered"]), email, names }),
  z.object({ kind: z.literal("share-ends-soon"), email, names, endsAt: z.number() }),
  z.object({
    kind: z.literal("address-changed"),
    email,
    accountId,
    firstName: z.string(),
    language,
    // Notices queued before a change could be undone have no token.
    undoToken: z.string().default(""),
  }),
]);

/** Encrypted, because a notice may contain a code. */
export const writeNotice = defineJob({
  name: "notices.write",
  /** `about` has keyed hashes of the address and of the account: a notice is deleted with its account. */
  payload: z.object({ sealed: z.string(), about: z.array(z.string()).default([]) }),
  subjectOf: ({ about: [address] }) => address,
  ownerOf: ({ about: [, account] }) => account,
  maxAttempts: 5,
  timeoutMs: 30_000,
  worksWhenFull: true,
});
