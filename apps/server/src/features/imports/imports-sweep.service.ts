import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { ImportUploads } from "./import-dependencies.ts";
import type { ImportQueue } from "./import-queue.repository.ts";
import type { ImportRecord } from "./import-record.ts";
import { importEntries, readImport, undoImport } from "./imports.jobs.ts";
import type { ImportsRepository } from "./imports.repository.ts";

const hourMs = 60 * 60_000;
const weekMs = 7 * 24 * hourMs;
const jobNames = [readImport, importEntries, undoImport].map(({ name }) => name);

interface SweepDeps {
  readonly imports: ImportsRepository;
  readonly queue: ImportQueue;
  readonly uploads: Pick<ImportUploads, "release">;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Ends imports whose worker is gone, and removes imports that were not confirmed within a week. */
export function createImportsSweep({ imports, queue, uploads, clock, transact }: SweepDeps) {
  async function settle({ id, state }: ImportRecord): Promise<void> {
    const over = { stop: "trouble" as const, worked_at: clock.now() };
    if (state === "reading") await imports.move(id, [state], { ...over, state: "failed" });
    if (state === "importing") await imports.move(id, [state], { ...over, state: "stopped" });
    if (state === "undoing") await imports.move(id, [state], { ...over, state: "done" });
  }

  async function forget({ id }: ImportRecord): Promise<void> {
    await transact(async () => {
      await uploads.release(await imports.listUploads(id));
      await imports.remove(id);
    });
  }

  return {
    async sweep(): Promise<void> {
      const now = clock.now();
      await queue.clampTimestamps(now);
      const abandoned = await queue.findResting(["reading", "importing", "undoing"], now - hourMs, jobNames);
      for (const record of abandoned) await settle(record);
      for (const record of await queue.findResting(["read", "failed"], now - weekMs, jobNames)) await forget(record);
    },
  };
}

export type ImportsSweep = ReturnType<typeof createImportsSweep>;
