import type { Offer } from "@lane/contract/memberships.ts";
import type { Memory, NewMemory } from "@lane/contract/memories.ts";
import { decideOffer } from "@lane/domain/permissions.ts";

import { AppError, isOutcomeUnknown } from "#lib/app-error.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { SharedTimelines } from "./membership-dependencies.ts";
import { addOnEnded, type MembershipGate, nameOf, notThere } from "./membership-gate.ts";
import type { OfferRecord, OffersRepository } from "./offers.repository.ts";

interface OffersDeps<F> {
  readonly repository: OffersRepository;
  readonly gate: Pick<MembershipGate, "find" | "isCovered">;
  readonly timelines: Pick<SharedTimelines, "find">;
  readonly memories: OfferedMemories;
  readonly files: OfferedFiles<F>;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Satisfied by the memories in app/compose-memberships.ts. */
interface OfferedMemories {
  /** One that the viewer may read by membership. */
  details(viewer: Viewer, memoryId: string): Promise<Memory>;
  /** Those of these that exist, without a check: for a host who was offered them, and for their guest. */
  present(viewer: Viewer, memoryIds: readonly string[]): Promise<Memory[]>;
  create(viewer: Viewer, memory: NewMemory): Promise<Memory>;
}

interface OfferedFiles<F> {
  /** Stores the shown variant of a file once more, without a row yet; undefined when it cannot be shown. */
  fetchShown(item: { readonly id: string; readonly type: Memory["media"][number]["type"] }): Promise<F | undefined>;
  /** Call it in the transaction that attaches the files. */
  keep(accountId: string, files: readonly F[]): Promise<string[]>;
  drop(files: readonly F[]): Promise<void>;
}

type Place = Pick<NewMemory, "timelineId" | "yearId" | "month" | "day">;

/**
 * What guests write waits for their host. The host reads it while it waits, and by accepting gets a copy of their own;
 * what the guest wrote stays the guest's.
 */
export function createOffersService<F>(deps: OffersDeps<F>) {
  const { repository, gate, timelines, memories, files, clock, transact } = deps;

  async function waiting({ accountId }: Viewer, memoryId: string): Promise<OfferRecord> {
    const offer = await repository.find(memoryId);
    const facts = offer && { state: offer.state, isForHost: offer.hostId === accountId };
    if (!offer || decideOffer(facts) !== "allow") throw notThere();
    return offer;
  }

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

  async function fetchAll(media: Memory["media"]): Promise<{ file: F; item: Memory["media"][number] }[]> {
    const fetched: { file: F; item: Memory["media"][number] }[] = [];
    try {
      for (const item of media) {
        const file = await files.fetchShown({ id: item.s3id, type: item.type });
        if (file !== undefined) fetched.push({ file, item });
      }
      return fetched;
    } catch (error) {
      await files.drop(fetched.map(({ file }) => file));
      throw error;
    }
  }

  return {
    async offer(viewer: Viewer, memoryId: string): Promise<void> {
      const memory = await memories.details(viewer, memoryId);
      const timeline = await timelines.find(memory.timelineId);
      if (!timeline?.guestOf || memory.author?.isMe !== true) throw notThere();
      if (memory.isArchived)
        throw new AppError("invalid_input", "An archived memory stays where it is. Restore it first");
      if (!(await gate.isCovered(timeline))) throw addOnEnded();
      await transact(async () => {
        await repository.lock(memoryId);
        if ((await repository.find(memoryId))?.state === "accepted") {
          throw new AppError("conflict", "This was accepted already. The copy on the other timeline is separate now");
        }
        await repository.offer(memoryId, clock.now());
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

    async accept(viewer: Viewer, memoryId: string, place: Place): Promise<string> {
      const { hostTimelineId, guestFirstName } = await waiting(viewer, memoryId);
      if (place.timelineId !== hostTimelineId) throw notThere();
      const [memory] = await memories.present(viewer, [memoryId]);
      if (!memory) throw notThere();
      const fetched = await fetchAll(memory.media);
      try {
        return await transact(async () => {
          await repository.lock(memoryId);
          await waiting(viewer, memoryId);
          const ids = await files.keep(
            viewer.accountId,
            fetched.map(({ file }) => file),
          );
          const media = fetched.map(({ item: { caption, alt, isCover } }, at) => {
            return { s3id: ids[at] ?? "", caption, alt, isCover };
          });
          const placed = await memories.create(viewer, { ...copyOf(memory, guestFirstName), ...place, media });
          await repository.answer(
            memoryId,
            { state: "accepted", words: null, placedMemoryId: placed._id },
            clock.now(),
          );
          return placed._id;
        });
      } catch (error) {
        // A commit without an answer may have kept them.
        if (!isOutcomeUnknown(error)) await files.drop(fetched.map(({ file }) => file));
        throw error;
      }
    },

    async decline(viewer: Viewer, memoryId: string, words = ""): Promise<void> {
      await transact(async () => {
        await repository.lock(memoryId);
        await waiting(viewer, memoryId);
        const kindWords = words === "" ? null : words;
        await repository.answer(memoryId, { state: "declined", words: kindWords, placedMemoryId: null }, clock.now());
      });
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

function copyOf(memory: Memory, toldBy: string) {
  const { memoryTitle, memoryDescription, memoryType, isCandle, isCirca, size, place, prompt } = memory;
  return { memoryTitle, memoryDescription, memoryType, isCandle, isCirca, size, place, prompt, toldBy };
}
