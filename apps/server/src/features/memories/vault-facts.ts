import { type Author, authorsAmong } from "@lane/domain/authors.ts";
import { isFolded } from "@lane/domain/folding.ts";
import type { TimelineKind } from "@lane/domain/roles.ts";

import type { Viewer } from "#lib/viewer.ts";

import type { TellableMemory } from "./memory-record.ts";
import type { TellingRecord, VaultFactsRepository } from "./vault-facts.repository.ts";

/** What an answer says about a memory of a vault beside its words; nothing of it about one's own timeline. */
export interface VaultFacts {
  readonly author: Author | null;
  readonly isFolded: boolean;
  readonly isFoldedByHand: boolean;
  /** All tellings of its event that are not archived, the oldest first, itself included. */
  readonly tellings: readonly { readonly id: string; readonly author: Author | null }[];
}

export type VaultMemory = TellableMemory & { readonly kind: TimelineKind };

export function createVaultFacts(repository: VaultFactsRepository) {
  return {
    /** By the ids of the memories, without those of personal timelines. As many queries for many as for one. */
    async of({ accountId }: Viewer, memories: readonly VaultMemory[]): Promise<ReadonlyMap<string, VaultFacts>> {
      const ofVaults = memories.filter(({ kind }) => kind === "vault");
      if (ofVaults.length === 0) return new Map();
      const tellings = await repository.listTellings(distinct(ofVaults.map(({ eventId }) => eventId)));
      const authored = [...ofVaults, ...tellings];
      const people = await repository.listAuthors(
        distinct(authored.map(({ timelineId }) => timelineId)),
        distinct(authored.map(({ authorId }) => authorId)),
      );
      const authorOf = authorsAmong(people, accountId);
      const isClosed = (memory: VaultMemory, isOpened: boolean): boolean =>
        isFolded({
          ...memory,
          isAuthor: memory.authorId === accountId,
          isFoldedByHand: memory.foldedByHand === 1,
          isOpened,
        });
      const closed = ofVaults.filter((memory) => isClosed(memory, false)).map(({ id }) => id);
      const opened = new Set(await repository.listOpened(accountId, closed));
      return new Map(
        ofVaults.map((memory) => [
          memory.id,
          {
            author: authorOf(memory),
            isFolded: isClosed(memory, opened.has(memory.id)),
            isFoldedByHand: memory.foldedByHand === 1,
            tellings: tellingsOf(memory, tellings).map((one) => ({ id: one.id, author: authorOf(one) })),
          },
        ]),
      );
    },
  };
}

export type VaultFactsSource = ReturnType<typeof createVaultFacts>;

/** An archived memory stands at the end of the tellings that are not. */
function tellingsOf(memory: VaultMemory, all: readonly TellingRecord[]): readonly TellingRecord[] {
  const others = all.filter(
    ({ eventId, timelineId }) => eventId === memory.eventId && timelineId === memory.timelineId,
  );
  return others.some(({ id }) => id === memory.id) ? others : [...others, memory];
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
