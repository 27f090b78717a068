import { randomId } from "#lib/random-id.ts";

/** Tells this window's previews from those of other tabs and devices, which must not replace them. */
export const bookWindowId = randomId();
