import type { JoinedTimeline } from "@lane/contract/memberships.ts";
import type { StandingChoice } from "@lane/domain/memberships.ts";

import type { Viewer } from "#lib/viewer.ts";
import type { Transact } from "#ports/transact.ts";

import { hasEnded } from "./invitation-refusals.ts";
import type { InvitationsRepository, ReceivedRecord } from "./invitations.repository.ts";
import { isOpen, isWaiting, type JoinedTimelines } from "./joined-timelines.ts";
import { createJoining, type JoiningDeps } from "./joining.ts";
import type { MemberAccount, MemberAccounts, SharedTimelines } from "./membership-dependencies.ts";
import { isVault, notThere } from "./membership-gate.ts";

interface AcceptingDeps extends JoiningDeps {
  readonly repository: Pick<InvitationsRepository, "find" | "end">;
  readonly timelines: JoiningDeps["timelines"] & Pick<SharedTimelines, "lock" | "find">;
  readonly joined: Pick<JoinedTimelines, "one">;
  readonly accounts: MemberAccounts;
  readonly transact: Transact;
}

/** What the invited person does: the account that has the address now. */
export function createAcceptingService(deps: AcceptingDeps) {
  const { repository, timelines, joined, accounts, clock, transact } = deps;
  const joining = createJoining(deps);

  /** Locks the timeline and looks again, so that of accepting, withdrawing and deleting at once one comes first. */
  async function received(accountId: string, invitationId: string): Promise<[ReceivedRecord, MemberAccount]> {
    const account = await accounts.findById(accountId);
    const found = await repository.find(invitationId);
    if (!account || found?.address !== account.email) throw notThere();
    await timelines.lock(found.timelineId);
    const invitation = await repository.find(invitationId);
    if (!invitation) throw notThere();
    return [invitation, account];
  }

  return {
    async accept(
      { accountId }: Viewer,
      invitationId: string,
      choice: StandingChoice = "stays",
    ): Promise<JoinedTimeline> {
      const timelineId = await transact(async () => {
        const [invitation, account] = await received(accountId, invitationId);
        const timeline = await timelines.find(invitation.timelineId);
        if (!timeline || !isOpen(invitation, clock.now())) throw hasEnded();
        await repository.end(invitationId, "accepted", clock.now());
        return isVault(timeline)
          ? joining.join(timeline, account, invitation, choice)
          : joining.joinAsGuest(timeline, account, invitation);
      });
      return joined.one(accountId, timelineId);
    },

    async decline({ accountId }: Viewer, invitationId: string): Promise<void> {
      await transact(async () => {
        const [invitation] = await received(accountId, invitationId);
        if (!isWaiting(invitation, clock.now())) throw hasEnded();
        await repository.end(invitationId, "declined", clock.now());
      });
    },
  };
}

export type AcceptingService = ReturnType<typeof createAcceptingService>;
