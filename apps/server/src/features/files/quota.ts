import type { MediaLimits } from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";
import { sizeText } from "#lib/size-text.ts";

import type { FileOwnersRepository } from "./file-owners.repository.ts";

/** The operator's limits of a file and an account, in bytes. */
export interface MediaQuota {
  readonly limits: MediaLimits;
  readonly quotaBytes: number;
}

interface QuotaDeps {
  readonly owners: Pick<FileOwnersRepository, "lockAccount" | "usedBytes">;
  readonly mediaQuota: MediaQuota;
}

/** Whether an account's quota has space for more. */
export function createQuota({ owners, mediaQuota: { quotaBytes } }: QuotaDeps) {
  return {
    /** How many bytes the account may still use. */
    leftBytes: async (accountId: string): Promise<number> => quotaBytes - (await owners.usedBytes(accountId)),

    /** Concurrent quota checks of the same account wait until the transaction is over. */
    lock: (accountId: string): Promise<void> => owners.lockAccount(accountId),

    /** Call it in the transaction that uses the space. */
    async assertQuota({ accountId, bytes }: { readonly accountId: string; readonly bytes: number }): Promise<void> {
      await owners.lockAccount(accountId);
      if ((await owners.usedBytes(accountId)) + bytes <= quotaBytes) return;
      throw new AppError("too_large", `Your files would take up more than your ${sizeText(quotaBytes)} of storage`);
    },

    /** Like `assertQuota`, after the rows were written, and about somebody else: nothing of their figures is told. */
    async assertPayerHasSpace(accountId: string): Promise<void> {
      await owners.lockAccount(accountId);
      if ((await owners.usedBytes(accountId)) <= quotaBytes) return;
      throw new AppError("too_large", "The account that pays for this is out of storage");
    },
  };
}

export type Quota = ReturnType<typeof createQuota>;
