import type { Invitation, Member } from "@lane/contract/memberships.ts";
import { isLastOwner, type StandingChoice } from "@lane/domain/memberships.ts";
import { mayOnTimeline, type Role } from "@lane/domain/roles.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { InvitationsRepository } from "./invitations.repository.ts";
import { presentInvitation } from "./joined-timelines.ts";
import { createMemberLists, type MemberListsDeps } from "./member-lists.ts";
import { isVault, type MembershipGate, notThere } from "./membership-gate.ts";
import type { MembershipsRepository } from "./memberships.repository.ts";
import { needsAnotherOwner } from "./vault-departures.ts";
import type { VaultPayers } from "./vault-payers.ts";

interface MembersDeps {
  readonly repository: MemberListsDeps["repository"] & Pick<MembershipsRepository, "setRole" | "setChoice">;
  readonly invitations: Pick<InvitationsRepository, "list" | "withdrawOf">;
  readonly timelines: MemberListsDeps["timelines"];
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
  const peopleOf = createMemberLists({ repository, timelines });

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
