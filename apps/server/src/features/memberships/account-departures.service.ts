import { isLastOwner } from "@lane/domain/memberships.ts";

import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { GuestDepartures } from "./guest-departures.ts";
import type { InvitationsRepository } from "./invitations.repository.ts";
import type { MemberMemories, SharedTimeline, SharedTimelines } from "./membership-dependencies.ts";
import { isVault, nameOf } from "./membership-gate.ts";
import type { MembershipsRepository } from "./memberships.repository.ts";
import { needsAnotherOwner, type VaultDepartures } from "./vault-departures.ts";

interface AccountDeparturesDeps {
  readonly repository: Pick<MembershipsRepository, "list" | "listJoined" | "setRole">;
  readonly invitations: Pick<InvitationsRepository, "forgetAddress" | "withdrawOf">;
  readonly timelines: Pick<SharedTimelines, "lock" | "listByIds" | "listGuestTimelines">;
  readonly memories: Pick<MemberMemories, "listTimelinesOf" | "keepWithoutAuthor">;
  readonly vaults: VaultDepartures;
  readonly guests: GuestDepartures;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Leaving {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Deleting one's account: vaults and guests follow what was chosen. */
export function createAccountDepartures(deps: AccountDeparturesDeps) {
  const { repository, invitations, timelines, memories, vaults, guests, clock, transact } = deps;

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

  /** All of them in one order, so that two accounts that go at once wait for each other instead of both for ever. */
  async function lockAll(accountId: string): Promise<void> {
    const joined = await sharedOf(accountId);
    const own = joined.filter(({ kind }) => kind === "personal");
    const written = await memories.listTimelinesOf(accountId);
    const ofGuests = await Promise.all(own.map(({ id }) => timelines.listGuestTimelines(id)));
    const ids = new Set([...joined.map(({ id }) => id), ...ofGuests.flat(), ...written]);
    for (const id of [...ids].toSorted((one, other) => one.localeCompare(other))) await timelines.lock(id);
  }

  async function leaveForGood(timeline: SharedTimeline, accountId: string): Promise<void> {
    const members = await repository.list(timeline.id);
    const me = members.find((member) => member.accountId === accountId);
    if (timeline.kind === "personal") await guests.endAllGuests(timeline, me);
    else if (me && members.length > 1) await vaults.depart(timeline, me, "deleted");
    else if (me && timeline.guestOf !== null) await guests.tellHost(timeline.guestOf, me);
    // Nobody may join any more: what is in it is erased next, and somebody new could not be left without an owner.
    else if (me) await invitations.withdrawOf(timeline.id, accountId, clock.now());
  }

  /** In vaults that were left earlier, with memories that stayed there. */
  async function keepWhatStayed(account: Leaving): Promise<void> {
    const joined = new Set((await sharedOf(account.id)).map(({ id }) => id));
    for (const timeline of await timelines.listByIds(await memories.listTimelinesOf(account.id))) {
      if (joined.has(timeline.id) || timeline.paidBy === null) continue;
      await memories.keepWithoutAuthor(timeline.id, { id: account.id, name: nameOf(account) }, timeline.paidBy);
    }
  }

  return {
    assertMayGo,

    /**
     * Gives vaults that would be without an owner to whoever joined first, contributors before viewers: a restored backup
     * may be older than the handing over.
     */
    async handOverAll(accountId: string): Promise<void> {
      await transact(async () => {
        await lockAll(accountId);
        for (const timeline of (await sharedOf(accountId)).filter(isVault)) {
          const members = await repository.list(timeline.id);
          const others = members.filter((member) => member.accountId !== accountId);
          const heir = others.find(({ role }) => role === "contributor") ?? others[0];
          if (heir && isLastOwner(members, accountId)) await repository.setRole(timeline.id, heir.accountId, "owner");
        }
      });
    },

    /** Before an account is deleted; vaults that only this account belongs to are deleted with it. */
    async leaveAll(account: Leaving): Promise<void> {
      await transact(async () => {
        await lockAll(account.id);
        await assertMayGo(account.id);
        for (const timeline of await sharedOf(account.id)) await leaveForGood(timeline, account.id);
        await keepWhatStayed(account);
        await invitations.forgetAddress(account.email);
      });
    },
  };
}
