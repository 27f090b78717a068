import { maxBroughtMemories, maxKindWordsLength, offerStates } from "@lane/domain/memberships.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { memorySchema, newMemorySchema } from "./memories.ts";
import { outcome } from "./outcome.ts";

const timelineIdField = z.string("Which timeline?").min(1, "Which timeline?").max(100);
const memoryIdField = z.string("Which memory?").min(1, "Which memory?").max(100);
const kindWordsField = z.string().trim().max(maxKindWordsLength, `At most ${maxKindWordsLength} characters`);

/** A memory that a guest wrote and offered. */
export const offerSchema = z.object({
  memory: memorySchema,
  /** The guest's name for the host, the host's for the guest. */
  name: z.string(),
  state: z.enum(offerStates),
  offeredAt: z.iso.datetime(),
  words: z.string().nullable(),
  isUnread: z.boolean(),
  /** The host's own copy, for the host. */
  placedMemoryId: z.string().nullable(),
});

export type Offer = z.infer<typeof offerSchema>;

/** What guests write for their host, and what becomes of it. */
export const offersApi = {
  offer: endpoint({
    method: "POST",
    path: "/offers",
    access: "member",
    summary: "Offer the host a memory you wrote as a guest, or offer it again",
    body: z.object({ memoryId: memoryIdField }),
    response: z.object(outcome),
    idempotent: true,
  }),
  withdrawOffer: endpoint({
    method: "POST",
    path: "/offers/withdraw",
    access: "member",
    summary: "Withdraw a memory you have offered as a guest, while it waits",
    body: z.object({ memoryId: memoryIdField }),
    response: z.object(outcome),
    idempotent: true,
  }),
  offers: endpoint({
    method: "GET",
    path: "/offers",
    access: "member",
    summary: "What guests have offered for your timeline, newest first",
    response: z.object({ ...outcome, offers: z.array(offerSchema) }),
  }),
  ownOffers: endpoint({
    method: "GET",
    path: "/offers/own",
    access: "member",
    summary: "What happened to the memories you offered as a guest",
    query: z.object({ timelineId: timelineIdField }),
    response: z.object({ ...outcome, offers: z.array(offerSchema) }),
  }),
  offersRead: endpoint({
    method: "POST",
    path: "/offers/read",
    access: "member",
    summary: "Mark as seen what was offered or, as a guest, what happened to it",
    body: z.object({ memoryIds: z.array(memoryIdField).min(1, "Which memories?").max(maxBroughtMemories) }),
    response: z.object(outcome),
  }),
  acceptOffer: endpoint({
    method: "POST",
    path: "/offers/accept",
    access: "member",
    summary: "Put a copy of what a guest offered on your own timeline",
    body: newMemorySchema
      .pick({ timelineId: true, yearId: true, month: true, day: true })
      .extend({ memoryId: memoryIdField }),
    response: z.object({ ...outcome, placedMemoryId: z.string() }),
    idempotent: true,
  }),
  declineOffer: endpoint({
    method: "POST",
    path: "/offers/decline",
    access: "member",
    summary: "Decline what a guest offered, with a kind word; it stays with its author",
    body: z.object({ memoryId: memoryIdField, words: kindWordsField.optional() }),
    response: z.object(outcome),
    idempotent: true,
  }),
} as const;
