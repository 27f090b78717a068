import { decide, type MemoryAction } from "@lane/domain/permissions.ts";
import { mayOnTimeline } from "@lane/domain/roles.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { MemoryScope } from "./memories.repository.ts";
import type { FoundMemory, FoundYear, MemoryAccessRepository } from "./memory-access.repository.ts";

/** By its id, or as a number of the viewer's own timeline. */
interface WhichYear {
  readonly yearId?: string | undefined;
  readonly year?: number | undefined;
}

/** A memory that the viewer may not read is answered like an unknown id. */
export function createMemoryAccess(repository: MemoryAccessRepository) {
  async function findYear({ accountId }: Viewer, yearId: string): Promise<FoundYear> {
    const year = await repository.findYear(accountId, yearId);
    if (!year || !mayOnTimeline(year.role, "read")) throw notFound();
    return year;
  }

  async function findOwnYear({ accountId }: Viewer, year: number): Promise<FoundYear> {
    const found = await repository.findOwnYear(accountId, year);
    if (!found) throw notFound();
    return found;
  }

  return {
    year: findYear,

    /** Which memories of the year the viewer may see, without the archived ones. */
    async yearScope(viewer: Viewer, { yearId, year = 0 }: WhichYear): Promise<MemoryScope & { readonly year: number }> {
      const found = yearId === undefined ? await findOwnYear(viewer, year) : await findYear(viewer, yearId);
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

export function scopeOf({ timelineId }: { readonly timelineId: string }, isArchived: boolean): MemoryScope {
  return { timelineId, isArchived };
}

export function notFound(): AppError {
  return new AppError("not_found", "We cannot find this");
}
