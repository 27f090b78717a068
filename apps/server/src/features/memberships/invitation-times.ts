import { invitationDays } from "@lane/domain/memberships.ts";

export const dayMs = 24 * 60 * 60 * 1000;
export const invitationMs = invitationDays * dayMs;
/** An invitation is mailed again after this at the earliest. */
export const resendAfterMs = 60 * 60 * 1000;
