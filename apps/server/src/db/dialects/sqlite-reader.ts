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
        streamQuery: () => refuse("Rows are not streamed"),
      };
    },
    acquireConnection: async () => connection ?? refuse("The database is closed"),
    beginTransaction: async () => refuse("Transactions are for writing"),
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

function refuse(why: string): never {
  throw new Error(`${why}: this database is open for reading`);
}
