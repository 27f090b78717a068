import type { Memory, NewMemory, ToldMemory } from "@lane/contract/memories.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { FoundMemory } from "./memory-access.repository.ts";
import { mayDo, type MemoryAccess, notFound } from "./memory-access.ts";
import type { MemoryChangesService } from "./memory-changes.service.ts";
import { refused } from "./memory-words.ts";
import type { MemoryWritesRepository } from "./memory-writes.repository.ts";
import type { MemoryPresenter } from "./present-memory.ts";
import type { VaultFactsRepository } from "./vault-facts.repository.ts";

interface TellingsDeps {
  readonly access: MemoryAccess;
  readonly changes: Pick<MemoryChangesService, "create">;
  readonly writes: Pick<MemoryWritesRepository, "lock">;
  readonly facts: VaultFactsRepository;
  readonly presenter: MemoryPresenter;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Several tellings of one event in a vault, and what lies folded there. */
export function createTellingsService(deps: TellingsDeps) {
  const { access, changes, writes, facts, presenter, clock, transact } = deps;

  async function inVault(viewer: Viewer, memoryId: string): Promise<FoundMemory> {
    const memory = await access.memory(viewer, memoryId);
    if (memory.kind !== "vault") throw notFound();
    return memory;
  }

  /** The event that a memory tells; it gets its name with the second telling. Waits for others who tell it now. */
  async function eventOf(viewer: Viewer, memoryId: string): Promise<string> {
    await writes.lock(viewer.accountId, memoryId);
    const { id, authorId, eventId } = await inVault(viewer, memoryId);
    const hasTold = eventId === null ? authorId === viewer.accountId : await facts.hasTold(viewer.accountId, eventId);
    if (hasTold) throw new AppError("conflict", "You've already told this. You can edit what you wrote");
    if (eventId !== null) return eventId;
    const begun = createId(clock.now());
    await facts.setEvent(id, begun);
    return begun;
  }

  async function keepOpen({ accountId }: Viewer, { id, kind, authorId }: FoundMemory): Promise<void> {
    if (kind === "vault" && authorId !== accountId) await facts.keepOpen(accountId, id, clock.now());
  }

  return {
    /** A new memory, or one's own telling of an event that somebody has told. */
    async create(viewer: Viewer, { tellingOf, ...told }: ToldMemory): Promise<Memory> {
      if (tellingOf === undefined) return changes.create(viewer, dated(told));
      const first = await inVault(viewer, tellingOf);
      if (first.timelineId !== told.timelineId) throw notFound();
      const telling = { ...dateOf(first), ...given(told) };
      return changes.create(viewer, dated(telling), async (memory) => ({
        ...memory,
        eventId: await eventOf(viewer, tellingOf),
      }));
    },

    /** All tellings of the event that are not archived, the oldest first, with the one that was named. */
    async list(viewer: Viewer, memoryId: string): Promise<Memory[]> {
      const named = await access.memory(viewer, memoryId);
      const heads = await facts.listTellings(named.eventId === null ? [] : [named.eventId]);
      const others = await access.memories(
        viewer,
        heads.map(({ id }) => id),
      );
      const told = others.filter(({ timelineId }) => timelineId === named.timelineId);
      return presenter.many(viewer, told.some(({ id }) => id === named.id) ? told : [...told, named]);
    },

    /** A memory that lay folded stays open for this member. One's own never does. */
    async open(viewer: Viewer, memoryId: string): Promise<void> {
      await keepOpen(viewer, await access.memory(viewer, memoryId));
    },

    /** For the others: on one's own timeline there are none. */
    async fold(viewer: Viewer, memoryId: string, isFolded: boolean): Promise<void> {
      await transact(async () => {
        await writes.lock(viewer.accountId, memoryId);
        const memory = await access.memory(viewer, memoryId);
        if (!mayDo(viewer.accountId, "arrange", memory)) {
          throw new AppError("forbidden", "You can read this memory but not change it");
        }
        if (memory.kind === "personal") return;
        await facts.setFolded(memory.id, isFolded);
        // Who folds it knows what it says.
        await keepOpen(viewer, memory);
      });
    },
  };
}

export type TellingsService = ReturnType<typeof createTellingsService>;

/** What the contract has checked, where no event gives the date. */
function dated({ yearId, month, ...told }: Omit<ToldMemory, "tellingOf">): NewMemory {
  if (yearId === undefined) throw refused("yearId", "Please choose a year");
  if (month === undefined) throw refused("month", "Please choose a month");
  return { ...told, yearId, month };
}

function dateOf({ yearId, happenedOn, isCirca }: FoundMemory) {
  const { month, day } = memoryDateOf(happenedOn);
  return { yearId, month, day, isCirca };
}

/** Where another month is given, the day of the event says nothing. */
function given({ yearId, month, ...told }: Omit<ToldMemory, "tellingOf">) {
  const isElsewhere = yearId !== undefined || month !== undefined;
  return {
    ...told,
    ...(yearId === undefined ? {} : { yearId }),
    ...(month === undefined ? {} : { month }),
    ...(isElsewhere && told.day === undefined ? { day: null } : {}),
    ...(isElsewhere && told.isCirca === undefined ? { isCirca: false } : {}),
  };
}
