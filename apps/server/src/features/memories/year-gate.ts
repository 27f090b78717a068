import { latestDateOf } from "@lane/domain/calendar.ts";
import { isMonthToCome } from "@lane/domain/memory-order.ts";
import { decideAdding } from "@lane/domain/permissions.ts";
import type { PlanSpan } from "@lane/domain/timeline-span.ts";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";

import type { FoundYear } from "./memory-access.repository.ts";
import { refused } from "./memory-words.ts";

interface YearGateDeps {
  /** Satisfied by the timelines service in app/compose-timelines.ts. */
  readonly plans: { planOf(ownerId: string, startYear: number | null): Promise<PlanSpan> };
  readonly clock: Clock;
}

/** Whether a memory may be added to a month: by role, calendar and plan. */
export function createYearGate({ plans, clock }: YearGateDeps) {
  return {
    async pass({ role, year, ownerId, startYear }: FoundYear, month: number): Promise<void> {
      const plan = ownerId === null ? undefined : await plans.planOf(ownerId, startYear);
      const decision = decideAdding({ role, plan, year });
      if (decision === "refused by role") {
        throw new AppError("forbidden", "You can read this timeline, and not add to it");
      }
      const today = latestDateOf(clock.now());
      if (isMonthToCome({ year, month }, today)) throw refused("month", "This month has not come yet");
      if (decision === "outside the plan") throw new AppError("forbidden", "Your plan does not reach this year");
    },
  };
}

export type YearGate = ReturnType<typeof createYearGate>;
