import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { StandingChoice } from "@lane/domain/memberships.ts";

import type { Viewer } from "#lib/viewer.ts";
import type { Transact } from "#ports/transact.ts";

import { hasEnded } from "./invitation-refusals.ts";
import type { InvitationsRepository, ReceivedRecord } from "./invitations.repository.ts";
import { isOpen, isWaiting, type JoinedTimelines } from "./joined-timelines.ts";
import { createJoining, type JoiningDeps } from "./joining.ts";
import type {
  BlockedPeople,
  MemberAccount,
  MemberAccounts,
  Reports,
  SharedTimelines,
} from "./membership-dependencies.ts";
import { isVault, notThere } from "./membership-gate.ts";

interface AcceptingDeps extends JoiningDeps {
  readonly repository: Pick<InvitationsRepository, "find" | "end">;
  readonly timelines: JoiningDeps["timelines"] & Pick<SharedTimelines, "lock" | "find">;
  readonly joined: Pick<JoinedTimelines, "one">;
  readonly accounts: MemberAccounts;
  readonly blocked: Pick<BlockedPeople, "block">;
  readonly reports: Reports;
  readonly transact: Transact;
}

/** What the invited person does: the account that has the address now. */
export function createAcceptingService(deps: AcceptingDeps) {
  const { repository, timelines, joined, accounts, blocked, reports, clock, transact } = deps;
  const joining = createJoining(deps);

  async function found(accountId: string, invitationId: string): Promise<[ReceivedRecord, MemberAccount]> {
    const account = await accounts.findById(accountId);
    const invitation = await repository.find(invitationId);
    if (!account || invitation?.address !== account.email) throw notThere();
    return [invitation, account];
  }

  /** Locks the timeline and looks again, so that of accepting, withdrawing and deleting at once one comes first. */
  async function received(accountId: string, invitationId: string): Promise<[ReceivedRecord, MemberAccount]> {
    const [{ timelineId }, account] = await found(accountId, invitationId);
    await timelines.lock(timelineId);
    const invitation = await repository.find(invitationId);
    if (!invitation) throw notThere();
    return [invitation, account];
  }

  return {
    async accept(viewer: Viewer, invitationId: string, choice: StandingChoice = "stays"): Promise<JoinedTimeline> {
      const timelineId = await transact(async () => {
        const [invitation, account] = await received(viewer.accountId, invitationId);
        const timeline = await timelines.find(invitation.timelineId);
        if (!timeline || !isOpen(invitation, clock.now())) throw hasEnded();
        await repository.end(invitationId, "accepted", clock.now());
        return isVault(timeline)
          ? joining.join(timeline, account, invitation, choice)
          : joining.joinAsGuest(timeline, account, invitation);
      });
      return joined.one(viewer, timelineId);
    },

    async decline({ accountId }: Viewer, invitationId: string, alsoBlock = false): Promise<void> {
      await transact(async () => {
        const [invitation] = await received(accountId, invitationId);
        if (!isWaiting(invitation, clock.now())) throw hasEnded();
        await repository.end(invitationId, "declined", clock.now());
        if (alsoBlock) await blocked.block(accountId, invitation.invitedBy);
      });
    },

    async report({ accountId }: Viewer, invitationId: string, text: string): Promise<void> {
      const [{ id }] = await found(accountId, invitationId);
      await reports.report(id, text);
    },
  };
}

export type AcceptingService = ReturnType<typeof createAcceptingService>;
