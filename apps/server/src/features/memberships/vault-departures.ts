import { formerExportDays, isLastOwner } from "@lane/domain/memberships.ts";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";

import { dayMs } from "./invitation-times.ts";
import type { InvitationsRepository } from "./invitations.repository.ts";
import type { MemberMemories, SharedTimeline } from "./membership-dependencies.ts";
import { nameOf } from "./membership-gate.ts";
import type { FormerMembershipsRepository, MemberRecord, MembershipsRepository } from "./memberships.repository.ts";
import type { VaultNews } from "./vault-news.ts";
import type { VaultPayers } from "./vault-payers.ts";

interface VaultDeparturesDeps {
  readonly repository: Pick<MembershipsRepository, "list" | "remove">;
  readonly former: Pick<FormerMembershipsRepository, "insert">;
  readonly invitations: Pick<InvitationsRepository, "withdrawOf">;
  readonly memories: Pick<MemberMemories, "listWritten" | "bringHome" | "removeAll" | "keepWithoutAuthor">;
  readonly payers: VaultPayers;
  readonly news: Pick<VaultNews, "tell">;
  readonly clock: Clock;
}

/** `deleted`: the whole account goes. */
type How = "left" | "removed" | "deleted";

/** How somebody goes from a vault: their memories stay or go, as they have chosen. */
export function createVaultDepartures(deps: VaultDeparturesDeps) {
  const { repository, former, invitations, memories, payers, news, clock } = deps;

  async function applyChoice(timeline: SharedTimeline, member: MemberRecord, how: How, heirId: string | null) {
    const written = await memories.listWritten(timeline.id, member.accountId);
    if (member.choice === "goes") {
      await (how === "deleted" ? memories.removeAll(written) : memories.bringHome(written));
      return 0;
    }
    if (how === "deleted" && heirId !== null) {
      const author = { id: member.accountId, name: nameOf(member) };
      await memories.keepWithoutAuthor(timeline.id, author, heirId);
    }
    return written.length;
  }

  async function tell(timeline: SharedTimeline, member: MemberRecord, others: readonly MemberRecord[], how: How) {
    const vault = timeline.name ?? "";
    const told = others.map(({ accountId }) => accountId);
    await news.tell(told, { vault, event: how === "removed" ? "removed" : "left", who: nameOf(member) });
    if (how === "removed") await news.tell([member.accountId], { vault, event: "you-removed" });
  }

  return {
    /** Call it in a transaction that has locked the vault. */
    async depart(timeline: SharedTimeline, member: MemberRecord, how: How): Promise<void> {
      const members = await repository.list(timeline.id);
      if (isLastOwner(members, member.accountId)) throw needsAnotherOwner();
      const others = members.filter(({ accountId }) => accountId !== member.accountId);
      const now = clock.now();
      await repository.remove(timeline.id, member.accountId);
      await invitations.withdrawOf(timeline.id, member.accountId, now);
      const heirId = await payers.settle(timeline, others);
      const stayed = await applyChoice(timeline, member, how, heirId);
      if (how === "removed" && stayed > 0) {
        const exportUntil = now + formerExportDays * dayMs;
        await former.insert(timeline.id, member.accountId, { endedAt: now, exportUntil });
      }
      await tell(timeline, member, others, how);
    },
  };
}

export type VaultDepartures = ReturnType<typeof createVaultDepartures>;

export function needsAnotherOwner(): AppError {
  return new AppError(
    "conflict",
    "You're the only owner of this vault. First make someone else an owner, or delete the vault",
  );
}
