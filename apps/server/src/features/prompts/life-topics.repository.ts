import type { LifeTopic } from "@lane/domain/life-topics.ts";

import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";

/** What members said belongs to their life. */
export function createLifeTopicsRepository(db: Db) {
  const ofAccount = prepareQuery(db, (accountId: string) =>
    db.selectFrom("life_topics").select("topic").where("account_id", "=", accountId).orderBy("topic"),
  );

  return {
    async list(accountId: string): Promise<LifeTopic[]> {
      const rows = await ofAccount.all(accountId);
      return rows.map(({ topic }) => topic);
    },

    async replace(accountId: string, topics: readonly LifeTopic[]): Promise<void> {
      await db.deleteFrom("life_topics").where("account_id", "=", accountId).execute();
      const rows = [...new Set(topics)].map((topic) => ({ account_id: accountId, topic }));
      if (rows.length > 0) await db.insertInto("life_topics").values(rows).execute();
    },
  };
}

export type LifeTopicsRepository = ReturnType<typeof createLifeTopicsRepository>;
