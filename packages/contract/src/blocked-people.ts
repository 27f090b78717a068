import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";

export const blockedPersonSchema = z.object({
  id: z.string(),
  /** As it was when they were blocked. */
  name: z.string(),
  blockedAt: z.iso.datetime(),
});

export type BlockedPerson = z.infer<typeof blockedPersonSchema>;

/** People whose invitations, shares and questions never reach one. They are never told. */
export const blockedPeopleApi = {
  list: endpoint({
    method: "GET",
    path: "/user/blocked",
    access: "member",
    summary: "The people you have blocked; declining an invitation or removing someone can block them",
    response: z.object({ ...outcome, people: z.array(blockedPersonSchema) }),
  }),
  unblock: endpoint({
    method: "POST",
    path: "/user/blocked/remove",
    access: "member",
    summary: "Unblock someone",
    body: z.object({ id: z.string("Which person?").min(1, "Which person?").max(100) }),
    response: z.object({ ...outcome, people: z.array(blockedPersonSchema) }),
    idempotent: true,
  }),
} as const;
