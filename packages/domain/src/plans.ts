/** What an account may have on top of the ten free years. */
export const planFeatures = ["life", "guests", "vault"] as const;
export type PlanFeature = (typeof planFeatures)[number];

/** What an account may do. Reading, exporting and deleting never depend on it. */
export interface Plan {
  /** Every year from birth to today can be written in, instead of ten. */
  readonly hasLife: boolean;
  readonly mayInviteGuests: boolean;
  readonly mayOwnVaults: boolean;
}

export function planOf(features: readonly PlanFeature[]): Plan {
  return {
    hasLife: features.includes("life"),
    mayInviteGuests: features.includes("guests"),
    mayOwnVaults: features.includes("vault"),
  };
}
