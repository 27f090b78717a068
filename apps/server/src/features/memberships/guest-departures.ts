import type { MemberMemories, SharedTimeline, SharedTimelines } from "./membership-dependencies.ts";
import { type Membership, nameOf, notThere } from "./membership-gate.ts";
import type { MemberRecord, MembershipsRepository } from "./memberships.repository.ts";
import type { VaultNews } from "./vault-news.ts";

interface GuestDeparturesDeps {
  readonly repository: Pick<MembershipsRepository, "list">;
  readonly timelines: Pick<SharedTimelines, "lock" | "listGuestTimelines" | "remove">;
  readonly memories: Pick<MemberMemories, "listWritten" | "bringHome">;
  readonly news: Pick<VaultNews, "tell">;
}

/** How host and guest part. Call all of it in a transaction that has locked the timeline of who parts. */
export function createGuestDepartures({ repository, timelines, memories, news }: GuestDeparturesDeps) {
  /** What a guest wrote goes to their own timeline, whatever was accepted: the host has copies of that. */
  async function endGuest(timelineId: string): Promise<MemberRecord | undefined> {
    await timelines.lock(timelineId);
    const [guest] = await repository.list(timelineId);
    if (guest) await memories.bringHome(await memories.listWritten(timelineId, guest.accountId));
    await timelines.remove(timelineId);
    return guest;
  }

  async function removeGuest({ timeline, me }: Membership, guestId: string): Promise<void> {
    for (const id of await timelines.listGuestTimelines(timeline.id)) {
      const [guest] = await repository.list(id);
      if (guest?.accountId !== guestId) continue;
      await endGuest(id);
      await news.tell([guestId], { vault: nameOf(me), event: "guest-ended" });
      return;
    }
    throw notThere();
  }

  async function leaveHost({ timeline, me }: Membership): Promise<void> {
    const [host] = await repository.list(timeline.guestOf ?? "");
    await endGuest(timeline.id);
    if (host) await news.tell([host.accountId], { vault: "", event: "guest-left", who: nameOf(me) });
  }

  async function endAllGuests(timeline: SharedTimeline, host: MemberRecord | undefined): Promise<void> {
    for (const id of await timelines.listGuestTimelines(timeline.id)) {
      const guest = await endGuest(id);
      if (guest) await news.tell([guest.accountId], { vault: host ? nameOf(host) : "", event: "guest-ended" });
    }
  }

  async function tellHost(hostTimelineId: string, guest: MemberRecord): Promise<void> {
    const [host] = await repository.list(hostTimelineId);
    if (host) await news.tell([host.accountId], { vault: "", event: "guest-left", who: nameOf(guest) });
  }

  return { removeGuest, leaveHost, endAllGuests, tellHost };
}

export type GuestDepartures = ReturnType<typeof createGuestDepartures>;
