import type { Category } from "@lane/domain/categories.ts";

import type { Fixed, Flag, Instant } from "./column-types.ts";

/** A favourite of a year and category, or why there is none. */
export interface FavouritesTable {
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
export interface PromptYearsTable {
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

export interface PromptSettingsTable {
  account_id: Fixed<string>;
  is_heavy_welcome: Flag;
  updated_at: Instant;
}

/** Every decision about questions written by a service; the last one counts. */
export interface PromptConsentsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  is_given: Fixed<Flag>;
  /** Host name of the service that the decision was about. */
  service: Fixed<string>;
  /** The version of the consent text that the decision was about. */
  text_version: Fixed<number>;
  decided_at: Fixed<Instant>;
}
