import { mayOnTimeline, type Role } from "./roles.ts";
import { type PlanSpan, reachesYear } from "./timeline-span.ts";

interface AddingFacts {
  readonly role: Role | undefined;
  /** Of the owner of a personal timeline; undefined for a vault, where every year is open. */
  readonly plan: PlanSpan | undefined;
  readonly year: number;
}

/** Whether a memory may be added to a year. The one place at which a plan takes part in a permission. */
export function decideAdding({ role, plan, year }: AddingFacts): "allowed" | "refused by role" | "outside the plan" {
  if (!mayOnTimeline(role, "add")) return "refused by role";
  return plan === undefined || reachesYear(plan, year) ? "allowed" : "outside the plan";
}
