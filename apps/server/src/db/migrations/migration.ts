import type { QueryExecutorProvider, SchemaModule } from "kysely";

/** Table building and raw SQL only: the typed schema is always the newest one, and a migration must outlive it. */
export interface MigrationDb extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export interface Migration {
  readonly version: number;
  readonly name: string;
  up(db: MigrationDb): Promise<void>;
}
