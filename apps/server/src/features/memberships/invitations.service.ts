import type { Invitation, JoinedTimeline } from "@lane/contract/memberships.ts";
import { calendarDateOf } from "@lane/domain/calendar.ts";
import {
  type InvitedRole,
  maxInvitationsPerDay,
  maxMembersPerTimeline,
  nextColour,
  type StandingChoice,
} from "@lane/domain/memberships.ts";
import { yearsBetween } from "@lane/domain/timeline-span.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { isRecent } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { InvitationMails } from "./invitation-mails.ts";
import { dayMs, invitationMs, resendAfterMs } from "./invitation-times.ts";
import type { InvitationRecord, InvitationsRepository, ReceivedRecord } from "./invitations.repository.ts";
import { isOpen, isWaiting, type JoinedTimelines, presentInvitation } from "./joined-timelines.ts";
import type {
  MemberAccount,
  MemberAccounts,
  Plans,
  SharedTimeline,
  SharedTimelines,
} from "./membership-dependencies.ts";
import {
  addOnEnded,
  isBeingDeleted,
  isVault,
  type Membership,
  type MembershipGate,
  nameOf,
  notThere,
} from "./membership-gate.ts";
import type { MembershipsRepository } from "./memberships.repository.ts";
import type { VaultNews } from "./vault-news.ts";
import type { VaultPayers } from "./vault-payers.ts";

const mostPerAddress = 3;
const addressWindowMs = 30 * dayMs;

interface InvitationsDeps {
  readonly repository: InvitationsRepository;
  readonly memberships: Pick<MembershipsRepository, "list" | "insert" | "count">;
  readonly timelines: Pick<SharedTimelines, "lock" | "find" | "insert" | "insertYears" | "listGuestTimelines">;
  readonly gate: MembershipGate;
  readonly payers: VaultPayers;
  readonly joined: Pick<JoinedTimelines, "one">;
  readonly mails: InvitationMails;
  readonly news: Pick<VaultNews, "tell">;
  readonly accounts: MemberAccounts;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Wish {
  readonly timelineId: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly years?: { readonly from: number; readonly to: number } | undefined;
}

/** Inviting people to a vault, or as guests to one's own timeline. No answer tells whether an address has an account. */
export function createInvitationsService(deps: InvitationsDeps) {
  const { repository, gate, mails, clock, transact } = deps;
  const sending = createSending(deps);
  const accepting = createAccepting(deps);

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
    ...accepting,

    async invite({ accountId }: Viewer, wish: Wish): Promise<Invitation> {
      const id = createId(clock.now());
      await transact(() => sending.invite(accountId, id, wish));
      return presented(id);
    },

    async withdraw({ accountId }: Viewer, invitationId: string): Promise<Invitation> {
      await transact(async () => {
        const { endedAs } = await ownedOne(accountId, invitationId);
        if (endedAs === "accepted") {
          throw new AppError("conflict", "This invitation was accepted already. You can remove the member instead");
        }
        await repository.end(invitationId, "withdrawn", clock.now());
      });
      return presented(invitationId);
    },

    async resend({ accountId }: Viewer, invitationId: string): Promise<Invitation> {
      await transact(async () => {
        const invitation = await ownedOne(accountId, invitationId);
        if (invitation.endedAs !== null) throw hasEnded();
        const now = clock.now();
        if (invitation.mailedAt !== null && isRecent(invitation.mailedAt, resendAfterMs, now)) {
          throw new AppError(
            "too_many_requests",
            "We have just sent this. Please wait an hour before you send it again",
            {
              retryAfterMs: resendAfterMs,
            },
          );
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

/** The checks before somebody is invited. Call all of it in a transaction that has locked the timeline. */
function createSending(deps: InvitationsDeps) {
  const { repository, memberships, timelines, gate, payers, mails, accounts, plans, clock } = deps;

  async function assertMayInvite({ timeline, members, me }: Membership): Promise<void> {
    if (timeline.deletesAt !== null) throw isBeingDeleted();
    if (timeline.kind === "personal") {
      if ((await plans.find(me.accountId)).mayInviteGuests) return;
      throw new AppError("forbidden", "Guests are an add-on to your plan. Please add it first, then invite");
    }
    const paidBy = await payers.settle(timeline, members);
    if (!(await gate.isCovered({ ...timeline, paidBy }))) throw addOnEnded();
  }

  async function assertOnlyOne(
    { timelineId, address }: Pick<InvitationRecord, "timelineId" | "address">,
    exceptId = "",
  ) {
    const sent = (await repository.list(timelineId)).filter((one) => one.address === address && one.id !== exceptId);
    const now = clock.now();
    if (sent.some((one) => isWaiting(one, now))) {
      throw new AppError("conflict", "There is an open invitation to this address already");
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
    if (people.some(({ email }) => email === address)) throw refusedAddress("This person belongs to it already");
    const now = clock.now();
    const sent = await assertOnlyOne({ timelineId: timeline.id, address });
    const recent = sent.filter(({ createdAt }) => isRecent(createdAt, addressWindowMs, now));
    if (recent.length >= mostPerAddress) {
      throw new AppError("too_many_requests", "You have invited this address several times. Please leave it for now");
    }
    const open = (await repository.list(timeline.id)).filter((one) => isWaiting(one, now));
    if (people.length + open.length >= maxMembersPerTimeline) throw isFull();
    if ((await repository.countSince(me.accountId, now - dayMs)) >= maxInvitationsPerDay) {
      throw new AppError("too_many_requests", "You have invited many people today. Please carry on tomorrow", {
        retryAfterMs: dayMs,
      });
    }
  }

  function acceptedYears({ kind }: SharedTimeline, { years }: Wish) {
    if (kind === "vault") return { fromYear: null, toYear: null };
    const { year: currentYear } = calendarDateOf(clock.now());
    if (!years) throw refusedYears("Please choose the years your guest may write in");
    if (years.to > currentYear) throw refusedYears("This year has not come yet");
    return { fromYear: years.from, toYear: years.to };
  }

  return {
    assertMayInvite,
    assertOnlyOne,

    async invite(accountId: string, id: string, wish: Wish): Promise<void> {
      const membership = await gate.govern(accountId, wish.timelineId);
      const { timeline } = membership;
      const years = acceptedYears(timeline, wish);
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
        endedAs: null,
      });
      const inviter = await accounts.findById(accountId);
      const invitation = await repository.find(id);
      if (inviter && invitation) await mails.send(invitation);
    },
  };
}

/** What the invited person does: the account that has the address now. */
function createAccepting(deps: InvitationsDeps) {
  const { repository, memberships, timelines, gate, joined, news, accounts, plans, clock, transact } = deps;

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
          ? join(timeline, account, invitation, choice)
          : joinAsGuest(timeline, account, invitation);
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

function hasEnded(): AppError {
  return new AppError("conflict", "This invitation is no longer open. Please ask for a new one");
}

function belongsAlready(): AppError {
  return new AppError("conflict", "You belong to it already");
}

function isFull(): AppError {
  return new AppError("conflict", `At most ${maxMembersPerTimeline} people can belong to it`);
}

function refusedAddress(text: string): AppError {
  return new AppError("invalid_input", text, { fields: { email: text } });
}

function refusedYears(text: string): AppError {
  return new AppError("invalid_input", text, { fields: { years: text } });
}
