import type { Memory, MemoryDetails } from "@lane/contract/memories.ts";

import { hanna, me, sjoerd } from "./families.tsx";
import { lake } from "./memories.tsx";

type Author = NonNullable<Memory["author"]>;

export function authorOf({ accountId, name, colour, isMe }: typeof me): Author {
  return { accountId, name, colour, isMe };
}

const tellers = [sjoerd, me, hanna];

/** A memory of the vault "v-1": Sjoerd's, unless another author is named. */
export function vaultMemory(more: Partial<MemoryDetails> = {}): MemoryDetails {
  const id = more._id ?? "w-1";
  const author = more.author === undefined ? authorOf(sjoerd) : more.author;
  return {
    ...lake,
    _id: id,
    memoryTitle: "The wedding",
    memoryDescription: "<p>Rain at ten, sun at noon.</p>",
    timelineId: "v-1",
    yearId: "v-1993",
    year: 1993,
    month: 5,
    nextMemoryId: null,
    next: null,
    author,
    isFolded: false,
    isFoldedByHand: false,
    tellings: [{ id, author }],
    tellingCount: 1,
    ...more,
  };
}

/** One event that so many people tell: Sjoerd first, then the member, then Hanna. */
export function severalTellings(count: number, more: readonly Partial<MemoryDetails>[] = []): MemoryDetails[] {
  const ids = tellers.slice(0, count).map((teller, at) => ({ id: `w-${at + 1}`, author: authorOf(teller) }));
  return ids.map(({ id, author }, at) =>
    vaultMemory({
      _id: id,
      author,
      memoryDescription: `<p>As ${author.name} remembers it.</p>`,
      tellings: ids,
      tellingCount: count,
      ...more[at],
    }),
  );
}
