import { unreadableReasons } from "@lane/domain/import-reasons.ts";
import { maxEmptyNames } from "@lane/domain/limits.ts";
import { memoryTypes } from "@lane/domain/marks.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { yearField } from "./fields.ts";
import { mediaItemSchema } from "./memories.ts";
import { outcome } from "./outcome.ts";

/** The formats that can be imported, by the program that wrote them. */
export const importFormats = ["own", "day-one", "journey", "takeout", "apple-journal", "photos"] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * `reading` is the dry run and changes nothing; `read` waits for a yes; `stopped` keeps what is in and can go on;
 * `failed` could not be read at all.
 */
export const importStates = ["reading", "read", "importing", "stopped", "done", "failed", "undoing", "undone"] as const;
export type ImportState = (typeof importStates)[number];

/** Why an entry or a file was not imported. */
export const importReasons = [
  ...unreadableReasons,
  /** The uploads of the import were removed, as they are after a week. */
  "gone",
] as const;
export type ImportReason = (typeof importReasons)[number];

/** Why an import stopped before its end. */
export const importStops = ["no-room", "by-hand", "trouble"] as const;

export const maxUploadsPerImport = 20_000;
export const maxShownProblems = 200;
export const datesAtOnce = 10;
export const undoDays = 30;

const importIdField = z.string("Which import?").min(1, "Which import?").max(100);
const waitingIdField = z.string("Which one?").min(1, "Which one?").max(100);
const photosField = z.enum(["by-day", "each"], "Please choose to group photos by day or keep each one separate");

export const importOptionsSchema = z.object({
  photos: photosField,
  language: z.string(),
  /** Years that are to be left out. */
  withoutYears: z.array(z.int().min(0).max(9999)).max(300),
  /** The mark for memories that come without one. */
  mark: z.enum(memoryTypes, "Please choose Flower or Stone").nullable(),
  /** Files that were chosen too and have nothing in them: they are never sent, and named in the report. */
  emptyNames: z.array(z.string().min(1).max(1000)).max(maxEmptyNames).optional(),
});

export type ImportOptions = z.infer<typeof importOptionsSchema>;

const choicesSchema = importOptionsSchema.pick({ withoutYears: true, mark: true });
export type ImportChoices = z.infer<typeof choicesSchema>;

const importYearSchema = z.object({
  year: z.int(),
  /** How many would go into each month, January first. */
  months: z.array(z.int()).length(12),
  /** Whether the plan lets something be added to it. */
  isReached: z.boolean(),
});

export type ImportYear = z.infer<typeof importYearSchema>;

export const importSchema = z.object({
  id: z.string(),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  /** Names of the files it is made of; only the first few. */
  names: z.array(z.string()),
  files: z.int(),
  bytes: z.number(),
  options: importOptionsSchema,
  /** How many items are done, of how many; `total` is null while it is not known yet. */
  progress: z.object({ done: z.int(), total: z.int().nullable() }).nullable(),
  stop: z.enum(importStops).nullable(),
  createdAt: z.iso.datetime(),
  /** Until when it can be undone. */
  undoUntil: z.iso.datetime().nullable(),
});

export type Import = z.infer<typeof importSchema>;

export const importDetailsSchema = importSchema.extend({
  years: z.array(importYearSchema),
  /** Everything that was found. */
  entries: z.int(),
  media: z.int(),
  duplicates: z.int(),
  /** Files that are stored already, or occur twice in the source; their entries are imported without them. */
  knownFiles: z.int(),
  undated: z.int(),
  /** In years that the plan does not reach. */
  outside: z.int(),
  /** Tags are not taken over. */
  tags: z.int(),
  /** What our own archive adds beside memories, of what is not here yet. */
  beside: z.object({ favourites: z.int(), hopes: z.int(), hasPicture: z.boolean(), hasTimeline: z.boolean() }),
  /** False when the ten years have to be chosen before anything can come in. */
  hasTimeline: z.boolean(),
  problems: z.array(z.object({ name: z.string(), reason: z.enum(importReasons) })),
  problemCount: z.int(),
  /** How many imported memories still exist, and how many of them were changed since. */
  made: z.int(),
  edited: z.int(),
});

export type ImportDetails = z.infer<typeof importDetailsSchema>;

