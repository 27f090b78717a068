import type { ParsedInput } from "@lane/contract/endpoint.ts";
import type { Favourite, favouritesApi, QuizOption } from "@lane/contract/favourites.ts";
import type { About } from "@lane/culture/catalogue/about.ts";
import { type CatalogueWords, loadCatalogueWords } from "@lane/culture/catalogue/catalogue-words.ts";
import type { Entry } from "@lane/culture/catalogue/entry.ts";
import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { entryAbout, optionsOf } from "@lane/culture/catalogue/options.ts";
import { latestDateOf } from "@lane/domain/calendar.ts";
import { categories, type Category } from "@lane/domain/categories.ts";
import type { Language } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { FavouriteRecord, FavouritesRepository } from "./favourites.repository.ts";

interface FavouritesDeps {
  readonly repository: FavouritesRepository;
  /** Satisfied by the prompts' childhood in app/compose-prompts.ts. */
  readonly childhood: {
    find(accountId: string): Promise<{
      readonly birth: { readonly year: number };
      readonly country: string | null;
      readonly language: Language;
    }>;
  };
  readonly clock: Clock;
}

type Answer = ParsedInput<typeof favouritesApi.save>["body"];

interface QuizQuestion {
  readonly year: number;
  readonly category: Category;
  readonly page?: number | undefined;
}

interface Quiz {
  readonly options: QuizOption[];
  readonly hasOthers: boolean;
  readonly about: About;
  readonly isFromNear: boolean;
}

/** The favourites of a year: chosen from the catalogue, or in the member's own words. */
export function createFavouritesService({ repository, childhood, clock }: FavouritesDeps) {
  function refuseFuture(year: number): void {
    if (year > latestDateOf(clock.now()).year) throw refused("year", "This year is still in the future");
  }

  return {
    async list({ accountId }: Viewer, year: number | undefined): Promise<Favourite[]> {
      const found =
        year === undefined ? await repository.listByAccount(accountId) : await repository.listByYear(accountId, year);
      return found.toSorted(inOrder);
    },

    /** A title is kept in the language in which it was chosen: of the request, or else of the account. */
    async save({ accountId }: Viewer, answer: Answer, asked?: Language): Promise<Favourite> {
      refuseFuture(answer.year);
      const { language } = await childhood.find(accountId);
      const favourite = accepted(
        answer,
        await loadCategory(answer.category),
        await loadCatalogueWords(asked ?? language),
      );
      await repository.put(accountId, favourite, clock.now());
      return favourite;
    },

    async remove({ accountId }: Viewer, year: number, category: Category): Promise<void> {
      await repository.remove(accountId, year, category);
    },

    async quiz({ accountId }: Viewer, question: QuizQuestion, asked?: Language): Promise<Quiz> {
      const { year, category, page = 0 } = question;
      refuseFuture(year);
      const { birth, country, language } = await childhood.find(accountId);
      const entries = await loadCategory(category);
      const words = await loadCatalogueWords(asked ?? language);
      const age = year - birth.year;
      const { options, ...rest } = optionsOf({ entries, year, country, age, seed: accountId, page });
      return { options: options.map((entry) => offeredAs(entry, words)), ...rest };
    },
  };
}

export type FavouritesService = ReturnType<typeof createFavouritesService>;

function accepted(
  { year, category, entryId, text, reason }: Answer,
  entries: readonly Entry[],
  words: CatalogueWords,
): FavouriteRecord {
  const nothing = { year, category, title: null, detail: null, entryId: null, reason: null };
  if (entryId !== undefined) return { ...nothing, ...chosen({ entries, words }, entryId, year) };
  if (text === undefined) return { ...nothing, reason: reason ?? null };
  const meant = entryAbout(entries, { text, year, words });
  return { ...nothing, title: text, detail: meant && detailOf(meant, words), entryId: meant?.id ?? null };
}

/** A tragedy is answered like an unknown entry. */
function chosen(
  { entries, words }: { readonly entries: readonly Entry[]; readonly words: CatalogueWords },
  entryId: string,
  year: number,
): QuizOption {
  const entry = entries.find(({ id, isHeavy }) => id === entryId && !isHeavy);
  if (!entry) throw refused("entryId", "This choice isn't on our list");
  if (year < entry.from || year > entry.to) throw refused("entryId", `This wasn't around in ${year}`);
  return offeredAs(entry, words);
}

function offeredAs(entry: Entry, words: CatalogueWords): QuizOption {
  return { entryId: entry.id, title: words.titleOf(entry), detail: detailOf(entry, words) };
}

/** For shows and games the catalogue's detail is the kind instead of a name. */
function detailOf(entry: Entry, words: CatalogueWords): string | null {
  return entry.category === "show" || entry.category === "game" ? null : words.detailOf(entry);
}

function inOrder(one: FavouriteRecord, other: FavouriteRecord): number {
  return one.year - other.year || categories.indexOf(one.category) - categories.indexOf(other.category);
}

function refused(field: string, sentence: string): AppError {
  return new AppError("invalid_input", sentence, { fields: { [field]: sentence } });
}
