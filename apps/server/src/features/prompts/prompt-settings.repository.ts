import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";
import { prepareQuery } from "#db/prepared-query.ts";

/** A decision about questions written by a service. */
export interface ConsentRecord {
  readonly isGiven: boolean;
  readonly service: string;
  readonly textVersion: number;
  readonly decidedAt: number;
}

interface PromptFlags {
  readonly isHeavyWelcome: boolean;
  readonly hasChosenTopics: boolean;
}

export function createPromptSettingsRepository(db: Db) {
  const selectConsents = (accountId: string) =>
    db
      .selectFrom("prompt_consents")
      .select(["is_given as isGiven", "service", "text_version as textVersion", "decided_at as decidedAt"])
      .where("account_id", "=", accountId);
  const flags = prepareQuery(db, (accountId: string) =>
    db
      .selectFrom("prompt_settings")
      .select(["is_heavy_welcome", "has_chosen_topics"])
      .where("account_id", "=", accountId),
  );

  return {
    async find(accountId: string): Promise<PromptFlags> {
      const row = await flags.first(accountId);
      return { isHeavyWelcome: row?.is_heavy_welcome === 1, hasChosenTopics: row?.has_chosen_topics === 1 };
    },

    async set(accountId: string, { isHeavyWelcome, hasChosenTopics }: PromptFlags, now: number): Promise<void> {
      const setting = {
        is_heavy_welcome: flagOf(isHeavyWelcome),
        has_chosen_topics: flagOf(hasChosenTopics),
        updated_at: now,
      };
      await db
        .insertInto("prompt_settings")
        .values({ account_id: accountId, ...setting })
        .onConflict((conflict) => conflict.column("account_id").doUpdateSet(setting))
        .execute();
    },

    async findLastConsent(accountId: string): Promise<ConsentRecord | undefined> {
      const row = await selectConsents(accountId)
        .orderBy("decided_at", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row && { ...row, isGiven: row.isGiven === 1 };
    },

    async listConsentsByAccount(accountId: string): Promise<ConsentRecord[]> {
      const rows = await selectConsents(accountId).orderBy("decided_at").orderBy("id").execute();
      return rows.map((row) => ({ ...row, isGiven: row.isGiven === 1 }));
    },

    async insertConsent(accountId: string, id: string, consent: ConsentRecord): Promise<void> {
      await db
        .insertInto("prompt_consents")
        .values({
          account_id: accountId,
          id,
          is_given: flagOf(consent.isGiven),
          service: consent.service,
          text_version: consent.textVersion,
          decided_at: consent.decidedAt,
        })
        .execute();
    },
  };
}

export type PromptSettingsRepository = ReturnType<typeof createPromptSettingsRepository>;
