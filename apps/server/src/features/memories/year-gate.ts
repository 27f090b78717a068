import { latestDateOf } from "@lane/domain/calendar.ts";
import { coversTimeline } from "@lane/domain/memberships.ts";
import { isMonthToCome } from "@lane/domain/memory-order.ts";
import { decideAdding } from "@lane/domain/permissions.ts";
import type { Plan } from "@lane/domain/plans.ts";
import type { PlanSpan } from "@lane/domain/timeline-span.ts";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";

import type { FoundYear } from "./memory-access.repository.ts";
import { refused } from "./memory-words.ts";

interface YearGateDeps {
  /** Satisfied by the timelines service in app/compose-timelines.ts. */
  readonly plans: { planOf(ownerId: string, startYear: number | null): Promise<PlanSpan> };
  /** Satisfied by the plans in app/compose-features.ts. */
  readonly addOns: { find(accountId: string): Promise<Plan> };
  readonly clock: Clock;
}

type Payment = Pick<FoundYear, "ownerId" | "paidBy" | "guestOf">;

/** Whether a memory may be added to a month: by role, calendar, plan and add-on. */
export function createYearGate({ plans, addOns, clock }: YearGateDeps) {
  async function isReadOnly({ ownerId, paidBy, guestOf }: Payment): Promise<boolean> {
    if (ownerId !== null) return false;
    return paidBy === null || !coversTimeline(await addOns.find(paidBy), guestOf !== null);
  }

  return {
    async pass(found: FoundYear, month: number): Promise<void> {
      const { role, year, ownerId, startYear, deletesAt } = found;
      const plan = ownerId === null ? undefined : await plans.planOf(ownerId, startYear);
      const decision = decideAdding({ role, plan, year, isReadOnly: await isReadOnly(found) });
      if (decision === "refused by role") {
        throw new AppError("forbidden", "You can read this timeline but not add to it");
      }
      if (decision === "read only") throw readOnly();
      if (deletesAt !== null) throw aboutToGo();
      const today = latestDateOf(clock.now());
      if (isMonthToCome({ year, month }, today)) throw refused("month", "This month is still in the future");
      if (decision === "outside the plan") throw new AppError("forbidden", "Your plan doesn't include this year");
    },
  };
}

function readOnly(): AppError {
  return new AppError(
    "forbidden",
    "The add-on for this timeline has ended. You can still read, export and leave, but nothing new can be added",
  );
}

function aboutToGo(): AppError {
  return new AppError("forbidden", "This vault is about to be deleted. Nothing new can be added");
}

export type YearGate = ReturnType<typeof createYearGate>;
