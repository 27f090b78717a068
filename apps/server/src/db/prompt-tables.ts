import type { Category } from "@lane/domain/categories.ts";
import type { LifeTopic } from "@lane/domain/life-topics.ts";
import type { QuestionRhythm } from "@lane/domain/question-rhythms.ts";
import type { Generated } from "kysely";

import type { Fixed, Flag, Instant } from "./column-types.ts";

/** A favourite of a year and category, or why there is none. */
interface FavouritesTable {
  account_id: Fixed<string>;
  year: Fixed<number>;
  category: Fixed<Category>;
  /** The title as chosen or typed. */
  title: string | null;
  detail: string | null;
  /** The catalogue's id of the entry. */
  entry_id: string | null;
  reason: "forgotten" | "too-young" | null;
  updated_at: Instant;
}

/** The question a member is asked about a year. The text is kept, so that it stays when the bank changes. */
interface PromptYearsTable {
  account_id: Fixed<string>;
  year: Fixed<number>;
  /** How often the member asked for another question. */
  asked: number;
  feeling: "tender" | "skip" | null;
  /** Null until a question was shown. */
  text: string | null;
  /** One nudge a line. */
  nudges: string | null;
  template_id: string | null;
  bank_version: number | null;
  has_another: Flag;
  is_written: Flag;
  /** The facts about the member when the question was chosen: when they change, the question may change. */
  basis: string | null;
  updated_at: Instant;
}

interface PromptSettingsTable {
  account_id: Fixed<string>;
  is_heavy_welcome: Flag;
  /** Whether the member has said what belongs to their life, or that they would rather not. */
  has_chosen_topics: Flag;
  updated_at: Instant;
}

/** Every decision about questions written by a service; the last one counts. */
interface PromptConsentsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  is_given: Fixed<Flag>;
  /** Host name of the service that the decision was about. */
  service: Fixed<string>;
  /** The version of the consent text that the decision was about. */
  text_version: Fixed<number>;
  decided_at: Fixed<Instant>;
}

/** What the member said belongs to their life. */
interface LifeTopicsTable {
  account_id: Fixed<string>;
  topic: Fixed<LifeTopic>;
}

/** Questions of the bank instead of which the member asked for another one. */
interface SkippedQuestionsTable {
  account_id: Fixed<string>;
  template_id: Fixed<string>;
  times: number;
}

/** Who gets a question by mail. The row stays when it is switched off: no mail follows another one too soon. */
interface QuestionSubscriptionsTable {
  account_id: Fixed<string>;
  rhythm: QuestionRhythm;
  /** When the member, or a link in a mail, last changed the rhythm. */
  chosen_at: Instant;
  last_sent_at: Generated<Instant | null>;
  /** The question of the bank that was mailed last. */
  last_template: Generated<string | null>;
  /** The years that were asked about, the last one last, with spaces in between. */
  recent_years: string;
  /** Mails in a row without an answer, the last one included. */
  unanswered: number;
}

export interface PromptSchema {
  favourites: FavouritesTable;
  prompt_years: PromptYearsTable;
  prompt_settings: PromptSettingsTable;
  prompt_consents: PromptConsentsTable;
  life_topics: LifeTopicsTable;
  skipped_questions: SkippedQuestionsTable;
  question_subscriptions: QuestionSubscriptionsTable;
}
