import { memoryDateOf } from "@lane/domain/memory-order.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { FoundMemory, FoundYear } from "./memory-access.repository.ts";
import { mayDo, type MemoryAccess, notFound } from "./memory-access.ts";
import type { MemoryIndex } from "./memory-index.ts";
import type { MemoryMediaRepository } from "./memory-media.repository.ts";
import type { MemoryTransfers } from "./memory-transfers.ts";
import type { MemoryWritesRepository } from "./memory-writes.repository.ts";
import type { YearGate } from "./year-gate.ts";

interface VaultMemoriesDeps {
  readonly writes: Pick<MemoryWritesRepository, "lock" | "lockTimeline" | "insert">;
  readonly media: Pick<MemoryMediaRepository, "list" | "replace">;
  readonly index: Pick<MemoryIndex, "putAgain">;
  readonly transfers: Pick<MemoryTransfers, "move" | "bringHome" | "filesOf">;
  readonly files: { charge(fileIds: readonly string[]): Promise<void> };
  /** Satisfied by the timelines in app/compose-timelines.ts. */
  readonly years: {
    /** Of a vault; none for anything else. */
    listVaultYears(timelineId: string): Promise<readonly { readonly id: string; readonly year: number }[]>;
  };
  readonly access: Pick<MemoryAccess, "year" | "memory">;
  readonly gate: YearGate;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Bringing {
  readonly timelineId: string;
  readonly memoryIds: readonly string[];
  readonly how: "copy" | "move";
  readonly withStones?: boolean | undefined;
}

/** Own memories into a vault, all of them or none, and back to who wrote them. */
export function createVaultMemories(deps: VaultMemoriesDeps) {
  const { writes, media, index, transfers, files, years, access, gate, clock, transact } = deps;
  const { openVault, ownMemory } = createVaultChecks(deps);

  async function copy({ role: _role, kind: _kind, isSharingOff: _off, ...memory }: FoundMemory, year: FoundYear) {
    const now = clock.now();
    const id = createId(now);
    const place = { timelineId: year.timelineId, yearId: year.id };
    const made = { ...memory, ...place, id, version: 1, createdAt: now, updatedAt: now };
    await writes.insert(made);
    await media.replace(id, await media.list([memory.id]));
    await index.putAgain(made);
    return id;
  }

  async function bringOne(memory: FoundMemory, year: FoundYear, how: Bringing["how"]): Promise<string> {
    await gate.pass(year, memoryDateOf(memory.happenedOn).month);
    if (how === "copy") return copy(memory, year);
    await transfers.move(memory, { timelineId: year.timelineId, yearId: year.id });
    return memory.id;
  }

  return {
    /** How many came. */
    async bring(viewer: Viewer, { timelineId, memoryIds, how, withStones = false }: Bringing): Promise<number> {
      const wanted = [...new Set(memoryIds)].toSorted((one, other) => one.localeCompare(other));
      await transact(async () => {
        const yearOf = await openVault(viewer, timelineId);
        const brought: string[] = [];
        for (const memoryId of wanted) {
          const memory = await ownMemory(viewer, memoryId, withStones);
          brought.push(await bringOne(memory, await yearOf(memoryDateOf(memory.happenedOn).year), how));
        }
        await files.charge(await transfers.filesOf(brought));
      });
      return wanted.length;
    },

    async takeOut(viewer: Viewer, memoryId: string): Promise<void> {
      await transact(async () => {
        const { timelineId } = await access.memory(viewer, memoryId);
        await writes.lockTimeline(timelineId);
        await writes.lock(viewer.accountId, memoryId);
        const memory = await access.memory(viewer, memoryId);
        if (memory.kind !== "vault" || (await years.listVaultYears(memory.timelineId)).length === 0) throw notFound();
        if (!mayDo(viewer.accountId, "arrange", memory)) {
          throw new AppError("forbidden", "You can read this memory but not change it");
        }
        if (memory.authorId === null) {
          throw new AppError("invalid_input", "The person who wrote this no longer has an account, so it stays here");
        }
        await transfers.bringHome([memory.id]);
      });
    },
  };
}

/** What is checked before something comes into a vault. Call it in the transaction that brings it. */
function createVaultChecks({ writes, years, access }: VaultMemoriesDeps) {
  /** The years of a vault by their number. A timeline that is no vault of the viewer is answered like an unknown id. */
  async function openVault(viewer: Viewer, timelineId: string): Promise<(year: number) => Promise<FoundYear>> {
    const known = await years.listVaultYears(timelineId);
    const [first] = known;
    if (!first) throw notFound();
    await writes.lockTimeline(timelineId);
    await access.year(viewer, first.id);
    const ids = new Map(known.map(({ id, year }) => [year, id]));
    return async (year) => {
      const id = ids.get(year);
      if (id === undefined) throw new AppError("invalid_input", `This vault starts in ${first.year}`);
      return access.year(viewer, id);
    };
  }

  async function ownMemory(viewer: Viewer, memoryId: string, withStones: boolean): Promise<FoundMemory> {
    await writes.lock(viewer.accountId, memoryId);
    const memory = await access.memory(viewer, memoryId);
    if (memory.kind !== "personal") throw notFound();
    if (memory.isArchived) throw new AppError("invalid_input", "This memory is archived. Please restore it first");
    if (!withStones && (memory.memoryType === "Stone" || memory.isCandle)) {
      throw new AppError("invalid_input", "Stones and candles are only included if you choose to");
    }
    return memory;
  }

  return { openVault, ownMemory };
}
