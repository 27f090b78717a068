import { timingSafeEqual } from "node:crypto";

import { AppError } from "#lib/app-error.ts";

import { type CodePurpose, tooManyTries } from "./code-limits.ts";
import type { CodeStrikesRepository } from "./code-strikes.repository.ts";
import type { CodesRepository, UnspentCode } from "./codes.repository.ts";

const mostTries = 5;
/** From here on digits are too easy to guess for this address: only a mailed link works. */
export const mostStrikes = 20;

interface CodeMatchingDeps {
  readonly repository: Pick<CodesRepository, "takeTry">;
  readonly strikes: Pick<CodeStrikesRepository, "count" | "add">;
  readonly hashOf: (id: string, code: string) => string;
}

export function createCodeMatching({ repository, strikes, hashOf }: CodeMatchingDeps) {
  async function tried({ id }: UnspentCode, code: string): Promise<"right" | "wrong" | "worn out"> {
    const stored = await repository.takeTry(id, mostTries);
    if (stored === undefined) return "worn out";
    return isSame(stored, hashOf(id, code)) ? "right" : "wrong";
  }

  return {
    /** Which of these the digits belong to. A try counts for each of them, as it may have been meant for any. */
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

export function wrongCode(): AppError {
  const sentence = "This code is not right, or it has expired";
  return new AppError("invalid_input", sentence, { fields: { otp: sentence } });
}
