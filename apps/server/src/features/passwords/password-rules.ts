import { passwordLengthProblem } from "@lane/domain/account-checks.ts";

import type { CommonPasswords } from "#ports/common-passwords.ts";

const maxFurtherCharacters = 3;
const minNameLength = 4;
const productNames = ["memorylane", "downmemorylane"];

export interface PasswordContext {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface PasswordRulesDeps {
  readonly commonPasswords: CommonPasswords;
}

export function createPasswordRules({ commonPasswords }: PasswordRulesDeps) {
  return {
    /** The sentence that says why this password cannot be taken, or undefined. */
    async problemOf(password: string, context: PasswordContext): Promise<string | undefined> {
      const lengthProblem = passwordLengthProblem(password);
      if (lengthProblem !== undefined) return lengthProblem;
      if (await commonPasswords.isCommon(password)) return "This password is too common. Please choose another one";
      if (isMostlyOneOf(namesIn(context), password))
        return "Please choose a password that isn't your name or email address";
      if (isMostlyOneOf(productNames, password)) return "Please choose a password that isn't the name of this website";
      return undefined;
    },
  };
}

export type PasswordRules = ReturnType<typeof createPasswordRules>;

function namesIn({ email, firstName, lastName }: PasswordContext): string[] {
  const localPart = email.slice(0, email.lastIndexOf("@"));
  return [localPart, email, firstName, lastName, firstName + lastName, lastName + firstName];
}

function isMostlyOneOf(names: readonly string[], password: string): boolean {
  const given = bare(password);
  return names.map(bare).some((name) => {
    const further = lengthOf(given) - lengthOf(name);
    return lengthOf(name) >= minNameLength && further <= maxFurtherCharacters && given.includes(name);
  });
}

/** Ignores capitals, spaces and the encoding of accents. */
function bare(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s/g, "");
}

/** In code points, so that an emoji or a letter of any script counts once. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
