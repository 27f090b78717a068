import type { NewMemory } from "@lane/contract/memories.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { FoundMemory, FoundYear } from "./memory-access.repository.ts";
import { mayDo, type MemoryAccess, notFound } from "./memory-access.ts";
import type { MemoryWritesRepository } from "./memory-writes.repository.ts";
import type { MemoryPresenter } from "./present-memory.ts";
import type { YearGate } from "./year-gate.ts";

interface MemoryChecksDeps {
  readonly writes: Pick<MemoryWritesRepository, "lock" | "lockTimeline">;
  readonly access: MemoryAccess;
  readonly presenter: Pick<MemoryPresenter, "one">;
  readonly gate: YearGate;
}

/** Undefined accepts any current version. */
type Version = number | undefined;

/** What is checked before a memory is written. Call it in the transaction that writes. */
export function createMemoryChecks({ writes, access, presenter, gate }: MemoryChecksDeps) {
  async function changeable(
    viewer: Viewer,
    memoryId: string,
    version: Version,
    action: "change" | "arrange" = "change",
  ): Promise<FoundMemory> {
    await writes.lock(viewer.accountId, memoryId);
    const memory = await access.memory(viewer, memoryId);
    if (!mayDo(viewer.accountId, action, memory)) {
      throw new AppError("forbidden", "You can read this memory but not change it");
    }
    if (version === undefined || version === memory.version) return memory;
    const current = await presenter.one(viewer, memory);
    throw new AppError("conflict", "This memory has been changed elsewhere", { current });
  }

  /** In a vault nobody leaves or is removed while something is added: it would stay, whatever they have chosen. */
  async function openYear(viewer: Viewer, { timelineId, yearId, month }: NewMemory): Promise<FoundYear> {
    const found = await access.year(viewer, yearId);
    if (found.timelineId !== timelineId) throw notFound();
    if (found.kind === "vault") await writes.lockTimeline(timelineId);
    const year = found.kind === "vault" ? await access.year(viewer, yearId) : found;
    await gate.pass(year, month);
    return year;
  }

  return { changeable, openYear };
}
