import { type Plan, planFeatures, planOf } from "@lane/domain/plans.ts";

import type { Clock } from "#ports/clock.ts";

import type { Grant, GrantSource, PlansRepository } from "./plans.repository.ts";

interface PlansDeps {
  readonly repository: PlansRepository;
  /** True where the operator gives everybody everything. */
  readonly isAllIncluded: boolean;
  readonly clock: Clock;
}

/** What an account may do, whoever gave it. Asked only by the gates that permit adding, inviting and founding. */
export function createPlansService({ repository, isAllIncluded, clock }: PlansDeps) {
  async function listOpen(accountId: string, source: GrantSource): Promise<Grant[]> {
    const grants = await repository.list(accountId, source);
    return grants.filter(({ until }) => until === null || until > clock.now());
  }

  return {
    isAllIncluded,

    async find(accountId: string): Promise<Plan> {
      return planOf(isAllIncluded ? planFeatures : await repository.listFeatures(accountId, clock.now()));
    },

    /** Replaces all that this source has given. Joins the surrounding transaction. */
    grant: (accountId: string, source: GrantSource, given: readonly Grant[]): Promise<void> =>
      repository.replace(accountId, source, given, clock.now()),

    /** What the account was given by name; where everything is included, perhaps nothing. */
    async list(accountId: string): Promise<(Grant & { readonly source: GrantSource })[]> {
      const sources = ["subscription", "gift"] as const;
      const lists = await Promise.all(
        sources.map(async (source) => (await listOpen(accountId, source)).map((grant) => ({ ...grant, source }))),
      );
      return lists.flat();
    },

    gifts: (accountId: string): Promise<Grant[]> => listOpen(accountId, "gift"),
  };
}
