import type { Memory, NewMemory } from "@lane/contract/memories.ts";
import { decideOffer } from "@lane/domain/permissions.ts";

import { isOutcomeUnknown } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import { notThere } from "./membership-gate.ts";
import type { OfferRecord, OffersRepository } from "./offers.repository.ts";
import type { OfferedMemories } from "./offers.service.ts";

interface OfferAnswersDeps<F> {
  readonly repository: Pick<OffersRepository, "find" | "lock" | "answer">;
  readonly memories: Pick<OfferedMemories, "present"> & {
    create(viewer: Viewer, memory: NewMemory): Promise<Memory>;
  };
  readonly files: OfferedFiles<F>;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Satisfied by the files in app/compose-memberships.ts. */
interface OfferedFiles<F> {
  /** Stores the shown variant of a file once more, without a row yet; undefined when it cannot be shown. */
  fetchShown(item: { readonly id: string; readonly type: Memory["media"][number]["type"] }): Promise<F | undefined>;
  /** Call it in the transaction that attaches the files. */
  keep(accountId: string, files: readonly F[]): Promise<string[]>;
  drop(files: readonly F[]): Promise<void>;
}

type Place = Pick<NewMemory, "timelineId" | "yearId" | "month" | "day">;
type Fetched<F> = readonly { readonly file: F; readonly item: Memory["media"][number] }[];

/** By accepting, a host gets a copy of their own; what the guest wrote stays the guest's, whatever the answer. */
export function createOfferAnswers<F>({ repository, memories, files, clock, transact }: OfferAnswersDeps<F>) {
  async function waiting({ accountId }: Viewer, memoryId: string): Promise<OfferRecord> {
    const offer = await repository.find(memoryId);
    const facts = offer && { state: offer.state, isForHost: offer.hostId === accountId };
    if (!offer || decideOffer(facts) !== "allow") throw notThere();
    return offer;
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

  /** The copy on the host's timeline. Call it in the transaction that answers the offer. */
  async function placeCopy(viewer: Viewer, copy: Omit<NewMemory, "media">, fetched: Fetched<F>): Promise<string> {
    const ids = await files.keep(
      viewer.accountId,
      fetched.map(({ file }) => file),
    );
    const media = fetched.map(({ item: { caption, alt, isCover } }, at) => {
      return { s3id: ids[at] ?? "", caption, alt, isCover };
    });
    return (await memories.create(viewer, { ...copy, media }))._id;
  }

  return {
    async accept(viewer: Viewer, memoryId: string, place: Place): Promise<string> {
      const { hostTimelineId, guestFirstName } = await waiting(viewer, memoryId);
      const [memory] = await memories.present(viewer, [memoryId]);
      if (!memory || place.timelineId !== hostTimelineId) throw notThere();
      const fetched = await fetchAll(memory.media);
      try {
        return await transact(async () => {
          await repository.lock(memoryId);
          await waiting(viewer, memoryId);
          const placedMemoryId = await placeCopy(viewer, { ...copyOf(memory, guestFirstName), ...place }, fetched);
          await repository.answer(memoryId, { state: "accepted", words: null, placedMemoryId }, clock.now());
          return placedMemoryId;
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

export type OfferAnswers = ReturnType<typeof createOfferAnswers>;

function copyOf(memory: Memory, toldBy: string) {
  const { memoryTitle, memoryDescription, memoryType, isCandle, isCirca, size, place, prompt } = memory;
  return { memoryTitle, memoryDescription, memoryType, isCandle, isCirca, size, place, prompt, toldBy };
}
