import { emailField } from "@lane/contract/fields.ts";
import type { Language } from "@lane/domain/languages.ts";
import type { PlanFeature } from "@lane/domain/plans.ts";

import { AppError } from "#lib/app-error.ts";

import type { OperatorAccountsRepository } from "./operator-accounts.repository.ts";
import type { NewOperatorAction } from "./operator-actions.repository.ts";
import type { OperatorActionsService } from "./operator-actions.service.ts";

interface KnownAccount {
  readonly id: string;
  readonly email: string;
  readonly status: "active" | "deactivated" | "disabled";
  readonly language: Language;
}

interface PlanPart {
  readonly feature: PlanFeature;
  readonly source: "subscription" | "gift";
  /** Null for good. */
  readonly until: number | null;
}

export interface FoundAccount extends KnownAccount {
  readonly createdAt: number;
  /** Null when no session of the last thirty days is left. */
  readonly lastSeenAt: number | null;
  readonly sessions: number;
  readonly memories: number;
  readonly fileBytes: number;
  readonly plan: readonly PlanPart[];
  /** Everybody has everything here. */
  readonly isAllIncluded: boolean;
}

interface OperatorAccountsDeps {
  readonly accounts: {
    findByEmail(email: string): Promise<KnownAccount | undefined>;
    findById(accountId: string): Promise<KnownAccount | undefined>;
    disable(accountId: string): Promise<boolean>;
    enable(accountId: string): Promise<boolean>;
  };
  readonly sessions: {
    summarize(accountId: string): Promise<{ readonly count: number; readonly lastSeenAt: number | null }>;
    endAll(accountId: string): Promise<void>;
  };
  readonly codes: { killAll(address: string): Promise<void> };
  readonly recovery: { sendLink(email: string): Promise<void> };
  readonly plans: {
    readonly isAllIncluded: boolean;
    list(accountId: string): Promise<PlanPart[]>;
    grant(accountId: string, source: "gift", given: readonly Omit<PlanPart, "source">[]): Promise<void>;
  };
  readonly files: { usedBytes(accountId: string): Promise<number> };
  readonly repository: OperatorAccountsRepository;
  readonly actions: OperatorActionsService;
}

/** What came of a command about one account; undefined when the address has no account. */
type Outcome<T = object> = Promise<(NewOperatorAction & T) | undefined>;

/** What the operator may do with an account: nothing here reads what is in it, or sets a password. */
export function createOperatorAccounts(deps: OperatorAccountsDeps) {
  const { accounts, sessions, codes, recovery, plans } = deps;
  const withAccount = createAccountCommand(deps);

  return {
    find: (command: Command): Outcome<{ account: FoundAccount }> =>
      withAccount(command, async (account) => ({ action: "find", account: await describe(deps, account) })),

    /** Codes that were mailed before end with its sessions. */
    disable: (command: Command, reason: string | undefined): Outcome<Change & { hasSubscription: boolean }> =>
      withAccount(command, async ({ id, email }) => {
        const isChanged = await accounts.disable(id);
        await sessions.endAll(id);
        await codes.killAll(email);
        const hasSubscription = (await plans.list(id)).some(({ source }) => source === "subscription");
        const detail = isChanged ? undefined : "was already disabled";
        return { action: "disable", detail, reason, isChanged, hasSubscription };
      }),

    enable: (command: Command): Outcome<Change & { status: KnownAccount["status"] }> =>
      withAccount(command, async ({ id, status: before }) => {
        const isChanged = await accounts.enable(id);
        // A login that was under way while the account was disabled may have left a session.
        if (isChanged) await sessions.endAll(id);
        const status = (await accounts.findById(id))?.status ?? before;
        return { action: "enable", detail: isChanged ? undefined : "was not disabled", isChanged, status };
      }),

    endSessions: (command: Command): Outcome =>
      withAccount(command, async ({ id }) => {
        await sessions.endAll(id);
        return { action: "end-sessions" };
      }),

    /** The owner gets the link, and nobody else: no command shows it. */
    async startReset(command: Command): Outcome<{ refusal?: string }> {
      try {
        return await withAccount(command, async ({ email }) => {
          await recovery.sendLink(email);
          return { action: "start-reset" };
        });
      } catch (error) {
        if (!(error instanceof AppError && error.code === "too_many_requests")) throw error;
        const refusal = error.message;
        return withAccount(command, async () => ({
          action: "start-reset",
          detail: "not sent: too many codes",
          refusal,
        }));
      }
    },

    grant: (command: Command, given: readonly Omit<PlanPart, "source">[], detail: string): Outcome =>
      withAccount(command, async ({ id }) => {
        await plans.grant(id, "gift", given);
        return { action: "grant", detail };
      }),
  };
}

/** Does the work with the account locked, and writes what came of it into the log. */
function createAccountCommand({ accounts, repository, actions }: OperatorAccountsDeps) {
  return <T extends object>(
    { who, address }: Command,
    work: (account: KnownAccount) => Promise<Pick<NewOperatorAction, "action" | "detail" | "reason"> & T>,
  ): Outcome<T> =>
    actions.record(who, async () => {
      const named = await accounts.findByEmail(folded(address));
      if (!named) return undefined;
      await repository.lockAccount(named.id);
      // Once more: its owner may have deleted it while this waited.
      const account = await accounts.findById(named.id);
      return account && { accountId: account.id, ...(await work(account)) };
    });
}

async function describe(deps: OperatorAccountsDeps, account: KnownAccount): Promise<FoundAccount> {
  const { sessions, plans, files, repository } = deps;
  const { id, email, status, language } = account;
  const { count: sessionCount, lastSeenAt } = await sessions.summarize(id);
  const { createdAt, memories } = await repository.count(id);
  const fileBytes = await files.usedBytes(id);
  const plan = await plans.list(id);
  const { isAllIncluded } = plans;
  const dates = { createdAt, lastSeenAt };
  return { id, email, status, language, ...dates, sessions: sessionCount, memories, fileBytes, plan, isAllIncluded };
}

interface Command {
  /** Who runs it. */
  readonly who: string;
  /** The email address of the account, as it was typed. */
  readonly address: string;
}

interface Change {
  /** False when the account was so already. */
  readonly isChanged: boolean;
}

/** As the login folds it. What is no address folds to one that nobody has. */
function folded(address: string): string {
  const parsed = emailField.safeParse(address);
  return parsed.success ? parsed.data : "";
}
