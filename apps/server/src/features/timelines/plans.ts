import type { Reach } from "@lane/domain/timeline-span.ts";

/** How far somebody's plan reaches. Satisfied in app/compose-timelines.ts. */
export interface Plans {
  reach(accountId: string): Promise<Reach>;
}

/** One plan for everybody, as the operator chose it. */
export function createFixedPlans(reach: Reach): Plans {
  return { reach: async () => reach };
}
