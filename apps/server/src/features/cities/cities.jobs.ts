import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

/** Ends at once when the list is loaded already. */
export const loadCities = defineJob({
  name: "cities.load",
  payload: z.object({}),
  maxAttempts: 20,
  timeoutMs: 10 * 60 * 1000,
  everyMs: 60 * 60 * 1000,
  isResumable: true,
});
