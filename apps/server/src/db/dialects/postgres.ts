import { CompiledQuery, type Dialect, PostgresDialect, type PostgresDialectConfig } from "kysely";
import { Pool, TypeOverrides } from "pg";

import { scopedDriver } from "#db/transaction-scope.ts";

import { guardedPool } from "./postgres-connections.ts";
import { createPulse } from "./postgres-pulse.ts";

const bigintType = 20;
const connectTimeoutMs = 3500;
const statementTimeoutMs = 30_000;
/** For each process. */
export const pooledConnections = 10;

export function postgresDialect(url: string, longestStatementMs = statementTimeoutMs): Dialect {
  return dialectOf(url, openPool(url, pooledConnections, longestStatementMs), { longestStatementMs });
}

/** Connections whose every transaction is refused as soon as it writes. */
export function postgresReaderDialect(url: string): Dialect {
  return dialectOf(url, openPool(url, 1, statementTimeoutMs), {
    longestStatementMs: statementTimeoutMs,
    // As a parameter of the connection, some poolers in between would refuse it.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw("set default_transaction_read_only = on"));
    },
  });
}

function openPool(url: string, max: number, longestStatementMs: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: longestStatementMs,
    keepAlive: true,
    types: columnTypes(),
  });
  // A connection may die with its server, idle or between two queries; an unhandled error event would end this process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

interface DialectOptions extends Omit<PostgresDialectConfig, "pool"> {
  readonly longestStatementMs: number;
}

function dialectOf(url: string, pool: Pool, { longestStatementMs, ...more }: DialectOptions): Dialect {
  const dialect = new PostgresDialect({ pool: guardedPool(pool, createPulse(url, longestStatementMs)), ...more });
  return {
    createDriver: () => scopedDriver(dialect.createDriver()),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** Milliseconds and counts fit a JavaScript number; `pg` would give bigint columns as text. */
function columnTypes(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(bigintType, Number);
  return overrides;
}
