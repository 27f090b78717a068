import { memoryTypes } from "@lane/domain/marks.ts";

import type { SearchFilters } from "./search.queries.ts";

/** What stands in the filters, as typed and chosen. */
export interface FilterTexts {
  readonly fromYear: string;
  readonly toYear: string;
  readonly memoryType: string;
  readonly media: string;
  readonly archive: string;
}

export const noFilters: FilterTexts = { fromYear: "", toYear: "", memoryType: "", media: "", archive: "" };

const marks = [...memoryTypes, "None"] as const;
const media = ["Image", "Video", "Audio"] as const;
const archives = ["only", "with"] as const;

/** A year still being typed, or a choice that is none, filters nothing. */
export function filtersOf(texts: FilterTexts): SearchFilters {
  return {
    ...yearOf("fromYear", texts.fromYear),
    ...yearOf("toYear", texts.toYear),
    ...choiceOf("memoryType", texts.memoryType, marks),
    ...choiceOf("media", texts.media, media),
    ...choiceOf("archive", texts.archive, archives),
  };
}

function yearOf<K extends string>(key: K, text: string): Partial<Record<K, number>> {
  return /^[1-9]\d{3}$/.test(text) ? record(key, Number(text)) : {};
}

function choiceOf<K extends string, V extends string>(
  key: K,
  text: string,
  choices: readonly V[],
): Partial<Record<K, V>> {
  const chosen = choices.find((choice) => choice === text);
  return chosen === undefined ? {} : record(key, chosen);
}

function record<K extends string, V>(key: K, value: V): Partial<Record<K, V>> {
  const one: Partial<Record<K, V>> = {};
  one[key] = value;
  return one;
}
