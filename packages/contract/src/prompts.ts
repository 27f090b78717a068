import { languages } from "@lane/domain/languages.ts";
import { lifeTopics } from "@lane/domain/life-topics.ts";
import { maxQuestionLength } from "@lane/domain/limits.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { yearField } from "./fields.ts";
import { outcome } from "./outcome.ts";

/** How a member feels about being asked about a year. */
export const yearFeelings = ["tender", "skip"] as const;
export type YearFeeling = (typeof yearFeelings)[number];

const yearParams = z.object({ year: yearField });

export const promptSchema = z.object({
  /** The question, with every gap filled; null for a year that is to be left alone. */
  prompt: z.string().nullable(),
  /** Two small hints for a member who does not know where to begin. */
  nudges: z.array(z.string()),
  /** That question and nudges are in. */
  language: z.enum(languages),
  /** Which question of which edition of the bank this is; sent back with the memory that answers it. */
  templateId: z.string().nullable(),
  bankVersion: z.int(),
  feeling: z.enum(yearFeelings).nullable(),
  /** Whether another one can be asked for. */
  hasAnother: z.boolean(),
  /** Whether a helping service wrote it, with the member's consent. */
  isWritten: z.boolean(),
});

export type Prompt = z.infer<typeof promptSchema>;

export const promptSettingsSchema = z.object({
  /** What the member said belongs to their life. Until then nothing is assumed. */
  topics: z.array(z.enum(lifeTopics, "Please choose a subject from the list")).max(lifeTopics.length),
  /** Whether they have said so once, even if that was "nothing". */
  hasChosenTopics: z.boolean(),
  /** Heavy questions too. Off unless asked for. */
  isHeavyWelcome: z.boolean(),
  /** May the service that the operator has set up write questions? Off unless asked for. */
  isServiceWelcome: z.boolean(),
});

export type PromptSettings = z.infer<typeof promptSettingsSchema>;
/** All of them may be changed, and each by itself. */
export type PromptSettingsChange = Partial<Omit<PromptSettings, "hasChosenTopics">>;

const promptAnswer = z.object({ ...outcome, ...promptSchema.shape });

export const promptsApi = {
  read: endpoint({
    method: "GET",
    path: "/reflection-prompts/year/:year",
    access: "member",
    summary: "The question for a year; the same until another one is asked for",
    params: yearParams,
    response: promptAnswer,
  }),
  another: endpoint({
    method: "POST",
    path: "/reflection-prompts/year/:year/another",
    access: "member",
    summary: "Another question for this year",
    params: yearParams,
    /** The one that is seen now, by its template or, where it has none, by its text: asking twice for another than this one moves on once. */
    body: z.object({ instead: z.string().max(maxQuestionLength).nullable().optional() }),
    response: promptAnswer,
  }),
  feel: endpoint({
    method: "PUT",
    path: "/reflection-prompts/year/:year/feeling",
    access: "member",
    summary: "Mark a year as hard, or as not to be asked about; null undoes it",
    params: yearParams,
    body: z.object({ feeling: z.enum(yearFeelings, "A year can be marked as hard, or skipped").nullable() }),
    response: promptAnswer,
  }),
  settings: endpoint({
    method: "GET",
    path: "/reflection-prompts/settings",
    access: "member",
    summary: "What may be asked, and who may write it",
    response: z.object({
      ...outcome,
      settings: promptSettingsSchema,
      /** Host name of the helping service; null where there is none. */
      service: z.string().nullable(),
    }),
  }),
  changeSettings: endpoint({
    method: "PUT",
    path: "/reflection-prompts/settings",
    access: "member",
    summary: "Change what may be asked, and who may write it",
    body: promptSettingsSchema.omit({ hasChosenTopics: true }).partial(),
    response: z.object({ ...outcome, settings: promptSettingsSchema, service: z.string().nullable() }),
  }),
} as const;
