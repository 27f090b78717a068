import type { Category } from "@lane/domain/categories.ts";

import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";

export interface FavouriteRecord {
  readonly year: number;
  readonly category: Category;
  readonly title: string | null;
  readonly detail: string | null;
  readonly entryId: string | null;
  readonly reason: "forgotten" | "too-young" | null;
}

export function createFavouritesRepository(db: Db) {
  const select = (accountId: string) =>
    db
      .selectFrom("favourites")
      .select(["year", "category", "title", "detail", "entry_id as entryId", "reason"])
      .where("account_id", "=", accountId);
  const ofYear = prepareQuery(db, (accountId: string, year: number) =>
    select(accountId).where("year", "=", year).orderBy("category"),
  );
  const lastOfYear = prepareQuery(db, (accountId: string, year: number) =>
    select(accountId)
      .where("year", "=", year)
      .where("title", "is not", null)
      .orderBy("updated_at", "desc")
      .orderBy("category")
      .limit(1),
  );

  return {
    async listByAccount(accountId: string): Promise<FavouriteRecord[]> {
      return select(accountId).orderBy("year").orderBy("category").execute();
    },

    listByYear: (accountId: string, year: number): Promise<FavouriteRecord[]> => ofYear.all(accountId, year),

    /** The one that was saved last, of those that have a title. */
    findLast: (accountId: string, year: number): Promise<FavouriteRecord | undefined> =>
      lastOfYear.first(accountId, year),

    async put(accountId: string, favourite: FavouriteRecord, now: number): Promise<void> {
      const { year, category, title, detail, entryId, reason } = favourite;
      const said = { title, detail, entry_id: entryId, reason, updated_at: now };
      await db
        .insertInto("favourites")
        .values({ account_id: accountId, year, category, ...said })
        .onConflict((conflict) => conflict.columns(["account_id", "year", "category"]).doUpdateSet(said))
        .execute();
    },

    /** Adds each favourite only where none was chosen yet. */
    async addMissing(accountId: string, favourites: readonly FavouriteRecord[], now: number): Promise<void> {
      for (const { entryId, ...favourite } of favourites) {
        await db
          .insertInto("favourites")
          .values({ ...favourite, account_id: accountId, entry_id: entryId, updated_at: now })
          .onConflict((conflict) => conflict.columns(["account_id", "year", "category"]).doNothing())
          .execute();
      }
    },

    /** Removes the favourites that were written at this moment and not changed since. */
    async removeUntouchedSince(accountId: string, at: number): Promise<void> {
      await db.deleteFrom("favourites").where("account_id", "=", accountId).where("updated_at", "=", at).execute();
    },

    async remove(accountId: string, year: number, category: Category): Promise<void> {
      await db
        .deleteFrom("favourites")
        .where("account_id", "=", accountId)
        .where("year", "=", year)
        .where("category", "=", category)
        .execute();
    },
  };
}

export type FavouritesRepository = ReturnType<typeof createFavouritesRepository>;
