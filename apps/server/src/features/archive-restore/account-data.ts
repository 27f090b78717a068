import type { Category } from "@lane/domain/categories.ts";
import type { MarkSize } from "@lane/domain/marks.ts";

interface OwnFavourite {
  readonly year: number;
  readonly category: Category;
  readonly title: string | null;
  readonly detail: string | null;
  readonly entryId: string | null;
  readonly reason: "forgotten" | "too-young" | null;
}

interface OwnPromptYear {
  readonly year: number;
  readonly asked: number;
  readonly feeling: "tender" | "skip" | null;
  readonly text: string | null;
  readonly nudges: readonly string[];
  readonly templateId: string | null;
  readonly bankVersion: number | null;
  readonly hasAnother: boolean;
  readonly isWritten: boolean;
  readonly basis: string | null;
}

interface OwnHope {
  readonly text: string;
  readonly size: MarkSize;
  readonly createdAt: number;
}

interface AccountData {
  readonly favourites: readonly OwnFavourite[];
  readonly promptYears: readonly OwnPromptYear[];
  readonly hopes: readonly OwnHope[];
}

/** The data by which the restored rows are found again when the import is undone. */
export interface RestoredAccountData {
  readonly at: number;
  readonly hopeIds: readonly string[];
}

/** Hopes beyond the limit of an account. */
interface TooMany {
  readonly tooMany: readonly OwnHope[];
}

/** The features that own this data; each only fills what is empty. */
export interface AccountDataDeps {
  readonly favourites: {
    listByAccount(accountId: string): Promise<readonly Pick<OwnFavourite, "year" | "category">[]>;
    addMissing(accountId: string, favourites: readonly OwnFavourite[], now: number): Promise<void>;
    removeUntouchedSince(accountId: string, at: number): Promise<void>;
  };
  readonly promptYears: {
    addMissing(accountId: string, years: readonly OwnPromptYear[], now: number): Promise<void>;
    removeUntouchedSince(accountId: string, at: number): Promise<void>;
  };
  readonly hopes: {
    /** Splits hopes into new ones that fit and those beyond the limit. */
    sortOut(accountId: string, hopes: readonly OwnHope[]): Promise<{ fitting: readonly OwnHope[] } & TooMany>;
    addMissing(accountId: string, hopes: readonly OwnHope[]): Promise<Pick<RestoredAccountData, "hopeIds"> & TooMany>;
    removeMany(accountId: string, hopeIds: readonly string[]): Promise<void>;
  };
}

/**
 * Restores what our own archive holds beside memories. It only fills what is empty, and can be undone by its timestamp.
 */
export function createAccountData({ favourites, promptYears, hopes }: AccountDataDeps) {
  return {
    /** How many of these would be new. */
    async countNew(accountId: string, accountData: AccountData) {
      const chosen = await favourites.listByAccount(accountId);
      const known = new Set(chosen.map(({ year, category }) => `${year} ${category}`));
      const { fitting } = await hopes.sortOut(accountId, accountData.hopes);
      return {
        favourites: accountData.favourites.filter(({ year, category }) => !known.has(`${year} ${category}`)).length,
        hopes: fitting.length,
      };
    },

    async put(accountId: string, accountData: AccountData, now: number): Promise<RestoredAccountData & TooMany> {
      await favourites.addMissing(accountId, accountData.favourites, now);
      await promptYears.addMissing(accountId, accountData.promptYears, now);
      return { at: now, ...(await hopes.addMissing(accountId, accountData.hopes)) };
    },

    /** Removes the restored rows that have not been changed since. */
    async takeOut(accountId: string, { at, hopeIds }: RestoredAccountData): Promise<void> {
      await favourites.removeUntouchedSince(accountId, at);
      await promptYears.removeUntouchedSince(accountId, at);
      await hopes.removeMany(accountId, hopeIds);
    },
  };
}

export type AccountDataService = ReturnType<typeof createAccountData>;
