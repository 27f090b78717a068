import { archivedAttributes as attributeSchemas, versionedAttributes } from "@lane/archive/own/memory-schema.ts";
import type { WrittenEntry } from "@lane/archive/written-entry.ts";
import { memoryTypes } from "@lane/domain/marks.ts";
import { mediaKinds } from "@lane/domain/media-kinds.ts";
import { archivedAttributes, pickFields } from "@lane/domain/memory-fields.ts";
import { z } from "zod";

const mediaSchema = z.object({
  fileId: z.string(),
  name: z.string(),
  kind: z.enum(mediaKinds),
  bytes: z.number(),
  sha256: z.string().nullable(),
  caption: z.string().nullable(),
  alt: z.string().nullable(),
  isCover: z.boolean(),
  transcript: z.object({ text: z.string(), isByMachine: z.boolean() }).nullable().default(null),
});

export type StoredMedia = z.infer<typeof mediaSchema>;

const pastSchema = z.object({
  monthDescription: z.string(),
  version: z.int(),
  createdAt: z.number(),
  updatedAt: z.number(),
  versions: z.array(
    z.object({
      version: z.int(),
      title: z.string(),
      description: z.string(),
      memoryType: z.enum(memoryTypes).nullable(),
      ...versionedAttributes,
      savedAt: z.number(),
    }),
  ),
});

/** An entry of the dry run as it is stored until it is imported. */
const entrySchema = z.object({
  date: z.object({ year: z.int(), month: z.int().nullable(), day: z.int().nullable() }).nullable(),
  isCirca: z.boolean(),
  yearGuesses: z.array(z.int()),
  title: z.string(),
  description: z.string(),
  mark: z.enum(memoryTypes).nullable(),
  ...attributeSchemas,
  prompt: z.object({ text: z.string(), templateId: z.string().nullable(), bankVersion: z.int() }).nullable(),
  media: z.array(mediaSchema),
  past: pastSchema.nullable(),
});

export type StoredEntry = z.infer<typeof entrySchema>;

export function storedEntry(entry: WrittenEntry): StoredEntry {
  const { date, past } = entry;
  return {
    date: date && { year: date.year, month: date.month, day: date.day },
    isCirca: entry.isCirca,
    yearGuesses: [...entry.yearGuesses],
    title: entry.title,
    description: entry.description,
    mark: entry.mark,
    ...pickFields(entry, archivedAttributes),
    prompt: entry.prompt,
    media: [...entry.media],
    past: past
      ? { ...past, versions: past.versions.map(({ mark, ...version }) => ({ ...version, memoryType: mark })) }
      : null,
  };
}

export function readEntry(json: string | null): StoredEntry | undefined {
  return json === null ? undefined : entrySchema.parse(JSON.parse(json));
}
