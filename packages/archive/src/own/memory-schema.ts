import { markSizes, memoryTypes } from "@lane/domain/marks.ts";
import { mediaKinds } from "@lane/domain/media-kinds.ts";
import {
  type ArchivedAttribute,
  fitPlace,
  type MemoryFields,
  type VersionedField,
} from "@lane/domain/memory-fields.ts";
import { z } from "zod";

/** The path of a file in the zip: generated, never taken from the name that the member gave the file. */
export const pathField = z
  .string()
  .regex(/^media\/[a-z0-9-]+\/[a-z0-9-]+(?:\.[a-z0-9]+)+$/)
  .describe("Where it lies in the zip");

const instantField = z.iso.datetime();

export const archivedFileSchema = z
  .object({
    id: z.string().describe("What the product called it; only good for telling files apart"),
    kind: z.enum(mediaKinds),
    contentType: z.string(),
    name: z.string().describe("The name it came with"),
    path: pathField
      .nullable()
      .describe("Where the original lies in the zip; null when it could not be read, or is somebody else's"),
    bytes: z.int().nonnegative().describe("Of the original"),
    sha256: z
      .string()
      .regex(/^[\da-f]{64}$/)
      .describe("Of the original"),
    width: z.int().nullable().describe("Upright pixels"),
    height: z.int().nullable().describe("Upright pixels"),
    durationMs: z.int().nullable(),
    shown: z
      .object({ path: pathField, contentType: z.string() })
      .nullable()
      .describe("A smaller copy that every browser can show or play, where there is one"),
    poster: pathField.nullable().describe("The first picture of a film, where there is one"),
  })
  .describe("A file, byte for byte as it was brought");

export type ArchivedFile = z.infer<typeof archivedFileSchema>;

export const archivedTextSchema = z
  .array(
    z.array(z.union([z.object({ text: z.string(), isBold: z.boolean() }), z.object({ isBreak: z.literal(true) })])),
  )
  .describe("Paragraphs of pieces: words, bold or not, and line breaks");

type FieldSchemas<F extends keyof MemoryFields> = { readonly [K in F]: z.ZodType<MemoryFields[K]> };

/** Attributes of which a version keeps what they were, under their own names. */
export const versionedAttributes = {
  place: z
    .string()
    .overwrite(fitPlace)
    .default("")
    .describe("Where it happened, in the person's own words; empty when nothing is said about it"),
} satisfies FieldSchemas<ArchivedAttribute & VersionedField>;

/** A field that an earlier release did not know needs a `.default()`: archives of that release are read too. */
export const archivedAttributes = {
  ...versionedAttributes,
  toldBy: z
    .string()
    .overwrite(fitPlace)
    .default("")
    .describe("Who told it, where that was not the person whose archive this is; empty otherwise"),
  isCandle: z.boolean().describe("A loss is remembered here"),
  size: z.enum(markSizes),
  isArchived: z.boolean(),
  isQuiet: z.boolean().describe("Never offered when looking back"),
} satisfies FieldSchemas<ArchivedAttribute>;

const wordsShape = {
  title: z.string(),
  text: archivedTextSchema,
  html: z.string().describe("The same text as HTML of <p>, <br> and <strong>"),
  mark: z.enum(memoryTypes).nullable(),
};

export const archivedVersionSchema = z
  .object({
    version: z.int().min(1),
    ...wordsShape,
    ...versionedAttributes,
    savedAt: instantField.describe("When this text was replaced by the next"),
  })
  .describe("What a memory said before");

export type ArchivedVersion = z.infer<typeof archivedVersionSchema>;

export const archivedMediaSchema = archivedFileSchema
  .extend({
    caption: z.string().nullable(),
    alt: z.string().nullable().describe("What is to be seen or heard, for those who cannot"),
    isCover: z.boolean(),
    transcript: z
      .object({
        text: z.string(),
        isByMachine: z.boolean().describe("Written by a machine, and not corrected by a person"),
      })
      .nullable()
      .default(null)
      .describe("What is said in a recording, where it is written down"),
  })
  .describe("A file of a memory, in the order the memory shows them");

export type ArchivedMedia = z.infer<typeof archivedMediaSchema>;

export const archivedMemorySchema = z
  .object({
    id: z.string(),
    timelineId: z.string(),
    date: z
      .object({
        year: z.int(),
        month: z.int().min(1).max(12),
        day: z.int().min(1).max(31).nullable().describe("Null when nobody remembers it"),
        isCirca: z.boolean().describe("About then"),
      })
      .describe("A calendar date without a time zone: nothing may move it"),
    ...wordsShape,
    monthDescription: z.string(),
    ...archivedAttributes,
    prompt: z
      .object({
        text: z.string(),
        templateId: z.string().nullable().describe("Null when a helping service wrote the question"),
        bankVersion: z.int().nullable(),
      })
      .nullable()
      .describe("The question this memory answers, as it was asked"),
    version: z.int().min(1),
    versions: z.array(archivedVersionSchema).describe("Newest first"),
    media: z.array(archivedMediaSchema),
    createdAt: instantField,
    updatedAt: instantField,
    author: z
      .object({ name: z.string(), isMe: z.boolean().describe("Whether it is the person whose archive this is") })
      .nullable()
      .optional()
      .describe("Who wrote it; only in the archive of a vault. Null when nobody knows any more"),
    eventId: z
      .string()
      .nullable()
      .optional()
      .describe("The same for all tellings of one event; only in the archive of a vault"),
  })
  .describe("One memory");

export type ArchivedMemory = z.infer<typeof archivedMemorySchema>;

/** One file under `memories/`. */
export const memoryPartSchema = z
  .object({ year: z.int(), memories: z.array(archivedMemorySchema).describe("In the order they happened") })
  .describe("Memories of one year; a full year continues in the next file");
