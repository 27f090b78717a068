import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";

/** How many times a member asked for another question instead of one of the bank. */
export function createSkippedQuestionsRepository(db: Db) {
  const ofAccount = prepareQuery(db, (accountId: string) =>
    db.selectFrom("skipped_questions").select(["template_id", "times"]).where("account_id", "=", accountId),
  );

  return {
    async count(accountId: string): Promise<ReadonlyMap<string, number>> {
      const rows = await ofAccount.all(accountId);
      return new Map(rows.map(({ template_id, times }) => [template_id, times]));
    },

    async add(accountId: string, templateId: string): Promise<void> {
      await db
        .insertInto("skipped_questions")
        .values({ account_id: accountId, template_id: templateId, times: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["account_id", "template_id"])
            .doUpdateSet((update) => ({ times: update("skipped_questions.times", "+", 1) })),
        )
        .execute();
    },
  };
}

export type SkippedQuestionsRepository = ReturnType<typeof createSkippedQuestionsRepository>;
