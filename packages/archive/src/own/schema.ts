import { categories } from "@lane/domain/categories.ts";
import { markSizes } from "@lane/domain/marks.ts";
import { questionRhythms } from "@lane/domain/question-rhythms.ts";
import { roles } from "@lane/domain/roles.ts";
import { shareKinds } from "@lane/domain/shares.ts";
import { z } from "zod";

import { archivedFileSchema } from "./memory-schema.ts";
import { printOrderSchema } from "./print-order-schema.ts";

/** Read first: whether this is an archive of ours, and of a version that this reader knows. */
export const productName = "Down Memory Lane";
export const formatName = "down-memory-lane";
export const formatVersion = 4;
/** Format 1 had no payments, format 2 no shares and comments, format 3 no transcripts and asks; they are otherwise the same. */
const formerVersions = [1, 2, 3] as const;
export const readableVersions: readonly unknown[] = [...formerVersions, formatVersion];

/** Paths of the parts in the zip. */
export const archiveFileName = "archive.json";
export const viewerFileName = "index.html";
export const schemaFileName = "schema.json";
export const readMeFileName = "read-me.txt";

const instantField = z.iso.datetime();
const yearField = z.int().min(1900).max(2200);

const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.iso.date(),
  city: z.object({ id: z.string().nullable(), name: z.string() }).nullable().describe("Where they grew up"),
  picture: archivedFileSchema.nullable(),
  createdAt: instantField,
});

const settingsSchema = z.object({
  isReflectionPrompt: z.boolean().describe("Whether questions may be about faith"),
  isHeavyWelcome: z.boolean().describe("Whether heavy questions may be asked"),
  language: z.string().optional().describe("The language that mails come in"),
  questionMails: z.enum(questionRhythms).optional().describe("How often a question comes by mail"),
  topics: z.array(z.string()).optional().describe("What the person said belongs to their life, for the questions"),
});

const consentSchema = z
  .object({
    about: z.enum(["prompt-service", "transcript-service"]),
    isGiven: z.boolean(),
    service: z.string().describe("Host name of the service that was spoken of"),
    textVersion: z.int().describe("Which wording the decision was about"),
    decidedAt: instantField,
  })
  .describe("Every yes and no, oldest first; the last one counts");

const sessionSchema = z.object({
  device: z.string(),
  createdAt: instantField,
  lastSeenAt: instantField,
  endedAt: instantField.nullable(),
});

const timelineSchema = z
  .object({
    id: z.string(),
    kind: z.enum(["personal", "vault"]),
    name: z.string().nullable(),
    role: z.enum(roles).describe("The person's own role on it"),
    startYear: z.int().nullable(),
    years: z.array(z.int()),
    createdAt: instantField,
    joinedAt: instantField,
  })
  .describe("A timeline the person belongs to");

const favouriteSchema = z.object({
  year: yearField,
  category: z.enum(categories),
  title: z.string().nullable(),
  detail: z.string().nullable(),
  entryId: z.string().nullable().describe("The catalogue's own name for it"),
  reason: z.enum(["forgotten", "too-young"]).nullable().describe("Why there is none"),
});

const hopeSchema = z.object({ text: z.string(), size: z.enum(markSizes), createdAt: instantField });

const promptYearSchema = z
  .object({
    year: yearField,
    asked: z.int().nonnegative().describe("How often another question was asked for"),
    feeling: z.enum(["tender", "skip"]).nullable(),
    text: z.string().nullable().describe("The question that was shown; null until there was one"),
    nudges: z.array(z.string()),
    templateId: z.string().nullable(),
    bankVersion: z.int().nullable(),
    hasAnother: z.boolean(),
    isWritten: z.boolean().describe("Whether a helping service wrote it"),
    basis: z.string().nullable().describe("What was known of the person when it was chosen"),
  })
  .describe("What the person is asked about a year, and how they feel about it");

const skippedQuestionSchema = z
  .object({ templateId: z.string(), times: z.int().positive() })
  .describe("A question of the bank instead of which the person asked for another one, and how often");

const yearSummarySchema = z.object({
  year: yearField,
  memories: z.int(),
  archived: z.int(),
  flowers: z.int(),
  stones: z.int(),
  candles: z.int(),
  files: z.array(z.string().regex(/^memories\/\d{4}(?:-\d+)?\.json$/)).describe("Where the memories of this year lie"),
});

export const problemReasons = ["missing", "damaged", "no-viewer"] as const;

