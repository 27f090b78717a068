import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

/** Sends what was collected over a quiet hour. */
export const tellOfMemberships = defineJob({
  name: "memberships.tell",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 5 * 60_000,
  everyMs: 10 * 60_000,
});

/** Deletes vaults whose seven days are over. */
export const deleteVaults = defineJob({
  name: "memberships.delete-vaults",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 60 * 60_000,
  everyMs: 60 * 60_000,
  worksWhenFull: true,
});
