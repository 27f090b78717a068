import {
  type MediaItem,
  type Memory,
  type MemoryDetails,
  type MemoryVersion,
  maxPageSize,
} from "@lane/contract/memories.ts";
import { monthRange } from "@lane/domain/memory-order.ts";

import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";

import { safeDescription } from "./clean-description.ts";
import type { MemoriesRepository, NeighbourRecord } from "./memories.repository.ts";
import { mayDo, type MemoryAccess, notFound, scopeOf } from "./memory-access.ts";
import { cursorOf, placeOf } from "./memory-cursor.ts";
import type { MemoryVersionsRepository } from "./memory-versions.repository.ts";
import type { MemoryPresenter } from "./present-memory.ts";

const mostLookedBack = 12;

interface MemoriesDeps {
  readonly repository: MemoriesRepository;
  readonly versions: MemoryVersionsRepository;
  readonly access: MemoryAccess;
  readonly presenter: MemoryPresenter;
}

interface MonthQuery {
  readonly yearId: string;
  readonly month: number;
  readonly isArchived?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Reading memories. */
export function createMemoriesService({ repository, versions, access, presenter }: MemoriesDeps) {
  return {
    async list(viewer: Viewer, query: MonthQuery): Promise<{ memories: Memory[]; nextCursor: string | null }> {
      const { yearId, month, isArchived = false, limit = maxPageSize, cursor } = query;
      const after = cursor === undefined ? undefined : placeOf(cursor);
      const year = await access.year(viewer, yearId);
      const scope = scopeOf(year, isArchived);
      const stretch = { ...monthRange(year.year, month), withStones: true };
      const found = await repository.listStretch(scope, { ...stretch, after, limit: limit + 1 });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return { memories: await presenter.many(viewer, page), nextCursor: last ? cursorOf(last) : null };
    },

    async details(viewer: Viewer, memoryId: string): Promise<MemoryDetails> {
      const found = await access.memory(viewer, memoryId);
      const scope = scopeOf(found, found.isArchived);
      const previous = await repository.findPrevious(scope, found);
      const next = await repository.findNext(scope, found);
      const pictured = [previous, next].filter((one) => one !== undefined).filter((one) => mayShow(one, found));
      const covers = await presenter.covers(
        viewer,
        pictured.map(({ id }) => id),
      );
      return {
        ...(await presenter.one(viewer, found)),
        previousMemoryId: previous?.id ?? null,
        nextMemoryId: next?.id ?? null,
        previous: neighbourOf(previous, covers),
        next: neighbourOf(next, covers),
      };
    },

    async lookBack(viewer: Viewer, yearId: string, month: number): Promise<Memory[]> {
      const year = await access.year(viewer, yearId);
      const scope = scopeOf(year, false);
      return presenter.many(
        viewer,
        await repository.listSameMonth(scope, { year: year.year, month, limit: mostLookedBack }),
      );
    },

    async versions(viewer: Viewer, memoryId: string): Promise<MemoryVersion[]> {
      const memory = await access.memory(viewer, memoryId);
      if (!mayDo(viewer.accountId, "readHistory", memory)) throw notFound();
      const found = await versions.list(memory.id);
      return found.map(({ title, description, savedAt, ...version }) => ({
        ...version,
        memoryTitle: title,
        memoryDescription: safeDescription(description),
        savedAt: isoInstant(savedAt),
      }));
    },
  };
}

type Tenderness = Pick<NeighbourRecord, "memoryType" | "isCandle" | "isQuiet">;

/** A picture of what is heavy, or not to be offered, is not put before somebody who is reading something else. */
function mayShow(neighbour: Tenderness, read: Tenderness): boolean {
  return isTender(read) || !isTender(neighbour);
}

function isTender({ memoryType, isCandle, isQuiet }: Tenderness): boolean {
  return memoryType === "Stone" || isCandle || isQuiet;
}

function neighbourOf(
  neighbour: NeighbourRecord | undefined,
  covers: ReadonlyMap<string, MediaItem>,
): MemoryDetails["next"] {
  if (!neighbour) return null;
  const { id, title } = neighbour;
  return { id, title, cover: covers.get(id) ?? null };
}

export type MemoriesService = ReturnType<typeof createMemoriesService>;
