import { factOf } from "./server-facts.ts";

/** Whether all members have everything, so that no plans are shown. Only pages of members ask; none is prerendered. */
export function isAllIncluded(): boolean {
  return factOf("lane-billing") === "included";
}
