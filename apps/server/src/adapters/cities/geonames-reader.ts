import { lowerPriority } from "#lib/lower-priority.ts";

import { geonamesBatches } from "./geonames-batches.ts";

// Reading the city list is not urgent; requests to the server come first.
lowerPriority(process.pid);

const skipped = Number(process.argv[2]);
const batches = geonamesBatches();
let position = 0;

/** Sends one batch per message from the parent, so that at most one waits. */
process.on("message", () => {
  for (; position < skipped; position += 1) batches.next();
  process.send?.(batches.next());
});
