import { maxMembersPerTimeline, nextColour, type StandingChoice } from "@lane/domain/memberships.ts";
import { yearsBetween } from "@lane/domain/timeline-span.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";

import { isFull } from "./invitation-refusals.ts";
import type { InvitationRecord } from "./invitations.repository.ts";
import type { MemberAccount, Plans, SharedTimeline, SharedTimelines } from "./membership-dependencies.ts";
import { addOnEnded, type MembershipGate, nameOf } from "./membership-gate.ts";
import type { MembershipsRepository } from "./memberships.repository.ts";
import type { VaultNews } from "./vault-news.ts";

export interface JoiningDeps {
  readonly memberships: Pick<MembershipsRepository, "list" | "insert">;
  readonly timelines: Pick<SharedTimelines, "insert" | "insertYears" | "listGuestTimelines">;
  readonly gate: Pick<MembershipGate, "isCovered">;
  readonly news: Pick<VaultNews, "tell">;
  readonly plans: Plans;
  readonly clock: Clock;
}

/** Becoming a member or a guest. Call it in the transaction that accepts the invitation. */
export function createJoining({ memberships, timelines, gate, news, plans, clock }: JoiningDeps) {
  async function join(
    timeline: SharedTimeline,
    account: MemberAccount,
    { role }: InvitationRecord,
    choice: StandingChoice,
  ) {
    const members = await memberships.list(timeline.id);
    if (members.some(({ accountId }) => accountId === account.id)) throw belongsAlready();
    if (members.length >= maxMembersPerTimeline) throw isFull();
    if (!(await gate.isCovered(timeline))) throw addOnEnded();
    const colour = nextColour(members.map((member) => member.colour));
    await memberships.insert(timeline.id, { accountId: account.id, role, colour, choice }, clock.now());
    const others = members.map(({ accountId }) => accountId);
    await news.tell(others, { vault: timeline.name ?? "", event: "joined", who: nameOf(account) });
    return timeline.id;
  }

  /** A guest gets a timeline of their own, with the years they may write in. */
  async function joinAsGuest(
    host: SharedTimeline,
    account: MemberAccount,
    invitation: InvitationRecord,
  ): Promise<string> {
    const hostId = host.personalOf ?? "";
    if (!(await plans.find(hostId)).mayInviteGuests) throw addOnEnded();
    const guests = await timelines.listGuestTimelines(host.id);
    const people = (await Promise.all(guests.map((id) => memberships.list(id)))).flat();
    if (people.some(({ accountId }) => accountId === account.id) || hostId === account.id) throw belongsAlready();
    if (people.length + 1 >= maxMembersPerTimeline) throw isFull();
    const now = clock.now();
    const id = createId(now);
    await timelines.insert(
      { id, name: null, firstYear: null, guestOf: host.id, paidBy: hostId, isSharingOff: true },
      now,
    );
    const years = yearsBetween(invitation.fromYear ?? 0, invitation.toYear ?? -1);
    await timelines.insertYears(
      id,
      years.map((year) => ({ id: createId(now), year })),
    );
    const colour = nextColour(people.map((person) => person.colour));
    await memberships.insert(id, { accountId: account.id, role: "contributor", colour, choice: "goes" }, now);
    await news.tell([hostId], { vault: "", event: "guest-joined", who: nameOf(account) });
    return id;
  }

  return { join, joinAsGuest };
}

function belongsAlready(): AppError {
  return new AppError("conflict", "You've already joined");
}
