import type { Answer } from "@lane/contract/endpoint.ts";
import type { GivenShare, SharedMemory, sharedMemoriesApi } from "@lane/contract/shared-memories.ts";

import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { ShareAnswers } from "./share-answers.service.ts";
import type { ShareContents } from "./share-contents.ts";
import { notThere, type OpenShare, type ShareGate } from "./share-gate.ts";
import type { ShareUsesRepository } from "./share-uses.repository.ts";

interface SharedMemoriesDeps {
  readonly gate: ShareGate;
  readonly contents: ShareContents;
  readonly answers: Pick<ShareAnswers, "add">;
  readonly uses: Pick<ShareUsesRepository, "bind" | "countOpening" | "hide">;
  readonly accounts: { findById(accountId: string): Promise<{ firstName: string; lastName: string } | undefined> };
  readonly copies: MemoryCopies;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Satisfied in app/compose-shares.ts. */
export interface MemoryCopies {
  /** Adds a copy to the viewer's own timeline, with the files as they were shown. */
  keep(viewer: Viewer, memory: SharedMemory): Promise<{ memoryId: string; year: number; month: number }>;
}

type GivenFacts = Answer<typeof sharedMemoriesApi.read>["share"];

/** What others share with a member. */
export function createSharedMemoriesService(deps: SharedMemoriesDeps) {
  const { gate, contents, answers, uses, accounts, copies, clock, transact } = deps;

  return {
    async list(viewer: Viewer): Promise<GivenShare[]> {
      const opened = await gate.listOpen(viewer);
      return Promise.all(opened.map(async (one) => ({ ...givenFacts(one), memories: await contents.previews(one) })));
    },

    async read(viewer: Viewer, shareId: string): Promise<{ share: GivenFacts; memories: SharedMemory[] }> {
      const opened = await gate.open(viewer, shareId);
      return { share: givenFacts(opened), memories: await contents.memories(opened) };
    },

    /** Twice is as good as once: the first account keeps it, and every opening counts. */
    async opened(viewer: Viewer, shareId: string): Promise<void> {
      const { share } = await gate.open(viewer, shareId);
      await transact(async () => {
        await uses.bind(share.id, viewer.accountId);
        await uses.countOpening(share.id, clock.now());
      });
    },

    async hide(viewer: Viewer, shareId: string, isHidden: boolean): Promise<void> {
      const { share } = await gate.open(viewer, shareId);
      await transact(async () => {
        await uses.bind(share.id, viewer.accountId);
        await uses.hide(share.id, isHidden ? clock.now() : null);
      });
    },

    async keepCopy(viewer: Viewer, shareId: string, memoryId: string) {
      const opened = await gate.open(viewer, shareId);
      const memories = gate.allowed(opened, "keepCopy").filter(({ id }) => id === memoryId);
      const [memory] = await contents.memories({ ...opened, memories });
      if (!memory) throw notThere();
      return copies.keep(viewer, memory);
    },

    async answer(viewer: Viewer, shareId: string, text: string, memoryId?: string): Promise<void> {
      const opened = await gate.open(viewer, shareId);
      const account = await accounts.findById(viewer.accountId);
      if (!account) throw notThere();
      await answers.add(opened, { memoryId, text, name: `${account.firstName} ${account.lastName}`.trim() });
    },
  };
}

export type SharedMemoriesService = ReturnType<typeof createSharedMemoriesService>;

/** A member is named in full to whom they share with by address, unless they want no name. */
function givenFacts({ share }: OpenShare): GivenFacts {
  return {
    id: share.id,
    from: share.shows.name ? `${share.ownerFirstName} ${share.ownerLastName}`.trim() : null,
    greeting: share.greeting,
    sharedAt: isoInstant(share.createdAt),
    expiresAt: share.expiresAt === null ? null : isoInstant(share.expiresAt),
    isUnread: share.firstOpenedAt === null,
    isHidden: share.hiddenAt !== null,
    allowsAnswers: share.allowsAnswers,
    allowsCopies: share.allowsCopies,
  };
}
