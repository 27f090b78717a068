import type { MediaItem } from "@lane/contract/memories.ts";
import { isFolded } from "@lane/domain/folding.ts";

import type { Viewer } from "#lib/viewer.ts";

import type { FoundMemory } from "./memory-access.repository.ts";
import type { MemoryAccess } from "./memory-access.ts";
import type { MemoryPresenter } from "./present-memory.ts";

interface VaultPicturesDeps {
  readonly access: Pick<MemoryAccess, "memories">;
  readonly presenter: Pick<MemoryPresenter, "covers">;
}

interface Choice {
  /** Of the vault. */
  readonly id: string;
  readonly pictureMemoryId: string | null;
}

interface VaultPicture {
  readonly memoryId: string;
  readonly url: string;
}

/** It is drawn no larger than this on the sharpest screens. */
const enoughPixels = 320;

/** The picture of a vault is that of one of its memories, for as long as it lies there open for everyone. */
export function createVaultPictures({ access, presenter }: VaultPicturesDeps) {
  return {
    /** By the ids of the vaults, without those that have none. */
    async of(viewer: Viewer, choices: readonly Choice[]): Promise<ReadonlyMap<string, VaultPicture>> {
      const wanted = choices.flatMap(({ pictureMemoryId }) => pictureMemoryId ?? []);
      if (wanted.length === 0) return new Map();
      const vaultOf = new Map(choices.map(({ id, pictureMemoryId }) => [pictureMemoryId, id]));
      const memories = await access.memories(viewer, wanted);
      const shown = memories.filter((memory) => vaultOf.get(memory.id) === memory.timelineId && isOpen(memory));
      const covers = await presenter.covers(
        viewer,
        shown.map(({ id }) => id),
      );
      return new Map(
        shown.flatMap(({ id: memoryId, timelineId }) => {
          const cover = covers.get(memoryId);
          const url = cover && smallOf(cover);
          return url ? [[timelineId, { memoryId, url }] as const] : [];
        }),
      );
    },
  };
}

/** For every member, whoever wrote it. */
function isOpen({ kind, isArchived, memoryType, isCandle, foldedByHand }: FoundMemory): boolean {
  const reader = { isAuthor: false, isOpened: false };
  return !isArchived && !isFolded({ ...reader, kind, memoryType, isCandle, isFoldedByHand: foldedByHand === 1 });
}

function smallOf({ type, state, url, sources, posterUrl }: MediaItem): string | undefined {
  if (state !== "ready") return undefined;
  const small = sources.toSorted((one, other) => one.width - other.width).find(({ width }) => width >= enoughPixels);
  return small?.url ?? (type === "Image" ? url : (posterUrl ?? undefined));
}
