import type { Member } from "@lane/domain/memberships.ts";

import type { MemberMemories, Plans, SharedTimeline, SharedTimelines } from "./membership-dependencies.ts";

interface VaultPayersDeps {
  readonly timelines: Pick<SharedTimelines, "setPayer">;
  readonly memories: Pick<MemberMemories, "settleTimeline">;
  readonly plans: Plans;
}

/** Whose add-on and storage a vault has: always one of its owners, and one with the add-on if there is any. */
export function createVaultPayers({ timelines, memories, plans }: VaultPayersDeps) {
  async function hasAddOn(accountId: string): Promise<boolean> {
    return (await plans.find(accountId)).mayOwnVaults;
  }

  async function choose(owners: readonly string[], current: string | null): Promise<string | undefined> {
    const isOwner = current !== null && owners.includes(current);
    if (isOwner && (await hasAddOn(current))) return current;
    for (const accountId of owners) if (await hasAddOn(accountId)) return accountId;
    return isOwner ? current : owners[0];
  }

  return {
    /** After an owner came or went: who pays from now on. `members` are in the order they came. Call it in a transaction. */
    async settle({ id, paidBy }: SharedTimeline, members: readonly Member[]): Promise<string | null> {
      const owners = members.filter(({ role }) => role === "owner").map(({ accountId }) => accountId);
      const next = await choose(owners, paidBy);
      if (next === undefined || next === paidBy) return paidBy;
      await timelines.setPayer(id, next);
      await memories.settleTimeline(id);
      return next;
    },
  };
}

export type VaultPayers = ReturnType<typeof createVaultPayers>;
