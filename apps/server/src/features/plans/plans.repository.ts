import type { PlanFeature } from "@lane/domain/plans.ts";

import type { Db } from "#db/client.ts";

/** Who gave a feature to an account. */
export type GrantSource = "subscription" | "gift";

export interface Grant {
  readonly feature: PlanFeature;
  /** Null for good. */
  readonly until: number | null;
}

export function createPlansRepository(db: Db) {
  const grants = (accountId: string) => db.selectFrom("plan_grants").where("account_id", "=", accountId);

  return {
    async listFeatures(accountId: string, now: number): Promise<PlanFeature[]> {
      const rows = await grants(accountId)
        .select("feature")
        .where((where) => where.or([where("until", "is", null), where("until", ">", now)]))
        .execute();
      return rows.map(({ feature }) => feature);
    },

    list: (accountId: string, source: GrantSource): Promise<Grant[]> =>
      grants(accountId).select(["feature", "until"]).where("source", "=", source).orderBy("feature").execute(),

    /** Call it in a transaction. */
    async replace(accountId: string, source: GrantSource, given: readonly Grant[], now: number): Promise<void> {
      await db.deleteFrom("plan_grants").where("account_id", "=", accountId).where("source", "=", source).execute();
      if (given.length === 0) return;
      await db
        .insertInto("plan_grants")
        .values(given.map((grant) => ({ ...grant, account_id: accountId, source, created_at: now })))
        .execute();
    },
  };
}

export type PlansRepository = ReturnType<typeof createPlansRepository>;
