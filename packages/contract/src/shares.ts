import { memoryTypes } from "@lane/domain/marks.ts";
import {
  maxGreetingLength,
  maxSharedMemories,
  maxShareLabelLength,
  minSharePassphraseLength,
  shareDays,
  shareKinds,
} from "@lane/domain/shares.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { emailField, lineOf } from "./fields.ts";
import { outcome } from "./outcome.ts";

const idField = z.string("Which share?").min(1, "Which share?").max(100);
const memoryIdField = z.string("Which memory?").min(1, "Which memory?").max(100);

export const shareShownSchema = z.object({
  text: z.boolean(),
  pictures: z.boolean(),
  /** Sound and film. */
  sound: z.boolean(),
  /** The first name of who shares. */
  name: z.boolean(),
});

/** Days until a share ends by itself; null for never. */
const daysField = z.literal(shareDays, "7, 30 or 365 days, or without an end?").nullable();
const passphraseField = z
  .string()
  .trim()
  .min(minSharePassphraseLength, `A passphrase needs at least ${minSharePassphraseLength} characters`)
  .max(200, "This passphrase is too long")
  .nullable();
const greetingField = z
  .string()
  .trim()
  .max(maxGreetingLength, `A greeting can have at most ${maxGreetingLength} characters`);

const settings = {
  expiresInDays: daysField.optional(),
  /** Null for none. */
  passphrase: passphraseField.optional(),
  shows: shareShownSchema.partial().optional(),
  /** Whether people who see it may answer. */
  allowsAnswers: z.boolean().optional(),
  /** Whether a member may keep a copy in their own timeline. */
  allowsCopies: z.boolean().optional(),
};

const what = {
  /** Each one chosen by its owner. */
  memoryIds: z.array(memoryIdField).max(maxSharedMemories, `At most ${maxSharedMemories} memories at once`).optional(),
  /** The flowers of one of the owner's years, as they are now; never a stone or a candle. */
  flowersOfYearId: z.string().min(1).max(100).optional(),
};

export const newShareSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({
      kind: z.literal("link"),
      /** Who it is for; only its owner sees it. */
      label: lineOf("Name", maxShareLabelLength),
      ...what,
      ...settings,
    }),
    z.object({
      kind: z.literal("person"),
      email: emailField,
      greeting: greetingField.optional(),
      ...what,
      ...settings,
    }),
  ],
  "Please choose a link or a person",
);

export type NewShare = z.infer<typeof newShareSchema>;

export const shareSchema = z.object({
  id: z.string(),
  kind: z.enum(shareKinds),
  /** The label of a link, or the address of a person. */
  name: z.string(),
  greeting: z.string().nullable(),
  /** `asleep` while its memories are archived, or the account of who shares is not active. */
  state: z.enum(["open", "asleep", "expired", "stopped"]),
  memories: z.array(z.object({ id: z.string(), title: z.string(), memoryType: z.enum(memoryTypes).nullable() })),
  shows: shareShownSchema,
  hasPassphrase: z.boolean(),
  allowsAnswers: z.boolean(),
  allowsCopies: z.boolean(),
  /** The whole address to pass on; null for a person, and for a share that is over. */
  url: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  firstOpenedAt: z.iso.datetime().nullable(),
  lastOpenedAt: z.iso.datetime().nullable(),
  openedCount: z.int(),
});

export type Share = z.infer<typeof shareSchema>;

export const shareAnswerSchema = z.object({
  id: z.string(),
  shareId: z.string(),
  /** The memory it speaks of, if it is still there. */
  memoryId: z.string().nullable(),
  memoryTitle: z.string().nullable(),
  /** As the person who answered gave it. */
  name: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  isUnread: z.boolean(),
});

export type ShareAnswer = z.infer<typeof shareAnswerSchema>;

const oneShare = z.object({ ...outcome, share: shareSchema });

/** What a member shares with others. */
export const sharesApi = {
  list: endpoint({
    method: "GET",
    path: "/shares",
    access: "member",
    summary: "What you share with others, newest first; for one memory only, or for all",
    query: z.object({ memoryId: memoryIdField.optional() }),
    response: z.object({
      ...outcome,
      shares: z.array(shareSchema),
      /** False for people under 18, who share with accounts only. */
      mayShareByLink: z.boolean(),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: "/shares",
    access: "member",
    summary: "Share memories by link, or with a person by their address",
    body: newShareSchema,
    response: oneShare,
    idempotent: true,
    perMinute: 30,
  }),
  change: endpoint({
    method: "PUT",
    path: "/shares",
    access: "member",
    summary: "Change when a share ends, its passphrase, and what it shows; days are counted from now",
    body: z.object({ id: idField, label: lineOf("Name", maxShareLabelLength).optional(), ...settings }),
    response: oneShare,
    idempotent: true,
  }),
  stop: endpoint({
    method: "POST",
    path: "/shares/stop",
    access: "member",
    summary: "End a share at once",
    body: z.object({ id: idField }),
    response: oneShare,
    idempotent: true,
    worksWhenFull: true,
  }),
  answers: endpoint({
    method: "GET",
    path: "/shares/answers",
    access: "member",
    summary: "Answers to what you shared, newest first",
    response: z.object({ ...outcome, answers: z.array(shareAnswerSchema) }),
  }),
  answersRead: endpoint({
    method: "POST",
    path: "/shares/answers/read",
    access: "member",
    summary: "Mark answers as read",
    body: z.object({ ids: z.array(z.string().min(1).max(100)).max(200) }),
    response: z.object(outcome),
  }),
  removeAnswer: endpoint({
    method: "DELETE",
    path: "/shares/answers",
    access: "member",
    summary: "Delete an answer for good",
    body: z.object({ id: z.string("Which answer?").min(1).max(100) }),
    response: z.object(outcome),
    worksWhenFull: true,
  }),
} as const;