export const undatedSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML of paragraphs, line breaks and bold, nothing else. */
  description: z.string(),
  media: z.array(mediaItemSchema),
  /** Best first. */
  yearGuesses: z.array(z.int()),
});

export type Undated = z.infer<typeof undatedSchema>;

const oneImport = z.object({ ...outcome, import: importDetailsSchema });
const params = z.object({ importId: importIdField });

export const importsApi = {
  list: endpoint({
    method: "GET",
    path: "/imports",
    access: "member",
    summary: "Your imports, newest first, and how much space there is for the next",
    response: z.object({
      ...outcome,
      imports: z.array(importSchema),
      /** Waiting for a date. */
      undated: z.int(),
      maxBytes: z.number(),
    }),
  }),
  begin: endpoint({
    method: "POST",
    path: "/imports",
    access: "member",
    summary: "Check uploads that were sent with the purpose `import`; nothing is written yet",
    body: z.object({
      format: z.enum(importFormats, "Please choose what to import"),
      uploadIds: z
        .array(z.string().min(1).max(100), "Please choose a file")
        .min(1, "Please choose a file")
        .max(maxUploadsPerImport, `At most ${maxUploadsPerImport} files at once`),
      photos: photosField.optional(),
      emptyNames: importOptionsSchema.shape.emptyNames,
      /** BCP 47: for titles that are made of a date. */
      language: z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
        .max(35)
        .optional(),
    }),
    response: oneImport,
    idempotent: true,
    perMinute: 20,
  }),
  read: endpoint({
    method: "GET",
    path: "/imports/:importId",
    access: "member",
    summary: "One import: its progress, and what was found",
    params,
    response: oneImport,
  }),
  adjust: endpoint({
    method: "PUT",
    path: "/imports/:importId",
    access: "member",
    summary: "Save the options of an import until it runs",
    params,
    body: choicesSchema,
    response: z.object(outcome),
  }),
  readAgain: endpoint({
    method: "POST",
    path: "/imports/:importId/read",
    access: "member",
    summary: "Check an import again, with photos grouped another way",
    params,
    body: choicesSchema.partial().extend({ photos: photosField }),
    response: oneImport,
    perMinute: 20,
  }),
  start: endpoint({
    method: "POST",
    path: "/imports/:importId/start",
    access: "member",
    summary: "Import what was found, or continue after a stop",
    params,
    body: choicesSchema,
    response: oneImport,
  }),
  stop: endpoint({
    method: "POST",
    path: "/imports/:importId/stop",
    access: "member",
    summary: "Stop after the memory that is being imported; what is already in stays",
    params,
    response: oneImport,
    worksWhenFull: true,
  }),
  undo: endpoint({
    method: "POST",
    path: "/imports/:importId/undo",
    access: "member",
    summary: "Undo an import, within thirty days",
    params,
    body: z.object({ edited: z.enum(["keep", "remove"], "Keep what you've changed since, or remove it too?") }),
    response: oneImport,
    worksWhenFull: true,
  }),
  forget: endpoint({
    method: "DELETE",
    path: "/imports/:importId",
    access: "member",
    summary: "Discard an import that never ran, with its files",
    params,
    response: z.object(outcome),
    worksWhenFull: true,
  }),
  undated: endpoint({
    method: "GET",
    path: "/imports/undated",
    access: "member",
    summary: "Imported entries that wait for a year, ten at a time",
    response: z.object({ ...outcome, undated: z.array(undatedSchema), count: z.int() }),
  }),
  giveDate: endpoint({
    method: "PUT",
    path: "/imports/undated",
    access: "member",
    summary: "Give an entry its date; from then on it is a memory",
    body: z.object({
      id: waitingIdField,
      year: yearField,
      month: z.int().min(1, "Please choose a month").max(12, "Please choose a month").nullable(),
    }),
    response: z.object({ ...outcome, memoryId: z.string() }),
  }),
  skip: endpoint({
    method: "POST",
    path: "/imports/undated/skip",
    access: "member",
    summary: "Ask about an entry later",
    body: z.object({ id: waitingIdField }),
    response: z.object(outcome),
  }),
  leaveOut: endpoint({
    method: "DELETE",
    path: "/imports/undated",
    access: "member",
    summary: "Leave an entry out for good, with its files",
    body: z.object({ id: waitingIdField }),
    response: z.object(outcome),
    worksWhenFull: true,
  }),
} as const;
