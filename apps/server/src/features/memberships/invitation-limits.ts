import { maxInvitationsPerDay, maxMembersPerTimeline } from "@lane/domain/memberships.ts";

import { AppError } from "#lib/app-error.ts";
import { isRecent } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

import { isFull } from "./invitation-refusals.ts";
import { dayMs } from "./invitation-times.ts";
import type { InvitationRecord, InvitationsRepository } from "./invitations.repository.ts";
import { isWaiting } from "./joined-timelines.ts";
import type { SharedTimeline, SharedTimelines } from "./membership-dependencies.ts";
import type { Membership } from "./membership-gate.ts";
import type { MembershipsRepository } from "./memberships.repository.ts";

const mostPerAddress = 3;
const addressWindowMs = 30 * dayMs;

export interface InvitationLimitsDeps {
  readonly repository: Pick<InvitationsRepository, "list" | "countSince">;
  readonly memberships: Pick<MembershipsRepository, "list">;
  readonly timelines: Pick<SharedTimelines, "listGuestTimelines">;
  readonly clock: Clock;
}

/** Whom one may invite, and how often. Call it in a transaction that has locked the timeline. */
export function createInvitationLimits({ repository, memberships, timelines, clock }: InvitationLimitsDeps) {
  async function assertOnlyOne(
    { timelineId, address }: Pick<InvitationRecord, "timelineId" | "address">,
    exceptId = "",
  ) {
    const sent = (await repository.list(timelineId)).filter((one) => one.address === address && one.id !== exceptId);
    const now = clock.now();
    if (sent.some((one) => isWaiting(one, now))) {
      throw new AppError("conflict", "This address already has an open invitation");
    }
    return sent;
  }

  async function peopleOf(timeline: SharedTimeline, members: Membership["members"]) {
    if (timeline.kind === "vault") return members;
    const guests = await timelines.listGuestTimelines(timeline.id);
    return [...members, ...(await Promise.all(guests.map((id) => memberships.list(id)))).flat()];
  }

  async function assertPlace({ timeline, members, me }: Membership, address: string): Promise<void> {
    const people = await peopleOf(timeline, members);
    if (me.email === address) throw refusedAddress("This is your own address");
    if (people.some(({ email }) => email === address)) throw refusedAddress("This person has already joined");
    const now = clock.now();
    const sent = await assertOnlyOne({ timelineId: timeline.id, address });
    const recent = sent.filter(({ createdAt }) => isRecent(createdAt, addressWindowMs, now));
    if (recent.length >= mostPerAddress) {
      throw new AppError(
        "too_many_requests",
        "You've already invited this address several times. Please leave it for now",
      );
    }
    const open = (await repository.list(timeline.id)).filter((one) => isWaiting(one, now));
    if (people.length + open.length >= maxMembersPerTimeline) throw isFull();
    if ((await repository.countSince(me.accountId, now - dayMs)) >= maxInvitationsPerDay) {
      throw new AppError("too_many_requests", "You've invited a lot of people today. Please continue tomorrow", {
        retryAfterMs: dayMs,
      });
    }
  }

  return { assertOnlyOne, assertPlace };
}

function refusedAddress(text: string): AppError {
  return new AppError("invalid_input", text, { fields: { email: text } });
}
