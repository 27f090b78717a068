import { coversTimeline } from "@lane/domain/memberships.ts";
import { mayOnTimeline } from "@lane/domain/roles.ts";

import { AppError } from "#lib/app-error.ts";

import type { Plans, SharedTimeline, SharedTimelines } from "./membership-dependencies.ts";
import type { MemberRecord, MembershipsRepository } from "./memberships.repository.ts";

interface MembershipGateDeps {
  readonly repository: Pick<MembershipsRepository, "list">;
  readonly timelines: Pick<SharedTimelines, "lock" | "find">;
  readonly plans: Plans;
}

/** A timeline with its members, as one of them sees it. */
export interface Membership {
  readonly timeline: SharedTimeline;
  readonly members: readonly MemberRecord[];
  readonly me: MemberRecord;
}

/** Everything about who belongs to a timeline passes here. A timeline of others is answered like one that never was. */
export function createMembershipGate({ repository, timelines, plans }: MembershipGateDeps) {
  async function find(accountId: string, timelineId: string): Promise<Membership> {
    const timeline = await timelines.find(timelineId);
    const members = timeline ? await repository.list(timelineId) : [];
    const me = members.find((member) => member.accountId === accountId);
    if (!timeline || !me) throw notThere();
    return { timeline, members, me };
  }

  /** Changes of the same timeline happen one after the other. Call it in a transaction. */
  async function take(accountId: string, timelineId: string): Promise<Membership> {
    await timelines.lock(timelineId);
    return find(accountId, timelineId);
  }

  async function isCovered({ paidBy, guestOf }: Pick<SharedTimeline, "paidBy" | "guestOf">): Promise<boolean> {
    return paidBy !== null && coversTimeline(await plans.find(paidBy), guestOf !== null);
  }

  return {
    find,
    take,
    isCovered,

    /** Like `take`, for owners. */
    async govern(accountId: string, timelineId: string): Promise<Membership> {
      const membership = await take(accountId, timelineId);
      if (!mayOnTimeline(membership.me.role, "govern")) {
        throw new AppError("forbidden", "Only owners can do this");
      }
      return membership;
    },

    /** Like `govern`, for what only a vault has. */
    async governVault(accountId: string, timelineId: string): Promise<Membership> {
      const membership = await take(accountId, timelineId);
      if (!isVault(membership.timeline)) throw notThere();
      if (!mayOnTimeline(membership.me.role, "govern")) {
        throw new AppError("forbidden", "Only owners can do this");
      }
      return membership;
    },
  };
}

export type MembershipGate = ReturnType<typeof createMembershipGate>;

/** Not somebody's own timeline, and not what a guest writes. */
export function isVault({ kind, guestOf }: Pick<SharedTimeline, "kind" | "guestOf">): boolean {
  return kind === "vault" && guestOf === null;
}

export function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

export function notThere(): AppError {
  return new AppError("not_found", "We can't find this");
}

export function addOnEnded(): AppError {
  return new AppError(
    "forbidden",
    "The add-on for this timeline has ended. You can still read, export and leave, but nothing new can be added",
  );
}

export function isBeingDeleted(): AppError {
  return new AppError("forbidden", "This vault is about to be deleted. Nothing new can be added");
}
