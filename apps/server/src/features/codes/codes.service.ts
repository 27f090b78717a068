import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";
import type { Transact } from "#ports/transact.ts";

import type { CodePlace, CodesRepository } from "./codes.repository.ts";

const lifeMs = 10 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const mostPerHour = 5;
const mostPerDay = 10;
const mostTries = 5;
/** From here on digits are too easy to guess for this address: only a mailed link works. */
const mostStrikes = 20;

export interface CodePurpose {
  readonly name: string;
  /** How long to wait before another one may be sent. */
  readonly gapMs: number;
}

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
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly transact: Transact;
  readonly fingerprint: (purpose: string, text: string) => string;
}

export function createCodesService({ repository, limiter, clock, transact, fingerprint }: CodesDeps) {
  const hashOf = {
    address: (address: string) => fingerprint("code-address", address),
    request: (token: string) => fingerprint("code-request", token),
    code: (id: string, code: string) => fingerprint(`code:${id}`, code),
  };

  async function refuseTooMany(purpose: CodePurpose, address: string): Promise<void> {
    // First, because it is atomic: of many at once only one gets as far as the counting.
    const gap = await limiter.take(`code:${purpose.name}`, address, { count: 1, perMs: purpose.gapMs });
    if (!gap.isAllowed) throw tooSoon(gap.retryAfterMs);
    const now = clock.now();
    const inHour = await repository.countSince(hashOf.address(address), now - hourMs);
    const inDay = await repository.countSince(hashOf.address(address), now - 24 * hourMs);
    if (inHour >= mostPerHour || inDay >= mostPerDay) throw tooSoon(inDay >= mostPerDay ? 24 * hourMs : hourMs);
  }

  return {
    /** The same work for every address, known or not: who watches the clock learns nothing. */
    async issue(purpose: CodePurpose, address: string): Promise<IssuedCode> {
      await refuseTooMany(purpose, address);
      const now = clock.now();
      const id = createId(now);
      const requestToken = randomBytes(32).toString("base64url");
      const addressHash = hashOf.address(address);
      const isLink = (await repository.strikes(addressHash)) >= mostStrikes;
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
      const isBarred = isDigits && (await repository.strikes(live.addressHash)) >= mostStrikes;
      if (isBarred || !isSame(stored, hashOf.code(live.id, given.code))) {
        await repository.addStrike(live.addressHash);
        throw wrongCode();
      }
      if (!(await repository.spend(live.id, now))) throw wrongCode();
      await repository.clearStrikes(live.addressHash);
      return live.id;
    },

    /** Nothing of an erased account stays, not even how often it was mailed. */
    async forget(address: string): Promise<void> {
      await repository.forget(hashOf.address(address));
    },

    /** After a password has changed, nothing that was mailed before opens anything. */
    async killAll(address: string): Promise<void> {
      await repository.spendAll(hashOf.address(address), clock.now());
    },
  };
}

export type CodesService = ReturnType<typeof createCodesService>;

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function wrongCode(): AppError {
  const sentence = "This code is not right, or it has expired";
  return new AppError("invalid_input", sentence, { fields: { otp: sentence } });
}

function tooManyTries({ gapMs }: CodePurpose): AppError {
  return new AppError("too_many_requests", "Too many wrong codes. Please ask for a new one", { retryAfterMs: gapMs });
}

function tooSoon(retryAfterMs: number): AppError {
  const seconds = Math.ceil(retryAfterMs / 1000);
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError("too_many_requests", `Please wait ${wait} before asking for another code`, { retryAfterMs });
}
