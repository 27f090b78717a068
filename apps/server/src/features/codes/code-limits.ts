import { AppError } from "#lib/app-error.ts";
import { furthest } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { CodesRepository } from "./codes.repository.ts";

const hourMs = 60 * 60 * 1000;
const mostPerHour = 5;
const mostPerDay = 10;

export interface CodePurpose {
  readonly name: string;
  /** The shortest time between two codes. */
  readonly gapMs: number;
  /** Mailed as a link although digits would still be safe. */
  readonly isLink?: true;
}

interface CodeLimitsDeps {
  readonly repository: Pick<CodesRepository, "countBetween">;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

export function createCodeLimits({ repository, limiter, clock }: CodeLimitsDeps) {
  return {
    async refuseTooMany(purpose: CodePurpose, address: string, addressHash: string): Promise<void> {
      // First, because it is atomic: of many concurrent requests only one reaches the counting.
      const gap = await limiter.take(`code:${purpose.name}`, address, { count: 1, perMs: purpose.gapMs });
      if (!gap.isAllowed) throw tooSoon(gap.retryAfterMs);
      const now = clock.now();
      const inHour = await repository.countBetween(addressHash, now - hourMs, furthest(0, now));
      const inDay = await repository.countBetween(addressHash, now - 24 * hourMs, furthest(0, now));
      if (inHour >= mostPerHour || inDay >= mostPerDay) throw tooSoon(inDay >= mostPerDay ? 24 * hourMs : hourMs);
    },
  };
}

export type CodeLimits = ReturnType<typeof createCodeLimits>;

export function tooManyTries({ gapMs }: CodePurpose): AppError {
  return new AppError("too_many_requests", "Too many wrong codes. Please ask for a new one", { retryAfterMs: gapMs });
}

function tooSoon(retryAfterMs: number): AppError {
  const seconds = Math.ceil(retryAfterMs / 1000);
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError("too_many_requests", `Please wait ${wait} before asking for another code`, { retryAfterMs });
}
