import type { CalendarDate } from "@lane/domain/calendar.ts";
import type { Category } from "@lane/domain/categories.ts";
import type { LifeTopic } from "@lane/domain/life-topics.ts";

import type { Subject, Theme } from "./subjects.ts";
import type { Template } from "./template.ts";

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
  /** What the person said belongs to their life. */
  readonly topics: readonly LifeTopic[];
}

/** A title in English, by whose length a question is chosen, and in the reader's language. */
export interface Title {
  readonly english: string;
  readonly own: string;
}

/** What else is known of the year that is asked about. */
export interface YearContext {
  /** The person's own favourites of that year, as they chose or typed them. */
  readonly favourites: Readonly<Partial<Record<Category, Title>>>;
  /** The category of the favourite that was saved last. */
  readonly lastSaved: Category | null;
  /** True titles of that year where the person lived; nothing heavy. */
  readonly titles: Readonly<Partial<Record<Category, readonly Title[]>>>;
  /** What the person wrote into the fields of that year's light memories: who told it, where it was, its title. */
  readonly people: readonly string[];
  readonly places: readonly string[];
  readonly memories: readonly string[];
  /** Ids of templates that memories of other years answer already, or that are shown in other years now. */
  readonly usedElsewhere: readonly string[];
  /** How many times a template was skipped, by its id. */
  readonly skips: ReadonlyMap<string, number>;
  /** Somebody who has hardly written yet is asked about people, places and home. */
  readonly isNewcomer: boolean;
}

export const nothingKnown: YearContext = {
  favourites: {},
  lastSaved: null,
  titles: {},
  people: [],
  places: [],
  memories: [],
  usedElsewhere: [],
  skips: new Map(),
  isNewcomer: false,
};

export interface PromptRequest {
  readonly person: Person;
  readonly year: number;
  readonly today: CalendarDate;
  readonly feeling: "tender" | "skip" | null;
  readonly context: YearContext;
  /** The template on screen, when another one is asked for. */
  readonly instead?: string | undefined;
  /** The template that was shown before, in other words: asked again wherever it still can be. */
  readonly shown?: string | undefined;
  /** Leaves out every template that it refuses. */
  readonly only?: ((template: Template) => boolean) | undefined;
}

export interface ChosenPrompt {
  readonly templateId: string;
  readonly subject: Subject;
  readonly theme: Theme;
  readonly text: string;
  readonly nudges: readonly [string, string];
  /** Whether there is another question to ask about this year. */
  readonly hasAnother: boolean;
}
