import type { Memory } from "@lane/contract/memories.ts";
import { walkPageSize } from "@lane/contract/overviews.ts";
import { memoryDateOf, monthRange } from "@lane/domain/memory-order.ts";

import type { Viewer } from "#lib/viewer.ts";

import type { MemoriesRepository } from "./memories.repository.ts";
import { type MemoryAccess, scopeOf, type WhichYear } from "./memory-access.ts";
import { cursorOf, placeOf } from "./memory-cursor.ts";
import { type MemoryPresenter, onTimeline } from "./present-memory.ts";

interface MemoryWalkDeps {
  readonly repository: Pick<MemoriesRepository, "listStretch" | "countStretch" | "findAfterStretch">;
  readonly access: Pick<MemoryAccess, "whichYear" | "memories">;
  readonly presenter: Pick<MemoryPresenter, "many">;
  /** Satisfied by the search service in app/compose-timelines.ts. */
  readonly search: {
    find(
      viewer: Viewer,
      query: Pick<WhichYear, "timelineId"> & {
        readonly q: string;
        readonly limit: number;
        readonly cursor: string | undefined;
      },
    ): Promise<{ memories: readonly { readonly _id: string }[]; nextCursor: string | null }>;
  };
}

interface WalkQuery {
  readonly stones?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface StretchQuery extends WalkQuery, WhichYear {
  readonly month?: number | undefined;
}

interface FoundQuery extends WalkQuery, Pick<WhichYear, "timelineId"> {
  readonly q: string;
}

interface WalkPage {
  readonly memories: Memory[];
  readonly nextCursor: string | null;
  readonly leftOut: number;
}

interface StretchPage extends WalkPage {
  readonly total: number;
  readonly next: { readonly year: number; readonly month: number } | null;
}

/** Whole memories one after the other, for reading on without going back. */
export function createMemoryWalk({ repository, access, presenter, search }: MemoryWalkDeps) {
  return {
    async ofYear(viewer: Viewer, query: StretchQuery): Promise<StretchPage> {
      const { month, stones: withStones = false, limit = walkPageSize, cursor } = query;
      const after = cursor === undefined ? undefined : placeOf(cursor);
      const year = await access.whichYear(viewer, query);
      const scope = scopeOf(year, false);
      const stretch = { ...stretchOf(year.year, month), withStones };
      const found = await repository.listStretch(scope, { ...stretch, after, limit: limit + 1 });
      const { light, heavy } = await repository.countStretch(scope, stretch);
      const next = await repository.findAfterStretch(scope, stretch);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return {
        memories: await presenter.many(viewer, onTimeline(page, year)),
        nextCursor: last ? cursorOf(last) : null,
        total: withStones ? light + heavy : light,
        leftOut: withStones ? 0 : heavy,
        next: next === undefined ? null : monthOf(next),
      };
    },

    async ofSearch(viewer: Viewer, query: FoundQuery): Promise<WalkPage> {
      const { q, timelineId, stones: withStones = false, limit = walkPageSize, cursor } = query;
      const found = await search.find(viewer, { q, timelineId, limit, cursor });
      const readable = await access.memories(
        viewer,
        found.memories.map(({ _id }) => _id),
      );
      const shown = readable.filter(
        ({ memoryType, isCandle, isArchived }) => !isArchived && (withStones || (memoryType !== "Stone" && !isCandle)),
      );
      return {
        memories: await presenter.many(viewer, shown),
        nextCursor: found.nextCursor,
        leftOut: readable.filter(({ isArchived }) => !isArchived).length - shown.length,
      };
    },
  };
}

export type MemoryWalk = ReturnType<typeof createMemoryWalk>;

function monthOf(happenedOn: number): { readonly year: number; readonly month: number } {
  const { year, month } = memoryDateOf(happenedOn);
  return { year, month };
}

function stretchOf(year: number, month: number | undefined): { readonly first: number; readonly last: number } {
  if (month !== undefined) return monthRange(year, month);
  return { first: monthRange(year, 1).first, last: monthRange(year, 12).last };
}
