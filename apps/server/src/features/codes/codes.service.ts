import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { leftOf } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import { type CodeLimits, type CodePurpose, tooManyTries } from "./code-limits.ts";
import type { CodePlace, CodesRepository, CodeStrikesRepository, Replaced, UnspentCode } from "./codes.repository.ts";

const mostTries = 5;
/** After this many wrong codes digits are too easy to guess for this address: only a mailed link works. */
const mostStrikes = 20;

interface CodeMatchingDeps {
  readonly repository: Pick<CodesRepository, "takeTry">;
  readonly strikes: Pick<CodeStrikesRepository, "count" | "add">;
  readonly hashOf: (id: string, code: string) => string;
}

const lifeMs = 10 * 60 * 1000;

interface IssuedCode {
  readonly id: string;
  /** Six digits, or a long secret to be mailed as a link. */
  readonly code: string;
  readonly isLink: boolean;
  /** Identifies this request; only its client has it. */
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

  const matching = createCodeMatching({ repository, strikes, hashOf: hashOf.code });

  const listLive = (purpose: CodePurpose, place: CodePlace) => listWithin(repository, purpose, place, clock.now());

  async function spend(id: string, addressHash: string): Promise<void> {
    if (!(await repository.spend(id, clock.now()))) throw wrongCode();
    await strikes.clear(addressHash);
  }

  return {
    /** Does the same work for every address, known or not, so that the response time reveals nothing. */
    async issue(purpose: CodePurpose, address: string, replaced: Replaced = "all"): Promise<IssuedCode> {
      const addressHash = hashOf.address(address);
      await limits.refuseTooMany(purpose, address, addressHash);
      const now = clock.now();
      const id = createId(now);
      const requestToken = randomBytes(32).toString("base64url");
      const isLink = purpose.isLink ?? (await strikes.count(addressHash)) >= mostStrikes;
      const code = isLink ? randomBytes(32).toString("base64url") : String(randomInt(1_000_000)).padStart(6, "0");
      const record = {
        id,
        purpose: purpose.name,
        addressHash,
        requestHash: hashOf.request(requestToken),
        codeHash: hashOf.code(id, code),
        createdAt: now,
        expiresAt: now + lifeMs,
      };
      await transact(() => repository.replace(record, replaced));
      return { id, code, isLink, requestToken };
    },

    /** The id of the matching code; throws otherwise. A code works once. */
    async redeem(
      purpose: CodePurpose,
      given: { code: string } & ({ token: string } | { address: string }),
    ): Promise<string> {
      const place: CodePlace =
        "token" in given
          ? { requestHash: hashOf.request(given.token) }
          : { addressHash: hashOf.address(given.address) };
      const { id, addressHash } = await matching.match(purpose, await listLive(purpose, place), given.code);
      await spend(id, addressHash);
      return id;
    },

    /** The code of the address that was entered. It stays valid until it is spent. */
    async find(purpose: CodePurpose, given: { code: string; address: string }): Promise<string> {
      const place = { addressHash: hashOf.address(given.address) };
      return (await matching.match(purpose, await listLive(purpose, place), given.code)).id;
    },

    /** Succeeds for exactly one caller; throws for every other one. */
    spend: (id: string, address: string): Promise<void> => spend(id, hashOf.address(address)),

    /** Removes everything about an erased account, including how often it was mailed. */
    async forget(address: string): Promise<void> {
      await repository.forget(hashOf.address(address));
      await strikes.clear(hashOf.address(address));
    },

    /** After a change of password, no code mailed before works. */
    async killAll(address: string): Promise<void> {
      await repository.spendAll(hashOf.address(address), clock.now());
    },
  };
}

/**
 * The codes that are still alive. Expired ones are marked as spent, because they would be alive again after the clock
 * was set back.
 */
async function listWithin(
  repository: CodesRepository,
  { name }: CodePurpose,
  place: CodePlace,
  now: number,
): Promise<UnspentCode[]> {
  const unspent = await repository.listUnspent(name, place);
  const isAlive = ({ expiresAt }: UnspentCode) => leftOf(expiresAt, lifeMs, now) > 0;
  for (const { id } of unspent.filter((code) => !isAlive(code))) await repository.spend(id, now);
  return unspent.filter(isAlive);
}

function createCodeMatching({ repository, strikes, hashOf }: CodeMatchingDeps) {
  async function tried({ id }: UnspentCode, code: string): Promise<"right" | "wrong" | "worn out"> {
    const stored = await repository.takeTry(id, mostTries);
    if (stored === undefined) return "worn out";
    return isSame(stored, hashOf(id, code)) ? "right" : "wrong";
  }

  return {
    /**
     * The code that the digits belong to. A wrong try counts for each of the live codes, as it may have been meant for
     * any.
     */
    async match(purpose: CodePurpose, live: readonly UnspentCode[], code: string): Promise<UnspentCode> {
      const outcomes = [];
      for (const one of live) outcomes.push(await tried(one, code));
      const right = live[outcomes.indexOf("right")];
      if (!right && outcomes.includes("worn out")) throw tooManyTries(purpose);
      const [first] = live;
      if (!first) throw wrongCode();
      const isBarred = /^\d{6}$/.test(code) && (await strikes.count(first.addressHash)) >= mostStrikes;
      if (right && !isBarred) return right;
      await strikes.add(first.addressHash);
      throw wrongCode();
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function wrongCode(): AppError {
  const sentence = "This code isn't right, or it has expired";
  return new AppError("invalid_input", sentence, { fields: { otp: sentence } });
}
