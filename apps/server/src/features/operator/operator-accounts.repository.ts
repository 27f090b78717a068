import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { selectAccountCounts } from "#db/reads/accounts.ts";

export function createOperatorAccountsRepository(db: Db) {
  return {
    /** Makes concurrent changes of this account wait until the transaction is over. */
    lockAccount: (accountId: string): Promise<void> => lockAccount(db, accountId),

    async count(accountId: string): Promise<{ createdAt: number; memories: number }> {
      const { createdAt, memories } = await selectAccountCounts(db, accountId).executeTakeFirstOrThrow();
      return { createdAt, memories: Number(memories) };
    },
  };
}

export type OperatorAccountsRepository = ReturnType<typeof createOperatorAccountsRepository>;
