import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { exportAnswer, exportKeyField } from "./exports.ts";
import { outcome } from "./outcome.ts";
import { whichTimeline } from "./vault-memories.ts";

const languageField = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[\dA-Za-z]{2,8})*$/, "Please name a language")
  .max(20)
  .optional();

export const archiveApi = {
  begin: endpoint({
    method: "POST",
    path: "/archive",
    access: "member",
    summary: "Start an export of everything you keep here as one zip, or of everything you may read in a vault",
    body: z.object({
      key: exportKeyField,
      /** What the page inside it begins in. */
      language: languageField,
      /** Of a vault, what one may read there; for 30 days after one was removed from it, what one wrote there. */
      ...whichTimeline,
    }),
    response: exportAnswer,
    perMinute: 10,
  }),
  calendar: endpoint({
    method: "GET",
    path: "/archive/calendar",
    access: "member",
    summary: "Your memories that have a day, as an iCalendar file; stones, candles and quiet ones only on request",
    query: z.object({
      withStones: z
        .enum(["true", "false"])
        .transform((text) => text === "true")
        .optional(),
      ...whichTimeline,
    }),
    response: z.object({ ...outcome, saveAs: z.string(), contentType: z.literal("text/calendar"), text: z.string() }),
    perMinute: 30,
  }),
  memory: endpoint({
    method: "POST",
    path: "/memories/:memoryId/pdf",
    access: "member",
    summary: "Start an export of one memory as a PDF or as images of its pages",
    params: z.object({ memoryId: z.string().min(1).max(100) }),
    body: z.object({
      key: exportKeyField,
      as: z.enum(["pdf", "picture"], "A PDF or a picture?").optional(),
      language: languageField,
    }),
    response: exportAnswer,
    perMinute: 20,
  }),
} as const;
