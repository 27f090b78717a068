import type { VaultEvent } from "@lane/domain/memberships.ts";

import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { ToldMember, VaultNewsRepository } from "./vault-news.repository.ts";

/** News wait for this long, so that one mail has all of them. */
const quietMs = 60 * 60 * 1000;

interface VaultNewsDeps {
  readonly repository: VaultNewsRepository;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface News {
  readonly vault: string;
  readonly event: VaultEvent;
  readonly who?: string;
  readonly deletesAt?: number;
}

/** Tells the members of a vault who came and went, and what becomes of it. */
export function createVaultNews({ repository, notices, clock, transact }: VaultNewsDeps) {
  return {
    /** Joins the surrounding transaction. */
    async tell(accountIds: readonly string[], { vault, event, who = "", deletesAt }: News): Promise<void> {
      const now = clock.now();
      const rows = accountIds.map((accountId) => ({
        id: createId(now),
        accountId,
        vault,
        event,
        who: who === "" ? null : who,
        deletesAt: deletesAt ?? null,
      }));
      await repository.insert(rows, now);
    },

    /** One task for each mail to write. */
    async listUntold(): Promise<(() => Promise<void>)[]> {
      const waiting = await repository.listWaiting(quietMs, clock.now());
      return waiting.map(
        ({ accountId, email }: ToldMember) =>
          () =>
            transact(async () => {
              const news = await repository.take(accountId);
              if (news.length > 0) await notices.post({ kind: "vault-news", email, news });
            }),
      );
    },
  };
}

export type VaultNews = ReturnType<typeof createVaultNews>;
