import { randomBytes } from "node:crypto";

import type { Member } from "@lane/contract/sessions.ts";
import { type Language, usualLanguage } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { PendingRegistration, RegistrationRepository } from "./registration.repository.ts";
import type { NamedSignUp, SignUpNames } from "./sign-up-names.ts";

const wrongCode = "This code is not right, or it has expired";
const othersCode = "This code belongs to another sign-up. Try the other code in your inbox, or register again";

interface CodePurpose {
  readonly name: string;
  readonly gapMs: number;
}

export interface CompletionDeps {
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

/** Opens the account of the sign-up whose code was entered. */
export function createCompletion(deps: CompletionDeps) {
  const { repository, names, purpose, passwords, codes, accounts, cities, notices, clock, transact } = deps;

  /** The list may have changed since; then the name is what is left. */
  async function knownCity(cityId: string | null): Promise<string | null> {
    return cityId && (await cities.findById(cityId)) ? cityId : null;
  }

  /**
   * Anybody may have signed up this address too, and the code does not tell whose password its reader typed. Then
   * neither counts, and the owner of the mailbox chooses one.
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
      // First, because it makes others wait who enter another code of the same address.
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
