import type { Db } from "#db/client.ts";

/** What the account was asked, and what decides its questions. */
export function createArchivedPromptsRepository(db: Db) {
  return {
    async listTopics(accountId: string): Promise<string[]> {
      const rows = await db
        .selectFrom("life_topics")
        .select("topic")
        .where("account_id", "=", accountId)
        .orderBy("topic")
        .execute();
      return rows.map(({ topic }) => topic);
    },

    listSkipped: (accountId: string) =>
      db
        .selectFrom("skipped_questions")
        .select(["template_id as templateId", "times"])
        .where("account_id", "=", accountId)
        .orderBy("template_id")
        .execute(),

    listYears: (accountId: string) => listYears(db, accountId),
  };
}

export type ArchivedPromptsRepository = ReturnType<typeof createArchivedPromptsRepository>;

async function listYears(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("prompt_years")
    .select([
      "year",
      "asked",
      "feeling",
      "text",
      "nudges",
      "template_id as templateId",
      "bank_version as bankVersion",
      "has_another as hasAnother",
      "is_written as isWritten",
      "basis",
    ])
    .where("account_id", "=", accountId)
    .orderBy("year")
    .execute();
  return rows.map(({ nudges, hasAnother, isWritten, ...row }) => ({
    ...row,
    nudges: nudges === null || nudges === "" ? [] : nudges.split("\n"),
    hasAnother: hasAnother === 1,
    isWritten: isWritten === 1,
  }));
}
