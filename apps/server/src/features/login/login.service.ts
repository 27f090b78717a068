import type { Member } from "@lane/contract/sessions.ts";
import type { Language } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";
import type { Notices } from "#ports/notices.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

/** At most twenty in any minute: ten at once, and ten more as the minute passes. */
const perAddress = { count: 10, perMs: 60_000 };
const returning = { name: "return", gapMs: 60_000 };

interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  readonly language: Language | undefined;
}

interface KnownAccount extends Member {
  readonly status: "active" | "deactivated" | "disabled";
  readonly passwordHash: string;
  readonly language: Language;
}

interface StoredPasswords {
  readonly own: string | undefined;
  readonly waiting: string | undefined;
}

interface LoginDeps {
  readonly accounts: {
    findByEmail(email: string): Promise<KnownAccount | undefined>;
    change(accountId: string, change: { status?: "active"; language?: Language | undefined }): Promise<void>;
    replacePassword(accountId: string, swap: { former: string; next: string }): Promise<boolean>;
  };
  readonly registrations: {
    pendingPassword(email: string): Promise<string | undefined>;
    resend(email: string, language: Language | undefined): Promise<void>;
  };
  readonly passwords: {
    checkBoth(who: string, stored: StoredPasswords, password: string): Promise<keyof StoredPasswords | undefined>;
    needsRehash(stored: string): boolean;
    hash(password: string): Promise<string>;
  };
  readonly codes: {
    issue(of: typeof returning, address: string): Promise<{ code: string; isLink: boolean }>;
    redeem(of: typeof returning, given: { code: string; address: string }): Promise<string>;
  };
  readonly sessions: { start(member: Member, userAgent: string): Promise<Tokens> };
  readonly notices: Notices;
  readonly limiter: RateLimiter;
}

interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function createLoginService(deps: LoginDeps) {
  const { accounts, registrations, passwords, codes, sessions, notices, limiter } = deps;

  async function sendReturnCode(email: string): Promise<void> {
    const { code, isLink } = await codes.issue(returning, email);
    await notices.post({ kind: "return-code", email, code, isLink });
  }

  async function refuseSleeping({ status, email }: KnownAccount): Promise<void> {
    if (status === "disabled") throw new AppError("forbidden", "This account has been closed by the operator");
    if (status === "active") return;
    await unlessTooSoon(sendReturnCode(email));
    throw new AppError("account_deactivated", "Your account is asleep. Enter the code we sent you to come back");
  }

  /** From now on they are written to in the language that they read here. */
  async function follow(account: KnownAccount, language: Language | undefined): Promise<void> {
    if (language !== undefined && language !== account.language) await accounts.change(account.id, { language });
  }

  return {
    async logIn({ email, password }: Credentials, origin: Origin): Promise<Tokens & { user: Member }> {
      const verdict = await limiter.take("log in", origin.ip, perAddress);
      if (!verdict.isAllowed) {
        const { retryAfterMs } = verdict;
        throw new AppError("too_many_requests", "Too many tries. Please wait a moment", { retryAfterMs });
      }
      // Both are looked up and compared for every address: neither the time nor the answer tells who has an account.
      const account = await accounts.findByEmail(email);
      const waiting = await registrations.pendingPassword(email);
      const found = await passwords.checkBoth(email, { own: account?.passwordHash, waiting }, password);
      if (found === "waiting") {
        await unlessTooSoon(registrations.resend(email, origin.language));
        throw new AppError("email_unverified", "Please verify your email");
      }
      if (!account || !found) throw new AppError("unauthenticated", "Invalid email or password");
      await refuseSleeping(account);
      const { passwordHash: former } = account;
      if (passwords.needsRehash(former)) {
        // Not where another one was chosen meanwhile: that would bring the old one back.
        await accounts.replacePassword(account.id, { former, next: await passwords.hash(password) });
      }
      await follow(account, origin.language);
      return { user: account, ...(await sessions.start(account, origin.userAgent)) };
    },

    async resendReturnCode(email: string): Promise<void> {
      await sendReturnCode(email);
    },

    /** Wakes a deactivated account. */
    async comeBack(email: string, code: string, language: Language | undefined): Promise<Member> {
      await codes.redeem(returning, { code, address: email });
      const account = await accounts.findByEmail(email);
      if (account?.status !== "deactivated")
        throw new AppError("invalid_input", "This code is not right, or it has expired");
      await accounts.change(account.id, { status: "active", language });
      return account;
    },
  };
}

export type LoginService = ReturnType<typeof createLoginService>;

/** A code sent a moment ago is still good: no reason to turn somebody away who has the right password. */
async function unlessTooSoon(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "too_many_requests")) throw error;
  }
}
