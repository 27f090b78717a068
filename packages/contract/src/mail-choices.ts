import { questionMail, questionRhythms } from "@lane/domain/question-rhythms.ts";
import { shareMails } from "@lane/domain/shares.ts";
import { z } from "zod";

import { endpoint, sharedBase } from "./endpoint.ts";
import { outcome } from "./outcome.ts";

const rhythmField = z.enum(questionRhythms, "Please choose weekly, monthly or never");

const choicesAnswer = z.object({
  ...outcome,
  mails: z.record(z.enum(shareMails), z.boolean()),
  questions: z.object({
    /** How often a question comes by mail. Never, unless the member asked for it. */
    rhythm: rhythmField,
    /** Whether mails rest, because none of the last ones was answered, until the member adds a memory. */
    isPaused: z.boolean(),
  }),
});

/** Which mails a person wants. */
export const mailChoicesApi = {
  read: endpoint({
    method: "GET",
    path: "/user/mails",
    access: "member",
    summary: "Which emails about sharing you get, and how often a question",
    response: choicesAnswer,
  }),
  change: endpoint({
    method: "PUT",
    path: "/user/mails",
    access: "member",
    summary: "Switch emails about sharing on or off, and choose how often you get a question",
    body: z.object({
      mails: z.partialRecord(z.enum(shareMails), z.boolean()).optional(),
      questionRhythm: rhythmField.optional(),
    }),
    response: choicesAnswer,
  }),
  unsubscribe: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/unsubscribe",
    access: "public",
    summary: "Switch off one kind of email for the address it was sent to",
    body: z.object({ token: z.string("Which email?").min(1, "Which email?").max(1000) }),
    response: z.object({ ...outcome, mail: z.enum([...shareMails, questionMail]) }),
    perMinute: 30,
  }),
} as const;
