import { pictureDateIn } from "@lane/domain/picture-date.ts";

import type { EntryDate } from "../entries.ts";

/** When a picture was taken, by what its camera wrote at its start. */
export function dateInPicture(start: Uint8Array): EntryDate | null {
  const date = pictureDateIn(start);
  return date ? { ...date, zone: null } : null;
}
