import { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import { leftOf } from "#lib/moments.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

const purpose = { name: "reset", gapMs: 10_000 };
/** For a browser that has not asked for anything, and so has no page to enter digits on. */
const unasked = { ...purpose, isLink: true } as const;
const grantLifeMs = 10 * 60 * 1000;

interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

interface RecoveryDeps {
  readonly accounts: {
    findByEmail(email: string): Promise<Person | undefined>;
    replacePassword(accountId: string, swap: { former: string; next: string }): Promise<boolean>;
  };
  readonly passwords: {
    accept(password: string, context: Person, field: string): Promise<string>;
    forgive(who: string): Promise<void>;
  };
  readonly codes: {
    issue(
      of: typeof purpose & { readonly isLink?: true },
      address: string,
    ): Promise<{ code: string; isLink: boolean; requestToken: string }>;
    redeem(of: typeof purpose, given: { code: string; token: string }): Promise<string>;
    killAll(address: string): Promise<void>;
  };
  readonly sessions: { endAll(accountId: string): Promise<void> };
  readonly notices: Notices;
  readonly sealer: Sealer;
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly transact: Transact;
}

const requestSchema = z.object({ asks: z.literal("reset"), email: z.string(), token: z.string() });
const grantSchema = z.object({
  grants: z.literal("reset"),
  email: z.string(),
  /** A hash of the password it replaces: the grant is void once that has changed, by this grant or otherwise. */
  replaces: z.string(),
  until: z.number(),
});

export function createRecoveryService(deps: RecoveryDeps) {
  const { accounts, passwords, codes, sessions, notices, sealer, fingerprint, clock, transact } = deps;
  const sealedRequest = (email: string, token: string): string =>
    sealer.seal(JSON.stringify({ asks: "reset", email, token }));

  return {
    /** The same answer for every address; whether there is an account is looked up when the mail is written. */
    async ask(email: string): Promise<{ token: string }> {
      const { code, isLink, requestToken } = await codes.issue(purpose, email);
      await notices.post({ kind: "reset-code", email, code, isLink });
      return { token: sealedRequest(email, requestToken) };
    },

    /** For the operator: nobody has asked in a browser, so the mailed link carries the request. */
    async sendLink(email: string): Promise<void> {
      const { code: secret, requestToken } = await codes.issue(unasked, email);
      await notices.post({ kind: "reset-link", email, secret, request: sealedRequest(email, requestToken) });
    },

    async prove(sealedRequest: string, code: string): Promise<{ grant: string }> {
      const { email, token } = opened(sealer, requestSchema, sealedRequest);
      await codes.redeem(purpose, { code, token });
      const account = await accounts.findByEmail(email);
      if (!account) throw startAgain();
      const replaces = fingerprint("reset-grant", account.passwordHash);
      const until = clock.now() + grantLifeMs;
      return { grant: sealer.seal(JSON.stringify({ grants: "reset", email, replaces, until })) };
    },

    async reset(grant: string, newPassword: string): Promise<void> {
      const { email, replaces, until } = opened(sealer, grantSchema, grant);
      const account = await accounts.findByEmail(email);
      const isCurrent = account && replaces === fingerprint("reset-grant", account.passwordHash);
      if (!account || !isCurrent || leftOf(until, grantLifeMs, clock.now()) === 0) throw startAgain();
      const next = await passwords.accept(newPassword, account, "newPassword");
      await transact(async () => {
        // Concurrent requests may have come this far with the same grant: one of them succeeds.
        const isMine = await accounts.replacePassword(account.id, { former: account.passwordHash, next });
        if (!isMine) throw startAgain();
        await sessions.endAll(account.id);
        await codes.killAll(email);
        await passwords.forgive(email);
        await notices.post({ kind: "password-changed", email });
      });
    },
  };
}

export type RecoveryService = ReturnType<typeof createRecoveryService>;

function opened<T>(sealer: Sealer, schema: z.ZodType<T>, sealed: string): T {
  try {
    return schema.parse(JSON.parse(sealer.open(sealed)));
  } catch {
    // The text is no grant of ours.
    throw startAgain();
  }
}

function startAgain(): AppError {
  return new AppError("invalid_input", "This link or code is no longer valid. Please start again");
}
