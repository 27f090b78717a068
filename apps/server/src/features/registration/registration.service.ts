import type { Registration } from "@lane/contract/auth.ts";
import { birthDateProblem } from "@lane/contract/fields.ts";
import type { Member } from "@lane/contract/sessions.ts";
import { type Language, usualLanguage } from "@lane/domain/languages.ts";
import { minimumAge } from "@lane/domain/limits.ts";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { PendingRegistration, RegistrationRepository } from "./registration.repository.ts";

const keptMs = 24 * 60 * 60 * 1000;
const purpose = { name: "signup", gapMs: 60_000 };
const tooYoung = `You must be at least ${minimumAge} years old to register`;
const wrongCode = "This code is not right, or it has expired";
const othersCode = "This code belongs to another registration. Please register again";

interface RegistrationDeps {
  readonly repository: RegistrationRepository;
  readonly passwords: { accept(password: string, context: Registration, field: string): Promise<string> };
  readonly codes: {
    issue(of: typeof purpose, address: string): Promise<{ id: string; code: string; isLink: boolean }>;
    redeem(of: typeof purpose, given: { code: string; address: string }): Promise<string>;
  };
  readonly accounts: {
    findByEmail(email: string): Promise<object | undefined>;
    open(account: PendingRegistration & { readonly language: Language }): Promise<string>;
  };
  readonly cities: { findById(cityId: string): Promise<object | undefined> };
  readonly notices: Notices;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface GivenCode {
  readonly email: string;
  readonly code: string;
  readonly requestToken?: string | undefined;
}

/**
 * Signing up does the same work for every address, in the same order: whether an account exists is looked up only when
 * the mail is written, out of sight of whoever asked.
 */
export function createRegistrationService(deps: RegistrationDeps) {
  const { repository, passwords, codes, accounts, cities, notices, fingerprint, clock, transact } = deps;

  /** The list may have changed since; then the name is what is left. */
  async function knownCity(cityId: string | null | undefined): Promise<string | null> {
    return cityId && (await cities.findById(cityId)) ? cityId : null;
  }

  /** Names one registration, however often its code is sent anew: the salt in the hash is nobody else's. */
  function tokenOf({ passwordHash }: Pick<PendingRegistration, "passwordHash">): string {
    return fingerprint("registration", passwordHash);
  }

  return {
    async signUp(registration: Registration, language: Language = usualLanguage): Promise<{ requestToken: string }> {
      const { email, firstName } = registration;
      const problem = birthDateProblem(registration.dateOfBirth, clock.now(), tooYoung);
      if (problem) throw new AppError("invalid_input", problem, { fields: { dateOfBirth: problem } });
      const passwordHash = await passwords.accept(registration.password, registration, "password");
      const { id, code, isLink } = await codes.issue(purpose, email);
      await transact(async () => {
        await repository.put(
          { ...registration, cityId: registration.cityId ?? null, passwordHash },
          id,
          clock.now() + keptMs,
        );
        await notices.post({ kind: "signup-code", email, firstName, code, isLink, language });
      });
      return { requestToken: tokenOf({ passwordHash }) };
    },

    /** Another code for the registration that waits at this address, if one does. */
    async resend(email: string, language: Language = usualLanguage): Promise<void> {
      const { id, code, isLink } = await codes.issue(purpose, email);
      const pending = await repository.find(email, clock.now());
      await transact(async () => {
        await repository.renew(email, id, clock.now() + keptMs);
        if (!pending) return;
        const { firstName } = pending;
        await notices.post({ kind: "signup-code", email, firstName, code, isLink, language });
      });
    },

    /** Hash of the password somebody chose who has not verified the address yet. */
    async pendingPassword(email: string): Promise<string | undefined> {
      return (await repository.find(email, clock.now()))?.passwordHash;
    },

    /** Whoever leaves for good may have signed up a second time, and that waits for a code still. */
    forget: (email: string): Promise<void> => repository.remove(email),

    async complete({ email, code, requestToken }: GivenCode, language: Language = usualLanguage): Promise<Member> {
      const codeId = await codes.redeem(purpose, { code, address: email });
      return transact(async () => {
        const pending = await repository.take(email, codeId);
        if (!pending || (await accounts.findByEmail(email))) throw refusal(wrongCode);
        // Somebody else registered the same address since: their password would open what the owner confirms.
        if (requestToken !== undefined && requestToken !== tokenOf(pending)) throw refusal(othersCode);
        const { firstName, lastName } = pending;
        const cityId = await knownCity(pending.cityId);
        return { id: await accounts.open({ ...pending, cityId, language }), email, firstName, lastName };
      });
    },
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

function refusal(sentence: string): AppError {
  return new AppError("invalid_input", sentence, { fields: { otp: sentence } });
}
