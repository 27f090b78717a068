import type { Invitation } from "@lane/contract/memberships.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { isRecent } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Transact } from "#ports/transact.ts";

import { hasEnded } from "./invitation-refusals.ts";
import { createInvitationSending, type InvitationSendingDeps, type InvitationWish } from "./invitation-sending.ts";
import { invitationMs, resendAfterMs } from "./invitation-times.ts";
import type { InvitationsRepository, ReceivedRecord } from "./invitations.repository.ts";
import { presentInvitation } from "./joined-timelines.ts";
import { notThere } from "./membership-gate.ts";

interface InvitationsDeps extends InvitationSendingDeps {
  readonly repository: InvitationsRepository;
  readonly transact: Transact;
}

/** Inviting people to a vault, or as guests to one's own timeline. No answer tells whether an address has an account. */
export function createInvitationsService(deps: InvitationsDeps) {
  const { repository, gate, mails, clock, transact } = deps;
  const sending = createInvitationSending(deps);

  async function ownedOne(accountId: string, invitationId: string): Promise<ReceivedRecord> {
    const found = await repository.find(invitationId);
    if (!found) throw notThere();
    await gate.govern(accountId, found.timelineId);
    // Once more: it may have been accepted while this waited for the timeline.
    const invitation = await repository.find(invitationId);
    if (!invitation) throw notThere();
    return invitation;
  }

  async function presented(invitationId: string): Promise<Invitation> {
    const invitation = await repository.find(invitationId);
    if (!invitation) throw notThere();
    return presentInvitation(invitation, clock.now());
  }

  return {
    async invite({ accountId }: Viewer, wish: InvitationWish): Promise<Invitation> {
      const id = createId(clock.now());
      await transact(() => sending.invite(accountId, id, wish));
      return presented(id);
    },

    async withdraw({ accountId }: Viewer, invitationId: string): Promise<Invitation> {
      await transact(async () => {
        const { endedAs } = await ownedOne(accountId, invitationId);
        if (endedAs === "accepted") {
          throw new AppError(
            "conflict",
            "This invitation has already been accepted. You can remove the member instead",
          );
        }
        await repository.end(invitationId, "withdrawn", clock.now());
      });
      return presented(invitationId);
    },

    /** After a report; false when there is nothing to end. */
    async endForOperator(invitationId: string): Promise<boolean> {
      const invitation = await repository.find(invitationId);
      if (invitation?.endedAs !== null) return false;
      await repository.end(invitationId, "withdrawn", clock.now());
      return true;
    },

    async resend({ accountId }: Viewer, invitationId: string): Promise<Invitation> {
      await transact(async () => {
        const invitation = await ownedOne(accountId, invitationId);
        if (invitation.endedAs !== null) throw hasEnded();
        const now = clock.now();
        if (invitation.mailedAt !== null && isRecent(invitation.mailedAt, resendAfterMs, now)) {
          throw justSent();
        }
        const membership = await gate.govern(accountId, invitation.timelineId);
        await sending.assertMayInvite(membership);
        await sending.assertOnlyOne(invitation, invitation.id);
        await repository.renew(invitationId, now + invitationMs);
        await mails.send(invitation);
      });
      return presented(invitationId);
    },
  };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

function justSent(): AppError {
  return new AppError("too_many_requests", "We've just sent this. Please wait an hour before sending it again", {
    retryAfterMs: resendAfterMs,
  });
}
