import { randomBytes } from "node:crypto";

import type { Registration } from "@lane/contract/auth.ts";
import type { Member } from "@lane/contract/sessions.ts";
import { ageProblem, tooYoungToRegister } from "@lane/domain/account-checks.ts";
import { type Language, usualLanguage } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { registrationLifeMs } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { PendingRegistration, RegistrationRepository } from "./registration.repository.ts";

const wrongCode = "This code isn't right, or it has expired";
const othersCode = "This code belongs to another sign-up. Try the other code in your inbox, or register again";

interface CodePurpose {
  readonly name: string;
  readonly gapMs: number;
}

interface CompletionDeps {
  readonly repository: Pick<RegistrationRepository, "list" | "removeAll">;
  readonly names: SignUpNames;
  readonly purpose: CodePurpose;
  readonly passwords: { hash(password: string): Promise<string> };
  readonly codes: {
    find(of: CodePurpose, given: { code: string; address: string }): Promise<string>;
    spend(id: string, address: string): Promise<void>;
  };
  readonly accounts: {
    findByEmail(email: string): Promise<object | undefined>;
    open(account: Omit<PendingRegistration, "id" | "codeId"> & { readonly language: Language }): Promise<string>;
  };
  readonly cities: { findById(cityId: string): Promise<object | undefined> };
  readonly notices: Notices;
  readonly clock: Clock;
  readonly transact: Transact;
}

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
 * the mail is written, so that the response time does not reveal it.
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

    /** Sends another code for the named registration, or for the newest of the address. */
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

    /** The password hashes of unconfirmed registrations, with their request tokens. */
    async waitingPasswords(email: string): Promise<{ passwordHash: string; requestToken: string }[]> {
      const waiting = await repository.list(email, clock.now());
      return waiting.map((one) => ({ passwordHash: one.passwordHash, requestToken: tokenOf(one) }));
    },

    /** A member who deletes their account may have a second registration that still waits for a code. */
    async forget(email: string): Promise<void> {
      await repository.removeAll(email);
    },

    complete: createCompletion({ ...deps, names, purpose }),
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** Opens the account of the registration whose code was entered. */
function createCompletion(deps: CompletionDeps) {
  const { repository, names, purpose, passwords, codes, accounts, cities, notices, clock, transact } = deps;

  /** The city list may have changed since; then only the name is kept. */
  async function knownCity(cityId: string | null): Promise<string | null> {
    return cityId && (await cities.findById(cityId)) ? cityId : null;
  }

  /**
   * Another visitor may have registered this address too, and the code does not show whose password is the right one.
   * Then neither counts, and the owner of the mailbox chooses one.
   */
  async function passwordFor(entered: PendingRegistration, waiting: readonly PendingRegistration[], isNamed: boolean) {
    const isContested = !isNamed && waiting.some(({ passwordHash }) => passwordHash !== entered.passwordHash);
    if (!isContested) return { passwordHash: entered.passwordHash, isContested };
    return { passwordHash: await passwords.hash(randomBytes(32).toString("base64url")), isContested };
  }

  return async (
    { code, ...named }: NamedSignUp & { readonly code: string },
    language: Language = usualLanguage,
  ): Promise<Member> => {
    const { email } = named;
    const codeId = await codes.find(purpose, { code, address: email });
    const waiting = await repository.list(email, clock.now());
    const entered = waiting.find((one) => one.codeId === codeId);
    if (!entered) throw refusal(wrongCode);
    const token = names.tokenFor(waiting, named);
    if (token !== undefined && token !== names.tokenOf(entered)) throw refusal(othersCode);
    const { passwordHash, isContested } = await passwordFor(entered, waiting, token !== undefined);
    await codes.spend(codeId, email);
    return transact(async () => {
      // First, because the delete locks the rows: another code of the same address waits until the transaction is over.
      const removed = await repository.removeAll(email);
      if (removed === 0 || (await accounts.findByEmail(email))) throw refusal(wrongCode);
      const { id: _, codeId: __, ...person } = entered;
      const cityId = await knownCity(person.cityId);
      const id = await accounts.open({ ...person, passwordHash, cityId, language });
      if (isContested) await notices.post({ kind: "password-needed", email });
      return { id, email, firstName: person.firstName, lastName: person.lastName };
    });
  };
}

function refusal(sentence: string): AppError {
  return new AppError("invalid_input", sentence, { fields: { otp: sentence } });
}

/** A registration as its own client identifies it. */
interface NamedSignUp {
  readonly email: string;
  readonly requestToken?: string | undefined;
  /**
   * From the browser's cookie, which may belong to another registration: it counts only if that one waits at this
   * address.
   */
  readonly keptToken?: string | undefined;
}

type Named = Pick<PendingRegistration, "id">;

function createSignUpNames(fingerprint: (purpose: string, text: string) => string) {
  /** Identifies one registration, however often its code is sent. */
  const tokenOf = ({ id }: Named): string => fingerprint("registration", id);

  return {
    tokenOf,
    /** Undefined when the client names none of the waiting registrations. */
    tokenFor: (waiting: readonly Named[], { requestToken, keptToken }: NamedSignUp): string | undefined =>
      requestToken ?? (waiting.some((one) => tokenOf(one) === keptToken) ? keptToken : undefined),
  };
}

type SignUpNames = ReturnType<typeof createSignUpNames>;
