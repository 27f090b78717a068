import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import { type CodeLimits, type CodePurpose, tooManyTries } from "./code-limits.ts";
import type { CodeStrikesRepository } from "./code-strikes.repository.ts";
import type { CodePlace, CodesRepository } from "./codes.repository.ts";

const lifeMs = 10 * 60 * 1000;
const mostTries = 5;
/** From here on digits are too easy to guess for this address: only a mailed link works. */
const mostStrikes = 20;

export interface IssuedCode {
  readonly id: string;
  /** Six digits, or a long secret to be mailed as a link. */
  readonly code: string;
  readonly isLink: boolean;
  /** Names this request; only who asked has it. */
  readonly requestToken: string;
}

interface CodesDeps {
  readonly repository: CodesRepository;
  readonly strikes: CodeStrikesRepository;
  readonly limits: CodeLimits;
  readonly clock: Clock;
  readonly transact: Transact;
  readonly fingerprint: (purpose: string, text: string) => string;
}

export function createCodesService({ repository, strikes, limits, clock, transact, fingerprint }: CodesDeps) {
  const hashOf = {
    address: (address: string) => fingerprint("code-address", address),
    request: (token: string) => fingerprint("code-request", token),
    code: (id: string, code: string) => fingerprint(`code:${id}`, code),
  };

  return {
    /** The same work for every address, known or not: who watches the clock learns nothing. */
    async issue(purpose: CodePurpose, address: string): Promise<IssuedCode> {
      const addressHash = hashOf.address(address);
      await limits.refuseTooMany(purpose, address, addressHash);
      const now = clock.now();
      const id = createId(now);
      const requestToken = randomBytes(32).toString("base64url");
      const isLink = (await strikes.count(addressHash)) >= mostStrikes;
      const code = isLink ? randomBytes(32).toString("base64url") : String(randomInt(1_000_000)).padStart(6, "0");
      await transact(() =>
        repository.replace({
          id,
          purpose: purpose.name,
          addressHash,
          requestHash: hashOf.request(requestToken),
          codeHash: hashOf.code(id, code),
          createdAt: now,
          expiresAt: now + lifeMs,
        }),
      );
      return { id, code, isLink, requestToken };
    },

    /** The id of the code that was right; throws otherwise. Right works once. */
    async redeem(
      purpose: CodePurpose,
      given: { code: string } & ({ token: string } | { address: string }),
    ): Promise<string> {
      const now = clock.now();
      const place: CodePlace =
        "token" in given
          ? { requestHash: hashOf.request(given.token) }
          : { addressHash: hashOf.address(given.address) };
      const live = await repository.findLive(purpose.name, place, now);
      if (!live) throw wrongCode();
      const stored = await repository.takeTry(live.id, mostTries);
      if (stored === undefined) throw tooManyTries(purpose);
      const isDigits = /^\d{6}$/.test(given.code);
      const isBarred = isDigits && (await strikes.count(live.addressHash)) >= mostStrikes;
      if (isBarred || !isSame(stored, hashOf.code(live.id, given.code))) {
        await strikes.add(live.addressHash);
        throw wrongCode();
      }
      if (!(await repository.spend(live.id, now))) throw wrongCode();
      await strikes.clear(live.addressHash);
      return live.id;
    },

    /** Nothing of an erased account stays, not even how often it was mailed. */
    async forget(address: string): Promise<void> {
      await repository.forget(hashOf.address(address));
      await strikes.clear(hashOf.address(address));
    },

    /** After a password has changed, nothing that was mailed before opens anything. */
    async killAll(address: string): Promise<void> {
      await repository.spendAll(hashOf.address(address), clock.now());
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function wrongCode(): AppError {
  const sentence = "This code is not right, or it has expired";
  return new AppError("invalid_input", sentence, { fields: { otp: sentence } });
}
