import type { Registration } from "@lane/contract/auth.ts";
import { ageProblem, tooYoungToRegister } from "@lane/domain/account-checks.ts";
import { type Language, usualLanguage } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { registrationLifeMs } from "#lib/lifetimes.ts";

import { type CompletionDeps, createCompletion } from "./registration-completion.ts";
import type { RegistrationRepository } from "./registration.repository.ts";
import { createSignUpNames, type NamedSignUp } from "./sign-up-names.ts";

const purpose = { name: "signup", gapMs: 60_000 };

interface RegistrationDeps extends Omit<CompletionDeps, "names" | "purpose"> {
  readonly repository: RegistrationRepository;
  readonly passwords: CompletionDeps["passwords"] & {
    acceptForSignUp(password: string, context: Registration, field: string): Promise<string>;
  };
  readonly codes: CompletionDeps["codes"] & {
    issue(
      of: typeof purpose,
      address: string,
      replaced: { id: string | undefined },
    ): Promise<{ id: string; code: string; isLink: boolean }>;
  };
  readonly fingerprint: (purpose: string, text: string) => string;
}

/**
 * Signing up does the same work for every address, in the same order: whether an account exists is looked up only when
 * the mail is written, out of sight of whoever asked.
 */
export function createRegistrationService(deps: RegistrationDeps) {
  const { repository, passwords, codes, notices, fingerprint, clock, transact } = deps;
  const names = createSignUpNames(fingerprint);
  const { tokenOf } = names;

  return {
    async signUp(registration: Registration, language: Language = usualLanguage): Promise<{ requestToken: string }> {
      const { email, firstName } = registration;
      const now = clock.now();
      const problem = ageProblem(registration.dateOfBirth, now, tooYoungToRegister);
      if (problem) throw new AppError("invalid_input", problem, { fields: { dateOfBirth: problem } });
      const passwordHash = await passwords.acceptForSignUp(registration.password, registration, "password");
      const { id: codeId, code, isLink } = await codes.issue(purpose, email, { id: undefined });
      const id = createId(now);
      const cityId = registration.cityId ?? null;
      await transact(async () => {
        const kept = { createdAt: now, expiresAt: now + registrationLifeMs };
        await repository.insert({ ...registration, id, cityId, codeId, passwordHash }, kept);
        await notices.post({ kind: "signup-code", email, firstName, code, isLink, language });
      });
      return { requestToken: tokenOf({ id }) };
    },

    /** Another code for the registration that is named, or for the newest of the address. */
    async resend(named: NamedSignUp, language: Language = usualLanguage): Promise<void> {
      const { email } = named;
      const waiting = await repository.list(email, clock.now());
      const token = names.tokenFor(waiting, named);
      const pending = token === undefined ? waiting[0] : waiting.find((one) => tokenOf(one) === token);
      const { id, code, isLink } = await codes.issue(purpose, email, { id: pending?.codeId });
      await transact(async () => {
        await repository.renew(pending?.id ?? "", id, clock.now() + registrationLifeMs);
        if (!pending) return;
        const { firstName } = pending;
        await notices.post({ kind: "signup-code", email, firstName, code, isLink, language });
      });
    },

    /** The passwords of those who have not verified the address yet, as hashes, with the tokens of their sign-ups. */
    async waitingPasswords(email: string): Promise<{ passwordHash: string; requestToken: string }[]> {
      const waiting = await repository.list(email, clock.now());
      return waiting.map((one) => ({ passwordHash: one.passwordHash, requestToken: tokenOf(one) }));
    },

    /** Somebody who leaves for good may have signed up a second time, and that waits for a code still. */
    async forget(email: string): Promise<void> {
      await repository.removeAll(email);
    },

    complete: createCompletion({ ...deps, names, purpose }),
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;
