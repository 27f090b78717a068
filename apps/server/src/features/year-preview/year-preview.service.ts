import type { YearPreview, YearPreviewFact } from "@lane/contract/year-preview.ts";
import { type CatalogueWords, loadCatalogueWords } from "@lane/culture/catalogue/catalogue-words.ts";
import type { Entry } from "@lane/culture/catalogue/entry.ts";
import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { optionsOf } from "@lane/culture/catalogue/options.ts";
import { latestDateOf } from "@lane/domain/calendar.ts";
import { type Language, usualLanguage } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";

/** In this order: where a year has nothing of one category, the next one is used. */
const factCategories = ["news", "song", "show", "snack", "clothing"] as const;
const factCount = 3;

/**
 * The preview of a year for a visitor without an account. Contains nothing heavy, and stores nothing about the visitor.
 */
export function createYearPreviewService({ clock }: { readonly clock: Clock }) {
  return {
    async of(
      year: number,
      country: string | null,
      language: Language = usualLanguage,
    ): Promise<Pick<YearPreview, "year" | "facts" | "prompt" | "promptLanguage">> {
      const today = latestDateOf(clock.now());
      if (year > today.year) {
        const sentence = "This year is still in the future";
        throw new AppError("invalid_input", sentence, { fields: { year: sentence } });
      }
      const { promptFor } = await import("@lane/culture/prompts/choose.ts");
      const { nothingKnown } = await import("@lane/culture/prompts/person.ts");
      const { loadWords } = await import("@lane/culture/prompts/words.ts");
      const seed = `year preview of ${year}`;
      const nothingSaid = { isSpiritWelcome: false, isHeavyWelcome: false, topics: [] };
      const person = { seed, birth: { year }, country, city: null, ...nothingSaid };
      const context = { ...nothingKnown, isNewcomer: true };
      const chosen = promptFor({ person, year, today, feeling: "tender", context }, await loadWords(language));
      const facts = await factsOf(year, country, await loadCatalogueWords(language));
      return { year, facts, prompt: chosen?.text ?? null, promptLanguage: language };
    },
  };
}

export type YearPreviewService = ReturnType<typeof createYearPreviewService>;

async function factsOf(year: number, country: string | null, words: CatalogueWords): Promise<YearPreviewFact[]> {
  const firsts = factCategories.map(async (category) => {
    const entries = await loadCategory(category);
    // The year of birth: what is offered is what everybody may see.
    const { options } = optionsOf({ entries, year, country, age: 0, seed: "year preview", page: 0 });
    return options.slice(0, 1).map((entry) => factOf(category, entry, words));
  });
  return (await Promise.all(firsts)).flat().slice(0, factCount);
}

/** For a show the catalogue's detail is whether it was seen or heard, instead of a name. */
function factOf(category: (typeof factCategories)[number], entry: Entry, words: CatalogueWords): YearPreviewFact {
  const title = words.titleOf(entry);
  if (category === "show") return { about: entry.detail === "radio" ? "radio" : "tv", title, detail: null };
  return { about: category, title, detail: words.detailOf(entry) };
}
