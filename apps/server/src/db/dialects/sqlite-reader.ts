import { DatabaseSync } from "node:sqlite";

import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

import { createStatements } from "./sqlite-statements.ts";

/** A file that is opened without the right to write: no query, and nothing at opening or closing, changes its data. */
export function sqliteReaderDialect(file: string): Dialect {
  return {
    createDriver: () => createDriver(file),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function createDriver(file: string): Driver {
  let database: DatabaseSync | undefined;
  let connection: DatabaseConnection | undefined;

  return {
    async init() {
      database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
      const statements = createStatements(database);
      connection = {
        executeQuery: async ({ sql, parameters }) => statements.run(sql, parameters),
        streamQuery() {
          throw new Error("Rows are not streamed from this database");
        },
      };
    },
    async acquireConnection() {
      if (!connection) throw new Error("The database is closed");
      return connection;
    },
    async beginTransaction() {
      throw new Error("This database is open for reading, and transactions are for writing");
    },
    commitTransaction: async () => undefined,
    rollbackTransaction: async () => undefined,
    releaseConnection: async () => undefined,
    async destroy() {
      connection = undefined;
      database?.close();
      database = undefined;
    },
  };
}
