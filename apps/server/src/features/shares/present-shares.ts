import { sharedPagePath } from "@lane/contract/page-paths.ts";
import type { Share } from "@lane/contract/shares.ts";

import { isoInstant } from "#lib/moments.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";

import type { ShareMemoriesRepository } from "./share-memories.repository.ts";
import type { OwnShareRecord } from "./shares.repository.ts";

interface SharePresenterDeps {
  readonly memories: Pick<ShareMemoriesRepository, "list">;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** Shares as their owner sees them. */
export function createSharePresenter({ memories: repository, sealer, clock, baseUrl }: SharePresenterDeps) {
  async function presented(records: readonly OwnShareRecord[]): Promise<Share[]> {
    const memories = Map.groupBy(await repository.list(records.map(({ id }) => id)), ({ shareId }) => shareId);
    return records.map((record) => presentShare(record, memories.get(record.id) ?? []));
  }

  function presentShare(record: OwnShareRecord, memories: readonly OwnMemory[]): Share {
    const { id, kind, label, address, greeting, shows, allowsAnswers, allowsCopies, openedCount } = record;
    const state = stateOf(record, memories, clock.now());
    const isOver = state === "stopped" || state === "expired";
    return {
      id,
      kind,
      name: label ?? address ?? "",
      greeting,
      state,
      memories: memories.map(({ id: memoryId, title, memoryType }) => ({ id: memoryId, title, memoryType })),
      shows,
      hasPassphrase: record.passphraseHash !== null,
      allowsAnswers,
      allowsCopies,
      url: kind === "person" || isOver ? null : `${baseUrl}${sharedPagePath(sealer.open(record.sealedToken))}`,
      createdAt: isoInstant(record.createdAt),
      expiresAt: isoOrNull(record.expiresAt),
      endedAt: isoOrNull(record.endedAt),
      firstOpenedAt: isoOrNull(record.firstOpenedAt),
      lastOpenedAt: isoOrNull(record.lastOpenedAt),
      openedCount,
    };
  }

  return presented;
}

export type SharePresenter = ReturnType<typeof createSharePresenter>;

type OwnMemory = Awaited<ReturnType<ShareMemoriesRepository["list"]>>[number];

function isoOrNull(moment: number | null): string | null {
  return moment === null ? null : isoInstant(moment);
}

function stateOf(share: OwnShareRecord, memories: readonly OwnMemory[], now: number): Share["state"] {
  if (share.endedAt !== null || memories.length === 0) return "stopped";
  if (share.expiresAt !== null && share.expiresAt <= now) return "expired";
  return memories.some(({ isReadable }) => isReadable) ? "open" : "asleep";
}
