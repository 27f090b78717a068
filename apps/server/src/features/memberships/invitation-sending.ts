import { calendarDateOf } from "@lane/domain/calendar.ts";
import type { InvitedRole } from "@lane/domain/memberships.ts";

import { AppError } from "#lib/app-error.ts";

import { createInvitationLimits, type InvitationLimitsDeps } from "./invitation-limits.ts";
import type { InvitationMails } from "./invitation-mails.ts";
import { invitationMs } from "./invitation-times.ts";
import type { InvitationsRepository } from "./invitations.repository.ts";
import type { Plans, SharedTimeline } from "./membership-dependencies.ts";
import { addOnEnded, isBeingDeleted, type Membership, type MembershipGate } from "./membership-gate.ts";
import type { VaultPayers } from "./vault-payers.ts";

export interface InvitationSendingDeps extends InvitationLimitsDeps {
  readonly repository: InvitationLimitsDeps["repository"] & Pick<InvitationsRepository, "find" | "insert">;
  readonly gate: Pick<MembershipGate, "govern" | "isCovered">;
  readonly payers: VaultPayers;
  readonly mails: InvitationMails;
  readonly plans: Plans;
}

export interface InvitationWish {
  readonly timelineId: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly years?: { readonly from: number; readonly to: number } | undefined;
}

/** The checks before somebody is invited. Call all of it in a transaction that has locked the timeline. */
export function createInvitationSending(deps: InvitationSendingDeps) {
  const { repository, gate, payers, mails, plans, clock } = deps;
  const { assertOnlyOne, assertPlace } = createInvitationLimits(deps);

  async function assertMayInvite({ timeline, members, me }: Membership): Promise<void> {
    if (timeline.deletesAt !== null) throw isBeingDeleted();
    if (timeline.kind === "personal") {
      if ((await plans.find(me.accountId)).mayInviteGuests) return;
      throw new AppError("forbidden", "Guests are an add-on. Please add it to your plan before you invite anyone");
    }
    const paidBy = await payers.settle(timeline, members);
    if (!(await gate.isCovered({ ...timeline, paidBy }))) throw addOnEnded();
  }

  return {
    assertMayInvite,
    assertOnlyOne,

    async invite(accountId: string, id: string, wish: InvitationWish): Promise<void> {
      const membership = await gate.govern(accountId, wish.timelineId);
      const { timeline } = membership;
      const years = acceptedYears(timeline, wish, calendarDateOf(clock.now()).year);
      await assertMayInvite(membership);
      await assertPlace(membership, wish.email);
      const now = clock.now();
      // A guest writes: who only reads is given single memories instead.
      const role = timeline.kind === "personal" ? "contributor" : wish.role;
      const made = { id, timelineId: timeline.id, invitedBy: accountId, address: wish.email, role, ...years };
      await repository.insert({
        ...made,
        createdAt: now,
        mailedAt: null,
        expiresAt: now + invitationMs,
      });
      const invitation = await repository.find(id);
      if (invitation) await mails.send(invitation);
    },
  };
}

function acceptedYears({ kind }: SharedTimeline, { years }: InvitationWish, currentYear: number) {
  if (kind === "vault") return { fromYear: null, toYear: null };
  if (!years) throw refusedYears("Please choose which years your guest can write about");
  if (years.to > currentYear) throw refusedYears("This year is still in the future");
  return { fromYear: years.from, toYear: years.to };
}

function refusedYears(text: string): AppError {
  return new AppError("invalid_input", text, { fields: { years: text } });
}
