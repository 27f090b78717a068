import type { Member } from "@lane/contract/sessions.ts";
import type { Language } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

/**
 * Each compares two passwords, of which a hundred may wait. The rest is refused before it asks the database for anything:
 * five hundred at once would hold up everybody else for that long.
 */
const mostAtOnce = 50;
const retryAfterMs = 5000;
/** At most twenty in any minute: ten at once, and ten more as the minute passes. */
const perAddress = { count: 10, perMs: 60_000 };

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
  readonly waiting: readonly string[];
}

/** Which of the stored passwords matched. `isOutdated` when the password is to be hashed anew. */
type FoundPassword =
  | { readonly kind: "own"; readonly isOutdated: boolean }
  | { readonly kind: "waiting"; readonly hash: string };

interface LoginDeps {
  readonly accounts: {
    findByEmail(email: string): Promise<KnownAccount | undefined>;
    change(accountId: string, change: { language: Language }): Promise<void>;
    replacePassword(accountId: string, swap: { former: string; next: string }): Promise<boolean>;
  };
  readonly registrations: {
    waitingPasswords(email: string): Promise<{ passwordHash: string; requestToken: string }[]>;
    resend(named: { email: string; requestToken: string }, language: Language | undefined): Promise<void>;
  };
  readonly passwords: {
    checkBoth(email: string, stored: StoredPasswords, password: string): Promise<FoundPassword | undefined>;
    hash(password: string): Promise<string>;
  };
  readonly reactivation: { prove(account: KnownAccount): string; sendCode(email: string): Promise<void> };
  readonly sessions: { start(member: Member, userAgent: string): Promise<Tokens> };
  readonly limiter: RateLimiter;
  /** How the operator can be reached. */
  readonly contact: string | undefined;
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
  const { accounts, registrations, passwords, reactivation, sessions, limiter } = deps;

  async function refuseSleeping(account: KnownAccount): Promise<void> {
    if (account.status === "disabled") throw new AppError("forbidden", disabledSentence(deps.contact));
    if (account.status === "active") return;
    await unlessTooSoon(reactivation.sendCode(account.email));
    const sentence = "Your account is deactivated. Enter the code we sent you to reactivate it";
    throw new AppError("account_deactivated", sentence, { requestToken: reactivation.prove(account) });
  }

  /** From now on mails to the account are in the language of this login. */
  async function follow(account: KnownAccount, language: Language | undefined): Promise<void> {
    if (language !== undefined && language !== account.language) await accounts.change(account.id, { language });
  }

  async function judge({ email, password }: Credentials, origin: Origin): Promise<Tokens & { user: Member }> {
    const verdict = await limiter.take("log in", origin.ip, perAddress);
    if (!verdict.isAllowed) {
      const { retryAfterMs } = verdict;
      throw new AppError("too_many_requests", "Too many tries. Please wait a moment", { retryAfterMs });
    }
    // Both are looked up and compared for every address, so that neither the time nor the answer reveals who has an
    // account.
    const account = await accounts.findByEmail(email);
    const waiting = await registrations.waitingPasswords(email);
    const hashes = waiting.map(({ passwordHash }) => passwordHash);
    const found = await passwords.checkBoth(email, { own: account?.passwordHash, waiting: hashes }, password);
    if (found?.kind === "waiting") {
      const requestToken = waiting.find(({ passwordHash }) => passwordHash === found.hash)?.requestToken ?? "";
      await unlessTooSoon(registrations.resend({ email, requestToken }, origin.language));
      throw new AppError("email_unverified", "Please verify your email", { requestToken });
    }
    if (!account || !found) throw new AppError("unauthenticated", "Invalid email or password");
    await refuseSleeping(account);
    if (found.isOutdated) {
      // Only if the password was not changed meanwhile: otherwise this would restore the old one.
      const { passwordHash: former } = account;
      await accounts.replacePassword(account.id, { former, next: await passwords.hash(password) });
    }
    await follow(account, origin.language);
    return { user: account, ...(await sessions.start(account, origin.userAgent)) };
  }

  const admit = createCrowdLimit();
  return { logIn: (credentials: Credentials, origin: Origin) => admit(() => judge(credentials, origin)) };
}

export type LoginService = ReturnType<typeof createLoginService>;

function createCrowdLimit() {
  let atOnce = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (atOnce >= mostAtOnce) {
      const sentence = "Many people are logging in right now. Please try again in a moment";
      throw new AppError("unavailable", sentence, { retryAfterMs });
    }
    atOnce += 1;
    try {
      return await work();
    } finally {
      atOnce -= 1;
    }
  };
}

/** Who cannot log in cannot download their memories either, so they are told whom to ask. */
function disabledSentence(contact: string | undefined): string {
  return contact === undefined
    ? "Your account is disabled, but nothing in it is lost. Please contact the people who run this site"
    : `Your account is disabled, but nothing in it is lost. Please contact us about it, or for a copy of your memories: ${contact}`;
}

/** A code sent a moment ago is still valid: no reason to refuse a member with the right password. */
async function unlessTooSoon(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "too_many_requests")) throw error;
  }
}
