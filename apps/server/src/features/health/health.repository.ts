import type { Db } from "#db/client.ts";

export function createHealthRepository(db: Db) {
  return {
    async newestMigration(): Promise<number> {
      const row = await db
        .selectFrom("schema_migrations")
        .select((expression) => expression.fn.max("version").as("version"))
        .executeTakeFirst();
      return row?.version ?? 0;
    },
  };
}

export type HealthRepository = ReturnType<typeof createHealthRepository>;
