import { AppError } from "#lib/app-error.ts";
import { leftOf } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { PasswordHasher } from "#ports/password-hasher.ts";

import type { PasswordRules, PasswordContext } from "./password-rules.ts";
import type { PasswordsRepository } from "./passwords.repository.ts";

/** After the fifth wrong password 1, 2, 4 ... seconds, never more than a quarter of an hour. */
const longestWaitMs = 15 * 60 * 1000;
const usualWaitsMs = [0, 0, 0, 0, ...Array.from({ length: 10 }, (_, step) => 1000 * 2 ** step), longestWaitMs];

const saltBytes = 16;

interface PasswordsDeps {
  readonly repository: PasswordsRepository;
  readonly hasher: PasswordHasher;
  readonly rules: PasswordRules;
  readonly clock: Clock;
  readonly fingerprint: (purpose: string, text: string) => string;
  /** How long the next try waits after so many wrong ones. */
  readonly waitsMs?: readonly number[];
}

interface Candidates {
  readonly own: string | undefined;
  /** Hashes of registrations that wait for their code. */
  readonly waiting: readonly string[];
}

/** Which of the candidates matched. `isOutdated` when the hash should be renewed. */
type Found =
  | { readonly kind: "own"; readonly isOutdated: boolean }
  | { readonly kind: "waiting"; readonly hash: string };

export function createPasswordsService(deps: PasswordsDeps) {
  const { repository, hasher, rules, clock, fingerprint, waitsMs = usualWaitsMs } = deps;
  /** Compared when there is no account, so that this takes as long as a wrong password. */
  let decoy: Promise<string> | undefined;

  /** `who` is the address or account whose tries are counted. */
  async function takeTry(who: string): Promise<string> {
    const whoHash = fingerprint("password-tries", who);
    const now = clock.now();
    const taken = await repository.takeTry(whoHash, now, waitsMs);
    if (taken !== undefined) return whoHash;
    const { tries, until } = await repository.findBlock(whoHash);
    const ownWaitMs = waitsMs[tries - 1] ?? longestWaitMs;
    const retryAfterMs = Math.max(1, leftOf(until, ownWaitMs, now));
    // Otherwise a clock that was set back a little would make the wait longer than announced.
    if (until > now + ownWaitMs) await repository.shortenBlock(whoHash, now + ownWaitMs);
    throw new AppError("too_many_requests", "Too many wrong passwords. Please wait a moment", { retryAfterMs });
  }

  async function isStored(stored: string | undefined, password: string): Promise<boolean> {
    decoy ??= hasher.hash("nobody's password");
    return (await hasher.verify(stored ?? (await decoy), password)) && stored !== undefined;
  }

  /** Older hashes were made of the password without normalisation: that form is tried too, in every case. */
  async function compare(stored: string | undefined, typed: string): Promise<"right" | "right as typed" | "wrong"> {
    const password = inOneForm(typed);
    if (await isStored(stored, password)) return "right";
    return password !== typed && (await isStored(stored, typed)) ? "right as typed" : "wrong";
  }

  /** One salt for all sign-ups of an address: a single hash shows whether a password belongs to any of them. */
  function hashForSignUp(email: string, password: string): Promise<string> {
    const salt = Buffer.from(fingerprint("sign-up-salt", email), "base64url").subarray(0, saltBytes);
    return hasher.hash(inOneForm(password), salt);
  }

  async function refuseBad(password: string, context: PasswordContext, field: string): Promise<void> {
    const problem = await rules.problemOf(inOneForm(password), context);
    if (problem) throw new AppError("invalid_input", problem, { fields: { [field]: problem } });
  }

  return {
    /** Hash of a password that follows the rules; otherwise the sentence that says which one it breaks. */
    async accept(password: string, context: PasswordContext, field: string): Promise<string> {
      await refuseBad(password, context, field);
      return hasher.hash(inOneForm(password));
    },

    /** The same hash for the same password and address at every sign-up. */
    async acceptForSignUp(password: string, context: PasswordContext, field: string): Promise<string> {
      await refuseBad(password, context, field);
      return hashForSignUp(context.email, password);
    },

    async check(who: string, stored: string | undefined, password: string): Promise<boolean> {
      const whoHash = await takeTry(who);
      const isRight = (await compare(stored, password)) !== "wrong";
      if (isRight) await repository.clearTries(whoHash);
      return isRight;
    },

    /**
     * Does the same work with an account, a waiting registration, both or neither. Only the account's own password
     * resets the failed tries: any visitor may register any address, and could otherwise guess for ever by entering
     * that password in between.
     */
    async checkBoth(email: string, { own, waiting }: Candidates, password: string): Promise<Found | undefined> {
      const whoHash = await takeTry(email);
      const [outcome, forSignUp] = await Promise.all([compare(own, password), hashForSignUp(email, password)]);
      if (own !== undefined && outcome !== "wrong") {
        await repository.clearTries(whoHash);
        return { kind: "own", isOutdated: outcome === "right as typed" || hasher.needsRehash(own) };
      }
      return waiting.includes(forSignUp) ? { kind: "waiting", hash: forSignUp } : undefined;
    },

    forgive: (who: string): Promise<void> => repository.clearTries(fingerprint("password-tries", who)),

    hash: (password: string) => hasher.hash(inOneForm(password)),
  };
}

/** An accent may be encoded as one code point or as two, which look the same. */
function inOneForm(password: string): string {
  return password.normalize("NFC");
}
