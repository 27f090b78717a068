import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import { type ArchiveRestore, type ImportedMemories, type ImportFiles, onBehalfOf } from "./import-dependencies.ts";
import type { ImportItemsRepository, ImportLookups, MadeItem } from "./import-items.repository.ts";
import type { ImportQueue } from "./import-queue.repository.ts";
import { readFindings } from "./import-record.ts";
import { hasGotOn, mustWait, nextLookMs } from "./import-slot.ts";
import { undoImport } from "./imports.jobs.ts";
import type { ImportsRepository } from "./imports.repository.ts";
import type { UndatedRepository } from "./undated.repository.ts";

const atOnce = 20;

interface UndoingDeps {
  readonly imports: ImportsRepository;
  readonly queue: ImportQueue;
  readonly items: ImportItemsRepository;
  readonly lookups: ImportLookups;
  readonly restore: Pick<ArchiveRestore, "takeOut">;
  readonly undated: UndatedRepository;
  readonly memories: Pick<ImportedMemories, "remove">;
  readonly files: Pick<ImportFiles, "removeUnused">;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Undo {
  readonly accountId: string;
  readonly importId: string;
  readonly edited: "keep" | "remove";
  readonly left?: number | undefined;
}

/** Removes what an import added. Memories edited since stay, unless they are to be removed too. */
export function createUndoing(deps: UndoingDeps) {
  const { imports, items, lookups, restore, jobs, clock, transact } = deps;

  async function sign(importId: string): Promise<boolean> {
    return imports.move(importId, ["undoing"], { worked_at: clock.now() });
  }

  async function takeOutMemories(undo: Undo, signal: AbortSignal): Promise<void> {
    let after = "";
    for (;;) {
      const batch = await lookups.listMade(undo.importId, after, atOnce);
      if (batch.length === 0 || !(await sign(undo.importId))) return;
      for (const item of batch) {
        signal.throwIfAborted();
        await takeOut(deps, undo, item);
        after = item.id;
      }
    }
  }

  async function takeOutUndated(importId: string): Promise<void> {
    for (;;) {
      const batch = await lookups.listUndated(importId, atOnce);
      if (batch.length === 0 || !(await sign(importId))) return;
      for (const id of batch) await transact(() => dropUndated(deps, id, "undone"));
    }
  }

  return {
    async run(undo: Undo, signal: AbortSignal): Promise<void> {
      const { accountId, importId } = undo;
      const record = await imports.find(accountId, importId);
      if (record?.state !== "undoing") return;
      if (await mustWait(deps, record)) {
        return jobs.enqueue(undoImport, undo, { runAt: clock.now() + nextLookMs });
      }
      const left = await items.countIn(importId, "made");
      if (hasGotOn(undo.left, left)) return jobs.enqueue(undoImport, { ...undo, left });
      await takeOutUndated(importId);
      await takeOutMemories(undo, signal);
      await transact(async () => {
        const { put } = readFindings(record.found);
        if (put) await restore.takeOut(accountId, put);
        await imports.move(importId, ["undoing"], { state: "undone", worked_at: clock.now() });
      });
    },
  };
}

export type Undoing = ReturnType<typeof createUndoing>;

async function takeOut({ items, memories, transact }: UndoingDeps, undo: Undo, item: MadeItem): Promise<void> {
  const { memoryId, memoryVersion } = item;
  const version = undo.edited === "keep" ? (memoryVersion ?? undefined) : undefined;
  try {
    await transact(async () => {
      await items.settle(item.id, "made", { state: "undone" });
      if (memoryId !== null) await memories.remove(onBehalfOf(undo.accountId), memoryId, version);
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A memory changed since stays as imported. One that is gone already needs no work.
    if (error.code === "not_found") await items.settle(item.id, "made", { state: "undone" });
    else if (error.code !== "conflict") throw error;
  }
}

/** Removes the entry with its files. Call it in a transaction. */
export async function dropUndated(
  { items, undated, files }: Pick<UndoingDeps, "items" | "undated" | "files">,
  itemId: string,
  state: "undone" | "left-out",
): Promise<boolean> {
  const held = await undated.listFiles(itemId);
  if (!(await items.settle(itemId, "undated", { state }))) return false;
  await undated.release(itemId);
  await files.removeUnused(held.map(({ fileId }) => fileId));
  return true;
}
