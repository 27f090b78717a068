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
import { type MemoryPresenter, onTimeline, type PresentableMemory } from "./present-memory.ts";
import type { VaultFacts, VaultFactsSource } from "./vault-facts.ts";

const mostLookedBack = 12;

interface MemoriesDeps {
  readonly repository: MemoriesRepository;
  readonly versions: MemoryVersionsRepository;
  readonly access: MemoryAccess;
  readonly presenter: MemoryPresenter;
  readonly vaultFacts: VaultFactsSource;
}

interface MonthQuery {
  readonly yearId: string;
  readonly month: number;
  readonly isArchived?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Reading memories. */
export function createMemoriesService(deps: MemoriesDeps) {
  const { repository, versions, access, presenter } = deps;
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
      return {
        memories: await presenter.many(viewer, onTimeline(page, year)),
        nextCursor: last ? cursorOf(last) : null,
      };
    },

    async details(viewer: Viewer, memoryId: string): Promise<MemoryDetails> {
      const found = await access.memory(viewer, memoryId);
      const scope = scopeOf(found, found.isArchived);
      const previous = await repository.findPrevious(scope, found);
      const next = await repository.findNext(scope, found);
      const present = await presentNeighbours(deps, viewer, found, [previous, next]);
      return {
        ...(await presenter.one(viewer, found)),
        previousMemoryId: previous?.id ?? null,
        nextMemoryId: next?.id ?? null,
        previous: present(previous),
        next: present(next),
      };
    },

    async lookBack(viewer: Viewer, yearId: string, month: number): Promise<Memory[]> {
      const year = await access.year(viewer, yearId);
      const question = { year: year.year, month, limit: mostLookedBack };
      const found = await repository.listSameMonth(scopeOf(year, false), question);
      return presenter.many(viewer, onTimeline(found, year));
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

async function presentNeighbours(
  { presenter, vaultFacts }: MemoriesDeps,
  viewer: Viewer,
  read: PresentableMemory,
  neighbours: readonly (NeighbourRecord | undefined)[],
): Promise<(neighbour: NeighbourRecord | undefined) => MemoryDetails["next"]> {
  const found = neighbours.filter((one) => one !== undefined).map((one) => ({ ...one, kind: read.kind }));
  const facts = await vaultFacts.of(viewer, found);
  const pictured = found.filter((one) => mayShow(one, read) && !facts.get(one.id)?.isFolded).map(({ id }) => id);
  const covers = await presenter.covers(viewer, pictured);
  return (neighbour) => (neighbour ? neighbourOf(neighbour, covers, facts.get(neighbour.id)) : null);
}

function neighbourOf(
  { id, title }: NeighbourRecord,
  covers: ReadonlyMap<string, MediaItem>,
  facts: VaultFacts | undefined,
): MemoryDetails["next"] {
  const cover = covers.get(id) ?? null;
  if (!facts) return { id, title, cover };
  const { author, isFolded } = facts;
  return { id, title: isFolded ? "" : title, cover, author, isFolded };
}

export type MemoriesService = ReturnType<typeof createMemoriesService>;
