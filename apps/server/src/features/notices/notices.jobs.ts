import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

/** Sealed, because a notice may carry a code. */
export const writeNotice = defineJob({
  name: "notices.write",
  /** `about` has keyed hashes of the address and of the account: a notice is deleted with its account. */
  payload: z.object({ sealed: z.string(), about: z.array(z.string()).default([]) }),
  subjectOf: ({ about: [address] }) => address,
  ownerOf: ({ about: [, account] }) => account,
  maxAttempts: 5,
  timeoutMs: 30_000,
  worksWhenFull: true,
});
