import type { Clock } from "#ports/clock.ts";

import type { FormerMembersRepository } from "./former-members.repository.ts";
import type { WhichArchive } from "./which-archive.ts";

interface ArchiveScopesDeps {
  readonly repository: FormerMembersRepository;
  readonly timelines: ArchivedTimelines;
  readonly clock: Clock;
}

/** Satisfied by the timelines in app/compose-features.ts; undefined for one's own timeline. */
export interface ArchivedTimelines {
  findVault(
    accountId: string,
    timelineId: string | undefined,
  ): Promise<{ readonly id: string; readonly name: string } | undefined>;
}

/** What an account may export. A timeline that it does not belong to, and was not removed from lately, is not there. */
export function createArchiveScopes({ repository, timelines, clock }: ArchiveScopesDeps) {
  return {
    /** With the name of the vault, if it is one. */
    async find(accountId: string, timelineId: string | undefined): Promise<WhichArchive & { readonly name?: string }> {
      const former =
        timelineId === undefined ? undefined : await repository.findFormer(accountId, timelineId, clock.now());
      if (former) return { accountId, formerVaultId: timelineId, name: former.name };
      const vault = await timelines.findVault(accountId, timelineId);
      return vault ? { accountId, vaultId: vault.id, name: vault.name } : { accountId };
    },
  };
}

export type ArchiveScopes = ReturnType<typeof createArchiveScopes>;
