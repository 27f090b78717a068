import type { Member } from "@lane/contract/sessions.ts";
import type { Language } from "@lane/domain/languages.ts";
import { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

const purpose = { name: "return", gapMs: 60_000 };
const proofLifeMs = 60 * 60 * 1000;

interface KnownAccount extends Member {
  readonly status: "active" | "deactivated" | "disabled";
  readonly passwordHash: string;
}

interface ReactivationDeps {
  readonly accounts: {
    findByEmail(email: string): Promise<KnownAccount | undefined>;
    /** False when the account is no longer deactivated. */
    reactivate(accountId: string): Promise<boolean>;
    change(accountId: string, change: { language: Language | undefined }): Promise<void>;
  };
  readonly codes: {
    issue(of: typeof purpose, address: string): Promise<{ code: string; isLink: boolean }>;
    redeem(of: typeof purpose, given: { code: string; address: string }): Promise<string>;
  };
  readonly notices: Notices;
  readonly sealer: Sealer;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface NamedRequest {
  readonly email: string;
  readonly requestToken?: string | undefined;
  readonly keptToken?: string | undefined;
}

const proofSchema = z.object({
  asks: z.literal("return"),
  accountId: z.string(),
  /** A hash of the verified password: the proof is void once the password has changed. */
  shown: z.string(),
  until: z.number(),
});

/**
 * A deactivated account is reactivated by its password and a mailed code, both. A login with the right password gets a
 * proof; without one, no code is sent or accepted.
 */
export function createReactivationService(deps: ReactivationDeps) {
  const { accounts, codes, notices, sealer, fingerprint, clock, transact } = deps;

  function shownBy({ passwordHash }: KnownAccount): string {
    return fingerprint("reactivation", passwordHash);
  }

  async function proven({ email, requestToken, keptToken }: NamedRequest): Promise<KnownAccount> {
    const proof = proofSchema.safeParse(openedJson(sealer, requestToken ?? keptToken ?? ""));
    const account = await accounts.findByEmail(email);
    if (!proof.success || account?.status !== "deactivated") throw logInAgain();
    const { accountId, shown, until } = proof.data;
    const isGood = accountId === account.id && shown === shownBy(account) && until > clock.now();
    if (!isGood) throw logInAgain();
    return account;
  }

  async function sendCode(email: string): Promise<void> {
    const { code, isLink } = await codes.issue(purpose, email);
    await notices.post({ kind: "return-code", email, code, isLink });
  }

  return {
    /** For an account whose password was verified just now. */
    prove: (account: KnownAccount): string =>
      sealer.seal(
        JSON.stringify({
          asks: "return",
          accountId: account.id,
          shown: shownBy(account),
          until: clock.now() + proofLifeMs,
        }),
      ),

    sendCode,

    async resend(named: NamedRequest): Promise<void> {
      await sendCode((await proven(named)).email);
    },

    async complete(
      { code, ...named }: NamedRequest & { readonly code: string },
      language: Language | undefined,
    ): Promise<Member> {
      const account = await proven(named);
      await codes.redeem(purpose, { code, address: account.email });
      await transact(async () => {
        if (!(await accounts.reactivate(account.id))) throw logInAgain();
        await accounts.change(account.id, { language });
        await notices.post({ kind: "account-reactivated", email: account.email });
      });
      return account;
    },
  };
}

function openedJson(sealer: Sealer, sealed: string): unknown {
  try {
    return JSON.parse(sealer.open(sealed));
  } catch {
    return undefined;
  }
}

function logInAgain(): AppError {
  return new AppError("invalid_input", "Please log in with your password again, and we'll send you a new code");
}
