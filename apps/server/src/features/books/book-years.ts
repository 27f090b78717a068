import type { BookFavourite, BookMemory, BookYear } from "@lane/book/book-input.ts";
import type { BookChapter, BookOptions } from "@lane/contract/books.ts";
import { loadCatalogueWords } from "@lane/culture/catalogue/catalogue-words.ts";
import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { optionsOf } from "@lane/culture/catalogue/options.ts";
import type { Category } from "@lane/domain/categories.ts";
import { foldName } from "@lane/domain/fold-name.ts";
import { isLanguage, usualLanguage } from "@lane/domain/languages.ts";

/** In this order on a page: what was heard and watched first. */
const shownCategories = ["song", "show", "news", "snack", "clothing", "game"] as const satisfies readonly Category[];
const ofEach = 2;

interface LikedRow {
  readonly year: number;
  readonly category: Category;
  readonly title: string | null;
  readonly detail: string | null;
}

/** What a person could hear, see and taste in a year. */
export type CultureAround = (year: number, language: BookOptions["language"]) => Promise<BookFavourite[]>;

interface YearsAround {
  readonly favourites: readonly LikedRow[];
  readonly chapters: readonly BookChapter[];
  /** Undefined for a book without it. */
  readonly culture: CultureAround | undefined;
  readonly language: BookOptions["language"];
}

/** The memories by year, each with its heading, the favourites of its author, and what was playing. */
export async function bookYears(
  memories: readonly { readonly year: number; readonly memory: BookMemory }[],
  { favourites, chapters, culture, language }: YearsAround,
): Promise<BookYear[]> {
  const byYear = [...Map.groupBy(memories, ({ year }) => year)];
  return Promise.all(
    byYear.map(async ([year, own]): Promise<BookYear> => {
      const chapter = chapters.find((one) => one.year === year);
      const liked = favourites
        .filter((favourite) => favourite.year === year)
        .flatMap(({ category, title, detail }) => (title === null ? [] : [{ category, title, by: detail ?? "" }]));
      const known = new Set(liked.map(({ title }) => foldName(title)));
      const around = (await culture?.(year, language)) ?? [];
      return {
        year,
        title: chapter?.title ?? "",
        text: chapter?.text ?? "",
        favourites: liked,
        culture: around.filter(({ title }) => !known.has(foldName(title))),
        memories: own.map(({ memory }) => memory),
      };
    }),
  );
}

export interface YearsOfLife {
  readonly born: number | null;
  readonly died: number | null;
}

interface CultureDeps {
  readonly childhood: { countryOf(accountId: string): Promise<string | null> };
}

export function createYearCulture({ childhood }: CultureDeps) {
  return {
    /** Nothing after somebody's death; any age in a vault that is about nobody. */
    async around(accountId: string, { born, died }: YearsOfLife): Promise<CultureAround> {
      const country = await childhood.countryOf(accountId);
      return async (year, language) => {
        if (died !== null && year > died) return [];
        const words = await loadCatalogueWords(isLanguage(language) ? language : usualLanguage);
        const age = born === null ? null : year - born;
        const found = shownCategories.map(async (category) => {
          const entries = await loadCategory(category);
          const { options } = optionsOf({ entries, year, country, age, seed: accountId, page: 0 });
          return options.slice(0, ofEach).map((entry): BookFavourite => {
            // For a show the detail is whether it was seen or heard.
            const by = category === "show" ? "" : (words.detailOf(entry) ?? "");
            return { category, title: words.titleOf(entry), by };
          });
        });
        const all = await Promise.all(found);
        return Array.from({ length: ofEach }, (_, at) => all.flatMap((options) => options[at] ?? [])).flat();
      };
    },
  };
}

export type YearCulture = ReturnType<typeof createYearCulture>;
