import type { CalendarDate } from "@lane/domain/calendar.ts";
import type { Category } from "@lane/domain/categories.ts";

import type { Theme } from "./template.ts";

/** Who is asked. */
export interface Person {
  /** Deals the questions: the account's id. */
  readonly seed: string;
  readonly birth: Pick<CalendarDate, "year"> & Partial<CalendarDate>;
  /** Of the childhood city: two letters of ISO 3166, null where it is not known. */
  readonly country: string | null;
  /** The childhood city's name. */
  readonly city: string | null;
  readonly isSpiritWelcome: boolean;
  readonly isHeavyWelcome: boolean;
}

/** What else is known of the year that is asked about. */
export interface YearContext {
  /** The person's own favourites of that year, as they chose or typed them. */
  readonly favourites: Readonly<Partial<Record<Category, string>>>;
  /** True titles of that year where the person lived; nothing heavy. */
  readonly titles: Readonly<Partial<Record<Category, readonly string[]>>>;
  /** Ids of templates that memories of other years answer already. */
  readonly answered: readonly string[];
}

export interface PromptRequest {
  readonly person: Person;
  readonly year: number;
  readonly today: CalendarDate;
  /** How many times another question was asked for in this year. */
  readonly asked: number;
  readonly feeling: "tender" | "skip" | null;
  readonly context: YearContext;
  /** The template that was shown before, in other words: asked again wherever it still can be. */
  readonly shown?: string | undefined;
}

export interface ChosenPrompt {
  readonly templateId: string;
  readonly theme: Theme;
  readonly text: string;
  readonly nudges: readonly [string, string];
  /** How many questions this year has; asking for more comes round to the first again. */
  readonly choices: number;
}
