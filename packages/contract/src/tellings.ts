import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { memorySchema } from "./memories.ts";
import { outcome } from "./outcome.ts";

const idField = z.string("Which memory?").min(1, "Which memory?").max(100);

/** Several tellings of one event in a vault, and what lies folded there. */
export const tellingsApi = {
  list: endpoint({
    method: "GET",
    path: "/memories/tellings",
    access: "member",
    summary: "All tellings of a memory's event, oldest first",
    query: z.object({ id: idField }),
    response: z.object({ ...outcome, memories: z.array(memorySchema) }),
  }),
  open: endpoint({
    method: "POST",
    path: "/memories/open",
    access: "member",
    summary: "Open a folded memory; it stays open for this member",
    body: z.object({ id: idField }),
    response: z.object(outcome),
  }),
  fold: endpoint({
    method: "POST",
    path: "/memories/fold",
    access: "member",
    summary: "Fold a memory of a vault for everyone who has not opened it, or unfold it; by its author or an owner",
    body: z.object({ id: idField, isFolded: z.boolean("Folded or not?") }),
    response: z.object(outcome),
  }),
} as const;
