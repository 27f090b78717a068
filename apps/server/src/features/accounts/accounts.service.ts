import { setImmediate as others } from "node:timers/promises";

import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { PasswordHasher } from "#ports/password-hasher.ts";
import type { Transact } from "#ports/transact.ts";

import type {
  AccountChange,
  AccountRecord,
  AccountsRepository,
  NewAccount,
  PasswordSwap,
} from "./accounts.repository.ts";

/** Removing a memory from the index takes some milliseconds, and the embedded database has one writer. */
const erasedAtOnce = 10;

/** Content that is removed with an account; satisfied by memories and timelines. */
export interface AccountContent {
  /** Removes a few of the memories on timelines without another member; returns how many. */
  removeSomeMemories(accountId: string, limit: number): Promise<number>;
  /** Removes the personal timeline and the vaults without another member. */
  removeTimelines(accountId: string): Promise<void>;
}

interface AccountsDeps {
  readonly repository: AccountsRepository;
  readonly content: AccountContent;
  readonly hasher: PasswordHasher;
  readonly clock: Clock;
  readonly transact: Transact;
}

export interface DemoPerson extends Omit<NewAccount, "id" | "passwordHash"> {
  readonly password: string;
}

/** Stores accounts; the calling features decide who may change them and when. */
export function createAccountsService({ repository, content, hasher, clock, transact }: AccountsDeps) {
  async function open(account: Omit<NewAccount, "id">): Promise<string> {
    const now = clock.now();
    const id = createId(now);
    await repository.insert({ ...account, id }, now);
    return id;
  }

  /** Call it in a transaction. */
  async function remove(accountId: string): Promise<void> {
    await content.removeTimelines(accountId);
    await repository.remove(accountId);
  }

  return {
    open,
    findByEmail: (email: string): Promise<AccountRecord | undefined> => repository.findByEmail(email),
    hasAny: async (): Promise<boolean> => (await repository.findFirstOpening()) !== undefined,
    listIds: (): Promise<string[]> => repository.listIds(),
    findById: (accountId: string): Promise<AccountRecord | undefined> => repository.findById(accountId),
    change: (accountId: string, change: AccountChange): Promise<void> =>
      repository.update(accountId, change, clock.now()),
    deactivate: (accountId: string): Promise<boolean> => repository.deactivate(accountId, clock.now()),
    reactivate: (accountId: string): Promise<boolean> => repository.reactivate(accountId, clock.now()),
    disable: (accountId: string): Promise<boolean> => repository.disable(accountId, clock.now()),
    enable: (accountId: string): Promise<boolean> => repository.enable(accountId, clock.now()),
    replacePassword: (accountId: string, swap: PasswordSwap): Promise<boolean> =>
      repository.replacePassword(accountId, swap, clock.now()),

    /** Removes the memories in small batches, so that deleting a large account does not delay other requests. */
    async empty(accountId: string): Promise<void> {
      while ((await transact(() => content.removeSomeMemories(accountId, erasedAtOnce))) > 0) await others();
    },

    erase: (accountId: string): Promise<void> => transact(() => remove(accountId)),

    /** Opens an account without verification, in place of one with the same address: only for demonstrations. */
    async openAnew({ password, ...person }: DemoPerson): Promise<{ accountId: string }> {
      const passwordHash = await hasher.hash(password);
      return transact(async () => {
        const former = await repository.findByEmail(person.email);
        if (former) await remove(former.id);
        return { accountId: await open({ ...person, passwordHash }) };
      });
    },
  };
}
