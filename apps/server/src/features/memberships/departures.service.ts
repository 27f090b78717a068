import { formerExportDays, isLastOwner } from "@lane/domain/memberships.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import { dayMs } from "./invitation-times.ts";
import type { InvitationsRepository } from "./invitations.repository.ts";
import type { MemberMemories, SharedTimeline, SharedTimelines } from "./membership-dependencies.ts";
import { isVault, type Membership, type MembershipGate, nameOf, notThere } from "./membership-gate.ts";
import type { FormerMembershipsRepository, MemberRecord, MembershipsRepository } from "./memberships.repository.ts";
import type { VaultNews } from "./vault-news.ts";
import type { VaultPayers } from "./vault-payers.ts";

interface DeparturesDeps {
  readonly repository: Pick<MembershipsRepository, "list" | "listJoined" | "remove">;
  readonly former: Pick<FormerMembershipsRepository, "insert">;
  readonly invitations: Pick<InvitationsRepository, "withdrawOf" | "forgetAddress">;
  readonly timelines: Pick<SharedTimelines, "lock" | "find" | "listByIds" | "listGuestTimelines" | "remove">;
  readonly memories: MemberMemories;
  readonly gate: MembershipGate;
  readonly payers: VaultPayers;
  readonly news: Pick<VaultNews, "tell">;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** `deleted`: the whole account goes. */
type How = "left" | "removed" | "deleted";

interface Leaving {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Leaving, being removed, and deleting one's account: what becomes of one's memories is what one has chosen. */
export function createDeparturesService(deps: DeparturesDeps) {
  const { repository, timelines, gate, news, transact } = deps;
  const vaults = createVaultDepartures(deps);

  /** What a guest wrote goes to their own timeline, whatever was accepted: the host has copies of that. */
  async function endGuest(timelineId: string): Promise<MemberRecord | undefined> {
    await timelines.lock(timelineId);
    const [guest] = await repository.list(timelineId);
    if (guest) await deps.memories.bringHome(await deps.memories.listWritten(timelineId, guest.accountId));
    await timelines.remove(timelineId);
    return guest;
  }

  async function removeGuest({ timeline, me }: Membership, guestId: string): Promise<void> {
    for (const id of await timelines.listGuestTimelines(timeline.id)) {
      const [guest] = await repository.list(id);
      if (guest?.accountId !== guestId) continue;
      await endGuest(id);
      await news.tell([guestId], { vault: nameOf(me), event: "guest-ended" });
      return;
    }
    throw notThere();
  }

  async function leaveHost({ timeline, me }: Membership): Promise<void> {
    const [host] = await repository.list(timeline.guestOf ?? "");
    await endGuest(timeline.id);
    if (host) await news.tell([host.accountId], { vault: "", event: "guest-left", who: nameOf(me) });
  }

  async function sharedOf(accountId: string): Promise<SharedTimeline[]> {
    const joined = await repository.listJoined(accountId);
    const found = await timelines.listByIds(joined.map(({ timelineId }) => timelineId));
    return found.toSorted((one, other) => one.id.localeCompare(other.id));
  }

  /** Vaults with others in them that would be without an owner. */
  async function assertMayGo(accountId: string): Promise<void> {
    for (const timeline of (await sharedOf(accountId)).filter(isVault)) {
      const members = await repository.list(timeline.id);
      if (members.length > 1 && isLastOwner(members, accountId)) throw needsAnotherOwner();
    }
  }

  return {
    assertMayGo,

    async leave({ accountId }: Viewer, timelineId: string): Promise<void> {
      await transact(async () => {
        const membership = await gate.take(accountId, timelineId);
        if (membership.timeline.kind === "personal") throw notThere();
        if (!isVault(membership.timeline)) return leaveHost(membership);
        return vaults.depart(membership.timeline, membership.me, "left");
      });
    },

    async remove({ accountId }: Viewer, timelineId: string, memberId: string): Promise<void> {
      await transact(async () => {
        const membership = await gate.govern(accountId, timelineId);
        if (membership.timeline.kind === "personal") return removeGuest(membership, memberId);
        const member = membership.members.find((one) => one.accountId === memberId);
        if (!member) throw notThere();
        return vaults.depart(membership.timeline, member, memberId === accountId ? "left" : "removed");
      });
    },

    /** Before an account is deleted; vaults that only this account belongs to are deleted with it. */
    async leaveAll(account: Leaving): Promise<void> {
      await transact(async () => {
        await lockAll(account.id);
        await assertMayGo(account.id);
        for (const timeline of await sharedOf(account.id)) await leaveForGood(timeline, account.id);
        await keepWhatStayed(account);
        await deps.invitations.forgetAddress(account.email);
      });
    },
  };

  /** All of them in one order, so that two accounts that go at once wait for each other instead of both for ever. */
  async function lockAll(accountId: string): Promise<void> {
    const joined = await sharedOf(accountId);
    const own = joined.filter(({ kind }) => kind === "personal");
    const guests = await Promise.all(own.map(({ id }) => timelines.listGuestTimelines(id)));
    const written = await deps.memories.listTimelinesOf(accountId);
    const ids = new Set([...joined.map(({ id }) => id), ...guests.flat(), ...written]);
    for (const id of [...ids].toSorted((one, other) => one.localeCompare(other))) await timelines.lock(id);
  }

  async function leaveForGood(timeline: SharedTimeline, accountId: string): Promise<void> {
    const members = await repository.list(timeline.id);
    const me = members.find((member) => member.accountId === accountId);
    if (timeline.kind === "personal") await endAllGuests(timeline, me);
    else if (me && members.length > 1) await vaults.depart(timeline, me, "deleted");
    else if (me && timeline.guestOf !== null) await tellHost(timeline.guestOf, me);
  }

  /** In vaults that were left earlier, with memories that stayed there. */
  async function keepWhatStayed(account: Leaving): Promise<void> {
    const joined = new Set((await sharedOf(account.id)).map(({ id }) => id));
    for (const timeline of await timelines.listByIds(await deps.memories.listTimelinesOf(account.id))) {
      if (joined.has(timeline.id) || timeline.paidBy === null) continue;
      await deps.memories.keepWithoutAuthor(timeline.id, { id: account.id, name: nameOf(account) }, timeline.paidBy);
    }
  }

  async function endAllGuests(timeline: SharedTimeline, host: MemberRecord | undefined): Promise<void> {
    for (const id of await timelines.listGuestTimelines(timeline.id)) {
      const guest = await endGuest(id);
      if (guest) await news.tell([guest.accountId], { vault: host ? nameOf(host) : "", event: "guest-ended" });
    }
  }

  async function tellHost(hostTimelineId: string, guest: MemberRecord): Promise<void> {
    const [host] = await repository.list(hostTimelineId);
    if (host) await news.tell([host.accountId], { vault: "", event: "guest-left", who: nameOf(guest) });
  }
}

export type DeparturesService = ReturnType<typeof createDeparturesService>;

function createVaultDepartures(deps: DeparturesDeps) {
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

export function needsAnotherOwner(): AppError {
  return new AppError(
    "conflict",
    "You are the only owner of this vault. Make somebody else an owner, or delete the vault first",
  );
}
