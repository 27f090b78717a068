import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

import {
  type CompiledQuery,
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

import { type Checkpoints, createCheckpoints } from "./sqlite-checkpoints.ts";
import { createLogSync, type LogSync } from "./sqlite-log.ts";
import { createStatements, type SqliteStatements } from "./sqlite-statements.ts";

const busyTimeoutMs = 10_000;
const busyPauseMs = 5;

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

interface OpenFile {
  /** Only reads, and never waits for whoever writes. */
  readonly reader: DatabaseSync;
  readonly writer: DatabaseSync;
  readonly reading: SqliteStatements;
  readonly writing: SqliteStatements;
  readonly log: LogSync;
  readonly checkpoints: Checkpoints;
}

function openFile(file: string): OpenFile {
  const writer = openConnection(file);
  const reader = openConnection(file);
  reader.exec("pragma query_only = on");
  return {
    reader,
    writer,
    reading: createStatements(reader),
    writing: createStatements(writer),
    log: createLogSync(file),
    checkpoints: createCheckpoints(file),
  };
}

function openConnection(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  database.exec("pragma journal_mode = wal");
  // With NORMAL alone a power cut takes acknowledged rows with it: `releaseConnection` syncs the log before the answer.
  database.exec("pragma synchronous = normal");
  // Sixteen times the usual length: a thread carries the log over long before that.
  database.exec("pragma wal_autocheckpoint = 16000");
  database.exec("pragma foreign_keys = on");
  // Erased words must not linger in free pages.
  database.exec("pragma secure_delete = on");
  // From here on waiting is done without blocking the event loop; see `patiently`.
  database.exec("pragma busy_timeout = 0");
  return database;
}

function createDriver(file: string): Driver {
  const visits = new WeakMap<DatabaseConnection, Visit>();
  const turn = createTurn();
  let opened: OpenFile | undefined;

  function visitOf(connection: DatabaseConnection): Visit {
    const visit = visits.get(connection);
    if (!visit) throw new Error("This connection is of another database");
    return visit;
  }

  return {
    async init() {
      opened = openFile(file);
    },
    async acquireConnection() {
      if (!opened) throw new Error("The database is closed");
      const visit = createVisit(opened, turn);
      visits.set(visit.connection, visit);
      return visit.connection;
    },
    beginTransaction: (connection) => visitOf(connection).begin(),
    commitTransaction: (connection) => visitOf(connection).commit(),
    rollbackTransaction: (connection) => visitOf(connection).rollback(),
    releaseConnection: (connection) => visitOf(connection).leave(),
    async destroy() {
      await opened?.checkpoints.close();
      await opened?.log.close();
      opened?.reader.close();
      opened?.writer.close();
      opened = undefined;
    },
  };
}

interface Visit {
  readonly connection: DatabaseConnection;
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  leave(): Promise<void>;
}

/** What Kysely holds while it asks. The turn to write is taken only where something is written. */
function createVisit({ reading, writing, log, checkpoints }: OpenFile, turn: Turn): Visit {
  let isInTransaction = false;
  let hasWritten = false;

  function placeOf({ query, sql }: CompiledQuery): SqliteStatements {
    const isRead = query.kind === "SelectQueryNode" || /^\s*select\b/i.test(sql);
    return isRead && !isInTransaction ? reading : writing;
  }

  async function execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const place = placeOf(query);
    const isOwnTurn = place === writing && !isInTransaction;
    if (isOwnTurn) await turn.take();
    try {
      const result = await patiently(() => place.run<R>(query.sql, query.parameters));
      hasWritten ||= isOwnTurn;
      return result;
    } finally {
      if (isOwnTurn) turn.pass();
    }
  }

  async function command(text: string): Promise<void> {
    await patiently(() => writing.run(text, []));
  }

  function end(): void {
    isInTransaction = false;
    turn.pass();
  }

  return {
    connection: {
      executeQuery: execute,
      async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
        for (const row of placeOf(query).iterate<R>(query.sql, query.parameters)) yield { rows: [row] };
      },
    },
    async begin() {
      await turn.take();
      try {
        // Immediate: a deferred transaction that turns into a write fails at once when another process writes.
        await command("begin immediate");
        isInTransaction = true;
      } catch (error) {
        turn.pass();
        throw error;
      }
    },
    async commit() {
      await command("commit");
      hasWritten = true;
      end();
    },
    async rollback() {
      await command("rollback").finally(end);
    },
    async leave() {
      if (!hasWritten) return;
      await log.settled().catch((error: unknown) => Promise.reject(explainDatabaseFailure(error)));
      checkpoints.saved();
    },
  };
}

async function patiently<T>(work: () => T): Promise<T> {
  const giveUpAt = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      // Another process is writing. Inside a transaction this cannot happen: it began with the write lock.
      if (!isBusy(error) || performance.now() > giveUpAt) throw explainDatabaseFailure(error);
      await pause(busyPauseMs);
    }
  }
}

interface Turn {
  take(): Promise<void>;
  pass(): void;
}

/** One at a time, in the order they came. */
function createTurn(): Turn {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => void waiting.push(resolve));
      isTaken = true;
    },
    pass() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
