import { hash, verify } from "@node-rs/argon2";

import { AppError } from "#lib/app-error.ts";
import type { PasswordHasher } from "#ports/password-hasher.ts";

/** Argon2id, the library's default, at the least OWASP asks for; one check takes about 20 ms, beside the event loop. */
const usualCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const retryAfterMs = 5000;

interface HasherOptions {
  /** Each hash takes 19 MiB and one thread. */
  readonly atOnce?: number;
  readonly mostWaiting?: number;
  /** Only tests hash more cheaply. */
  readonly cost?: typeof usualCost;
}

export function createArgon2Hasher({
  atOnce = 2,
  mostWaiting = 100,
  cost = usualCost,
}: HasherOptions = {}): PasswordHasher {
  const costMark = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  const waiting: (() => void)[] = [];
  let running = 0;

  /** A limited number of logins waits in memory; more are refused. */
  async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new AppError("unavailable", "Many people are logging in right now. Please try again in a moment", {
          retryAfterMs,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password, salt) => inSlot(() => hash(password, salt === undefined ? cost : { ...cost, salt })),
    verify: (stored, password) => inSlot(() => verify(stored, password)),
    needsRehash: (stored) => !stored.startsWith(costMark),
  };
}
