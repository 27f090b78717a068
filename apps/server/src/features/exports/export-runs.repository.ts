import type { Db } from "#db/client.ts";
import type { ExportsTable } from "#db/export-tables.ts";

import type { Ending } from "./export-ending.ts";

export interface BegunExport {
  readonly kind: string;
  readonly options: string;
  /** The number of this attempt, which is needed to report and to end. */
  readonly tries: number;
  /** How often the export failed before, without the attempts whose server died. */
  readonly failures: number;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly step: string;
}

interface Ended extends Ending {
  readonly status: "ready" | "failed";
}

const unfinished: ExportsTable["status"][] = ["waiting", "running"];

/** The state of each export. An attempt that was followed by another one may no longer write it. */
export function createExportRunsRepository(db: Db) {
  const running = (id: string, tries: number) =>
    db.updateTable("exports").where("id", "=", id).where("tries", "=", tries).where("status", "=", "running");

  return {
    /** Undefined when the export is no longer wanted. */
    async begin(id: string): Promise<BegunExport | undefined> {
      return db
        .updateTable("exports")
        .set((update) => ({ status: "running", tries: update("tries", "+", 1) }))
        .where("id", "=", id)
        .where("status", "in", unfinished)
        .returning(["kind", "options", "tries", "failures"])
        .executeTakeFirst();
    },

    /** The server stops: this attempt does not count. */
    async putBack(id: string, tries: number): Promise<void> {
      await running(id, tries)
        .set({ status: "waiting", tries: tries - 1 })
        .execute();
    },

    /** Counts a failure; the export will be tried again. */
    async countFailure(id: string, tries: number): Promise<void> {
      await running(id, tries)
        .set((update) => ({ failures: update("failures", "+", 1) }))
        .execute();
    },

    /** False when the export is no longer wanted, or another attempt has taken it over. */
    async report(id: string, tries: number, { done, total, step }: Progress): Promise<boolean> {
      const { numUpdatedRows } = await running(id, tries).set({ done, total, step }).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async isWanted(id: string, tries: number): Promise<boolean> {
      const row = await db
        .selectFrom("exports")
        .select("id")
        .where("id", "=", id)
        .where("tries", "=", tries)
        .where("status", "=", "running")
        .executeTakeFirst();
      return row !== undefined;
    },

    async end(id: string, tries: number, { now, expiresAt, ...ending }: Ended): Promise<boolean> {
      const { numUpdatedRows } = await running(id, tries)
        .set({ ...ending, finished_at: now, expires_at: expiresAt })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

export type ExportRunsRepository = ReturnType<typeof createExportRunsRepository>;
