import { type Dialect, PostgresDialect } from "kysely";
import { Pool, TypeOverrides } from "pg";

import { scopedDriver } from "#db/transaction-scope.ts";

import { guardedPool } from "./postgres-connections.ts";
import { createPulse } from "./postgres-pulse.ts";

const bigintType = 20;
const connectTimeoutMs = 3500;
const statementTimeoutMs = 30_000;
const pooledConnections = 10;

export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: pooledConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    keepAlive: true,
    types: columnTypes(),
  });
  // A connection may die with its server, idle or between two queries; an unhandled error event would end this process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const dialect = new PostgresDialect({ pool: guardedPool(pool, createPulse(url, statementTimeoutMs)) });
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
