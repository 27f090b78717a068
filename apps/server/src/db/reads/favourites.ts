import type { Db } from "#db/client.ts";

/** What somebody liked in each year, without the categories that they left open. */
export function selectLiked(db: Db, accountId: string) {
  return db
    .selectFrom("favourites")
    .select(["year", "category", "title", "detail"])
    .where("account_id", "=", accountId)
    .where("title", "is not", null);
}
