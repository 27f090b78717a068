import type { NewShare, Share } from "@lane/contract/shares.ts";
import { isAdult } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { NewShares } from "./new-share.service.ts";
import type { SharePresenter } from "./present-shares.ts";
import { notThere } from "./share-gate.ts";
import { changedSettings, hashedPassphrase, type ShareChange } from "./share-settings.ts";
import type { ShareUsesRepository } from "./share-uses.repository.ts";
import type { SharesRepository } from "./shares.repository.ts";

interface SharesDeps {
  readonly repository: SharesRepository;
  readonly uses: Pick<ShareUsesRepository, "lockOwner" | "forgetAddress">;
  readonly newShares: NewShares;
  readonly present: SharePresenter;
  readonly accounts: { findById(accountId: string): Promise<{ readonly dateOfBirth: string } | undefined> };
  readonly passphrases: { hash(passphrase: string): Promise<string> };
  readonly clock: Clock;
  readonly transact: Transact;
}

/** What a member shares, and with whom. */
export function createSharesService(deps: SharesDeps) {
  const { repository, uses, newShares, present, accounts, passphrases, clock, transact } = deps;

  async function presentedOne(accountId: string, shareId: string): Promise<Share> {
    const record = await repository.find(accountId, shareId);
    const [share] = await present(record ? [record] : []);
    if (!share) throw notThere();
    return share;
  }

  return {
    async list({ accountId }: Viewer, memoryId?: string): Promise<{ shares: Share[]; mayShareByLink: boolean }> {
      const account = await accounts.findById(accountId);
      const shares = await present(await repository.list(accountId, memoryId));
      return { shares, mayShareByLink: account !== undefined && isAdult(account.dateOfBirth, clock.now()) };
    },

    async create(viewer: Viewer, wanted: NewShare): Promise<Share> {
      return presentedOne(viewer.accountId, await newShares.create(viewer, wanted));
    },

    async change({ accountId }: Viewer, shareId: string, change: ShareChange): Promise<Share> {
      const passphraseHash = await hashedPassphrase(change, (passphrase) => passphrases.hash(passphrase));
      await transact(async () => {
        await uses.lockOwner(accountId);
        const before = await repository.find(accountId, shareId);
        if (!before) throw notThere();
        if (before.endedAt !== null)
          throw new AppError("invalid_input", "This is no longer shared. Please share it again");
        const settings = changedSettings(before, change, { passphraseHash, now: clock.now() });
        await repository.change(accountId, before, settings);
      });
      return presentedOne(accountId, shareId);
    },

    async stop({ accountId }: Viewer, shareId: string): Promise<Share> {
      if (!(await repository.find(accountId, shareId))) throw notThere();
      await repository.end(shareId, clock.now());
      return presentedOne(accountId, shareId);
    },

    forgetAddress: (address: string): Promise<void> => uses.forgetAddress(address),

    /** After a report; false when there is nothing to end. */
    endForOperator: (shareId: string): Promise<boolean> => repository.end(shareId, clock.now()),
  };
}

export type SharesService = ReturnType<typeof createSharesService>;
