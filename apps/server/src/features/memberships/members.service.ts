import type { Invitation, Member } from "@lane/contract/memberships.ts";
import { isLastOwner, type StandingChoice } from "@lane/domain/memberships.ts";
import { mayOnTimeline, type Role } from "@lane/domain/roles.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import { needsAnotherOwner } from "./departures.service.ts";
import type { InvitationsRepository } from "./invitations.repository.ts";
import { presentInvitation } from "./joined-timelines.ts";
import type { SharedTimelines } from "./membership-dependencies.ts";
import { isVault, type Membership, type MembershipGate, nameOf, notThere } from "./membership-gate.ts";
import type { MemberRecord, MembershipsRepository } from "./memberships.repository.ts";
import type { VaultPayers } from "./vault-payers.ts";

interface MembersDeps {
  readonly repository: Pick<MembershipsRepository, "list" | "findSpan" | "setRole" | "setChoice">;
  readonly invitations: Pick<InvitationsRepository, "list" | "withdrawOf">;
  readonly timelines: Pick<SharedTimelines, "listGuestTimelines">;
  readonly gate: MembershipGate;
  readonly payers: VaultPayers;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Who belongs to a timeline, and as what. */
export function createMembersService({
  repository,
  invitations,
  timelines,
  gate,
  payers,
  clock,
  transact,
}: MembersDeps) {
  /** Guests of one's own timeline, each with the years they may write in. */
  async function guestsOf(timelineId: string, isMe: (member: MemberRecord) => boolean): Promise<Member[]> {
    const guests: Member[] = [];
    for (const id of await timelines.listGuestTimelines(timelineId)) {
      const years = (await repository.findSpan(id)) ?? null;
      for (const one of await repository.list(id))
        guests.push({ ...presented(one, { isMe, withAddress: true }), years });
    }
    return guests;
  }

  /** A guest sees who they write for, by name. */
  async function hostOf(hostTimelineId: string): Promise<Member[]> {
    const hosts = await repository.list(hostTimelineId);
    return hosts.map((host) => presented(host, { isMe: () => false, withAddress: false }));
  }

  async function peopleOf({ timeline, members, me }: Membership): Promise<Member[]> {
    const isMe = (member: MemberRecord): boolean => member.accountId === me.accountId;
    const withAddress = mayOnTimeline(me.role, "govern");
    const own = members.map((member) => presented(member, { isMe, withAddress }));
    if (timeline.kind === "personal") return [...own, ...(await guestsOf(timeline.id, isMe))];
    if (timeline.guestOf === null) return own;
    const years = (await repository.findSpan(timeline.id)) ?? null;
    return [...(await hostOf(timeline.guestOf)), ...own.map((member) => ({ ...member, years }))];
  }

  return {
    async list({ accountId }: Viewer, timelineId: string): Promise<{ members: Member[]; invitations: Invitation[] }> {
      const membership = await gate.find(accountId, timelineId);
      const mayGovern = mayOnTimeline(membership.me.role, "govern");
      const sent = mayGovern ? await invitations.list(timelineId) : [];
      const now = clock.now();
      return {
        members: await peopleOf(membership),
        invitations: sent.map((invitation) => presentInvitation(invitation, now)),
      };
    },

    async changeRole({ accountId }: Viewer, timelineId: string, memberId: string, role: Role): Promise<void> {
      await transact(async () => {
        const { timeline, members } = await gate.governVault(accountId, timelineId);
        const member = members.find((one) => one.accountId === memberId);
        if (!member) throw notThere();
        if (member.role === role) return;
        if (isLastOwner(members, memberId)) throw needsAnotherOwner();
        await repository.setRole(timelineId, memberId, role);
        if (role !== "owner") await invitations.withdrawOf(timelineId, memberId, clock.now());
        await payers.settle(timeline, await repository.list(timelineId));
      });
    },

    async choose({ accountId }: Viewer, timelineId: string, choice: StandingChoice): Promise<void> {
      await transact(async () => {
        const { timeline } = await gate.take(accountId, timelineId);
        if (timeline.kind === "personal") throw notThere();
        if (!isVault(timeline)) {
          throw new AppError("invalid_input", "What you write as a guest always stays yours");
        }
        await repository.setChoice(timelineId, accountId, choice);
      });
    },
  };
}

export type MembersService = ReturnType<typeof createMembersService>;

interface Shown {
  readonly isMe: (member: MemberRecord) => boolean;
  /** Addresses are for owners only. */
  readonly withAddress: boolean;
}

function presented(member: MemberRecord, { isMe, withAddress }: Shown): Member {
  const { accountId, colour, role, email } = member;
  return {
    accountId,
    name: nameOf(member),
    colour,
    role,
    isMe: isMe(member),
    email: withAddress ? email : null,
    years: null,
  };
}