/** For readers of the archive; always English, because their language is not known. */
export const problemSentences: Record<(typeof problemReasons)[number], string> = {
  missing: "The original could not be found",
  damaged: "The original is not as it was brought",
  "no-viewer": "The page that shows this archive was not there when it was made",
};

const problemSchema = z
  .object({
    reason: z.enum(problemReasons),
    memoryId: z.string().nullable(),
    fileId: z.string().nullable(),
    name: z.string().describe("What the person calls the file"),
    sentence: z.string(),
  })
  .describe("What could not be put in as it should be");

export type ArchiveProblem = z.infer<typeof problemSchema>;

const paymentSchema = z.object({
  invoiceNumber: z.string(),
  issuedAt: instantField,
  currency: z.literal("EUR"),
  totalCents: z.int().describe("VAT included"),
  vatCents: z.int(),
  refundedCents: z.int(),
  status: z.enum(["paid", "open", "void"]),
});

const shareSchema = z
  .object({
    kind: z.enum(shareKinds).describe("By a link, or with a person"),
    name: z.string().describe("Who the link was for, or the address of the person"),
    memoryIds: z.array(z.string()),
    createdAt: instantField,
    expiresAt: instantField.nullable(),
    endedAt: instantField.nullable(),
    firstOpenedAt: instantField.nullable(),
    lastOpenedAt: instantField.nullable(),
    openedCount: z.int(),
  })
  .describe("What was shared with others. An import does not share anything again");

const commentSchema = z.object({
  memoryId: z.string().nullable().describe("The memory it speaks of"),
  name: z.string().describe("As the person who answered gave it"),
  text: z.string(),
  createdAt: instantField,
});

const askSchema = z
  .object({
    question: z.string(),
    name: z.string().describe("Who was asked"),
    address: z.string().nullable().describe("Where the link was mailed to"),
    year: yearField.nullable(),
    createdAt: instantField,
    expiresAt: instantField,
    endedAt: instantField.nullable(),
    answers: z.array(
      z.object({
        name: z.string().describe("As the person who answered gave it"),
        state: z.enum(["sent", "accepted", "declined"]),
        text: z.string().describe("Empty once it was declined"),
        fileIds: z.array(z.string()).describe("Sound first; among `otherFiles` until the answer is placed"),
        memoryId: z.string().nullable().describe("The memory it became"),
        thanks: z.string().nullable(),
        sentAt: instantField,
      }),
    ),
  })
  .describe("A question to somebody who answers by a link. An import does not ask anything again");

const bookDraftSchema = z
  .object({
    timelineId: z.string(),
    savedAt: instantField,
    draft: z.looseObject({}).describe("Titles, words and decisions, as the book form keeps them"),
  })
  .describe("A book that the person was laying out");

/** `archive.json`: everything but the memories themselves, and the paths of their files. */
export const archiveSchema = z
  .object({
    format: z.literal(formatName),
    formatVersion: z.literal([...formerVersions, formatVersion]),
    madeAt: instantField,
    madeBy: z.object({ product: z.string(), version: z.string(), address: z.string() }),
    language: z.string().describe("BCP 47: the language the offline page begins in"),
    person: personSchema,
    settings: settingsSchema,
    consents: z.array(consentSchema),
    sessions: z.array(sessionSchema),
    timelines: z.array(timelineSchema),
    years: z.array(yearSummarySchema).describe("Every year that holds memories, in order"),
    favourites: z.array(favouriteSchema),
    hopes: z.array(hopeSchema).describe("What was laid on the years to come"),
    promptYears: z.array(promptYearSchema),
    skippedQuestions: z.array(skippedQuestionSchema).optional(),
    bookDrafts: z.array(bookDraftSchema).optional(),
    otherFiles: z.array(archivedFileSchema).describe("Files of the person that lie in no memory"),
    shares: z.array(shareSchema).default([]).describe("Oldest first; missing before format 3"),
    comments: z
      .array(commentSchema)
      .default([])
      .describe("What others answered to what was shared, oldest first; missing before format 3"),
    asks: z.array(askSchema).default([]).describe("Oldest first; missing before format 4"),
    payments: z.array(paymentSchema).default([]).describe("Invoices, oldest first; missing in format 1"),
    printOrders: z.array(printOrderSchema).optional().describe("Oldest first"),
    problems: z.array(problemSchema),
  })
  .describe("Everything a person keeps in Down Memory Lane");

export type Archive = z.infer<typeof archiveSchema>;
