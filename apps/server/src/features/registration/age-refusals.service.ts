import { randomBytes } from "node:crypto";

import { ageProblem, tooYoungToRegister } from "@lane/domain/account-checks.ts";

import { AppError } from "#lib/app-error.ts";
import { ageRefusalLifeMs } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { AgeRefusalsRepository } from "./age-refusals.repository.ts";

interface AgeRefusalsDeps {
  readonly repository: AgeRefusalsRepository;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Applicant {
  readonly email: string;
  readonly dateOfBirth: string;
}

interface AgeRefusal {
  readonly error: AppError;
  /** The cookie that marks the browser from now on: random, so it contains no personal data. */
  readonly newMark?: string;
}

/**
 * A visitor who was too young cannot register by entering another date. A keyed hash of that visitor is kept for a day.
 */
export function createAgeRefusalsService({ repository, fingerprint, clock, transact }: AgeRefusalsDeps) {
  const hashOf = {
    email: (email: string) => fingerprint("age-refusal", `email:${email}`),
    browser: (mark: string) => fingerprint("age-refusal", `browser:${mark}`),
  };

  return {
    /** Undefined for a visitor who may register. */
    async check({ email, dateOfBirth }: Applicant, mark: string | undefined): Promise<AgeRefusal | undefined> {
      const now = clock.now();
      if (ageProblem(dateOfBirth, now, tooYoungToRegister) === tooYoungToRegister) {
        const newMark = mark ?? randomBytes(16).toString("base64url");
        await transact(async () => {
          for (const who of [hashOf.email(email), hashOf.browser(newMark)])
            await repository.put(who, now + ageRefusalLifeMs);
        });
        return { error: refusal(), newMark };
      }
      const known = [hashOf.email(email), ...(mark === undefined ? [] : [hashOf.browser(mark)])];
      // A moment further ahead than that was written before the clock was set back.
      const isRefused = await repository.hasAny(known, now, now + ageRefusalLifeMs);
      return isRefused ? { error: refusal() } : undefined;
    },
  };
}

export type AgeRefusalsService = ReturnType<typeof createAgeRefusalsService>;

function refusal(): AppError {
  return new AppError("invalid_input", tooYoungToRegister, { fields: { dateOfBirth: tooYoungToRegister } });
}
