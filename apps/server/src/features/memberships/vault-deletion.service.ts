import { setImmediate as others } from "node:timers/promises";

import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { MemberMemories, SharedTimelines } from "./membership-dependencies.ts";
import { isVault } from "./membership-gate.ts";
import type { MembershipsRepository } from "./memberships.repository.ts";
import type { VaultNews } from "./vault-news.ts";

/** The embedded database has one writer. */
const removedAtOnce = 10;

interface VaultDeletionDeps {
  readonly repository: Pick<MembershipsRepository, "list">;
  readonly timelines: Pick<SharedTimelines, "lock" | "find" | "listDue" | "remove">;
  readonly memories: Pick<MemberMemories, "listWritten" | "listSome" | "bringHome" | "removeAll">;
  readonly news: Pick<VaultNews, "tell">;
  readonly clock: Clock;
  readonly transact: Transact;
}

/**
 * Deletes vaults whose seven days are over: memories that go with their authors are given back first, the others are
 * deleted. It may be interrupted anywhere; the next round goes on.
 */
export function createVaultDeletion({ repository, timelines, memories, news, clock, transact }: VaultDeletionDeps) {
  /** False when the vault is not to be deleted after all. */
  async function takeDue(timelineId: string): Promise<boolean> {
    await timelines.lock(timelineId);
    const timeline = await timelines.find(timelineId);
    return (
      timeline !== undefined && isVault(timeline) && timeline.deletesAt !== null && timeline.deletesAt <= clock.now()
    );
  }

  async function giveBack(timelineId: string): Promise<boolean> {
    if (!(await takeDue(timelineId))) return false;
    for (const { accountId, choice } of await repository.list(timelineId)) {
      if (choice === "goes") await memories.bringHome(await memories.listWritten(timelineId, accountId));
    }
    return true;
  }

  async function removeSome(timelineId: string): Promise<boolean> {
    if (!(await takeDue(timelineId))) return false;
    const some = await memories.listSome(timelineId, removedAtOnce);
    await memories.removeAll(some);
    return some.length > 0;
  }

  async function finish(timelineId: string): Promise<void> {
    const timeline = await timelines.find(timelineId);
    if (!timeline || !(await takeDue(timelineId))) return;
    const told = (await repository.list(timelineId)).map(({ accountId }) => accountId);
    await timelines.remove(timelineId);
    await news.tell(told, { vault: timeline.name ?? "", event: "deleted" });
  }

  return {
    async removeDue(): Promise<void> {
      for (const timelineId of await timelines.listDue(clock.now())) {
        if (!(await transact(() => giveBack(timelineId)))) continue;
        while (await transact(() => removeSome(timelineId))) await others();
        await transact(() => finish(timelineId));
      }
    },
  };
}

export type VaultDeletion = ReturnType<typeof createVaultDeletion>;
