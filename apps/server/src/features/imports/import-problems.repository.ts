import type { Db } from "#db/client.ts";

export interface ProblemRecord {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** What did not come along, by name. */
export function createImportProblemsRepository(db: Db) {
  return {
    async insert(importId: string, phase: "reading" | "importing", problems: readonly ProblemRecord[]): Promise<void> {
      if (problems.length === 0) return;
      await db
        .insertInto("import_problems")
        .values(problems.map((problem) => ({ ...problem, import_id: importId, phase })))
        .execute();
    },

    async list(importId: string, limit: number): Promise<ProblemRecord[]> {
      return db
        .selectFrom("import_problems")
        .select(["id", "name", "reason"])
        .where("import_id", "=", importId)
        .orderBy("id")
        .limit(limit)
        .execute();
    },

    async count(importId: string): Promise<number> {
      const row = await db
        .selectFrom("import_problems")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("import_id", "=", importId)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
  };
}

export type ImportProblemsRepository = ReturnType<typeof createImportProblemsRepository>;
