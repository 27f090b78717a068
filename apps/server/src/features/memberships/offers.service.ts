import type { Memory } from "@lane/contract/memories.ts";
import type { Offer } from "@lane/contract/offers.ts";
import { decideOffer } from "@lane/domain/permissions.ts";

import { AppError } from "#lib/app-error.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { SharedTimelines } from "./membership-dependencies.ts";
import { addOnEnded, type MembershipGate, nameOf, notThere } from "./membership-gate.ts";
import type { OfferRecord, OffersRepository } from "./offers.repository.ts";

interface OffersDeps {
  readonly repository: OffersRepository;
  readonly gate: Pick<MembershipGate, "find" | "isCovered">;
  readonly timelines: Pick<SharedTimelines, "find">;
  readonly memories: OfferedMemories;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Satisfied by the memories in app/compose-memberships.ts. */
export interface OfferedMemories {
  /** One that the viewer may read by membership. */
  details(viewer: Viewer, memoryId: string): Promise<Memory>;
  /** Those of these that exist, without a check: for a host who was offered them, and for their guest. */
  present(viewer: Viewer, memoryIds: readonly string[]): Promise<Memory[]>;
}

/** What guests write waits for their host, who reads it while it waits. */
export function createOffersService(deps: OffersDeps) {
  const { repository, gate, timelines, memories, clock, transact } = deps;

  async function listed(viewer: Viewer, offers: readonly OfferRecord[], isHost: boolean): Promise<Offer[]> {
    const shown = offers.flatMap((offer) => {
      const id = isHost ? readByHost(offer) : offer.memoryId;
      return id === null ? [] : [{ offer, id }];
    });
    const found = await memories.present(
      viewer,
      shown.map(({ id }) => id),
    );
    const byId = new Map(found.map((memory) => [memory._id, memory]));
    return shown.flatMap(({ offer, id }) => {
      const memory = byId.get(id);
      return memory ? [presented(offer, memory, isHost)] : [];
    });
  }

  return {
    async offer(viewer: Viewer, memoryId: string): Promise<void> {
      const memory = await memories.details(viewer, memoryId);
      const timeline = await timelines.find(memory.timelineId);
      if (!timeline?.guestOf || memory.author?.isMe !== true) throw notThere();
      if (memory.isArchived) throw new AppError("invalid_input", "This memory is archived. Please restore it first");
      if (!(await gate.isCovered(timeline))) throw addOnEnded();
      await transact(async () => {
        await repository.lock(memoryId);
        if ((await repository.find(memoryId))?.state === "accepted") {
          throw alreadyAccepted();
        }
        await repository.offer(memoryId, clock.now());
      });
    },

    /** The guest takes back what waits; an answer stands. */
    async withdraw({ accountId }: Viewer, memoryId: string): Promise<void> {
      await transact(async () => {
        await repository.lock(memoryId);
        const offer = await repository.find(memoryId);
        if (offer?.guestId !== accountId || offer.state !== "waiting") throw notThere();
        await repository.withdraw(memoryId);
      });
    },

    async list(viewer: Viewer): Promise<Offer[]> {
      return listed(viewer, await repository.listForHost(viewer.accountId), true);
    },

    async listOwn(viewer: Viewer, timelineId: string): Promise<Offer[]> {
      const { timeline } = await gate.find(viewer.accountId, timelineId);
      if (timeline.guestOf === null) throw notThere();
      return listed(viewer, await repository.listForGuest(timelineId), false);
    },

    /** The host has seen what waits, or the guest what was answered. */
    async markRead({ accountId }: Viewer, memoryIds: readonly string[]): Promise<void> {
      const found = await Promise.all(memoryIds.map((id) => repository.find(id)));
      const own = found.filter((offer) => offer && readerOf(offer) === accountId);
      await repository.markRead(
        own.flatMap((offer) => offer?.memoryId ?? []),
        clock.now(),
      );
    },
  };
}

export type OffersService = ReturnType<typeof createOffersService>;

/** The memory that a host sees of an offer: the guest's while it waits, then their own copy, then nothing. */
function readByHost({ state, memoryId, placedMemoryId }: OfferRecord): string | null {
  if (decideOffer({ state, isForHost: true }) === "allow") return memoryId;
  return state === "accepted" ? placedMemoryId : null;
}

/** Whose turn it is. */
function readerOf({ state, hostId, guestId }: OfferRecord): string {
  return state === "waiting" ? hostId : guestId;
}

function presented(offer: OfferRecord, memory: Memory, isHost: boolean): Offer {
  const { state, offeredAt, readAt, words, placedMemoryId } = offer;
  const guest = nameOf({ firstName: offer.guestFirstName, lastName: offer.guestLastName });
  const host = nameOf({ firstName: offer.hostFirstName, lastName: offer.hostLastName });
  const isTurn = isHost === (state === "waiting");
  return {
    memory,
    name: isHost ? guest : host,
    state,
    offeredAt: isoInstant(offeredAt),
    words,
    isUnread: isTurn && readAt === null,
    placedMemoryId: isHost ? placedMemoryId : null,
  };
}

function alreadyAccepted(): AppError {
  return new AppError("conflict", "This has already been accepted. The copy on the other timeline is now separate");
}
