import { decide, type MemoryAction } from "@lane/domain/permissions.ts";
import { mayOnTimeline, type Standing } from "@lane/domain/roles.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { MemoryScope } from "./memories.repository.ts";
import type { FoundMemory, FoundYear, MemoryAccessRepository } from "./memory-access.repository.ts";

/** By its id, or as a number of the viewer's own timeline or of the named one. */
export interface WhichYear {
  readonly yearId?: string | undefined;
  readonly year?: number | undefined;
  readonly timelineId?: string | undefined;
}

/** A memory that the viewer may not read is answered like an unknown id. */
export function createMemoryAccess(repository: MemoryAccessRepository) {
  function look(accountId: string, { yearId, year = 0, timelineId }: WhichYear): Promise<FoundYear | undefined> {
    if (yearId !== undefined) return repository.findYear(accountId, yearId);
    if (timelineId !== undefined) return repository.findYearOf(accountId, timelineId, year);
    return repository.findOwnYear(accountId, year);
  }

  async function find({ accountId }: Viewer, which: WhichYear): Promise<FoundYear> {
    const found = await look(accountId, which);
    if (!found || !mayOnTimeline(found.role, "read")) throw notFound();
    if (which.timelineId !== undefined && found.timelineId !== which.timelineId) throw notFound();
    return found;
  }

  return {
    year: (viewer: Viewer, yearId: string): Promise<FoundYear> => find(viewer, { yearId }),
    whichYear: find,

    /** Which memories of the year the viewer may see, without the archived ones. */
    async yearScope(viewer: Viewer, which: WhichYear): Promise<MemoryScope & { readonly year: number }> {
      const found = await find(viewer, which);
      return { ...scopeOf(found, false), year: found.year };
    },

    async memory({ accountId }: Viewer, memoryId: string): Promise<FoundMemory> {
      const memory = await repository.findById(accountId, memoryId);
      if (!memory || !mayDo(accountId, "read", memory)) throw notFound();
      return memory;
    },

    /** Those of these memories that the viewer may read, in the order of the ids. */
    async memories({ accountId }: Viewer, memoryIds: readonly string[]): Promise<FoundMemory[]> {
      const found = await repository.listByIds(accountId, memoryIds);
      const readable = found.filter((memory) => mayDo(accountId, "read", memory));
      const byId = new Map(readable.map((memory) => [memory.id, memory]));
      return memoryIds.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

/** By membership of its timeline; what is shared passes the gate of shares. */
export function mayDo(
  accountId: string,
  action: MemoryAction,
  { role, kind, authorId, isSharingOff }: Pick<FoundMemory, "role" | "kind" | "authorId" | "isSharingOff">,
): boolean {
  const isAuthor = authorId === accountId;
  const grant = { by: "membership", standing: { role, kind }, isAuthor, isSharingOff } as const;
  return decide("member", action, grant, 0) === "allow";
}

export type MemoryAccess = ReturnType<typeof createMemoryAccess>;

export function scopeOf(
  { timelineId, kind }: Pick<Standing, "kind"> & { readonly timelineId: string },
  isArchived: boolean,
): MemoryScope {
  return { timelineId, kind, isArchived };
}

export function notFound(): AppError {
  return new AppError("not_found", "We can't find this");
}
