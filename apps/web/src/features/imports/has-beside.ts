import type { ImportDetails } from "@lane/contract/imports.ts";

/** Whether our own archive adds something that is no memory. */
export function hasBeside({ beside: { favourites, hopes, hasPicture, hasTimeline } }: Pick<ImportDetails, "beside">) {
  return favourites + hopes > 0 || hasPicture || hasTimeline;
}
