import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

import { explainDatabaseFailure, isBusy } from "#db/failures.ts";
import { scopedDriver } from "#db/transaction-scope.ts";

const busyTimeoutMs = 10_000;
const busyPauseMs = 5;
const cachedStatements = 500;

/** SQLite's own mutual exclusion is in the driver's queue; Kysely's would make nested work wait for itself. */
class QueuedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export function nodeSqliteDialect(file: string): Dialect {
  return {
    createDriver: () => scopedDriver(createDriver(file)),
    createAdapter: () => new QueuedSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  database.exec("pragma journal_mode = wal");
  // FULL, not NORMAL: with NORMAL a power cut takes acknowledged rows with it.
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
  // Erased words must not linger in free pages.
  database.exec("pragma secure_delete = on");
  // From here on waiting is done without blocking the event loop; see `executeQuery`.
  database.exec("pragma busy_timeout = 0");
  return database;
}

function createDriver(file: string): Driver {
  const waiting: ((connection: DatabaseConnection) => void)[] = [];
  let database: DatabaseSync | undefined;
  let connection: DatabaseConnection | undefined;
  let isTaken = false;

  return {
    async init() {
      database = openSqliteFile(file);
      connection = createConnection(database);
    },
    async acquireConnection() {
      if (!connection) throw new Error("The database is closed");
      if (!isTaken) {
        isTaken = true;
        return connection;
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    async releaseConnection(released) {
      const next = waiting.shift();
      if (next) next(released);
      else isTaken = false;
    },
    // Immediate: a deferred transaction that turns into a write fails at once when another process writes.
    beginTransaction: (held) => command(held, "begin immediate"),
    commitTransaction: (held) => command(held, "commit"),
    rollbackTransaction: (held) => command(held, "rollback"),
    async destroy() {
      database?.close();
      database = undefined;
      connection = undefined;
    },
  };
}

function createConnection(database: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, StatementSync>();

  function prepare(text: string): StatementSync {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    const oldest = statements.keys().next().value;
    if (statements.size >= cachedStatements && oldest !== undefined) statements.delete(oldest);
    statements.set(text, statement);
    return statement;
  }

  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const giveUpAt = performance.now() + busyTimeoutMs;
      for (;;) {
        try {
          return run<R>(prepare(sql), parameters);
        } catch (error) {
          // Another process is writing. Inside a transaction this cannot happen: it began with the write lock.
          if (!isBusy(error) || performance.now() > giveUpAt) throw explainDatabaseFailure(error);
          await pause(busyPauseMs);
        }
      }
    },
    async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
      // A statement of its own: a cached one may be run again while this iteration is under way.
      for (const row of database.prepare(sql).iterate(...bindable(parameters))) {
        yield { rows: rowsOf<R>([row]) };
      }
    },
  };
}

function run<R>(statement: StatementSync, parameters: readonly unknown[]): QueryResult<R> {
  const values = bindable(parameters);
  if (statement.columns().length > 0) {
    // `all`, never `get`: a RETURNING statement read with `get` swallows the failure of its commit on a full disk.
    return { rows: rowsOf<R>(statement.all(...values)) };
  }
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === "boolean") return value ? 1 : 0;
    if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
      return value;
    }
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot store a ${typeof value}`);
  });
}

/** The one place where rows take the type that Kysely inferred from the query. */
function rowsOf<R>(rows: Record<string, unknown>[]): R[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rows as R[];
}

async function command(connection: DatabaseConnection, text: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(text));
}
