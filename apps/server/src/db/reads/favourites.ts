import type { Db } from "#db/client.ts";

/** The favourites of each year, without the categories left open. */
export function selectLiked(db: Db, accountId: string) {
  return db
    .selectFrom("favourites")
    .select(["year", "category", "title", "detail"])
    .where("account_id", "=", accountId)
    .where("title", "is not", null);
}
