import { maxAskedNameLength } from "@lane/domain/asks.ts";
import { highestBankVersion, maxQuestionIdLength, maxQuestionLength } from "@lane/domain/limits.ts";
import { markSizes, memoryTypes } from "@lane/domain/marks.ts";
import {
  cleanPlace,
  maxPlaceLength,
  type MemoryAttribute,
  type MemoryFields,
  type VersionedField,
} from "@lane/domain/memory-fields.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { lineOf } from "./fields.ts";
import { mediaItemSchema } from "./media-items.ts";
import { outcome } from "./outcome.ts";
import { sentMediaSchema } from "./sent-media.ts";
import { authorField, foldedField, tellingFields } from "./vault-memories.ts";

export { type MediaItem, mediaItemSchema } from "./media-items.ts";

export const maxTitleLength = 200;
/** Letters of HTML, before and after it is cleaned. */
export const maxDescriptionLength = 200_000;
export const tooLongText = "This text is too long for one memory. Please split it into two";
export const maxPageSize = 100;

const idField = z.string("Which memory?").min(1, "Which memory?").max(100);
/** Versions are counted in what both engines keep as a whole number. */
const versionField = z.int().min(1).max(2_147_483_647);
export const monthField = z.coerce.number("Please choose a month").int("Please choose a month").min(1).max(12);
const flagField = z.enum(["true", "false"]).transform((text) => text === "true");
const descriptionField = z.string("Description is required").max(maxDescriptionLength, tooLongText);

type FieldSchemas<F extends keyof MemoryFields> = { readonly [K in F]: z.ZodType<MemoryFields[K]> };

/** Those of which a version keeps what it was. */
const versionedAttributes = {
  memoryType: z.enum(memoryTypes, "Please choose Flower or Stone").nullable(),
  /** Where it happened, in the person's own words; empty when nothing is said about it. */
  place: z.string().overwrite(cleanPlace).max(maxPlaceLength, "This place name is too long"),
} satisfies FieldSchemas<MemoryAttribute & VersionedField>;

/** The fields of a memory besides its words, date and files; the same in requests and answers. */
const attributes = {
  ...versionedAttributes,
  /** A loss: a candle is lit for it, whatever else it is marked as. */
  isCandle: z.boolean(),
  /** How large the memory is drawn on the lifeline. */
  size: z.enum(markSizes, "Small, medium or large?"),
  /** Who told it, where that was not its author; empty otherwise. */
  toldBy: z.string().overwrite(cleanPlace).max(maxAskedNameLength, "This name is too long"),
  /** "About then". */
  isCirca: z.boolean(),
  isArchived: z.boolean(),
  /** Never offered when looking back; only found by going there. */
  isQuiet: z.boolean(),
} satisfies FieldSchemas<MemoryAttribute>;

const changeableAttributes = z.object(attributes).partial();

/** The question a memory answers, as it was shown, and which one of which edition of the bank it was. */
export const answeredPromptSchema = z.object({
  text: lineOf("The question", maxQuestionLength),
  /** Null when a helping service wrote it. */
  templateId: lineOf("The question's name", maxQuestionIdLength).nullable(),
  bankVersion: z.int().min(1).max(highestBankVersion),
});

export type AnsweredPrompt = z.infer<typeof answeredPromptSchema>;

export const memorySchema = z.object({
  _id: z.string(),
  memoryTitle: z.string(),
  /** HTML of paragraphs, line breaks and bold, nothing else. */
  memoryDescription: z.string(),
  media: z.array(mediaItemSchema),
  ...attributes,
  timelineId: z.string(),
  yearId: z.string(),
  year: z.int(),
  month: z.int(),
  /** The day of the month, when it is known. */
  day: z.int().nullable(),
  monthDescription: z.string(),
  prompt: answeredPromptSchema.nullable(),
  /** Grows with every change; send it along with the next one. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  ...authorField,
  ...foldedField,
  ...tellingFields,
  /** In a vault: folded for the others by hand, whatever its mark. */
  isFoldedByHand: z.boolean().optional(),
});

export type Memory = z.infer<typeof memorySchema>;

const neighbourSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The picture that stands for it. A stone, a candle or a quiet memory shows none beside one that is not so itself. */
  cover: mediaItemSchema.nullable(),
  ...authorField,
  ...foldedField,
});

export const memoryDetailsSchema = memorySchema.extend({
  previousMemoryId: z.string().nullable(),
  nextMemoryId: z.string().nullable(),
  /** The same two, with their pictures and the titles that their addresses are made of. */
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
});

export type MemoryDetails = z.infer<typeof memoryDetailsSchema>;

export const memoryVersionSchema = z.object({
  version: z.int(),
  memoryTitle: z.string(),
  memoryDescription: z.string(),
  ...versionedAttributes,
  /** When this text was replaced by the next. */
  savedAt: z.iso.datetime(),
});

export type MemoryVersion = z.infer<typeof memoryVersionSchema>;

/** What a memory says, as far as a person can change it. The title is checked before the text. */
const wordsShape = {
  memoryTitle: lineOf("Title", maxTitleLength),
  memoryDescription: descriptionField,
  media: sentMediaSchema.optional(),
};

const dayShape = {
  day: z
    .int()
    .min(1, "There's no such day in this month")
    .max(31, "There's no such day in this month")
    .nullable()
    .optional(),
};

