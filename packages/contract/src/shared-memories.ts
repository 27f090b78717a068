import { memoryTypes } from "@lane/domain/marks.ts";
import { mediaKinds } from "@lane/domain/media-kinds.ts";
import { maxAnswerLength } from "@lane/domain/shares.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";

const idField = z.string("Which share?").min(1, "Which share?").max(100);
const memoryIdField = z.string("Which memory?").min(1, "Which memory?").max(100);

/** What a person remembers, told to who shares. */
export const answerTextField = z
  .string("Please write something")
  .trim()
  .min(1, "Please write something")
  .max(maxAnswerLength, `At most ${maxAnswerLength} characters`);

/** A picture, film or sound of a shared memory: never the original. */
export const sharedMediaSchema = z.object({
  id: z.string(),
  type: z.enum(mediaKinds),
  /** Signed for this share, good for some minutes; null while it is being prepared, or where it cannot be shown. */
  url: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationMs: z.int().nullable(),
  placeholder: z.string().nullable(),
  sources: z.array(z.object({ url: z.string(), width: z.int() })),
  posterUrl: z.string().nullable(),
  waveform: z.array(z.number()).nullable(),
  caption: z.string().nullable(),
  alt: z.string().nullable(),
  isCover: z.boolean(),
});

export type SharedMedia = z.infer<typeof sharedMediaSchema>;

export const sharedMemorySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML of paragraphs, line breaks and bold, nothing else; empty where the text is not shared. */
  text: z.string(),
  /** The question that it answers. */
  question: z.string().nullable(),
  year: z.int(),
  month: z.int(),
  day: z.int().nullable(),
  isCirca: z.boolean(),
  memoryType: z.enum(memoryTypes).nullable(),
  isCandle: z.boolean(),
  media: z.array(sharedMediaSchema),
});

export type SharedMemory = z.infer<typeof sharedMemorySchema>;

const givenFacts = {
  id: z.string(),
  /** The name of who shares; null where it is not shown. */
  from: z.string().nullable(),
  greeting: z.string().nullable(),
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  isUnread: z.boolean(),
  isHidden: z.boolean(),
  allowsAnswers: z.boolean(),
  allowsCopies: z.boolean(),
};

export const givenShareSchema = z.object({
  ...givenFacts,
  memories: z.array(
    sharedMemorySchema
      .omit({ text: true, question: true, media: true })
      .extend({ cover: sharedMediaSchema.nullable() }),
  ),
});

export type GivenShare = z.infer<typeof givenShareSchema>;

const whichGiven = z.object({ shareId: idField });

/** What others share with a member. */
export const sharedMemoriesApi = {
  list: endpoint({
    method: "GET",
    path: "/shared-memories",
    access: "member",
    summary: "What others share with this member, newest first; hidden ones too",
    response: z.object({ ...outcome, shares: z.array(givenShareSchema) }),
  }),
  read: endpoint({
    method: "GET",
    path: "/shared-memories/read",
    access: "member",
    summary: "The memories of one share",
    query: whichGiven,
    response: z.object({ ...outcome, share: z.object(givenFacts), memories: z.array(sharedMemorySchema) }),
  }),
  opened: endpoint({
    method: "POST",
    path: "/shared-memories/opened",
    access: "member",
    summary: "A person has opened a share: it is no longer unread, and belongs to this account from now on",
    body: whichGiven,
    response: z.object(outcome),
  }),
  hide: endpoint({
    method: "POST",
    path: "/shared-memories/hide",
    access: "member",
    summary: "Hide a share from the list, or show it again",
    body: z.object({ shareId: idField, isHidden: z.boolean() }),
    response: z.object(outcome),
  }),
  keepCopy: endpoint({
    method: "POST",
    path: "/shared-memories/copy",
    access: "member",
    summary: "Keep a copy of a shared memory on your own timeline, if its owner allows it",
    body: z.object({ shareId: idField, memoryId: memoryIdField }),
    response: z.object({ ...outcome, memoryId: z.string(), year: z.int(), month: z.int() }),
    idempotent: true,
    perMinute: 30,
  }),
  answer: endpoint({
    method: "POST",
    path: "/shared-memories/answer",
    access: "member",
    summary: "Answer the person who shares",
    body: z.object({
      shareId: idField,
      memoryId: memoryIdField.optional(),
      text: answerTextField,
    }),
    response: z.object(outcome),
    idempotent: true,
    perMinute: 10,
  }),
} as const;
