import { type Author, authorsAmong } from "@lane/domain/authors.ts";
import { isFolded } from "@lane/domain/folding.ts";
import type { MemoryFields } from "@lane/domain/memory-fields.ts";

import type { Db } from "./client.ts";
import type { Flag } from "./column-types.ts";
import { selectAuthors, selectOpened } from "./reads/authors.ts";

/** A row of `tellableColumns`, after `readFields`. */
interface TellableRow extends Pick<MemoryFields, "memoryType" | "isCandle"> {
  readonly id: string;
  readonly timelineId: string;
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly eventId: string | null;
  readonly foldedByHand: Flag;
}

export interface WrittenInVault {
  readonly author: Author | null;
  /** For the account that reads. */
  readonly isFolded: boolean;
  readonly eventId: string | null;
}

/** Says of many memories of one vault who wrote each, and whether it lies folded for the account. Two small queries. */
export async function readWholeVault(
  db: Db,
  { accountId, vaultId }: { readonly accountId: string; readonly vaultId: string },
  memories: readonly TellableRow[],
): Promise<(memory: TellableRow) => WrittenInVault> {
  const authorIds = [...new Set(memories.flatMap(({ authorId }) => authorId ?? []))];
  const people = authorIds.length === 0 ? [] : await selectAuthors(db, [vaultId], authorIds).execute();
  const openings = await selectOpened(db, accountId).select("memory_id as memoryId").execute();
  const authorOf = authorsAmong(people, accountId);
  const opened = new Set(openings.map(({ memoryId }) => memoryId));
  return (memory) => ({
    author: authorOf(memory),
    isFolded: isFolded({
      ...memory,
      kind: "vault",
      isAuthor: memory.authorId === accountId,
      isFoldedByHand: memory.foldedByHand === 1,
      isOpened: opened.has(memory.id),
    }),
    eventId: memory.eventId,
  });
}