const monthShape = {
  yearId: z.string("Please choose a year").min(1).max(100),
  month: z.int("Please choose a month").min(1, "Please choose a month").max(12, "Please choose a month"),
};

export const newMemorySchema = z.object({
  timelineId: z.string("Set timeline first and then start adding memories").min(1).max(100),
  ...monthShape,
  monthDescription: z.string().trim().max(500).optional(),
  ...wordsShape,
  ...changeableAttributes.omit({ isArchived: true, isQuiet: true }).shape,
  prompt: answeredPromptSchema.nullable().optional(),
  ...dayShape,
});

export type NewMemory = z.infer<typeof newMemorySchema>;

const tellingDate = { yearId: true, month: true } as const;

/** A new memory, or with `tellingOf` one's own telling of an event that somebody has told; then the date may be left out. */
export const toldMemorySchema = newMemorySchema
  .partial(tellingDate)
  .extend({ tellingOf: idField.optional() })
  .check(needsDate("yearId", "Please choose a year"), needsDate("month", "Please choose a month"));

/** Checked also where something else is wrong, like every field that is required. */
function needsDate(field: keyof typeof tellingDate, message: string) {
  type Told = { readonly tellingOf?: unknown } & { readonly [F in keyof typeof tellingDate]?: unknown };
  return z.refine<Told>((told) => told.tellingOf !== undefined || told[field] !== undefined, {
    path: [field],
    message,
    when: ({ value }) => typeof value === "object" && value !== null,
  });
}

export type ToldMemory = z.infer<typeof toldMemorySchema>;

export const memoryChangeSchema = z.object({
  _id: idField,
  /** The version this change started from. Without it the change is taken as it is, and what it replaces is kept. */
  version: versionField.optional(),
  ...z.object(wordsShape).partial().shape,
  ...changeableAttributes.shape,
  ...dayShape,
});

export type MemoryChange = z.infer<typeof memoryChangeSchema>;

export const memoryMoveSchema = z.object({ id: idField, version: versionField.optional(), ...monthShape });

export type MemoryMove = z.infer<typeof memoryMoveSchema>;

const memoryAnswer = z.object({ ...outcome, memory: memorySchema });

export const memoriesApi = {
  list: endpoint({
    method: "GET",
    path: "/memories",
    access: "member",
    summary: "The memories of one month, in the order they happened",
    query: z.object({
      yearId: z.string("Please choose a year").min(1, "Please choose a year").max(100),
      month: monthField,
      isArchived: flagField.optional(),
      limit: z.coerce.number().int().min(1).max(maxPageSize).optional(),
      /** `nextCursor` of the page before. */
      cursor: z.string().min(1).max(200).optional(),
    }),
    response: z.object({ ...outcome, memories: z.array(memorySchema), nextCursor: z.string().nullable() }),
  }),
  details: endpoint({
    method: "GET",
    path: "/memories/details",
    access: "member",
    summary: "One memory, and the ones before and after it on the timeline",
    query: z.object({ id: idField }),
    response: z.object({ ...outcome, memory: memoryDetailsSchema }),
  }),
  lookBack: endpoint({
    method: "GET",
    path: "/memories/look-back",
    access: "member",
    summary: "Memories of the same month in other years; never a stone or a candle, never a quiet or an archived one",
    query: z.object({ yearId: z.string().min(1).max(100), month: monthField }),
    response: z.object({ ...outcome, memories: z.array(memorySchema) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/memories",
    access: "member",
    summary: "Add a memory to a month, or to another person's telling of the same event",
    body: toldMemorySchema,
    response: memoryAnswer,
    idempotent: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/memories",
    access: "member",
    summary: "Change a memory, mark it, or restore it from the archive",
    body: memoryChangeSchema,
    response: memoryAnswer,
    idempotent: true,
  }),
  move: endpoint({
    method: "POST",
    path: "/memories/move",
    access: "member",
    summary: "Move a memory to another month of its timeline; a day which that month does not have is left out",
    body: memoryMoveSchema,
    response: memoryAnswer,
    idempotent: true,
  }),
  archive: endpoint({
    method: "POST",
    path: "/memories/archive",
    access: "member",
    summary: "Archive a memory",
    body: z.object({ id: idField }),
    response: z.object(outcome),
    idempotent: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/memories",
    access: "member",
    summary: "Delete a memory for good; the id may be in the body or in the query",
    query: z.object({ id: idField.optional() }),
    body: z.object({
      id: idField.optional(),
      /** The version to delete. Without it, the current version is deleted. */
      version: versionField.optional(),
    }),
    response: z.object(outcome),
    idempotent: true,
    worksWhenFull: true,
  }),
  versions: endpoint({
    method: "GET",
    path: "/memories/versions",
    access: "member",
    summary: "Earlier versions of a memory, newest first",
    query: z.object({ id: idField }),
    response: z.object({ ...outcome, versions: z.array(memoryVersionSchema) }),
  }),
  restoreVersion: endpoint({
    method: "POST",
    path: "/memories/versions/restore",
    access: "member",
    summary: "Restore an earlier version of a memory",
    body: z.object({ id: idField, restore: versionField, version: versionField.optional() }),
    response: memoryAnswer,
    idempotent: true,
  }),
} as const;
