import { AsyncLocalStorage } from "node:async_hooks";

import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely";

/** One open transaction, carried along the asynchronous calls made inside it. */
interface Scope {
  connection: DatabaseConnection | undefined;
  holders: number;
  savepoints: number;
  isOver: boolean;
  isUndone: boolean;
  /** Why a nested part could not be rolled back alone: then the whole transaction must be. */
  failure: { readonly reason: unknown } | undefined;
  readonly afterCommit: (() => void)[];
}

interface TransactionRunner {
  transaction(): { execute<T>(work: () => Promise<T>): Promise<T> };
}

const scopes = new AsyncLocalStorage<Scope>();

/** Makes every query issued inside a transaction use that transaction's connection. */
export function scopedDriver(inner: Driver): Driver {
  return {
    init: (options) => inner.init(options),
    destroy: (options) => inner.destroy(options),
    beginTransaction: (connection, settings) => inner.beginTransaction(connection, settings),

    async commitTransaction(connection) {
      const scope = scopes.getStore();
      assertWhole(scope);
      // Set before the commit is synced: later statements would run outside of the transaction.
      if (scope) scope.isOver = true;
      await inner.commitTransaction(connection);
    },

    async rollbackTransaction(connection) {
      const scope = scopes.getStore();
      if (scope) scope.isUndone = true;
      // Kysely throws the reason for the rollback; an error from here on would hide it.
      await inner.rollbackTransaction(connection).catch(() => undefined);
    },

    async acquireConnection(options) {
      const scope = scopes.getStore();
      if (!scope) return inner.acquireConnection(options);
      if (scope.isOver) throw new Error("A query was started by work that outlived its transaction");
      assertWhole(scope);
      scope.connection ??= await inner.acquireConnection(options);
      scope.holders += 1;
      return scope.connection;
    },

    async releaseConnection(connection, options) {
      const scope = scopes.getStore();
      if (scope && scope.connection === connection) {
        scope.holders -= 1;
        if (scope.holders > 0) return;
      }
      try {
        await inner.releaseConnection(connection, options);
      } catch (error) {
        if (!scope?.isUndone) throw error;
      }
    },
  };
}

/** How often work is done anew that PostgreSQL undid, because two transactions waited for each other. */
const mostTries = 4;
const deadlockDetected = "40P01";

export async function runInTransaction<T>(db: TransactionRunner, work: () => Promise<T>): Promise<T> {
  const outer = scopes.getStore();
  if (outer && !outer.isOver) return runInSavepoint(outer, work);

  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (tried === mostTries || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === deadlockDetected;
}

async function runOnce<T>(db: TransactionRunner, work: () => Promise<T>): Promise<T> {
  const scope = createScope();
  const result = await scopes.run(scope, async () => {
    try {
      return await db.transaction().execute(work);
    } finally {
      scope.isOver = true;
    }
  });
  for (const callback of scope.afterCommit) callback();
  return result;
}

function createScope(): Scope {
  return {
    connection: undefined,
    holders: 0,
    savepoints: 0,
    isOver: false,
    isUndone: false,
    failure: undefined,
    afterCommit: [],
  };
}

/** Runs `callback` once the surrounding transaction has committed, or at once when there is none. */
export function afterCommit(callback: () => void): void {
  const scope = scopes.getStore();
  if (scope && !scope.isOver) scope.afterCommit.push(callback);
  else callback();
}

async function runInSavepoint<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  assertWhole(scope);
  scope.savepoints += 1;
  const name = `nested_${scope.savepoints}`;
  const callbacksBefore = scope.afterCommit.length;
  await command(scope, `savepoint ${name}`);
  try {
    const result = await work();
    await command(scope, `release savepoint ${name}`);
    return result;
  } catch (error) {
    scope.afterCommit.length = callbacksBefore;
    await command(scope, `rollback to savepoint ${name}`).catch(() => {
      scope.failure ??= { reason: error };
    });
    throw error;
  }
}

function assertWhole(scope: Scope | undefined): void {
  if (scope?.failure) throw scope.failure.reason;
}

async function command(scope: Scope, text: string): Promise<void> {
  await scope.connection?.executeQuery(CompiledQuery.raw(text));
}
