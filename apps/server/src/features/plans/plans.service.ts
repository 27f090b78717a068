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
  return {
    async find(accountId: string): Promise<Plan> {
      return planOf(isAllIncluded ? planFeatures : await repository.listFeatures(accountId, clock.now()));
    },

    /** Replaces all that this source has given. Joins the surrounding transaction. */
    grant: (accountId: string, source: GrantSource, given: readonly Grant[]): Promise<void> =>
      repository.replace(accountId, source, given, clock.now()),

    async gifts(accountId: string): Promise<Grant[]> {
      const gifts = await repository.list(accountId, "gift");
      return gifts.filter(({ until }) => until === null || until > clock.now());
    },
  };
}
