import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

/** Sealed, because a notice may carry a code. */
export const writeNotice = defineJob({
  name: "notices.write",
  /** Beside it, keyed hashes of the address and the account: whoever goes takes it along. */
  payload: z.object({ sealed: z.string(), about: z.array(z.string()).default([]) }),
  maxAttempts: 5,
  timeoutMs: 30_000,
  worksWhenFull: true,
});
