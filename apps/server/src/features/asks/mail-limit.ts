import type { RateLimiter } from "#ports/rate-limiter.ts";

const dayMs = 24 * 60 * 60 * 1000;
const mailsADay = 5;

/** How many mails about questions one address gets, of all owners together. */
export function createMailLimit(limiter: RateLimiter) {
  return {
    mailsADay,
    take: async (address: string): Promise<boolean> =>
      (await limiter.take("mails with questions", address, { count: mailsADay, perMs: dayMs })).isAllowed,
  };
}

export type MailLimit = ReturnType<typeof createMailLimit>;
