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
  findVault(accountId: string, timelineId: string | undefined): Promise<{ readonly id: string } | undefined>;
}

/** What an account may export. A timeline that it does not belong to, and was not removed from lately, is not there. */
export function createArchiveScopes({ repository, timelines, clock }: ArchiveScopesDeps) {
  return {
    async find(accountId: string, timelineId: string | undefined): Promise<WhichArchive> {
      if (timelineId !== undefined && (await repository.isFormerMember(accountId, timelineId, clock.now()))) {
        return { accountId, formerVaultId: timelineId };
      }
      const vault = await timelines.findVault(accountId, timelineId);
      return { accountId, vaultId: vault?.id };
    },
  };
}

export type ArchiveScopes = ReturnType<typeof createArchiveScopes>;
