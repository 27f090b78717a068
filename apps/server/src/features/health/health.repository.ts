import type { Db } from "#db/client.ts";
import { newestMigration } from "#db/migrate.ts";

export function createHealthRepository(db: Db) {
  return { newestMigration: (): Promise<number> => newestMigration(db) };
}

export type HealthRepository = ReturnType<typeof createHealthRepository>;
