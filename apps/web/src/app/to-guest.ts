import { paths } from "@lane/contract/page-paths.ts";

/** Where a guest sees what they have written for this timeline. */
export function toGuest(timelineId: string) {
  return { to: paths.guest, params: { timelineId } } as const;
}
