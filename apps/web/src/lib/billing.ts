import { factOf } from "./server-facts.ts";

/** Where the operator gives everybody everything, no plan is spoken of. Only pages of members ask; none is prerendered. */
export function isAllIncluded(): boolean {
  return factOf("lane-billing") === "included";
}
