import { askAnswerStates, maxAskedNameLength, maxThanksLength } from "@lane/domain/asks.ts";
import { maxQuestionLength } from "@lane/domain/limits.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { emailField, lineOf, yearField } from "./fields.ts";
import { mediaItemSchema, newMemorySchema } from "./memories.ts";
import { outcome } from "./outcome.ts";

const idField = z.string("Which question?").min(1, "Which question?").max(100);
const answerIdField = z.string("Which answer?").min(1, "Which answer?").max(100);
const wordsField = z.string().trim().max(maxThanksLength, `At most ${maxThanksLength} characters`);

export const newAskSchema = z.object({
  question: lineOf("Your question", maxQuestionLength),
  /** Who is asked, as the page greets them. */
  name: lineOf("Name", maxAskedNameLength),
  /** The link is mailed to them; without it, it is passed on by hand. */
  email: emailField.optional(),
  /** The year that the question is about, where an answer is placed unless another is chosen. */
  year: yearField.optional(),
  /** The memory that the question is about. */
  memoryId: z.string().min(1).max(100).optional(),
});

export type NewAsk = z.infer<typeof newAskSchema>;

export const askSchema = z.object({
  id: z.string(),
  question: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  year: z.int().nullable(),
  memoryId: z.string().nullable(),
  state: z.enum(["open", "expired", "stopped"]),
  /** The whole address to pass on; null for a question that is over. */
  url: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  firstOpenedAt: z.iso.datetime().nullable(),
  /** When the person was last written to; null where the link is passed on by hand. */
  mailedAt: z.iso.datetime().nullable(),
  /** Answers that were sent, those that were declined included. */
  answerCount: z.int(),
});

export type Ask = z.infer<typeof askSchema>;

export const askAnswerSchema = z.object({
  id: z.string(),
  askId: z.string(),
  question: z.string(),
  /** Where it is placed unless another year is chosen. */
  year: z.int().nullable(),
  /** As the person who answered gave it. */
  name: z.string(),
  state: z.enum(askAnswerStates).exclude(["draft"]),
  text: z.string(),
  /** Sound first, then photos. Empty, like the text, once it was placed or declined: then the memory has it. */
  media: z.array(mediaItemSchema),
  sentAt: z.iso.datetime(),
  isUnread: z.boolean(),
  /** Its files do not fit into the storage of who asked: they are fetched once there is room. */
  lacksRoom: z.boolean(),
  /** Sounds and photos that could not be read; the rest of the answer is here. */
  lostParts: z.int(),
  /** The memory it became. */
  memoryId: z.string().nullable(),
  thanks: z.string().nullable(),
  /** Whether thanks reach the person by mail; they always stand on the page of the link. */
  isThankedByMail: z.boolean(),
});

export type AskAnswer = z.infer<typeof askAnswerSchema>;

export const placedAnswerSchema = newMemorySchema
  .pick({
    timelineId: true,
    yearId: true,
    month: true,
    day: true,
    memoryTitle: true,
    memoryDescription: true,
    memoryType: true,
    isCandle: true,
    isCirca: true,
    place: true,
  })
  .extend({
    answerId: answerIdField,
    /** Those of the answer's files that the memory has, in this order; all of them when it is left out. */
    fileIds: z.array(z.string().min(1).max(100)).max(40).optional(),
  });

export type PlacedAnswer = z.infer<typeof placedAnswerSchema>;

const oneAsk = z.object({ ...outcome, ask: askSchema });
const oneAnswer = z.object({ ...outcome, answer: askAnswerSchema });

/** Questions that a member asks people who need no account. */
export const asksApi = {
  list: endpoint({
    method: "GET",
    path: "/asks",
    access: "member",
    summary: "The questions you have asked, newest first",
    response: z.object({
      ...outcome,
      asks: z.array(askSchema),
      /** False for people under 18, who ask nobody by a link. */
      mayAsk: z.boolean(),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: "/asks",
    access: "member",
    summary: "Ask someone a question by link, which can be emailed to them",
    body: newAskSchema,
    response: oneAsk,
    idempotent: true,
    perMinute: 30,
  }),
  remind: endpoint({
    method: "POST",
    path: "/asks/remind",
    access: "member",
    summary: "Email the link again, once a day at most",
    body: z.object({ id: idField }),
    response: oneAsk,
    idempotent: true,
  }),
  stop: endpoint({
    method: "POST",
    path: "/asks/stop",
    access: "member",
    summary: "End a link at once; answers already sent stay",
    body: z.object({ id: idField }),
    response: oneAsk,
    idempotent: true,
    worksWhenFull: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/asks",
    access: "member",
    summary: "Delete a question with its link and all answers that were not placed; memories stay",
    body: z.object({ id: idField }),
    response: z.object(outcome),
    worksWhenFull: true,
  }),
  answers: endpoint({
    method: "GET",
    path: "/asks/answers",
    access: "member",
    summary: "People's answers, newest first",
    response: z.object({ ...outcome, answers: z.array(askAnswerSchema) }),
  }),
  answersRead: endpoint({
    method: "POST",
    path: "/asks/answers/read",
    access: "member",
    summary: "Mark answers as read",
    body: z.object({ ids: z.array(z.string().min(1).max(100)).max(200) }),
    response: z.object(outcome),
  }),
  place: endpoint({
    method: "POST",
    path: "/asks/answers/place",
    access: "member",
    summary: "Turn an answer into a memory on your timeline, told by the person who answered",
    body: placedAnswerSchema,
    response: z.object({ ...outcome, memoryId: z.string(), memoryTitle: z.string(), year: z.int(), month: z.int() }),
    idempotent: true,
  }),
  decline: endpoint({
    method: "POST",
    path: "/asks/answers/decline",
    access: "member",
    summary: "Decline an answer, with an optional kind word: its text and files are deleted here",
    body: z.object({ id: answerIdField, words: wordsField.optional() }),
    response: oneAnswer,
    idempotent: true,
    worksWhenFull: true,
  }),
  thank: endpoint({
    method: "POST",
    path: "/asks/answers/thank",
    access: "member",
    summary: "Thank the person who answered, on the link's page and by email if their address is known",
    body: z.object({ id: answerIdField, words: wordsField.min(1, "What would you like to say?") }),
    response: oneAnswer,
    idempotent: true,
    perMinute: 20,
  }),
} as const;
