import { sha256 } from "#lib/hash.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";

import type { BackupArchive } from "./backup-archive.ts";
import { tellErased } from "./backups.jobs.ts";
import type { ErasedAccountsRepository } from "./erased-accounts.repository.ts";

interface ErasedAccountsDeps {
  readonly repository: ErasedAccountsRepository;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/** No keyed hash: the list must hold even when the key is lost, and an id is random. */
function hashOf(accountId: string): string {
  return sha256(`erased account ${accountId}`);
}

/** Remembers who is gone, here and beside the backups, so that no backup brings them back. */
export function createErasedAccountsService({ repository, jobs, clock }: ErasedAccountsDeps) {
  return {
    /** Joins the transaction that deletes the account. */
    async remember(accountId: string): Promise<void> {
      await repository.insert(hashOf(accountId), clock.now());
      await jobs.enqueue(tellErased, {});
    },

    /** Tells the place of the backups whom it does not know of yet. */
    async tell(archive: Pick<BackupArchive, "tellErased">): Promise<void> {
      for (const accountHash of await repository.listUntold()) {
        await archive.tellErased(accountHash);
        await repository.markTold(accountHash);
      }
    },

    /** Those of these accounts that were deleted after all, according to this database or to the backups' place. */
    async findAmong(accountIds: readonly string[], archive: Pick<BackupArchive, "listErased">): Promise<string[]> {
      const erased = new Set([...(await repository.list()), ...(await archive.listErased())]);
      return accountIds.filter((accountId) => erased.has(hashOf(accountId)));
    },
  };
}

export type ErasedAccountsService = ReturnType<typeof createErasedAccountsService>;
