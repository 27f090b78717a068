import type { Member } from "@lane/contract/memberships.ts";
import { mayOnTimeline } from "@lane/domain/roles.ts";

import type { SharedTimelines } from "./membership-dependencies.ts";
import { type Membership, nameOf } from "./membership-gate.ts";
import type { MemberRecord, MembershipsRepository } from "./memberships.repository.ts";

export interface MemberListsDeps {
  readonly repository: Pick<MembershipsRepository, "list" | "findSpan">;
  readonly timelines: Pick<SharedTimelines, "listGuestTimelines">;
}

/** Who belongs to a timeline, as one of them sees it. */
export function createMemberLists({ repository, timelines }: MemberListsDeps) {
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

  return peopleOf;
}

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
