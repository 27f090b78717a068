import { setTimeout as pause } from "node:timers/promises";

import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

import { explainDatabaseFailure, isBusy, isFull } from "#db/failures.ts";
import { AppError, unreachableStorage } from "#lib/app-error.ts";
import { isEssential } from "#lib/essential-work.ts";

import { busyTimeoutMs, type OpenFile } from "./sqlite-file.ts";
import type { SqliteStatements } from "./sqlite-statements.ts";
import type { WriteSlot } from "./sqlite-write-slot.ts";

const busyPauseMs = 5;

export interface Visit {
  readonly connection: DatabaseConnection;
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  leave(): Promise<void>;
}

/** The connection Kysely holds during a query. The write slot is taken only for writes. */
export function createVisit(opened: OpenFile, slot: WriteSlot): Visit {
  const { reading, writing, checkpoints } = opened;
  let transaction: Transaction | undefined;
  let hasWritten = false;

  function placeOf({ query, sql }: CompiledQuery): SqliteStatements {
    refuseBroken(opened);
    const isRead = query.kind === "SelectQueryNode" || /^\s*select\b/i.test(sql);
    return isRead && !transaction ? reading : writing;
  }

  async function execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const place = placeOf(query);
    const ask = () => attempt(opened, () => place.run<R>(query.sql, query.parameters));
    if (transaction) return transaction.ask(ask);
    if (place === reading) return ask();
    await takeSlot(opened, slot);
    try {
      // An explicitly requested checkpoint carries over only synced commits, too.
      if (/^\s*pragma\s+wal_checkpoint/i.test(query.sql)) await settled(opened);
      const result = await ask().catch((error: unknown) => (isWorthAnotherTry(error) ? ask() : Promise.reject(error)));
      hasWritten = true;
      return result;
    } finally {
      slot.pass();
    }
  }

  function end(): void {
    transaction = undefined;
    slot.pass();
  }

  return {
    connection: {
      executeQuery: execute,
      async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
        for (const row of placeOf(query).iterate<R>(query.sql, query.parameters)) yield { rows: [row] };
      },
    },
    async begin() {
      await takeSlot(opened, slot);
      transaction = await beginTransaction(opened).catch((error: unknown) => {
        slot.pass();
        throw error;
      });
    },
    async commit() {
      await transaction?.commit();
      hasWritten = true;
      end();
    },
    async rollback() {
      await transaction?.rollback().finally(end);
    },
    async leave() {
      if (!hasWritten) return;
      await settled(opened);
      checkpoints.saved();
    },
  };
}

interface Transaction {
  ask<T>(question: () => Promise<T>): Promise<T>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

async function beginTransaction(opened: OpenFile): Promise<Transaction> {
  const { writer, writing } = opened;
  /**
   * The error after which SQLite rolled back by itself, as on a full disk: further statements would run outside of the
   * transaction.
   */
  let rolledBackBy: unknown;

  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (rolledBackBy !== undefined) throw rolledBackBy;
    try {
      return await question();
    } catch (error) {
      if (!writer.isTransaction) rolledBackBy = error;
      throw error;
    }
  }

  async function command(text: string): Promise<void> {
    await attempt(opened, () => writing.run(text, []));
  }

  // Immediate: a deferred transaction that turns into a write fails at once when another process writes.
  await command("begin immediate");
  return {
    ask,
    async commit() {
      refuseBroken(opened);
      await ask(() => command("commit"));
    },
    async rollback() {
      // A second rollback would fail, and hide the reason for the first.
      if (writer.isTransaction) await command("rollback");
    },
  };
}

async function takeSlot({ reserve, log }: OpenFile, slot: WriteSlot): Promise<void> {
  await reserve.admit();
  await slot.take();
  if (!log.hasFailed()) return;
  slot.pass();
  throw unreachableStorage();
}

async function settled({ log }: OpenFile): Promise<void> {
  await log.settled().catch((error: unknown) => Promise.reject(unreachableStorage(error)));
}

/** After a failed sync, no read may see what was never synced. */
function refuseBroken({ log }: OpenFile): void {
  if (log.hasFailed()) throw unreachableStorage();
}

async function attempt<T>({ reserve }: OpenFile, work: () => T): Promise<T> {
  try {
    return await retryWhileBusy(work);
  } catch (error) {
    if (isFull(error)) await reserve.giveUp();
    throw explainDatabaseFailure(error);
  }
}

/** The reserve was released for it; a single failed statement has changed nothing. */
function isWorthAnotherTry(error: unknown): boolean {
  return isEssential() && error instanceof AppError && error.code === "storage_full";
}

async function retryWhileBusy<T>(work: () => T): Promise<T> {
  const giveUpAt = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      // Another process is writing. Inside a transaction this cannot happen: it began with the write lock.
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await pause(busyPauseMs);
    }
  }
}
