import type { Db } from "#db/client.ts";

/** The account's settings about questions, once it has said what belongs to its life, or that it would rather not. */
export function selectChosenTopics(db: Db, accountId: string) {
  return db
    .selectFrom("prompt_settings")
    .select("prompt_settings.account_id")
    .where("prompt_settings.account_id", "=", accountId)
    .where("prompt_settings.has_chosen_topics", "=", 1);
}
